"""Kernels that evaluate a state: from the features of each seat its chance to win."""

from __future__ import annotations

import math

import numpy as np

from shuto.bots.kernels.city import points_of
from shuto.bots.kernels.features import COUNT, INPUTS, set_features
from shuto.bots.kernels.turns import Book, Scratch, State
from shuto.geometry.compiled import compiled, inner, makes_arrays, shared
from shuto.rules.kernels.course import FINISHED, OUT, OVER, PHASE, PLACE, STATUS, Course
from shuto.rules.kernels.layout import CAR, CAR_OWNER, GRAY, YELLOW, Floats, Table
from shuto.rules.kernels.placement.assess import cars_left

_AT_ONCE = 4


@shared
@makes_arrays
def set_values(state: State, book: Book, net: Floats, scratch: Scratch, values: Floats) -> bool:
    """Write each seat's chance to win: its share of the win if the game is decided, else the output of the net.

    Returns whether the game is decided. A net has any number of hidden rows: INPUTS weights, then the weight of the row
    in the sum. Its last row is a linear term.
    """
    course = state.course
    seats = course.players.shape[0]
    if course.game[PHASE] == OVER:
        _share(state.table, course, book, values)
        return True
    found = np.zeros((seats, COUNT))
    inside = 0
    for seat in range(seats):
        if course.players[seat, STATUS] == FINISHED and not book.course.missions:  # the others play on for places
            for other in range(seats):
                values[other] = 0.0
            values[_first(course)] = 1.0
            return True
        if course.players[seat, STATUS] != OUT:
            set_features(state, book, seat, scratch, found[seat])
            inside += 1
    given = np.ones(INPUTS)
    highest = -np.inf
    for seat in range(seats):
        values[seat] = -np.inf
        if course.players[seat, STATUS] == OUT:
            continue
        for i in range(COUNT):
            given[i] = found[seat, i]
            total = -found[seat, i]
            for other in range(seats):
                total += found[other, i]
            given[COUNT + i] = total / max(inside - 1, 1)
        values[seat] = _weigh(net, given)
        highest = max(highest, values[seat])
    whole = 0.0
    for seat in range(seats):
        values[seat] = math.exp(values[seat] - highest)
        whole += values[seat]
    for seat in range(seats):
        values[seat] /= whole
    return False


@inner
def _weigh(net: Floats, given: Floats) -> float:
    """The output of a net for some inputs.

    Four rows are added up at a time: the processor need not wait for each sum before it goes on with the next one.
    """
    hidden = net.shape[0] - 1
    sum_of_all = 0.0
    for i in range(INPUTS):
        sum_of_all += net[hidden, i] * given[i]
    row = 0
    while row + _AT_ONCE <= hidden:
        a = b = c = d = 0.0
        for i in range(INPUTS):
            a += net[row, i] * given[i]
            b += net[row + 1, i] * given[i]
            c += net[row + 2, i] * given[i]
            d += net[row + 3, i] * given[i]
        for k, total in enumerate((a, b, c, d)):
            if total > 0.0:
                sum_of_all += net[row + k, INPUTS] * total
        row += _AT_ONCE
    for last in range(row, hidden):
        total = 0.0
        for i in range(INPUTS):
            total += net[last, i] * given[i]
        if total > 0.0:
            sum_of_all += net[last, INPUTS] * total
    return sum_of_all


@inner
def _first(course: Course) -> int:
    for seat in range(course.players.shape[0]):
        if course.players[seat, STATUS] == FINISHED and course.players[seat, PLACE] == 1:
            return seat
    return 0


@inner
def _share(table: Table, course: Course, book: Book, values: Floats) -> None:
    """Write the values of a finished game: the seats in first place share the win."""
    best, many = -np.inf, 0
    for seat in range(values.shape[0]):
        values[seat] = _mission_standing(table, seat) if book.course.missions else standing(table, course, seat)
        if values[seat] > best:
            best, many = values[seat], 0
        if values[seat] == best:
            many += 1
    for seat in range(values.shape[0]):
        values[seat] = 1.0 / many if values[seat] == best else 0.0


@compiled
def standing(table: Table, course: Course, seat: int) -> float:
    """A number that orders the seats as the ranking of a race does: finished, then still in, then out."""
    status, place = course.players[seat, STATUS], course.players[seat, PLACE]
    if status == FINISHED:
        return float(1e6 - place)
    if status == OUT:
        return float(place - 1e6)
    return float(table.supplies[seat, GRAY] + table.supplies[seat, YELLOW] - 1000.0 * cars_left(table, seat))


@inner
def _mission_standing(table: Table, seat: int) -> float:
    """A number that orders the seats by points, then by cars on the highway."""
    cars = 0
    for i in range(table.counts[CAR]):
        cars += int(table.car_marks[i, CAR_OWNER] == seat)
    return float(1000 * points_of(table, seat) + cars)
