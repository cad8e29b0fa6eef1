"""Storage in one SQLite file.

One thread writes. It commits all queued writes in one transaction (synchronous=FULL), so an awaited write returns only
when the data is on disk. Each read opens its own connection (WAL).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from shuto.server.metrics import STORAGE_ERRORS
from shuto.server.storage.protocol import (
    Entry,
    MatchGoneError,
    Order,
    StorageError,
    StoredCarry,
    StoredEvent,
    Summary,
)
from shuto.server.storage.sqlite import cleaning
from shuto.server.storage.sqlite.clocks import SqliteClocks
from shuto.server.storage.sqlite.devices import SqliteDevices
from shuto.server.storage.sqlite.listings import PUT_LISTING, SqliteListings
from shuto.server.storage.sqlite.people import SqlitePeople
from shuto.server.storage.sqlite.ratings import SqliteRatings
from shuto.server.storage.sqlite.writer import Writer
from shuto.server.times import ms_of

_SUMMARIES = "SELECT id, created_at, updated_at, events, headline FROM matches"
_HAS_EVENT = "SELECT 1 FROM events WHERE match = ? AND number = ?"


class SqliteStorage:
    """Stores matches in one SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._writer = Writer(path)
        self.people = SqlitePeople(self._writer, self._read)
        self.devices = SqliteDevices(self._writer, self._read)
        self.clocks = SqliteClocks(self._writer, self._read)
        self.listings = SqliteListings(self._writer, self._read)
        self.ratings = SqliteRatings(self._writer, self._read)

    async def append(
        self, match: str, number: int, events: Sequence[bytes], at: str, headline: str, sat: Collection[str] = (), *,
        entry: Entry | None = None, deadline: int | None = None,
    ) -> None:  # fmt: skip
        """Append all events or none. The first one gets `number`, counted from 1.

        `sat`: the players who sat down with these events. `entry` comes with the first event only.
        `deadline`: when to look at the clock of the match. Raises SequenceTakenError or, if the match was deleted,
        MatchGoneError.
        """
        last = number + len(events) - 1

        def put(connection: sqlite3.Connection) -> None:
            if number > 1 and not connection.execute(_HAS_EVENT, (match, number - 1)).fetchone():
                raise MatchGoneError(f"match {match} was deleted")
            connection.executemany(
                "INSERT INTO events (match, number, at, event) VALUES (?, ?, ?, ?)",
                [(match, number + i, at, event) for i, event in enumerate(events)],
            )
            connection.execute(
                """INSERT INTO matches (id, created_at, updated_at, events, headline, public, deadline)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, events = excluded.events,
                headline = excluded.headline, deadline = excluded.deadline""",
                (match, at, at, last, headline, entry is not None and entry.public, deadline),
            )
            if entry is not None and entry.listing is not None:
                connection.execute(PUT_LISTING, (*entry.listing, at, at))
            connection.executemany("INSERT OR IGNORE INTO sittings VALUES (?, ?)", [(player, match) for player in sat])

        await self._writer.write(put, f"match {match}: event {number} is taken")

    def headline(self, match: str, headline: str) -> None:
        """Set the summary of a match. Returns before it is on disk."""
        self._writer.soon("UPDATE matches SET headline = ? WHERE id = ?", (headline, match))

    async def keep_carry(self, match: str, number: int, carry: StoredCarry) -> None:
        """Store a carry; raises SequenceTakenError."""

        def put(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO carries VALUES (?, ?, ?, ?)", (match, number, *carry))

        await self._writer.write(put, f"match {match}: carry {number} is taken")

    async def carry(self, match: str, number: int) -> StoredCarry | None:
        """A carry of a match; None if there is no such carry."""
        sql = "SELECT next, record FROM carries WHERE match = ? AND number = ?"
        return next((StoredCarry(*row) for row in await self._read(sql, (match, number))), None)

    async def carries(self, match: str) -> dict[int, StoredCarry]:
        """All carries of a match by number."""
        rows = await self._read("SELECT number, next, record FROM carries WHERE match = ?", (match,))
        return {number: StoredCarry(*carry) for number, *carry in rows}

    async def last_carry(self, match: str) -> int:
        """The highest carry number of a match; 0 if it has no carries."""
        sql = "SELECT coalesce(max(number), 0) FROM carries WHERE match = ?"
        return int((await self._read(sql, (match,)))[0][0])

    def keep_resting(self, match: str, resting: bytes) -> None:
        """Store the table of a match at rest. Returns before it is on disk."""
        self._writer.soon("INSERT OR REPLACE INTO restings VALUES (?, ?)", (match, resting))

    async def resting(self, match: str) -> bytes | None:
        """The last stored table of a match at rest; None if there is none."""
        return next(
            (row[0] for row in await self._read("SELECT resting FROM restings WHERE match = ?", (match,))), None
        )

    async def any_resting(self, recent: int) -> bool:
        """Whether one of the most recently changed matches has a stored table at rest."""
        sql = "SELECT 1 FROM restings WHERE match IN (SELECT id FROM matches ORDER BY updated_at DESC LIMIT ?) LIMIT 1"
        return bool(await self._read(sql, (recent,)))

    async def load(self, match: str) -> list[StoredEvent]:
        """All events of a match in order; empty if there is no such match."""
        sql = "SELECT event, at FROM events WHERE match = ? ORDER BY number"
        return [StoredEvent(event, ms_of(at)) for event, at in await self._read(sql, (match,))]

    async def recent(self, limit: int) -> list[Summary]:
        """The most recently changed public matches, newest first, except those with an empty summary."""
        sql = f"{_SUMMARIES} WHERE public AND headline <> '' ORDER BY updated_at DESC, id LIMIT ?"
        return [Summary(*row) for row in await self._read(sql, (limit,))]

    async def listed(self, matches: Sequence[str]) -> list[Summary]:
        """Those of these matches that exist, most recently changed first."""
        marks = ", ".join("?" * len(matches))
        sql = f"{_SUMMARIES} WHERE headline <> '' AND id IN ({marks}) ORDER BY updated_at DESC, id"
        return [Summary(*row) for row in await self._read(sql, tuple(matches))]

    async def clean(self, now: datetime, spared: Collection[str]) -> list[str]:
        """Delete the abandoned matches, except those that are spared. Returns their ids."""
        gone: list[str] = []

        def put(connection: sqlite3.Connection) -> None:
            gone.extend(match for match in cleaning.abandoned(connection, now) if match not in spared)
            cleaning.delete_matches(connection, gone)
            cleaning.delete_orphans(connection)

        await self._writer.write(put, "cleaning")
        return gone

    async def orders(self, after: int) -> list[Order]:
        """What `shuto admin` did after the order with this number, in order."""
        sql = "SELECT number, action, subject FROM orders WHERE number > ? ORDER BY number"
        return [Order(*row) for row in await self._read(sql, (after,))]

    async def last_order(self) -> int:
        """The number of the last order; 0 if there was none."""
        return int((await self._read("SELECT coalesce(max(number), 0) FROM orders", ()))[0][0])

    async def close(self) -> None:
        """Write everything in the queue, then close."""
        await self._writer.close()

    async def _read(self, sql: str, args: tuple[object, ...]) -> list[Any]:
        def job() -> list[Any]:
            try:
                with closing(sqlite3.connect(self._path, timeout=10.0)) as connection:
                    return connection.execute(sql, args).fetchall()
            except sqlite3.Error as error:
                STORAGE_ERRORS.inc()
                raise StorageError(f"{self._path}: {error}") from error

        return await asyncio.to_thread(job)
