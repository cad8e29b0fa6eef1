"""What a person sees of their own trembling hand, and how far they correct it.

Eyes see a slow drift, not a tremor of 10 Hz. They see it late. So a person guesses from what they saw where the hand is
now, moves against it, and lets go at a moment that looks calm.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from shuto.physics.hand.motion import DELAY
from shuto.physics.hand.tremor import Offset, Tremor

REACTION = 0.22
"""Seconds from seeing something to acting on it."""
RATE = 60.0
"""Moments a second."""
_BLUR = 0.2  # seconds over which eyes average: what is faster is a blur
_AHEAD = 0.7  # share of the motion since then that a person expects
_GAIN = 0.7  # share of the expected error that they correct
_RARELY = 0.25  # share of the time
_LONGEST = 20.0  # seconds that are worked out
_ENDS = 45.0  # mm per radian: how far a turned hand seems off at the ends of a road

_Offsets = NDArray[np.float64]
"""One row for each moment: what an `Offset` has."""


class Eyes:
    """The drift of one hand as its owner sees it, at all moments of a carry."""

    def __init__(self, tremors: Sequence[Tremor]) -> None:
        """`tremors` are all that moves the hand unmeant."""
        times = np.arange(0.0, _LONGEST, 1.0 / RATE)
        real = np.zeros((len(times), 6))
        for tremor in tremors:
            real += tremor.table_at(times + DELAY)
        blur, late = round(_BLUR * RATE), round(REACTION * RATE)
        seen = _later(_averaged(real, blur), late)
        moving = (seen - _later(seen, blur)) / _BLUR
        self._corrected = -_GAIN * (seen + _AHEAD * (REACTION + _BLUR / 2.0) * moving)
        left = real + self._corrected
        slow = _averaged(left, blur)
        off = np.hypot(slow[:, 0], slow[:, 1]) + _ENDS * np.abs(slow[:, 3])
        fast = left - slow
        spread = fast[:, 0] ** 2 + fast[:, 1] ** 2 + (_ENDS * fast[:, 3]) ** 2
        self._error = _later(off[:, None] + np.sqrt(_averaged(spread[:, None], blur)), late)[:, 0]

    def correction(self, time: float) -> Offset:
        """By how much the person moves against the drift that they expect at a time."""
        return Offset(*self._corrected[self._moment(time)].tolist())

    def error(self, time: float) -> float:
        """How far off and how blurred the hand seems at a time: mm, at the ends of a road."""
        return float(self._error[self._moment(time)])

    def calm(self, time: float) -> float:
        """The error below which a hand seems calm at a time, mm: it was rarely smaller so far."""
        return float(np.quantile(self._error[: self._moment(time) + 1], _RARELY))

    def _moment(self, time: float) -> int:
        return min(math.floor(time * RATE + 0.5), len(self._error) - 1)


def _averaged(values: _Offsets, count: int) -> _Offsets:
    """The mean of the last `count` values at each moment."""
    summed = np.cumsum(np.vstack([np.repeat(values[:1], count, axis=0), values]), axis=0)
    means: _Offsets = (summed[count:] - summed[:-count]) / count
    return means


def _later(values: _Offsets, count: int) -> _Offsets:
    return np.vstack([np.repeat(values[:1], count, axis=0), values[:-count]])
