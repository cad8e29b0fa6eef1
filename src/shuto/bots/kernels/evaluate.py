"""Kernels that look at a state and say how well each seat stands: features, and from them the chance to win."""

from __future__ import annotations

import math

import numpy as np

from shuto.bots.kernels.turns import Book
from shuto.geometry.compiled import compiled
from shuto.geometry.plane import segment_distance
from shuto.geometry.rows import LENGTH, UX, UY, C, S, X, Y, Z
from shuto.rules.kernels.assess import cars_left
from shuto.rules.kernels.course import CLOCK, FINISHED, OUT, OVER, PHASE, PLACE, STATUS, TO_MOVE, Course
from shuto.rules.kernels.layout import (
    COLUMN,
    COLUMN_HEIGHT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    GRAY,
    PLAIN_ROAD,
    ROAD,
    ROAD_KIND,
    ROAD_OVER,
    ROAD_OWNER,
    ROAD_UNDER,
    ROADS,
    YELLOW,
    Floats,
    Table,
)
from shuto.rules.kernels.material import is_base_point, is_out_of_material

FEATURES = (
    "cars left",
    "gray columns left",
    "yellow columns left",
    "roads left",
    "open ends",
    "cost of the next column",
    "slots within a road's length",
    "slots within two",
    "on the clock",
    "out of material",
    "to move",
    "last car",
    "cars for each turn left",
    "turns left",
)
_CARS, _GRAY, _YELLOW, _ROADS, _ENDS, _NEXT, _NEAR, _FAR, _CLOCK, _DRY, _MOVE, _LAST, _NEED, _TURNS = range(14)
COUNT = 14
_MOST_ENDS = 3
_USUAL_COST = 2.2  # gray columns for a turn
_MOST_NEED = 3.0
_MOST_NEAR = 4.0
_MOST_FAR = 8.0


@compiled
def set_features(table: Table, course: Course, book: Book, seat: int, out: Floats) -> None:
    """What speaks for and against a seat."""
    law, supply = book.law, table.supplies[seat]
    for i in range(COUNT):
        out[i] = 0.0
    out[_CARS] = cars_left(table, seat)
    out[_GRAY], out[_YELLOW], out[_ROADS] = supply[GRAY], supply[YELLOW], supply[ROADS]
    ends, cheapest = 0, np.inf
    near = far = 0.0
    for base in range(table.counts[COLUMN]):
        if not is_base_point(table, seat, base):
            continue
        ends += 1
        height = table.column_marks[base, COLUMN_HEIGHT]
        cheapest = min(cheapest, height - 1.0 if height > 1 else height + 1.0)
        x, y, top = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y], table.columns[base, COLUMN_TOP]
        for i in range(table.counts[ROAD]):
            marks = table.road_marks[i]
            if marks[ROAD_OWNER] == seat or (marks[ROAD_KIND] != PLAIN_ROAD and not law.earn_from_ramps):
                continue
            beam = table.roads[i]
            flat = beam[LENGTH] * beam[C]
            away = segment_distance(x, y, beam[X], beam[Y], beam[X] + flat * beam[UX], beam[Y] + flat * beam[UY])
            if away > 2.0 * law.road_length:
                continue
            middle = beam[Z] + beam[LENGTH] * beam[S] / 2.0
            # a stick from here ends one step higher or lower: its middle lies half a step from this top
            fits = 0.0
            if not marks[ROAD_OVER] and top + law.element / 2.0 > middle + law.road_thickness:
                fits += 1.0
            if not marks[ROAD_UNDER] and top - law.element / 2.0 + law.road_thickness < middle:
                fits += 1.0
            if away < 0.92 * law.road_length:
                near += fits
            far += fits * (1.0 - away / (2.0 * law.road_length))
    out[_ENDS] = min(ends, _MOST_ENDS)
    out[_NEXT] = cheapest if ends else 0.0
    out[_NEAR], out[_FAR] = min(near, _MOST_NEAR), min(far, _MOST_FAR)
    out[_CLOCK] = 1.0 if course.players[seat, CLOCK] > 0 else 0.0
    out[_DRY] = 1.0 if ends == 0 or is_out_of_material(table, law, seat) else 0.0
    out[_MOVE] = 1.0 if course.game[TO_MOVE] == seat else 0.0
    out[_LAST] = 1.0 if out[_CARS] <= 1.0 else 0.0
    columns = (supply[GRAY] + supply[YELLOW]) / _USUAL_COST
    out[_TURNS] = min(float(supply[ROADS]), columns) if ends else 0.0
    out[_NEED] = min(out[_CARS] / max(out[_TURNS], 0.5), _MOST_NEED)


@compiled
def set_values(table: Table, course: Course, book: Book, weights: Floats, values: Floats) -> None:
    """Each seat's chance to win: 1 or a share of it where the game is over, else what the features say."""
    seats = course.players.shape[0]
    if course.game[PHASE] == OVER:
        _share(table, course, values)
        return
    found = np.empty(COUNT)
    highest = -np.inf
    for seat in range(seats):
        values[seat] = -np.inf
        if course.players[seat, STATUS] == OUT:
            continue
        if course.players[seat, STATUS] == FINISHED:  # the others play on for the places behind
            for other in range(seats):
                values[other] = 0.0
            values[_first(course)] = 1.0
            return
        set_features(table, course, book, seat, found)
        total = 0.0
        for i in range(COUNT):
            total += weights[i] * found[i]
        values[seat] = total
        highest = max(highest, total)
    whole = 0.0
    for seat in range(seats):
        values[seat] = math.exp(values[seat] - highest)
        whole += values[seat]
    for seat in range(seats):
        values[seat] /= whole


@compiled
def _first(course: Course) -> int:
    for seat in range(course.players.shape[0]):
        if course.players[seat, STATUS] == FINISHED and course.players[seat, PLACE] == 1:
            return seat
    return 0


@compiled
def _share(table: Table, course: Course, values: Floats) -> None:
    """The end of a race: the first place, shared by those who stand equally well."""
    best, many = -np.inf, 0
    for seat in range(values.shape[0]):
        values[seat] = standing(table, course, seat)
        if values[seat] > best:
            best, many = values[seat], 0
        if values[seat] == best:
            many += 1
    for seat in range(values.shape[0]):
        values[seat] = 1.0 / many if values[seat] == best else 0.0


@compiled
def standing(table: Table, course: Course, seat: int) -> float:
    """A number that orders the seats as the ranking of a race does: finished, still in, out."""
    status, place = course.players[seat, STATUS], course.players[seat, PLACE]
    if status == FINISHED:
        return float(1e6 - place)
    if status == OUT:
        return float(place - 1e6)
    return float(table.supplies[seat, GRAY] + table.supplies[seat, YELLOW] - 1000.0 * cars_left(table, seat))
