"""Physics: a position as rigid bodies, the trembling hand, what fell and who did it.

>>> from shuto.physics import build_world
>>> import shuto
>>> world = build_world(shuto.new_game("two-player-2024"))
>>> world.push("c0", (2.0, 0.0, 0.0))  # mN·s
>>> seconds = world.settle()
>>> world.aftermath(by=1).fallen[0].piece
'k0'

Nothing is loaded before it is used: the engine is heavy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shuto.physics.aftermath import Fate, Thresholds
    from shuto.physics.build import Resting, RestingError, build_world, resting_of
    from shuto.physics.carry import Carry, CarryError, Frame, Outcome, parts_of, world_for
    from shuto.physics.codec import Codec, CodecError, decode, encode
    from shuto.physics.hand import HandError, HandSample
    from shuto.physics.measure import Landing, measure_landing
    from shuto.physics.paths import HandPath, follow, natural_paths
    from shuto.physics.pose import Pose
    from shuto.physics.push import Jerk, Sturdiness, jerk, shake
    from shuto.physics.record import CarryLog, CarryRecord, load_carry
    from shuto.physics.risk import Rehearsal, Risk, assess_risk, rehearsed_risk, steady_risk
    from shuto.physics.tremor import LEVELS, Tremor
    from shuto.physics.world import Contact, World

_HOMES = {
    "aftermath": ("Fate", "Thresholds"),
    "build": ("Resting", "RestingError", "build_world", "resting_of"),
    "carry": ("Carry", "CarryError", "Frame", "Outcome", "parts_of", "world_for"),
    "codec": ("Codec", "CodecError", "decode", "encode"),
    "hand": ("HandError", "HandSample"),
    "measure": ("Landing", "measure_landing"),
    "paths": ("HandPath", "follow", "natural_paths"),
    "pose": ("Pose",),
    "push": ("Jerk", "Sturdiness", "jerk", "shake"),
    "record": ("CarryLog", "CarryRecord", "load_carry"),
    "risk": ("Rehearsal", "Risk", "assess_risk", "rehearsed_risk", "steady_risk"),
    "tremor": ("LEVELS", "Tremor"),
    "world": ("Contact", "World"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "LEVELS",
    "Carry",
    "CarryError",
    "CarryLog",
    "CarryRecord",
    "Codec",
    "CodecError",
    "Contact",
    "Fate",
    "Frame",
    "HandError",
    "HandPath",
    "HandSample",
    "Jerk",
    "Landing",
    "Outcome",
    "Pose",
    "Rehearsal",
    "Resting",
    "RestingError",
    "Risk",
    "Sturdiness",
    "Thresholds",
    "Tremor",
    "World",
    "assess_risk",
    "build_world",
    "decode",
    "encode",
    "follow",
    "jerk",
    "load_carry",
    "measure_landing",
    "natural_paths",
    "parts_of",
    "rehearsed_risk",
    "resting_of",
    "shake",
    "steady_risk",
    "world_for",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'shuto.physics' has no attribute {name!r}")
    value = getattr(import_module(f"shuto.physics.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value
