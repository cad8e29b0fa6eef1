"""Sturdiness: the weakest stack is found, and the drawing and the command show it."""

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
from shuto.physics.push import STRONGEST_PUSH, WEAKEST_PUSH
from shuto.rules.records.record import Recorder
from shuto.rules.setup import new_game
from shuto.rules.turn import Extend
from shuto.text import LANGUAGES
from tables import stand

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "physics.py"


@pytest.mark.slow
def test_each_stack_falls_at_its_weakest_push_and_bears_half_of_it() -> None:
    position = stand(stand(duel(), 0, 300.0, 0.0, 7), 1, -300.0, 0.0, 2)
    found = shake(position, directions=2)
    assert len(found) == len(position.columns)
    for one in found:
        for share, falls in ((1.0, True), (0.5, False)):
            if one.push is not None and one.push > 2.0 * WEAKEST_PUSH:
                world = build_world(position)
                angle = math.radians(one.direction)
                world.push(one.column, (share * one.push * math.cos(angle), share * one.push * math.sin(angle), 0.0))
                world.settle()
                assert any(fate.state == "fallen" for fate in world.fates()) == falls, (one, share)
    assert all(one.push is None or WEAKEST_PUSH <= one.push <= STRONGEST_PUSH for one in found)
    assert [one.push or STRONGEST_PUSH for one in found] == sorted(one.push or STRONGEST_PUSH for one in found)
    tall = next(one for one in found if one.column == "c4")
    assert tall.falls == ("c4",)


def test_a_jerk_of_the_table_makes_something_fall() -> None:
    found = jerk(stand(duel(), 0, 300.0, 0.0, 9), directions=2)
    assert found.speed is not None
    assert found.falls


@pytest.mark.parametrize("function", [shake, jerk])
@pytest.mark.parametrize("directions", [0, -3])
def test_at_least_one_direction_is_needed(function: Callable[..., object], directions: int) -> None:
    with pytest.raises(ValueError, match="directions: at least 1"):
        function(duel(), directions=directions)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    recorder = Recorder(new_game("two-player-2024", 2))
    recorder.play(Extend(base=0, x=115.0, y=-80.0, height=2))
    path = tmp_path_factory.mktemp("shake") / "game.txt"
    path.write_text(recorder.record.to_text())
    return path


def run_shake(*args: str) -> tuple[int, str]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = run(["shake", *args, "--directions", "1"])
    return code, out.getvalue()


def test_the_command_prints_a_table_and_draws_the_plan(file: Path) -> None:
    target = file.with_suffix(".svg")
    code, text = run_shake(str(file), "-o", str(target), "--lang", "en")
    assert code == 0
    assert "mN·s" in text
    assert "column 2" in text
    svg = target.read_text("utf-8")
    assert svg.startswith("<svg")
    assert svg.count('fill="none" stroke="#c1121f"') >= 1  # the ring around the weakest stack


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_command_is_translated(file: Path, lang: str) -> None:
    assert run_shake(str(file), "--lang", lang)[1] != run_shake(str(file), "--lang", "en")[1]


def test_the_command_prints_json(file: Path) -> None:
    data = msgspec.json.decode(run_shake(str(file), "--json")[1])
    assert {one["column"] for one in data["stacks"]} == {"c0", "c1", "c2"}
    assert data["unit"] == "mN·s"


@pytest.mark.slow
def test_the_example_runs() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "falls" in done.stdout
