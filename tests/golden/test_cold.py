"""The same game, cold and warm: plain Python kernels and compiled ones give the same answers to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TELL = """
import hashlib, sys
from shuto.geometry.compiled import is_plain, start_plain
start_plain("rules")
import shuto
from golden.counts import GAMES
from golden.transcript import read
from shuto.server.wire.answers import preview, ring
print(is_plain())
for name in sys.argv[1:]:
    record = read((GAMES / name).read_text("utf-8"))
    digest = hashlib.sha256()
    positions = list(record.positions())
    for position, step in zip(positions, record.steps):
        digest.update(b"".join(array.tobytes() for array in position.table))
        if step.turn is not None:
            digest.update(repr(preview(position, step.turn, 0, 0, "en")).encode())
            digest.update(repr(preview(position, shuto.Stop(), 0, 0, "en")).encode())
    middle = positions[len(positions) // 2]
    for point in middle.base_points()[:1]:
        found = shuto.survey(middle, point.column, angles=12, reaches=(0.1, 0.9))
        digest.update(found.bits.tobytes() + found.cars.tobytes())
    print(name, digest.hexdigest())
"""
GAMES = ("two-player-2024-2.txt", "rainbow-city-missions-2.txt", "mishaps-missions.txt")


def _tell(**environment: str) -> list[str]:
    where = os.pathsep.join((str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")))
    done = subprocess.run(
        [sys.executable, "-c", TELL, *GAMES], env={**os.environ, "PYTHONPATH": where, **environment},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.compiled
def test_game_is_the_same_cold_and_warm(tmp_path: Path) -> None:
    plain, *cold = _tell(SHUTO_CACHE=str(tmp_path))
    assert plain == "True"
    also_plain, *warm = _tell()
    assert also_plain == "False"
    assert cold == warm
    assert len(cold) == len(GAMES)
