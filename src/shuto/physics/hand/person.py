"""A model of a person: how a hand aims, how long it takes, how it misjudges. Bots, risks and benchmarks share it.

A movement takes the time that Fitts found: it grows with the logarithm of the distance over the accuracy. Where it ends
scatters by that accuracy. Then the person sees the error, reacts and corrects it. They lower a piece until they see it
touch, a little late, and let go a little later.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from shuto.physics.hand.motion import HandSample
from shuto.physics.hand.paths import HandPath, Stop
from shuto.physics.hand.tremor import Level, Tremor

REACTION = 0.22
"""Seconds from seeing something to acting on it."""
_LOOK = 0.8  # seconds in which a person looks for the place
_FITTS = 0.1, 0.16  # seconds, and seconds per bit
_ROUGH, _FINE = 14.0, 3.6  # mm: how accurately the hand travels, and how accurately it ends after correcting
_SPREAD = 4.13  # widths of a target per standard deviation of where movements end, as Fitts' law has it
_YAW, _PITCH = 1.2, 0.8  # degrees (standard deviation) after correcting
_DRIFT = 0.5  # mm sideways (standard deviation) on the way down
_BESIDE = 120.0  # mm from above the place to where a person takes the piece over
_LOWERING, _DOWN = 22.0, 65.0  # mm/s: the last mm, and down to there
_SLIDING = 70.0  # mm/s
_TOO_LOW = 1.2, 1.0  # mm by which a piece is pressed down, and its standard deviation
OWN_TREMOR = 0.6, 0.6
"""How much the hand of a person trembles by itself: mm, degrees (root mean square along each axis)."""
_PACE_SPREAD = 0.2  # people are not always equally fast
_TWEEZERS = 0.5, 0.6  # factors with tweezers: of all errors, of all speeds
_RATE = 60.0


class Person:
    """One try of a person: the same seed makes the same errors."""

    def __init__(
        self, level: Level = "none", seed: int = 0, *, tweezers: bool = False, scale: float = 1.0, pace: float = 1.0
    ) -> None:
        """`scale` multiplies errors and tremor, `pace` all speeds: who hurries errs more."""
        self.tremor = Tremor(level, seed, tweezers=tweezers, scale=scale)
        """What the level adds to this person's hand."""
        self._own = Tremor("none", seed + 1, tweezers=tweezers, scale=scale, own=OWN_TREMOR)
        self._rng = np.random.default_rng((seed, 1))
        finer, slower = _TWEEZERS if tweezers else (1.0, 1.0)
        self._pace = pace * slower * math.exp(self._rng.normal(0.0, _PACE_SPREAD))
        self._errs = scale * finer * self._pace / slower

    def along(self, path: HandPath) -> HandPath:
        """The path of this person, who means to follow `path` from near its end. One without stops is not changed."""
        if not path.stops:
            return path
        over, *rest = path.stops
        away = path.samples[0]
        far = math.hypot(away.x - over.x, away.y - over.y) or 1.0
        share = min(1.0, _BESIDE / far)
        start = over._replace(x=over.x + share * (away.x - over.x), y=over.y + share * (away.y - over.y), pitch=0.0)
        self._samples = [HandSample(0.0, *start)]
        self._wait(_LOOK)
        self._go(self._off(over, _ROUGH), self._fitts(share * far, _ROUGH))
        self._wait(REACTION)
        error = self._error(_FINE)
        self._go(self._with(over, error), self._fitts(_ROUGH, _FINE))
        for number, stop in enumerate(rest):
            here, last = self._samples[-1], number == len(rest) - 1
            level = math.hypot(stop.x - here.x, stop.y - here.y)
            if last:
                stop = stop._replace(z=stop.z - self._normal(*_TOO_LOW))
            speed = _SLIDING if level > 2.0 * _ROUGH else _LOWERING if number else _DOWN
            error = self._with(error, self._error(_DRIFT * _SPREAD)._replace(yaw=0.0, pitch=0.0))
            way = math.dist((stop.x, stop.y, stop.z), (here.x, here.y, here.z))
            self._go(self._with(stop, error), way / (speed * self._pace))
            if not last:
                self._wait(REACTION)
                error = self._error(_FINE)
                self._go(self._with(stop, error), self._fitts(_FINE, _FINE))
        self._wait(REACTION)
        return path._replace(samples=tuple(self._trembling()), release=self._samples[-1].t)

    def _trembling(self) -> Iterator[HandSample]:
        offsets = self._own.offsets_at([sample.t for sample in self._samples])
        for one, off in zip(self._samples, offsets, strict=True):
            yield HandSample(
                one.t, one.x + off.x, one.y + off.y, one.z + off.z, one.yaw + off.yaw, one.pitch + off.pitch
            )

    def _normal(self, mean: float, spread: float) -> float:
        return float(self._rng.normal(mean, spread)) * self._errs

    def _error(self, width: float) -> Stop:
        """An error of a movement that is aimed at a target of this width."""
        spread = width / _SPREAD
        x, y = self._normal(0.0, spread), self._normal(0.0, spread)
        return Stop(x, y, 0.0, math.radians(self._normal(0.0, _YAW)), math.radians(self._normal(0.0, _PITCH)))

    def _off(self, stop: Stop, width: float) -> Stop:
        return self._with(stop, self._error(width))

    def _with(self, stop: Stop, error: Stop) -> Stop:
        return Stop(*(a + b for a, b in zip(stop, error, strict=True)))

    def _fitts(self, far: float, width: float) -> float:
        return (_FITTS[0] + _FITTS[1] * math.log2(far / width + 1.0)) / self._pace

    def _wait(self, seconds: float) -> None:
        last = self._samples[-1]
        self._go(Stop(last.x, last.y, last.z, last.yaw, last.pitch), seconds)

    def _go(self, there: Stop, seconds: float) -> None:
        """Move with the smooth speed of a hand: slow, fast, slow."""
        begin = self._samples[-1]
        here = Stop(begin.x, begin.y, begin.z, begin.yaw, begin.pitch)
        count = max(1, math.ceil(seconds * _RATE))
        for i in range(1, count + 1):
            share = i / count
            eased = share**3 * (10.0 - 15.0 * share + 6.0 * share**2)
            at = [a + eased * (b - a) for a, b in zip(here, there, strict=True)]
            self._samples.append(HandSample(begin.t + seconds * share, *at))
