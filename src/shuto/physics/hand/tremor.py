"""The trembling of a hand: band-limited noise of 4 to 12 Hz, the same for the same seed.

It is a sum of sines with seeded frequencies and phases, so that it can be asked for any moment in any order.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

import numpy as np

Level = Literal["none", "gentle", "normal", "wild"]
"""How much a hand trembles."""
LEVELS: tuple[Level, ...] = get_args(Level)
"""All levels of trembling, from the steadiest to the wildest."""

BAND = (4.0, 12.0)
"""Hz. Hands tremble at 8 to 12 at rest and lower when they hold something."""
SIZES: dict[Level, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "gentle": (0.25, 0.25),
    "normal": (0.7, 0.7),
    "wild": (1.8, 2.0),
}
"""Root mean square along each axis: mm, degrees."""
TWEEZERS = 0.4
"""With tweezers a hand trembles so many times as much."""
_WAVES = 9


class Offset(NamedTuple):
    """By how much a hand is off: mm and radians."""

    x: float
    y: float
    z: float
    yaw: float
    pitch: float
    roll: float


_STILL = Offset(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Tremor:
    """The noise that a hand adds to where it wants to be. Seeded on the server: nobody can know it beforehand."""

    def __init__(self, level: Level = "none", seed: int = 0, *, tweezers: bool = False, times: float = 1.0) -> None:
        """`times`: as much as the level says, or so many times that."""
        if level not in SIZES:
            raise ValueError(f"tremor: one of {', '.join(LEVELS)}, not {level!r}")
        self.level, self.seed = level, seed
        rng = np.random.default_rng(seed)
        self._waves = 2.0 * math.pi * rng.uniform(*BAND, (6, _WAVES))
        self._phases = rng.uniform(0.0, 2.0 * math.pi, (6, _WAVES))
        share = rng.uniform(0.5, 1.5, (6, _WAVES))
        # a sine's mean square is a half; the shares are scaled so that all together make the stated size
        share /= np.sqrt((share**2).sum(axis=1, keepdims=True) / 2.0)
        far, turned = (size * times * (TWEEZERS if tweezers else 1.0) for size in SIZES[level])
        sizes = np.array([far] * 3 + [math.radians(turned)] * 3)
        self._sizes = share * sizes[:, None]

    def at(self, time: float) -> Offset:
        """How far off the hand is at that second."""
        return self.over((time,))[0]

    def over(self, times: Sequence[float]) -> list[Offset]:
        """The same at several moments, which costs hardly more than one."""
        if self.level == "none":
            return [_STILL] * len(times)
        waves = self._sizes * np.sin(self._waves * np.array(times)[:, None, None] + self._phases)
        return [Offset(*one) for one in waves.sum(axis=2).tolist()]
