"""Kernels that list the options at a base point (kinds and heights) and where each would stand."""

from __future__ import annotations

import math

from shuto.geometry.compiled import inner, small
from shuto.geometry.plane import on_grid
from shuto.rules.kernels.layout import (
    COLUMN_HEIGHT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    GRAY,
    YELLOW,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.material import may_go_down
from shuto.rules.kernels.questions import COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND, Question

MOST_OPTIONS = 40
"""An upper bound of the number of options: two columns, every junction within reach, an off-ramp."""


@small
def list_options(table: Table, law: Law, seat: int, base: int, heights: Ints, kinds: Ints) -> int:
    """List heights and kinds that the supply allows: a step up and down, junctions within reach, an off-ramp."""
    height = table.column_marks[base, COLUMN_HEIGHT]
    gray = table.supplies[seat, GRAY]
    count = 0
    for h in (height - 1, height + 1):
        if 1 <= h <= gray:
            heights[count], kinds[count] = h, COLUMN_KIND
            count += 1
    if law.junctions and table.supplies[seat, YELLOW] > 0:
        span = math.ceil(law.road_length / law.disc_height) - 1
        for h in range(max(2, height - span), min(gray + 1, height + span) + 1):
            heights[count], kinds[count] = h, JUNCTION_KIND
            count += 1
    if (height == 1 or law.off_ramp_any_height) and may_go_down(table, law, seat):
        heights[count], kinds[count] = 0, OFF_RAMP_KIND
        count += 1
    return count


@inner
def distance_of(table: Table, law: Law, base: int, height: int, kind: int, reach: float) -> float:
    """Distance of a build from its base point. reach: a fraction of the band of reach, from 0 to 1."""
    if kind == OFF_RAMP_KIND:
        return law.road_length
    rise = law.disc_height * height - table.columns[base, COLUMN_TOP]
    flat = math.sqrt(max(0.0, law.road_length * law.road_length - rise * rise))
    return flat + (2.0 * reach - 1.0) * 2.0 * law.radius


@inner
def place_at(table: Table, base: int, ux: float, uy: float, distance: float) -> tuple[float, float]:
    """The place at this distance from a base point in this direction, on the grid."""
    return (
        on_grid(table.columns[base, COLUMN_X] + ux * distance),
        on_grid(table.columns[base, COLUMN_Y] + uy * distance),
    )


@inner
def fill_places(table: Table, law: Law, question: Question, reaches: Floats) -> None:
    """Set the places of a question: each option at each reach in each direction."""
    base, directions, places = question.base, question.directions, question.places
    heights, kinds = question.heights, question.kinds
    for r in range(places.shape[1]):
        for o in range(places.shape[2]):
            distance = distance_of(table, law, base, heights[o], kinds[o], reaches[r])
            for d in range(places.shape[0]):
                x, y = place_at(table, base, directions[d, 0], directions[d, 1], distance)
                places[d, r, o, 0], places[d, r, o, 1] = x, y
