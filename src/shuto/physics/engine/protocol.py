"""What the physics asks of an engine of rigid bodies: a small protocol, in mm, grams, seconds and mN·s.

One engine stands behind it (`rapier`); another can take its place without the rest of the layer noticing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeAlias

from shuto.physics.engine.pose import Pose, Vector

STEPS_PER_FRAME = 10
FRAMES_PER_SECOND = 60
STEP = 1.0 / (STEPS_PER_FRAME * FRAMES_PER_SECOND)
"""Seconds of one step. Stacks of discs that stand for hours need steps this short."""
FRAME = 1.0 / FRAMES_PER_SECOND
SEEN = 0.02
"""mm by which a body moves before anybody is told: a table that is awake trembles by about as much."""
SEEN_TURN = 0.1
"""Degrees, likewise."""


class Box(NamedTuple):
    """A cuboid around its middle: half of its length, width and height, mm."""

    x: float
    y: float
    z: float


class Disc(NamedTuple):
    """A cylinder about its own z axis: radius and half of its height, mm."""

    radius: float
    half: float


class Prism(NamedTuple):
    """An upright convex prism: corners in plan around its middle, and half of its height, mm."""

    corners: tuple[tuple[float, float], ...]
    half: float


Shape: TypeAlias = Box | Disc | Prism


class Touch(NamedTuple):
    """Two bodies that began to touch (-1: the table), and how hard, mN·s."""

    one: int
    other: int
    strength: float


class Engine(Protocol):
    """A world of rigid bodies on an endless table at z = 0. Bodies and joints are numbered by the engine."""

    def add_fixed(self, shape: Shape, pose: Pose) -> int:
        """A body that nothing moves."""
        ...

    def add_free(self, shape: Shape, pose: Pose, mass: float) -> int:
        """A body that gravity and the others move; mass in grams."""
        ...

    def add_anchor(self, pose: Pose) -> int:
        """A point of the table's frame, without shape, to hold something by."""
        ...

    def add_hand(self, pose: Pose) -> int:
        """A body without shape that moves as it is told, whatever is in the way."""
        ...

    def remove(self, body: int) -> None:
        """Take a body away with its joints; what rested on it wakes."""
        ...

    def join(self, one: int, other: int, *, stiffness: float) -> int:
        """Join two bodies as they are now by a soft bond (Hz); they do not touch each other any more."""
        ...

    def ignore(self, one: int, other: int) -> int:
        """Let two bodies pass through each other."""
        ...

    def part(self, joint: int) -> None:
        """Undo a join or an ignore."""
        ...

    def guide(self, hand: int, pose: Pose) -> None:
        """Where a hand shall be at the end of the next step."""
        ...

    def push(self, body: int, impulse: Vector) -> None:
        """Give a body a knock through its middle, mN·s."""
        ...

    def lift(self, body: int, *, lifted: bool) -> None:
        """Whether something carries the weight of a body: a hand that holds it does not sag."""
        ...

    def calm(self, body: int) -> None:
        """Let a piece that has fallen come to rest sooner: a real disc does not roll for minutes."""
        ...

    def wake(self) -> None:
        """Wake everything."""
        ...

    def wake_some(self, bodies: Iterable[int]) -> None:
        """Wake these bodies."""
        ...

    def sleep(self) -> None:
        """Stop everything where it is until something touches it."""
        ...

    def step(self) -> None:
        """Let STEP seconds pass."""
        ...

    def pose(self, body: int) -> Pose:
        """Where a body is."""
        ...

    def guard(self, places: Mapping[int, Vector], far: float) -> None:
        """Which bodies `strayed` looks at, where the middle of each belongs, and how many mm off it may be."""
        ...

    def strayed(self) -> list[int]:
        """The guarded bodies that are too far off."""
        ...

    def place(self, body: int, pose: Pose) -> None:
        """Put a body somewhere, at rest."""
        ...

    def asleep(self) -> bool:
        """Whether no free body moves, or could without being touched."""
        ...

    def moved(self) -> dict[int, Pose]:
        """Where the free bodies are that moved by more than SEEN or SEEN_TURN since this told of them."""
        ...

    def touches(self) -> list[Touch]:
        """Pairs that began to touch since the last call."""
        ...

    def contacts(self, body: int) -> list[tuple[int, float]]:
        """What a body touches now (-1: the table), and how hard it was pressed in the last step, mN·s."""
        ...

    def save(self) -> Any:
        """Everything, to return to."""
        ...

    def load(self, saved: Any) -> None:
        """Return to what was saved; the numbers of bodies and joints stay."""
        ...
