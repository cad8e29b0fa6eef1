"""The messages from browsers to the server. The TypeScript types and the protocol's page are made from these.

`<Name>Request` has the tag `<name>`. A question is answered by the message of the same tag. A command is `<Name>` of
`match/commands.py` with the number of the request and the seat; it is answered by what happens, told to everybody.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.match import commands
from shuto.rules.turn import Aftermath, Extend, OffRamp, PlaceComponent, Turn


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages from a client have in common."""


class HelloRequest(_Request, frozen=True, tag="hello"):
    """The first message: which seats the client holds (by their tokens) and its language. Answered by `whole`."""

    tokens: tuple[str, ...] = ()
    language: str = "en"


# questions --------------------------------------------------------------------------------------------------------


class PreviewRequest(_Request, frozen=True, tag="preview"):
    """What would the referee say of this turn?"""

    request: int
    revision: int
    turn: Turn


class NearestRequest(_Request, frozen=True, tag="nearest"):
    """Where is the nearest legal place to this build or component?"""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent


class RingRequest(_Request, frozen=True, tag="ring"):
    """What can be built from this base point? The answer is a survey of everything around it."""

    request: int
    revision: int
    base: int


class BillRequest(_Request, frozen=True, tag="bill"):
    """What would it cost to knock this over?"""

    request: int
    revision: int
    aftermath: Aftermath


class HintRequest(_Request, frozen=True, tag="hint"):
    """Where would a strong bot build? Only for a seat that the client holds and that is to move."""

    request: int
    revision: int
    seat: int


class RiskRequest(_Request, frozen=True, tag="risk"):
    """How likely is it that something falls if this turn is built by the hand of the seat to move?"""

    request: int
    revision: int
    turn: Extend | OffRamp


# commands ---------------------------------------------------------------------------------------------------------


class PlayRequest(commands.Play, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="play"):
    """Play a turn from a seat that the client holds."""

    request: int
    seat: int


class KnockRequest(
    commands.Knock, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="knock"
):
    """A seat that the client holds knocked something over outside a build."""

    request: int
    seat: int


class UndoRequest(commands.Undo, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="undo"):
    """Ask to take back the last turn of a seat that the client holds."""

    request: int
    seat: int


class AnswerUndoRequest(
    commands.AnswerUndo, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="answer-undo"
):
    """Agree to an undo, or refuse it."""

    request: int
    seat: int


class PayRequest(commands.Pay, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="pay"):
    """Pay the open bill, in these colours; null: gray as long as there is any."""

    request: int
    seat: int


class ForgiveRequest(
    commands.Forgive, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="forgive"
):
    """Agree that nobody pays the open bill (the cat did it), or refuse it. All seats of people must agree."""

    request: int
    seat: int


# the hand ---------------------------------------------------------------------------------------------------------


class TakeRequest(_Request, frozen=True, tag="take"):
    """Take a piece of a build from the supply into the hand; the turn must be legal as it is meant.

    On a table with hands a build is played piece by piece: each that needs the hand is taken, carried and let go, the
    others are placed as the turn says. `piece` is one of parts_of(turn); null: the first that needs the hand.
    Answered by `carry`, which everybody at the table hears.
    """

    request: int
    revision: int
    seat: int
    turn: Extend | OffRamp
    piece: str | None = None
    tweezers: bool = False


class LetGoRequest(_Request, frozen=True, tag="let-go"):
    """Let go of the piece in the hand. Answered by `landing`."""

    request: int
    carry: int


class GiveUpRequest(_Request, frozen=True, tag="give-up"):
    """Put the piece back into the supply. What was knocked over on the way stays so. Answered by `landing`."""

    request: int
    carry: int


QuestionRequest: TypeAlias = PreviewRequest | NearestRequest | RingRequest | BillRequest
CommandRequest: TypeAlias = PlayRequest | KnockRequest | UndoRequest | AnswerUndoRequest | PayRequest | ForgiveRequest
ClientMessage: TypeAlias = (
    HelloRequest
    | QuestionRequest
    | HintRequest
    | RiskRequest
    | CommandRequest
    | TakeRequest
    | LetGoRequest
    | GiveUpRequest
)

decode_client = msgspec.json.Decoder(ClientMessage).decode
