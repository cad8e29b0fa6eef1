"""Kernels of the search tree: they visit nodes, and expand a node by evaluating the states after all its choices."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.forest import (
    CHILD,
    CHILDREN,
    DECIDED,
    NOBODY,
    NODES_USED,
    SLOT,
    SLOTS_USED,
    Forest,
    state_in,
)
from shuto.bots.kernels.lookahead import Trial, try_each
from shuto.bots.kernels.propose import WORTH, Shortlist, propose
from shuto.bots.kernels.spots import Resolution
from shuto.bots.kernels.turns import CHOICE, Book, copy_into, take_turn
from shuto.geometry.compiled import compiled, inlined, inner, makes_arrays
from shuto.rules.kernels.course import TO_MOVE
from shuto.rules.kernels.layout import Floats, Ints

_EXPLORATION = 0.5
PRIOR_SHARPNESS = 6.0
"""How strongly the prior of a choice depends on its evaluation before any visit."""
_WIDENING = 2.0
_MOST_DEPTH = 400
"""No game is this long."""


class Mind(NamedTuple):
    """A Judgement (bots/evaluate.py) and a resolution, as a search needs them."""

    taste: Floats
    net: Floats
    resolution: Resolution
    """For the nodes below the root."""


@compiled
@makes_arrays
def visit_nodes(forest: Forest, book: Book, mind: Mind, trial: Trial, begins: Ints) -> None:
    """Make a visit for each number in begins: of this choice of the root, or of the most promising one if NOBODY.

    A visit descends to a leaf, expands it, and adds each seat's chances to every node on its path. The forest must have
    room for that many states.
    """
    path = np.empty(_MOST_DEPTH, np.int64)
    for number in range(begins.shape[0]):
        node, depth = 0, 0
        child = forest.links[0, CHILD] + begins[number] if begins[number] >= 0 else _pick(forest, 0)
        path[0] = child
        while not forest.links[child, DECIDED] and depth + 1 < _MOST_DEPTH:
            if forest.links[child, SLOT] == NOBODY:
                _expand(forest, book, mind, trial, node, child)
                child = forest.links[child, CHILD]
                break
            node, child = child, _pick(forest, child)
            depth += 1
            path[depth] = child
        for i in range(depth + 1):
            forest.visits[path[i]] += 1.0
            for seat in range(forest.totals.shape[1]):
                forest.totals[path[i], seat] += forest.first[child, seat]


@inner
@makes_arrays
def _expand(forest: Forest, book: Book, mind: Mind, trial: Trial, parent: int, node: int) -> None:
    """Play the choice of a node, and add the choices of the next player as its children."""
    slot = forest.used[SLOTS_USED]
    before, state = state_in(forest.slots, forest.links[parent, SLOT]), state_in(forest.slots, slot)
    copy_into(before, state)
    take_turn(state, book, before.course.game[TO_MOVE], forest.choices[node], trial.scratch)
    seat = state.course.game[TO_MOVE]
    found = propose(state.table, book, seat, mind.taste, mind.resolution, trial.scratch, trial.shortlist)
    choices = np.empty((min(found, mind.resolution.keep), CHOICE))
    _copy_best(trial.shortlist, found, choices)
    values = np.empty((choices.shape[0], forest.first.shape[1]))
    decided = np.empty(choices.shape[0], np.int64)
    try_each(state, book, mind.net, choices, trial, values, decided)
    forest.links[node, SLOT] = slot
    forest.used[SLOTS_USED] += 1
    _add_children(forest, node, seat, choices, values, decided)


@inlined
def _pick(forest: Forest, node: int) -> int:
    """The child of a node to visit next. The more visits a node has, the more children are considered."""
    begin, count = forest.links[node, CHILD], forest.links[node, CHILDREN]
    seat = forest.slots.game[forest.links[node, SLOT], TO_MOVE]
    visits = 0.0
    for child in range(begin, begin + count):
        visits += forest.visits[child]
    root = math.sqrt(visits + 1.0)
    best, most = begin, -np.inf
    for child in range(begin, begin + min(count, 2 + int(_WIDENING * math.sqrt(visits)))):
        seen = forest.visits[child]
        mean = forest.totals[child, seat] / seen if seen > 0.0 else forest.first[child, seat]
        score = mean + _EXPLORATION * (forest.prior[child] * root / (1.0 + seen))
        if score > most:
            best, most = child, score
    return int(best)


@inlined
def _copy_best(shortlist: Shortlist, found: int, choices: Floats) -> None:
    """Copy the proposals that seem worth most, the best one first. Overwrites their worth in the shortlist."""
    for row in range(choices.shape[0]):
        best = _highest(shortlist.notes, WORTH, found)
        for i in range(CHOICE):
            choices[row, i] = shortlist.choices[best, i]
        shortlist.notes[best, WORTH] = -np.inf


@inlined
def _add_children(forest: Forest, node: int, seat: int, choices: Floats, values: Floats, decided: Ints) -> None:
    """Add the choices of a node, the one with the best chances of its player first. Overwrites `values`."""
    begin, count = forest.used[NODES_USED], choices.shape[0]
    highest = values[_highest(values, seat, count), seat]
    whole = 0.0
    for row in range(begin, begin + count):
        best = _highest(values, seat, count)
        for i in range(CHOICE):
            forest.choices[row, i] = choices[best, i]
        for other in range(values.shape[1]):
            forest.first[row, other], forest.totals[row, other] = values[best, other], 0.0
        forest.prior[row] = math.exp(PRIOR_SHARPNESS * (values[best, seat] - highest))
        forest.visits[row] = 0.0
        forest.links[row, SLOT], forest.links[row, DECIDED] = NOBODY, decided[best]
        whole += forest.prior[row]
        values[best, seat] = -np.inf
    for row in range(begin, begin + count):
        forest.prior[row] /= whole
    forest.links[node, CHILD], forest.links[node, CHILDREN] = begin, count
    forest.used[NODES_USED] += count


@inlined
def _highest(rows: Floats, column: int, count: int) -> int:
    """The first row with the highest number in a column."""
    best = 0
    for i in range(1, count):
        if rows[i, column] > rows[best, column]:
            best = i
    return best
