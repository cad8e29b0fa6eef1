"""The arena on a real local Ray: the same games as without Ray, even if workers die."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from bots.test_arena import played
from shuto.bots.arena.cluster import Chunks, ClusterError, cluster, play_chunk
from shuto.bots.arena.game import GameResult
from shuto.bots.arena.plan import Plan
from shuto.bots.arena.rating import openskill_ratings
from shuto.cli.run import run
from shuto.text import LANGUAGES

SHUTO = str(Path(sys.executable).parent / "shuto")

DEATHS = ("one", "two")
# A bot of somebody else's whose worker is killed in its first game, and a second time later on
FRAIL = """
import os, signal, pathlib
from shuto.bots import GreedyBot

class FrailBot(GreedyBot):
    name = "frail"

    def choose(self, position, rng):
        deaths = pathlib.Path(os.environ["DEATHS"])
        for death, turn in (("one", 0), ("two", 6)):
            if position.turns_played >= turn and not (deaths / death).exists():
                (deaths / death).touch()
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(position, rng)
"""


def arena(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SHUTO, "arena", *arguments], capture_output=True, text=True, check=False, timeout=500,
        env={**os.environ, **more},
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra `cluster`")
def test_local_ray_plays_the_same_games_despite_dead_workers_and_a_resume(tmp_path: Path) -> None:
    (tmp_path / "frail.py").write_text(FRAIL)
    info = tmp_path / "frail-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: frail\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[shuto.bots]\nfrail = frail:FrailBot\n")
    deaths, no_deaths = tmp_path / "deaths", tmp_path / "no-deaths"
    deaths.mkdir()
    no_deaths.mkdir()
    for death in DEATHS:
        (no_deaths / death).touch()
    beside = {"PYTHONPATH": os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))}
    spread, plain = tmp_path / "spread.jsonl", tmp_path / "plain.jsonl"
    options = ("frail", "random", "--pairs", "6", "--json")
    alone = arena(*options, "--workers", "1", "--ledger", str(plain), DEATHS=str(no_deaths), **beside)
    assert alone.returncode == 0, alone.stderr
    assert len(played(plain)) == 12

    # cut within a pair and within a line, as a kill would: a cluster that loses workers goes on from there
    kept = plain.read_bytes().splitlines(keepends=True)[:5]
    spread.write_bytes(b"".join(kept) + b'{"id": "half a li')
    lost = arena(*options, "--ray", "local", "--workers", "2", "--ledger", str(spread), DEATHS=str(deaths), **beside)
    assert lost.returncode == 0, lost.stderr
    assert {death.name for death in deaths.iterdir()} == set(DEATHS)
    assert spread.read_bytes().splitlines(keepends=True)[:5] == kept
    assert played(spread) == played(plain)
    assert msgspec.json.decode(lost.stdout) == msgspec.json.decode(alone.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_ray_one_line_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["arena", "greedy", "random", "--ray", "local", "--lang", language]) == 2
    told = capsys.readouterr().err
    assert told.startswith("shuto: --ray: Ray")
    assert "pip install 'shuto[cluster]'" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_openskill_one_line_says_how_to_get_it_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert run(["arena", "greedy", "random", "--edition", "four-player-de", "--players", "3", "--lang", language]) == 2
    told = capsys.readouterr().err
    assert told.startswith("shuto: --players: openskill")
    assert "pip install 'shuto[arena]'" in told
    assert told.count("\n") == 1


def test_ratings_without_openskill_name_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ImportError, match=r"pip install 'shuto\[arena\]'"):
        openskill_ratings([])


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra `cluster`")
def test_unreachable_cluster_is_refused_with_one_line() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # bound but not listening: no other process can take the port
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        for where in (address, f"ray://{address}", "everywhere"):
            done = arena("greedy", "random", "--ray", where)
            assert done.returncode == 2
            assert where in done.stderr
            assert done.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra `cluster`")
def test_server_that_is_not_ray_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuto.bots.arena.cluster._JOIN_TIMEOUT", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(ClusterError) as caught, cluster(address):
            pass
    assert (caught.value.code, caught.value.address, caught.value.reason) == ("no-cluster", address, "> 2 s")


def test_worker_with_another_version_refuses() -> None:
    with pytest.raises(RuntimeError, match="a worker has Shuto"):
        play_chunk("0.0.0", list(Plan(("greedy", "random"), pairs=1).games()))


def test_chunks_are_whole_pairs_of_about_ten_seconds() -> None:
    specs = list(Plan(("a", "b"), players=3, pairs=400).games())
    chunks = Chunks(specs[1:])  # one game of the first pair is already played
    taken = [chunks.take()]
    assert taken[0] == specs[1:3]

    def game_of(seconds: float) -> GameResult:
        return GameResult("x", ("a", "b", "b"), (1, 2, 3), 9, "all-cars", (seconds,) * 3, (0.0,) * 3)

    chunks.record_time(game_of(1.0 / 3.0))
    taken.append(chunks.take())
    assert len(taken[1]) == 3 * 3  # a pair of three games takes 3 s, so three pairs fit into 10 s
    chunks.record_time(game_of(1000.0))
    taken.append(chunks.take())
    assert len(taken[2]) == 3
    while chunk := chunks.take():
        assert chunk[0].id.endswith("/0")
        taken.append(chunk)
    assert [spec for chunk in taken for spec in chunk] == specs[1:]
