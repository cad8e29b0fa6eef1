"""The kernel that judges placements around a base point: a lattice, a search outward, or one with all its reasons.

One door for all three keeps the rules compiled once.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import bare, compiled, inlined
from shuto.geometry.contact import WORK
from shuto.rules.kernels.assess import assess
from shuto.rules.kernels.bits import BITS, CARS_POSSIBLE, CROSSED, CROSSED_OVER, CROSSED_ROAD
from shuto.rules.kernels.layout import COLUMN_X, COLUMN_Y, Floats, Ints, Law, Table
from shuto.rules.kernels.near import gather, narrow

COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND = range(3)

_REACH = 164.0  # nothing farther than this from a base point matters to a stick that reaches
_AROUND = 34.0  # nor farther than this from a column that stands out of reach
_BACK = 24.0  # a stick may start this far behind the axis it leaves from
_SIDE = 20.0  # a new column and what stands beside it reach this far from the line


@inlined
def bare_table(table: Table) -> Table:
    """The table without reference counts (see geometry.compiled.bare)."""
    return Table(
        bare(table.counts), bare(table.columns), bare(table.column_marks), bare(table.roads), bare(table.road_marks),
        bare(table.cars), bare(table.car_marks), bare(table.blocks), bare(table.block_marks), bare(table.areas),
        bare(table.area_marks), bare(table.supplies),
    )  # fmt: skip


@inlined
def crossing_class(marks: Ints, crossings: Floats) -> int:
    """A number for what a road crosses, over or under, in whatever order: equal for equal crossings; 0 for none."""
    total = 0
    for row in range(min(marks[CROSSED], crossings.shape[0])):
        mixed = 2 * int(crossings[row, CROSSED_ROAD]) + int(crossings[row, CROSSED_OVER]) + 1
        mixed = (mixed * 2654435761) % 4294967296
        total += (mixed ^ (mixed >> 15)) * 40503 + 1
    return total


@compiled
def assess_many(
    table: Table, law: Law, seat: int, base: int, directions: Floats, places: Floats, heights: Ints, kinds: Ints,
    stated: bool, lie: Floats, first_only: bool, beam: Floats, marks: Ints, findings: Floats, crossings: Floats,
    bits: Ints, cars: Ints, classes: Ints,
) -> None:  # fmt: skip
    """Judge places[direction, reach, option]; an option is a height and a kind (column, junction, off-ramp).

    Where directions are given, every place lies along its direction from the base point, which makes looking
    quicker. With first_only it stops at the first legal placement; the others' bits stay as they were. classes, where
    it has room, gets what each legal placement crosses. Whoever asks for either only wants to know what is legal: bits
    other than 0 then need not name every fault. beam, marks, findings and crossings are those of the last one.
    """
    most = max(table.columns.shape[0], table.cars.shape[0], table.blocks.shape[0], table.areas.shape[0])
    lists = np.empty((2, 6, most), np.int64)
    tallies = np.zeros((2, 6), np.int64)
    clipping = np.empty((2, WORK))
    bare_lists, bare_tallies, work = bare(lists), bare(tallies), bare(clipping)
    standing = bare_table(table)
    bare_lie, bare_beam, bare_marks = bare(lie), bare(beam), bare(marks)
    bare_findings, bare_crossings = bare(findings), bare(crossings)
    bx, by = standing.columns[base, COLUMN_X], standing.columns[base, COLUMN_Y]
    distance = 0.0
    if places.size > 0:
        distance = math.sqrt((places[0, 0, 0, 0] - bx) ** 2 + (places[0, 0, 0, 1] - by) ** 2)
    gather(standing, bx, by, max(_REACH, distance + _AROUND), bare_lists[0], bare_tallies[0])
    brief = first_only or classes.size > 0
    narrowed = 1 if directions.shape[0] > 0 else 0
    done = False
    for d in range(places.shape[0]):
        if narrowed:
            ux, uy = directions[d, 0], directions[d, 1]
            x, y = bx - _BACK * ux, by - _BACK * uy
            narrow(
                standing, x, y, ux, uy, _REACH + _BACK, _SIDE,
                bare_lists[0], bare_tallies[0], bare_lists[1], bare_tallies[1],
            )  # fmt: skip
        near, counts = bare_lists[narrowed], bare_tallies[narrowed]
        for r in range(places.shape[1]):
            for o in range(places.shape[2]):
                assess(
                    standing, law, near, counts, seat, base, places[d, r, o, 0], places[d, r, o, 1], heights[o],
                    kinds[o] == JUNCTION_KIND, kinds[o] == OFF_RAMP_KIND, stated, bare_lie,
                    brief, bare_beam, bare_marks, bare_findings, bare_crossings, work,
                )  # fmt: skip
                bits[d, r, o] = bare_marks[BITS]
                cars[d, r, o] = bare_marks[CARS_POSSIBLE] if bare_marks[BITS] == 0 else 0
                if classes.size > 0:
                    classes[d, r, o] = crossing_class(bare_marks, bare_crossings) if bare_marks[BITS] == 0 else 0
                done = first_only and bare_marks[BITS] == 0
                if done:
                    break
            if done:
                break
        if done:
            break
    # numba frees an array after its last use, and a bare view is none in its eyes: hold on to these until here
    tallies[0, 0] = lists.size + clipping.size
