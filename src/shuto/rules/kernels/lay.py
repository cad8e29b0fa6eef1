"""Kernels that lay a stick: what it rests on, how high its ends lie, and whether it reaches."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shuto.geometry.beam import disc_plan_gap, set_beam
from shuto.geometry.compiled import inlined
from shuto.geometry.contact import overlap_on_disc
from shuto.geometry.plane import point_polygon
from shuto.geometry.rows import LENGTH, PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, C, X, Y
from shuto.geometry.tolerances import CONTACT, LIE
from shuto.rules.kernels.bits import (
    AREA_FORBIDS_COLUMN,
    AREA_FORBIDS_OFF_RAMP,
    COLUMN_OVER_AREA_EDGE,
    END_LEVEL,
    END_STICKS_OUT,
    GROUND,
    LIE_LENGTH,
    OFF_RAMP_HEIGHT,
    OUT_OF_REACH,
    START_LEVEL,
    flag,
)
from shuto.rules.kernels.layout import (
    AREA,
    BLOCK_KIND,
    COLUMN,
    COLUMN_OUT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    DEVELOPMENT,
    NOTHING,
    RAINBOW,
    ROAD,
    ROAD_END,
    ROAD_END_LEVEL,
    ROAD_START,
    ROAD_START_LEVEL,
    Floats,
    Ints,
    Law,
    Table,
)

_TABLE, _AIR = -1, -2  # what the foot of an off-ramp is on where it is on no area


@inlined
def column_foot(
    table: Table, law: Law, near: Ints, counts: Ints, x: float, y: float, marks: Ints, findings: Floats
) -> float:
    """The level a new column stands on; notes areas that do not bear it. Rainbow City, areas."""
    marks[GROUND] = -1
    foot = 0.0
    for k in range(counts[AREA]):
        i = near[AREA, k]
        area = table.areas[i]
        inside = -point_polygon(x, y, area[PRISM_CORNERS:], int(area[PRISM_COUNT]))
        if inside <= -law.radius + CONTACT:
            continue
        if table.area_marks[i, BLOCK_KIND] != DEVELOPMENT:
            flag(marks, findings, AREA_FORBIDS_COLUMN, COLUMN, AREA, i, inside + law.radius)
        elif inside < law.radius - CONTACT:
            gap = min(inside + law.radius, law.radius - inside)
            flag(marks, findings, COLUMN_OVER_AREA_EDGE, COLUMN, AREA, i, gap)
        else:
            marks[GROUND] = i
            foot = area[PRISM_HIGH]
    return foot


@inlined
def area_under(table: Table, near: Ints, counts: Ints, x: float, y: float) -> int:
    """The area that a point lies on, or -1."""
    for k in range(counts[AREA]):
        i = near[AREA, k]
        area = table.areas[i]
        if point_polygon(x, y, area[PRISM_CORNERS:], int(area[PRISM_COUNT])) < 0.0:
            return int(i)
    return -1


@inlined
def end_level(table: Table, law: Law, near: Ints, counts: Ints, column: int, beam: Floats, work: Floats) -> int:
    """How many thicknesses above a column's top the end of a beam lies: one more than the highest end it overlaps."""
    x, y = table.columns[column, COLUMN_X], table.columns[column, COLUMN_Y]
    level = 0
    through = disc_plan_gap(beam, x, y, 0.0) < -CONTACT
    for k in range(counts[ROAD]):
        i = near[ROAD, k]
        if table.road_marks[i, ROAD_START] == column:
            other = table.road_marks[i, ROAD_START_LEVEL]
        elif table.road_marks[i, ROAD_END] == column:
            other = table.road_marks[i, ROAD_END_LEVEL]
        else:
            continue
        if other + 1 <= level:
            continue
        road = table.roads[i]
        # two ends that both cover the axis overlap for sure; only the others need a closer look
        if (through and disc_plan_gap(road, x, y, 0.0) < -CONTACT) or overlap_on_disc(
            beam, road, x, y, law.radius, work
        ):
            level = other + 1
    return level


