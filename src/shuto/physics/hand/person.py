"""A model of a person: how a hand aims, how long it takes, how it misjudges. Bots, risks and benchmarks share it.

A movement takes the time that Fitts found: it grows with the logarithm of the distance over the accuracy. Where it ends
scatters by that accuracy. On the way the hand strays in proportion to its speed: the noise of a muscle grows with its
command (Harris and Wolpert 1998). Then the person sees the error, reacts and corrects it, until the piece looks right.
All the while they move against the drift of their hand (`eyes.py`). They wait for a calm moment, lower the piece until
they see it touch, a little late, and let go when it looks calm.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from shuto.physics.hand.eyes import RATE, REACTION, Eyes
from shuto.physics.hand.motion import DELAY, HandSample
from shuto.physics.hand.paths import HandPath, Stop
from shuto.physics.hand.tremor import Level, Tremor

_LOOK = 1.1  # seconds in which a person looks for the place
_FITTS = 0.1, 0.16  # seconds, and seconds per bit
_ROUGH, _FINE = 14.0, 3.45  # mm: how accurately the hand travels, and how accurately it ends after correcting
_SPREAD = 4.13  # widths of a target per standard deviation of where movements end, as Fitts' law has it
_YAW, _PITCH = 1.14, 0.75  # degrees (standard deviation) after correcting
_LOOKS = 2  # how often a person corrects
_GOOD, _STRAIGHT = 1.0, 1.2  # mm and degrees that look right, if the person is not in a hurry
_HOVER = 4.0  # mm above its place at which a piece waits for a calm moment
_CALM = 0.8  # mm; a hand that seems off by less is calm
# seconds that a person waits for a calm moment: before they lower the piece, and before they let go
_PATIENCE = 1.5, 0.4
_DRIFT = 0.35  # mm sideways (standard deviation) on the way down
_BESIDE = 120.0  # mm from above the place to where a person takes the piece over
_LOWERING, _DOWN = 22.0, 65.0  # mm/s: the last mm, and down to there
_SLIDING = 70.0  # mm/s
_TOO_LOW = 2.35, 1.72  # mm by which a piece is pressed down, and its standard deviation
OWN_TREMOR = 0.65, 0.55
"""How much the hand of a person trembles by itself: mm, degrees (root mean square along each axis)."""
_MOVING = 0.0225  # mm by which a moving hand strays per mm/s (root mean square along each axis)
_MOVING_TURN = 0.8  # degrees by which it turns for each of these mm
_PACE_SPREAD, _SKILL_SPREAD = 0.2, 0.35  # people are not always equally fast, and not equally skilled
_TWEEZERS = 0.5, 0.6  # factors with tweezers: of all errors, of all speeds


class Person:
    """One try of a person: the same seed makes the same errors."""

    def __init__(
        self,
        level: Level = "none",
        seed: int = 0,
        *,
        tweezers: bool = False,
        scale: float = 1.0,
        pace: float = 1.0,
        watches: bool = True,
    ) -> None:
        """`scale` multiplies errors and tremor, `pace` all speeds: a person who hurries errs more.

        A person who does not watch corrects each movement once, ignores the drift, and never waits for a calm moment.
        """
        self.tremor = Tremor(level, seed, tweezers=tweezers, scale=scale)
        """The tremor that the level adds to this person's hand."""
        self._rng = np.random.default_rng((seed, 1))
        finer, slower = _TWEEZERS if tweezers else (1.0, 1.0)
        self._pace = pace * slower * math.exp(self._rng.normal(0.0, _PACE_SPREAD))
        clumsy = scale * math.exp(self._rng.normal(0.0, _SKILL_SPREAD))
        self._own = Tremor("none", seed + 1, tweezers=tweezers, scale=clumsy, own=OWN_TREMOR)
        self._stray = Tremor("none", seed + 2, tweezers=tweezers, scale=clumsy, own=(_MOVING, _MOVING * _MOVING_TURN))
        self._errs = clumsy * finer * self._pace / slower
        self._watches = watches

    def along(self, path: HandPath) -> HandPath:
        """The path of this person, who means to follow `path` from near its end. Without stops, it is not changed."""
        if not path.stops:
            return path
        over, *rest = path.stops
        away = path.samples[0]
        far = math.hypot(away.x - over.x, away.y - over.y) or 1.0
        share = min(1.0, _BESIDE / far)
        start = over._replace(x=over.x + share * (away.x - over.x), y=over.y + share * (away.y - over.y), pitch=0.0)
        self._eyes = Eyes([self.tremor, self._own] if self._watches else [])
        self._samples = [HandSample(0.0, *start)]
        self._wait(_LOOK)
        self._go(self._off(over, _ROUGH), self._fitts(share * far, _ROUGH))
        error = self._aim(over, _ROUGH)
        for number, stop in enumerate(rest):
            here, last = self._samples[-1], number == len(rest) - 1
            level = math.hypot(stop.x - here.x, stop.y - here.y)
            speed = _SLIDING if level > 2.0 * _ROUGH else _LOWERING if number else _DOWN
            if last:
                self._hover(here.z - stop.z - _HOVER)
                here = self._samples[-1]
                stop = stop._replace(z=stop.z - self._normal(*_TOO_LOW))
            error = self._with(error, self._error(_DRIFT * _SPREAD)._replace(yaw=0.0, pitch=0.0))
            way = math.dist((stop.x, stop.y, stop.z), (here.x, here.y, here.z))
            self._go(self._with(stop, error), way / (speed * self._pace))
            if not last:
                error = self._aim(stop, _FINE)
        self._wait(REACTION)
        self._wait_for_calm(_PATIENCE[1])
        return path._replace(samples=tuple(self._trembling()), release=self._samples[-1].t)

    def _aim(self, stop: Stop, far: float) -> Stop:
        """Correct an error of about `far` mm until the piece looks right; return the error that is left."""
        for _ in range(_LOOKS):
            self._wait(REACTION)
            error = self._error(_FINE)
            self._go(self._with(stop, error), self._fitts(far, _FINE))
            far = _FINE
            off, turned = math.hypot(error.x, error.y), abs(math.degrees(error.yaw))
            if max(off / _GOOD, turned / _STRAIGHT) < self._errs or not self._watches:
                break
        return error

    def _hover(self, far: float) -> None:
        """Lower the piece by `far` mm to just above its place, and wait there for a calm moment."""
        here = self._samples[-1]
        if far > 0.0:
            lower = Stop(here.x, here.y, here.z - far, here.yaw, here.pitch)
            self._go(lower, far / (_LOWERING * self._pace))
        self._wait_for_calm(_PATIENCE[0])

    def _wait_for_calm(self, longest: float) -> None:
        """Wait until the hand seems calm, compared with how it was so far, but no longer than this many seconds."""
        begin, longest = self._samples[-1].t, longest / self._pace
        limit = max(_CALM, self._eyes.calm(begin))
        moments = (number / RATE for number in range(math.floor(longest * RATE)))
        self._wait(next((one for one in moments if self._eyes.error(begin + one) < limit), longest))

    def _trembling(self) -> Iterator[HandSample]:
        """The samples with the tremor of this person, and with what they do against it."""
        times = np.array([sample.t + DELAY for sample in self._samples])
        places = np.array([(sample.x, sample.y, sample.z) for sample in self._samples])
        speeds = np.linalg.norm(np.gradient(places, times, axis=0), axis=1)
        unmeant = self._own.table_at(times) + speeds[:, None] * self._stray.table_at(times)
        for one, off in zip(self._samples, unmeant.tolist(), strict=True):
            x, y, z, yaw, pitch, _ = (a + b for a, b in zip(off, self._eyes.correction(one.t), strict=True))
            yield HandSample(one.t, one.x + x, one.y + y, one.z + z, one.yaw + yaw, one.pitch + pitch)

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
        if seconds <= 0.0:
            return
        count = max(1, math.ceil(seconds * RATE))
        for i in range(1, count + 1):
            share = i / count
            eased = share**3 * (10.0 - 15.0 * share + 6.0 * share**2)
            at = [a + eased * (b - a) for a, b in zip(here, there, strict=True)]
            self._samples.append(HandSample(begin.t + seconds * share, *at))
