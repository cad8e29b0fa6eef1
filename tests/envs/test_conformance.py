"""The conformance tests of PettingZoo and Gymnasium, in every edition and with every number of players."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.test import test_save_obs as save_obs
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import parallel_seed_test

import shuto.envs
from envs.games import EVERY, SPACES, name_of

pytestmark = [
    pytest.mark.compiled,
    # PettingZoo warns of every environment that is not its own and has a dictionary as observation.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # An agent that waits has no legal action.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@pytest.mark.parametrize("options", EVERY, ids=name_of)
def test_api_of_every_game(options: dict[str, Any]) -> None:
    api_test(shuto.envs.aec_env("candidates", **options), num_cycles=8)


@pytest.mark.parametrize("observation", ["flat", "entities", "image"])
@pytest.mark.parametrize("actions", SPACES)
def test_api_of_every_space(actions: Any, observation: Any) -> None:
    api_test(shuto.envs.aec_env(actions, observation=observation, illegal="nearest"), num_cycles=6)


@pytest.mark.parametrize("options", EVERY[::2], ids=name_of)
def test_parallel_api(options: dict[str, Any]) -> None:
    parallel_api_test(shuto.envs.parallel_env("candidates", **options), num_cycles=12)


@pytest.mark.parametrize("actions", SPACES)
def test_seeds(actions: Any) -> None:
    seed_test(partial(shuto.envs.aec_env, actions, illegal="nearest", hand=3.0), num_cycles=8)
    parallel_seed_test(partial(shuto.envs.parallel_env, actions, illegal="nearest"), num_cycles=6)


def test_seeds_of_a_set_up() -> None:
    seed_test(partial(shuto.envs.aec_env, "candidates", edition="rainbow-city", players=3), num_cycles=5)


@pytest.mark.parametrize("actions", SPACES)
def test_max_cycles(actions: Any) -> None:
    """While the city is set up, no random action ends the game."""
    options: dict[str, Any] = {"illegal": "nearest", "edition": "rainbow-city"}
    max_cycles_test(
        SimpleNamespace(
            env=partial(shuto.envs.aec_env, actions, **options),
            parallel_env=partial(shuto.envs.parallel_env, actions, **options),
        )
    )


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        partial(shuto.envs.aec_env, "candidates"),
        custom_tests={"svg": lambda picture: picture.startswith("<svg"), "ansi": lambda text: "turns played" in text},
    )
    assert "two-player-2024, 1 turns played" in capsys.readouterr().out


def test_observations_are_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs(shuto.envs.aec_env("lattice", observation="image", mask="info"))
    assert len(list(tmp_path.rglob("player_*.png"))) == 2


def test_performance_benchmark(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's benchmark runs. It measures for five seconds by its clock, which is made faster here."""
    module = sys.modules["pettingzoo.test.performance_benchmark"]  # a function has the same name
    ticks = iter(np.arange(0.0, 1e6, 0.25))
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(shuto.envs.aec_env("candidates"))
    assert "cycles per second" in capsys.readouterr().out


@pytest.mark.parametrize("actions", SPACES)
def test_gymnasium_checks(actions: str) -> None:
    env = gymnasium.make(f"shuto/{actions.capitalize()}-v0", opponents="random", disable_env_checker=True)
    check_env(env.unwrapped, skip_render_check=True)


def test_gymnasium_with_vectors() -> None:
    assert shuto.envs.HighwayEnv.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    envs = SyncVectorEnv([partial(gymnasium.make, "shuto/Candidates-v0", opponents="random")] * 2)
    seen, _ = envs.reset(seed=3)
    for _ in range(12):
        actions = np.array([int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in seen["action_mask"]])
        seen, _, _, _, _ = envs.step(actions)
    assert seen["action_mask"].shape == (2, 64)
    envs.close()
