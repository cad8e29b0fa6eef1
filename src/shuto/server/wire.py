"""Messages between browser and server, typed both ways; TypeScript types are generated from these."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

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


ClientMessage: TypeAlias = (
    Hello | PlayTurn | Preview | Nearest | AskRing | KnockedOver | AskPenalty | AskHint | UndoRequest | UndoAnswer
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


ServerMessage: TypeAlias = Whole | Step | Answer | Offer | Ring | Bill | Hint | Refused | Notice

decode_client = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
