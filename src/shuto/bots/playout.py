"""Games between players who look one turn ahead. Nets are fitted on them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.dice import chance
from shuto.bots.kernels.lookahead import Trial, try_each
from shuto.bots.kernels.propose import WORTH, propose
from shuto.bots.kernels.spots import Resolution
from shuto.bots.kernels.turns import Book, State, is_over, take_turn
from shuto.bots.propose import turned_by
from shuto.rules.kernels.course import TO_MOVE
from shuto.rules.kernels.layout import Floats, Ints


class Habits(NamedTuple):
    """How the seats play: a taste and a net for each, one row per seat."""

    tastes: Floats
    nets: Floats
    resolution: Resolution
    noise: float
    """The largest random number that is added to the value of a choice, so that games differ."""


def play_by_value(state: State, book: Book, habits: Habits, plies: int, dice: Ints, trial: Trial, log: Floats) -> int:
    """Let the seats play in place until the game ends, or for some plies; returns how many.

    Each seat looks at the proposals that seem worth most, and takes the one with the highest value. The seat and choice
    of each turn are written to log while it has room.
    """
    course, resolution, shortlist = state.course, habits.resolution, trial.shortlist
    turns = 0
    while not is_over(course) and turns < plies:
        seat, turned = int(course.game[TO_MOVE]), turned_by(resolution, chance(dice))
        count = propose(state.table, book, seat, habits.tastes[seat], turned, trial.scratch, shortlist)
        order = np.argsort(-shortlist.notes[:count, WORTH], kind="stable")[: resolution.keep]
        choices, values = shortlist.choices[order], np.empty((len(order), len(course.players)))
        try_each(state, book, habits.nets[seat], choices, trial, values, np.empty(len(order), np.int64))
        liking = values[:, seat] + habits.noise * np.array([chance(dice) for _ in order])
        choice = choices[int(np.argmax(liking))]
        if turns < len(log):
            log[turns, 0], log[turns, 1:] = seat, choice
        take_turn(state, book, seat, choice, trial.scratch)
        turns += 1
    return turns
