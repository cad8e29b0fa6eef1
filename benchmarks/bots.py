"""How fast bots play in compiled code, and how long each level takes for a turn."""

from __future__ import annotations

import time

import numpy as np

import shuto
from benchmarks.measure import Row, at_least, at_most, best
from shuto.bots.arena.game import opening
from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.dice import dice_state
from shuto.bots.kernels.lookahead import make_trial
from shuto.bots.kernels.rollout import MOST_TURNS, play_at_random
from shuto.bots.kernels.turns import CHOICE
from shuto.bots.playout import Habits, play_by_value
from shuto.bots.profiles import LEVELS, profile
from shuto.bots.propose import new_resolution
from shuto.bots.registry import make_bot
from shuto.bots.sight import Sight

GAMES = 200
FAST = new_resolution(3, (0.5,), 4, aims=1, keep=5)
LIMITS = {name: profile(name).seconds or 0.1 for name in LEVELS}


def playing() -> list[Row]:
    """Random games, quick turns by the evaluation, and one turn of each level."""
    here = shuto.new_game("two-player-2024")
    rows = [
        at_least("random full two-player games, one core", GAMES / best(lambda: _random_games(here), 5), 2000, "/s")
    ]
    begun = opening(here, np.random.default_rng(1))
    turns = _quick_plies(begun)
    quick = turns / best(lambda: _quick_plies(begun), 5)
    rows.append(at_least("greedy quick games, one core", quick, 3000, "turns/s"))
    middle = opening(here, np.random.default_rng(2))
    for name in LEVELS[2:]:
        bot = make_bot(name)
        bot.choose(middle, np.random.default_rng(0))
        begin = time.perf_counter()
        bot.choose(middle, np.random.default_rng(0))
        rows.append(at_most(f"a turn of {name}", time.perf_counter() - begin, 1.5 * LIMITS[name]))
    return rows


def _random_games(here: shuto.Position) -> None:
    start, log = Sight.of(here), np.empty((0, CHOICE + 1))
    work, dice = start.copy(), np.array([dice_state(1)])
    for _ in range(GAMES):
        work.copy_from(start)
        play_at_random(work.state, work.book, MOST_TURNS, dice, work.scratch, log)


def _quick_plies(here: shuto.Position) -> int:
    start, mind, log = Sight.of(here), judgement_for(here.game), np.empty((0, CHOICE + 1))
    work, trial = start.copy(), make_trial(start.state)
    habits = Habits(np.tile(mind.taste, (2, 1)), np.tile(mind.net, (2, 1, 1)), FAST, 0.05)
    turns = 0
    for seed in range(40):
        work.copy_from(start)
        dice = np.array([dice_state(seed)])
        turns += play_by_value(work.state, work.book, habits, MOST_TURNS, dice, trial, log)
    return turns
