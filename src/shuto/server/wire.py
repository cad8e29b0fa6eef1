"""Messages between browser and server, typed both ways; TypeScript types are generated from these."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.match.settings import HandSettings
from shuto.match.views import Change, TableView, VerdictView
from shuto.rules.turn import Aftermath, Extend, OffRamp, Payment, PlaceComponent, Turn


class _In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages from a client have in common."""


class Hello(_In, frozen=True, tag="hello"):
    """The first message: which seats the client holds (by their tokens) and its language."""

    tokens: tuple[str, ...] = ()
    language: str = "en"


class PlayTurn(_In, frozen=True, tag="play"):
    """Play a turn from a seat that the client holds."""

    request: int
    revision: int
    seat: int
    turn: Turn
    aftermath: Aftermath | None = None


class Preview(_In, frozen=True, tag="preview"):
    """What would the referee say of this turn?"""

    request: int
    revision: int
    turn: Turn


class Nearest(_In, frozen=True, tag="nearest"):
    """The nearest legal place to this build or component."""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent


class AskRing(_In, frozen=True, tag="ring"):
    """The reach ring of a base point: a survey of everything that can be built from it."""

    request: int
    revision: int
    base: int


class KnockedOver(_In, frozen=True, tag="knock"):
    """A seat that the client holds knocked something over outside a build."""

    request: int
    revision: int
    seat: int
    aftermath: Aftermath


class AskPenalty(_In, frozen=True, tag="penalty"):
    """What would this cost?"""

    request: int
    revision: int
    aftermath: Aftermath


class AskHint(_In, frozen=True, tag="hint"):
    """Where would a strong bot build? Only for a seat that the client holds and that is to move."""

    request: int
    revision: int
    seat: int


class UndoRequest(_In, frozen=True, tag="undo"):
    """Ask to take back the last turn of a seat that the client holds."""

    request: int
    revision: int
    seat: int


class UndoAnswer(_In, frozen=True, tag="undo-answer"):
    """Agree to an undo, or not."""

    request: int
    revision: int
    seat: int
    agree: bool


class TakePiece(_In, frozen=True, tag="take"):
    """Take a piece of a build from the supply into the hand; the turn must be legal as it is meant.

    On a table with hands a build is played piece by piece: each that needs the hand is taken, carried and let go, the
    others are placed as the turn says. `piece` is one of parts_of(turn); None: the first that needs the hand.
    """

    request: int
    revision: int
    seat: int
    turn: Extend | OffRamp
    piece: str | None = None
    tweezers: bool = False


class LetGo(_In, frozen=True, tag="let-go"):
    """Let go of the piece in the hand."""

    request: int
    carry: int


class GiveUp(_In, frozen=True, tag="give-up"):
    """Put the piece back into the supply. What was knocked over on the way stays knocked over."""

    request: int
    carry: int


class PayBill(_In, frozen=True, tag="pay"):
    """Pay for what fell, in these colours; None: gray as long as there is any."""

    request: int
    revision: int
    seat: int
    pays: tuple[Payment, ...] | None = None


class Forgive(_In, frozen=True, tag="forgive"):
    """Agree that nobody pays for what fell (the cat did it), or not. All seats of people must agree."""

    request: int
    revision: int
    seat: int
    agree: bool


class AskRisk(_In, frozen=True, tag="risk"):
    """How likely is it that something falls if this turn is built by the hand of the seat to move?"""

    request: int
    revision: int
    turn: Extend | OffRamp


ClientMessage: TypeAlias = (
    Hello
    | PlayTurn
    | Preview
    | Nearest
    | AskRing
    | KnockedOver
    | AskPenalty
    | AskHint
    | UndoRequest
    | UndoAnswer
    | TakePiece
    | LetGo
    | GiveUp
    | PayBill
    | Forgive
    | AskRisk
)


class _Out(msgspec.Struct, frozen=True, tag_field="type"):
    """What all messages from the server have in common."""


class Whole(_Out, frozen=True, tag="whole"):
    """The whole table: on joining, after an undo or an adjustment."""

    match: str
    edition: str
    changes: dict[str, object]
    missions: bool
    table_size: tuple[float, float]
    car_types: tuple[str, ...]
    held: tuple[int, ...]
    hand: HandSettings
    table: TableView


