"""Kernels that select the pieces along one direction from a base point, of those around it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.geometry.compiled import inlined
from shuto.geometry.rows import LENGTH, PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS, UX, UY, C, X, Y
from shuto.rules.kernels.layout import (
    AREA,
    BLOCK,
    CAR,
    COLUMN,
    COLUMN_X,
    COLUMN_Y,
    ROAD,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.placement.near import Listed, Workspace

_LEAN = 4.0
"""A beam that slopes extends less than this beyond its centre line."""
_NEARLY = 0.1
"""Places are on a grid, so they lie this near to the line of their direction."""
_AT_ONCE = 8
"""The number of values that a processor compares at once. It would handle a shorter loop value by value."""
_FAR_AWAY = 1e9
"""Where the columns stand that fill up a row."""


@inlined
def padded(count: int) -> int:
    """A number of pieces, rounded up to a multiple of _AT_ONCE."""
    return (count + _AT_ONCE - 1) // _AT_ONCE * _AT_ONCE


@inlined
def set_lines(table: Table, listed: Listed, x: float, y: float, lines: Floats) -> None:
    """Write the centre lines of columns (points), roads and cars in plan, seen from a point.

    lines: by kind, a row each for x and y of both ends, so that the processor can look at several pieces at once.
    """
    for k in range(listed.counts[COLUMN]):
        column = table.columns[listed.near[COLUMN, k]]
        lines[COLUMN, 0, k], lines[COLUMN, 1, k] = column[COLUMN_X] - x, column[COLUMN_Y] - y
    for k in range(listed.counts[COLUMN], padded(listed.counts[COLUMN])):
        lines[COLUMN, 0, k], lines[COLUMN, 1, k] = _FAR_AWAY, _FAR_AWAY
    for k in range(listed.counts[ROAD]):
        _set_line(table.roads[listed.near[ROAD, k]], x, y, lines[ROAD], k)
    for k in range(listed.counts[CAR]):
        _set_line(table.cars[listed.near[CAR, k]], x, y, lines[CAR], k)


@inlined
def _set_line(beam: Floats, x: float, y: float, lines: Floats, k: int) -> None:
    flat = beam[LENGTH] * beam[C]
    lines[0, k], lines[1, k] = beam[X] - x, beam[Y] - y
    lines[2, k], lines[3, k] = beam[X] - x + flat * beam[UX], beam[Y] - y + flat * beam[UY]


class Way(NamedTuple):
    """The part of the plan in which the builds of one direction lie, in mm along it and across from the base point."""

    x: float
    y: float
    """The base point."""
    ux: float
    uy: float
    back: float
    ahead: float
    """The interval along the direction in which the centre lines of the roads lie."""
    first: float
    last: float
    """The interval in which the columns stand."""
    flank: float
    """The largest distance between the centre lines of a road and of a beam that it can meet."""
    side: float
    """The largest distance from the centre line of a road to a column or the outline of a prism that it can meet."""
    around: float
    """The largest distance from a new column to another one, a prism or the centre line of a beam that it can meet."""
    under: float
    """A column at most this far from the centre line of a road is surely under it, if it stands between …"""
    under_from: float
    under_to: float
    """… these distances along the direction, where every road lies that reaches its column."""


@inlined
def way_of(law: Law, ux: float, uy: float, places: Floats, bx: float, by: float, ramp: float) -> Way:
    """Where the builds of one direction lie. The places of its columns say between which distances they stand.

    A road lies around the middle between base point and column, or runs from the base point as an off-ramp. In plan it
    is no longer than its length. If it reaches, it ends at most a radius from the axes of its columns. ramp: how far
    every off-ramp runs, or 0 if nobody asks which columns are surely under a road.
    """
    first, last = np.inf, -np.inf
    for r in range(places.shape[0]):
        for o in range(places.shape[1]):
            u = (places[r, o, 0] - bx) * ux + (places[r, o, 1] - by) * uy
            first, last = min(first, u), max(last, u)
    flank = 2.0 * law.road_half + _LEAN
    side = law.road_half + max(law.road_half, law.radius) + _LEAN
    around = law.radius + max(law.road_half + _LEAN, law.radius) + _NEARLY
    back, ahead = min(0.0, (first - law.road_length) / 2.0), max(last, law.road_length)
    under, near, far = law.road_half + law.radius - _NEARLY, law.radius + _NEARLY, min(first - law.radius, ramp)
    return Way(
        bx, by, ux, uy, back - _NEARLY, ahead + _NEARLY, first, last, flank, side, around, under, near, far - _NEARLY
    )


@inlined
def narrow(table: Table, way: Way, around: Listed, lines: Floats, met: Ints, work: Workspace) -> bool:
    """List, of the pieces listed around, those that roads and columns may meet.

    Returns whether a column is surely under every road. No road may pass over a column, however high it is.

    No branch depends on where a piece is, because the processor could not predict it. met: two rows. The length of all
    rows is padded; what is found beyond the last piece is not read.
    """
    shut = False
    for kind in range(COLUMN, CAR + 1):
        count = around.counts[kind]
        if kind == COLUMN:
            shut = _meet_columns(way, lines[kind], met, count)
        else:
            _meet_beams(way, lines[kind], met, count)
        roads, columns = 0, 0
        for k in range(count):
            i = around.near[kind, k]
            work.near[kind, roads] = i
            roads += met[0, k]
            work.beside.near[kind, columns] = i
            columns += met[1, k]
        work.counts[kind], work.beside.counts[kind] = roads, columns
    for kind in range(BLOCK, AREA + 1):
        prisms = table.blocks if kind == BLOCK else table.areas
        roads, columns = 0, 0
        for k in range(around.counts[kind]):
            i = around.near[kind, k]
            low, high, left, right = _prism_extent(way, prisms[i])
            work.near[kind, roads] = i
            roads += int(
                (left <= way.side)
                & (right >= -way.side)
                & (high >= way.back - way.side)
                & (low <= way.ahead + way.side)
            )
            work.beside.near[kind, columns] = i
            columns += int(
                (left <= way.around)
                & (right >= -way.around)
                & (high >= way.first - way.around)
                & (low <= way.last + way.around)
            )
        work.counts[kind], work.beside.counts[kind] = roads, columns
    return shut


@inlined
def _meet_columns(way: Way, lines: Floats, met: Ints, count: int) -> bool:
    """Write whether roads may meet each column, and whether columns may. Returns whether one is surely under roads."""
    ux, uy, side, around = way.ux, way.uy, way.side, way.around
    back, ahead, first, last = way.back - side, way.ahead + side, way.first - around, way.last + around
    xs, ys, roads, columns = lines[0], lines[1], met[0], met[1]
    under, near, far, under_roads = way.under, way.under_from, way.under_to, 0
    for k in range(padded(count)):
        u, v = xs[k] * ux + ys[k] * uy, abs(ys[k] * ux - xs[k] * uy)
        under_roads |= int((v <= under) & (u >= near) & (u <= far))
        roads[k] = int((v <= side) & (u >= back) & (u <= ahead))
        columns[k] = int((v <= around) & (u >= first) & (u <= last))
    return under_roads != 0


@inlined
def _meet_beams(way: Way, lines: Floats, met: Ints, count: int) -> None:
    """Write whether roads may meet each of some beams, and whether columns may."""
    ux, uy, flank, around = way.ux, way.uy, way.flank, way.around
    back, ahead, first, last = way.back - flank, way.ahead + flank, way.first - around, way.last + around
    ax, ay, bx, by, roads, columns = lines[0], lines[1], lines[2], lines[3], met[0], met[1]
    for k in range(padded(count)):
        au, av = ax[k] * ux + ay[k] * uy, ay[k] * ux - ax[k] * uy
        bu, bv = bx[k] * ux + by[k] * uy, by[k] * ux - bx[k] * uy
        low, high, left, right = min(au, bu), max(au, bu), min(av, bv), max(av, bv)
        roads[k] = int((left <= flank) & (right >= -flank) & (high >= back) & (low <= ahead))
        columns[k] = int((left <= around) & (right >= -around) & (high >= first) & (low <= last))


@inlined
def _prism_extent(way: Way, prism: Floats) -> tuple[float, float, float, float]:
    """Where a prism lies along a way, and across it."""
    low, high, left, right = np.inf, -np.inf, np.inf, -np.inf
    for corner in range(int(prism[PRISM_COUNT])):
        dx, dy = prism[PRISM_CORNERS + 2 * corner] - way.x, prism[PRISM_CORNERS + 2 * corner + 1] - way.y
        u, v = dx * way.ux + dy * way.uy, dy * way.ux - dx * way.uy
        low, high, left, right = min(low, u), max(high, u), min(left, v), max(right, v)
    rounded = prism[PRISM_RADIUS]
    return low - rounded, high + rounded, left - rounded, right + rounded
