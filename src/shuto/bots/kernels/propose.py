"""Kernels that propose turns to search: the best build of each class (what is crossed, how high, from where)."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.policy import Prospect, worth_of
from shuto.bots.kernels.spots import Resolution, aim_at_areas, list_spokes, list_targets, trim_options
from shuto.bots.kernels.turns import Book, Scratch, choose_other, find_any, list_bases, set_choice
from shuto.geometry.compiled import compiled, inner
from shuto.rules.kernels.layout import AREA, COLUMN_X, COLUMN_Y, Floats, Ints, Table
from shuto.rules.kernels.missions import area_under
from shuto.rules.kernels.placement.assess import cars_left
from shuto.rules.kernels.placement.lattice import fill_places, list_options
from shuto.rules.kernels.placement.survey import assess_many
from shuto.rules.kernels.questions import LEGALITY, OFF_RAMP_KIND, Answers, Placement, Question

WORTH, EARNED_CARS, SLACK = range(3)
NOTES = 3
_AREA_WORTH = 0.5
"""Bonus, in cars, for a column on an area, because missions score it."""
_SLACK_PRICE = 0.02
"""Bonus, in cars, for every neighbour on the lattice with the same outcome: it leaves room for a trembling hand."""


class Shortlist(NamedTuple):
    """Proposed choices: one row for each class of outcome."""

    choices: Floats
    notes: Floats
    """The estimates for each choice: WORTH, EARNED_CARS, SLACK."""
    keys: Ints
    """The class of each choice."""


@compiled
def propose(
    table: Table,
    book: Book,
    seat: int,
    taste: Floats,
    resolution: Resolution,
    turned: float,
    scratch: Scratch,
    shortlist: Shortlist,
) -> int:
    """Fill the shortlist with the best build of each class of outcome, in no order; returns how many.

    A class is a base point, a kind and height, and what is crossed. If nothing is crossed, it is also the sector of the
    direction, because the directions differ in where the highway goes. If nothing can be built, the only choice is to
    pass or to set a road aside. turned: the fraction of the angle between two spokes by which all spokes are turned.
    """
    law, choices, notes, keys = book.law, shortlist.choices, shortlist.notes, shortlist.keys
    bases = list_bases(table, seat, scratch.bases)
    room = np.empty((table.roads.shape[0], 4))
    targets = room[: list_targets(table, law, seat, room)]
    prospect = Prospect(taste, bases, cars_left(table, seat), targets)
    found = 0
    for b in range(bases):
        base = scratch.bases[b]
        options = list_options(table, law, seat, base, scratch.heights, scratch.kinds)
        options = trim_options(table, base, scratch.heights, scratch.kinds, options)
        if options == 0:
            continue
        heights, kinds = scratch.heights[:options], scratch.kinds[:options]
        directions = np.empty((resolution.spokes + resolution.aims * targets.shape[0] + table.counts[AREA], 2))
        rays = list_spokes(table, base, targets, resolution, turned, directions)
        if book.course.missions:
            rays = aim_at_areas(table, law, base, directions, rays)
        shape = (rays, resolution.reaches.shape[0], options)
        places = np.empty((rays, shape[1], options, 2))
        question = Question(seat, base, directions[:rays], places, heights, kinds, scratch.no_lie, LEGALITY)
        fill_places(table, law, question, resolution.reaches)
        bits, earned, classes = np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape, np.int64)
        answers = Answers(bits, earned, classes)
        assess_many(table, law, question, scratch.assessment, answers)
        bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
        for d in range(shape[0]):
            for r in range(shape[1]):
                for o in range(options):
                    if bits[d, r, o] != 0 or (r > 0 and kinds[o] == OFF_RAMP_KIND):
                        continue
                    x, y = places[d, r, o, 0], places[d, r, o, 1]
                    placement = Placement(seat, base, kinds[o], x, y, heights[o])
                    slack = _slack(answers, d, r, o, resolution.spokes)
                    worth = worth_of(prospect, placement, earned[d, r, o]) + _SLACK_PRICE * slack
                    key = classes[d, r, o]
                    ground = area_under(table, x, y) + 1 if book.course.missions else 0
                    if ground:
                        worth += _AREA_WORTH
                    if key == 0:
                        key = -1 - int((math.atan2(y - by, x - bx) / math.tau + 0.5) * resolution.sectors * 0.999999)
                    key = ((key * 16 + ground) * 64 + o) * 64 + b
                    at = 0
                    while at < found and keys[at] != key:
                        at += 1
                    if at == choices.shape[0]:
                        continue
                    if at == found:
                        found += 1
                    elif notes[at, WORTH] >= worth:
                        continue
                    keys[at] = key
                    set_choice(choices[at], placement)
                    notes[at, WORTH], notes[at, EARNED_CARS], notes[at, SLACK] = worth, earned[d, r, o], slack
    if found == 0:
        notes[0] = 0.0
        if not find_any(table, book, seat, choices[0], scratch):
            choose_other(book, choices[0])
        return 1
    return found


@inner
def _slack(answers: Answers, d: int, r: int, o: int, spokes: int) -> int:
    """Number of neighbours on the lattice that are legal and have the same crossings."""
    bits, classes = answers.bits, answers.classes
    same = 0
    for side in (-1, 1):
        if 0 <= r + side < bits.shape[1]:
            same += int(bits[d, r + side, o] == 0 and classes[d, r + side, o] == classes[d, r, o])
        if d < spokes:
            beside = (d + side) % spokes
            same += int(bits[beside, r, o] == 0 and classes[beside, r, o] == classes[d, r, o])
    return same