class Step(_Out, frozen=True, tag="step"):
    """A step was played: what it added. A client that does not know the revision before it asks for the whole."""

    revision: int
    seat: int
    line: str
    """The step in notation."""
    earned: int
    change: Change


class Answer(_Out, frozen=True, tag="verdict"):
    """The verdict that a preview asked for, or why a turn was refused by the rules."""

    request: int
    revision: int
    verdict: VerdictView


class Offer(_Out, frozen=True, tag="offer"):
    """The nearest legal turn, or none, and how many mm away it is."""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent | None
    distance: float | None


class Ring(_Out, frozen=True, tag="ring"):
    """A survey: `cells` holds a letter a placement, direction by direction, reach by reach, option by option.

    A letter is `.` for forbidden, else the number of cars it earns. distances[reach][option] are mm from the axis.
    """

    request: int
    revision: int
    base: int
    angles: int
    options: tuple[tuple[int, str], ...]
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


class Carrying(_Out, frozen=True, tag="carrying"):
    """A hand took a piece: binary frames of this carry follow (docs/physics.md), a keyframe first."""

    carry: int
    revision: int
    seat: int
    turn: Extend | OffRamp
    piece: str
    names: tuple[str, ...]
    """Bodies by the numbers that frames use."""
    held: tuple[str, ...]
    """The bodies in the hand."""
    step: float
    """mm of one step of a coordinate in the frames."""
    target: tuple[float, float, float, float, float, float, float]
    """Where the (lowest) body in the hand rests if it is placed as it is meant: x, y, z mm, quaternion x, y, z, w."""
    start: tuple[float, float, float, float, float]
    """Where the hand begins: x, y, z mm, yaw, pitch radians."""
    tremor: str
    tweezers: bool


class FateView(msgspec.Struct, frozen=True):
    """What became of a piece that did not stay as it was, whose it is, and who touched whom.

    fate: "nudged" (pushed, and still in its place), "displaced" (pushed out of it, which costs like a fall), "fallen".
    """

    piece: str
    """The body, as in `names` of the carry: an element of a column is c3.0."""
    owner: int
    fate: str
    shift: float
    tilt: float
    chain: tuple[str, ...]
    text: str = ""
    """The same in words."""


class Landed(_Out, frozen=True, tag="landed"):
    """The table is at rest after a carry: how the piece lies, what fell, and what comes next.

    next: "again" (it does not lie legally, or went back: try again), "piece" (take the piece named in piece next),
    "played" (the turn is played), "bill" (somebody has to pay or be forgiven first). Everything that moved is put
    back; where the table changed, a `step` or `whole` of the same revision comes right after.
    """

    carry: int
    revision: int
    seat: int
    next: str
    piece: str | None
    text: str
    """Why it does not lie legally, in the reader's language; empty if it does."""
    verdict: VerdictView | None
    fates: tuple[FateView, ...]


class Dropped(_Out, frozen=True, tag="dropped"):
    """A carry ended without a verdict, and nobody pays: each carry ends with either this or `landed`.

    why: "vanished" or "too-long" (and nothing fell), "worker" (the world had to be built again), "undone", "storage".
    """

    carry: int
    revision: int
    seat: int
    why: str
    text: str


class Risk(_Out, frozen=True, tag="risk"):
    """What became of so many tries with the seat's tremor: shares from 0 to 1, and what fell how often."""

    request: int
    revision: int
    samples: int
    falls: float
    legal: float
    pieces: dict[str, float]


class Refused(_Out, frozen=True, tag="refused"):
    """A request that was not carried out: a stable code, words, and the verdict where the rules refuse it."""

    request: int
    code: str
    text: str
    revision: int
    verdict: VerdictView | None = None


class Notice(_Out, frozen=True, tag="notice"):
    """Something to know that changes nothing on the table: an undo asked for, a bot at work."""

    revision: int
    what: str
    seat: int | None = None


ServerMessage: TypeAlias = (
    Whole | Step | Answer | Offer | Ring | Bill | Hint | Carrying | Landed | Dropped | Risk | Refused | Notice
)

decode_client = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
