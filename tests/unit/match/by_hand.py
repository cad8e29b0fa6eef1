"""Helpers for tests with matches at tables with hands."""

from __future__ import annotations

import pytest

from shuto.match.commands import Command
from shuto.match.events import Created, Event
from shuto.match.log import decode_event, encode_event
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.rules.turn import Aftermath, Extend, Fallen

FIRST = Extend(base=0, x=-115.0, y=-40.0, height=2)
SECOND = Extend(base=1, x=115.0, y=40.0, height=2)
TWO_PLAYERS = ("second-edition", "two-player-2024")
BOTH = frozenset({0, 1})
DOWN = Aftermath(0, (Fallen("c1"), Fallen("r1"), Fallen("k1")))


def opened(
    edition: str = "two-player-2024", *, bot: bool = False, seats: int = 2, hand: HandSettings | None = None
) -> tuple[Match, list[Event]]:
    names = ("Ann", "Bob", "Cleo", "Dan")[:seats]
    people = [SeatSettings(name) for name in names]
    if bot:
        people[-1] = SeatSettings(names[-1], "bot")
    settings = MatchSettings(
        edition,
        tuple(people),
        {} if edition in TWO_PLAYERS else {"obstacles": "none"},
        hand=hand or HandSettings("shaky"),
    )
    created = Created(settings, tuple("h" + name for name in names), "2026-01-01T00:00:00+00:00")
    return Match(created), [created]


def happen(match: Match, log: list[Event], event: Event | None) -> Event:
    assert event is not None
    match.apply(event)
    log.append(event)
    return event


def again(log: list[Event]) -> Match:
    """The match rebuilt from its log, as after a restart."""
    return Match.from_events(decode_event(encode_event(event)) for event in log)


def code_of(match: Match, command: Command, seat: int) -> str:
    with pytest.raises(Refusal) as refused:
        match.decide(command, seat)
    assert refused.value.text("de")
    return refused.value.code
