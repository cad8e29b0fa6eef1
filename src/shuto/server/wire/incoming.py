"""The messages from browsers to the server. The TypeScript types are made from these."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

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

decode_client = msgspec.json.Decoder(ClientMessage).decode
