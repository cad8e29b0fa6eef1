"""The tremor of a hand: noise of 8 to 12 Hz and a slow drift, which swell and fade; the same for the same seed.

It is a sum of sines with seeded frequencies and phases. So it can be computed for any time, in any order. It swells
slowly, so that a person who watches their hand can wait for a calm moment.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from copy import copy
from typing import Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

Level = Literal["none", "gentle", "normal", "wild"]
"""How much a hand trembles."""
LEVELS: tuple[Level, ...] = get_args(Level)
"""All levels of trembling. `none` adds nothing to what the person does; `gentle` steadies the hand, for children."""
STEADIED: dict[Level, float] = {"gentle": 0.08}
"""Seconds over which a steadied hand evens out its motion. Such a hand also bumps into nothing with its fingers."""

BAND = (8.0, 12.0)
"""Hz. Healthy hands tremble in this band."""
DRIFT = (0.1, 0.6)
"""Hz. A hand in the air also drifts slowly. A person who watches it can work against that."""
DRIFTING = 0.7
"""Share of the drift in the mean square of the whole."""
SIZES: dict[Level, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "gentle": (0.0, 0.0),
    "normal": (1.6, 1.25),
    "wild": (2.9, 2.0),
}
"""The tremor that a level adds to the hand, root mean square along each axis: mm, degrees."""
TWEEZERS_SCALE = 0.5
"""Factor of the tremor of a hand with tweezers."""
SWELL = (0.2, 0.4)
"""Hz. How often a tremor swells and fades."""
_DEEP = 0.7  # it swells and fades by this share
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
        self.level, self.seed, self.tweezers = level, seed, tweezers
        rng = np.random.default_rng(seed)
        fast, slow = rng.uniform(*BAND, (6, _WAVES)), rng.uniform(*DRIFT, (6, _SLOW_WAVES))
        self._frequencies = 2.0 * math.pi * np.hstack([fast, slow])
        self._phases = rng.uniform(0.0, 2.0 * math.pi, self._frequencies.shape)
        # The mean square of a sine is 1/2. The shares are scaled so that the whole has an rms of 1.
        share = rng.uniform(0.5, 1.5, self._frequencies.shape)
        for part, of_all in ((share[:, :_WAVES], 1.0 - DRIFTING), (share[:, _WAVES:], DRIFTING)):
            part *= np.sqrt(2.0 * of_all / (part**2).sum(axis=1, keepdims=True))
        shift, rotation = (
            math.hypot(added, one) * scale * (TWEEZERS_SCALE if tweezers else 1.0)
            for added, one in zip(SIZES[level], own, strict=True)
        )
        sizes = np.array([shift] * 3 + [math.radians(rotation)] * 3)
        self._sizes = share * sizes[:, None] / math.sqrt(1.0 + _DEEP**2 / 2.0)
        self._swell, self._swell_phase = 2.0 * math.pi * rng.uniform(*SWELL), rng.uniform(0.0, 2.0 * math.pi)

    def later(self, seconds: float) -> Tremor:
        """The same tremor, beginning this many seconds later."""
        other = copy(self)
        other._phases = self._phases + self._frequencies * seconds
        other._swell_phase = self._swell_phase + self._swell * seconds
        return other

    def at(self, time: float) -> Offset:
        """The offset at a time in seconds."""
        return self.offsets_at((time,))[0]

    def offsets_at(self, times: Sequence[float]) -> list[Offset]:
        """The offsets at several times; hardly slower than one."""
        if not self._sizes.any():
            return [_STILL] * len(times)
        return [Offset(*one) for one in self.table_at(np.array(times)).tolist()]

    def table_at(self, times: NDArray[np.float64]) -> NDArray[np.float64]:
        """The offsets at many times, one row for each."""
        moments = times[:, None]
        waves = self._sizes * np.sin(self._frequencies * moments[:, None] + self._phases)
        swelling = 1.0 + _DEEP * np.sin(self._swell * moments + self._swell_phase)
        offsets: NDArray[np.float64] = waves.sum(axis=2) * swelling
        return offsets
