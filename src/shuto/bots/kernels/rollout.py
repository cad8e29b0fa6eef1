"""Random games in compiled code: a fast rollout, and a test of all the kernels involved."""

from __future__ import annotations

import numpy as np

from shuto.bots.kernels.policy import choose_random
from shuto.bots.kernels.turns import CHOICE, Book, Scratch, State, is_over, take_turn
from shuto.geometry.compiled import compiled, makes_arrays
from shuto.rules.kernels.course import TO_MOVE
from shuto.rules.kernels.layout import Floats, Ints

MOST_TURNS = 400


@compiled
@makes_arrays
def play_at_random(state: State, book: Book, plies: int, dice: Ints, scratch: Scratch, log: Floats) -> int:
    """Play random legal turns in place until the game ends, or for some plies; returns how many.

    The seat and choice of each turn are written to log while it has room.
    """
    table, course = state.table, state.course
    choice = np.zeros(CHOICE)
    turns = 0
    while not is_over(course) and turns < plies:
        seat = course.game[TO_MOVE]
        choose_random(table, book, seat, dice, choice, scratch)
        if turns < log.shape[0]:
            log[turns, 0] = seat
            for i in range(CHOICE):
                log[turns, i + 1] = choice[i]
        take_turn(state, book, seat, choice, scratch)
        turns += 1
    return turns
