"""Two servers with the same match: the second to write is refused and loads the table anew. Nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.databases import logged
from shuto.match.commands import Play
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.rules.turn import Extend
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.storage.protocol import SequenceTakenError
from shuto.server.tables.lobby import Lobby
from shuto.server.tables.watcher import CHANGED, Watcher

SETTINGS = MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")))
FIRST = Extend(base=0, x=-115.0, y=-40.0, height=2)
OTHER = Extend(base=0, x=-110.0, y=-50.0, height=2)


def test_a_table_that_is_behind_its_log_is_closed_and_loaded_anew(database: Path | str) -> None:
    async def go() -> None:
        one, other = (Lobby(open_storage(database), ServerSettings(database=database)) for _ in range(2))
        table, _ = await one.create(SETTINGS)
        behind = await other.find(table.id)
        assert behind is not None
        watcher = Watcher()
        behind.watchers.add(watcher)
        behind.visitors.add(watcher)
        await table.submit(Play(1, FIRST), 0)
        with pytest.raises(SequenceTakenError):
            await behind.submit(Play(1, OTHER), 0)
        assert watcher.farewell == CHANGED
        assert (behind.match.revision, list(other.tables)) == (1, [])
        anew = await other.find(table.id)
        assert anew is not None
        assert anew is not behind
        assert anew.match.position == table.match.position
        await anew.submit(Play(2, Extend(base=1, x=115.0, y=40.0, height=2)), 1)
        assert [event["type"] for event in logged(database, table.id)] == ["created", "play", "play"]
        await other.close()
        await one.close()

    asyncio.run(go())
