"""Kernels that write the features of a seat, from which a net estimates its chance to win."""

from __future__ import annotations

import math

import numpy as np

from shuto.bots.kernels.city import areas_within_reach, points_of
from shuto.bots.kernels.reach import find_ways
from shuto.bots.kernels.turns import Book, Scratch, State
from shuto.geometry.compiled import compiled, inner
from shuto.geometry.plane import segment_distance
from shuto.geometry.rows import LENGTH, UX, UY, C, S, X, Y, Z
from shuto.rules.kernels.course import OUT, OUT_SINCE, STATUS, TO_MOVE, Course
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
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.material import is_base_point, is_out_of_material
from shuto.rules.kernels.placement.assess import cars_left

FEATURES = (
    "cars left",
    "gray columns left",
    "yellow columns left",
    "roads left",
    "open ends",
    "cost of the next column",
    "free sides within a road's length",
    "free sides within two",
    "last chance",
    "out of material",
    "how soon to move",
    "last car",
    "cars for each turn left",
    "turns left",
    "room around the roomiest end",
    "free sides near the best end",
    "cost at the second end",
    "most cars with the next road",
    "ways to a car",
    "cost of the cheapest car",
    "points",
    "areas within reach",
    "turns that the columns last",
)
_CARS, _GRAY, _YELLOW, _ROADS, _ENDS, _NEXT, _NEAR, _FAR, _CHANCE, _DRY, _MOVE, _LAST, _NEED, _TURNS = range(14)
_ROOM, _BEST_NEAR, _SECOND, _GAIN, _WAYS, _PRICE, _POINTS, _AREAS, _LASTS = range(14, 23)
COUNT = 23
INPUTS = 2 * COUNT + 1
"""Inputs of a net: the features of a seat, the mean of the others' features, and a constant 1."""
_MOST_ENDS = 3
_USUAL_COST = 2.2  # gray discs for a turn
_MOST_NEED = 3.0
_MOST_NEAR = 4.0
_NO_SECOND = 8.0
_DIRECTIONS = tuple((math.cos(math.tau * i / 8), math.sin(math.tau * i / 8)) for i in range(8))
_MOST_FAR = 8.0


@compiled
def set_features(state: State, book: Book, seat: int, scratch: Scratch, out: Floats) -> None:
    """Write the features of a seat. Overwrites the base points in scratch, and the arrays of proposals."""
    table, course, law = state.table, state.course, book.law
    supply = table.supplies[seat]
    for i in range(COUNT):
        out[i] = 0.0
    out[_CARS] = cars_left(table, seat)
    out[_GRAY], out[_YELLOW], out[_ROADS] = supply[GRAY], supply[YELLOW], supply[ROADS]
    ends, cheapest, second = 0, np.inf, _NO_SECOND
    near = far = best = 0.0
    room = 0
    found = scratch.bases
    for base in range(table.counts[COLUMN]):
        if not is_base_point(table, seat, base):
            continue
        found[ends] = base
        ends += 1
        height = table.column_marks[base, COLUMN_HEIGHT]
        cost = height - 1.0 if height > 1 else height + 1.0
        if cost < cheapest:
            second = min(cheapest, _NO_SECOND)
            cheapest = cost
        else:
            second = min(second, cost)
        room = max(room, _room(table, law, base))
        before = near
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
            # A road from here ends one step higher or lower, so its middle is half a step from this top.
            fits = 0.0
            if not marks[ROAD_OVER] and top + law.disc_height / 2.0 > middle + law.road_thickness:
                fits += 1.0
            if not marks[ROAD_UNDER] and top - law.disc_height / 2.0 + law.road_thickness < middle:
                fits += 1.0
            if away < 0.92 * law.road_length:
                near += fits
            far += fits * (1.0 - away / (2.0 * law.road_length))
        best = max(best, near - before)
    out[_ENDS] = min(ends, _MOST_ENDS)
    out[_NEXT] = cheapest if ends else 0.0
    out[_NEAR], out[_FAR] = min(near, _MOST_NEAR), min(far, _MOST_FAR)
    out[_CHANCE] = 1.0 if course.players[seat, OUT_SINCE] > 0 else 0.0
    out[_DRY] = 1.0 if ends == 0 or is_out_of_material(table, law, seat) else 0.0
    out[_MOVE] = _soon(course, seat)
    out[_LAST] = 1.0 if out[_CARS] <= 1.0 else 0.0
    columns = (supply[GRAY] + supply[YELLOW]) / _USUAL_COST
    out[_TURNS] = min(float(supply[ROADS]), columns) if ends else 0.0
    out[_NEED] = min(out[_CARS] / max(out[_TURNS], 0.5), _MOST_NEED)
    out[_ROOM], out[_BEST_NEAR], out[_SECOND] = room, min(best, _MOST_NEAR), second
    bases = found[:ends]
    find_ways(table, book, seat, bases, scratch, out[_GAIN:])
    out[_LASTS] = _turns_to_last(table, law, seat, bases)
    if book.course.missions:
        out[_POINTS] = points_of(table, seat)
        out[_AREAS] = areas_within_reach(table, law, seat, bases)


