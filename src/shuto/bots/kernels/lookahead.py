"""Kernels that look one turn ahead: try each of the better proposals and see how everybody stands after it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.luck import chance
from shuto.bots.kernels.propose import NOTES, WORTH, propose
from shuto.bots.kernels.turns import CHOICE, Book, Desk, copy_into, is_over, take_turn
from shuto.geometry.compiled import compiled
from shuto.rules.kernels.course import TO_MOVE, Course
from shuto.rules.kernels.layout import Floats, Ints, Table

MOST = 96
"""Proposals that are kept when looking ahead in a hurry."""


class Pad(NamedTuple):
    """Paper for one look ahead: proposals, and a table to try them on."""

    choices: Floats
    notes: Floats
    keys: Ints
    values: Floats
    table: Table
    course: Course


def make_pad(table: Table, course: Course) -> Pad:
    """A pad for states of this game."""
    return Pad(
        np.zeros((MOST, CHOICE)), np.zeros((MOST, NOTES)), np.empty(MOST, np.int64), np.empty(len(course.players)),
        table.copy(), course.copy(),
    )  # fmt: skip


@compiled
def try_each(
    table: Table, course: Course, book: Book, net: Floats, choices: Floats, desk: Desk, pad: Pad, values: Floats,
    decided: Ints,
) -> None:  # fmt: skip
    """Fill in how everybody stands after each of some choices of the player to move, and whether that is decided."""
    seat = course.game[TO_MOVE]
    for i in range(choices.shape[0]):
        copy_into(table, course, pad.table, pad.course)
        take_turn(pad.table, pad.course, book, seat, choices[i], desk)
        decided[i] = int(set_values(pad.table, pad.course, book, net, desk, values[i]))


@compiled
def play_by_value(
    table: Table, course: Course, book: Book, tastes: Floats, nets: Floats, spokes: int, aims: int, reaches: Floats,
    sectors: int, keep: int, noise: float, plies: int, dice: Ints, desk: Desk, pad: Pad, log: Floats,
) -> int:  # fmt: skip
    """Let the seats play in place until the end or for some plies, each by its own taste and net; returns how many.

    Each takes the proposal after which its chances are best, of the keep that seem worth most. Up to noise is added
    to the chances, so that games differ. Seat and choice of each turn are noted in log as far as it has room.
    """
    choice = np.zeros(CHOICE)
    turns = 0
    while not is_over(course) and turns < plies:
        seat = course.game[TO_MOVE]
        count = propose(
            table, book, seat, tastes[seat], spokes, aims, chance(dice), reaches, sectors, desk, pad.choices,
            pad.notes, pad.keys,
        )  # fmt: skip
        best = -np.inf
        for _ in range(min(count, keep)):
            first = 0
            for i in range(1, count):
                if pad.notes[i, WORTH] > pad.notes[first, WORTH]:
                    first = i
            pad.notes[first, WORTH] = -np.inf
            copy_into(table, course, pad.table, pad.course)
            take_turn(pad.table, pad.course, book, seat, pad.choices[first], desk)
            set_values(pad.table, pad.course, book, nets[seat], desk, pad.values)
            liking = pad.values[seat] + noise * chance(dice)
            if liking > best:
                best = liking
                for i in range(CHOICE):
                    choice[i] = pad.choices[first, i]
        if turns < log.shape[0]:
            log[turns, 0] = seat
            for i in range(CHOICE):
                log[turns, i + 1] = choice[i]
        take_turn(table, course, book, seat, choice, desk)
        turns += 1
    return turns