@inlined
def _check_end(
    law: Law, ex: float, ey: float, cx: float, cy: float, ux: float, uy: float, column: int,
    marks: Ints, findings: Floats,
) -> None:  # fmt: skip
    """An end must lie at most a radius from the axis; u points from this end to the other one."""
    dx, dy = ex - cx, ey - cy
    gap = math.sqrt(dx * dx + dy * dy) - law.radius
    if gap > CONTACT:
        kind = COLUMN if column >= 0 else NOTHING
        fault = OUT_OF_REACH if dx * ux + dy * uy > 0.0 else END_STICKS_OUT
        flag(marks, findings, fault, ROAD, kind, column, gap)


class Line(NamedTuple):
    """Where a stick is to lie, seen from above: a point of it (a road's middle, an off-ramp's start), its direction."""

    x: float
    y: float
    ux: float
    uy: float
    stated: float
    """Length in plan of a stated lie; 0 where none is stated: the stick is then as long as its slope makes it."""


@inlined
def _line(x: float, y: float, dx: float, dy: float, stated: bool) -> Line:
    length = math.sqrt(dx * dx + dy * dy)
    if length < CONTACT:
        dx, dy, length = 1.0, 0.0, 1.0
    return Line(x, y, dx / length, dy / length, length if stated else 0.0)


@inlined
def _flat_length(law: Law, rise: float) -> float:
    """Length in plan of a stick that rises so far; 0 where no stick does."""
    return math.sqrt(max(0.0, law.road_length * law.road_length - rise * rise))


@inlined
def _lay_about(law: Law, line: Line, flat: float, start: float, top: float, beam: Floats) -> None:
    """Write the stick that lies about the middle of its line, so long in plan, from one height to another."""
    hx, hy = line.ux * flat / 2.0, line.uy * flat / 2.0
    set_beam(beam, line.x - hx, line.y - hy, start, line.x + hx, line.y + hy, top, law.road_half, law.road_thickness)


@inlined
def _settle(
    table: Table, law: Law, near: Ints, counts: Ints, base: int, line: Line, top: float, beam: Floats, work: Floats
) -> int:
    """The lowest level at which a stick lies on just what it overlaps there; if none, the lowest at which it hits none.

    A steep stick is longer or shorter in plan one level up, so every level is tried. A stated lie keeps its plan.
    """
    most = table.column_marks[base, COLUMN_OUT] + 1  # ends that lie there at most: those that leave, one that arrives
    free = -1
    for level in range(most + 1):
        if level == most and free < 0:
            return level  # on top of all of them, whatever it overlaps
        start = table.columns[base, COLUMN_TOP] + level * law.road_thickness
        flat = line.stated if line.stated > 0.0 else _flat_length(law, top - start)
        over = -1  # where no stick spans the rise, none lies and none is hit
        if flat > 0.0:
            _lay_about(law, line, flat, start, top, beam)
            over = end_level(table, law, near, counts, base, beam, work)
        if over == level:
            return level
        if over < level and free < 0:
            free = level
    return free


@inlined
def lay_road(
    table: Table, law: Law, near: Ints, counts: Ints, base: int, x: float, y: float, top: float,
    stated: bool, lie: Floats, beam: Floats, marks: Ints, findings: Floats, work: Floats,
) -> bool:  # fmt: skip
    """Lay the stick from a base point to a new column; False when no stick could span it."""
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    ax, ay, ex, ey = (lie[0], lie[1], lie[2], lie[3]) if stated else (bx, by, x, y)
    line = _line((ax + ex) / 2.0, (ay + ey) / 2.0, ex - ax, ey - ay, stated)
    level = _settle(table, law, near, counts, base, line, top, beam, work)
    marks[END_LEVEL] = 0
    marks[START_LEVEL] = level
    start = table.columns[base, COLUMN_TOP] + level * law.road_thickness
    flat = _flat_length(law, top - start)
    if flat <= 0.0:
        flag(marks, findings, OUT_OF_REACH, ROAD, COLUMN, base, abs(top - start) - law.road_length)
        return False
    if stated or level > 0:  # else it lies there already
        _lay_about(law, line, flat, start, top, beam)
    if stated:
        if abs(line.stated - flat) > LIE:
            flag(marks, findings, LIE_LENGTH, ROAD, NOTHING, -1, abs(line.stated - flat))
        ux, uy = line.ux, line.uy
        ex, ey = line.x + ux * flat / 2.0, line.y + uy * flat / 2.0
        _check_end(law, beam[X], beam[Y], bx, by, ux, uy, base, marks, findings)
        _check_end(law, ex, ey, x, y, -ux, -uy, -1, marks, findings)
        return True
    dx, dy = x - bx, y - by
    distance = math.sqrt(dx * dx + dy * dy)
    if distance - flat > 2.0 * law.radius + CONTACT:
        flag(marks, findings, OUT_OF_REACH, ROAD, COLUMN, base, distance - flat - 2.0 * law.radius)
        return distance - flat < 4.0 * law.radius  # far beyond reach the stick lies nowhere in particular
    if flat - distance > 2.0 * law.radius + CONTACT:
        flag(marks, findings, END_STICKS_OUT, ROAD, COLUMN, base, flat - distance - 2.0 * law.radius)
    return True