@inner
def _turns_to_last(table: Table, law: Law, seat: int, bases: Ints) -> int:
    """How many more turns a seat has if it builds as cheaply as it can from its lowest end.

    It builds down to height 1, then alternates between heights 1 and 2. It builds junctions where a column would cost
    more, and an off-ramp at the end. Where a player who cannot build loses, this number decides many games.
    """
    gray, yellow, roads = table.supplies[seat, GRAY], table.supplies[seat, YELLOW], table.supplies[seat, ROADS]
    height = 0
    for i in range(bases.shape[0]):
        tall = table.column_marks[bases[i], COLUMN_HEIGHT]
        height = tall if height == 0 else min(height, tall)
    turns = 0
    while height > 0 and roads > 0:
        cost = height - 1 if height > 1 else 2
        if cost > 1 and gray > 0 and yellow > 0 and law.junctions:
            cost, height = 1, 2
            yellow -= 1
        elif gray >= cost:
            height = cost
        else:
            break
        gray -= cost
        roads -= 1
        turns += 1
    down = height == 1 or (height > 1 and law.off_ramp_any_height)
    if down and roads > 0 and (gray + yellow > 0 or not law.columns_needed):
        turns += 1
    return turns


@inner
def _soon(course: Course, seat: int) -> float:
    """1 for the player to move, 0 for the player who waits longest, among the players still in."""
    seats = course.players.shape[0]
    before = inside = 0
    waiting = True
    for step in range(seats):
        other = (course.game[TO_MOVE] + step) % seats
        if other == seat:
            waiting = False
        if course.players[other, STATUS] == OUT:
            continue
        inside += 1
        before += int(waiting)
    return 1.0 - before / max(inside - 1, 1)


@inner
def _room(table: Table, law: Law, base: int) -> int:
    """In how many of eight directions a road from a base point would be free in plan."""
    x, y = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    clear = 0
    for ux, uy in _DIRECTIONS:
        tx, ty = x + law.road_length * ux, y + law.road_length * uy
        if abs(tx) > law.half_width - law.radius or abs(ty) > law.half_depth - law.radius:
            continue
        free = True
        for i in range(table.counts[COLUMN]):
            if i != base:
                away = segment_distance(table.columns[i, COLUMN_X], table.columns[i, COLUMN_Y], x, y, tx, ty)
                if away < law.radius + law.road_half:
                    free = False
                    break
        if not free:
            continue
        for i in range(table.counts[ROAD]):
            beam = table.roads[i]
            flat = beam[LENGTH] * beam[C]
            away = segment_distance(tx, ty, beam[X], beam[Y], beam[X] + flat * beam[UX], beam[Y] + flat * beam[UY])
            if away < law.radius + law.road_half:
                free = False
                break
        clear += int(free)
    return clear
