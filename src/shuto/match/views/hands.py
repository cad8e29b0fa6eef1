"""Views about hands: a build that is begun, misses, the open bill, the fates of pieces."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.match.settings import MissRule
from shuto.physics.aftermath import State
from shuto.rules.turn import Extend, OffRamp, Payment

Next = Literal["again", "piece", "played", "bill", "lost"]
"""What follows a landing: try again, take the next piece, the turn is played, a bill is open, or the turn is lost."""


class BegunView(msgspec.Struct, frozen=True):
    """A build that is carried piece by piece: which pieces are placed, and which one comes next.

    The next `take` of that seat continues this build and ignores its own `turn`. `undo` by that seat takes it all back.
    """

    seat: int
    turn: Extend | OffRamp
    placed: tuple[str, ...]
    next: str


class MissView(msgspec.Struct, frozen=True):
    """The misses of the player to move, at a table with hands where misses cost something."""

    rule: MissRule
    made: int
    """How often the player let go of a piece in this turn that did not stay."""
    left: int | None
    """How many more misses end the turn; null if no number of misses does."""


class BillView(msgspec.Struct, frozen=True):
    """The open bill: who pays for what fell, what is owed, and which seats have forgiven it."""

    seat: int
    fallen: tuple[str, ...]
    nudged: tuple[str, ...]
    pays: tuple[Payment, ...]
    """What is owed to whom, in the default colours. The payer may choose others."""
    gray: int
    """How many gray discs the payer has after the build."""
    yellow: int
    """How many yellow discs the payer has after the build."""
    forgiven_by: tuple[int, ...]
    carry: int | None
    """The number of the carry that caused it, which everybody can watch; None if the log does not say."""


class FateView(msgspec.Struct, frozen=True):
    """The fate of one piece that moved.

    state: "nudged" (moved, but still in place), "displaced" (moved out of place, which costs like a fall), "fallen".
    """

    name: str
    """The name of the body, as in `names` of the carry: c3.0 is a disc of column c3."""
    piece: str
    """The piece that the body belongs to: c3."""
    owner: int | None
    """The seat that owns the piece; null: nobody owns it, or this is a stored carry, which has no owners."""
    state: State
    drop: float
    """How far it dropped, mm."""
    shift: float
    """How far it moved sideways, mm."""
    tilt: float
    """How far it tilted, degrees."""
    chain: tuple[str, ...]
    """The chain of contacts, from the piece in the hand to this one."""
    called: str = ""
    """The name of the piece for players, as `text` uses it."""
    text: str = ""
    """The fate in words."""
