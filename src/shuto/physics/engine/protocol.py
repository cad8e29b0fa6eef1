"""The protocol of a rigid-body engine, in mm, grams, seconds and mN·s.

`rapier` is the one implementation. Another engine can replace it without a change anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from shuto.physics.engine.pose import Pose, Vector

STEPS_PER_FRAME = 10
FRAMES_PER_SECOND = 60
STEP = 1.0 / (STEPS_PER_FRAME * FRAMES_PER_SECOND)
"""Seconds that one simulation step takes. With longer steps, stacks of discs do not stay up."""
FRAME = 1.0 / FRAMES_PER_SECOND
"""Seconds between two frames: what a browser is shown and what a `Carry` returns."""
FRICTION = 0.5
"""Of wood, of the table and of fingers."""
REPORT_SHIFT = 0.02
"""A body that moved by more than this many mm is reported. A table that is awake jitters by about as much."""
REPORT_ANGLE = 0.1
"""So is one that rotated by more than this many degrees."""


class Box(NamedTuple):
    """A cuboid: half its length, half its width and half its height, mm."""

    x: float
    y: float
    z: float


class Cylinder(NamedTuple):
    """A cylinder around its own z axis: radius and half its height, mm."""

    radius: float
    half: float


class Prism(NamedTuple):
    """An upright convex prism: corners in plan, relative to its centre, and half its height, mm."""

    corners: tuple[tuple[float, float], ...]
    half: float


Shape: TypeAlias = Box | Cylinder | Prism


class Touch(NamedTuple):
    """Two bodies that began to touch (-1: the table), and the impulse between them in mN·s."""

    one: int
    other: int
    strength: float


class Engine(Protocol):
    """Rigid bodies on an infinite table at z = 0. The engine numbers bodies and joints."""

    def add_fixed(self, shape: Shape, pose: Pose, friction: float = FRICTION) -> int:
        """Add a body that never moves."""
        ...

    def add_movable(self, shape: Shape, pose: Pose, mass: float, friction: float = FRICTION) -> int:
        """Add a body that gravity and other bodies move; `mass` in grams."""
        ...

    def add_anchor(self, pose: Pose) -> int:
        """Add a fixed point without a shape, to which another body can be joined."""
        ...

    def add_hand(self, pose: Pose) -> int:
        """Add a body without a shape that follows `move_hand` exactly and that nothing stops."""
        ...

    def add_finger(self, shape: Shape, pose: Pose, mass: float) -> int:
        """Add a weightless body that collides like any other, but that `moved` does not report."""
        ...

    def remove(self, body: int) -> None:
        """Remove a body and its joints, and wake whatever rested on it."""
        ...

    def join(self, one: int, other: int, *, stiffness: float) -> int:
        """Join two bodies in their present poses by a soft joint (stiffness in Hz). They no longer collide."""
        ...

    def pinch(self, hand: int, body: int, *, stiffness: float, tilting: float) -> None:
        """Join a body to a hand as `join` does, but softer about the y axis of the hand: `tilting` in Hz."""
        ...

    def twist(self, body: int, torque: Vector) -> None:
        """Apply a torque (mN·mm) to a body, until the next call."""
        ...

    def ignore(self, one: int, other: int) -> int:
        """Let two bodies pass through each other."""
        ...

    def remove_joint(self, joint: int) -> None:
        """Undo `join` or `ignore`."""
        ...

    def move_hand(self, hand: int, pose: Pose) -> None:
        """Set where a hand is at the end of the next step."""
        ...

    def push(self, body: int, impulse: Vector) -> None:
        """Apply an impulse in mN·s to the centre of a body."""
        ...

    def flick(self, body: int, velocity: Vector, rotation: Vector) -> None:
        """Add to the velocity of a body (mm/s) and to its rotation (radians/s)."""
        ...

    def set_weightless(self, body: int, *, weightless: bool) -> None:
        """Turn gravity off or on for a body, so that it does not sag in the hand."""
        ...

    def set_fallen(self, body: int, *, lies: bool) -> None:
        """Let a fallen body fall freely; if it `lies` on the table, slow it down, or it would roll for minutes."""
        ...

    def set_bouncing(self, body: int) -> None:
        """Let a body bounce off what it hits, as wood does."""
        ...

    def wake(self) -> None:
        """Wake all bodies."""
        ...

    def wake_some(self, bodies: Iterable[int]) -> None:
        """Wake these bodies."""
        ...

    def sleep(self) -> None:
        """Stop all bodies where they are. A body sleeps until something touches it."""
        ...

    def step(self) -> None:
        """Advance by STEP seconds."""
        ...

    def pose(self, body: int) -> Pose:
        """The pose of a body."""
        ...

    def monitor(self, places: Mapping[int, Vector], limit: float) -> None:
        """Choose the bodies that `drifted` checks: where the centre of each belongs, and the limit in mm."""
        ...

    def drifted(self) -> list[int]:
        """The monitored bodies that are beyond the limit."""
        ...

    def place(self, body: int, pose: Pose) -> None:
        """Move a body to a pose, at rest."""
        ...

    def asleep(self) -> bool:
        """Whether all free bodies sleep."""
        ...

    def moved(self) -> dict[int, Pose]:
        """Poses of the free bodies that moved by more than REPORT_SHIFT or REPORT_ANGLE since their last report."""
        ...

    def touches(self) -> list[Touch]:
        """Pairs that began to touch since the last call."""
        ...

    def contacts(self, body: int) -> list[tuple[int, float]]:
        """The bodies that a body touches now (-1: the table), each with the impulse of the last step in mN·s."""
        ...

    def save(self) -> Any:
        """A snapshot of the whole engine."""
        ...

    def load(self, saved: Any) -> None:
        """Return to a snapshot. Bodies and joints keep the numbers they had in it."""
        ...
