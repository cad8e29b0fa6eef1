"""Kernels that pick out the pieces worth looking at, so that a placement is not checked against the whole table."""

from __future__ import annotations

import math

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
"""Half a stick's width and a column's radius from the centre line, less than this in every direction."""


@inlined
def gather(table: Table, x: float, y: float, reach: float, near: Ints, counts: Ints) -> None:
    """List, by kind, every piece with some part within reach of a point."""
    for kind in range(1, 6):
        counts[kind] = 0
    for i in range(table.counts[COLUMN]):
        dx, dy = table.columns[i, COLUMN_X] - x, table.columns[i, COLUMN_Y] - y
        if math.sqrt(dx * dx + dy * dy) <= reach + MARGIN:
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
    flat = beam[LENGTH] * beam[C]
    dx, dy = x - beam[X], y - beam[Y]
    u = min(flat, max(0.0, dx * beam[UX] + dy * beam[UY]))
    ex, ey = dx - u * beam[UX], dy - u * beam[UY]
    return math.sqrt(ex * ex + ey * ey) <= reach + MARGIN


@inlined
def _prism_within(prism: Floats, x: float, y: float, reach: float) -> bool:
    gap = point_polygon(x, y, prism[PRISM_CORNERS:], int(prism[PRISM_COUNT]))
    return gap - prism[PRISM_RADIUS] <= reach + MARGIN


@inlined
def aside(
    ax: float,
    ay: float,
    bx: float,
    by: float,
    x: float,
    y: float,
    ux: float,
    uy: float,
    length: float,
    margin: float,
) -> bool:
    """Whether segment a–b lies wholly to one side of the strip from (x, y) along u; may be False for one that does."""
    av = (ay - y) * ux - (ax - x) * uy
    bv = (by - y) * ux - (bx - x) * uy
    if (av > margin and bv > margin) or (av < -margin and bv < -margin):
        return True
    au = (ax - x) * ux + (ay - y) * uy
    bu = (bx - x) * ux + (by - y) * uy
    return (au < -margin and bu < -margin) or (au > length + margin and bu > length + margin)


@inlined
def narrow(
    table: Table, x: float, y: float, ux: float, uy: float, length: float, margin: float,
    near: Ints, counts: Ints, strip: Ints, strip_counts: Ints,
) -> None:  # fmt: skip
    """Of the pieces listed in near, keep in strip those that may reach into a strip along u; blocks and areas all."""
    for kind in range(1, 6):
        strip_counts[kind] = 0
    for k in range(counts[COLUMN]):
        i = near[COLUMN, k]
        px, py = table.columns[i, COLUMN_X], table.columns[i, COLUMN_Y]
        if not aside(px, py, px, py, x, y, ux, uy, length, margin + MARGIN):
            strip[COLUMN, strip_counts[COLUMN]] = i
            strip_counts[COLUMN] += 1
    for k in range(counts[ROAD]):
        i = near[ROAD, k]
        if not beam_aside(table.roads[i], x, y, ux, uy, length, margin):
            strip[ROAD, strip_counts[ROAD]] = i
            strip_counts[ROAD] += 1
    for k in range(counts[CAR]):
        i = near[CAR, k]
        if not beam_aside(table.cars[i], x, y, ux, uy, length, margin):
            strip[CAR, strip_counts[CAR]] = i
            strip_counts[CAR] += 1
    for kind in (BLOCK, AREA):
        for k in range(counts[kind]):
            strip[kind, k] = near[kind, k]
        strip_counts[kind] = counts[kind]


@inlined
def beam_aside(beam: Floats, x: float, y: float, ux: float, uy: float, length: float, margin: float) -> bool:
    """Whether a beam cannot reach into a strip; its own half width and lean are within MARGIN."""
    flat = beam[LENGTH] * beam[C]
    ex, ey = beam[X] + flat * beam[UX], beam[Y] + flat * beam[UY]
    return aside(beam[X], beam[Y], ex, ey, x, y, ux, uy, length, margin)
