"""Messages that ask something. The response has the same tag."""

from __future__ import annotations

from typing import TypeAlias

from shuto.rules.turn import Aftermath, Extend, OffRamp, PlaceComponent, Turn
from shuto.server.wire.incoming.base import Request


class PreviewRequest(Request, frozen=True, tag="preview"):
    """Ask for the verdict on a turn."""

    request: int
    revision: int
    turn: Turn


class NearestRequest(Request, frozen=True, tag="nearest"):
    """Ask for the legal place nearest to this build or component."""

    request: int
    revision: int
    turn: Extend | OffRamp | PlaceComponent


class RemedyRequest(Request, frozen=True, tag="remedy"):
    """Ask what helps against the leading cause of an illegal turn: one small change that makes it legal."""

    request: int
    revision: int
    turn: Turn


class OutlookRequest(Request, frozen=True, tag="outlook"):
    """Ask what the seat to move can do besides building, and what is unusual about its turn."""

    request: int
    revision: int


class RingRequest(Request, frozen=True, tag="ring"):
    """Ask what can be built from this base point. The answer is a survey of the places around it."""

    request: int
    revision: int
    base: int


class BillRequest(Request, frozen=True, tag="bill"):
    """Ask what an aftermath would cost."""

    request: int
    revision: int
    aftermath: Aftermath


class NamesRequest(Request, frozen=True, tag="names"):
    """Ask for the names of everything on the table, now or after an earlier step."""

    request: int
    revision: int
    step: int | None = None
    """The number of steps played by then; null: now."""


class HintRequest(Request, frozen=True, tag="hint"):
    """Ask which turn a strong bot would play. The client must hold the seat, and the seat must be to move."""

    request: int
    revision: int
    seat: int


class RiskRequest(Request, frozen=True, tag="risk"):
    """Ask how likely it is that something falls if the seat to move builds this turn by hand."""

    request: int
    revision: int
    turn: Extend | OffRamp


QuestionRequest: TypeAlias = (
    PreviewRequest | NearestRequest | RemedyRequest | OutlookRequest | RingRequest | BillRequest | NamesRequest
)
