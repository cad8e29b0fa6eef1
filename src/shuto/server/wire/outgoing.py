"""Messages from the server to clients. The TypeScript types and docs/reference/protocol.md are generated from them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shuto.match.refusal import RefusalCode
from shuto.match.settings import HandSettings, TremorLevel
from shuto.match.views.hands import FateView, Next
from shuto.match.views.moves import MoveView
from shuto.match.views.table import Change, TableView
from shuto.rules.ids import encode_other
from shuto.rules.reasons.situation import Situation
from shuto.rules.records.record import Setting
from shuto.rules.referee.survey import Kind
from shuto.rules.referee.views import RemedyView, VerdictView
from shuto.rules.turn import Aftermath, Extend, OffRamp, Payment, PlaceComponent, Turn
from shuto.server.wire.reactions import Reaction

DropReason = Literal["vanished", "too-long", "worker", "undone", "storage"]
"""Why a carry ended without a landing."""


class _Out(msgspec.Struct, frozen=True, tag_field="type"):
    """The base of messages from the server."""


class PresenceView(msgspec.Struct, frozen=True):
    """Who is at the table now."""

    here: tuple[bool, ...]
    """By seat: whether a person is here who holds it. Somebody whose connection is lost is here for some seconds."""
    spectators: int
    """How many connections watch without a seat."""


class Whole(_Out, frozen=True, tag="whole"):
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


class Play(_Out, frozen=True, tag="play"):
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


class Preview(_Out, frozen=True, tag="preview"):
    """The verdict on the requested turn."""

    request: int
    revision: int
    verdict: VerdictView


class Nearest(_Out, frozen=True, tag="nearest"):
    """The nearest legal turn, if any, and its distance."""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent | None
    """Null if there is no legal turn nearby."""
    distance: float | None
    """Distance from the requested turn in mm."""


class Remedy(_Out, frozen=True, tag="remedy"):
    """What helps against the leading cause of an illegal turn."""

    request: int
    revision: int
    remedy: RemedyView | None
    """Null if the turn is legal, or if nothing helps."""


class Outlook(_Out, frozen=True, tag="outlook"):
    """What the seat to move can do besides building, and what is unusual about its turn."""

    request: int
    revision: int
    situation: Situation | None
    """Null if a column can be built as usual."""
    may_pass: bool
    may_set_aside: bool
    remedy: RemedyView | None
    """What to do if no column can be built; null if one can."""


class Ring(_Out, frozen=True, tag="ring"):
    """A survey of the placements around a base point.

    `cells` has one character per placement, ordered by direction, then by reach, then by option: `.` if it is illegal,
    else the number of cars it earns. `distances[reach][option]` is the distance from the axis of the base in mm.
    """

    request: int
    revision: int
    base: int
    """The number of the base's column."""
    angles: int
    """The number of directions: the first along x, then anticlockwise."""
    options: tuple[tuple[int, Kind], ...]
    """The height and kind of each option."""
    distances: tuple[tuple[float, ...], ...]
    cells: str


class Bill(_Out, frozen=True, tag="bill"):
    """What an aftermath costs: how many discs are owed to whom, in the default colours."""

    request: int
    revision: int
    pays: tuple[Payment, ...]


class Names(_Out, frozen=True, tag="names"):
    """The names of all pieces and components on the table, by id, in the reader's language.

    No two have the same name. If the connection holds one seat, the pieces of that seat are called "yours".
    """

    request: int
    revision: int
    names: dict[str, str]


class Hint(_Out, frozen=True, tag="hint"):
    """The turn that a strong bot would play without spending much."""

    request: int
    revision: int
    turn: Turn
    why: str
    """What the turn is good for, as one sentence in the reader's language; empty if there is nothing to say."""


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


class Carry(_Out, frozen=True, tag="carry"):
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
    """What roads and cars are made of at their ends. It decides how they sound."""


class Landing(_Out, frozen=True, tag="landing"):
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
    """What the miss costs, in the reader's language; empty if nothing was missed or it costs nothing."""


class Dropped(_Out, frozen=True, tag="dropped"):
    """A carry ended without a landing, and nobody pays. Each carry ends with either this or `landing`.

    why: "vanished" (the player disconnected and nothing fell), "too-long" (time ran out and nothing fell), "worker"
    (the worker process failed), "undone" (a step was undone), "storage" (the result could not be stored).
    """

    carry: int
    revision: int
    seat: int
    why: DropReason
    text: str


class Risk(_Out, frozen=True, tag="risk"):
    """The risk of a build, estimated from `samples` tries with the seat's tremor. All shares are from 0 to 1."""

    request: int
    revision: int
    samples: int
    falls: float
    """The share of tries in which something falls."""
    legal: float
    """The share of tries in which the build lies legally."""
    pieces: dict[str, float]
    """The share of tries in which each piece falls, the most likely first."""
    more: bool = False
    """Whether a better estimate follows, from more tries, as another answer to the same request."""


class Refused(_Out, frozen=True, tag="refused"):
    """A request was refused: a stable code, a text, and the verdict if the rules refuse it."""

    request: int
    """The number of the refused request; 0 if the message has no number."""
    code: RefusalCode
    text: str
    """The reason: in the reader's language if players may see it, else in English."""
    revision: int
    verdict: VerdictView | None = None


class Notice(_Out, frozen=True, tag="notice"):
    """A message that changes nothing on the table: a bot is thinking."""

    revision: int
    what: Literal["thinking"]
    seat: int | None = None
    """The seat of the bot."""


class React(_Out, frozen=True, tag="react"):
    """Somebody at the table reacted. It is shown for a moment and not stored."""

    reaction: Reaction
    """The message `reaction-<id>` of the text catalogues."""
    seat: int | None
    """The seat that reacted; null: a spectator."""


class Presence(_Out, frozen=True, tag="presence"):
    """Somebody came, or has been gone for some seconds."""

    presence: PresenceView


ServerMessage: TypeAlias = (
    Whole
    | Play
    | Preview
    | Nearest
    | Remedy
    | Outlook
    | Ring
    | Bill
    | Names
    | Hint
    | Carry
    | Landing
    | Dropped
    | Risk
    | Refused
    | Notice
    | React
    | Presence
)

encode = msgspec.json.Encoder(enc_hook=encode_other).encode
