"""The first events of a match, and the tokens of its seats."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import NamedTuple

from shuto.match.events import Created, Event, Sit
from shuto.match.seats.seating import Person
from shuto.match.settings import MatchSettings
from shuto.rules.records.record import VERSION


class Opening(NamedTuple):
    """The first events of a match, and the token of each seat; empty: no token opens it."""

    events: tuple[Event, ...]
    tokens: tuple[str, ...]


def token_hash(token: str) -> str:
    """The hash of a seat token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def opened(settings: MatchSettings, host: Person | None, at: str) -> Opening:
    """How a match begins. With open seats it needs a host, who sits down on the seats of people. Raises ValueError."""
    gathers = any(seat.kind == "open" for seat in settings.seats)
    tokens = tuple(secrets.token_urlsafe(24) if seat.kind == "human" else "" for seat in settings.seats)
    if not gathers:
        hashes = tuple(token_hash(token) if token else "" for token in tokens)
        return Opening((Created(settings.completed(), hashes, at, VERSION),), tokens)
    if host is None:
        raise ValueError("seats: only a player can make a table with open seats")
    # the hashes are those of tokens that nobody has: the tremor of hands depends on them, so they must not be known
    hashes = tuple(token_hash(secrets.token_urlsafe(24)) for _ in settings.seats)
    created = Created(settings.completed(), hashes, at, VERSION, host.id)
    mine = [(n, seat.name or host.name) for n, seat in enumerate(settings.seats) if seat.kind == "human"]
    sits = (Sit(seat, host.id, name, host.car) for seat, name in mine)
    return Opening((created, *sits), ("",) * len(tokens))


def players_of(events: Iterable[Event]) -> tuple[str, ...]:
    """The players who sit down with these events."""
    return tuple(dict.fromkeys(event.player for event in events if isinstance(event, Sit) and event.player))
