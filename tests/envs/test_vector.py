"""Many games at once: each is played as the other environments play it, and replays through the referee."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import shuto
import shuto.envs
from envs.games import EVERY, name_of

pytestmark = pytest.mark.compiled


def vector(games: int, options: dict[str, Any], **more: Any) -> shuto.envs.HighwayVector:
    """A vectorised environment."""
    return shuto.envs.HighwayVector(games, **{**{k: v for k, v in options.items() if k != "setup"}, **more})


def drawn(rng: np.random.Generator, mask: Any) -> Any:
    """A random legal action of each game."""
    return (rng.random(mask.shape) * mask).argmax(axis=1)


@pytest.mark.parametrize("options", EVERY, ids=name_of)
def test_games_replay_through_the_referee(options: dict[str, Any]) -> None:
    """Every action is a turn that the referee allows, and leads to the position that `play` leads to."""
    env, rng = vector(3, options), np.random.default_rng(2)
    seen = env.reset(seed=5)
    ended = 0
    positions = [env.position(game) for game in range(3)]
    for _ in range(30):
        actions = drawn(rng, seen["action_mask"])
        turns = [shuto.envs.turn_from(env.choices(game)[action]) for game, action in enumerate(actions)]
        movers = seen["seat"].tolist()
        step = env.step(actions)
        for game, turn in enumerate(turns):
            before = positions[game]
            assert before.to_move == movers[game]
            assert shuto.judge(before, turn)
            after = shuto.play(before, turn)
            if step.terminations[game]:
                ended += 1
                winners = after.outcome.winners if after.outcome is not None else ()
                assert set(np.flatnonzero(step.rewards[game] > 0).tolist()) == set(winners)
                assert step.rewards[game].sum() == pytest.approx(0.0, abs=1e-6)
                positions[game] = env.position(game)  # a new game
                assert positions[game].turns_played == 0
            else:
                positions[game] = env.position(game)
                assert not step.rewards[game].any()
                assert all(map(np.array_equal, positions[game].table, after.table))
                assert all(map(np.array_equal, positions[game].course, after.course))
    assert ended > 0 or options["players"] > 2


@pytest.mark.parametrize("options", [*EVERY[:2], {**EVERY[0], **shuto.envs.COARSE}], ids=name_of)
def test_it_shows_what_the_other_environments_show(options: dict[str, Any]) -> None:
    """Observations, masks and candidates of builds agree with those of PettingZoo's environment."""
    env, other = vector(1, options), shuto.envs.aec_env("candidates", **options)
    seen, rng = env.reset(seed=1), np.random.default_rng(3)
    other.reset(seed=1)
    assert env.position(0) == other.unwrapped.position
    for _ in range(12):
        theirs = other.observe(other.agent_selection)
        builds = seen["candidates"][0][:, :3].any(axis=1)
        assert np.array_equal(seen["observation"][0], theirs["observation"])
        assert np.array_equal(seen["candidates"][0][builds], theirs["candidates"][builds])
        assert (seen["action_mask"][0] <= theirs["action_mask"]).all()
        action = int(drawn(rng, seen["action_mask"])[0])
        step = env.step([action])
        other.step(action)
        assert step.terminations[0] == all(other.terminations.values())
        if step.terminations[0]:
            assert step.rewards[0].tolist() == [other.rewards[agent] for agent in other.possible_agents]
            break
        seen = step.observation


@pytest.mark.parametrize("options", [EVERY[0], EVERY[-1]], ids=name_of)
def test_the_same_seed_gives_the_same_games_with_any_number_of_threads(options: dict[str, Any]) -> None:
    told = []
    for threads in (1, 2):
        env, rng = vector(5, options, threads=threads), np.random.default_rng(4)
        seen = env.reset(seed=9)
        for _ in range(12):
            step = env.step(drawn(rng, seen["action_mask"]))
        told.append({name: array.copy() for name, array in step.observation.items()})
    one, other = told
    assert all(np.array_equal(one[name], other[name]) for name in one)
    assert one["observation"].std(axis=0).any()  # games differ


def test_a_coarse_offer_has_fewer_candidates() -> None:
    fine, coarse = vector(1, {}), vector(1, {}, **shuto.envs.COARSE)
    assert coarse.single_action_space.n == 32
    assert 0 < coarse.reset(seed=1)["action_mask"].sum() < fine.reset(seed=1)["action_mask"].sum()


def test_the_spaces_contain_what_is_seen() -> None:
    env = vector(2, {})
    seen = env.reset(seed=1)
    for game in range(2):
        row = {name: array[game] for name, array in seen.items()}
        assert env.single_observation_space.contains({**row, "seat": np.int64(row["seat"])})


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ([0], "actions: 2 whole numbers"),
        ([0.0, 1.0], "actions: 2 whole numbers, not float64"),
        ([[0, 0]], "actions: 2 whole numbers"),
        ([0, 63], "action 63 of game 1 is masked"),
        ([-1, 0], "action -1 of game 0 is masked"),
        ([64, 99], "action 64 of game 0 is masked, and 1 others"),
        ([float("nan"), 0.0], "whole numbers"),
    ],
)
def test_bad_actions_change_nothing(actions: Any, why: str) -> None:
    env = vector(2, {})
    seen = env.reset(seed=1)
    before = {name: array.copy() for name, array in seen.items()}
    with pytest.raises(ValueError, match=why):
        env.step(np.array(actions))
    assert all(np.array_equal(before[name], seen[name]) for name in before)
    assert env.position(0) == env.position(1)


def test_bad_settings_are_refused_with_one_line() -> None:
    for options, why in [
        ({"games": 0}, "games: from 1"),
        ({"games": 1, "players": 5}, "is for 2, not 5"),
        ({"games": 1, "hand": 3.0}, "no option 'hand'"),
        ({"games": 1, "aims": 4}, "aims: from 0 to 3"),
        ({"games": 1, "threads": -1}, "threads: 1 or more"),
    ]:
        with pytest.raises(shuto.envs.SettingsError, match=why):
            shuto.envs.HighwayVector(**options)  # type: ignore[arg-type]  # bad on purpose
    with pytest.raises(ValueError, match="call reset"):
        vector(1, {}).step([0])
