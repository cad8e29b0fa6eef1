"""The kernels that judge placements around a base point: a lattice, an outward search, or one with all its reasons.

All three use the same kernel, so that the rules are compiled once.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import bare, compiled, inlined, makes_arrays, shared
from shuto.geometry.ends import WORK
from shuto.rules.kernels.layout import COLUMN_X, COLUMN_Y, Floats, Ints, Law, Table
from shuto.rules.kernels.placement.along import narrow, padded, set_lines, way_of
from shuto.rules.kernels.placement.assess import assess, check_cost
from shuto.rules.kernels.placement.bits import ROAD_OVER_COLUMN
from shuto.rules.kernels.placement.free import KNOWN, is_free, ramp_reach, reaches_freely, set_limits
from shuto.rules.kernels.placement.near import Listed, Room, Workspace, gather
from shuto.rules.kernels.placement.top import set_ends
from shuto.rules.kernels.questions import (
    BITS,
    CARS_POSSIBLE,
    CROSSED,
    CROSSED_OVER,
    CROSSED_ROAD,
    EVERY_FAULT,
    FIRST_LEGAL,
    OFF_RAMP_KIND,
    ONE_ASSESSED,
    Answers,
    Assessment,
    Placement,
    Question,
)

_REACH = 164.0  # a road within reach meets nothing farther than this from its base point
_AROUND = 34.0  # a column out of reach meets nothing farther than this
_COUNTS = 6  # the row after those of the kinds says how many pieces of each kind are listed
_ONE = 5  # the last part of a room: is_legal states its question there
_PARTS = 6


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


@inlined
@makes_arrays
def new_room(table: Table, options: int) -> Room:
    """Scratch arrays for questions with up to this many options."""
    most = padded(max(_most_pieces(table), options, WORK))
    return Room(np.empty((_PARTS, _COUNTS + 1, most), np.int64), np.empty((_PARTS, KNOWN, most)))


@compiled
@makes_arrays
def assess_many(table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers) -> None:
    """Judge every placement of a question.

    If only the first legal placement is asked for, it stops there, and the remaining answers stay as they are. If every
    fault is asked for, the assessment is that of the last placement.
    """
    room = new_room(table, question.places.shape[2])
    if question.wanted == EVERY_FAULT:
        _assess_fully(table, law, question, assessment, answers, room)
    else:
        assess_briefly(table, law, question, assessment, answers, room)


# The same kernel is compiled twice: without the code for every reason, the brief one is quicker.


@shared
def _assess_fully(
    table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers, room: Room
) -> None:
    """Judge every placement with all its faults."""
    _assess_each(table, law, question, assessment, answers, room, False)


@shared
def assess_briefly(
    table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers, room: Room
) -> None:
    """Judge every placement until its first fault: assess_many for kernels that want no reasons."""
    _assess_each(table, law, question, assessment, answers, room, True)


@inlined
def _assess_each(
    table: Table, law: Law, question: Question, assessment: Assessment, answers: Answers, room: Room, brief: bool
) -> None:
    lists, lines = bare(room.numbers), bare(room.floats)
    around, beside = Listed(lists[0], lists[0, _COUNTS]), Listed(lists[2], lists[2, _COUNTS])
    met, ends, twins, costs = lists[3], lists[4], lists[4, _COUNTS], lists[4, _COUNTS - 1]
    clip, known = lines[0], lines[4]
    standing, note, lie = bare_table(table), bare_assessment(assessment), bare(question.lie)
    told = Answers(bare(answers.bits), bare(answers.cars), bare(answers.classes))
    seat, base, places, directions = question.seat, question.base, bare(question.places), bare(question.directions)
    heights, kinds = bare(question.heights), bare(question.kinds)
    bx, by = standing.columns[base, COLUMN_X], standing.columns[base, COLUMN_Y]
    distance = 0.0
    if places.size > 0:
        distance = math.sqrt((places[0, 0, 0, 0] - bx) ** 2 + (places[0, 0, 0, 1] - by) ** 2)
    gather(standing, bx, by, max(_REACH, distance + _AROUND), around)
    narrowed, first_only = directions.shape[0] > 0, question.wanted == FIRST_LEGAL
    ending, above = set_ends(standing, base, around, ends)
    work = Workspace(around.near, around.counts, around, ends, ending, above, clip)
    if narrowed:
        work = Workspace(lists[1], lists[1, _COUNTS], beside, ends, ending, above, clip)
        set_lines(standing, around, bx, by, lines)
    proving = brief and narrowed and question.wanted != ONE_ASSESSED
    if brief:
        set_twins(standing, law, question, note, twins, costs)
    ramp = 0.0
    if proving:
        set_limits(standing, law, base, work, heights, kinds, costs, known)
        ramp = ramp_reach(standing, law, base, work, kinds)
    free = False
    done = False
    across = 0
    for d in range(places.shape[0]):
        if narrowed:
            way = way_of(law, directions[d, 0], directions[d, 1], places[d], bx, by, ramp)
            across = int(narrow(standing, way, around, lines, met, work)) << ROAD_OVER_COLUMN
            free = proving and is_free(work, known, directions[d, 0], directions[d, 1])
        for r in range(places.shape[1]):
            for o in range(places.shape[2]):
                x, y = places[d, r, o, 0], places[d, r, o, 1]
                if brief and costs[o] | across != 0:
                    _answer_illegal(told, d, r, o, costs[o] | across)
                    continue
                if free and reaches_freely(law, known, o, x, y, x - bx, y - by):
                    _answer_free(told, d, r, o)
                    done = first_only
                    if done:
                        break
                    continue
                if brief and twins[o] != o:
                    twin = twins[o]
                    if places[d, r, twin, 0] == x and places[d, r, twin, 1] == y:
                        _repeat(told, d, r, twin, o)
                        continue
                assess(standing, law, work, Placement(seat, base, kinds[o], x, y, heights[o]), lie, brief, note)
                _answer(note, told, d, r, o)
                done = first_only and note.marks[BITS] == 0
                if done:
                    break
            if done:
                break
        if done:
            break


@inlined
def set_twins(table: Table, law: Law, question: Question, note: Assessment, twins: Ints, costs: Ints) -> None:
    """Write for each option the faults of its height and cost, and the first one that differs only in what it costs.

    If the player can pay for both, a column and a junction of the same height at the same place are both legal, or
    neither is.
    """
    kinds, heights = bare(question.kinds), bare(question.heights)
    for o in range(kinds.shape[0]):
        twins[o], costs[o] = o, _cost_faults(table, law, question, o, note)
        if kinds[o] == OFF_RAMP_KIND or costs[o] != 0:
            continue
        for other in range(o - 1, -1, -1):
            if heights[other] == heights[o] and kinds[other] != OFF_RAMP_KIND and costs[other] == 0:
                twins[o] = other


@inlined
def _cost_faults(table: Table, law: Law, question: Question, option: int, note: Assessment) -> int:
    """Why height or supply do not allow an option, as bits; 0 if they do."""
    note.marks[BITS] = 0
    kind, height = question.kinds[option], question.heights[option]
    check_cost(table, law, Placement(question.seat, question.base, kind, 0.0, 0.0, height), True, note)
    return int(note.marks[BITS])


@inlined
def _repeat(answers: Answers, d: int, r: int, known: int, o: int) -> None:
    """Answer about one option what was found about another."""
    answers.bits[d, r, o], answers.cars[d, r, o] = answers.bits[d, r, known], answers.cars[d, r, known]
    if answers.classes.size > 0:
        answers.classes[d, r, o] = answers.classes[d, r, known]


@inlined
def _answer_illegal(answers: Answers, d: int, r: int, o: int, faults: int) -> None:
    """Answer that a placement has these faults."""
    answers.bits[d, r, o], answers.cars[d, r, o] = faults, 0
    if answers.classes.size > 0:
        answers.classes[d, r, o] = 0


@inlined
def _answer_free(answers: Answers, d: int, r: int, o: int) -> None:
    """Answer that a placement is legal and crosses nothing."""
    answers.bits[d, r, o], answers.cars[d, r, o] = 0, 0
    if answers.classes.size > 0:
        answers.classes[d, r, o] = 0


@inlined
def _most_pieces(table: Table) -> int:
    """More than there are pieces of any kind, and room for the counts of all kinds."""
    return max(_COUNTS, table.columns.shape[0], table.cars.shape[0], table.blocks.shape[0], table.areas.shape[0]) + 1


@inlined
def _answer(note: Assessment, answers: Answers, d: int, r: int, o: int) -> None:
    """Write what was found about one placement."""
    legal = note.marks[BITS] == 0
    answers.bits[d, r, o] = note.marks[BITS]
    answers.cars[d, r, o] = note.marks[CARS_POSSIBLE] if legal else 0
    if answers.classes.size > 0:
        answers.classes[d, r, o] = crossing_class(note) if legal else 0


@inlined
def is_legal(table: Table, law: Law, placement: Placement, assessment: Assessment, room: Room) -> bool:
    """Whether one placement that states no lie is legal. If it is, the assessment is complete except for reasons."""
    bx, by = table.columns[placement.base, COLUMN_X], table.columns[placement.base, COLUMN_Y]
    dx, dy = placement.x - bx, placement.y - by
    away = math.sqrt(dx * dx + dy * dy)
    floats, numbers = bare(room.floats)[_ONE, 0, :4], bare(room.numbers)[_ONE, 0, :4]
    floats[0], floats[1] = placement.x, placement.y
    floats[2], floats[3] = dx / away, dy / away
    numbers[0], numbers[1] = placement.height, placement.kind
    places, directions = bare(floats[:2].reshape((1, 1, 1, 2))), bare(floats[2:].reshape((1, 2)))
    cells = bare(numbers.reshape((4, 1, 1, 1)))
    if away <= _AROUND:
        directions = directions[:0]
    question = Question(
        placement.seat, placement.base, directions, places, numbers[:1], numbers[1:2], floats[:0], ONE_ASSESSED
    )
    assess_briefly(table, law, question, assessment, Answers(cells[2], cells[3], cells[0][:0]), room)
    return bool(numbers[2] == 0)


@compiled
@makes_arrays
def assess_one(table: Table, law: Law, placement: Placement, lie: Floats, assessment: Assessment) -> bool:
    """Judge one placement with all its faults; returns whether it is legal."""
    places, directions = np.empty((1, 1, 1, 2)), np.empty((0, 2))
    places[0, 0, 0, 0], places[0, 0, 0, 1] = placement.x, placement.y
    numbers = np.empty((4, 1, 1, 1), np.int64)
    heights, kinds, bits, cars = numbers[0, 0, 0], numbers[1, 0, 0], numbers[2], numbers[3]
    heights[0], kinds[0] = placement.height, placement.kind
    question = Question(placement.seat, placement.base, directions, places, heights, kinds, lie, EVERY_FAULT)
    answers = Answers(bits, cars, np.empty((0, 0, 0), np.int64))
    _assess_fully(table, law, question, assessment, answers, new_room(table, 1))
    return bool(bits[0, 0, 0] == 0)
