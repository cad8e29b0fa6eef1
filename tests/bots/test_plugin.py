"""Third-party bots: the example, installed like a package, and bots that fail."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Pass
from shuto.server.processes import thinking

pytestmark = pytest.mark.compiled
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "own_bot.py"


@pytest.mark.slow
def test_example_bot_plays_in_the_arena(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    info = tmp_path / "homesick-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: homesick\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[shuto.bots]\nhomesick = own_bot:HomesickBot\n")
    command = [str(Path(sys.executable).parent / "shuto"), "arena", "homesick", "random", "--pairs", "1", "--json"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300, env=environment)
    told = msgspec.json.decode(done.stdout)
    assert told["games"] == 2
    assert {one["bot"] for one in told["ratings"]} == {"homesick", "random"}


BAD = """
import os
from shuto.rules.turn import Pass
class Cheat:
    name = "cheat"
    def choose(self, position, rng): return Pass()
class Quitter:
    name = "quitter"
    def choose(self, position, rng): os._exit(3)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("cheat", ": cheat: IllegalTurnError: You can still build, so you may not pass"),
        ("quitter", "a worker process died"),
        ("absent", "absent cannot be loaded: AttributeError"),
    ],
)
def test_failing_bot_ends_the_arena_with_one_line(tmp_path: Path, name: str, complaint: str) -> None:
    (tmp_path / "bad_bots.py").write_text(BAD)
    info = tmp_path / "bad_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad_bots\nVersion: 1.0\n")
    points = "cheat = bad_bots:Cheat\nquitter = bad_bots:Quitter\nabsent = bad_bots:Absent\n"
    (info / "entry_points.txt").write_text(f"[shuto.bots]\n{points}")
    command = [str(Path(sys.executable).parent / "shuto"), "arena", name, "random", "--pairs", "1", "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, env=environment)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_example_bot_runs_as_a_script() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=True, timeout=300)
    assert "ranking" in done.stdout


@pytest.mark.parametrize("failure", ["illegal turn", "no turn", "crash"])
def test_failing_bot_is_replaced_on_the_server(monkeypatch: pytest.MonkeyPatch, failure: str) -> None:
    class Broken:
        def submit(self, *_: object) -> object:
            from concurrent.futures import Future

            future: Future[object] = Future()
            if failure == "crash":
                future.set_exception(ZeroDivisionError("in a bot"))
            else:
                future.set_result(Pass() if failure == "illegal turn" else 42)
            return future

    thinkers = thinking.Thinkers(1, 5.0)
    monkeypatch.setattr(thinkers, "_is_ready", lambda: True)
    monkeypatch.setattr(thinkers, "_started", Broken)
    here = new_game("two-player-2024")
    assert judge(here, asyncio.run(thinkers.choose("third-party", here, (1,))).turn)
