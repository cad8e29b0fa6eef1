"""Commands to a match: those of `match/commands.py` with a request number and a seat.

The response to a command is the resulting event, sent to all clients at the table; about clocks, it is `whole`.
"""

from __future__ import annotations

from typing import TypeAlias

from shuto.match import commands


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
