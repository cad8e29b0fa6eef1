"""The kernel that judges many placements around a base point: a lattice, a search outward, or just one with all its reasons.

One door for all three keeps the rules compiled once.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import compiled
from shuto.rules.kernels.assess import assess
from shuto.rules.kernels.bits import BITS, CARS_POSSIBLE
from shuto.rules.kernels.layout import COLUMN_X, COLUMN_Y, Floats, Ints, Law, Table
from shuto.rules.kernels.near import gather, narrow

COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND = range(3)

_REACH = 164.0  # nothing farther than this from a base point matters to a stick that reaches
_AROUND = 34.0  # nor farther than this from a column that stands out of reach
_BACK = 24.0  # a stick may start this far behind the axis it leaves from
_SIDE = 20.0  # a new column and what stands beside it reach this far from the line


@compiled
def assess_many(
    table: Table, law: Law, seat: int, base: int, directions: Floats, places: Floats, heights: Ints, kinds: Ints,
    stated: bool, lie: Floats, first_only: bool, beam: Floats, marks: Ints, findings: Floats, crossings: Floats,
    bits: Ints, cars: Ints,
) -> None:  # fmt: skip
    """Judge places[direction, reach, option]; an option is a height and a kind (column, junction, off-ramp).

    Where directions are given, every place lies along its direction from the base point, which makes looking quicker. With first_only it
    stops at the first legal placement; the others' bits stay as they were. beam, marks, findings and crossings are those of the last one judged.
    """
    most = max(table.columns.shape[0], table.cars.shape[0], table.blocks.shape[0], table.areas.shape[0])
    near = np.empty((6, most), np.int64)
    counts = np.zeros(6, np.int64)
    strip = np.empty((6, most), np.int64)
    strip_counts = np.zeros(6, np.int64)
    bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
    distance = 0.0
    if places.size > 0:
        distance = math.sqrt((places[0, 0, 0, 0] - bx) ** 2 + (places[0, 0, 0, 1] - by) ** 2)
    gather(table, bx, by, max(_REACH, distance + _AROUND), near, counts)
    for d in range(places.shape[0]):
        if directions.shape[0] > 0:
            ux, uy = directions[d, 0], directions[d, 1]
            x, y = bx - _BACK * ux, by - _BACK * uy
            narrow(table, x, y, ux, uy, _REACH + _BACK, _SIDE, near, counts, strip, strip_counts)
        else:
            strip = near
            strip_counts = counts
        for r in range(places.shape[1]):
            for o in range(places.shape[2]):
                assess(
                    table, law, strip, strip_counts, seat, base, places[d, r, o, 0], places[d, r, o, 1],
                    heights[o], kinds[o] == JUNCTION_KIND, kinds[o] == OFF_RAMP_KIND, stated, lie,
                    beam, marks, findings, crossings,
                )  # fmt: skip
                bits[d, r, o] = marks[BITS]
                cars[d, r, o] = marks[CARS_POSSIBLE] if marks[BITS] == 0 else 0
                if first_only and marks[BITS] == 0:
                    return
