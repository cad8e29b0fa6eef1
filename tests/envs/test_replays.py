"""Every game of every environment replays through `judge` and `play` to the same position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import shuto
import shuto.envs
from envs.games import EVERY, SPACES, name_of, play

pytestmark = pytest.mark.compiled


def replayed(env: Any) -> shuto.Position:
    """The position that the recorded steps lead to, each judged by the referee."""
    record = env.unwrapped.record
    position = shuto.new_game(
        record.edition, list(record.players), house_rules=dict(record.house_rules), first=record.first
    )
    for step in record.steps:
        if step.turn is not None:
            assert shuto.judge(position, step.turn)
            position = shuto.play(position, step.turn, step.aftermath)
        else:
            position = shuto.report(position, step.aftermath)
    return position


@pytest.mark.parametrize("actions", SPACES)
@pytest.mark.parametrize("options", EVERY, ids=name_of)
def test_a_game_replays(actions: Any, options: dict[str, Any]) -> None:
    env = shuto.envs.aec_env(actions, illegal="nearest", **options)
    played = 0
    for seed in (5, 6):
        played += play(env, seed, most=25)
        assert replayed(env) == env.unwrapped.position
    assert played > 4


@pytest.mark.parametrize("hand", [6.0, shuto.envs.Noise(6.0, miss="column")])
def test_a_game_with_a_trembling_hand_replays(hand: Any) -> None:
    env = shuto.envs.aec_env("candidates", hand=hand)
    missed = 0
    for seed in range(4):
        play(env, seed)
        assert replayed(env) == env.unwrapped.position
        missed += sum(step.turn is None for step in env.unwrapped.record.steps)
    assert missed > 0


@pytest.mark.parametrize("options", EVERY, ids=name_of)
def test_a_mask_is_what_the_referee_says(options: dict[str, Any]) -> None:
    """Every candidate is legal, and passing, setting aside and stopping are offered exactly where they are legal."""
    env = shuto.envs.aec_env("candidates", **options).unwrapped
    env.reset(seed=11)
    rng = np.random.default_rng(11)
    others = (shuto.Pass(), shuto.SetAside(), shuto.Stop())
    for _ in range(25):
        if env.session.over:
            break
        offer, position = env.session.offer, env.position
        legal = np.flatnonzero(offer.mask)
        turns = [shuto.envs.turn_from(offer.move(action)) for action in legal]
        assert all(shuto.judge(position, turn) for turn in turns)
        assert {turn for turn in turns if isinstance(turn, (shuto.Pass, shuto.SetAside, shuto.Stop))} == {
            turn for turn in others if shuto.judge(position, turn)
        }
        env.step(int(rng.choice(legal)))


def test_a_lattice_is_what_the_referee_says() -> None:
    env = shuto.envs.aec_env("lattice", edition="second-edition").unwrapped
    play(env, seed=2, most=9)
    offer, position = env.session.offer, env.position
    rng = np.random.default_rng(0)
    legal, illegal = np.flatnonzero(offer.mask), np.flatnonzero(offer.mask == 0)
    for action in rng.choice(legal, min(40, len(legal)), replace=False):
        assert shuto.judge(position, shuto.envs.turn_from(offer.move(action)))
    for action in rng.choice(illegal, 60, replace=False):
        answer = offer.move(action)
        assert answer.faults == shuto.judge(position, answer.turn).faults or not answer.faults
