"""Kernels that lay a stick: what it rests on, how high its ends lie, and whether it reaches."""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.beam import disc_plan_gap, set_beam
from shuto.geometry.compiled import inlined
from shuto.geometry.contact import overlap_on_disc
from shuto.geometry.plane import point_polygon
from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, UX, UY, X, Y
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


@inlined
def lay_road(
    table: Table, law: Law, near: Ints, counts: Ints, base: int, x: float, y: float, top: float,
    stated: bool, lie: Floats, beam: Floats, marks: Ints, findings: Floats, work: Floats,
) -> bool:  # fmt: skip
    """Lay the stick from a base point to a new column; False when no stick could span it."""
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    dx, dy = x - bx, y - by
    distance = math.sqrt(dx * dx + dy * dy)
    if stated:
        ux, uy = lie[2] - lie[0], lie[3] - lie[1]
    else:
        ux, uy = dx, dy
    length = math.sqrt(ux * ux + uy * uy)
    if length < CONTACT:
        ux, uy, length = 1.0, 0.0, 1.0
    ux, uy = ux / length, uy / length
    marks[END_LEVEL] = 0
    marks[START_LEVEL] = 0
    while True:
        start = table.columns[base, COLUMN_TOP] + marks[START_LEVEL] * law.road_thickness
        rise = top - start
        if abs(rise) >= law.road_length:
            flag(marks, findings, OUT_OF_REACH, ROAD, COLUMN, base, abs(rise) - law.road_length)
            return False
        flat = math.sqrt(law.road_length * law.road_length - rise * rise)
        if stated:
            mx, my = (lie[0] + lie[2]) / 2.0, (lie[1] + lie[3]) / 2.0
        else:
            mx, my = (bx + x) / 2.0, (by + y) / 2.0
        ax, ay = mx - ux * flat / 2.0, my - uy * flat / 2.0
        ex, ey = mx + ux * flat / 2.0, my + uy * flat / 2.0
        set_beam(beam, ax, ay, start, ex, ey, top, law.road_half, law.road_thickness)
        if marks[START_LEVEL] > table.column_marks[base, COLUMN_OUT]:
            break  # it lies on every end there is
        level = end_level(table, law, near, counts, base, beam, work)
        if level <= marks[START_LEVEL]:
            break
        marks[START_LEVEL] = level
    if stated:
        if abs(length - flat) > LIE:
            flag(marks, findings, LIE_LENGTH, ROAD, NOTHING, -1, abs(length - flat))
        _check_end(law, ax, ay, bx, by, ux, uy, base, marks, findings)
        _check_end(law, ex, ey, x, y, -ux, -uy, -1, marks, findings)
    elif distance - flat > 2.0 * law.radius + CONTACT:
        flag(marks, findings, OUT_OF_REACH, ROAD, COLUMN, base, distance - flat - 2.0 * law.radius)
        return distance - flat < 4.0 * law.radius  # far beyond reach the stick lies nowhere in particular
    elif flat - distance > 2.0 * law.radius + CONTACT:
        flag(marks, findings, END_STICKS_OUT, ROAD, COLUMN, base, flat - distance - 2.0 * law.radius)
    return True


@inlined
def lay_off_ramp(
    table: Table, law: Law, near: Ints, counts: Ints, base: int, height: int, x: float, y: float,
    stated: bool, lie: Floats, beam: Floats, marks: Ints, findings: Floats, work: Floats,
) -> bool:  # fmt: skip
    """Lay the stick from a base point toward (x, y), its foot on the table or an area; False when it cannot reach."""
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    ax, ay = (lie[0], lie[1]) if stated else (bx, by)
    ux, uy = (lie[2] - lie[0], lie[3] - lie[1]) if stated else (x - bx, y - by)
    length = math.sqrt(ux * ux + uy * uy)
    if length < CONTACT:
        ux, uy, length = 1.0, 0.0, 1.0
    ux, uy = ux / length, uy / length
    marks[GROUND] = -1
    marks[END_LEVEL] = 0
    marks[START_LEVEL] = 0
    if height != 1 and not law.off_ramp_any_height:
        flag(marks, findings, OFF_RAMP_HEIGHT, ROAD, COLUMN, base, np.nan)
    ground = 0.0
    flat = 0.0
    for _ in range(8):  # the foot's level and the start's are found by trying: each settles at once or after one step
        start = table.columns[base, COLUMN_TOP] + marks[START_LEVEL] * law.road_thickness
        drop = start - ground
        if drop >= law.road_length:
            flag(marks, findings, OFF_RAMP_HEIGHT, ROAD, COLUMN, base, np.nan)
            return False
        flat = math.sqrt(law.road_length * law.road_length - drop * drop)
        ex, ey = ax + ux * flat, ay + uy * flat
        set_beam(beam, ax, ay, start, ex, ey, ground, law.road_half, law.road_thickness)
        level = max(end_level(table, law, near, counts, base, beam, work), marks[START_LEVEL])
        area = area_under(table, near, counts, ex, ey)
        foot = law.area_thickness if area >= 0 else 0.0
        if level == marks[START_LEVEL] and foot == ground:
            marks[GROUND] = area
            break
        marks[START_LEVEL] = level
        ground = foot
    if stated:
        if abs(length - flat) > LIE:
            flag(marks, findings, LIE_LENGTH, ROAD, NOTHING, -1, abs(length - flat))
        _check_end(law, beam[X], beam[Y], bx, by, beam[UX], beam[UY], base, marks, findings)
    area = marks[GROUND]
    if area >= 0 and table.area_marks[area, BLOCK_KIND] == RAINBOW:
        prism = table.areas[area]
        ex, ey = beam[X] + beam[UX] * flat, beam[Y] + beam[UY] * flat
        inside = -point_polygon(ex, ey, prism[PRISM_CORNERS:], int(prism[PRISM_COUNT]))
        flag(marks, findings, AREA_FORBIDS_OFF_RAMP, ROAD, AREA, area, inside)
    return True
