"""Playing: rewards, hands, opponents, seeds."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import shuto
import shuto.envs
from envs.games import play

pytestmark = pytest.mark.compiled


def finished(env: Any) -> dict[str, float]:
    """The rewards of a game that is over, added up, by agent."""
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    totals = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        seen, _, terminated, _, _ = env.last()
        if terminated:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        for agent, reward in env.rewards.items():
            totals[agent] += reward
    return totals


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "two-player-2024"},
        {"edition": "four-player-de", "players": 4, "setup": "random"},
        {"edition": "rainbow-city", "players": 3, "missions": True, "setup": "random"},
    ],
    ids=lambda options: options["edition"],
)
def test_rewards(options: Any) -> None:
    env = shuto.envs.aec_env("candidates", **options)
    totals = finished(env)
    outcome, position = env.position.outcome, env.position
    assert outcome is not None
    assert sum(totals.values()) == pytest.approx(0.0)
    best = max(totals.values())
    assert {seat for seat, total in enumerate(totals.values()) if total == best} == set(outcome.winners)
    cars = position.game.allotment.cars
    ahead = finished(shuto.envs.aec_env("candidates", reward="margin", **options))
    if outcome.scores is None:
        scores = [position.cars_placed(seat) for seat in range(position.game.seats)]
    else:
        scores = list(outcome.scores)
    for seat, total in enumerate(ahead.values()):
        others = max(score for other, score in enumerate(scores) if other != seat)
        assert total == pytest.approx((scores[seat] - others) / cars)
    placed = finished(shuto.envs.aec_env("candidates", reward={"cars": 2.0}, **options))
    for seat, total in enumerate(placed.values()):
        assert total == pytest.approx(2.0 * (position.cars_placed(seat) - 1) / cars)


def test_a_trembling_hand_is_the_same_for_a_seed_and_unseen() -> None:
    exact, one, same, other = (shuto.envs.aec_env("candidates", hand=hand) for hand in (None, 1.0, 1.0, 1.0))
    for env, seed in ((exact, 6), (one, 6), (same, 6), (other, 7)):
        env.reset(seed=seed)
    assert all(
        np.array_equal(exact.observe("player_0")[name], one.observe("player_0")[name])
        for name in ("observation", "action_mask", "candidates")
    ), "nobody sees the noise beforehand"
    for env in (exact, one, same, other):
        env.step(0)
    places = [env.position.columns[-1] for env in (exact, one, same, other)]
    assert places[1] == places[2]
    assert places[0] != places[1] != places[3]
    assert np.hypot(places[0].x - places[1].x, places[0].y - places[1].y) < 6.0


@pytest.mark.slow
def test_a_hand_that_carries() -> None:
    """A carried road lands where physics lets it, the same for the same seed, and the game replays."""
    ends = []
    for _ in range(2):
        env = shuto.envs.aec_env("candidates", hand=shuto.envs.Carried("wild"))
        env.reset(seed=2)
        for _ in range(3):
            if env.agents and not env.session.over:
                env.step(0)
        *_, position = env.record.positions()
        assert position == env.position
        ends.append(position)
        assert any(step.turn is None or getattr(step.turn, "lie", None) for step in env.record.steps)
    assert ends[0] == ends[1]


def test_one_agent_against_bots() -> None:
    env = gymnasium.make(
        "shuto/Candidates-v0", edition="four-player-fr", players=3, setup="random", seat=1,
        opponents=["random", "greedy"],
    ).unwrapped  # fmt: skip
    assert isinstance(env, shuto.envs.HighwayEnv)
    seen, _ = env.reset(seed=3)
    assert env.position.turns_played == 1, "seat 0 has played"
    assert env.session.seat == 1
    over, reward = False, 0.0
    while not over:
        mask = env.action_masks()
        assert np.array_equal(mask, seen["action_mask"].astype(bool))
        seen, reward, over, _, info = env.step(int(np.flatnonzero(mask)[0]))
        assert info["faults"] == ()
    outcome = env.position.outcome
    assert outcome is not None
    assert reward == (1.0 if outcome.winners == (1,) else pytest.approx(-0.5))
    *_, position = env.record.positions()
    assert position == env.position


def test_seats_change_and_seeds_repeat() -> None:
    env = shuto.envs.HighwayEnv("candidates", opponents="random", seat=None)
    seats = []
    for seed in range(8):
        env.reset(seed=seed)
        seats.append(env.seat)
        first = env.position
        env.reset(seed=seed)
        assert env.position == first
    assert set(seats) == {0, 1}


def test_bots_of_an_environment_are_not_limited_by_time() -> None:
    bot = shuto.envs.steady_bot("strong")
    assert bot.budget == shuto.bots.Budget(400)  # type: ignore[attr-defined]  # a bot that thinks has one


def test_games_differ_without_a_seed() -> None:
    env = shuto.envs.aec_env("candidates", edition="rainbow-city", setup="random")
    env.reset()
    one = env.position
    env.reset()
    assert env.position != one
    play(env, seed=1, most=3)
