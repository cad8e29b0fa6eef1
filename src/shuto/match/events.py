"""Events: everything that ever happens in a match. The log of them is the match; nothing else is stored.

`log.py` writes and reads them. It also reads the names that events had before.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.match.settings import MatchSettings
from shuto.rules.turn import Aftermath, Extend, OffRamp, Turn


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all events have in common."""


class Created(_Event, frozen=True, tag="created"):
    """The match begins. Tokens are kept as hashes: whoever reads the log cannot sit down at a seat."""

    settings: MatchSettings
    seat_hashes: tuple[str, ...]
    at: str
    """When, ISO 8601, for people."""
    version: int = 1
    """The version of the rules, numbered as in records; a log without one has version 1."""


class Play(_Event, frozen=True, tag="play"):
    """One step of the game: a turn was played, pieces fell (and were paid for or forgiven), or both.

    The turn holds what the referee filled in.
    """

    seat: int
    turn: Turn | None = None
    aftermath: Aftermath | None = None
    carries: tuple[int, ...] = ()
    """Numbers of the carries that led to it, failed ones too."""


class Placed(_Event, frozen=True, tag="placed"):
    """One piece of a build lies; others of the same build are still to be carried."""

    seat: int
    turn: Extend | OffRamp
    """The build as far as it lies, and as it is meant from there on."""
    piece: str
    carries: tuple[int, ...] = ()


class PutBack(_Event, frozen=True, tag="put-back"):
    """A build that was begun is given up: its pieces go back to the supply."""

    seat: int


class Fell(_Event, frozen=True, tag="fell"):
    """A carry ended with pieces fallen that cost something: the bill is open. Nobody plays until it is closed."""

    seat: int
    aftermath: Aftermath
    turn: Extend | OffRamp | None = None
    """The build as it lies; None: the piece does not lie legally, or went back."""
    piece: str | None = None
    """The piece that lies now, if others of the build are still to be carried; None: the build is complete."""
    carries: tuple[int, ...] = ()


class Forgive(_Event, frozen=True, tag="forgive"):
    """Some seats forgive the open bill, and others have still to; or a seat refuses, and all are asked again."""

    seats: tuple[int, ...]
    agree: bool = True


class Undo(_Event, frozen=True, tag="undo"):
    """A player asks to take back everything since their last turn, and that turn."""

    seat: int
    to: int
    """How many steps would remain."""
    agreed: tuple[int, ...] = ()
    """The seats that the asking connection holds: they agree."""


class AnswerUndo(_Event, frozen=True, tag="answer-undo"):
    """Some seats agree to an undo, and others have still to; or a seat refuses, and the request is closed."""

    seats: tuple[int, ...]
    agree: bool = True


class TakenBack(_Event, frozen=True, tag="taken-back"):
    """Everybody concerned agreed: only the first steps remain."""

    to: int


Event: TypeAlias = Created | Play | Placed | PutBack | Fell | Forgive | Undo | AnswerUndo | TakenBack
