"""Bad input: the error that users of each framework expect, in one line, and the environment is as before."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

import shuto
import shuto.envs
from envs.games import play

pytestmark = pytest.mark.compiled

NO_NUMBER = [64, -1, 3.0, "1", None, np.array([1, 2]), np.nan]
NO_BOX = [
    np.full(6, np.nan, np.float32), np.full(6, 2.0, np.float32), np.zeros(5, np.float32), np.zeros((6, 1), np.float32),
    np.array(["a"] * 6), 0, None,
]  # fmt: skip
CASES = [("candidates", one) for one in NO_NUMBER] + [("continuous", one) for one in NO_BOX]


def state(env: Any) -> Any:
    """Everything of an environment that a wrong step could have changed."""
    return env.position, len(env.session.episode.steps), env.session.acts


@pytest.mark.parametrize(("actions", "wrong"), CASES)
def test_an_action_outside_the_space(actions: Any, wrong: Any) -> None:
    turns = shuto.envs.aec_env(actions)
    turns.reset(seed=1)
    before = state(turns)
    with pytest.raises(AssertionError, match="action is not in action space"):
        turns.step(wrong)
    assert state(turns) == before
    assert turns.agent_selection == "player_0"
    together = shuto.envs.parallel_env(actions)
    together.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        together.step({"player_0": wrong})
    alone = shuto.envs.HighwayEnv(actions, opponents="random")
    alone.reset(seed=1)
    before = state(alone)
    with pytest.raises(InvalidAction) as error:
        alone.step(wrong)
    assert "\n" not in str(error.value)
    assert state(alone) == before


def test_a_masked_action_that_is_refused() -> None:
    for actions, action in (("candidates", 63), ("lattice", 0), ("continuous", np.ones(6, np.float32))):
        env = shuto.envs.aec_env(actions, illegal="raise")  # type: ignore[arg-type]  # any of the three names
        env.reset(seed=1)
        before = state(env)
        with pytest.raises(shuto.envs.IllegalActionError, match=r"^action .* is illegal: [a-z, -]+$"):
            env.step(action)
        assert state(env) == before
        if actions != "continuous":  # random numbers are rarely legal
            play(env, seed=1, most=4)


def test_a_masked_action_that_forfeits() -> None:
    env = shuto.envs.aec_env("candidates")
    env.reset(seed=1)
    env.step(63)
    assert env.infos["player_0"]["faults"] == ("masked",)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1.0, "player_1": 1.0}
    assert env.position.outcome is not None
    assert env.position.outcome.winners == (1,)
    env = shuto.envs.aec_env("candidates", edition="four-player-de", players=4, setup="random")
    env.reset(seed=1)
    env.step(63)
    assert env.agent_selection == "player_1", "the others play on"
    assert not any(env.terminations.values())


def test_an_illegal_action_that_is_tried_again() -> None:
    env = shuto.envs.aec_env("continuous", illegal="retry", penalty=-0.25, max_cycles=2)
    env.reset(seed=1)
    env.step(np.array([0.99, 0, 0, 0, 0, 0], np.float32))  # to stop, which nobody may
    assert env.infos["player_0"]["faults"] == (shuto.Fault.STOP_NOT_ALLOWED,)
    assert env.agent_selection == "player_0"
    assert env.rewards == {"player_0": -0.25, "player_1": 0.0}
    for _ in range(3):
        env.step(np.array([0.99, 0, 0, 0, 0, 0], np.float32))
    assert all(env.truncations.values()), "who never finds a legal action is stopped"


def test_a_step_before_the_first_reset() -> None:
    env = shuto.envs.aec_env("candidates", render_mode="ansi")
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, lambda: next(env.agent_iter())):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            call()
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        shuto.envs.parallel_env("candidates").step({"player_0": 0})
    with pytest.raises(ResetNeeded, match=r"reset\(\) needs to be called before step"):
        shuto.envs.HighwayEnv("candidates").step(0)


def test_a_step_after_the_end() -> None:
    env = shuto.envs.aec_env("candidates")
    env.reset(seed=1)
    env.step(63)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    for _ in range(2):
        env.step(None)
    assert env.agents == []
    before = state(env)
    env.step(0)  # PettingZoo only warns
    assert state(env) == before
    together = shuto.envs.parallel_env("candidates")
    together.reset(seed=1)
    together.step({"player_0": 63})
    assert together.agents == []
    assert together.step({"player_0": 0}) == ({}, {}, {}, {}, {})
    alone = shuto.envs.HighwayEnv("candidates", opponents="random")
    alone.reset(seed=1)
    alone.step(63)
    with pytest.raises(ResetNeeded, match="the game is over"):
        alone.step(0)


def test_a_loop_without_a_step() -> None:
    env = shuto.envs.aec_env("candidates")
    env.reset(seed=1)
    agents = env.agent_iter()
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"edition": "chess"}, "chess"),
        ({"edition": "two-player-2024", "players": 3}, "two-player-2024 is for 2, not 3"),
        ({"missions": True}, "has no mission rules"),
        ({"observation": "sound"}, "observation: one of flat, entities, image, not 'sound'"),
        ({"reward": "glory"}, "reward: some of win, margin, cars, not glory"),
        ({"reward": {}}, "reward: some of"),
        ({"illegal": "laugh"}, "illegal: one of"),
        ({"candidates": 3}, "candidates: from 4 to 256, not 3"),
        ({"hand": "wild"}, "hand: None, a number of mm"),
        ({"hand": -1.0}, "mm: from 0 to 100"),
        ({"colour": 1}, "no option 'colour'; there are edition"),
    ],
)
def test_settings_that_cannot_be(options: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said) as error:
        shuto.envs.aec_env("candidates", **options)
    assert "\n" not in str(error.value)


def test_names_that_do_not_exist() -> None:
    with pytest.raises(ValueError, match="actions: one of candidates, lattice, continuous, not 'moves'"):
        shuto.envs.aec_env("moves")  # type: ignore[arg-type]  # bad on purpose
    with pytest.raises(ValueError, match="render_mode: one of svg"):
        shuto.envs.aec_env("candidates", render_mode="film")
    with pytest.raises(ValueError, match="opponents: 1 are needed, not 2"):
        gymnasium.make("shuto/Candidates-v0", opponents=["greedy", "greedy"])
    with pytest.raises(ValueError, match="seat: from 0 to 1, not 2"):
        gymnasium.make("shuto/Candidates-v0", seat=2)
    with pytest.raises(ValueError, match="tremor: one of none"):
        shuto.envs.Carried(tremor="huge")  # type: ignore[arg-type]  # bad on purpose


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("shuto.envs.aec_env", "gymnasium is not installed; run: pip install 'shuto[envs]'"),
        ("from shuto.envs.language.server import make_server; make_server()", "mcp is not installed; run: pip install"),
        ("from shuto.envs.datasets import Recipe", "pyarrow is not installed; run: pip install 'shuto[data]'"),
        ("import shuto.envs.openspiel", "pyspiel is not installed; run: pip install 'shuto[openspiel]'"),
    ],
)
def test_a_missing_extra_is_named(code: str, said: str) -> None:
    without = said.partition(" ")[0]
    begin = f"import sys; sys.modules[{without!r}] = None; import shuto; shuto.envs.language.describe;"
    done = subprocess.run([sys.executable, "-c", f"{begin} {code}"], capture_output=True, text=True, check=False)
    assert said in done.stderr.splitlines()[-1]
