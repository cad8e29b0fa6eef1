"""A growing push: the weakest stack is found, the picture and the command show it."""

from __future__ import annotations

import contextlib
import io
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from physics.scenes import duel
from shuto.cli.run import run
from shuto.physics import build_world, jerk, shake
from shuto.physics.push import LEAST, MOST
from shuto.rules.records.record import Recorder
from shuto.rules.setup import new_game
from shuto.rules.turn import Extend
from shuto.text import LANGUAGES
from tables import stand

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "physics.py"


def test_each_stack_falls_at_its_push_and_bears_half_of_it() -> None:
    position = stand(stand(duel(), 0, 300.0, 0.0, 7), 1, -300.0, 0.0, 2)
    found = shake(position, directions=2)
    assert len(found) == len(position.columns)
    for one in found:
        for share, falls in ((1.0, True), (0.5, False)):
            if one.push is not None and one.push > 2.0 * LEAST:
                world = build_world(position)
                angle = math.radians(one.direction)
                world.push(one.column, (share * one.push * math.cos(angle), share * one.push * math.sin(angle), 0.0))
                world.settle()
                assert any(fate.state == "fallen" for fate in world.fates()) == falls, (one, share)
    assert all(one.push is None or LEAST <= one.push <= MOST for one in found)
    assert [one.push or MOST for one in found] == sorted(one.push or MOST for one in found)
    tall = next(one for one in found if one.column == "c4")
    assert tall.falls == ("c4",)


def test_the_whole_table_can_be_pulled() -> None:
    found = jerk(stand(duel(), 0, 300.0, 0.0, 9), directions=2)
    assert found.speed is not None
    assert found.falls


@pytest.mark.parametrize("asked", [shake, jerk])
@pytest.mark.parametrize("directions", [0, -3])
def test_a_push_needs_a_direction(asked: Callable[..., object], directions: int) -> None:
    with pytest.raises(ValueError, match="directions: at least 1"):
        asked(duel(), directions=directions)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    recorder = Recorder(new_game("two-player-2024", 2))
    recorder.play(Extend(base=0, x=115.0, y=-80.0, height=2))
    path = tmp_path_factory.mktemp("shake") / "game.txt"
    path.write_text(recorder.record.to_text())
    return path


def said(*args: str) -> tuple[int, str]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = run(["shake", *args, "--directions", "1"])
    return code, out.getvalue()


def test_the_command_shows_a_table_and_draws(file: Path) -> None:
    target = file.with_suffix(".svg")
    code, text = said(str(file), "-o", str(target), "--lang", "en")
    assert code == 0
    assert "mN·s" in text
    assert "c2" in text
    svg = target.read_text("utf-8")
    assert svg.startswith("<svg")
    assert svg.count('fill="none" stroke="#c1121f"') >= 1  # the ring around the weakest


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_command_speaks(file: Path, lang: str) -> None:
    assert said(str(file), "--lang", lang)[1] != said(str(file), "--lang", "en")[1]


def test_the_command_as_json(file: Path) -> None:
    data = msgspec.json.decode(said(str(file), "--json")[1])
    assert {one["column"] for one in data["stacks"]} == {"c0", "c1", "c2"}
    assert data["unit"] == "mN·s"


def test_the_example_runs() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "falls" in done.stdout
