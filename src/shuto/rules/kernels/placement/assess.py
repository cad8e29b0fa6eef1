"""The kernel that assesses a build: whether it is legal, what it crosses and what it earns.

The referee calls it for one turn and wants every reason. The survey calls it a million times a second and wants only
the fault bits.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import inlined
from shuto.geometry.rows import S
from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.kernels.layout import (
    CARS,
    COLUMN_HEIGHT,
    GRAY,
    LIE_STATED,
    NONE,
    NOTHING,
    ROADS,
    STATED_INTS,
    SUPPLY_INTS,
    TOWARD_STATED,
    YELLOW,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.material import may_go_down
from shuto.rules.kernels.placement.bits import (
    HEIGHT_BELOW_ONE,
    HEIGHT_STEP,
    JUNCTION_WITHOUT_GRAY,
    JUNCTIONS_OFF,
    NOT_ENOUGH_GRAY,
    NOT_ENOUGH_ROADS,
    NOT_ENOUGH_YELLOW,
    OFF_RAMP_WITHOUT_COLUMNS,
    flag,
)
from shuto.rules.kernels.placement.clear import clear_column, clear_road
from shuto.rules.kernels.placement.cross import find_crossings
from shuto.rules.kernels.placement.lay import NOWHERE, column_foot, lay_off_ramp, lay_road
from shuto.rules.kernels.placement.near import Workspace
from shuto.rules.kernels.questions import (
    BITS,
    BONUS,
    CARS_POSSIBLE,
    CROSSED,
    EARNED,
    FOUND,
    JUNCTION_KIND,
    LAID,
    OFF_RAMP_KIND,
    STATED,
    Assessment,
    Placement,
)


@inlined
def cars_left(table: Table, seat: int) -> int:
    """Number of cars of all types in a player's supply."""
    left = 0
    for i in range(CARS, SUPPLY_INTS):
        left += table.supplies[seat, i]
    return left


@inlined
def check_cost(table: Table, law: Law, placement: Placement, brief: bool, assessment: Assessment) -> None:
    """Check heights and supply: the faults that do not depend on what stands on the table."""
    marks, findings, supply = assessment.marks, assessment.findings, table.supplies[placement.seat]
    height, junction = placement.height, placement.kind == JUNCTION_KIND
    if supply[ROADS] < 1:
        flag(brief, marks, findings, NOT_ENOUGH_ROADS, NOTHING, NOTHING, NONE, np.nan)
    if placement.kind == OFF_RAMP_KIND:
        if not may_go_down(table, law, placement.seat):
            flag(brief, marks, findings, OFF_RAMP_WITHOUT_COLUMNS, NOTHING, NOTHING, NONE, np.nan)
        return
    gray = height - 1 if junction else height
    if junction:
        if not law.junctions:
            flag(brief, marks, findings, JUNCTIONS_OFF, NOTHING, NOTHING, NONE, np.nan)
        if height < 2:
            flag(brief, marks, findings, JUNCTION_WITHOUT_GRAY, NOTHING, NOTHING, NONE, np.nan)
        if supply[YELLOW] < 1:
            flag(brief, marks, findings, NOT_ENOUGH_YELLOW, NOTHING, NOTHING, NONE, np.nan)
    else:
        if height < 1:
            flag(brief, marks, findings, HEIGHT_BELOW_ONE, NOTHING, NOTHING, NONE, np.nan)
        if abs(height - table.column_marks[placement.base, COLUMN_HEIGHT]) != 1:
            flag(brief, marks, findings, HEIGHT_STEP, NOTHING, NOTHING, NONE, np.nan)
    if supply[GRAY] < max(gray, 1):  # every column needs a gray disc, whatever its height
        flag(brief, marks, findings, NOT_ENOUGH_GRAY, NOTHING, NOTHING, NONE, np.nan)


@inlined
def note_stated(placement: Placement, lie: Floats, marks: Ints) -> None:
    """Note the stated lie of a road in whole hundredths, so that it can be read back from the arrays alone."""
    for k in range(STATED_INTS):
        marks[STATED + k] = 0
    if lie.size > 0:
        marks[STATED] = LIE_STATED
        for k in range(4):
            marks[STATED + 1 + k] = math.floor(lie[k] * GRID_PER_MM + 0.5)
    elif placement.kind == OFF_RAMP_KIND:
        marks[STATED] = TOWARD_STATED
        marks[STATED + 1] = math.floor(placement.x * GRID_PER_MM + 0.5)
        marks[STATED + 2] = math.floor(placement.y * GRID_PER_MM + 0.5)


@inlined
def assess(
    table: Table, law: Law, work: Workspace, placement: Placement, lie: Floats, brief: bool, assessment: Assessment
) -> None:
    """Assess one build against the pieces listed in the workspace.

    brief: skip further checks once a fault is found; the player is known to be able to pay.
    """
    marks, off_ramp = assessment.marks, placement.kind == OFF_RAMP_KIND
    marks[BITS] = 0
    marks[FOUND] = 0
    marks[EARNED] = 0
    marks[BONUS] = 0
    marks[CROSSED] = 0
    marks[CARS_POSSIBLE] = 0
    note_stated(placement, lie, marks)
    if not brief:
        check_cost(table, law, placement, brief, assessment)
    laid, beam = False, NOWHERE
    if off_ramp:
        laid, beam = lay_off_ramp(table, law, work, placement, lie, brief, assessment)
    else:
        foot = column_foot(table, law, work, placement, brief, assessment)
        top = foot + law.disc_height * max(placement.height, 1)
        clear_column(table, law, work, placement, (foot, top), brief, assessment)
        if not brief or marks[BITS] == 0:
            laid, beam = lay_road(table, law, work, placement, lie, top, brief, assessment)
    marks[LAID] = int(laid)
    if laid and not (brief and marks[BITS] != 0):
        clear_road(table, law, work, placement, beam, brief, assessment)
        if brief and marks[BITS] != 0:
            return
        own = find_crossings(table, law, work, placement, beam, assessment)
        if off_ramp and not (own and law.own_blocks_bonus):
            marks[BONUS] = 1
            marks[EARNED] += 1
        if abs(beam[S]) <= law.steepest:
            marks[CARS_POSSIBLE] = min(marks[EARNED], cars_left(table, placement.seat))
