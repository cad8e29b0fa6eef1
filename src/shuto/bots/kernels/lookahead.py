"""Kernels that look one turn ahead: they try each of the best proposals and evaluate the state after it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.propose import NOTES, Shortlist
from shuto.bots.kernels.turns import CHOICE, Book, Scratch, State, copy_into, make_scratch, take_turn
from shuto.geometry.compiled import compiled
from shuto.rules.kernels.course import TO_MOVE
from shuto.rules.kernels.layout import Floats, Ints

MOST = 96
"""How many proposals a quick look ahead keeps."""


class Trial(NamedTuple):
    """Scratch arrays for one look ahead: proposals, and a state to try them on."""

    scratch: Scratch
    shortlist: Shortlist
    state: State


def new_shortlist(most: int) -> Shortlist:
    """A shortlist with room for `most` proposals."""
    return Shortlist(np.zeros((most, CHOICE)), np.zeros((most, NOTES)), np.empty(most, np.int64))


def make_trial(state: State) -> Trial:
    """Scratch arrays for the states of this game."""
    return Trial(make_scratch(state), new_shortlist(MOST), state.copy())


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
