"""Waking the bots' kernels: from the cache in a moment, or compiled once, announced on the terminal."""

from __future__ import annotations

import numpy as np

from shuto.bots.kernels.evaluate import INPUTS, set_values
from shuto.bots.kernels.lookahead import make_pad, play_by_value, try_each
from shuto.bots.kernels.luck import dice_state
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.kernels.propose import NOTES, propose
from shuto.bots.kernels.rollout import play_at_random
from shuto.bots.kernels.turns import CHOICE, Book, copy_into, make_desk, take_turn
from shuto.rules.kernels.ready import ensure_ready, wake


def ensure_bots_ready() -> None:
    """Make sure that no kernel of the bots compiles in silence later on."""
    ensure_ready()
    wake("bots", "compiling-bots", _use_each)


def _use_each() -> None:
    """Play a little with every kernel, called with the types that bots call it with."""
    from shuto.rules.referee.survey import compass
    from shuto.rules.setup import new_game

    here = new_game("two-player-2024")
    game = here.game
    book = Book(game.law, game.car_law, game.course_law, compass(8), np.array([0.5]))
    desk = make_desk(game.seats, len(here.table.roads))
    table, course = here.table.copy(), here.course.copy()
    work, again = here.table.copy(), here.course.copy()
    pad, dice, reaches = make_pad(table, course), np.array([dice_state(0)]), np.array([0.5])
    tastes, nets = np.zeros((game.seats, len(TASTE_NAMES))), np.zeros((game.seats, 2, INPUTS + 1))
    choices, notes, keys = np.zeros((40, CHOICE)), np.zeros((40, NOTES)), np.empty(40, np.int64)
    propose(table, book, 0, tastes[0], 4, 3, 0.5, reaches, 2, desk, choices, notes, keys)
    set_values(table, course, book, nets[0], desk, np.empty(game.seats))
    try_each(table, course, book, nets[0], choices[:1], desk, pad, np.empty((1, game.seats)), keys)
    log = np.empty((4, CHOICE + 1))
    play_by_value(work, again, book, tastes, nets, 4, 1, reaches, 2, 2, 0.1, 2, dice, desk, pad, log)
    play_at_random(work, again, book, 2, dice, desk, log)
    copy_into(table, course, work, again)
    take_turn(table, course, book, 0, choices[0], desk)
