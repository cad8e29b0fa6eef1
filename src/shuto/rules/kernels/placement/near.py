"""Kernels that select the pieces near a placement, so that it is not checked against the whole table."""

from __future__ import annotations

from typing import NamedTuple

from shuto.geometry.compiled import inlined
from shuto.geometry.plane import Row, point_polygon
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


class Room(NamedTuple):
    """Scratch arrays for one question, cut into parts by _assess_each. Making them would take long."""

    numbers: Ints
    floats: Floats


class Workspace(NamedTuple):
    """Scratch arrays for judging placements: the pieces to look at, and outlines while they are clipped."""

    near: Ints
    counts: Ints
    """The pieces that a new road may meet: see Listed."""
    beside: Listed
    """The pieces that a new column may meet."""
    ends: Ints
    """The ends of roads on the base point: a row each for END_ROAD, END_HEIGHT, END_COVERS."""
    ending: int
    """How many ends there are."""
    above: int
    """The level above all ends, if the highest covers the axis of the base point; else 0."""
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
    """List, by kind, every piece that has a part within reach of a point.

    No branch depends on where a piece is, because the processor could not predict it. A row may be written one number
    too far; that number is not read.
    """
    near, counts = listed.near, listed.counts
    square = (reach + MARGIN) ** 2
    found = 0
    for i in range(table.counts[COLUMN]):
        dx, dy = table.columns[i, COLUMN_X] - x, table.columns[i, COLUMN_Y] - y
        near[COLUMN, found] = i
        found += int(dx * dx + dy * dy <= square)
    counts[COLUMN] = found
    found = 0
    for i in range(table.counts[ROAD]):
        near[ROAD, found] = i
        found += int(_beam_within(table.roads[i], x, y, reach))
    counts[ROAD] = found
    found = 0
    for i in range(table.counts[CAR]):
        near[CAR, found] = i
        found += int(_beam_within(table.cars[i], x, y, reach))
    counts[CAR] = found
    found = 0
    for i in range(table.counts[BLOCK]):
        near[BLOCK, found] = i
        found += int(_prism_within(table.blocks[i], x, y, reach))
    counts[BLOCK] = found
    found = 0
    for i in range(table.counts[AREA]):
        near[AREA, found] = i
        found += int(_prism_within(table.areas[i], x, y, reach))
    counts[AREA] = found


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
def beam_aside(strip: Strip, beam: Row) -> bool:
    """Whether a beam cannot reach into a strip. MARGIN covers half the width of both and their lean."""
    flat = beam[LENGTH] * beam[C]
    return aside(strip, beam[X], beam[Y], beam[X] + flat * beam[UX], beam[Y] + flat * beam[UY])


@inlined
def strip_under(beam: Row) -> Strip:
    """The strip in which a beam can meet another one."""
    return Strip(beam[X], beam[Y], beam[UX], beam[UY], beam[LENGTH] * beam[C], MARGIN)
