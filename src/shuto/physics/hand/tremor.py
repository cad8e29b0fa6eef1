"""The tremor of a hand: band-limited noise of 4 to 12 Hz, the same for the same seed.

It is a sum of sines with seeded frequencies and phases. So it can be computed for any time, in any order.
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
"""Hz. Hands tremble at 8 to 12 Hz at rest, and at lower frequencies when they hold something."""
SIZES: dict[Level, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "gentle": (0.25, 0.25),
    "normal": (0.7, 0.7),
    "wild": (1.8, 2.0),
}
"""Root mean square along each axis: mm, degrees."""
TWEEZERS_SCALE = 0.4
"""Factor of the tremor of a hand with tweezers."""
_WAVES = 9


class Offset(NamedTuple):
    """How far the tremor moves a hand: mm and radians."""

    x: float
    y: float
    z: float
    yaw: float
    pitch: float
    roll: float


_STILL = Offset(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Tremor:
    """The noise that is added to the motion of a hand. The server chooses the seed, so no player can predict it."""

    def __init__(self, level: Level = "none", seed: int = 0, *, tweezers: bool = False, scale: float = 1.0) -> None:
        """`scale` multiplies the size that the level has."""
        if level not in SIZES:
            raise ValueError(f"tremor: one of {', '.join(LEVELS)}, not {level!r}")
        self.level, self.seed = level, seed
        rng = np.random.default_rng(seed)
        self._frequencies = 2.0 * math.pi * rng.uniform(*BAND, (6, _WAVES))
        self._phases = rng.uniform(0.0, 2.0 * math.pi, (6, _WAVES))
        share = rng.uniform(0.5, 1.5, (6, _WAVES))
        # The mean square of a sine is 1/2. The shares are scaled so that the sum has a root mean square of 1.
        share /= np.sqrt((share**2).sum(axis=1, keepdims=True) / 2.0)
        shift, rotation = (size * scale * (TWEEZERS_SCALE if tweezers else 1.0) for size in SIZES[level])
        sizes = np.array([shift] * 3 + [math.radians(rotation)] * 3)
        self._sizes = share * sizes[:, None]

    def at(self, time: float) -> Offset:
        """The offset at a time in seconds."""
        return self.offsets_at((time,))[0]

    def offsets_at(self, times: Sequence[float]) -> list[Offset]:
        """The offsets at several times; hardly slower than one."""
        if self.level == "none":
            return [_STILL] * len(times)
        waves = self._sizes * np.sin(self._frequencies * np.array(times)[:, None, None] + self._phases)
        return [Offset(*one) for one in waves.sum(axis=2).tolist()]
