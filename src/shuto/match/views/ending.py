"""How a match ended and what follows, as data."""

from __future__ import annotations

import msgspec

from shuto.rules.editions.clauses import Clause
from shuto.rules.outcome import Reason
from shuto.rules.referee.faults import Fault


class ReasonView(msgspec.Struct, frozen=True):
    """One sentence about a place: the id of a message in the text catalogues, and its variables.

    Besides `args` it needs `you` ("yes" if the reader has the seat, else "no"), `player` and `rival` (names).
    """

    message: str
    rivals: tuple[int, ...]
    """The seats that the sentence compares with."""
    args: dict[str, int | str]


class PlaceView(msgspec.Struct, frozen=True):
    """The place of a seat, counted from 1, and the reasons for it. Seats that share a place have the same number."""

    seat: int
    place: int
    reasons: tuple[ReasonView, ...]


class OutcomeView(msgspec.Struct, frozen=True):
    """How the match ended."""

    reason: Reason
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None
    messages: tuple[str, ...]
    """The ids of the messages that tell why the game is over, as far as the places do not tell it."""
    places: tuple[PlaceView, ...]
    """The places of all seats, the winners first."""


class HaltedView(msgspec.Struct, frozen=True):
    """Where and why a stored match ends: the current rules do not allow its next step."""

    step: int
    fault: Fault
    clause: Clause


class RematchView(msgspec.Struct, frozen=True):
    """A rematch that somebody asked for. A client opens it with the tokens that it has of this match."""

    match: str
    """The id of the new match."""
    asked: int
    """The seat that asked for it."""
    seats: tuple[int, ...]
    """By seat: the seat of the same player in the new match."""