@inlined
def _lay_down(table: Table, law: Law, near: Ints, counts: Ints, line: Line, start: float, beam: Floats) -> int:
    """Lay a stick from the start of its line down to the ground; returns the area its foot is on, _TABLE or _AIR."""
    for ground in (0.0, law.area_thickness):
        flat = _flat_length(law, start - ground)
        if flat > 0.0:
            ex, ey = line.x + line.ux * flat, line.y + line.uy * flat
            set_beam(beam, line.x, line.y, start, ex, ey, ground, law.road_half, law.road_thickness)
            area = area_under(table, near, counts, ex, ey)
            if (area >= 0) == (ground > 0.0):
                return area
    # At the very edge of an area neither height has the foot where it belongs: it then lies at the upper one.
    return _TABLE if start < law.road_length else _AIR


@inlined
def lay_off_ramp(
    table: Table, law: Law, near: Ints, counts: Ints, base: int, height: int, x: float, y: float,
    stated: bool, lie: Floats, beam: Floats, marks: Ints, findings: Floats, work: Floats,
) -> bool:  # fmt: skip
    """Lay the stick from a base point toward (x, y), its foot on the table or an area; False when it cannot reach."""
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    ax, ay, ex, ey = (lie[0], lie[1], lie[2], lie[3]) if stated else (bx, by, x, y)
    line = _line(ax, ay, ex - ax, ey - ay, stated)
    marks[GROUND] = -1
    marks[END_LEVEL] = 0
    marks[START_LEVEL] = 0
    if height != 1 and not law.off_ramp_any_height:
        flag(marks, findings, OFF_RAMP_HEIGHT, ROAD, COLUMN, base, np.nan)
    while True:
        start = table.columns[base, COLUMN_TOP] + marks[START_LEVEL] * law.road_thickness
        area = _lay_down(table, law, near, counts, line, start, beam)
        if area == _AIR:
            flag(marks, findings, OFF_RAMP_HEIGHT, ROAD, COLUMN, base, np.nan)
            return False
        # It starts at one place whatever its level, and leans toward its foot: on the base's top its outline is the
        # same at every level, so that the first look is right and the second only says so.
        level = end_level(table, law, near, counts, base, beam, work)
        if level <= marks[START_LEVEL]:
            break
        marks[START_LEVEL] = level
    marks[GROUND] = area
    flat = beam[LENGTH] * beam[C]
    if stated:
        if abs(line.stated - flat) > LIE:
            flag(marks, findings, LIE_LENGTH, ROAD, NOTHING, -1, abs(line.stated - flat))
        _check_end(law, ax, ay, bx, by, line.ux, line.uy, base, marks, findings)
    if area >= 0 and table.area_marks[area, BLOCK_KIND] == RAINBOW:
        prism = table.areas[area]
        ex, ey = ax + line.ux * flat, ay + line.uy * flat
        inside = -point_polygon(ex, ey, prism[PRISM_CORNERS:], int(prism[PRISM_COUNT]))
        flag(marks, findings, AREA_FORBIDS_OFF_RAMP, ROAD, AREA, area, inside)
    return True
