"""Loading the bots' kernels: from the cache, or compiled once with a message on the terminal."""

from __future__ import annotations

import numpy as np

from shuto.bots.kernels.dice import dice_state
from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.features import INPUTS
from shuto.bots.kernels.forest import plant, with_room
from shuto.bots.kernels.lookahead import make_trial, new_shortlist, try_each
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.kernels.propose import propose
from shuto.bots.kernels.rollout import play_at_random
from shuto.bots.kernels.turns import CHOICE, Book, State, copy_into, take_turn
from shuto.bots.kernels.visit import Mind, visit_nodes
from shuto.rules.kernels.ready import ensure_ready, warm_up


def ensure_bots_ready(*, announce: bool = True) -> None:
    """Make sure that no kernel of the bots is compiled later without a message."""
    ensure_ready(announce=announce)
    warm_up("bots", "compiling-bots" if announce else None, _use_each)


def _use_each() -> None:
    """Call every kernel once, with the types that bots use."""
    from shuto.bots.propose import new_resolution
    from shuto.rules.referee.survey import compass
    from shuto.rules.setup import new_game

    here = new_game("two-player-2024")
    game = here.game
    book = Book(game.law, game.car_law, game.course_law, compass(8), np.array([0.5]))
    state = State(here.table.copy(), here.course.copy())
    later, trial, shortlist = state.copy(), make_trial(state), new_shortlist(40)
    scratch, dice = trial.scratch, np.array([dice_state(0)])
    taste, net = np.zeros(len(TASTE_NAMES)), np.zeros((2, INPUTS + 1))
    resolution = new_resolution(4, (0.5,), 2, keep=2)
    propose(state.table, book, 0, taste, resolution, scratch, shortlist)
    set_values(state, book, net, scratch, np.empty(game.seats))
    try_each(state, book, net, shortlist.choices[:1], trial, np.empty((1, game.seats)), shortlist.keys)
    log = np.empty((4, CHOICE + 1))
    forest = plant(state, shortlist.choices[:1], np.ones(1), np.ones((1, game.seats)), 0)
    visit_nodes(with_room(forest, 1, 2), book, Mind(taste, net, resolution), trial, np.zeros(1, np.int64))
    play_at_random(later, book, 2, dice, scratch, log)
    copy_into(state, later)
    take_turn(state, book, 0, shortlist.choices[0], scratch)
