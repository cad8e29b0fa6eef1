"""Data sets: the same recipe gives the same rows, an interrupted one goes on, and no damage stays unnoticed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import shuto
from shuto.cli.run import run
from shuto.envs import datasets
from shuto.envs.datasets.files import MANIFEST, digest, read_manifest
from shuto.envs.datasets.tables import decode, encode

SMALL = Path(__file__).parent / "small-dataset"
RECIPE = datasets.Recipe(games=12, seed=1, shard=5)
"""How the small data set was made: shuto dataset make tests/envs/small-dataset --games 12 --seed 1 --shard 5"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the small data set, to be damaged."""
    return Path(shutil.copytree(SMALL, tmp_path / "copy"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small data set, made again."""
    path = tmp_path_factory.mktemp("made")
    datasets.make_dataset(RECIPE, path, make_shards=datasets.on_cores(1))
    return path


def test_the_small_data_set_is_sound() -> None:
    assert list(datasets.check_dataset(SMALL)) == []


def test_games_are_records_and_positions_are_theirs() -> None:
    dataset = datasets.Dataset(SMALL)
    games, positions = list(dataset.games()), list(dataset.positions())
    assert [row["game"] for row in games] == list(range(12))
    assert dataset.manifest.positions == len(positions) == sum(row["steps"] for row in games)
    for row, record in zip(games, dataset.records(), strict=True):
        *_, last = record.positions()
        assert last.outcome is not None
        assert row["ranks"] == [last.outcome.rank(seat) for seat in (0, 1)]
    assert {type(shuto.parse_turn(row["turn"])) for row in positions} >= {shuto.Extend, shuto.Pass}
    assert all(len(row["observation"]) == 34 and abs(sum(row["evaluation"]) - 1.0) < 1e-5 for row in positions)
    assert {tuple(row["bots"]) for row in games} > {("greedy", "careful")}  # seats are drawn


def test_first_turns_are_random_and_some_others_too() -> None:
    rows = list(datasets.Dataset(SMALL).positions())
    assert all(row["random"] for row in rows if row["step"] < 2)
    later = [row["random"] for row in rows if row["step"] >= 2]
    assert 0 < sum(later) < 0.2 * len(later)


def test_the_same_recipe_gives_the_same_rows(made: Path) -> None:
    """Not the same bytes: another version of pyarrow may write them differently."""
    again, small = datasets.Dataset(made), datasets.Dataset(SMALL)
    assert list(again.games()) == list(small.games())
    for one, other in zip(again.positions(), small.positions(), strict=True):
        assert one["turn"] == other["turn"]
        assert np.allclose(one["observation"], other["observation"])
        assert np.allclose(one["evaluation"], other["evaluation"], atol=1e-5)


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    recipe = datasets.Recipe(games=1, seed=2)
    datasets.make_dataset(recipe, tmp_path, make_shards=datasets.on_cores(1))
    assert next(datasets.Dataset(tmp_path).games())["record"] != next(datasets.Dataset(SMALL).games())["record"]


def test_an_interrupted_data_set_goes_on(made: Path, tmp_path: Path) -> None:
    """The first run is stopped after its first shard, while the second one is written."""
    asked: list[list[int]] = []

    def interrupted(recipe: datasets.Recipe, numbers: Any) -> Any:
        asked.append(list(numbers))
        for made_so_far, shard in enumerate(datasets.on_cores(1)(recipe, numbers)):
            if len(asked) == 1 and made_so_far == 1:
                (tmp_path / ".games-00001.parquet.1").write_bytes(b"half")
                raise KeyboardInterrupt
            yield shard

    with pytest.raises(KeyboardInterrupt):
        datasets.make_dataset(RECIPE, tmp_path, make_shards=interrupted)
    assert [flaw.why for flaw in datasets.check_dataset(tmp_path)] == ["missing", "missing"]
    reached: list[int] = []
    datasets.make_dataset(RECIPE, tmp_path, make_shards=interrupted, watch=reached.append)
    assert asked == [[0, 1, 2], [1, 2]]
    assert reached == [5, 10, 12]
    assert (tmp_path / MANIFEST).read_bytes() == (made / MANIFEST).read_bytes()


def _rewritten(folder: Path, kind: Any, change: Callable[[list[Any]], Any]) -> None:
    """Change rows of the second shard, and let the manifest agree."""
    path = folder / f"{kind}-00001.parquet"
    rows = decode(path.read_bytes())
    change(rows)
    path.write_bytes(encode(kind, rows))
    manifest = read_manifest(folder)
    entry = msgspec.structs.replace(manifest.shards[1], **{kind: digest(path.read_bytes())})
    msgspec.structs.replace(manifest, shards={**manifest.shards, 1: entry}).write(folder)


@pytest.mark.parametrize(
    ("kind", "change", "why"),
    [
        ("games", lambda rows: rows[0].update(ranks=[2, 2]), "its row differs from its record"),
        ("games", lambda rows: rows[0].update(record=rows[1]["record"]), "its row"),
        ("games", lambda rows: rows[0].update(record=rows[0]["record"].replace("c0 ", "c1 ", 1)), "step 1"),
        ("games", lambda rows: rows[0].update(record=rows[0]["record"].rsplit("\n", 4)[0] + "\n"), "no end"),
        ("positions", lambda rows: rows[0].update(evaluation=[0.5, 0.4]), "its positions differ"),
        ("positions", lambda rows: rows.pop(0), "its positions differ"),
    ],
)
def test_rows_that_do_not_follow_from_the_game_are_found(folder: Path, kind: Any, change: Any, why: str) -> None:
    _rewritten(folder, kind, change)
    (flaw,) = datasets.check_dataset(folder)
    assert (flaw.shard, flaw.game) == (1, 5)
    assert why in flaw.why


def test_damaged_files_are_named(folder: Path) -> None:
    (folder / "games-00000.parquet").unlink()
    data = bytearray((folder / "positions-00002.parquet").read_bytes())
    data[100] ^= 1
    (folder / "positions-00002.parquet").write_bytes(data)
    first, last = datasets.check_dataset(folder)
    assert "games-00000.parquet: No such file" in first.why
    assert "positions-00002.parquet: not the file" in last.why


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"games": 0}, "games: from 1 to"),
        ({"shard": 0}, "shard: from 1 to"),
        ({"random": 1.5}, "random: a share"),
        ({"random": float("nan")}, "random: a share"),
        ({"seed": -1}, "seed: from 0"),
        ({"bots": ()}, "bots: name at least one"),
        ({"bots": ("nobody",)}, "no bot 'nobody'"),
        ({"bots": ("greedy@5",)}, "greedy does not look ahead"),
        ({"edition": "chess"}, "chess"),
        ({"players": 5}, "5"),
    ],
)
def test_bad_recipes_are_refused_with_one_line(options: dict[str, Any], why: str) -> None:
    with pytest.raises(datasets.RecipeError, match=why) as refused:
        datasets.Recipe(**{"games": 1, **options})
    assert "\n" not in str(refused.value)


def test_the_command_makes_checks_and_refuses(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "games")
    make = ["dataset", "make", folder, "--games", "2", "--workers", "1", "--bot", "strong@20", "--seed", "4"]
    assert run(make) == 0
    assert run(make) == 0  # nothing is missing
    one, other = capfd.readouterr().out.splitlines()
    assert one == other == f"{folder}: 2 games, {datasets.Dataset(folder).manifest.positions} positions."
    assert run(["dataset", "check", folder]) == 0
    assert capfd.readouterr().out == "2 games judged again. Nothing is wrong.\n"
    (tmp_path / "games" / "games-00000.parquet").write_bytes(b"")
    assert run(["dataset", "check", folder]) == 1
    for words, why in [
        ([*make, "--seed", "5"], "has a data set of another recipe"),
        (["dataset", "make", str(tmp_path), "--bot", "nobody"], "no bot 'nobody'"),
        (["dataset", "check", str(tmp_path)], f"{tmp_path / MANIFEST}: No such file"),
    ]:
        assert run(words) == 2
        line = capfd.readouterr().err
        assert line.count("\n") == 1
        assert why in line


@pytest.mark.parametrize("words", ["'make', 'games', '--games', '1'", "'check', 'games'"])
def test_a_missing_extra_is_one_line(words: str, tmp_path: Path) -> None:
    code = (
        f"import sys; sys.modules['pyarrow'] = None; from shuto.cli.run import run; sys.exit(run(['dataset', {words}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.stderr == "shuto: dataset: pyarrow is not installed; run: pip install 'shuto[data]'\n"
    assert done.returncode == 2


def test_a_cluster_that_is_not_there_is_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["dataset", "make", str(tmp_path), "--games", "1", "--ray", "127.0.0.1:1"]) == 2
    (line,) = capfd.readouterr().err.splitlines()
    assert "127.0.0.1:1" in line
    assert "no-cluster" not in line


def test_the_card_tells_how_to_make_it_again(made: Path) -> None:
    card = (made / "README.md").read_text("utf-8")
    told = "shuto dataset make FOLDER --games 12 --edition two-player-2024 --players 2 --bot greedy --bot thrifty"
    assert told in card
    assert "license: cc0-1.0" in card
    named = [card.index(f"`{name}`") for name in ("game", "bots", "ranks", "observation", "evaluation")]
    assert all(one < other for one, other in pairwise(named))
