"""Positions in the middle of random games, for tests that look at many placements."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from city import city
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.referee.survey import sample_turns
from shuto.rules.turn import Extend
from tables import give, table

EDITIONS = (
    ("second-edition", 2),
    ("four-player-fr", 3),
    ("four-player-de", 4),
    ("two-player-2024", 2),
    ("rainbow-city", 3),
)

# between the three ramps, where the highways will be
MIDDLE: dict[str, Any] = {
    "development_1": (0, 160), "block": (12, 165), "development_2": (140, -85), "slab": (140, -66),
    "green": (-150, -85), "rainbow": (0, 260), "airport": (240, -20, 70),
}  # fmt: skip


@cache
def midgame(edition: str, players: int, seed: int, turns: int = 14) -> Position:
    """A random game after this many turns. It stays low and near the middle, so that pieces are in the way.

    The player to move has material for every kind of build.
    """
    rng = np.random.default_rng(seed)
    here = city(players, **MIDDLE) if edition == "rainbow-city" else table(edition, players)
    for _ in range(turns):
        low = [
            turn
            for turn in sample_turns(here, rng, 40, angles=24)
            if isinstance(turn, Extend) and turn.height <= 2 + here.column(turn.base).height
        ]
        if not low:
            break
        here = play(here, min(low[:8], key=lambda turn: turn.x**2 + turn.y**2))
    assert here.to_move is not None
    return give(here, here.to_move, gray=12, yellow=2, roads=3)
