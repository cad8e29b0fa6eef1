"""Kernels that select the pieces near a placement, so that it is not checked against the whole table."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.geometry.compiled import inlined
from shuto.geometry.plane import point_polygon
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
    Table,
)

MARGIN = 14.0
"""More than half the width of a road plus the radius of a column."""


class Listed(NamedTuple):
    """Some of the pieces on the table."""

    near: Ints
    """Indices of pieces: one row for each kind."""
    counts: Ints
    """How many pieces of each kind are listed."""


class Workspace(NamedTuple):
    """Scratch arrays for judging placements: the pieces to look at, and outlines while they are clipped."""

    near: Ints
    counts: Ints
    """The pieces that a new road may meet: see Listed."""
    beside: Listed
    """The pieces that a new column may meet."""
    clip: Floats


class Strip(NamedTuple):
    """A strip of the table that begins at (x, y) and runs along the unit vector u."""

    x: float
    y: float
    ux: float
    uy: float
    length: float
    margin: float
    """Half its width. The strip also extends by this much beyond both ends."""


@inlined
def gather(table: Table, x: float, y: float, reach: float, listed: Listed) -> None:
    """List, by kind, every piece that has a part within reach of a point."""
    near, counts = listed.near, listed.counts
    for kind in range(1, 6):
        counts[kind] = 0
    square = (reach + MARGIN) ** 2
    for i in range(table.counts[COLUMN]):
        dx, dy = table.columns[i, COLUMN_X] - x, table.columns[i, COLUMN_Y] - y
        if dx * dx + dy * dy <= square:
            near[COLUMN, counts[COLUMN]] = i
            counts[COLUMN] += 1
    for i in range(table.counts[ROAD]):
        if _beam_within(table.roads[i], x, y, reach):
            near[ROAD, counts[ROAD]] = i
            counts[ROAD] += 1
    for i in range(table.counts[CAR]):
        if _beam_within(table.cars[i], x, y, reach):
            near[CAR, counts[CAR]] = i
            counts[CAR] += 1
    for i in range(table.counts[BLOCK]):
        if _prism_within(table.blocks[i], x, y, reach):
            near[BLOCK, counts[BLOCK]] = i
            counts[BLOCK] += 1
    for i in range(table.counts[AREA]):
        if _prism_within(table.areas[i], x, y, reach):
            near[AREA, counts[AREA]] = i
            counts[AREA] += 1


@inlined
def _beam_within(beam: Floats, x: float, y: float, reach: float) -> bool:
    """Whether a beam may have a part within reach of a point: a circle around its middle holds the beam."""
    half = beam[LENGTH] * beam[C] / 2.0
    dx, dy = beam[X] + half * beam[UX] - x, beam[Y] + half * beam[UY] - y
    return bool(dx * dx + dy * dy <= (reach + MARGIN + half) ** 2)


@inlined
def _prism_within(prism: Floats, x: float, y: float, reach: float) -> bool:
    gap = point_polygon(x, y, prism[PRISM_CORNERS:], int(prism[PRISM_COUNT]))
    return gap - prism[PRISM_RADIUS] <= reach + MARGIN


@inlined
def aside(strip: Strip, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether segment a–b is proved to lie wholly on one side of a strip. False proves nothing."""
    x, y, ux, uy, length, margin = strip.x, strip.y, strip.ux, strip.uy, strip.length, strip.margin
    av = (ay - y) * ux - (ax - x) * uy
    bv = (by - y) * ux - (bx - x) * uy
    if (av > margin and bv > margin) or (av < -margin and bv < -margin):
        return True
    au = (ax - x) * ux + (ay - y) * uy
    bu = (bx - x) * ux + (by - y) * uy
    return (au < -margin and bu < -margin) or (au > length + margin and bu > length + margin)


@inlined
def beam_aside(strip: Strip, beam: Floats) -> bool:
    """Whether a beam cannot reach into a strip. MARGIN covers half the width of both and their lean."""
    flat = beam[LENGTH] * beam[C]
    return aside(strip, beam[X], beam[Y], beam[X] + flat * beam[UX], beam[Y] + flat * beam[UY])


@inlined
def strip_under(beam: Floats) -> Strip:
    """The strip in which a beam can meet another one."""
    return Strip(beam[X], beam[Y], beam[UX], beam[UY], beam[LENGTH] * beam[C], MARGIN)


