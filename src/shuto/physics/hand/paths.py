"""Natural paths of a hand: above everything, then straight down, or in from the side where something is overhead."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from shuto.physics.engine.pose import Pose, Vector, heading
from shuto.physics.engine.protocol import Box
from shuto.physics.hand.approach import slab_of
from shuto.physics.hand.cargo import Cargo, cargo_of
from shuto.physics.hand.carry import Carry, CarryOutcome
from shuto.physics.hand.fingers import Grip
from shuto.physics.hand.grip import natural_grip
from shuto.physics.hand.motion import DELAY, HandSample
from shuto.physics.hand.start import supply_sample
from shuto.physics.hand.tremor import Tremor
from shuto.physics.table.bodies import Body
from shuto.rules.position import Position
from shuto.rules.turn import Build

_RATE = 60.0  # samples a second
_TRAVEL, _DESCENT, _SLIDE, _LOWER = 350.0, 80.0, 110.0, 30.0  # mm/s: above the table, down, sideways, the last mm down
_ABOVE = 25.0  # mm above the highest piece on the way
_SLOW_BELOW = 12.0  # mm above the place; lower than that the hand is slow
_PAUSE = 0.12  # seconds for which the hand is still before it releases the piece
_FINGER_SPACING = 10.0  # mm between two places of a slide at which the room for the fingers is checked
_TWEEZERS = 0.5  # factor of all speeds
_AROUND = 35.0  # mm around a piece in which its fingers may touch something
_NEAR = 2.5  # mm between two pieces at which they may touch: a piece that rolls or hangs in a soft grip is lower
_BEFORE = 0.15  # seconds in which a soft grip comes to rest


class Stop(NamedTuple):
    """A place of the hand at which it changes its direction or its speed: mm, radians."""

    x: float
    y: float
    z: float
    yaw: float
    pitch: float


class HandPath(NamedTuple):
    """Samples of a hand, and the seconds from the first one to the release."""

    samples: tuple[HandSample, ...]
    release: float
    grip: Grip | None = None
    """How the hand holds the piece; None: as at the place itself."""
    stops: tuple[Stop, ...] = ()
    """The stops of a natural path, from above the place on."""


def without_quiet(cargo: Cargo, path: HandPath, tremor: Tremor | None = None) -> tuple[HandPath, float]:
    """A path without its beginning, in which nothing can be touched: the piece is above everything. And how long it is.

    The beginning need not be simulated. A path without stops may touch something at once.
    """
    if not path.stops:
        return path, 0.0
    over, body = path.stops[0], cargo.bodies[0]
    plan = slab_of(body, Pose((over.x, over.y, over.z), heading(over.yaw, over.pitch))).plan
    below = min(cargo.around.highest(plan.buffer(_AROUND)) + body.half_height + _NEAR, over.z - _ABOVE / 4.0)
    times = [sample.t for sample in path.samples]
    offsets = (tremor or Tremor()).offsets_at([time + DELAY for time in times])
    low = (
        one.t
        for one, off in zip(path.samples[1:], offsets[1:], strict=True)
        if one.z + off.z - _hangs(body, math.sin(one.pitch + off.pitch)) < below
    )
    first = max(0, bisect_right(times, next(low, 0.0) - _BEFORE) - 1)
    samples = tuple(msgspec.structs.replace(sample, t=sample.t - times[first]) for sample in path.samples[first:])
    return path._replace(samples=samples, release=path.release - times[first]), times[first]


def _hangs(body: Body, slope: float) -> float:
    """By how many mm the lower end of a body is below its middle; `slope` is the sine of its pitch."""
    return body.shape.x * abs(slope) if isinstance(body.shape, Box) else 0.0


def natural_paths(
    position: Position, turn: Build, piece: str | None = None, *, tweezers: bool = False
) -> Iterator[HandPath]:
    """Paths from the supply to the place of a piece of the turn (by default its road), the most natural first."""
    cargo = cargo_of(position, turn, piece)
    carried, others = cargo.bodies, cargo.others
    start, target = supply_sample(position, cargo.seat), carried[0].pose
    over = max([carried[-1].pose.at[2], 30.0, *(body.pose.at[2] + body.half_height for body in others)]) + _ABOVE
    over += _hangs(carried[0], target.ahead[2])  # the hand turns a steep road on the way
    pace = _TWEEZERS if tweezers else 1.0
    for slide, lift, grip in _ways(cargo, tweezers=tweezers):
        yield _path(start, target, over, slide, lift, pace)._replace(grip=grip)


def _ways(cargo: Cargo, *, tweezers: bool) -> list[tuple[Vector, float, Grip]]:
    """How a piece can reach its place: its slide, its lift and a grip; last the ways on which only a nail has room."""
    around, carried = cargo.around, cargo.bodies
    slides: Iterable[tuple[Vector, float]] = [((0.0, 0.0, 0.0), 0.0)]
    if len(carried) == 1 and carried[0].kind != "disc":
        slides = list(around.slides_to(carried[0])) or slides
    found = []
    for slide, lift in slides:
        count = math.ceil(math.hypot(*slide) / _FINGER_SPACING)
        shares = [i / count for i in range(1, count + 1)]
        shifts = [(share * slide[0], share * slide[1], share * slide[2] + lift) for share in shares]
        found.append((slide, lift, natural_grip(around, carried, tweezers=tweezers, shifts=shifts)))
    return sorted(found, key=lambda way: way[2].nail)


def _path(start: HandSample, target: Pose, over: float, slide: Vector, lift: float, pace: float) -> HandPath:
    x, y, z = target.at
    ahead = target.ahead
    pitch = math.asin(max(-1.0, min(1.0, ahead[2])))
    yaw = math.atan2(ahead[1], ahead[0])
    yaw += 2.0 * math.pi * round((start.yaw - yaw) / (2.0 * math.pi))  # rotate by the smaller angle
    sx, sy, sz = x + slide[0], y + slide[1], z + slide[2] + lift
    legs = [
        (Stop(start.x, start.y, over, start.yaw, 0.0), _TRAVEL),
        (Stop(sx, sy, over, yaw, pitch), _TRAVEL),
        (Stop(sx, sy, sz + _SLOW_BELOW, yaw, pitch), _DESCENT),
    ]
    if slide != (0.0, 0.0, 0.0):
        legs += [(Stop(sx, sy, sz, yaw, pitch), _LOWER), (Stop(x, y, z + lift, yaw, pitch), _SLIDE)]
    legs.append((Stop(x, y, z, yaw, pitch), _LOWER))
    samples = [HandSample(start.t, start.x, start.y, start.z, start.yaw, start.pitch)]
    time, here = start.t, Stop(start.x, start.y, start.z, start.yaw, start.pitch)
    for there, speed in legs:
        far = math.dist(here[:3], there[:3])
        seconds = max(far / (speed * pace), abs(there[3] - here[3]) / 4.0)
        count = max(1, math.ceil(seconds * _RATE))
        for i in range(1, count + 1):
            share = i / count
            eased = share * share * (3.0 - 2.0 * share)
            at = [a + eased * (b - a) for a, b in zip(here, there, strict=True)]
            samples.append(HandSample(time + seconds * share, *at))
        time, here = time + seconds, there
    return HandPath(tuple(samples), time - start.t + _PAUSE, stops=tuple(stop for stop, _ in legs[1:]))


def follow(carry: Carry, path: HandPath) -> CarryOutcome:
    """Move a carry's hand along a path, release the piece at its end, and return the outcome."""
    carry.move_hand(path.samples[1:])
    until = path.release + 1.0 / 30.0
    while carry.phase == "carrying" and carry.time < until:
        carry.step_frame()
    if carry.phase == "carrying":
        carry.release()
    return carry.settle()
