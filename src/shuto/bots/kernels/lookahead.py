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
def choose_by_value(
    table: Table, course: Course, book: Book, taste: Floats, weights: Floats, spokes: int, reaches: Floats,
    sectors: int, keep: int, noise: float, dice: Ints, desk: Desk, pad: Pad, choice: Floats,
) -> float:  # fmt: skip
    """The proposal after which the mover's chances are best, of the keep that seem worth most; returns the chances.

    noise is added to the chances, at most so much: quick games should differ.
    """
    seat = course.game[TO_MOVE]
    count = propose(table, book, seat, taste, spokes, reaches, sectors, desk, pad.choices, pad.notes, pad.keys)
    best, hope = -np.inf, 0.0
    for _ in range(min(count, keep)):
        first = 0
        for i in range(1, count):
            if pad.notes[i, WORTH] > pad.notes[first, WORTH]:
                first = i
        pad.notes[first, WORTH] = -np.inf
        copy_into(table, course, pad.table, pad.course)
        take_turn(pad.table, pad.course, book, seat, pad.choices[first], desk)
        set_values(pad.table, pad.course, book, weights, pad.values)
        liking = pad.values[seat] + noise * chance(dice)
        if liking > best:
            best, hope = liking, pad.values[seat]
            choice[:] = pad.choices[first]
    return hope


@compiled
def play_by_value(
    table: Table, course: Course, book: Book, taste: Floats, weights: Floats, spokes: int, reaches: Floats,
    sectors: int, keep: int, noise: float, plies: int, dice: Ints, desk: Desk, pad: Pad,
) -> int:  # fmt: skip
    """Let all seats play so in place until the end or for some plies; returns how many they took."""
    choice = np.zeros(CHOICE)
    turns = 0
    while not is_over(course) and turns < plies:
        choose_by_value(
            table, course, book, taste, weights, spokes, reaches, sectors, keep, noise, dice, desk, pad, choice
        )
        take_turn(table, course, book, course.game[TO_MOVE], choice, desk)
        turns += 1
    return turns


@compiled
def sum_values(
    table: Table, course: Course, work: Table, again: Course, book: Book, choice: Floats, taste: Floats,
    weights: Floats, spokes: int, reaches: Floats, sectors: int, keep: int, noise: float, plies: int, rollouts: int,
    dice: Ints, desk: Desk, pad: Pad, total: Floats,
) -> None:  # fmt: skip
    """Play a choice, then go on for some plies, so many times; adds up what each seat's chances are then."""
    for _ in range(rollouts):
        copy_into(table, course, work, again)
        take_turn(work, again, book, course.game[TO_MOVE], choice, desk)
        play_by_value(work, again, book, taste, weights, spokes, reaches, sectors, keep, noise, plies, dice, desk, pad)
        set_values(work, again, book, weights, pad.values)
        total += pad.values
