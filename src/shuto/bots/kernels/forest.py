"""The arrays of a search tree: its nodes, and the states of those that were expanded."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from shuto.bots.kernels.turns import CHOICE, State
from shuto.geometry.compiled import bare, inlined
from shuto.rules.kernels.course import Course
from shuto.rules.kernels.layout import Floats, Ints, Table

NOBODY = -1
# the links of a node: its first child, how many children it has, where its state is (NOBODY: it is not expanded), and
# whether the game is decided there
CHILD, CHILDREN, SLOT, DECIDED = range(4)
LINKS = 4
NODES_USED, SLOTS_USED = range(2)
_CHANGING = 11
"""This many arrays of Slots, the first ones, have a row for each state."""
_STATES, _MORE = 64, 2
"""A tree begins with room for _STATES states. Each time it is full, its room is multiplied by _MORE."""


class Slots(NamedTuple):
    """States of one game, a row each. All of them share the obstacles and areas, which never change."""

    counts: Ints
    columns: Floats
    column_marks: Ints
    roads: Floats
    road_marks: Ints
    cars: Floats
    car_marks: Ints
    supplies: Ints
    game: Ints
    players: Ints
    waits: Ints
    blocks: Floats
    block_marks: Ints
    areas: Floats
    area_marks: Ints


class Forest(NamedTuple):
    """A tree. Its root is node 0. The children of a node have consecutive numbers, the most promising first."""

    slots: Slots
    choices: Floats
    """The choice that leads to a node."""
    prior: Floats
    """How promising a node is among the children of its parent before any visit; their sum is 1."""
    visits: Floats
    totals: Floats
    """By seat, the sum of the chances that visits of a node found."""
    first: Floats
    """By seat, the chances in a node before any visit."""
    links: Ints
    used: Ints
    """NODES_USED and SLOTS_USED."""


def plant(state: State, choices: Floats, prior: Floats, first: Floats, decided: Any) -> Forest:
    """A tree that consists of a root and its choices."""
    table, course, (count, seats) = state.table, state.course, first.shape
    changing = (
        table.counts, table.columns, table.column_marks, table.roads, table.road_marks, table.cars, table.car_marks,
        table.supplies, course.game, course.players, course.waits,
    )  # fmt: skip
    kept = (table.blocks, table.block_marks, table.areas, table.area_marks)
    links = np.zeros((1 + count, LINKS), np.int64)
    links[0, CHILD], links[0, CHILDREN] = 1, count
    links[1:, SLOT], links[1:, DECIDED] = NOBODY, decided
    nobody, nothing = np.zeros((1, seats)), np.zeros(1)
    return Forest(
        Slots._make([*(array[None].copy() for array in changing), *kept]),
        np.concatenate([np.zeros((1, CHOICE)), choices]),
        np.concatenate([nothing, prior]),
        np.zeros(1 + count),
        np.zeros((1 + count, seats)),
        np.concatenate([nobody, first]),
        links,
        np.array([1 + count, 1]),
    )


def with_room(forest: Forest, states: int, keep: int) -> Forest:
    """The same tree with room for `states` more states, and for `keep` choices of each."""
    nodes, slots = int(forest.used[NODES_USED]), int(forest.used[SLOTS_USED])
    if nodes + states * keep <= len(forest.links) and slots + states <= len(forest.slots.counts):
        return forest
    states = max(_STATES, states, (_MORE - 1) * slots)
    changing = [_longer(array, slots, slots + states) for array in forest.slots[:_CHANGING]]
    parts = [_longer(array, nodes, nodes + states * keep) for array in forest[1:-1]]
    return Forest._make([Slots._make([*changing, *forest.slots[_CHANGING:]]), *parts, forest.used])


def _longer(array: Any, used: int, rows: int) -> Any:
    """An array with more rows. Those in use are copied."""
    found = np.empty((rows, *array.shape[1:]), array.dtype)
    found[:used] = array[:used]
    return found


@inlined
def state_in(slots: Slots, at: int) -> State:
    """The state in a slot."""
    table = Table(
        bare(slots.counts)[at],
        bare(slots.columns)[at],
        bare(slots.column_marks)[at],
        bare(slots.roads)[at],
        bare(slots.road_marks)[at],
        bare(slots.cars)[at],
        bare(slots.car_marks)[at],
        bare(slots.blocks),
        bare(slots.block_marks),
        bare(slots.areas),
        bare(slots.area_marks),
        bare(slots.supplies)[at],
    )
    return State(table, Course(bare(slots.game)[at], bare(slots.players)[at], bare(slots.waits)[at]))
