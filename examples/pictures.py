"""Make the SVG pictures of the README: a finished city, and an illegal turn with the pieces in the way.

Run it from the root of the repository: python examples/pictures.py
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import shuto
from shuto.bots import ThriftyBot, play_game
from shuto.draw import both, plan

EXAMPLES = Path(__file__).resolve().parent
PICTURES = EXAMPLES.parent / "docs" / "pictures"


def city() -> str:
    """The end of the game that the animated picture shows."""
    return both(shuto.load_record((EXAMPLES / "rainbow-city.txt").read_bytes()).final())


def forbidden() -> str:
    """The middle of a game for two, and a road that would touch another."""
    start = shuto.new_game("two-player-2024", players=["Ann", "Bob"])
    record = play_game(start, [ThriftyBot()] * 2, np.random.default_rng(3)).record
    position = list(record.positions())[14]
    for point in position.base_points():
        ring = shuto.survey(position, point.column)
        for cell in np.ndindex(ring.bits.shape):
            if ring.faults(*cell) == (shuto.Fault.TOUCHES_ROAD,):
                turn = ring.turn(*cell)
                if (shuto.judge(position, turn).findings[0].gap or 0.0) > 1.0:
                    return plan(position, ghost=turn)
    raise LookupError("nothing is in the way")


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "city.svg").write_text(city(), "utf-8")
    (PICTURES / "forbidden.svg").write_text(forbidden(), "utf-8")
