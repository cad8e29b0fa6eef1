"""Kernels that look one turn ahead: they try each of the best proposals and evaluate the state after it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.dice import chance
from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.propose import NOTES, WORTH, Shortlist, propose
from shuto.bots.kernels.spots import Resolution
from shuto.bots.kernels.turns import CHOICE, Book, Scratch, State, copy_into, is_over, make_scratch, take_turn
from shuto.geometry.compiled import compiled
from shuto.rules.kernels.course import TO_MOVE
from shuto.rules.kernels.layout import Floats, Ints

MOST = 96
"""How many proposals a quick look ahead keeps."""


class Trial(NamedTuple):
    """Scratch arrays for one look ahead: proposals, and a state to try them on."""

    scratch: Scratch
    shortlist: Shortlist
    values: Floats
    state: State


class Habits(NamedTuple):
    """How the seats play: a taste and a net for each, one row per seat."""

    tastes: Floats
    nets: Floats
    resolution: Resolution
    noise: float
    """The largest random number that is added to the value of a choice, so that games differ."""


def new_shortlist(most: int) -> Shortlist:
    """A shortlist with room for `most` proposals."""
    return Shortlist(np.zeros((most, CHOICE)), np.zeros((most, NOTES)), np.empty(most, np.int64))


def make_trial(state: State) -> Trial:
    """Scratch arrays for the states of this game."""
    return Trial(make_scratch(state), new_shortlist(MOST), np.empty(len(state.course.players)), state.copy())


@compiled
def try_each(
    state: State, book: Book, net: Floats, choices: Floats, trial: Trial, values: Floats, decided: Ints
) -> None:
    """Try each choice of the player to move; write the values of all seats after it and whether the game is decided."""
    seat = state.course.game[TO_MOVE]
    scratch, after = trial.scratch, trial.state
    for i in range(choices.shape[0]):
        copy_into(state, after)
        take_turn(after, book, seat, choices[i], scratch)
        decided[i] = int(set_values(after, book, net, scratch, values[i]))


@compiled
def play_by_value(state: State, book: Book, habits: Habits, plies: int, dice: Ints, trial: Trial, log: Floats) -> int:
    """Let the seats play in place until the game ends, or for some plies; returns how many.

    Each seat looks at the proposals that seem worth most, and takes the one with the highest value. The seat and choice
    of each turn are written to log while it has room.
    """
    table, course, resolution = state.table, state.course, habits.resolution
    scratch, shortlist, values, after = trial.scratch, trial.shortlist, trial.values, trial.state
    choices, notes = shortlist.choices, shortlist.notes
    choice = np.zeros(CHOICE)
    turns = 0
    while not is_over(course) and turns < plies:
        seat = course.game[TO_MOVE]
        count = propose(table, book, seat, habits.tastes[seat], resolution, chance(dice), scratch, shortlist)
        best = -np.inf
        for _ in range(min(count, resolution.keep)):
            first = 0
            for i in range(1, count):
                if notes[i, WORTH] > notes[first, WORTH]:
                    first = i
            notes[first, WORTH] = -np.inf
            copy_into(state, after)
            take_turn(after, book, seat, choices[first], scratch)
            set_values(after, book, habits.nets[seat], scratch, values)
            liking = values[seat] + habits.noise * chance(dice)
            if liking > best:
                best = liking
                for i in range(CHOICE):
                    choice[i] = choices[first, i]
        if turns < log.shape[0]:
            log[turns, 0] = seat
            for i in range(CHOICE):
                log[turns, i + 1] = choice[i]
        take_turn(state, book, seat, choice, scratch)
        turns += 1
    return turns
