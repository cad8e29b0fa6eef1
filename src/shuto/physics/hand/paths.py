"""The natural way of a hand: over everything, down from above, or in from the side where a road is overhead."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from shuto.physics.engine.pose import Pose
from shuto.physics.hand.approach import Surroundings
from shuto.physics.hand.carry import Carry, Outcome, parts_of, supply_sample
from shuto.physics.hand.motion import HandSample
from shuto.physics.table.bodies import bodies_of
from shuto.rules.ids import PieceId
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.turn import Build

_RATE = 60.0  # samples a second
_TRAVEL, _NEAR, _SLIDE, _LOWER = 350.0, 80.0, 110.0, 30.0  # mm/s: over the table, coming down, sliding in, laying down
_ABOVE = 25.0  # mm over the highest thing on the way
_SLOW_FROM = 12.0  # mm above the lie from which on the hand is slow
_REST = 0.12  # seconds for which the hand rests before it lets go
_TWEEZERS = 0.5  # times as fast


class HandPath(NamedTuple):
    """Samples of a hand and the second after the first one at which it lets go."""

    samples: tuple[HandSample, ...]
    release: float


def natural_paths(
    position: Position, turn: Build, piece: str | None = None, *, tweezers: bool = False
) -> Iterator[HandPath]:
    """Ways from the supply to where a piece of the turn (by default its road) shall rest, the most natural first."""
    seat = turn.player if turn.player is not None else int(position.to_move or 0)
    name = PieceId(piece) if piece else PieceId.road(len(position.roads))
    parts = parts_of(position, turn)
    later = set(parts[parts.index(name.piece) :])
    mine, others = [], []
    for body in bodies_of(play(position, turn)):
        if body.name == name or body.piece == name:
            mine.append(body)
        elif body.piece not in later:
            others.append(body)
    start, target = supply_sample(position, seat), mine[0].pose
    over = max([mine[-1].pose.at[2], 30.0, *(body.pose.at[2] + body.half_height for body in others)]) + _ABOVE
    pace = _TWEEZERS if tweezers else 1.0
    ways = list(Surroundings(others).ways_in(mine[0])) if len(mine) == 1 and mine[0].kind != "element" else []
    for slide, lift in ways or [((0.0, 0.0, 0.0), 0.0)]:
        yield _path(start, target, over, slide, lift, pace)


def _path(
    start: HandSample, target: Pose, over: float, slide: tuple[float, float, float], lift: float, pace: float
) -> HandPath:
    x, y, z = target.at
    ahead = target.ahead
    pitch = math.asin(max(-1.0, min(1.0, ahead[2])))
    yaw = math.atan2(ahead[1], ahead[0])
    yaw += 2.0 * math.pi * round((start.yaw - yaw) / (2.0 * math.pi))  # the short way round
    sx, sy, sz = x + slide[0], y + slide[1], z + slide[2] + lift
    slides = slide != (0.0, 0.0, 0.0)
    ways = [
        ((start.x, start.y, over, start.yaw, 0.0), _TRAVEL),
        ((sx, sy, over, yaw, pitch), _TRAVEL),
        ((sx, sy, sz + _SLOW_FROM, yaw, pitch), _NEAR),
    ]
    if slides:
        ways += [((sx, sy, sz, yaw, pitch), _LOWER), ((x, y, z + lift, yaw, pitch), _SLIDE)]
    ways.append(((x, y, z, yaw, pitch), _LOWER))
    samples = [HandSample(start.t, start.x, start.y, start.z, start.yaw, start.pitch)]
    time, here = start.t, (start.x, start.y, start.z, start.yaw, start.pitch)
    for there, speed in ways:
        far = math.dist(here[:3], there[:3])
        seconds = max(far / (speed * pace), abs(there[3] - here[3]) / 4.0)
        count = max(1, math.ceil(seconds * _RATE))
        for i in range(1, count + 1):
            share = i / count
            eased = share * share * (3.0 - 2.0 * share)
            at = [a + eased * (b - a) for a, b in zip(here, there, strict=True)]
            samples.append(HandSample(time + seconds * share, *at))
        time, here = time + seconds, there
    return HandPath(tuple(samples), time - start.t + _REST)


def follow(carry: Carry, path: HandPath) -> Outcome:
    """Let a carry's hand go a way and let go at its end; what came of it."""
    carry.feel(path.samples[1:])
    until = path.release + 1.0 / 30.0
    while carry.phase == "carrying" and carry.time < until:
        carry.step_frame()
    if carry.phase == "carrying":
        carry.release()
    return carry.settle()
