"""Environments for research: Shuto for PettingZoo, Gymnasium and language models.

>>> import shuto.envs
>>> env = shuto.envs.aec_env("candidates", edition="two-player-2024")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
>>> env.agent_selection
'player_1'

The public names are listed in `__init__.pyi`. Each is loaded when it is first used, and needs the extra `envs`.
Importing this package registers `shuto/Candidates-v0`, `shuto/Lattice-v0` and `shuto/Continuous-v0` with Gymnasium.
"""

import lazy_loader

from shuto.envs.extras import has, need

_WITHOUT = ("datasets", "language", "openspiel", "MissingExtraError", "Noise", "Carried")
"""Names that need no extra."""
_load, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name: str) -> object:
    if name in __all__ and name not in _WITHOUT:
        need("envs", "gymnasium", "pettingzoo")
    return _load(name)


if has("gymnasium"):
    from shuto.envs.registration import register_all

    register_all()
