"""Kernels that fill a new road with cars: which types a player takes, how many fit, and which discs are taken."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.geometry.compiled import compiled, inner, makes_arrays
from shuto.rules.kernels.cars import blocked_tails, park
from shuto.rules.kernels.layout import (
    CAR,
    CAR_ROAD,
    CAR_TYPE,
    CARS,
    GRAY,
    ROAD_OWNER,
    SUPPLY_INTS,
    YELLOW,
    CarLaw,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.questions import CROSSED, CROSSED_ROAD, Assessment

SAME_TYPE_OFF, ONE_A_TURN, ONE_A_PLAYER = range(3)
TYPES = SUPPLY_INTS - CARS
MOST_CARS = 12
"""More cars than fit on any road."""
_MOST_BLOCKED = 256


class Parked(NamedTuple):
    """Cars in their order along a new road: the type of each, and the distance of its tail along the road."""

    types: Ints
    tails: Floats


def new_parked() -> Parked:
    """Room for as many cars as fit on any road."""
    return Parked(np.empty(MOST_CARS, np.int64), np.empty(MOST_CARS))


@inner
def crossed_types(table: Table, seat: int, crossing: Floats) -> int:
    """Types, as bits, of the cars on a crossed road, if its owner is another player who has discs left."""
    road = int(crossing[CROSSED_ROAD])
    owner = table.road_marks[road, ROAD_OWNER]
    if owner == seat or table.supplies[owner, GRAY] + table.supplies[owner, YELLOW] == 0:
        return 0
    types = 0
    for i in range(table.counts[CAR]):
        if table.car_marks[i, CAR_ROAD] == road:
            types |= 1 << table.car_marks[i, CAR_TYPE]
    return types


@compiled
def prefer_types(table: Table, cars: CarLaw, seat: int, assessment: Assessment, order: Ints) -> int:
    """List the types of a supply by preference: short before long, then those that take a disc."""
    wanted = 0
    if cars.same_type != SAME_TYPE_OFF:
        for row in range(min(assessment.marks[CROSSED], assessment.crossings.shape[0])):
            wanted |= crossed_types(table, seat, assessment.crossings[row])
    count = 0
    for kind in range(TYPES):
        for _ in range(table.supplies[seat, CARS + kind]):
            if count == order.shape[0]:
                return count
            place = count  # an insertion sort, because there are at most ten cars
            while place > 0 and _before(cars, wanted, kind, order[place - 1]):
                order[place] = order[place - 1]
                place -= 1
            order[place] = kind
            count += 1
    return count


@inner
def _before(cars: CarLaw, wanted: int, one: int, other: int) -> bool:
    if cars.lengths[one] != cars.lengths[other]:
        return bool(cars.lengths[one] < cars.lengths[other])
    return (wanted >> one & 1) > (wanted >> other & 1)


@compiled
@makes_arrays
def park_most(table: Table, law: Law, cars: CarLaw, base: int, beam: Floats, order: Ints, parked: Parked) -> int:
    """Park as many cars as fit on a road from a base point, spread along it. The number is the exact maximum.

    order: the types of the cars, the preferred ones first.
    """
    most = min(order.shape[0], MOST_CARS)
    if most < 1:
        return 0
    known = np.empty(most)
    blocked = np.empty((most, _MOST_BLOCKED, 2))
    found = np.zeros(most)
    kinds = 0
    for i in range(most):
        length = cars.lengths[order[i]]
        if kinds == 0 or known[kinds - 1] != length:  # sorted by length
            known[kinds] = length
            found[kinds] = blocked_tails(table, law, base, beam, length, blocked[kinds])
            kinds += 1
    for count in range(most, 0, -1):
        lengths = np.empty(count)
        for i in range(count):
            lengths[i] = cars.lengths[order[i]]
        rows, counts = np.empty((count, _MOST_BLOCKED, 2)), np.empty(count)
        while True:
            for i in range(count):
                for k in range(kinds):
                    if known[k] == lengths[i]:
                        counts[i] = found[k]
                        for m in range(int(found[k])):  # number by number: numba compiles a copy of slices slowly
                            rows[i, m, 0], rows[i, m, 1] = blocked[k, m, 0], blocked[k, m, 1]
            if park(law.road_length, lengths, rows, counts, parked.tails):
                _name(cars, order, count, lengths, parked.types)
                return count
            if not _next_order(lengths):  # the order matters only where the lengths differ
                break
    return 0


@inner
@makes_arrays
def _name(cars: CarLaw, order: Ints, count: int, lengths: Floats, types: Ints) -> None:
    """Give each parked length the first type of that length that is left."""
    used = np.zeros(count, np.int64)
    for i in range(count):
        for k in range(count):
            if not used[k] and cars.lengths[order[k]] == lengths[i]:
                used[k] = 1
                types[i] = order[k]
                break


@inner
def _next_order(lengths: Floats) -> bool:
    """Make the next permutation in rising order; False after the last."""
    i = lengths.shape[0] - 2
    while i >= 0 and lengths[i] >= lengths[i + 1]:
        i -= 1
    if i < 0:
        return False
    j = lengths.shape[0] - 1
    while lengths[j] <= lengths[i]:
        j -= 1
    lengths[i], lengths[j] = lengths[j], lengths[i]
    low, high = i + 1, lengths.shape[0] - 1
    while low < high:
        lengths[low], lengths[high] = lengths[high], lengths[low]
        low += 1
        high -= 1
    return True


@compiled
def find_givers(table: Table, cars: CarLaw, seat: int, assessment: Assessment, types: Ints, givers: Ints) -> int:
    """List the players from whom cars of these types take a disc, from the player's left on; returns how many."""
    if cars.same_type == SAME_TYPE_OFF:
        return 0
    placed = 0
    for i in range(types.shape[0]):
        placed |= 1 << types[i]
    seats = table.supplies.shape[0]
    found = 0
    for step in range(1, seats):
        owner = (seat + step) % seats
        for row in range(min(assessment.marks[CROSSED], assessment.crossings.shape[0])):
            crossing = assessment.crossings[row]
            if table.road_marks[int(crossing[CROSSED_ROAD]), ROAD_OWNER] == owner and (
                crossed_types(table, seat, crossing) & placed
            ):
                givers[found] = owner
                found += 1
                break
    return found


@compiled
def most_takes(cars: CarLaw, givers: int) -> int:
    """How many of these players may be asked for a column in one turn."""
    return givers if cars.same_type == ONE_A_PLAYER else min(1, givers)
