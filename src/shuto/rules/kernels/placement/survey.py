"""The kernels that judge placements around a base point: a lattice, an outward search, or one with all its reasons.

All three use the same kernel, so that the rules are compiled once.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import bare, compiled, inlined
from shuto.geometry.contact import WORK
from shuto.rules.kernels.layout import COLUMN_X, COLUMN_Y, Floats, Law, Table
from shuto.rules.kernels.placement.assess import assess
from shuto.rules.kernels.placement.near import Strip, Workspace, gather, narrow
from shuto.rules.kernels.questions import (
    BITS,
    CARS_POSSIBLE,
    CROSSED,
    CROSSED_OVER,
    CROSSED_ROAD,
    EVERY_FAULT,
    FIRST_LEGAL,
    Answers,
    Assessment,
    Placement,
    Question,
)

_REACH = 164.0  # a road within reach meets nothing farther than this from its base point
_AROUND = 34.0  # a column out of reach meets nothing farther than this
_BACK = 24.0  # a road may start this far behind the axis of its base point
_SIDE = 20.0  # a new column and what stands beside it extend this far from the line


@inlined
def bare_table(table: Table) -> Table:
    """The table without reference counts (see geometry.compiled.bare)."""
    return Table(
        bare(table.counts),
        bare(table.columns),
        bare(table.column_marks),
        bare(table.roads),
        bare(table.road_marks),
        bare(table.cars),
        bare(table.car_marks),
        bare(table.blocks),
        bare(table.block_marks),
        bare(table.areas),
        bare(table.area_marks),
        bare(table.supplies),
    )


@inlined
def bare_assessment(assessment: Assessment) -> Assessment:
    """The assessment without reference counts."""
    return Assessment(
        bare(assessment.beam), bare(assessment.marks), bare(assessment.findings), bare(assessment.crossings)
    )


@inlined
def crossing_class(assessment: Assessment) -> int:
    """A number for the roads crossed, over or under, in any order: equal for equal crossings, 0 for none."""
    crossings = assessment.crossings
    total = 0
    for row in range(min(assessment.marks[CROSSED], crossings.shape[0])):
        mixed = 2 * int(crossings[row, CROSSED_ROAD]) + int(crossings[row, CROSSED_OVER]) + 1
        mixed = (mixed * 2654435761) % 4294967296
        total += (mixed ^ (mixed >> 15)) * 40503 + 1
    return total


@compiled
def assess_many(table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers) -> None:
    """Judge every placement of a question.

    If only the first legal placement is asked for, it stops there, and the remaining answers stay as they are. The
    assessment is that of the last placement judged.
    """
    most = max(table.columns.shape[0], table.cars.shape[0], table.blocks.shape[0], table.areas.shape[0])
    lists = np.empty((2, 6, most), np.int64)
    tallies = np.zeros((2, 6), np.int64)
    clipping = np.empty((2, WORK))
    near, counts, clip = bare(lists), bare(tallies), bare(clipping)
    around, inside = Workspace(near[0], counts[0], clip), Workspace(near[1], counts[1], clip)
    standing, note, lie = bare_table(table), bare_assessment(assessment), bare(question.lie)
    seat, base, directions, places = question.seat, question.base, question.directions, question.places
    heights, kinds = question.heights, question.kinds
    bits, cars, classes = answers.bits, answers.cars, answers.classes
    bx, by = standing.columns[base, COLUMN_X], standing.columns[base, COLUMN_Y]
    distance = 0.0
    if places.size > 0:
        distance = math.sqrt((places[0, 0, 0, 0] - bx) ** 2 + (places[0, 0, 0, 1] - by) ** 2)
    gather(standing, bx, by, max(_REACH, distance + _AROUND), around)
    brief, first_only = question.wanted != EVERY_FAULT, question.wanted == FIRST_LEGAL
    narrowed = directions.shape[0] > 0
    work = inside if narrowed else around
    done = False
    for d in range(places.shape[0]):
        if narrowed:
            ux, uy = directions[d, 0], directions[d, 1]
            strip = Strip(bx - _BACK * ux, by - _BACK * uy, ux, uy, _REACH + _BACK, _SIDE)
            narrow(standing, strip, around, inside)
        for r in range(places.shape[1]):
            for o in range(places.shape[2]):
                x, y = places[d, r, o, 0], places[d, r, o, 1]
                placement = Placement(seat, base, kinds[o], x, y, heights[o])
                assess(standing, law, work, placement, lie, brief, note)
                legal = note.marks[BITS] == 0
                bits[d, r, o] = note.marks[BITS]
                cars[d, r, o] = note.marks[CARS_POSSIBLE] if legal else 0
                if classes.size > 0:
                    classes[d, r, o] = crossing_class(note) if legal else 0
                done = first_only and legal
                if done:
                    break
            if done:
                break
        if done:
            break
    # numba frees an array after its last use and does not count bare views: keep these alive until here
    tallies[0, 0] = lists.size + clipping.size


@compiled
def assess_one(table: Table, law: Law, placement: Placement, lie: Floats, assessment: Assessment) -> bool:
    """Judge one placement with all its faults; returns whether it is legal."""
    places = np.empty((1, 1, 1, 2))
    places[0, 0, 0, 0], places[0, 0, 0, 1] = placement.x, placement.y
    numbers = np.empty((4, 1, 1, 1), np.int64)
    heights, kinds, bits, cars = numbers[0, 0, 0], numbers[1, 0, 0], numbers[2], numbers[3]
    heights[0], kinds[0] = placement.height, placement.kind
    question = Question(placement.seat, placement.base, np.empty((0, 2)), places, heights, kinds, lie, EVERY_FAULT)
    assess_many(table, law, question, assessment, Answers(bits, cars, np.empty((0, 0, 0), np.int64)))
    return bool(bits[0, 0, 0] == 0)
