"""The messages from the server to browsers. The TypeScript types and the protocol's page are made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shuto.match.refusal import RefusalCode
from shuto.match.settings import HandSettings, TremorLevel
from shuto.match.views import Change, FateView, Next, TableView, VerdictView
from shuto.rules.editions.edition import EditionId
from shuto.rules.ids import encode_piece
from shuto.rules.records.record import Setting
from shuto.rules.referee.survey import Kind
from shuto.rules.turn import Aftermath, Extend, OffRamp, Payment, PlaceComponent, Turn

DropReason = Literal["vanished", "too-long", "worker", "undone", "storage"]
"""Why a carry ended without a landing."""


class _Out(msgspec.Struct, frozen=True, tag_field="type"):
    """What all messages from the server have in common."""


class Whole(_Out, frozen=True, tag="whole"):
    """The whole table: on joining, after an undo or an adjustment."""

    match: str
    """The id of the match."""
    edition: EditionId
    changes: dict[str, Setting]
    """Switches that this table plays otherwise than the edition."""
    missions: bool
    table_size: tuple[float, float]
    """Width and depth of the table, mm."""
    car_types: tuple[str, ...]
    """Types of the cars of each player; empty: they are all alike."""
    held: tuple[int, ...]
    """The seats that this connection holds."""
    hand: HandSettings
    table: TableView


class Play(_Out, frozen=True, tag="play"):
    """A step of the game was played: what it added. A client that missed the revision before it asks for the whole."""

    revision: int
    seat: int
    turn: Turn | None
    """The turn, with what the referee filled in; null: none was played."""
    aftermath: Aftermath | None
    """What fell or was shifted, and what was paid for it."""
    earned: int
    """Cars that the turn earned."""
    change: Change


class Preview(_Out, frozen=True, tag="preview"):
    """What the referee says of the turn that was asked about."""

    request: int
    revision: int
    verdict: VerdictView


class Nearest(_Out, frozen=True, tag="nearest"):
    """The nearest legal turn, or none, and how many mm away it is."""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent | None
    """Null: there is none near."""
    distance: float | None
    """mm from the turn that was asked about."""


class Ring(_Out, frozen=True, tag="ring"):
    """A survey: `cells` holds a letter a placement, direction by direction, reach by reach, option by option.

    A letter is `.` for forbidden, else the number of cars it earns. distances[reach][option] are mm from the axis.
    """

    request: int
    revision: int
    base: int
    """The column that it is the ring of."""
    angles: int
    """How many directions, the first along x, then anticlockwise."""
    options: tuple[tuple[int, Kind], ...]
    """Height and kind of each option."""
    distances: tuple[tuple[float, ...], ...]
    cells: str


class Bill(_Out, frozen=True, tag="bill"):
    """What an aftermath costs, in columns: to whom, how many, and how it is paid if the payer says nothing."""

    request: int
    revision: int
    pays: tuple[Payment, ...]


class Hint(_Out, frozen=True, tag="hint"):
    """What a strong bot would do."""

    request: int
    revision: int
    turn: Turn


class Carry(_Out, frozen=True, tag="carry"):
    """A hand took a piece: binary frames of this carry follow (docs/physics.md), a keyframe first."""

    carry: int
    """The number of the carry; frames and samples name it."""
    revision: int
    seat: int
    turn: Extend | OffRamp
    """The build as it is meant."""
    piece: str
    """The piece in the hand."""
    names: tuple[str, ...]
    """Bodies by the numbers that frames use."""
    held: tuple[str, ...]
    """The bodies in the hand."""
    unit: float
    """mm of one unit of a coordinate in the frames."""
    target: tuple[float, float, float, float, float, float, float]
    """Where the (lowest) body in the hand rests if it is placed as it is meant: x, y, z mm, quaternion x, y, z, w."""
    start: tuple[float, float, float, float, float]
    """Where the hand begins: x, y, z mm, yaw, pitch radians."""
    tremor: TremorLevel
    tweezers: bool
    longest: float
    """Seconds after which a hand that has not let go has given up."""
    free: bool = False
    """The connection that moved it is gone: another one that holds the seat may go on, or put it back."""


class Landing(_Out, frozen=True, tag="landing"):
    """The table is at rest after a carry: how the piece lies, what fell, and what comes next.

    next: "again" (it does not lie legally, or went back: try again), "piece" (take the piece named in piece next),
    "played" (the turn is played), "bill" (somebody has to pay or be forgiven first). Everything that moved is put
    back; where the table changed, a `play` or `whole` of the same revision comes right after.
    """

    carry: int
    revision: int
    seat: int
    next: Next
    piece: str | None
    """The piece to take next; null: none."""
    text: str
    """Why it does not lie legally, in the reader's language; empty if it does."""
    verdict: VerdictView | None
    """What the referee says of the build as it lies; null: the piece went back."""
    fates: tuple[FateView, ...]
    """The players' pieces that did not stay."""


class Dropped(_Out, frozen=True, tag="dropped"):
    """A carry ended without a verdict, and nobody pays. Each carry ends with either this or `landing`.

    why: "vanished" or "too-long" (and nothing fell), "worker" (the world had to be built again), "undone", "storage".
    """

    carry: int
    revision: int
    seat: int
    why: DropReason
    text: str


class Risk(_Out, frozen=True, tag="risk"):
    """The result of `samples` tries with the seat's tremor: shares from 0 to 1, also of each piece that fell."""

    request: int
    revision: int
    samples: int
    falls: float
    """How often something falls,"""
    legal: float
    """how often the build lies legally,"""
    pieces: dict[str, float]
    """and how often each piece falls, the most likely first."""


class Refused(_Out, frozen=True, tag="refused"):
    """A request that was refused: a stable code, words, and the verdict if the rules refuse it."""

    request: int
    """The request that is refused; 0: the message has no number."""
    code: RefusalCode
    text: str
    """The reason, in the reader's language where people may meet it."""
    revision: int
    verdict: VerdictView | None = None


class Notice(_Out, frozen=True, tag="notice"):
    """Something that changes nothing on the table: a bot thinks."""

    revision: int
    what: Literal["thinking"]
    seat: int | None = None
    """The seat that it is about."""


ServerMessage: TypeAlias = (
    Whole | Play | Preview | Nearest | Ring | Bill | Hint | Carry | Landing | Dropped | Risk | Refused | Notice
)

encode = msgspec.json.Encoder(enc_hook=encode_piece).encode