@inlined
def set_lines(table: Table, listed: Listed, x: float, y: float, lines: Floats) -> None:
    """Write the centre lines of columns (points), roads and cars in plan, seen from a point."""
    for k in range(listed.counts[COLUMN]):
        column, line = table.columns[listed.near[COLUMN, k]], lines[COLUMN, k]
        line[0], line[1] = column[COLUMN_X] - x, column[COLUMN_Y] - y
        line[2], line[3] = line[0], line[1]
    for k in range(listed.counts[ROAD]):
        _set_line(table.roads[listed.near[ROAD, k]], x, y, lines[ROAD, k])
    for k in range(listed.counts[CAR]):
        _set_line(table.cars[listed.near[CAR, k]], x, y, lines[CAR, k])


@inlined
def _set_line(beam: Floats, x: float, y: float, line: Floats) -> None:
    flat = beam[LENGTH] * beam[C]
    line[0], line[1] = beam[X] - x, beam[Y] - y
    line[2], line[3] = line[0] + flat * beam[UX], line[1] + flat * beam[UY]


class Way(NamedTuple):
    """The part of the plan in which the builds of one direction lie, in mm along it and across from the base point."""

    x: float
    y: float
    """The base point."""
    ux: float
    uy: float
    back: float
    ahead: float
    side: float
    """What roads may meet has a centre line in this rectangle: from back to ahead, as far as side to each side."""
    first: float
    last: float
    around: float
    """What columns may meet has a centre line in this one: from first to last, as far as around to each side."""


@inlined
def narrow(table: Table, way: Way, around: Listed, lines: Floats, work: Workspace) -> None:
    """List, of the pieces listed around, those that roads and columns may meet.

    No branch depends on where a piece is, because the processor could not predict it.
    """
    ux, uy = way.ux, way.uy
    for kind in range(COLUMN, CAR + 1):
        roads, columns = 0, 0
        for k in range(around.counts[kind]):
            line, i = lines[kind, k], around.near[kind, k]
            au, av = line[0] * ux + line[1] * uy, line[1] * ux - line[0] * uy
            bu, bv = line[2] * ux + line[3] * uy, line[3] * ux - line[2] * uy
            extent = Extent(min(au, bu), max(au, bu), min(av, bv), max(av, bv))
            work.near[kind, roads] = i
            roads += _meets_roads(way, extent)
            work.beside.near[kind, columns] = i
            columns += _meets_columns(way, extent)
        work.counts[kind], work.beside.counts[kind] = roads, columns
    for kind in range(BLOCK, AREA + 1):
        prisms = table.blocks if kind == BLOCK else table.areas
        roads, columns = 0, 0
        for k in range(around.counts[kind]):
            i = around.near[kind, k]
            extent = _prism_extent(way, prisms[i])
            work.near[kind, roads] = i
            roads += _meets_roads(way, extent)
            work.beside.near[kind, columns] = i
            columns += _meets_columns(way, extent)
        work.counts[kind], work.beside.counts[kind] = roads, columns


class Extent(NamedTuple):
    """Where a piece lies along a way and across it."""

    low: float
    high: float
    left: float
    right: float


@inlined
def _meets_roads(way: Way, extent: Extent) -> int:
    across = (extent.left <= way.side) & (extent.right >= -way.side)
    return int(across & (extent.high >= way.back) & (extent.low <= way.ahead))


@inlined
def _meets_columns(way: Way, extent: Extent) -> int:
    across = (extent.left <= way.around) & (extent.right >= -way.around)
    return int(across & (extent.high >= way.first) & (extent.low <= way.last))


@inlined
def _prism_extent(way: Way, prism: Floats) -> Extent:
    low, high, left, right = np.inf, -np.inf, np.inf, -np.inf
    for corner in range(int(prism[PRISM_COUNT])):
        dx, dy = prism[PRISM_CORNERS + 2 * corner] - way.x, prism[PRISM_CORNERS + 2 * corner + 1] - way.y
        u, v = dx * way.ux + dy * way.uy, dy * way.ux - dx * way.uy
        low, high, left, right = min(low, u), max(high, u), min(left, v), max(right, v)
    rounded = prism[PRISM_RADIUS]
    return Extent(low - rounded, high + rounded, left - rounded, right + rounded)
