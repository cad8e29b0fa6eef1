"""Somebody else's bot plugs in: the example, installed beside Shuto as a package would be, and bots that misbehave."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from shuto.rules.referee import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Pass
from shuto.server import thinking

pytestmark = pytest.mark.compiled
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "own_bot.py"


def test_the_example_plays_in_the_arena(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    info = tmp_path / "homesick-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: homesick\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[shuto.bots]\nhomesick = own_bot:HomesickBot\n")
    command = [str(Path(sys.executable).parent / "shuto"), "arena", "homesick", "random", "--pairs", "1", "--json"]
    beside = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300, env=beside)
    told = msgspec.json.decode(done.stdout)
    assert told["games"] == 2
    assert {one["bot"] for one in told["ratings"]} == {"homesick", "random"}


def test_the_example_runs_by_itself() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True, timeout=300)
    assert "ranking" in done.stdout


@pytest.mark.parametrize("deed", ["nonsense", "crash"])
def test_a_bot_that_misbehaves_does_not_stop_a_game(monkeypatch: pytest.MonkeyPatch, deed: str) -> None:
    class Broken:
        def submit(self, *_: object) -> object:
            from concurrent.futures import Future

            future: Future[object] = Future()
            if deed == "crash":
                future.set_exception(ZeroDivisionError("of my own making"))
            else:
                future.set_result(Pass())
            return future

    thinkers = thinking.Thinkers(1, 5.0)
    monkeypatch.setattr(thinkers, "_awake", lambda: True)
    monkeypatch.setattr(thinkers, "_started", Broken)
    here = new_game("two-player-2024")
    assert judge(here, asyncio.run(thinkers.choose("somebody-elses", here, (1,))))
