"""Messages about the piece in the hand."""

from __future__ import annotations

from shuto.rules.turn import Extend, OffRamp
from shuto.server.wire.incoming.base import Request


class TakeRequest(Request, frozen=True, tag="take"):
    """Take a piece of a build into the hand. The intended turn must be legal.

    At a table with hands, a build is played piece by piece. Each piece that needs the hand is taken, carried and let
    go. The others are placed as the turn states. `piece` names the next piece that needs the hand; it may be null.
    Answered by `carry`, which is sent to everybody at the table.
    """

    request: int
    revision: int
    seat: int
    turn: Extend | OffRamp
    piece: str | None = None
    tweezers: bool = False
    grip: float | None = None
    """Where a road is held: mm from its middle, along its length; off the middle it droops. Null: where the fingers
    have room, and level."""


class LetGoRequest(Request, frozen=True, tag="let-go"):
    """Let go of the piece in the hand. Answered by `landing`."""

    request: int
    carry: int


class GiveUpRequest(Request, frozen=True, tag="give-up"):
    """Put the piece back into the supply. Pieces knocked over on the way stay knocked over. Answered by `landing`."""

    request: int
    carry: int
