"""The kernels that judge placements around a base point: a lattice, an outward search, or one with all its reasons.

All three use the same kernel, so that the rules are compiled once.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import bare, compiled, inlined, inner
from shuto.geometry.ends import WORK
from shuto.rules.kernels.layout import COLUMN_X, COLUMN_Y, Floats, Law, Table
from shuto.rules.kernels.placement.assess import assess
from shuto.rules.kernels.placement.near import Listed, Way, Workspace, gather, narrow, set_lines
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
_LEAN = 4.0  # a beam that slopes extends less than this beyond its centre line
_NEARLY = 0.1  # places are on a grid, so they lie this near to the line of their direction
_COUNTS = 6  # the row after those of the kinds says how many pieces of each kind are listed


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
    if question.wanted == EVERY_FAULT:
        _assess_fully(table, law, question, assessment, answers)
    else:
        assess_briefly(table, law, question, assessment, answers)


# The same kernel is compiled twice: without the code for every reason, the brief one is quicker.


@inner
def _assess_fully(table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers) -> None:
    """Judge every placement with all its faults."""
    _assess_each(table, law, question, assessment, answers, False)


@inner
def assess_briefly(table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers) -> None:
    """Judge every placement until its first fault: assess_many for kernels that want no reasons."""
    _assess_each(table, law, question, assessment, answers, True)


@inlined
def _assess_each(
    table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers, brief: bool
) -> None:
    most = _most_pieces(table)
    lists, clipping, floats = np.empty((3, _COUNTS + 1, most), np.int64), np.empty((2, WORK)), np.empty((4, most, 4))
    near, clip, lines = bare(lists), bare(clipping), bare(floats)
    around, beside = Listed(near[0], near[0, _COUNTS]), Listed(near[2], near[2, _COUNTS])
    standing, note, lie = bare_table(table), bare_assessment(assessment), bare(question.lie)
    seat, base, places, directions = question.seat, question.base, bare(question.places), bare(question.directions)
    heights, kinds = bare(question.heights), bare(question.kinds)
    bx, by = standing.columns[base, COLUMN_X], standing.columns[base, COLUMN_Y]
    distance = 0.0
    if places.size > 0:
        distance = math.sqrt((places[0, 0, 0, 0] - bx) ** 2 + (places[0, 0, 0, 1] - by) ** 2)
    gather(standing, bx, by, max(_REACH, distance + _AROUND), around)
    narrowed, first_only = directions.shape[0] > 0, question.wanted == FIRST_LEGAL
    work = Workspace(around.near, around.counts, around, clip)
    if narrowed:
        work = Workspace(near[1], near[1, _COUNTS], beside, clip)
        set_lines(standing, around, bx, by, lines)
    done = False
    for d in range(places.shape[0]):
        if narrowed:
            way = _way(law, directions[d, 0], directions[d, 1], places[d], bx, by)
            narrow(standing, way, around, lines, work)
        for r in range(places.shape[1]):
            for o in range(places.shape[2]):
                x, y = places[d, r, o, 0], places[d, r, o, 1]
                assess(standing, law, work, Placement(seat, base, kinds[o], x, y, heights[o]), lie, brief, note)
                _answer(note, answers, d, r, o)
                done = first_only and note.marks[BITS] == 0
                if done:
                    break
            if done:
                break
        if done:
            break
    # numba frees an array after its last use and does not count bare views: keep these alive until here
    lists[0, 0, 0] = clipping.size + floats.size


@inlined
def _most_pieces(table: Table) -> int:
    """More than there are pieces of any kind, and room for the counts of all kinds."""
    return max(_COUNTS, table.columns.shape[0], table.cars.shape[0], table.blocks.shape[0], table.areas.shape[0]) + 1


@inlined
def _way(law: Law, ux: float, uy: float, places: Floats, bx: float, by: float) -> Way:
    """Where the builds of one direction lie. The places of its columns say between which distances they stand."""
    first, last = np.inf, -np.inf
    for r in range(places.shape[0]):
        for o in range(places.shape[1]):
            u = (places[r, o, 0] - bx) * ux + (places[r, o, 1] - by) * uy
            first, last = min(first, u), max(last, u)
    side = law.road_half + max(law.road_half, law.radius) + _LEAN
    around = law.radius + max(law.road_half + _LEAN, law.radius) + _NEARLY
    return Way(bx, by, ux, uy, -_BACK - side, _REACH + side, side, first - around, last + around, around)


@inlined
def _answer(note: Assessment, answers: Answers, d: int, r: int, o: int) -> None:
    """Write what was found about one placement."""
    legal = note.marks[BITS] == 0
    answers.bits[d, r, o] = note.marks[BITS]
    answers.cars[d, r, o] = note.marks[CARS_POSSIBLE] if legal else 0
    if answers.classes.size > 0:
        answers.classes[d, r, o] = crossing_class(note) if legal else 0


@compiled
def assess_one(table: Table, law: Law, placement: Placement, lie: Floats, wanted: int, assessment: Assessment) -> bool:
    """Judge one placement, with all its faults if EVERY_FAULT is wanted; returns whether it is legal."""
    bx, by = table.columns[placement.base, COLUMN_X], table.columns[placement.base, COLUMN_Y]
    dx, dy = placement.x - bx, placement.y - by
    away = math.sqrt(dx * dx + dy * dy)
    aimed = int(wanted != EVERY_FAULT and lie.size == 0 and away > _AROUND)
    places, directions = np.empty((1, 1, 1, 2)), np.empty((aimed, 2))
    places[0, 0, 0, 0], places[0, 0, 0, 1] = placement.x, placement.y
    if aimed:
        directions[0, 0], directions[0, 1] = dx / away, dy / away
    numbers = np.empty((4, 1, 1, 1), np.int64)
    heights, kinds, bits, cars = numbers[0, 0, 0], numbers[1, 0, 0], numbers[2], numbers[3]
    heights[0], kinds[0] = placement.height, placement.kind
    question = Question(placement.seat, placement.base, directions, places, heights, kinds, lie, wanted)
    assess_many(table, law, question, assessment, Answers(bits, cars, np.empty((0, 0, 0), np.int64)))
    return bool(bits[0, 0, 0] == 0)
