"""The body of a hand: two fingertips (or the tips of tweezers) that hold a piece and bump into what stands.

The tips are bodies of their own on a soft joint, because fingers give way. They pass through the piece that they hold.
After the release they open, then withdraw upwards, and are gone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from shuto.physics.engine.pose import Pose, Vector, heading
from shuto.physics.engine.protocol import Box, Cylinder
from shuto.physics.table.bodies import Body
from shuto.physics.table.world import World

FINGERTIP = Box(8.0, 6.0, 12.0)
"""A fingertip: half its size along the piece, across it and upwards, mm."""
NARROW_TIP = Box(5.0, 4.0, 12.0)
"""The very tip of a finger, which holds a piece where a whole fingertip has no room."""
TWEEZER_TIP = Box(1.5, 0.75, 22.0)
"""The tip of a pair of tweezers: thinner and longer."""
OPEN = 3.0
"""mm by which each tip opens."""
_OPENING, _OPEN_SPEED = 0.1, OPEN / 0.1  # seconds that opening takes; mm/s
_RISE, _RISE_SPEED = 60.0, 240.0  # mm that the tips withdraw upwards, and mm/s
_MASS = 3.0  # g
_STIFFNESS = 60.0  # Hz


class Grip(NamedTuple):
    """How fingers hold a piece."""

    at: float = 0.0
    """mm from its middle along its length."""
    level: bool = False
    """A practised hand holds a road level, wherever it holds it. Otherwise its weight turns it."""
    turn: float = 0.0
    """Radians by which the fingers are turned about the upright: at a quarter turn they hold a car at its ends."""
    narrow: bool = False
    """Held by the very tips of the fingers, because there is little room."""
    nail: bool = False
    """Where fingers have no room at all, a nail pushes the piece into its place: nothing stands beside the piece."""


class Tip(NamedTuple):
    """One tip: half its size (mm), its middle in the coordinates of the piece (mm), and by how much it is turned."""

    half: Vector
    at: Vector
    turn: float


def tips_of(bodies: Sequence[Body], grip: Grip, *, tweezers: bool) -> tuple[Tip, ...]:
    """The two tips that hold a piece. Their lower ends are halfway up its topmost body."""
    if grip.nail:
        return ()
    shape = bodies[0].shape
    size = TWEEZER_TIP if tweezers else NARROW_TIP if grip.narrow else FINGERTIP
    side = size.y
    if isinstance(shape, Box):
        side += shape.x if abs(math.sin(grip.turn)) > 0.5 else shape.y
    elif isinstance(shape, Cylinder):
        side += shape.radius
    high = bodies[-1].pose.at[2] - bodies[0].pose.at[2]
    ahead, aside = -math.sin(grip.turn) * side, math.cos(grip.turn) * side
    return tuple(
        Tip((size.x, size.y, size.z), (grip.at + sign * ahead, sign * aside, high + size.z), grip.turn)
        for sign in (1.0, -1.0)
    )


def tip_places(hand: Pose, tips: Sequence[Tip], wide: float = 0.0) -> list[Vector]:
    """Where the middles of the tips are, opened by `wide` mm each, if the piece is at `hand`."""
    if not tips:
        return []
    ahead, aside, _ = hand.ahead
    flat = math.hypot(ahead, aside) or 1.0
    ux, uy = ahead / flat, aside / flat
    middle = (tips[0].at[0] + tips[-1].at[0]) / 2.0  # along the piece
    x, y, z = hand.point((middle, 0.0, 0.0)) if middle else hand.at
    found = []
    for tip in tips:
        along, across, up = tip.at[0] - middle, tip.at[1], tip.at[2]
        if wide:
            share = 1.0 + wide / math.hypot(along, across)
            along, across = along * share, across * share
        found.append((x + along * ux - across * uy, y + along * uy + across * ux, z + up))
    return found


class Fingers:
    """The two tips on a table."""

    def __init__(self, world: World, tips: Sequence[Tip], names: Sequence[str], hand: Pose) -> None:
        """`names` are the bodies that they hold, `hand` is where the middle of the first one is meant to be."""
        self._world, self._tips = world, tips
        self._released_at: float | None = None
        engine = world.engine
        self._anchors, self._bodies = [], []
        for tip, pose in zip(tips, self._poses(hand, 0.0), strict=True):
            anchor = engine.add_hand(pose)
            body = engine.add_finger(Box(*tip.half), pose, _MASS)
            engine.join(anchor, body, stiffness=_STIFFNESS)
            for name in names:
                engine.ignore(body, world.number(name))
            world.add_limb(body, names[0])
            self._anchors.append(anchor)
            self._bodies.append(body)
        if self._bodies:
            engine.ignore(*self._bodies)

    @property
    def on_table(self) -> bool:
        """Whether the tips have not withdrawn yet."""
        return bool(self._bodies)

    def move(self, hand: Pose) -> None:
        """Follow the hand during the next simulation step."""
        self._go(self._poses(hand, 0.0))

    def let_go(self, time: float) -> None:
        """Begin to open, at a time in seconds."""
        self._released_at = time

    def withdraw(self, hand: Pose, time: float) -> None:
        """Where the tips are at a time after the release: they open, then rise, and tremble with the hand."""
        assert self._released_at is not None
        self._go(self._poses(hand, time - self._released_at))

    def end_if_withdrawn(self, time: float) -> None:
        """Take the tips off the table once they have risen."""
        if self._bodies and self._released_at is not None and time - self._released_at > _OPENING + _RISE / _RISE_SPEED:
            for body in self._bodies:
                self._world.remove_limb(body)
            for body in (*self._bodies, *self._anchors):
                self._world.engine.remove(body)
            self._bodies, self._anchors = [], []

    def _go(self, poses: list[Pose]) -> None:
        for anchor, pose in zip(self._anchors, poses, strict=True):
            self._world.engine.move_hand(anchor, pose)

    def _poses(self, hand: Pose, since: float) -> list[Pose]:
        """The tips stand upright, however steep the piece is."""
        if not self._tips:
            return []
        wide = min(since, _OPENING) * _OPEN_SPEED
        high = max(0.0, since - _OPENING) * _RISE_SPEED
        ahead = hand.ahead
        rotation = heading(math.atan2(ahead[1], ahead[0]) + self._tips[0].turn)  # both are turned alike
        return [Pose((x, y, z + high), rotation) for x, y, z in tip_places(hand, self._tips, wide)]
