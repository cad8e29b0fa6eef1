"""A SQLite file: which writes share a commit, and a file of the first schema."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from shuto.server.storage.opening import open_storage
from shuto.server.storage.protocol import StoredCarry
from shuto.server.storage.sql import writer
from shuto.server.storage.sql.session import Write, WriteOutcome
from shuto.server.storage.sql.sqlite import SqliteLink


def test_what_nobody_waits_for_is_written_with_the_next_thing_that_somebody_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    batches: list[int] = []

    def counted(link: SqliteLink, writes: Sequence[Write]) -> list[WriteOutcome]:
        batches.append(len(writes))
        return commit(link, writes)

    commit = SqliteLink.commit
    monkeypatch.setattr(SqliteLink, "commit", counted)
    monkeypatch.setattr(writer, "_COMPANY", 60.0)

    async def use() -> None:
        storage = open_storage(tmp_path / "games.sqlite")
        storage.headline("m", "{}")
        storage.clocks.note("m", 1)
        await storage.append("m", 1, [b"{}"], "now", "")
        assert batches == [3]
        await asyncio.gather(*(storage.append(f"m{n}", 1, [b"{}"], "now", "") for n in range(5)))
        assert batches == [3, 5]  # the thread was woken once
        storage.headline("m", '{"turns": 1}')
        await storage.close()  # does not wait for company

    asyncio.run(asyncio.wait_for(use(), 30))
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as file:
        assert file.execute("SELECT headline FROM matches WHERE id = 'm'").fetchall() == [('{"turns": 1}',)]
    assert batches == [3, 5, 1]


def test_file_from_before_carries_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    old = sqlite3.connect(path)
    old.executescript(
        """
        CREATE TABLE matches (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
            events INTEGER NOT NULL, headline TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE events (match TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, event BLOB NOT NULL,
            PRIMARY KEY (match, number)) WITHOUT ROWID;
        CREATE INDEX matches_by_time ON matches (updated_at DESC);
        INSERT INTO events VALUES ('m', 1, 'now', x'7b7d');
        PRAGMA user_version = 1;
        """
    )
    old.close()

    async def use() -> None:
        for _ in range(2):  # the second time there is nothing to migrate
            storage = open_storage(path)
            assert [one.event for one in await storage.load("m")] == [b"{}"]
            number = await storage.last_carry("m") + 1
            await storage.keep_carry("m", number, StoredCarry("again", b"record"))
            storage.keep_resting("m", b"%d" % number)
            await storage.close()
        storage = open_storage(path)
        assert await storage.carry("m", 2) == StoredCarry("again", b"record")
        assert await storage.carry("m", 3) is None
        assert await storage.resting("m") == b"2"
        await storage.close()

    asyncio.run(use())
