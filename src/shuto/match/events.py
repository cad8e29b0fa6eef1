"""Events: everything that happens in a match. The log of events defines the match; all else is rebuilt from it.

`log.py` encodes and decodes them, including those stored under older names.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.match.settings import MatchSettings
from shuto.rules.turn import Aftermath, Extend, OffRamp, Turn


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all events."""


class Created(_Event, frozen=True, tag="created"):
    """The match was created. Only hashes of the seat tokens are stored, so the log gives nobody access to a seat."""

    settings: MatchSettings
    seat_hashes: tuple[str, ...]
    at: str
    """The time of creation in ISO 8601. Only shown; nothing depends on it."""
    version: int = 1
    """The version of the rules, numbered as in records. A log without one has version 1."""


class Play(_Event, frozen=True, tag="play"):
    """One step of the game: a turn was played, pieces fell (and were paid for or forgiven), a miss was charged.

    The turn includes what the referee filled in.
    """

    seat: int
    turn: Turn | None = None
    aftermath: Aftermath | None = None
    carries: tuple[int, ...] = ()
    """The numbers of the carries that led to this step, including failed ones."""


class Placed(_Event, frozen=True, tag="placed"):
    """One piece of a build was placed by hand; other pieces of the build still have to be carried."""

    seat: int
    turn: Extend | OffRamp
    """The build: placed pieces as they lie, the others as intended."""
    piece: str
    carries: tuple[int, ...] = ()


class PutBack(_Event, frozen=True, tag="put-back"):
    """A begun build was abandoned: its pieces return to the supply."""

    seat: int


class Fell(_Event, frozen=True, tag="fell"):
    """A carry knocked over pieces that must be paid for: a bill is open. Nobody plays until it is paid or forgiven."""

    seat: int
    aftermath: Aftermath
    turn: Extend | OffRamp | None = None
    """The build as it lies; None if the piece does not lie legally or was put back."""
    piece: str | None = None
    """The piece just placed, if other pieces of the build still have to be carried; None otherwise."""
    carries: tuple[int, ...] = ()


class Missed(_Event, frozen=True, tag="missed"):
    """A piece that was let go did not stay. It costs nothing yet, but the misses of a turn are counted."""

    seat: int


class Forgive(_Event, frozen=True, tag="forgive"):
    """Some seats forgave the open bill, but not yet all; or a seat refused, and all seats are asked again."""

    seats: tuple[int, ...]
    agree: bool = True


class Undo(_Event, frozen=True, tag="undo"):
    """A player asked to take back their last turn and everything after it."""

    seat: int
    to: int
    """The number of steps that would remain."""
    agreed: tuple[int, ...] = ()
    """The seats held by the connection that asked. They agree implicitly."""


class AnswerUndo(_Event, frozen=True, tag="answer-undo"):
    """Some seats agreed to an undo, but not yet all; or a seat refused, which ends the request."""

    seats: tuple[int, ...]
    agree: bool = True


class TakenBack(_Event, frozen=True, tag="taken-back"):
    """An undo was agreed on: only the first `to` steps remain."""

    to: int


class Rematch(_Event, frozen=True, tag="rematch"):
    """A seat asked for a rematch. The new match exists: it is stored before this event."""

    seat: int
    match: str
    """The id of the new match."""


class Task(_Event, frozen=True, tag="task"):
    """A task of the lesson began: the table is as its position states."""

    task: int


Event: TypeAlias = (
    Created | Play | Placed | PutBack | Fell | Missed | Forgive | Undo | AnswerUndo | TakenBack | Rematch | Task
)
