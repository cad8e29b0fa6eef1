"""Compiled games agree with the referee: judge and play replay them with identical arrays."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from shuto.bots.city import place_at_random
from shuto.bots.kernels.dice import dice_state
from shuto.bots.kernels.evaluate import set_values
from shuto.bots.kernels.features import INPUTS
from shuto.bots.kernels.lookahead import make_trial
from shuto.bots.kernels.policy import TASTE_NAMES
from shuto.bots.kernels.rollout import MOST_TURNS, play_at_random
from shuto.bots.kernels.turns import CHOICE
from shuto.bots.playout import Habits, play_by_value
from shuto.bots.propose import new_resolution
from shuto.bots.sight import Sight, choice_of, turn_of
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn, parse_turn
from shuto.rules.setup import new_game

pytestmark = pytest.mark.compiled

GAMES = [
    ("second-edition", 2, {}),
    ("two-player-2024", 2, {}),
    ("four-player-fr", 2, {}),
    ("four-player-fr", 4, {}),
    ("four-player-de", 3, {}),
    ("rainbow-city", 2, {"same_type": "one-a-turn"}),
    ("rainbow-city", 4, {"same_type": "one-a-player"}),
    ("rainbow-city", 3, {"missions": True}),
    ("rainbow-city", 6, {"missions": True}),
]
TASTE = np.array([1.0, 0.06, 0.35, 0.5, 50.0, 0.3])
NET = (25, INPUTS + 1)
"""The shape of a net: 24 hidden rows and the last one."""


def begun(edition: str, players: int, rules: dict[str, object], seed: int) -> Position:
    """A game after its set-up, before the first build."""
    here = new_game(edition, players, house_rules=rules)
    rng = np.random.default_rng(seed)
    while here.phase == "setup":
        here = play(here, place_at_random(here, rng))
    return here


def replayed(here: Position, log: np.ndarray) -> Position:
    for row in log:
        assert here.to_move == int(row[0])
        here = play(here, turn_of(row[1:]))
    return here


def same_arrays(here: Position, sight: Sight) -> bool:
    return all(
        np.array_equal(ours, theirs)
        for ours, theirs in zip((*here.table, *here.course), (*sight.table, *sight.course), strict=True)
    )


def randomly(sight: Sight, seed: int) -> np.ndarray:
    log = np.empty((MOST_TURNS, CHOICE + 1))
    dice = np.array([dice_state(seed)])
    turns = play_at_random(sight.state, sight.book, MOST_TURNS, dice, sight.scratch, log)
    return log[:turns]


def by_value(sight: Sight, seed: int) -> np.ndarray:
    log = np.empty((MOST_TURNS, CHOICE + 1))
    nets = np.random.default_rng(seed).normal(0.0, 0.1, (sight.seats, *NET))
    resolution = new_resolution(8, (0.5,), 4, aims=2, keep=6)
    habits = Habits(np.tile(TASTE, (sight.seats, 1)), nets, resolution, 0.05)
    dice, trial = np.array([dice_state(seed)]), make_trial(sight.state)
    turns = play_by_value(sight.state, sight.book, habits, MOST_TURNS, dice, trial, log)
    return log[:turns]


@pytest.mark.parametrize("how", [randomly, by_value])
@pytest.mark.parametrize(("edition", "players", "rules"), GAMES)
def test_referee_replays_what_kernels_play(
    edition: str, players: int, rules: dict[str, object], how: Callable[[Sight, int], np.ndarray]
) -> None:
    assert len(TASTE) == len(TASTE_NAMES)
    for seed in range(4):
        here = begun(edition, players, rules, seed)
        sight = Sight.of(here).copy()
        log = how(sight, seed)
        assert sight.over
        after = replayed(here, log)
        assert same_arrays(after, sight)
        outcome = after.outcome
        assert outcome is not None
        values, net = np.empty(players), np.zeros(NET)
        assert set_values(sight.state, sight.book, net, sight.scratch, values)
        assert set(np.flatnonzero(values).tolist()) == set(outcome.winners)
        assert values.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("how", [randomly, by_value])
def test_same_seed_gives_the_same_game(how: Callable[[Sight, int], np.ndarray]) -> None:
    here = begun("four-player-de", 3, {}, 5)
    before = [array.copy() for array in (*here.table, *here.course)]
    logs = [how(Sight.of(here).copy(), seed) for seed in (11, 11, 12)]
    assert np.array_equal(logs[0], logs[1])
    assert not np.array_equal(logs[0], logs[2])
    assert all(np.array_equal(one, other) for one, other in zip(before, (*here.table, *here.course), strict=True))


@pytest.mark.parametrize("line", ["c0 -115,-40 2", "c0 -115,-40 3j", "c0 > 0,200", "pass", "aside"])
def test_choice_converts_to_turn_and_back(line: str) -> None:
    turn = parse_turn(line)
    assert format_turn(turn_of(choice_of(turn))) == format_turn(turn)
