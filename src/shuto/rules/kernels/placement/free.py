"""Kernels that prove without laying a road that it is legal, where only its base point and the roads on that stand.

They only save time. Where they prove nothing, the placement is judged like any other.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import inlined
from shuto.geometry.ends import end_at
from shuto.rules.kernels.layout import (
    AREA,
    BLOCK,
    CAR,
    COLUMN,
    COLUMN_OUT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    NONE,
    ROAD,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.placement.near import Workspace
from shuto.rules.kernels.placement.top import END_HEIGHT, END_ROAD
from shuto.rules.kernels.questions import OFF_RAMP_KIND

# facts about the ends on a base point and about the options: rows of numbers
END_UX, END_UY, END_LIMIT, NEAREST, FARTHEST = range(5)
KNOWN = 5

_SLIGHT = 0.01
"""mm; more than the errors of rounding and of the grid."""
_TURN = 0.001
"""The sine of the angle by which a place on the grid may differ from its direction is less than this."""


@inlined
def set_limits(
    table: Table, law: Law, base: int, work: Workspace, heights: Ints, kinds: Ints, costs: Ints, known: Floats
) -> None:
    """Write what holds for all directions: the ends on the base point, and between which distances an option reaches.

    A new road must turn away from each end. Distances are squared. An option that cannot be paid for never reaches.
    costs: see set_twins.
    """
    x, y, square = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y], law.radius * law.radius
    shift, half = 0.0, law.road_half + _SLIGHT
    for k in range(work.ending):
        ux, uy, behind, aside = end_at(table.roads[work.ends[END_ROAD, k]], x, y)
        wide = half + aside
        known[END_UX, k], known[END_UY, k] = ux, uy
        # the largest cosine between the two roads at which they overlap only on the top of the base point
        known[END_LIMIT, k] = 1.0 - 2.0 * wide * wide / square - _TURN if 2.0 * wide * wide <= square else -2.0
        if behind * behind + wide * wide > square:
            known[END_LIMIT, k] = -2.0
        shift = max(shift, aside)
    # how far a road may begin before or behind the axis
    spare = min(law.radius, math.sqrt(max(0.0, square - (half + shift) ** 2)) - law.road_thickness) - _SLIGHT
    for o in range(heights.shape[0]):
        known[NEAREST, o], known[FARTHEST, o] = 1.0, 0.0
        if kinds[o] == OFF_RAMP_KIND or costs[o] != 0 or spare <= 0.0:
            continue
        shortest, longest = law.road_length, 0.0
        for level in range(table.column_marks[base, COLUMN_OUT] + 2):
            rise = law.disc_height * heights[o] - table.columns[base, COLUMN_TOP] - level * law.road_thickness
            flat = math.sqrt(max(0.0, law.road_length * law.road_length - rise * rise))
            shortest, longest = min(shortest, flat), max(longest, flat)
        nearest, farthest = longest - 2.0 * spare, shortest + 2.0 * spare
        if nearest > 2.0 * law.radius and shortest > 2.0 * law.radius:
            known[NEAREST, o], known[FARTHEST, o] = nearest * nearest, farthest * farthest


@inlined
def ramp_reach(table: Table, law: Law, base: int, work: Workspace, kinds: Ints) -> float:
    """How far from the base point, in plan, every off-ramp that reaches the ground runs at least; inf if none is asked
    for.
    """
    asked = False
    for o in range(kinds.shape[0]):
        asked = asked or kinds[o] == OFF_RAMP_KIND
    if not asked:
        return np.inf
    highest = NONE  # it lies at most one level above the highest end
    for k in range(work.ending):
        highest = max(highest, work.ends[END_HEIGHT, k])
    rise = table.columns[base, COLUMN_TOP] + (highest + 1) * law.road_thickness
    return math.sqrt(max(0.0, law.road_length * law.road_length - rise * rise))


@inlined
def is_free(work: Workspace, known: Floats, ux: float, uy: float) -> bool:
    """Whether nothing stands in a direction but the base point, and the new road turns away from the ends on it."""
    counts, beside = work.counts, work.beside.counts
    others = counts[COLUMN] - 1 + counts[ROAD] - work.ending
    for kind in (CAR, BLOCK, AREA):
        others += counts[kind] + beside[kind]
    free = bool(others + beside[COLUMN] + beside[ROAD] == 0)
    for k in range(work.ending):
        free = free and bool(known[END_UX, k] * ux + known[END_UY, k] * uy <= known[END_LIMIT, k])
    return free


@inlined
def reaches_freely(law: Law, known: Floats, option: int, x: float, y: float, dx: float, dy: float) -> bool:
    """Whether a build in a free direction surely reaches, and is on the table. (dx, dy) leads to it from its base."""
    away = dx * dx + dy * dy
    edge = 2.0 * (law.radius + law.road_half)
    within = abs(x) < law.half_width - edge and abs(y) < law.half_depth - edge
    within = within and abs(x - dx) < law.half_width - edge and abs(y - dy) < law.half_depth - edge
    return bool(within and known[NEAREST, option] < away < known[FARTHEST, option])
