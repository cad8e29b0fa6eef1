"""Games that the tests of the environments share: every edition, every number of players, missions and set-ups."""

from __future__ import annotations

from typing import Any

import numpy as np

EVERY: list[dict[str, Any]] = [
    {"edition": "two-player-2024", "players": 2},
    {"edition": "second-edition", "players": 2},
    {"edition": "four-player-fr", "players": 3},
    {"edition": "four-player-de", "players": 4},
    {"edition": "rainbow-city", "players": 5},
    {"edition": "rainbow-city", "players": 6, "missions": True, "setup": "random"},
]
"""Each edition once, and each number of players once."""
SPACES = ("candidates", "lattice", "continuous")


def name_of(options: dict[str, Any]) -> str:
    """The name of a game in the list of tests."""
    return f"{options['edition']}-{options['players']}{'-missions' * options.get('missions', False)}"


def play(env: Any, seed: int, most: int = 40) -> int:
    """Play random actions, masked where there is a mask; returns how many."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    acts = 0
    for agent in env.agent_iter(most):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        space = env.action_space(agent)
        if isinstance(observation, dict) and "action_mask" in observation:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        else:
            env.step(rng.uniform(-1.0, 1.0, space.shape).astype(np.float32))
        acts += 1
    return acts
