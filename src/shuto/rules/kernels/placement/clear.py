"""Kernels that find the pieces in the way of a new road or column."""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.beam import disc_gap, disc_plan_gap, plan_span, prism_gap
from shuto.geometry.compiled import inlined
from shuto.geometry.contact import beams_gap, plainly_apart
from shuto.geometry.ends import contact_beyond_disc, share_disc_only, touch_beyond_disc
from shuto.geometry.plane import Row, point_polygon
from shuto.geometry.rows import HALF, PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS, UX, UY, X, Y
from shuto.geometry.tolerances import CONTACT
from shuto.rules.kernels.layout import (
    AREA,
    BLOCK,
    BLOCK_KIND,
    BUILDING,
    CAR,
    COLUMN,
    COLUMN_FOOT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    NONE,
    NOTHING,
    ROAD,
    ROAD_END,
    ROAD_START,
    TOWER,
    Law,
    Table,
)
from shuto.rules.kernels.placement.bits import (
    CLOSES_LOOP,
    COLUMN_OVERLAPS_COLUMN,
    COLUMN_UNDER_ROAD,
    OFF_TABLE,
    OVERLAP_BEYOND_TOP,
    ROAD_OVER_COLUMN,
    TOUCHES_AREA,
    TOUCHES_BUILDING,
    TOUCHES_CAR,
    TOUCHES_COLUMN,
    TOUCHES_OBSTACLE,
    TOUCHES_ROAD,
    TOUCHES_TOWER,
    flag,
)
from shuto.rules.kernels.placement.near import Workspace, beam_aside, strip_under
from shuto.rules.kernels.questions import BITS, GROUND, OFF_RAMP_KIND, Assessment, Placement


@inlined
def block_fault(kind: int) -> int:
    """The fault of touching a block of this kind."""
    if kind == BUILDING:
        return TOUCHES_BUILDING
    return TOUCHES_TOWER if kind == TOWER else TOUCHES_OBSTACLE


@inlined
def beam_off_table(law: Law, beam: Row) -> float:
    """How far a beam extends over the edge of the table; negative if it is inside."""
    u0, u1 = plan_span(beam)
    across, along = beam[HALF] * abs(beam[UY]), beam[HALF] * abs(beam[UX])
    worst = -law.half_width
    for u in (u0, u1):
        worst = max(worst, abs(beam[X] + u * beam[UX]) + across - law.half_width)
        worst = max(worst, abs(beam[Y] + u * beam[UY]) + along - law.half_depth)
    return worst


@inlined
def clear_road(
    table: Table, law: Law, work: Workspace, placement: Placement, beam: Row, brief: bool, assessment: Assessment
) -> None:
    """Note every piece that a new road may not touch or pass over, but does. brief: stop at the first.

    beam: the beam of the assessment. If brief, the pieces aside of it are not sorted out first: nearly all of those
    listed for its direction lie across it.
    """
    base, laid, marks, findings = placement.base, assessment.beam, assessment.marks, assessment.findings
    near, counts = work.near, work.counts
    off = beam_off_table(law, beam)
    if off > CONTACT:
        flag(brief, marks, findings, OFF_TABLE, ROAD, NOTHING, NONE, off)
        if brief:
            return
    _clear_columns(table, law, work, base, beam, brief, assessment)
    if brief and marks[BITS] != 0:
        return
    _clear_roads(table, law, work, base, beam, brief, assessment)
    if brief and marks[BITS] != 0:
        return
    strip = strip_under(beam)
    for k in range(counts[CAR]):
        i = near[CAR, k]
        car = table.cars[i]
        if not brief and beam_aside(strip, car):
            continue
        if plainly_apart(beam, car) > CONTACT:
            continue
        gap = beams_gap(laid, car)
        if gap <= CONTACT:
            flag(brief, marks, findings, TOUCHES_CAR, ROAD, CAR, i, -gap)
            if brief:
                return
    for k in range(counts[BLOCK]):
        i = near[BLOCK, k]
        gap = prism_gap(laid, table.blocks[i])
        if gap <= CONTACT:
            flag(brief, marks, findings, block_fault(table.block_marks[i, BLOCK_KIND]), ROAD, BLOCK, i, -gap)
    if placement.kind == OFF_RAMP_KIND:  # every other road passes well above the areas
        for k in range(counts[AREA]):
            i = near[AREA, k]
            if i != marks[GROUND]:
                gap = prism_gap(laid, table.areas[i])
                if gap <= CONTACT:
                    flag(brief, marks, findings, TOUCHES_AREA, ROAD, AREA, i, -gap)


