"""Two finished matches of a person against a bot: one that the person won clearly, and one that the bot won."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from golden.counts import GAMES
from golden.transcript import read
from shuto.match.events import Created, Event, Play
from shuto.match.log import encode_event
from shuto.match.match import Match
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.rules.records.record import VERSION
from shuto.server.storage.opening import open_storage
from shuto.server.tables.opening import token_hash

TOKEN = "the-token-of-jun"
_AT = "2026-01-01T00:00:00+00:00"
_WINNER = 1
"""They have ten cars out, the other one six."""


def finished(person: int) -> tuple[Event, ...]:
    """A golden game, with a person at one seat and a bot at the other."""
    record = read((GAMES / "two-player-2024-2.txt").read_text("utf-8"))
    jun, robo = SeatSettings("Jun"), SeatSettings("Robo", "bot", "greedy")
    seats = (jun, robo) if person == 0 else (robo, jun)
    created = Created(MatchSettings(record.edition, seats), (token_hash(TOKEN),) * 2, _AT, VERSION)
    match = Match(created)
    log: list[Event] = [created]
    for step in record.steps:
        happened = Play(int(match.position.to_move or 0), step.turn, step.aftermath)
        match.apply(happened)
        log.append(happened)
    return tuple(log)


async def write(database: Path) -> None:
    """Write the matches into a database."""
    storage = open_storage(database)
    for match, person in (("won", _WINNER), ("lost", 1 - _WINNER)):
        await storage.append(match, 1, [encode_event(event) for event in finished(person)], _AT, "{}")
    await storage.close()


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
