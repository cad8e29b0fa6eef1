"""A table that nobody visits leaves the memory and comes back from its log. Abandoned ones are deleted by a rule."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from litestar.testing import TestClient

from server.databases import change
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.storage.protocol import MatchGoneError
from shuto.server.tables.caretaker import Caretaker
from shuto.server.tables.lobby import Lobby

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
TURN = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}
LATER = 1e6
NOW = datetime(2026, 3, 31, tzinfo=UTC)


@pytest.fixture
def settings(database: Path | str) -> ServerSettings:
    return ServerSettings(database=database)


def _lobby(client: Any) -> Lobby:
    lobby: Lobby = client.app.state.lobby
    return lobby


def _wait(done: Callable[[], bool]) -> None:
    while not done():
        sleep(0.005)


def test_sleeping_tables_leave_the_memory_and_wake_up(settings: ServerSettings) -> None:
    with TestClient(create_app(settings)) as client:
        made = client.post("/api/matches", json=SETTING).json()
        lobby, now = _lobby(client), monotonic()
        (table,) = lobby.tables
        assert lobby.evict_sleeping(now) == 0
        with client.websocket_connect(f"/api/matches/{made['id']}/socket") as early:
            _wait(lambda: bool(table.visitors))  # without a hello
            assert lobby.evict_sleeping(now + LATER) == 0
            early.send_json({"type": "hello", "tokens": made["tokens"]})
            early.send_json({"type": "play", "request": 1, "revision": 1, "seat": 0, "turn": TURN})
            while early.receive_json(timeout=60)["type"] != "play":
                pass
            assert lobby.evict_sleeping(now + LATER) == 0
        _wait(lambda: table.asleep)
        assert lobby.evict_sleeping(now + LATER + settings.sleep_after / 2) == 0
        assert lobby.evict_sleeping(now + LATER + settings.sleep_after) == 1
        assert not lobby.tables
        assert client.get(f"/api/matches/{made['id']}").json()["status"]["steps"] == 1
        assert len(lobby.tables) == 1


def _age(database: Path | str, **days: int) -> None:
    for match, age in days.items():
        at = (NOW - timedelta(days=age)).isoformat(timespec="milliseconds")
        change(database, ("UPDATE matches SET updated_at = ? WHERE id = ?", (at, match)))


def test_only_abandoned_matches_are_deleted(settings: ServerSettings) -> None:
    """The rule: at most one turn and 30 days, or a lesson and 7 days."""
    headlines = {"new": '{"turns":1}', "old": '{"turns":1}', "empty": "{}", "played": '{"turns":2}', "lesson": ""}
    headlines |= {"lesson_today": "", "seen": '{"turns":0}'}

    async def clean() -> list[str]:
        storage = open_storage(settings.database)
        for match, headline in headlines.items():
            await storage.append(match, 1, [b"{}"], NOW.isoformat(), headline)
        _age(settings.database, new=29, old=31, empty=365, played=3650, lesson=8, lesson_today=0, seen=99)
        gone = await storage.clean(NOW, {"seen"})
        assert [await storage.load(match) for match in gone] == [[]] * len(gone)
        assert [one.event for one in await storage.load("played")] == [b"{}"]
        with pytest.raises(MatchGoneError):
            await storage.append("old", 2, [b"{}"], NOW.isoformat(), "{}")
        assert await storage.load("old") == []
        await storage.close()
        return gone

    assert set(asyncio.run(clean())) == {"old", "empty", "lesson"}


def test_tables_in_memory_are_spared(settings: ServerSettings) -> None:
    with TestClient(create_app(settings)) as client:
        kept, gone = (client.post("/api/matches", json=SETTING).json()["id"] for _ in range(2))
        lobby = _lobby(client)
        change(settings.database, ("UPDATE matches SET updated_at = '2020-01-01'", ()))
        lobby._evict(next(table for table in lobby.tables if table.id == gone))
        client.blocking_portal.call(Caretaker(lobby).clean)
        assert client.get(f"/api/matches/{kept}").status_code == 200
        assert client.get(f"/api/matches/{gone}").status_code == 404
