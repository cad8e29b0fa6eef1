"""Kernels that lay a road: what it rests on, how high its ends lie, and whether it reaches."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shuto.geometry.beam import beam_between, set_row
from shuto.geometry.compiled import inlined
from shuto.geometry.plane import point_polygon
from shuto.geometry.rows import LENGTH, PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, C, X, Y
from shuto.geometry.tolerances import CONTACT, LIE
from shuto.rules.kernels.layout import (
    AREA,
    BLOCK_KIND,
    COLUMN,
    COLUMN_HEIGHT,
    COLUMN_OUT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    DEVELOPMENT,
    NONE,
    NOTHING,
    RAINBOW,
    ROAD,
    Floats,
    Law,
    Table,
)
from shuto.rules.kernels.placement.bits import (
    AREA_FORBIDS_COLUMN,
    AREA_FORBIDS_OFF_RAMP,
    COLUMN_OVER_AREA_EDGE,
    END_STICKS_OUT,
    LIE_LENGTH,
    OFF_RAMP_HEIGHT,
    OUT_OF_REACH,
    flag,
)
from shuto.rules.kernels.placement.near import Workspace
from shuto.rules.kernels.placement.top import end_level
from shuto.rules.kernels.questions import END_LEVEL, GROUND, START_LEVEL, Assessment, Placement

_NO_LEVEL = -1  # below every level at which an end can lie
NOWHERE: tuple[float, ...] = (0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0)
"""The row of a beam that has no place."""


@inlined
def column_foot(
    table: Table, law: Law, work: Workspace, placement: Placement, brief: bool, assessment: Assessment
) -> float:
    """The level a new column stands on: the table or an area. Notes a fault if it may not stand on the area."""
    marks, findings = assessment.marks, assessment.findings
    marks[GROUND] = NONE
    foot = 0.0
    for k in range(work.beside.counts[AREA]):
        i = work.beside.near[AREA, k]
        area = table.areas[i]
        inside = -point_polygon(placement.x, placement.y, area[PRISM_CORNERS:], int(area[PRISM_COUNT]))
        if inside <= -law.radius + CONTACT:
            continue
        if table.area_marks[i, BLOCK_KIND] != DEVELOPMENT:
            flag(brief, marks, findings, AREA_FORBIDS_COLUMN, COLUMN, AREA, i, inside + law.radius)
        elif inside < law.radius - CONTACT:
            gap = min(inside + law.radius, law.radius - inside)
            flag(brief, marks, findings, COLUMN_OVER_AREA_EDGE, COLUMN, AREA, i, gap)
        else:
            marks[GROUND] = i
            foot = area[PRISM_HIGH]
    return foot


@inlined
def _area_near(table: Table, work: Workspace, x: float, y: float) -> int:
    """The area, among those listed in the workspace, that a point lies on, or NONE."""
    for k in range(work.counts[AREA]):
        i = work.near[AREA, k]
        area = table.areas[i]
        if point_polygon(x, y, area[PRISM_CORNERS:], int(area[PRISM_COUNT])) < 0.0:
            return int(i)
    return NONE


@inlined
def _check_end(law: Law, dx: float, dy: float, ahead: float, column: int, brief: bool, assessment: Assessment) -> None:
    """Check that an end lies at most a radius from the axis of its column.

    (dx, dy) leads from the axis to the end; `ahead` is its component toward the other end. column: NONE for the new
    one.
    """
    gap = math.sqrt(dx * dx + dy * dy) - law.radius
    if gap > CONTACT:
        kind = COLUMN if column >= 0 else NOTHING
        fault = OUT_OF_REACH if ahead > 0.0 else END_STICKS_OUT
        flag(brief, assessment.marks, assessment.findings, fault, ROAD, kind, column, gap)


class Line(NamedTuple):
    """Where a road is to lie in plan: a point (the middle of a road, the start of an off-ramp) and a direction."""

    x: float
    y: float
    ux: float
    uy: float
    stated: float
    """Length in plan of a stated lie; 0 if none is stated, because the length then follows from the slope."""
    away: float
    """If no lie is stated, the distance of the new column; else 0."""


@inlined
def _line(x: float, y: float, dx: float, dy: float, stated: bool) -> Line:
    length = math.sqrt(dx * dx + dy * dy)
    away = 0.0 if stated else length
    if length < CONTACT:
        dx, dy, length, away = 1.0, 0.0, 1.0, 0.0
    return Line(x, y, dx / length, dy / length, length if stated else 0.0, away)


@inlined
def _flat_length(law: Law, rise: float) -> float:
    """Length in plan of a road that rises this much; 0 if it cannot."""
    return math.sqrt(max(0.0, law.road_length * law.road_length - rise * rise))


@inlined
def _lay_about(law: Law, line: Line, flat: float, start: float, top: float) -> tuple[float, ...]:
    """The beam of a road around the middle of its line, with this length in plan, from one height to another."""
    hx, hy = line.ux * flat / 2.0, line.uy * flat / 2.0
    return beam_between(
        line.x - hx, line.y - hy, start, line.x + hx, line.y + hy, top, law.road_half, law.road_thickness
    )


@inlined
def _covers_axis(law: Law, line: Line, flat: float, rise: float) -> bool:
    """Whether a road around the middle of its line surely covers the axis of its base point. False proves nothing.

    A road that rises leans back over its start.
    """
    lean = max(0.0, law.road_thickness * rise / law.road_length)
    return flat > 1.0 and line.away > 0.0 and (flat - line.away) / 2.0 + lean > 2.0 * CONTACT


@inlined
def _settle(
    table: Table, law: Law, work: Workspace, base: int, line: Line, top: float, spare: Floats
) -> tuple[int, bool, tuple[float, ...]]:
    """The lowest level that matches what the road overlaps there; if none matches, the lowest at which it is clear.

    Also returns whether the beam was laid at that level, and the beam.

    The level changes the slope, and so the length in plan of a steep road. So every level is tried. A stated lie keeps
    its length in plan.
    """
    most = table.column_marks[base, COLUMN_OUT] + 1  # the most ends that can lie there: all that leave, one arriving
    free, beam = _NO_LEVEL, NOWHERE
    for level in range(most + 1):
        if level == most and free == _NO_LEVEL:
            return level, False, beam  # on top of all of them, whatever it overlaps
        start = table.columns[base, COLUMN_TOP] + level * law.road_thickness
        flat = line.stated if line.stated > 0.0 else _flat_length(law, top - start)
        over = _NO_LEVEL  # if no road spans the rise, it lies nowhere and overlaps nothing
        if work.above > level and _covers_axis(law, line, flat, top - start):
            over = work.above
        elif flat > 0.0:
            beam = _lay_about(law, line, flat, start, top)
            over = end_level(table, law, work, base, beam, spare)
        if over == level:
            return level, True, beam
        if over < level and free == _NO_LEVEL:
            free = level
    return free, False, beam


@inlined
def lay_road(
    table: Table,
    law: Law,
    work: Workspace,
    placement: Placement,
    lie: Floats,
    top: float,
    brief: bool,
    assessment: Assessment,
) -> tuple[bool, tuple[float, ...]]:
    """Lay the road from a base point to a new column with this top; False if no road could span the distance.

    Also returns the beam, which is that of the assessment.
    """
    base, x, y, stated = placement.base, placement.x, placement.y, lie.size > 0
    marks, findings = assessment.marks, assessment.findings
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    ax, ay, ex, ey = (lie[0], lie[1], lie[2], lie[3]) if stated else (bx, by, x, y)
    line = _line((ax + ex) / 2.0, (ay + ey) / 2.0, ex - ax, ey - ay, stated)
    level, lies, beam = _settle(table, law, work, base, line, top, assessment.beam)
    marks[END_LEVEL] = 0
    marks[START_LEVEL] = level
    start = table.columns[base, COLUMN_TOP] + level * law.road_thickness
    flat = _flat_length(law, top - start)
    if flat <= 0.0:
        flag(brief, marks, findings, OUT_OF_REACH, ROAD, COLUMN, base, abs(top - start) - law.road_length)
        return False, beam
    if stated or not lies:
        beam = _lay_about(law, line, flat, start, top)
    set_row(assessment.beam, beam)
    if stated:
        if abs(line.stated - flat) > LIE:
            flag(brief, marks, findings, LIE_LENGTH, ROAD, NOTHING, NONE, abs(line.stated - flat))
        ux, uy = line.ux, line.uy
        dx, dy = beam[X] - bx, beam[Y] - by
        _check_end(law, dx, dy, dx * ux + dy * uy, base, brief, assessment)
        dx, dy = line.x + ux * flat / 2.0 - x, line.y + uy * flat / 2.0 - y
        _check_end(law, dx, dy, -dx * ux - dy * uy, NONE, brief, assessment)
        return True, beam
    dx, dy = x - bx, y - by
    distance = math.sqrt(dx * dx + dy * dy)
    if distance - flat > 2.0 * law.radius + CONTACT:
        flag(brief, marks, findings, OUT_OF_REACH, ROAD, COLUMN, base, distance - flat - 2.0 * law.radius)
        return distance - flat < 4.0 * law.radius, beam  # far out of reach the road has no definite place
    if flat - distance > 2.0 * law.radius + CONTACT:
        flag(brief, marks, findings, END_STICKS_OUT, ROAD, COLUMN, base, flat - distance - 2.0 * law.radius)
    return True, beam


@inlined
def _lay_down(table: Table, law: Law, work: Workspace, line: Line, start: float) -> tuple[bool, int, tuple[float, ...]]:
    """Lay a road from the start of its line to the ground: whether it reaches, the area under its foot, the beam."""
    beam = NOWHERE
    for ground in (0.0, law.area_thickness):
        flat = _flat_length(law, start - ground)
        if flat > 0.0:
            ex, ey = line.x + line.ux * flat, line.y + line.uy * flat
            beam = beam_between(line.x, line.y, start, ex, ey, ground, law.road_half, law.road_thickness)
            area = _area_near(table, work, ex, ey)
            if (area >= 0) == (ground > 0.0):
                return True, area, beam
    # At the edge of an area, the foot may match neither height. The road then lies at the upper one.
    return start < law.road_length, NONE, beam


@inlined
def lay_off_ramp(
    table: Table, law: Law, work: Workspace, placement: Placement, lie: Floats, brief: bool, assessment: Assessment
) -> tuple[bool, tuple[float, ...]]:
    """Lay an off-ramp from a base point to its foot on the table or an area; False if it cannot reach.

    Also returns the beam, which is that of the assessment.
    """
    base, stated = placement.base, lie.size > 0
    marks, findings = assessment.marks, assessment.findings
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    ax, ay, ex, ey = (lie[0], lie[1], lie[2], lie[3]) if stated else (bx, by, placement.x, placement.y)
    line = _line(ax, ay, ex - ax, ey - ay, stated)
    marks[GROUND] = NONE
    marks[END_LEVEL] = 0
    marks[START_LEVEL] = 0
    if table.column_marks[base, COLUMN_HEIGHT] != 1 and not law.off_ramp_any_height:
        flag(brief, marks, findings, OFF_RAMP_HEIGHT, ROAD, COLUMN, base, np.nan)
    while True:
        start = table.columns[base, COLUMN_TOP] + marks[START_LEVEL] * law.road_thickness
        reaches, area, beam = _lay_down(table, law, work, line, start)
        if not reaches:
            flag(brief, marks, findings, OFF_RAMP_HEIGHT, ROAD, COLUMN, base, np.nan)
            return False, beam
        # It starts at the same place at every level and leans toward its foot. So its outline on the top of the
        # base is the same at every level: the first result is right, and the second only confirms it.
        level = end_level(table, law, work, base, beam, assessment.beam)
        if level <= marks[START_LEVEL]:
            break
        marks[START_LEVEL] = level
    set_row(assessment.beam, beam)
    marks[GROUND] = area
    flat = beam[LENGTH] * beam[C]
    if stated:
        if abs(line.stated - flat) > LIE:
            flag(brief, marks, findings, LIE_LENGTH, ROAD, NOTHING, NONE, abs(line.stated - flat))
        dx, dy = ax - bx, ay - by
        _check_end(law, dx, dy, dx * line.ux + dy * line.uy, base, brief, assessment)
    if area >= 0 and table.area_marks[area, BLOCK_KIND] == RAINBOW:
        prism = table.areas[area]
        ex, ey = ax + line.ux * flat, ay + line.uy * flat
        inside = -point_polygon(ex, ey, prism[PRISM_CORNERS:], int(prism[PRISM_COUNT]))
        flag(brief, marks, findings, AREA_FORBIDS_OFF_RAMP, ROAD, AREA, area, inside)
    return True, beam
