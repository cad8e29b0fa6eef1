"""Logs of matches in which a bot has knocked something over and not yet paid, as a killed server leaves them."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
import numpy as np

from shuto.match.events import Created, Event, Fell
from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.rules.referee.survey import sample_turns
from shuto.rules.setup import start
from shuto.rules.turn import Aftermath, Extend, Fallen
from shuto.server.storage.opening import open_storage
from shuto.server.tables.opening import token_hash

ANN, BEN = "the-token-of-ann", "the-token-of-ben"
MATCHES = ("watched", "left", "forgiven", "denied", "delayed")
_AT = "2026-01-01T00:00:00+00:00"


def write(database: Path) -> None:
    """Write several such matches: Robo (a bot) owes Ann two columns; Ben is the third player."""
    seats = (SeatSettings("Robo", "bot", "greedy"), SeatSettings("Ann"), SeatSettings("Ben"))
    settings = MatchSettings("four-player-fr", seats, {"obstacles": "none"}, hand=HandSettings("shaky"))
    (turn,) = sample_turns(start(settings.game()), np.random.default_rng(1))
    assert isinstance(turn, Extend)
    log: list[Event] = [
        Created(settings, ("", token_hash(ANN), token_hash(BEN)), _AT),
        Fell(0, Aftermath(0, (Fallen("c1"), Fallen("r1"))), turn, carries=(1,)),
    ]
    asyncio.run(_store(database, [msgspec.json.encode(event) for event in log]))


async def _store(database: Path, log: list[bytes]) -> None:
    storage = open_storage(database)
    for match in MATCHES:
        await storage.append(match, 1, log, _AT, "{}")
    await storage.close()


if __name__ == "__main__":
    write(Path(sys.argv[1]))
