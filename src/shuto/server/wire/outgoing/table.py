"""Messages about a table: the whole of it, a step, who is there; and refusals."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.match.refusal import RefusalCode
from shuto.match.settings import HandSettings
from shuto.match.views.moves import MoveView
from shuto.match.views.table import Change, TableView
from shuto.rules.records.record import Setting
from shuto.rules.referee.views import VerdictView
from shuto.rules.turn import Aftermath, Turn
from shuto.server.wire.outgoing.base import Message
from shuto.server.wire.reactions import Reaction


class PresenceView(msgspec.Struct, frozen=True):
    """Who is at the table now."""

    here: tuple[bool, ...]
    """By seat: whether a person is here who holds it. Somebody whose connection is lost is here for some seconds."""
    spectators: int
    """How many connections watch without a seat."""


class Whole(Message, frozen=True, tag="whole"):
    """The whole table. Sent when a client joins, and after every event that `play` cannot describe, such as an undo."""

    match: str
    """The id of the match."""
    edition: str
    changes: dict[str, Setting]
    """Switches that differ from those of the edition."""
    missions: bool
    table_size: tuple[float, float]
    """Width and depth of the table in mm."""
    car_types: tuple[str, ...]
    """The car types of each player; empty if all cars are the same."""
    held: tuple[int, ...]
    """The seats that this connection holds."""
    hand: HandSettings
    since: int
    """How many entries of the client's list of moves are still valid."""
    moves: tuple[MoveView, ...]
    """The entries that follow those."""
    table: TableView
    player: str | None
    """The public id of the player whose secret came with `hello`; null: none did."""
    presence: PresenceView
    now: int | None = None
    """The server's time at a table with clocks, in ms since the epoch."""


class Play(Message, frozen=True, tag="play"):
    """A step of the game, and what it added. A client that missed the revision before it must send `hello` again."""

    revision: int
    seat: int
    turn: Turn | None
    """The turn, with what the referee filled in; null if the step has no turn."""
    aftermath: Aftermath | None
    """What fell or was nudged, and what was paid for it."""
    earned: int
    """How many cars the turn earned."""
    move: MoveView
    """Its entry in the list of moves."""
    change: Change
    now: int | None = None
    """The server's time at a table with clocks, in ms since the epoch."""


class Refused(Message, frozen=True, tag="refused"):
    """A request was refused: a stable code, a text, and the verdict if the rules refuse it."""

    request: int
    """The number of the refused request; 0 if the message has no number."""
    code: RefusalCode
    text: str
    """The reason: in the reader's language if players may see it, else in English."""
    revision: int
    verdict: VerdictView | None = None


class Notice(Message, frozen=True, tag="notice"):
    """A message that changes nothing on the table.

    "thinking": a bot is. "not-saved": a move waits for the database; when it is saved, it is told as always.
    "not-played": that move could not be saved, and nothing has changed.
    """

    revision: int
    what: Literal["thinking", "not-saved", "not-played"]
    seat: int | None = None
    """The seat of the bot, or whose move it is."""


class React(Message, frozen=True, tag="react"):
    """Somebody at the table reacted. It is shown for a moment and not stored."""

    reaction: Reaction
    """The message `reaction-<id>` of the text catalogues."""
    seat: int | None
    """The seat that reacted; null: a spectator."""


class Presence(Message, frozen=True, tag="presence"):
    """Somebody came, or has been gone for some seconds."""

    presence: PresenceView
