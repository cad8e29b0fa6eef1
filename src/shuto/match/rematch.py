"""Rematches: the same people and settings, with the seats moved on by one, so that the next player begins.

Whoever held a seat holds the seat of the same player in the new match, with the same token. So nobody has to be told a
new token, and a rematch is open to people who are away when it starts.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from shuto.bots import bot_names
from shuto.match import events
from shuto.match.commands import Rematch
from shuto.match.events import Created
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.seats.seating import sits
from shuto.match.settings import MatchSettings
from shuto.rules.records.record import VERSION

T = TypeVar("T")


def decide_rematch(match: Match, match_id: str, command: Rematch, seat: int) -> events.Rematch:
    """The event that a request for a rematch causes: the one that happened already, or a new one. Raises Refusal."""
    if match.rematch is not None:
        return match.rematch
    if match.coach is not None:
        raise Refusal("in-lesson", "a lesson is begun anew instead")
    if match.position.outcome is None:
        raise Refusal("not-over", "a rematch begins when the game is over")
    if command.bot is not None and command.bot not in bot_names():
        raise Refusal("no-such-bot", f"no bot {command.bot[:30]!r}; there are {', '.join(bot_names())}")
    return events.Rematch(seat, rematch_id(match_id))


def rematch_id(match_id: str) -> str:
    """The id of the rematch of a match. It follows from the id of the match, so there can be only one."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"rematch of {match_id}".encode()).digest()[:9]).decode()


def created_again(match: Match, bot: str | None, seed: int, at: str) -> Created:
    """The first event of the rematch of a match."""
    hashes, seating = tuple(moved_on(match.seat_hashes)), match.seating
    host = (seating.host or "") if seating.by_players else None
    return Created(_settings(match.settings, bot, seed), hashes, at, VERSION, host)


def seated_again(match: Match) -> tuple[events.Sit, ...]:
    """The events by which the players of a match sit down at its rematch. The seat of one who left stays open."""
    return sits(match.seating, new_seats(match.game.seats))


def moved_on(seats: Sequence[T]) -> Sequence[T]:
    """A sequence by seat, in the order of the seats of the rematch."""
    return (*seats[1:], *seats[:1])


def new_seats(count: int) -> tuple[int, ...]:
    """By seat: the seat of the same player in the rematch."""
    return tuple((seat - 1) % count for seat in range(count))


def _settings(settings: MatchSettings, bot: str | None, seed: int) -> MatchSettings:
    seats = [
        msgspec.structs.replace(one, colour=colour, bot=bot if bot is not None and one.kind == "bot" else one.bot)
        for one, colour in zip(settings.seats, settings.colours(), strict=True)
    ]
    return msgspec.structs.replace(settings, seats=tuple(moved_on(seats)), seed=seed)
