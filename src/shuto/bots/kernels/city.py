"""Kernels about the city for games with missions: points so far, enclosed buildings, areas within reach."""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import compiled, inner, makes_arrays
from shuto.geometry.plane import segments_cross
from shuto.geometry.rows import LENGTH, PRISM_CORNERS, PRISM_COUNT, UX, UY, C, X, Y
from shuto.rules.kernels.layout import (
    AREA,
    BLOCK,
    BLOCK_KIND,
    BUILDING,
    COLUMN,
    COLUMN_AREA,
    COLUMN_OWNER,
    COLUMN_X,
    COLUMN_Y,
    DEVELOPMENT,
    NONE,
    ROAD,
    ROAD_END,
    ROAD_OWNER,
    ROAD_START,
    TOWER,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.missions import MISSION_COUNT, count_points

_DRAWN_WITHIN = 1.5
"""Distance, in lengths of a road, within which an area attracts a highway."""


@compiled
@makes_arrays
def points_of(table: Table, seat: int) -> int:
    """The points of a player. Points for enclosures come from loop_points."""
    points = np.zeros(MISSION_COUNT, np.int64)
    count_points(table, seat, points)
    return int(points.sum()) + loop_points(table, seat)


@inner
@makes_arrays
def loop_points(table: Table, seat: int) -> int:
    """Points for buildings inside single loops of a player's highway.

    The referee (rules/missions.py) also counts ground that several loops enclose together. That is rare, and bots need
    only an estimate.
    """
    roads = table.counts[ROAD]
    into = np.full(table.columns.shape[0], NONE, np.int64)
    for i in range(roads):
        if table.road_marks[i, ROAD_OWNER] == seat and table.road_marks[i, ROAD_END] >= 0:
            into[table.road_marks[i, ROAD_END]] = i
    inside = np.zeros(table.blocks.shape[0] + 1, np.int64)
    loop = np.empty((2 * roads + 2, 2))
    for i in range(roads):
        if table.road_marks[i, ROAD_OWNER] != seat:
            continue
        for j in range(i):
            if table.road_marks[j, ROAD_OWNER] == seat:
                corners = _trace_loop(table, into, i, j, loop)
                if corners:
                    _mark_inside(table, loop, corners, inside)
    buildings = tower = 0
    for k in range(table.counts[BLOCK]):
        if inside[k]:
            if table.block_marks[k, BLOCK_KIND] == BUILDING:
                buildings += 1
            elif table.block_marks[k, BLOCK_KIND] == TOWER:
                tower = 1
    return buildings * (1 + tower)


@inner
def _trace_loop(table: Table, into: Ints, i: int, j: int, loop: Floats) -> int:
    """Write the corners of the loop that roads i and j of one highway close; returns how many, 0 if they close none."""
    mine, other = table.road_marks[i], table.road_marks[j]
    if (
        mine[ROAD_START] == other[ROAD_START]
        or (mine[ROAD_START] >= 0 and mine[ROAD_START] == other[ROAD_END])
        or (mine[ROAD_END] >= 0 and mine[ROAD_END] == other[ROAD_START])
    ):
        return 0
    a, b = table.roads[i], table.roads[j]
    run, far = a[LENGTH] * a[C], b[LENGTH] * b[C]
    crosses, t, _ = segments_cross(
        a[X], a[Y], a[X] + run * a[UX], a[Y] + run * a[UY], b[X], b[Y], b[X] + far * b[UX], b[Y] + far * b[UY]
    )
    if not crosses:
        return 0
    loop[0, 0], loop[0, 1] = a[X] + t * run * a[UX], a[Y] + t * run * a[UY]
    corners = 1
    column = mine[ROAD_START]
    while column >= 0:  # from road i toward the starting ramp
        loop[corners, 0], loop[corners, 1] = table.columns[column, COLUMN_X], table.columns[column, COLUMN_Y]
        corners += 1
        if column == other[ROAD_END]:
            return corners
        back, meets = other[ROAD_START], False
        while back >= 0 and not meets:
            meets = back == column
            back = table.road_marks[into[back], ROAD_START] if into[back] >= 0 else NONE
        if meets:
            break
        column = table.road_marks[into[column], ROAD_START] if into[column] >= 0 else NONE
    if column < 0:
        return 0
    turn = corners
    back = other[ROAD_START]
    while back != column:  # from road j; these corners are in reverse order and are reversed below
        loop[corners, 0], loop[corners, 1] = table.columns[back, COLUMN_X], table.columns[back, COLUMN_Y]
        corners += 1
        back = table.road_marks[into[back], ROAD_START]
    first, last = turn, corners - 1
    while first < last:
        for axis in range(2):
            loop[first, axis], loop[last, axis] = loop[last, axis], loop[first, axis]
        first, last = first + 1, last - 1
    return corners


@inner
def _mark_inside(table: Table, loop: Floats, corners: int, inside: Ints) -> None:
    """Mark the blocks whose corners are all inside a loop."""
    for k in range(table.counts[BLOCK]):
        block = table.blocks[k]
        within = True
        for corner in range(int(block[PRISM_COUNT])):
            x, y = block[PRISM_CORNERS + 2 * corner], block[PRISM_CORNERS + 2 * corner + 1]
            odd = False
            for i in range(corners):
                h = i + 1 if i + 1 < corners else 0
                if (loop[i, 1] > y) != (loop[h, 1] > y):
                    odd ^= x < loop[i, 0] + (y - loop[i, 1]) / (loop[h, 1] - loop[i, 1]) * (loop[h, 0] - loop[i, 0])
            within = within and odd
        if within:
            inside[k] = 1


@inner
@makes_arrays
def areas_within_reach(table: Table, law: Law, seat: int, bases: Ints) -> int:
    """Number of development areas without a column of the player that their next two roads might reach."""
    settled = np.zeros(table.areas.shape[0] + 1, np.int64)
    for i in range(table.counts[COLUMN]):
        marks = table.column_marks[i]
        if marks[COLUMN_OWNER] == seat and marks[COLUMN_AREA] >= 0:
            settled[marks[COLUMN_AREA]] = 1
    near = 0
    for k in range(table.counts[AREA]):
        if settled[k] or table.area_marks[k, BLOCK_KIND] != DEVELOPMENT:
            continue
        x, y = middle_of(table.areas[k])
        for b in range(bases.shape[0]):
            dx, dy = table.columns[bases[b], COLUMN_X] - x, table.columns[bases[b], COLUMN_Y] - y
            if math.sqrt(dx * dx + dy * dy) < _DRAWN_WITHIN * law.road_length:
                near += 1
                break
    return near


@inner
def middle_of(prism: Floats) -> tuple[float, float]:
    """The mean of a prism's corners."""
    x = y = 0.0
    count = int(prism[PRISM_COUNT])
    for corner in range(count):
        x += prism[PRISM_CORNERS + 2 * corner]
        y += prism[PRISM_CORNERS + 2 * corner + 1]
    return x / count, y / count
