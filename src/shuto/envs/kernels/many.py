"""Kernels for many games at once: play an action in each, and write what its next player sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.propose import Shortlist
from shuto.bots.kernels.turns import CHOICE, Book, Scratch, State, copy_into, is_over, take_turn
from shuto.envs.kernels.offer import FEATURES, Eye, Offered, clear_rows, offer_builds
from shuto.envs.kernels.seen import set_seen
from shuto.geometry.compiled import bare, compiled, inlined, inner
from shuto.rules.kernels.course import TO_MOVE, Course
from shuto.rules.kernels.layout import Floats, Ints, Table
from shuto.rules.kernels.placement.survey import bare_table

GOES_ON, ENDED, CUT_SHORT = range(3)
"""How a game is after a step."""
LOOK = -1
"""Instead of an action: nothing is played."""


class Batch(NamedTuple):
    """Observations and offers for the players to move: the first axis is the game."""

    seen: npt.NDArray[np.float32]
    mask: npt.NDArray[np.int8]
    features: npt.NDArray[np.float32]
    choices: Floats
    seats: Ints
    """The players to move."""
    rewards: npt.NDArray[np.float32]
    """By game and seat."""
    ends: npt.NDArray[np.int8]
    """GOES_ON, ENDED or CUT_SHORT."""
    steps: Ints
    """Actions since the beginning of the game."""


class Gaze(NamedTuple):
    """How games are looked at, and how long they may last."""

    eye: Eye
    shares: Floats
    """See set_seen."""
    net: Floats
    """For set_values, which does not use it here: it is only called for games that are over."""
    longest: int


class Tools(NamedTuple):
    """Scratch arrays of one thread."""

    scratch: Scratch
    shortlist: Shortlist
    values: Floats


def new_batch(games: int, actions: int, size: int, seats: int) -> Batch:
    """Arrays for this many games, actions, numbers in an observation (`size`), and seats."""
    return Batch(
        np.zeros((games, size), np.float32),
        np.zeros((games, actions), np.int8),
        np.zeros((games, actions, FEATURES), np.float32),
        np.zeros((games, actions, CHOICE)),
        np.zeros(games, np.int64),
        np.zeros((games, seats), np.float32),
        np.zeros(games, np.int8),
        np.zeros(games, np.int64),
    )


def stacked(states: Sequence[State]) -> State:
    """Many games as one state whose arrays have one axis more."""
    tables = zip(*(one.table for one in states), strict=True)
    courses = zip(*(one.course for one in states), strict=True)
    return State(Table._make(map(np.stack, tables)), Course._make(map(np.stack, courses)))


@compiled
def step_games(
    games: State, starts: State, book: Book, gaze: Gaze, tools: Tools, batch: Batch, orders: Ints, span: tuple[int, int]
) -> None:
    """Play an action in each game of the span, and write what the next player sees.

    A game that ends begins again in the same step. orders: by game, the action, which must be legal, and in which of
    the starts a new game begins. The arrays of games and starts have one axis more than those of one game.
    """
    seats = batch.rewards.shape[1]
    # before the loop: taking an array out of a tuple counts a reference
    scratch, shortlist, values = tools.scratch, tools.shortlist, tools.values
    eye, shares, net = gaze.eye, gaze.shares, gaze.net
    rewards, ends, steps, choices = batch.rewards, batch.ends, batch.steps, batch.choices
    for number in range(span[0], span[1]):
        state = _nth(games, number)
        for seat in range(seats):
            rewards[number, seat] = 0.0
        ends[number] = GOES_ON
        action = orders[number, 0]
        if action != LOOK:
            take_turn(state, book, state.course.game[TO_MOVE], choices[number, action], scratch)
            steps[number] += 1
            if is_over(state.course):
                set_values(state, book, net, scratch, values)
                for seat in range(seats):
                    rewards[number, seat] = (seats * values[seat] - 1.0) / (seats - 1)
                ends[number] = ENDED
            elif steps[number] >= gaze.longest:
                ends[number] = CUT_SHORT
        if ends[number] != GOES_ON:
            _begin_again(games, starts, number, orders[number, 1])
            steps[number] = 0
        seat = state.course.game[TO_MOVE]
        batch.seats[number] = seat
        offered, seen = _rows_of(batch, number)
        before = _count_rows(offered)
        rows, _ = offer_builds(state, book, eye, scratch, shortlist, offered)
        clear_rows(offered, rows, before)
        set_seen(state, seat, shares, seen)


@inner
def _begin_again(games: State, starts: State, number: int, start: int) -> None:
    """Let a game begin again in one of the starts, with the buildings and areas of that start."""
    new, old = _nth(games, number), _nth(starts, start)
    copy_into(old, new)
    _copy(old.table.blocks, new.table.blocks)
    _copy(old.table.areas, new.table.areas)
    for i in range(old.table.block_marks.shape[0]):
        for j in range(old.table.block_marks.shape[1]):
            new.table.block_marks[i, j] = old.table.block_marks[i, j]
    for i in range(old.table.area_marks.shape[0]):
        for j in range(old.table.area_marks.shape[1]):
            new.table.area_marks[i, j] = old.table.area_marks[i, j]


@inner
def _copy(source: Floats, target: Floats) -> None:
    for i in range(source.shape[0]):
        for j in range(source.shape[1]):
            target[i, j] = source[i, j]


@inlined
def _rows_of(batch: Batch, number: int) -> tuple[Offered, npt.NDArray[np.float32]]:
    """The rows of one game, without reference counts.

    They must be written in another function: here, numba would take the writing for dead code.
    """
    offered = Offered(bare(batch.choices)[number], bare(batch.features)[number], bare(batch.mask)[number])
    return offered, bare(batch.seen)[number]


@inlined
def _count_rows(offered: Offered) -> int:
    """The number of rows of the last turn, which are the first ones."""
    rows = 0
    while rows < offered.mask.shape[0] and offered.mask[rows] == 1:
        rows += 1
    return rows


@inlined
def _nth(games: State, number: int) -> State:
    """One of many games: its arrays are parts of theirs, without reference counts."""
    table, course = bare_table(games.table), games.course
    return State(
        Table(
            table.counts[number],
            table.columns[number],
            table.column_marks[number],
            table.roads[number],
            table.road_marks[number],
            table.cars[number],
            table.car_marks[number],
            table.blocks[number],
            table.block_marks[number],
            table.areas[number],
            table.area_marks[number],
            table.supplies[number],
        ),
        Course(bare(course.game)[number], bare(course.players)[number], bare(course.waits)[number]),
    )
