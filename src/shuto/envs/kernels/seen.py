"""Kernels for what a player sees: numbers about the game and about each seat."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shuto.bots.kernels.turns import State
from shuto.geometry.compiled import inlined, small
from shuto.rules.kernels.course import (
    FINISHED,
    LAST_ROUND,
    OUT,
    OUT_SINCE,
    OVER,
    PASSES,
    PHASE,
    PLACE,
    STATUS,
    TO_MOVE,
    TURNS,
)
from shuto.rules.kernels.layout import (
    CAR,
    CAR_OWNER,
    CARS,
    COLUMN,
    COLUMN_OWNER,
    GRAY,
    ROAD,
    ROAD_OVER,
    ROAD_OWNER,
    ROAD_UNDER,
    ROADS,
    YELLOW,
    Floats,
)
from shuto.rules.kernels.material import is_base_point

# the numbers of the game
IS_SETUP, IS_BUILDING, IS_OVER, TURNS_PLAYED, PASSED, IS_LAST_ROUND = range(6)
OF_GAME = 6
# the numbers of each seat
MOVES, CARS_LEFT, GRAY_LEFT, YELLOW_LEFT, ROADS_LEFT, CARS_PLACED, ENDS, COLUMNS_BUILT, ROADS_BUILT, FREE_SIDES = range(
    10
)
LAST_CHANCE, HAS_FINISHED, IS_OUT, PLACED = range(10, 14)
OF_SEAT = 14
TURNS_UNIT = 100.0
MOST = 16.0
"""The limit of all numbers: larger ones are cut off."""


@small
def set_seen(state: State, seat: int, shares: Floats, out: npt.NDArray[np.float32]) -> None:
    """Write what a seat sees: the numbers of the game, then those of each seat, clockwise from its own.

    shares: what each number of a seat is divided by.
    """
    table, course = state.table, state.course
    game, seats = course.game, course.players.shape[0]
    for i in range(out.shape[0]):
        out[i] = 0.0
    out[game[PHASE]] = 1.0
    out[TURNS_PLAYED], out[PASSED] = game[TURNS] / TURNS_UNIT, game[PASSES] / seats
    out[IS_LAST_ROUND] = game[LAST_ROUND]
    for other in range(seats):
        player, supply = course.players[other], table.supplies[other]
        row = out[_first(seat, other, seats) :]
        row[MOVES] = 1.0 if game[PHASE] != OVER and game[TO_MOVE] == other else 0.0
        for kind in range(CARS, supply.shape[0]):
            row[CARS_LEFT] += supply[kind]
        row[GRAY_LEFT], row[YELLOW_LEFT], row[ROADS_LEFT] = supply[GRAY], supply[YELLOW], supply[ROADS]
        row[LAST_CHANCE] = 1.0 if player[OUT_SINCE] > 0 else 0.0
        row[HAS_FINISHED] = 1.0 if player[STATUS] == FINISHED else 0.0
        row[IS_OUT] = 1.0 if player[STATUS] == OUT else 0.0
        row[PLACED] = player[PLACE]
    for i in range(table.counts[CAR]):
        out[_first(seat, table.car_marks[i, CAR_OWNER], seats) + CARS_PLACED] += 1.0
    for i in range(table.counts[COLUMN]):
        owner = table.column_marks[i, COLUMN_OWNER]
        row = out[_first(seat, owner, seats) :]
        row[COLUMNS_BUILT] += 1.0
        if is_base_point(table, owner, i):
            row[ENDS] += 1.0
    for i in range(table.counts[ROAD]):
        marks = table.road_marks[i]
        row = out[_first(seat, marks[ROAD_OWNER], seats) :]
        row[ROADS_BUILT] += 1.0
        row[FREE_SIDES] += 2 - marks[ROAD_OVER] - marks[ROAD_UNDER]
    for other in range(seats):
        for i in range(OF_SEAT):
            at = OF_GAME + OF_SEAT * other + i
            out[at] = min(out[at] / shares[i], MOST)


@inlined
def _first(seat: int, other: int, seats: int) -> int:
    """Where the numbers of another seat begin, seen by a seat. A division would take longer than all the rest."""
    return OF_GAME + OF_SEAT * (other - seat + (seats if other < seat else 0))
