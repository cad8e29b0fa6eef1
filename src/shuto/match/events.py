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
    host: str | None = None
    """The id of the player who made the table, if players hold its seats; None: tokens open them."""


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
    missed: bool = False
    """Whether the piece was let go and did not stay, at a table where that costs something."""


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


class Sit(_Event, frozen=True, tag="sit"):
    """A player sat down on an open seat. When the last open seat is taken, the game starts."""

    seat: int
    player: str
    name: str
    car: str = ""


class Leave(_Event, frozen=True, tag="leave"):
    """A seat was left. Before the start it is open again. During the game a bot takes over, or the seat resigns."""

    seat: int
    kicked: bool = False


class Fill(_Event, frozen=True, tag="fill"):
    """The host gave an open seat to a bot."""

    seat: int
    bot: str


class Start(_Event, frozen=True, tag="start"):
    """The host started the game. This bot plays all seats that are still open."""

    bot: str


class Host(_Event, frozen=True, tag="host"):
    """Another player became the host."""

    player: str


class Pause(_Event, frozen=True, tag="pause"):
    """A player asked to pause the game."""

    seat: int
    agreed: tuple[int, ...] = ()
    """The seats held by the connection that asked. They agree implicitly."""


class AnswerPause(_Event, frozen=True, tag="answer-pause"):
    """Some seats agreed to a pause, but not yet all; or a seat refused, which ends the request."""

    seats: tuple[int, ...]
    agree: bool = True


class Paused(_Event, frozen=True, tag="paused"):
    """Everybody agreed to a pause: the clocks stand still, and nobody plays."""


class Resume(_Event, frozen=True, tag="resume"):
    """A player ended the pause."""

    seat: int


class Flag(_Event, frozen=True, tag="flag"):
    """The clock of a seat is at zero. The others may claim the seat until it has played its turn."""

    seat: int


class Down(_Event, frozen=True, tag="down"):
    """The server was not running from `since` to `until`, in ms since the epoch. This is nobody's time."""

    since: int
    until: int


ClockEvent: TypeAlias = Pause | AnswerPause | Paused | Resume | Flag | Down
SeatEvent: TypeAlias = Sit | Leave | Fill | Start | Host
Event: TypeAlias = (
    Created
    | Play
    | Placed
    | PutBack
    | Fell
    | Missed
    | Forgive
    | Undo
    | AnswerUndo
    | TakenBack
    | Rematch
    | Task
    | SeatEvent
    | ClockEvent
)
