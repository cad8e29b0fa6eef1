"""Kernels for the ends of roads that lie on the top of one base point, and the level of a new end on them."""

from __future__ import annotations

from shuto.geometry.beam import disc_plan_gap, set_row
from shuto.geometry.compiled import inlined
from shuto.geometry.ends import overlap_on_disc, surely_overlap
from shuto.geometry.plane import Row
from shuto.geometry.tolerances import CONTACT
from shuto.rules.kernels.layout import (
    COLUMN_X,
    COLUMN_Y,
    NONE,
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
from shuto.rules.kernels.placement.near import Listed, Workspace

# an end of a road on a base point: which road, the level of the end, whether it covers the axis of the column
END_ROAD, END_HEIGHT, END_COVERS = range(3)


@inlined
def set_ends(table: Table, base: int, listed: Listed, ends: Ints) -> tuple[int, int]:
    """Write the ends of listed roads that lie on a base point; returns how many, and the level above: see Workspace."""
    x, y = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    count = 0
    for k in range(listed.counts[ROAD]):
        i = listed.near[ROAD, k]
        if table.road_marks[i, ROAD_START] == base:
            ends[END_HEIGHT, count] = table.road_marks[i, ROAD_START_LEVEL]
        elif table.road_marks[i, ROAD_END] == base:
            ends[END_HEIGHT, count] = table.road_marks[i, ROAD_END_LEVEL]
        else:
            continue
        ends[END_ROAD, count] = i
        ends[END_COVERS, count] = int(disc_plan_gap(table.roads[i], x, y, 0.0) < -CONTACT)
        count += 1
    highest, above = NONE, 0
    for k in range(count):
        highest = max(highest, ends[END_HEIGHT, k])
    for k in range(count):
        if ends[END_HEIGHT, k] == highest and ends[END_COVERS, k] == 1:
            above = highest + 1
    return count, above


@inlined
def end_level(table: Table, law: Law, work: Workspace, column: int, beam: Row, spare: Floats) -> int:
    """The level at which a beam's end lies on its base point: 0 on its top, else one above the highest it overlaps.

    spare: room for a beam.
    """
    x, y = table.columns[column, COLUMN_X], table.columns[column, COLUMN_Y]
    level = 0
    through = disc_plan_gap(beam, x, y, 0.0) < -CONTACT
    for k in range(work.ending):
        other = work.ends[END_HEIGHT, k]
        if other + 1 <= level:
            continue
        road = table.roads[work.ends[END_ROAD, k]]
        # two ends that both cover the axis always overlap; only the others need an exact test
        overlap = (through and work.ends[END_COVERS, k] == 1) or surely_overlap(beam, road, x, y, law.radius)
        if not overlap:
            set_row(spare, beam)
            overlap = overlap_on_disc(spare, road, x, y, law.radius, work.clip)
        if overlap:
            level = other + 1
    return level
