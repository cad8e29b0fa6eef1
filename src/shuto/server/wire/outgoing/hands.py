"""Messages about the piece in the hand."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.match.settings import TremorLevel
from shuto.match.views.hands import FateView, Next
from shuto.rules.referee.views import VerdictView
from shuto.rules.turn import Extend, OffRamp
from shuto.server.wire.outgoing.base import Message


class FingertipView(msgspec.Struct, frozen=True):
    """A tip of the hand that holds a piece. It stands upright, collides with what stands, and is not in the frames.

    When the piece is let go, each tip opens by 3 mm within 0.1 s and then rises by 60 mm within 0.25 s.
    """

    half: tuple[float, float, float]
    """Half its size: along, across and upwards, mm."""
    at: tuple[float, float, float]
    """Where its middle is, mm from the middle of the (lowest) body in the hand: along it, to its left, upwards."""
    turn: float
    """Radians by which it is turned about the upright, against the length of the piece."""


DropReason = Literal["vanished", "too-long", "worker", "undone", "storage"]
"""Why a carry ended without a landing."""


class Carry(Message, frozen=True, tag="carry"):
    """A piece was taken into the hand. Binary frames of this carry follow (docs/physics.md), a keyframe first."""

    carry: int
    """The number of the carry, as in frames and samples."""
    revision: int
    seat: int
    turn: Extend | OffRamp
    """The intended build."""
    piece: str
    """The piece in the hand."""
    names: tuple[str, ...]
    """The names of the bodies. Frames refer to bodies by their index in this list."""
    held: tuple[str, ...]
    """The names of the bodies in the hand."""
    unit: float
    """The unit of coordinates in frames, in mm."""
    target: tuple[float, float, float, float, float, float, float]
    """The intended pose of the (lowest) body in the hand: x, y, z in mm, then a quaternion x, y, z, w."""
    start: tuple[float, float, float, float, float]
    """Where the hand starts: x, y, z in mm; yaw, pitch in radians."""
    tremor: TremorLevel
    tweezers: bool
    longest: float
    """Seconds after which the carry is given up if the player has not let go."""
    free: bool = False
    """Whether the connection that moved the hand is lost. Another one that holds the seat may take over."""
    fingers: tuple[FingertipView, ...] = ()
    """The two tips that hold the piece; none where they have no room and a nail pushes it into its place."""
    material: Literal["wood", "rubber"] = "wood"
    """The material of the ends of roads and cars. It decides how they sound."""


class Landing(Message, frozen=True, tag="landing"):
    """The result of a carry, once the table is at rest: how the piece lies, what fell, and what comes next.

    next: "again" (the piece does not lie legally, or the carry was given up: try again), "piece" (take `piece` next),
    "played" (the turn is played), "bill" (the open bill must be paid or forgiven first), "lost" (the turn is lost to
    misses). All other pieces that moved are put back. If the table changed, a `play` or `whole` of the same revision
    follows.
    """

    carry: int
    revision: int
    seat: int
    next: Next
    piece: str | None
    """The piece to take next, if any."""
    text: str
    """Why the piece does not stay, in the reader's language; empty if it stays."""
    verdict: VerdictView | None
    """The verdict on the build as it lies; null if the carry was given up."""
    fates: tuple[FateView, ...]
    """The fates of the players' pieces that moved."""
    cost: str = ""
    """The cost of the miss, in the reader's language; empty if nothing was missed or it costs nothing."""


class Dropped(Message, frozen=True, tag="dropped"):
    """A carry ended without a landing, and nobody pays. Each carry ends with either this or `landing`.

    why: "vanished" (the player disconnected and nothing fell), "too-long" (time ran out and nothing fell), "worker"
    (the worker process failed), "undone" (a step was undone), "storage" (the result could not be stored).
    """

    carry: int
    revision: int
    seat: int
    why: DropReason
    text: str
