"""Events: everything that ever happens in a match. The log of them is the match; nothing else is stored."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.match.settings import MatchSettings
from shuto.rules.turn import Aftermath, Turn


class _Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all events have in common."""


class Created(_Event, frozen=True, tag="created"):
    """The match begins. Tokens are kept as hashes: whoever reads the log cannot sit down at a seat."""

    settings: MatchSettings
    seat_hashes: tuple[str, ...]
    at: str
    """When, ISO 8601, for people."""


class Stepped(_Event, frozen=True, tag="stepped"):
    """A turn was played, something was knocked over, or both; turns hold what the referee filled in."""

    seat: int
    turn: Turn | None = None
    aftermath: Aftermath | None = None


class UndoAsked(_Event, frozen=True, tag="undo-asked"):
    """A player asks to take back everything from his last turn on."""

    seat: int
    to: int
    """How many steps would remain."""
    agreed: tuple[int, ...] = ()
    """Seats of the one who asks: they agree."""


class UndoAgreed(_Event, frozen=True, tag="undo-agreed"):
    """Some seats agree to what was asked for; others have still to."""

    seats: tuple[int, ...]


class UndoRefused(_Event, frozen=True, tag="undo-refused"):
    """Somebody said no, or play went on."""

    seat: int


class TakenBack(_Event, frozen=True, tag="taken-back"):
    """Everybody concerned agreed: only the first steps remain."""

    to: int


Event: TypeAlias = Created | Stepped | UndoAsked | UndoAgreed | UndoRefused | TakenBack
