"""Messages from clients to the server. The TypeScript types and docs/reference/protocol.md are generated from them.

`<Name>Request` has the tag `<name>`. The response to a question has the same tag. A command is `<Name>` of
`match/commands.py` with a request number and a seat. The response to a command is the resulting event, sent to all
clients at the table.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.match import commands
from shuto.rules.turn import Aftermath, Extend, OffRamp, PlaceComponent, Turn
from shuto.server.wire.reactions import Reaction


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of messages from a client."""


class HelloRequest(_Request, frozen=True, tag="hello"):
    """The first message: who the client is, and its language. Answered by `whole`. It may be sent again at any time.

    An unknown secret is refused (`no-player`); the client then watches, or plays with its tokens.
    """

    tokens: tuple[str, ...] = ()
    """The tokens of the seats that the client holds."""
    language: str = "en"
    secret: str = ""
    """The secret of the player. It opens the seats that the player holds."""


# questions --------------------------------------------------------------------------------------------------------


class PreviewRequest(_Request, frozen=True, tag="preview"):
    """Ask for the verdict on a turn."""

    request: int
    revision: int
    turn: Turn


class NearestRequest(_Request, frozen=True, tag="nearest"):
    """Ask for the legal place nearest to this build or component."""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent


class RemedyRequest(_Request, frozen=True, tag="remedy"):
    """Ask what helps against the leading cause of an illegal turn: one small change that makes it legal."""

    request: int
    revision: int
    turn: Turn


class OutlookRequest(_Request, frozen=True, tag="outlook"):
    """Ask what the seat to move can do besides building, and what is unusual about its turn."""

    request: int
    revision: int


class RingRequest(_Request, frozen=True, tag="ring"):
    """Ask what can be built from this base point. The answer is a survey of the places around it."""

    request: int
    revision: int
    base: int


class BillRequest(_Request, frozen=True, tag="bill"):
    """Ask what an aftermath would cost."""

    request: int
    revision: int
    aftermath: Aftermath


class NamesRequest(_Request, frozen=True, tag="names"):
    """Ask for the names of everything on the table, now or after an earlier step."""

    request: int
    revision: int
    step: int | None = None
    """The number of steps played by then; null: now."""


class HintRequest(_Request, frozen=True, tag="hint"):
    """Ask which turn a strong bot would play. The client must hold the seat, and the seat must be to move."""

    request: int
    revision: int
    seat: int


class RiskRequest(_Request, frozen=True, tag="risk"):
    """Ask how likely it is that something falls if the seat to move builds this turn by hand."""

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
    """Report what a seat that the client holds knocked over outside a build."""

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
    """Pay the open bill in these colours; null: gray first, then yellow."""

    request: int
    seat: int


class ForgiveRequest(
    commands.Forgive, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="forgive"
):
    """Agree to forgive the open bill, or refuse to. It is forgiven when all people agree; bots are not asked."""

    request: int
    seat: int


class RematchRequest(
    commands.Rematch, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="rematch"
):
    """Ask for a rematch after the game. Answered by `whole`, whose status names the new match."""

    request: int
    seat: int


class TaskRequest(commands.Task, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="task"):
    """Begin a task of the lesson: the next one, or any of them again. Answered by `whole`."""

    request: int
    seat: int


# clocks: answered by `whole` for everybody --------------------------------------------------------------------------


class PauseRequest(
    commands.Pause, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="pause"
):
    """Ask to pause the game. It is paused when all people agree; bots are not asked."""

    request: int
    seat: int


class AnswerPauseRequest(
    commands.AnswerPause, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="answer-pause"
):
    """Agree to a pause, or refuse it."""

    request: int
    seat: int


class ResumeRequest(
    commands.Resume, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="resume"
):
    """End the pause. Everybody may, at any time."""

    request: int
    seat: int


class ClaimRequest(
    commands.Claim, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="claim"
):
    """Claim the seat whose clock is at zero. A bot takes it over if the table agreed to it; otherwise it resigns."""

    request: int
    seat: int


# seats: answered by `whole` for everybody, also if all is so already ------------------------------------------------


class SitRequest(commands.Sit, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="sit"):
    """Sit down on an open seat. The game starts when the last one is taken."""

    request: int
    seat: int


class LeaveRequest(
    commands.Leave, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="leave"
):
    """Leave a seat. During the game a bot takes over if the table agreed to it; otherwise the seat resigns."""

    request: int
    seat: int


class KickRequest(commands.Kick, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="kick"):
    """Make a seat open again before the start. Only the host may."""

    request: int
    seat: int


class FillRequest(commands.Fill, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="fill"):
    """Let a bot play an open seat. Only the host may."""

    request: int
    seat: int


class StartRequest(
    commands.Start, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="start"
):
    """Start the game now, with this bot on all seats that are still open. Only the host may."""

    request: int
    seat: int = 0
    """It does not matter."""


class PassHostRequest(
    commands.PassHost, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type", tag="pass-host"
):
    """Make the player on this seat the host. Only the host may."""

    request: int
    seat: int


# the hand ---------------------------------------------------------------------------------------------------------


class TakeRequest(_Request, frozen=True, tag="take"):
    """Take a piece of a build into the hand. The intended turn must be legal.

    At a table with hands, a build is played piece by piece. Each piece that needs the hand is taken, carried and let
    go. The others are placed as the turn states. `piece` names the next piece that needs the hand; it may be null.
    Answered by `carry`, which is sent to everybody at the table.
    """

    request: int
    revision: int
    seat: int
    turn: Extend | OffRamp
    piece: str | None = None
    tweezers: bool = False
    grip: float | None = None
    """Where a road is held: mm from its middle, along its length; off the middle it droops. Null: where the fingers
    have room, and level."""


class LetGoRequest(_Request, frozen=True, tag="let-go"):
    """Let go of the piece in the hand. Answered by `landing`."""

    request: int
    carry: int


class GiveUpRequest(_Request, frozen=True, tag="give-up"):
    """Put the piece back into the supply. Pieces knocked over on the way stay knocked over. Answered by `landing`."""

    request: int
    carry: int


class ReactRequest(_Request, frozen=True, tag="react"):
    """React to what happens at the table. Answered by `react`, which is sent to everybody there. It is not stored.

    Spectators may applaud and gasp, if the table lets them (`spectators-quiet`). Of too many reactions, the first is
    refused (`too-often`), and the others are ignored.
    """

    request: int
    reaction: Reaction
    seat: int | None = None
    """The seat that reacts; null: a spectator."""


QuestionRequest: TypeAlias = (
    PreviewRequest | NearestRequest | RemedyRequest | OutlookRequest | RingRequest | BillRequest | NamesRequest
)
ClockRequest: TypeAlias = PauseRequest | AnswerPauseRequest | ResumeRequest
CommandRequest: TypeAlias = (
    PlayRequest
    | KnockRequest
    | UndoRequest
    | AnswerUndoRequest
    | PayRequest
    | ForgiveRequest
    | TaskRequest
    | ClockRequest
)
SeatRequest: TypeAlias = SitRequest | LeaveRequest | KickRequest | FillRequest | StartRequest | PassHostRequest
ClientMessage: TypeAlias = (
    HelloRequest
    | QuestionRequest
    | HintRequest
    | RiskRequest
    | CommandRequest
    | RematchRequest
    | ClaimRequest
    | TakeRequest
    | LetGoRequest
    | GiveUpRequest
    | ReactRequest
    | SeatRequest
)

decode_client = msgspec.json.Decoder(ClientMessage).decode
