"""Flat features: a vector about the game and about each seat, the observer first, then clockwise."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Space

from shuto.bots.sight import Sight
from shuto.rules.game import Game
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.course import (
    CLOCK,
    FINISHED,
    LAST_ROUND,
    OUT,
    PASSES,
    PHASE,
    PLACE,
    STATUS,
    TO_MOVE,
    TURNS,
)

GAME = ("setting up", "building", "over", "turns", "passes", "last round")
"""The features of the game; turns are in hundreds, passes by seat."""
SEAT = (
    "to move", "cars left", "gray", "yellow", "roads", "cars placed", "open ends", "columns", "roads built",
    "free sides", "on the clock", "finished", "out", "place",
)  # fmt: skip
"""The features of each seat. Pieces are shares of what a player starts with, places shares of the seats."""


class Flat:
    """The observation `flat`."""

    def __init__(self, game: Game) -> None:
        self._seats = game.seats
        allotment = game.allotment
        roads = max(allotment.roads, 1)
        self._shares = np.array(
            [
                1, allotment.cars, max(allotment.gray, 1), max(allotment.yellow, 1), roads, allotment.cars,
                roads, roads, roads, 2 * roads, 1, 1, 1, game.seats,
            ],
            np.float64,
        )  # fmt: skip
        size = len(GAME) + game.seats * len(SEAT)
        self.names = (*GAME, *(f"{name} of seat +{seat}" for seat in range(game.seats) for name in SEAT))
        self.space: Space[Any] = Box(0.0, 16.0, (size,), np.float32)

    def of(self, sight: Sight, seat: int) -> npt.NDArray[np.float32]:
        """What a seat sees."""
        table, course, seats = sight.table, sight.course, self._seats
        game, players = course.game, course.players
        counts = table.counts
        columns, roads = table.column_marks[: counts[at.COLUMN]], table.road_marks[: counts[at.ROAD]]
        owners = roads[:, at.ROAD_OWNER]
        rows = np.zeros((seats, len(SEAT)))
        if game[PHASE] != 2:
            rows[game[TO_MOVE], 0] = 1.0
        supplies = table.supplies
        rows[:, 1] = supplies[:, at.CARS :].sum(axis=1)
        rows[:, 2:5] = supplies[:, : at.CARS]
        rows[:, 5] = np.bincount(table.car_marks[: counts[at.CAR], at.CAR_OWNER], minlength=seats)
        ends = columns[:, at.COLUMN_OUT] <= columns[:, at.COLUMN_JUNCTION]
        rows[:, 6] = np.bincount(columns[:, at.COLUMN_OWNER], weights=ends, minlength=seats)
        rows[:, 7] = np.bincount(columns[:, at.COLUMN_OWNER], minlength=seats)
        rows[:, 8] = np.bincount(owners, minlength=seats)
        free = 2 - roads[:, at.ROAD_OVER] - roads[:, at.ROAD_UNDER]
        rows[:, 9] = np.bincount(owners, weights=free, minlength=seats)
        rows[:, 10] = players[:, CLOCK] > 0
        rows[:, 11] = players[:, STATUS] == FINISHED
        rows[:, 12] = players[:, STATUS] == OUT
        rows[:, 13] = players[:, PLACE]
        rows /= self._shares
        out = np.zeros(len(self.names), np.float32)
        out[game[PHASE]] = 1.0
        out[3], out[4], out[5] = game[TURNS] / 100.0, game[PASSES] / seats, game[LAST_ROUND]
        out[len(GAME) :] = np.concatenate((rows[seat:], rows[:seat])).ravel()
        return np.minimum(out, 16.0)
