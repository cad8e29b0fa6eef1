"""Kernels that propose turns to search: the best build of each class (what is crossed, how high, from where)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.policy import Circumstances, pull_of, worth_of
from shuto.bots.kernels.spots import (
    AT,
    AT_EDGE,
    UNKNOWN,
    Resolution,
    aim_at_areas,
    aim_at_roads,
    list_targets,
    sector_beside,
    sector_of,
    set_spokes,
    trim_options,
)
from shuto.bots.kernels.turns import (
    Book,
    Scratch,
    bare_book,
    bare_scratch,
    choose_other,
    find_any,
    list_bases,
    set_choice,
)
from shuto.geometry.compiled import bare, inlined, makes_arrays, shared
from shuto.rules.kernels.layout import AREA, COLUMN_X, COLUMN_Y, Floats, Ints, Law, Table
from shuto.rules.kernels.missions import area_under
from shuto.rules.kernels.placement.assess import cars_left
from shuto.rules.kernels.placement.lattice import distance_of, fill_places, list_options
from shuto.rules.kernels.placement.survey import assess_briefly, bare_table
from shuto.rules.kernels.questions import COLUMN_KIND, LEGALITY, OFF_RAMP_KIND, Answers, Placement, Question

WORTH, EARNED_CARS, SLACK = range(3)
NOTES = 3
_AREA_WORTH = 0.5
"""Bonus, in cars, for a column on an area, because missions score it."""
_SLACK_PRICE = 0.02
"""Bonus, in cars, for every neighbour on the lattice with the same outcome: it leaves room for a trembling hand."""
_UNKNOWN_PULL = -1.0


class Shortlist(NamedTuple):
    """Proposed choices: one row for each class of outcome."""

    choices: Floats
    notes: Floats
    """The estimates for each choice: WORTH, EARNED_CARS, SLACK."""
    keys: Ints
    """The class of each choice."""


@shared
def propose(
    table: Table, book: Book, seat: int, taste: Floats, resolution: Resolution, scratch: Scratch, shortlist: Shortlist
) -> int:
    """Fill the shortlist with the best build of each class of outcome, in no order; returns how many.

    A class is a base point, a kind and height, and what is crossed. If nothing is crossed, it is also the sector of the
    direction, because the directions differ in where the highway goes. If nothing can be built, the only choice is to
    pass or to set a road aside.
    """
    spokes, sides, reaches = bare(resolution.spokes), bare(resolution.sides), bare(resolution.reaches)
    closely = Resolution(spokes, sides, resolution.aims, reaches, resolution.sectors, resolution.keep)
    known, bench, listed = bare_book(book), bare_scratch(scratch), bare_shortlist(shortlist)
    return _propose(bare_table(table), known, seat, bare(taste), closely, bench, listed)


@inlined
@makes_arrays
def _propose(
    table: Table, book: Book, seat: int, taste: Floats, resolution: Resolution, scratch: Scratch, shortlist: Shortlist
) -> int:
    """What `propose` does, with bare arrays: only those made here are counted."""
    law, reaches, notes, keys = book.law, resolution.reaches.shape[0], shortlist.notes, shortlist.keys
    bases, all_heights, all_kinds = scratch.bases, scratch.heights, scratch.kinds
    base_count = list_bases(table, seat, bases)
    targets = scratch.targets[: list_targets(table, law, seat, scratch.targets)]
    given = Circumstances(taste, base_count, cars_left(table, seat), targets)
    most = resolution.spokes.shape[0] + resolution.aims * targets.shape[0] + table.counts[AREA]
    ways, numbers, floats = scratch.ways, scratch.numbers, scratch.floats
    if most > ways.shape[0]:
        ways = np.empty((most, 2))
    directions = bare(ways)
    set_spokes(resolution, directions)
    found = 0
    for b in range(base_count):
        base = bases[b]
        options = list_options(table, law, seat, base, all_heights, all_kinds)
        options = trim_options(table, base, all_heights, all_kinds, options)
        if options == 0:
            continue
        heights, kinds = all_heights[:options], all_kinds[:options]
        rays = aim_at_roads(table, base, targets, resolution, directions)
        if book.course.missions:
            rays = aim_at_areas(table, law, base, directions, rays)
        size = rays * reaches * options
        if 3 * size + options > numbers.size or 2 * size + options > floats.size:
            numbers, floats = np.empty(3 * size + options, np.int64), np.empty(2 * size + options)
        places = bare(bare(floats)[: 2 * size].reshape((rays, reaches, options, 2)))
        question = Question(seat, base, directions[:rays], places, heights, kinds, scratch.no_lie, LEGALITY)
        fill_places(table, law, question, resolution.reaches)
        parts = bare(bare(numbers)[: 3 * size].reshape((3, rays, reaches, options)))
        bits, earned, classes = parts[0], parts[1], parts[2]
        same, pulls = bare(numbers)[3 * size : 3 * size + options], bare(floats)[2 * size : 2 * size + options]
        _find_same_places(table, law, question, same, pulls)
        first = found
        answers = Answers(bits, earned, classes)
        assess_briefly(table, law, question, scratch.assessment, answers, scratch.room)
        bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
        for d in range(rays):
            sector = int(resolution.sides[d, AT]) if d < resolution.spokes.shape[0] else UNKNOWN
            for r in range(reaches):
                _forget(pulls)
                for o in range(options):
                    if bits[d, r, o] != 0 or (r > 0 and kinds[o] == OFF_RAMP_KIND):
                        continue
                    x, y = places[d, r, o, 0], places[d, r, o, 1]
                    pull = 0.0 if kinds[o] == OFF_RAMP_KIND else _pull_at(x, y, given.targets, pulls, same[o])
                    slack = _slack(answers, d, r, o, resolution.spokes.shape[0])
                    worth = worth_of(given, kinds[o], heights[o], earned[d, r, o], pull)
                    worth += _SLACK_PRICE * slack
                    key = classes[d, r, o]
                    ground = area_under(table, x, y) + 1 if book.course.missions else 0
                    if ground:
                        worth += _AREA_WORTH
                    if key == 0:
                        if sector == UNKNOWN:
                            sector = sector_of(directions[d, 0], directions[d, 1], resolution.sectors, True)
                        key = sector
                        if sector == AT_EDGE and d < resolution.spokes.shape[0]:
                            key = sector_beside(x - bx, y - by, resolution.sides[d], resolution.sectors)
                        elif sector == AT_EDGE:
                            key = sector_of(x - bx, y - by, resolution.sectors, False)
                    key = ((key * 16 + ground) * 64 + o) * 64 + b
                    at = first
                    while at < found and keys[at] != key:
                        at += 1
                    if at == keys.shape[0]:
                        continue
                    if at == found:
                        found += 1
                    elif notes[at, WORTH] >= worth:
                        continue
                    placement = Placement(seat, base, kinds[o], x, y, heights[o])
                    _keep(shortlist, at, key, placement, (worth, earned[d, r, o], slack))
    # numba frees an array after its last use and does not count bare views: keep these alive until here
    scratch.targets[0, 0] = ways.size + numbers.size + floats.size
    if found == 0:
        for i in range(NOTES):
            shortlist.notes[0, i] = 0.0
        if not find_any(table, book, seat, shortlist.choices[0], scratch):
            choose_other(book, shortlist.choices[0])
        return 1
    return found


@inlined
def bare_shortlist(shortlist: Shortlist) -> Shortlist:
    """The shortlist without reference counts."""
    return Shortlist(bare(shortlist.choices), bare(shortlist.notes), bare(shortlist.keys))


@inlined
def _keep(shortlist: Shortlist, at: int, key: int, placement: Placement, note: tuple[float, int, int]) -> None:
    """Write a proposal into a row."""
    shortlist.keys[at] = key
    set_choice(shortlist.choices[at], placement)
    notes = shortlist.notes
    notes[at, WORTH], notes[at, EARNED_CARS], notes[at, SLACK] = note


@inlined
def _find_same_places(table: Table, law: Law, question: Question, same: Ints, away: Floats) -> None:
    """Write for each option the first one whose columns stand at the same places. Overwrites `away`."""
    base, kinds, heights = question.base, question.kinds, question.heights
    for o in range(same.shape[0]):
        same[o] = o
        away[o] = distance_of(table, law, base, heights[o], COLUMN_KIND, 0.5)
        for other in range(o - 1, -1, -1):
            if kinds[other] != OFF_RAMP_KIND and away[other] == away[o]:
                same[o] = other


@inlined
def _forget(pulls: Floats) -> None:
    for o in range(pulls.shape[0]):
        pulls[o] = _UNKNOWN_PULL


@inlined
def _pull_at(x: float, y: float, targets: Floats, pulls: Floats, known: int) -> float:
    """The pull at a place, which is computed once and kept in pulls[known]."""
    if pulls[known] == _UNKNOWN_PULL:
        pulls[known] = pull_of(x, y, targets)
    return float(pulls[known])


@inlined
def _slack(answers: Answers, d: int, r: int, o: int, spokes: int) -> int:
    """Number of neighbours on the lattice that are legal and have the same crossings."""
    bits, classes = answers.bits, answers.classes
    own = classes[d, r, o]
    same = 0
    for side in (-1, 1):
        if 0 <= r + side < bits.shape[1]:
            same += int((bits[d, r + side, o] == 0) & (classes[d, r + side, o] == own))
    if d < spokes:
        before, after = d - 1 if d > 0 else spokes - 1, d + 1 if d + 1 < spokes else 0
        same += int((bits[before, r, o] == 0) & (classes[before, r, o] == own))
        same += int((bits[after, r, o] == 0) & (classes[after, r, o] == own))
    return same
