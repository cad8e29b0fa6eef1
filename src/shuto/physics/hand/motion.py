"""The hand: turns samples of where a player wants the piece into a smooth motion at a human speed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from shuto.physics.engine.pose import Pose, heading
from shuto.physics.hand.tremor import STEADIED, Level, Offset, Tremor
from shuto.rules.game import Game

MARGIN = 150.0
"""mm by which a hand may be beyond the edge of the table."""
HIGHEST = 400.0
"""mm above the table that a hand can reach."""
STEEPEST = math.radians(75.0)
"""Radians of pitch that a hand can reach."""
FASTEST = 1500.0, math.radians(720.0)
"""The highest speed of a hand: mm/s, radians/s. A faster sample is followed at this speed."""
FASTEST_TWEEZERS = 300.0, math.radians(180.0)
"""The highest speed of a hand with tweezers."""
DELAY = 1.0 / 30.0
"""Seconds by which the hand follows its samples, so that it can interpolate between two."""
_MAX_COORDINATE = 10_000.0  # mm; a sample with a larger number is an error
_MAX_ANGLE = 1000.0  # radians
_MAX_QUEUE = 4096  # samples that wait; a client that sends more is too far ahead of the table
_RECORD_INTERVAL = 1.0 / 125.0  # seconds; at most two samples are recorded in it, as many as an ordinary client sends


class HandError(ValueError):
    """An invalid sample of the hand; the message says why in one line."""


class HandSample(msgspec.Struct, frozen=True, array_like=True):
    """Where the player wants the centre of the piece: seconds on the client's clock, mm, radians."""

    t: float
    x: float
    y: float
    z: float
    yaw: float = 0.0
    pitch: float = 0.0


class _HandState(NamedTuple):
    x: float
    y: float
    z: float
    yaw: float
    pitch: float

    def pose(self, off: Offset) -> Pose:
        rotation = heading(self.yaw + off.yaw, self.pitch + off.pitch, off.roll)
        return Pose((self.x + off.x, self.y + off.y, self.z + off.z), rotation)


def checked(sample: HandSample, game: Game) -> HandSample:
    """A sample clamped to what a hand can reach; raises HandError for a number that is not finite or far too large."""
    for what in sample.__struct_fields__:
        value = getattr(sample, what)
        limit = _MAX_ANGLE if what in ("yaw", "pitch") else math.inf if what == "t" else _MAX_COORDINATE
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
    """Follows samples at no more than the speed of a hand, and adds the tremor."""

    def __init__(self, game: Game, start: HandSample, tremor: Tremor | None = None) -> None:
        self._game = game
        first = checked(start, game)
        self._tremor = tremor or Tremor()
        self._speeds = FASTEST_TWEEZERS if self._tremor.tweezers else FASTEST
        self._steadied = STEADIED.get(self._tremor.level, 0.0)
        self._state = _HandState(*_place(first))
        self._reached = first
        self._queue: list[HandSample] = []
        self._clock_offset = DELAY - first.t  # to be added to the client's clock
        self.path: list[HandSample] = [first]
        """The accepted samples, for the record. If a client sends too many, some are left out."""

    @property
    def level(self) -> Level:
        """How much it trembles."""
        return self._tremor.level

    @property
    def tweezers(self) -> bool:
        """Whether it holds the piece with tweezers."""
        return self._tremor.tweezers

    @property
    def seed(self) -> int:
        """The seed of its tremor."""
        return self._tremor.seed

    def add(self, sample: HandSample) -> None:
        """Add a sample; raises HandError if it is invalid or out of order."""
        good = checked(sample, self._game)
        last = self._queue[-1] if self._queue else self._reached
        if good.t < last.t:
            raise HandError(f"hand: samples come in order of time, {good.t:g} s after {last.t:g} s does not")
        if len(self._queue) >= _MAX_QUEUE:
            raise HandError("hand: too many samples are waiting")
        self._queue.append(good)
        if len(self.path) > 1 and good.t - self.path[-2].t < _RECORD_INTERVAL:
            self.path.pop()
        self.path.append(good)

    @property
    def last(self) -> float:
        """When the hand follows the last sample, in seconds of the carry."""
        return (self._queue[-1] if self._queue else self._reached).t + self._clock_offset

    def pose_at(self, time: float, step: float) -> Pose:
        """Advance the hand to a time (seconds of the carry), `step` seconds after the last call; return its pose."""
        return self.poses_at((time,), step)[0]

    def poses_at(self, times: Sequence[float], step: float) -> list[Pose]:
        """The same as `pose_at` for several times, each `step` seconds after the one before."""
        offsets = self._tremor.offsets_at(times)
        return [self._advance(time, step).pose(off) for time, off in zip(times, offsets, strict=True)]

    def _advance(self, time: float, step: float) -> _HandState:
        goal = self._goal(time)
        state, (fastest, fastest_turn) = self._state, self._speeds
        way = (goal.x - state.x, goal.y - state.y, goal.z - state.z)
        far, most = math.hypot(*way), fastest * step
        share = 1.0 if far <= most else most / far
        if self._steadied:
            share = min(share, 1.0 - math.exp(-step / self._steadied))
        most_turned = fastest_turn * step
        self._state = _HandState(
            state.x + share * way[0],
            state.y + share * way[1],
            state.z + share * way[2],
            state.yaw + min(max(goal.yaw - state.yaw, -most_turned), most_turned),
            state.pitch + min(max(goal.pitch - state.pitch, -most_turned), most_turned),
        )
        return self._state

    def _goal(self, time: float) -> _HandState:
        """The state between the two samples around a time; after the last sample, that sample."""
        while self._queue and self._queue[0].t + self._clock_offset <= time:
            self._reached = self._queue.pop(0)
        if not self._queue:
            return _HandState(*_place(self._reached))
        a, b = self._reached, self._queue[0]
        begin, end = a.t + self._clock_offset, b.t + self._clock_offset
        share = min(max((time - begin) / (end - begin), 0.0), 1.0) if end > begin else 1.0
        return _HandState(  # written out, because it runs in every step of every carry
            a.x + share * (b.x - a.x),
            a.y + share * (b.y - a.y),
            a.z + share * (b.z - a.z),
            a.yaw + share * (b.yaw - a.yaw),
            a.pitch + share * (b.pitch - a.pitch),
        )


def _place(sample: HandSample) -> tuple[float, float, float, float, float]:
    return sample.x, sample.y, sample.z, sample.yaw, sample.pitch
