"""The names and the version of the environments, and their registration with Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium

from shuto.envs.rendering import MODES

VERSION = 0
"""The version of the environments. It changes when the same actions no longer lead to the same results."""
NAMES = {
    f"shuto/Candidates-v{VERSION}": "candidates",
    f"shuto/Lattice-v{VERSION}": "lattice",
    f"shuto/Continuous-v{VERSION}": "continuous",
}
"""The ids of the environments, and their action spaces."""


def metadata(actions: str) -> dict[str, Any]:
    """The metadata that PettingZoo expects of an environment."""
    return {
        "name": f"shuto_{actions}_v{VERSION}",
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": True,
    }


def register_all() -> None:
    """Register the environments, once."""
    for name, actions in NAMES.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="shuto.envs.single:HighwayEnv", kwargs={"actions": actions})
