"""The tremor of a hand: noise of 8 to 12 Hz and a slow drift, the same for the same seed.

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
"""All levels of trembling. `none` adds nothing to what the person does; `gentle` steadies the hand, for children."""
STEADIED: dict[Level, float] = {"gentle": 0.08}
"""Seconds over which a steadied hand evens out its motion. Such a hand also bumps into nothing with its fingers."""

BAND = (8.0, 12.0)
"""Hz. Healthy hands tremble in this band."""
DRIFT = (0.4, 2.0)
"""Hz. A hand in the air also drifts slowly, by about as much."""
SIZES: dict[Level, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "gentle": (0.0, 0.0),
    "normal": (1.1, 1.1),
    "wild": (2.2, 2.2),
}
"""What is added to the hand, root mean square along each axis: mm, degrees."""
TWEEZERS_SCALE = 0.5
"""Factor of the tremor of a hand with tweezers."""
_WAVES, _SLOW_WAVES = 6, 4


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

    def __init__(
        self,
        level: Level = "none",
        seed: int = 0,
        *,
        tweezers: bool = False,
        scale: float = 1.0,
        own: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        """`scale` multiplies the size that the level has, or the size of a person's `own` tremor (mm, degrees)."""
        if level not in SIZES:
            raise ValueError(f"tremor: one of {', '.join(LEVELS)}, not {level!r}")
        self.level, self.seed = level, seed
        rng = np.random.default_rng(seed)
        fast, slow = rng.uniform(*BAND, (6, _WAVES)), rng.uniform(*DRIFT, (6, _SLOW_WAVES))
        self._frequencies = 2.0 * math.pi * np.hstack([fast, slow])
        self._phases = rng.uniform(0.0, 2.0 * math.pi, self._frequencies.shape)
        # The mean square of a sine is 1/2. Both halves of the shares are scaled so that the whole has an rms of 1.
        share = rng.uniform(0.5, 1.5, self._frequencies.shape)
        for part in (share[:, :_WAVES], share[:, _WAVES:]):
            part /= np.sqrt((part**2).sum(axis=1, keepdims=True))
        shift, rotation = (
            math.hypot(added, one) * scale * (TWEEZERS_SCALE if tweezers else 1.0)
            for added, one in zip(SIZES[level], own, strict=True)
        )
        sizes = np.array([shift] * 3 + [math.radians(rotation)] * 3)
        self._sizes = share * sizes[:, None]

    def at(self, time: float) -> Offset:
        """The offset at a time in seconds."""
        return self.offsets_at((time,))[0]

    def offsets_at(self, times: Sequence[float]) -> list[Offset]:
        """The offsets at several times; hardly slower than one."""
        if not self._sizes.any():
            return [_STILL] * len(times)
        waves = self._sizes * np.sin(self._frequencies * np.array(times)[:, None, None] + self._phases)
        return [Offset(*one) for one in waves.sum(axis=2).tolist()]