@inlined
def _clear_roads(
    table: Table, law: Law, work: Workspace, base: int, beam: Row, brief: bool, assessment: Assessment
) -> None:
    laid, marks, findings = assessment.beam, assessment.marks, assessment.findings
    x, y, radius = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y], law.radius
    strip = strip_under(beam)
    for k in range(work.counts[ROAD]):
        i = work.near[ROAD, k]
        road = table.roads[i]
        if not brief and beam_aside(strip, road):
            continue
        if table.road_marks[i, ROAD_START] == base or table.road_marks[i, ROAD_END] == base:
            if share_disc_only(beam, road, x, y, radius):
                continue
            if brief:
                if touch_beyond_disc(laid, road, x, y, radius, work.clip):
                    flag(brief, marks, findings, OVERLAP_BEYOND_TOP, ROAD, ROAD, i, np.nan)
                    return
                continue
            beyond = contact_beyond_disc(laid, road, x, y, radius, work.clip)
            if beyond > CONTACT:
                flag(brief, marks, findings, OVERLAP_BEYOND_TOP, ROAD, ROAD, i, beyond)
            continue
        if plainly_apart(beam, road) > CONTACT:
            continue
        gap = beams_gap(laid, road)
        if gap <= CONTACT:
            flag(brief, marks, findings, TOUCHES_ROAD, ROAD, ROAD, i, -gap)
            if brief:
                return


@inlined
def _clear_columns(
    table: Table, law: Law, work: Workspace, base: int, beam: Row, brief: bool, assessment: Assessment
) -> None:
    laid, marks, findings = assessment.beam, assessment.marks, assessment.findings
    for k in range(work.counts[COLUMN]):
        i = work.near[COLUMN, k]
        if i == base:
            continue
        column = table.columns[i]
        gap = disc_plan_gap(beam, column[COLUMN_X], column[COLUMN_Y], law.radius)
        if gap < -CONTACT:
            flag(brief, marks, findings, ROAD_OVER_COLUMN, ROAD, COLUMN, i, -gap)
            if brief:
                return
            gap = disc_gap(
                laid, column[COLUMN_X], column[COLUMN_Y], law.radius, column[COLUMN_FOOT], column[COLUMN_TOP]
            )
            if gap <= CONTACT:
                flag(brief, marks, findings, TOUCHES_COLUMN, ROAD, COLUMN, i, -gap)


@inlined
def clear_column(
    table: Table,
    law: Law,
    work: Workspace,
    placement: Placement,
    span: tuple[float, float],
    brief: bool,
    assessment: Assessment,
) -> None:
    """Note every piece that a new column would touch, stand in or stand under. brief: stop at the first.

    span: the levels of its foot and top.
    """
    x, y, radius = placement.x, placement.y, law.radius
    foot, top = span
    marks, findings, near, counts = assessment.marks, assessment.findings, work.beside.near, work.beside.counts
    off = max(abs(x) + radius - law.half_width, abs(y) + radius - law.half_depth)
    if off > CONTACT:
        flag(brief, marks, findings, OFF_TABLE, COLUMN, NOTHING, NONE, off)
        if brief:
            return
    for k in range(counts[COLUMN]):
        i = near[COLUMN, k]
        dx, dy = table.columns[i, COLUMN_X] - x, table.columns[i, COLUMN_Y] - y
        distance = math.sqrt(dx * dx + dy * dy)
        if distance <= radius:  # the road would end on the top of that column
            flag(brief, marks, findings, CLOSES_LOOP, COLUMN, COLUMN, i, 2.0 * radius - distance)
        elif distance < 2.0 * radius - CONTACT:
            flag(brief, marks, findings, COLUMN_OVERLAPS_COLUMN, COLUMN, COLUMN, i, 2.0 * radius - distance)
        if brief and distance < 2.0 * radius - CONTACT:
            return
    for k in range(counts[ROAD]):
        i = near[ROAD, k]
        gap = disc_plan_gap(table.roads[i], x, y, radius)
        if gap < -CONTACT:
            flag(brief, marks, findings, COLUMN_UNDER_ROAD, COLUMN, ROAD, i, -gap)
            if brief:
                return
            gap = disc_gap(table.roads[i], x, y, radius, foot, top)
            if gap <= CONTACT:
                flag(brief, marks, findings, TOUCHES_ROAD, COLUMN, ROAD, i, -gap)
    for k in range(counts[CAR]):
        i = near[CAR, k]
        gap = disc_gap(table.cars[i], x, y, radius, foot, top)
        if gap <= CONTACT:
            flag(brief, marks, findings, TOUCHES_CAR, COLUMN, CAR, i, -gap)
            if brief:
                return
    for k in range(counts[BLOCK]):
        i = near[BLOCK, k]
        block = table.blocks[i]
        gap = point_polygon(x, y, block[PRISM_CORNERS:], int(block[PRISM_COUNT])) - block[PRISM_RADIUS] - radius
        if gap <= CONTACT:
            flag(brief, marks, findings, block_fault(table.block_marks[i, BLOCK_KIND]), COLUMN, BLOCK, i, -gap)
