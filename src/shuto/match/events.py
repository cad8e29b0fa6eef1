"""Events: everything that ever happens in a match. The log of them is the match; nothing else is stored."""

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


class Stepped(_Event, frozen=True, tag="stepped"):
    """A turn was played, something was knocked over, or both; turns hold what the referee filled in."""

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
    """A carry ended with pieces fallen that cost something: until it is paid or forgiven nobody plays."""

    seat: int
    aftermath: Aftermath
    turn: Extend | OffRamp | None = None
    """The build as it lies; None: the piece does not lie legally, or went back."""
    piece: str | None = None
    """The piece that lies now, if others of the build are still to be carried; None: the build is complete."""
    carries: tuple[int, ...] = ()


class Forgave(_Event, frozen=True, tag="forgave"):
    """Some seats agree that nobody pays; others have still to."""

    seats: tuple[int, ...]


class NotForgiven(_Event, frozen=True, tag="not-forgiven"):
    """Somebody said no: all who agreed before are asked again."""

    seat: int


class UndoAsked(_Event, frozen=True, tag="undo-asked"):
    """A player asks to take back everything since their last turn, and that turn."""

    seat: int
    to: int
    """How many steps would remain."""
    agreed: tuple[int, ...] = ()
    """The seats that the asking connection holds: they agree."""


class UndoAgreed(_Event, frozen=True, tag="undo-agreed"):
    """Some seats agree to what was asked for; others have still to."""

    seats: tuple[int, ...]


class UndoRefused(_Event, frozen=True, tag="undo-refused"):
    """Somebody said no, or play went on."""

    seat: int


class TakenBack(_Event, frozen=True, tag="taken-back"):
    """Everybody concerned agreed: only the first steps remain."""

    to: int


Event: TypeAlias = (
    Created
    | Stepped
    | Placed
    | PutBack
    | Fell
    | Forgave
    | NotForgiven
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | TakenBack
)
