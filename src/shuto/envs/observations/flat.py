"""Flat features: a vector about the game and about each seat, the observer first, then clockwise."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Space

from shuto.bots.sight import Sight
from shuto.envs.kernels.ready import ensure_envs_ready
from shuto.envs.kernels.seen import MOST, set_seen
from shuto.rules.game import Game

GAME = ("setting up", "building", "over", "turns", "passes", "last round")
"""The features of the game; turns are in hundreds, passes by seat."""
SEAT = (
    "to move", "cars left", "gray", "yellow", "roads", "cars placed", "open ends", "columns", "roads built",
    "free sides", "last chance", "finished", "out", "place",
)  # fmt: skip
"""The features of each seat. Pieces are shares of what a player starts with, places shares of the seats."""


class Flat:
    """The observation `flat`."""

    def __init__(self, game: Game) -> None:
        self._seats = game.seats
        allotment = game.allotment
        roads = max(allotment.roads, 1)
        self.shares = np.array(
            [
                1, allotment.cars, max(allotment.gray, 1), max(allotment.yellow, 1), roads, allotment.cars,
                roads, roads, roads, 2 * roads, 1, 1, 1, game.seats,
            ],
            np.float64,
        )  # fmt: skip
        """The number by which each number of a seat is divided."""
        size = len(GAME) + game.seats * len(SEAT)
        self.names = (*GAME, *(f"{name} of seat +{seat}" for seat in range(game.seats) for name in SEAT))
        self.space: Space[Any] = Box(0.0, MOST, (size,), np.float32)
        ensure_envs_ready()

    def of(self, sight: Sight, seat: int) -> npt.NDArray[np.float32]:
        """The observation of a seat."""
        out = np.empty(len(self.names), np.float32)
        set_seen(sight.state, seat, self.shares, out)
        return out
