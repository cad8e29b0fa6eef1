"""Loading the environments' kernels: from the cache, or compiled once with a message on the terminal."""

from __future__ import annotations

import numpy as np

from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.lookahead import make_trial, new_shortlist
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.kernels.ready import ensure_bots_ready
from shuto.bots.kernels.turns import Book, State
from shuto.envs.kernels.many import LOOK, Gaze, Tools, new_batch, stacked, step_games
from shuto.envs.kernels.offer import Eye, new_offered, offer_builds, play_and_offer
from shuto.envs.kernels.seen import OF_GAME, OF_SEAT, set_seen
from shuto.rules.kernels.ready import warm_up


def ensure_envs_ready(*, announce: bool = True) -> None:
    """Make sure that no kernel of the environments is compiled later without a message."""
    ensure_bots_ready(announce=announce)
    warm_up("envs", "compiling-bots" if announce else None, _use_each)


def _use_each() -> None:
    """Call every kernel once, with the types that environments use."""
    from shuto.bots.propose import new_resolution
    from shuto.rules.referee.survey import compass
    from shuto.rules.setup import new_game

    here = new_game("two-player-2024")
    game = here.game
    book = Book(game.law, game.car_law, game.course_law, compass(8), np.array([0.5]))
    state = State(here.table, here.course)
    scratch, shortlist, offered = make_trial(state).scratch, new_shortlist(40), new_offered(4)
    resolution = new_resolution(4, (0.5,), 2, keep=2)
    eye = Eye(np.zeros(len(TASTE_NAMES)), resolution, np.zeros((game.seats, 2, 2)))
    offer_builds(state, book, eye, scratch, shortlist, offered)
    play_and_offer(state.copy(), book, offered.choices[0], eye, scratch, shortlist, new_offered(4))
    shares, size = np.ones(OF_SEAT), OF_GAME + OF_SEAT * game.seats
    set_seen(state, 0, shares, np.empty(size, np.float32))
    many = stacked([state])
    tools = Tools(scratch, shortlist, np.zeros(game.seats))
    gaze = Gaze(eye, shares, judgement_for(game).net, 1)
    step_games(many, many, book, gaze, tools, new_batch(1, 4, size, game.seats), np.full((1, 2), LOOK), (0, 1))
