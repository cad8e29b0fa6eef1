"""The kernel everything asks: may this stick be built here, what does it cross, what does it earn?

The referee calls it for one turn with every explanation, the survey a million times a second for the bits alone.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import inlined
from shuto.geometry.rows import S
from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.kernels.bits import (
    BITS,
    BONUS,
    CARS_POSSIBLE,
    CROSSED,
    EARNED,
    FOUND,
    HEIGHT_BELOW_ONE,
    HEIGHT_STEP,
    JUNCTION_WITHOUT_GRAY,
    JUNCTIONS_OFF,
    LAID,
    NOT_ENOUGH_GRAY,
    NOT_ENOUGH_ROADS,
    NOT_ENOUGH_YELLOW,
    OFF_RAMP_WITHOUT_COLUMNS,
    STATED,
    flag,
)
from shuto.rules.kernels.clear import clear_column, clear_road
from shuto.rules.kernels.cross import find_crossings
from shuto.rules.kernels.lay import column_foot, lay_off_ramp, lay_road
from shuto.rules.kernels.layout import (
    CARS,
    COLUMN_HEIGHT,
    GRAY,
    LIE_STATED,
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


@inlined
def cars_left(table: Table, seat: int) -> int:
    """Cars of all types in a player's supply."""
    left = 0
    for i in range(CARS, SUPPLY_INTS):
        left += table.supplies[seat, i]
    return left


@inlined
def check_cost(
    table: Table, law: Law, seat: int, base_height: int, height: int, junction: bool, off_ramp: bool,
    marks: Ints, findings: Floats,
) -> None:  # fmt: skip
    """Heights and supply: what a turn asks of the player before it touches the table."""
    supply = table.supplies[seat]
    if supply[ROADS] < 1:
        flag(marks, findings, NOT_ENOUGH_ROADS, NOTHING, NOTHING, -1, np.nan)
    if off_ramp:
        if not may_go_down(table, law, seat):
            flag(marks, findings, OFF_RAMP_WITHOUT_COLUMNS, NOTHING, NOTHING, -1, np.nan)
        return
    gray = height - 1 if junction else height
    if junction:
        if not law.junctions:
            flag(marks, findings, JUNCTIONS_OFF, NOTHING, NOTHING, -1, np.nan)
        if height < 2:
            flag(marks, findings, JUNCTION_WITHOUT_GRAY, NOTHING, NOTHING, -1, np.nan)
        if supply[YELLOW] < 1:
            flag(marks, findings, NOT_ENOUGH_YELLOW, NOTHING, NOTHING, -1, np.nan)
    else:
        if height < 1:
            flag(marks, findings, HEIGHT_BELOW_ONE, NOTHING, NOTHING, -1, np.nan)
        if abs(height - base_height) != 1:
            flag(marks, findings, HEIGHT_STEP, NOTHING, NOTHING, -1, np.nan)
    if supply[GRAY] < gray:
        flag(marks, findings, NOT_ENOUGH_GRAY, NOTHING, NOTHING, -1, np.nan)


@inlined
def note_stated(off_ramp: bool, x: float, y: float, stated: bool, lie: Floats, marks: Ints) -> None:
    """Keep what the turn says of how its stick lies, in whole hundredths: arrays alone must tell it again."""
    for k in range(STATED_INTS):
        marks[STATED + k] = 0
    if stated:
        marks[STATED] = LIE_STATED
        for k in range(4):
            marks[STATED + 1 + k] = math.floor(lie[k] * GRID_PER_MM + 0.5)
    elif off_ramp:
        marks[STATED] = TOWARD_STATED
        marks[STATED + 1] = math.floor(x * GRID_PER_MM + 0.5)
        marks[STATED + 2] = math.floor(y * GRID_PER_MM + 0.5)


@inlined
def assess(
    table: Table, law: Law, near: Ints, counts: Ints, seat: int, base: int, x: float, y: float,
    height: int, junction: bool, off_ramp: bool, stated: bool, lie: Floats,
    brief: bool, beam: Floats, marks: Ints, findings: Floats, crossings: Floats, work: Floats,
) -> None:  # fmt: skip
    """Judge one build from a base point among the pieces listed in near; brief: only whether it is legal matters."""
    marks[BITS] = 0
    marks[FOUND] = 0
    marks[EARNED] = 0
    marks[BONUS] = 0
    marks[CROSSED] = 0
    marks[CARS_POSSIBLE] = 0
    note_stated(off_ramp, x, y, stated, lie, marks)
    base_height = table.column_marks[base, COLUMN_HEIGHT]
    check_cost(table, law, seat, base_height, height, junction, off_ramp, marks, findings)
    laid = False
    if brief and marks[BITS] != 0:
        pass
    elif off_ramp:
        laid = lay_off_ramp(table, law, near, counts, base, base_height, x, y, stated, lie, beam, marks, findings, work)
    else:
        foot = column_foot(table, law, near, counts, x, y, marks, findings)
        top = foot + law.element * max(height, 1)
        clear_column(table, law, near, counts, x, y, foot, top, marks, findings)
        if not brief or marks[BITS] == 0:
            laid = lay_road(table, law, near, counts, base, x, y, top, stated, lie, beam, marks, findings, work)
    marks[LAID] = int(laid)
    if laid and not (brief and marks[BITS] != 0):
        clear_road(table, law, near, counts, base, beam, off_ramp, marks, findings, work)
        own = find_crossings(table, law, near, counts, seat, base, beam, marks, crossings)
        if off_ramp and not (own and law.own_blocks_bonus):
            marks[BONUS] = 1
            marks[EARNED] += 1
        if abs(beam[S]) <= law.steepest:
            marks[CARS_POSSIBLE] = min(marks[EARNED], cars_left(table, seat))
