"""The hand: where a player wants the piece to be, sample by sample, made into a smooth and possible motion."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from shuto.physics.engine.pose import Pose, heading
from shuto.physics.hand.tremor import Offset, Tremor
from shuto.rules.game import Game

MARGIN = 150.0
"""A hand may be so many mm off the table's edge."""
HIGHEST = 400.0
STEEPEST = math.radians(75.0)
FASTEST = 1500.0, math.radians(720.0)
"""A hand moves and turns at most so fast: mm/s, radians/s. Whatever is asked for beyond that is done at that speed."""
FASTEST_TWEEZERS = 300.0, math.radians(180.0)
_ABSURD = 10_000.0  # mm; nobody means that
_MOST_TURNS = 1000.0  # radians
_MOST_SAMPLES = 4096  # waiting to be done; a client that sends more is not in step with the table
_FINEST = 1.0 / 125.0  # seconds in which the record keeps two samples; an honest hand sends no more
_LATE = 1.0 / 30.0  # seconds by which the hand follows its samples, so that there is one to move toward


class HandError(ValueError):
    """A sample of the hand that means nothing; the message says why in one line."""


class HandSample(msgspec.Struct, frozen=True, array_like=True):
    """Where the middle of the piece shall be: seconds on the client's clock, mm, radians."""

    t: float
    x: float
    y: float
    z: float
    yaw: float = 0.0
    pitch: float = 0.0


class _Spot(NamedTuple):
    x: float
    y: float
    z: float
    yaw: float
    pitch: float

    def pose(self, off: Offset) -> Pose:
        turn = heading(self.yaw + off.yaw, self.pitch + off.pitch, off.roll)
        return Pose((self.x + off.x, self.y + off.y, self.z + off.z), turn)


def checked(sample: HandSample, game: Game) -> HandSample:
    """A sample within the table's bounds; raises HandError for one that is no number or beyond all sense."""
    for what in sample.__struct_fields__:
        value = getattr(sample, what)
        limit = _MOST_TURNS if what in ("yaw", "pitch") else math.inf if what == "t" else _ABSURD
        if not isinstance(value, (int, float)) or not math.isfinite(value) or abs(value) > limit:
            raise HandError(f"hand: {what} must be a number{'' if limit == math.inf else f' within ±{limit:g}'}")
    wide, deep = game.width / 2.0 + MARGIN, game.depth / 2.0 + MARGIN
    return HandSample(
        float(sample.t),
        min(max(sample.x, -wide), wide),
        min(max(sample.y, -deep), deep),
        min(max(sample.z, 0.0), HIGHEST),
        float(sample.yaw),
        min(max(sample.pitch, -STEEPEST), STEEPEST),
    )


class Hand:
    """Follows samples at no more than a hand's speed, trembling as it does."""

    def __init__(self, game: Game, start: HandSample, tremor: Tremor | None = None, *, tweezers: bool = False) -> None:
        self._game = game
        first = checked(start, game)
        self._tremor = tremor or Tremor()
        self._speeds = FASTEST_TWEEZERS if tweezers else FASTEST
        self._spot = _Spot(*_place(first))
        self._from = first
        self._to: list[HandSample] = []
        self._offset = _LATE - first.t  # from the client's clock to ours
        self.path: list[HandSample] = [first]
        """The samples that were accepted, for the record: of a flood no more than could be seen."""

    def add(self, sample: HandSample) -> None:
        """One more sample; raises HandError for one that means nothing or comes out of order."""
        good = checked(sample, self._game)
        last = self._to[-1] if self._to else self._from
        if good.t < last.t:
            raise HandError(f"hand: samples come in order of time, {good.t:g} s after {last.t:g} s does not")
        if len(self._to) >= _MOST_SAMPLES:
            raise HandError("hand: too many samples are waiting")
        self._to.append(good)
        if len(self.path) > 1 and good.t - self.path[-2].t < _FINEST:
            self.path.pop()
        self.path.append(good)

    @property
    def last(self) -> float:
        """When the last sample will have been done, seconds of the carry."""
        return (self._to[-1] if self._to else self._from).t + self._offset

    def move(self, time: float, step: float) -> Pose:
        """Where the hand is at that second of the carry, one step after it was last asked."""
        return self.moves((time,), step)[0]

    def moves(self, times: Sequence[float], step: float) -> list[Pose]:
        """The same for several moments, a step apart."""
        return [self._spot_at(time, step).pose(off) for time, off in zip(times, self._tremor.over(times), strict=True)]

    def _spot_at(self, time: float, step: float) -> _Spot:
        goal = self._goal(time)
        spot, (fastest, quickest) = self._spot, self._speeds
        way = (goal.x - spot.x, goal.y - spot.y, goal.z - spot.z)
        far, most = math.hypot(*way), fastest * step
        share = 1.0 if far <= most else most / far
        turn = quickest * step
        self._spot = _Spot(
            spot.x + share * way[0],
            spot.y + share * way[1],
            spot.z + share * way[2],
            spot.yaw + min(max(goal.yaw - spot.yaw, -turn), turn),
            spot.pitch + min(max(goal.pitch - spot.pitch, -turn), turn),
        )
        return self._spot

    def _goal(self, time: float) -> _Spot:
        """Between the two samples around that time; after the last one, there."""
        while self._to and self._to[0].t + self._offset <= time:
            self._from = self._to.pop(0)
        if not self._to:
            return _Spot(*_place(self._from))
        a, b = self._from, self._to[0]
        begin, end = a.t + self._offset, b.t + self._offset
        share = min(max((time - begin) / (end - begin), 0.0), 1.0) if end > begin else 1.0
        return _Spot(  # in every step of every carry: written out
            a.x + share * (b.x - a.x),
            a.y + share * (b.y - a.y),
            a.z + share * (b.z - a.z),
            a.yaw + share * (b.yaw - a.yaw),
            a.pitch + share * (b.pitch - a.pitch),
        )


def _place(sample: HandSample) -> tuple[float, float, float, float, float]:
    return sample.x, sample.y, sample.z, sample.yaw, sample.pitch
