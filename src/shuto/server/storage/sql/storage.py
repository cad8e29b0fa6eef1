"""Storage in a database.

One thread writes. It commits all queued writes in one transaction, so an awaited write returns only when the data is on
disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

from shuto.server.storage.leases import NO_LEASE, Lease
from shuto.server.storage.peek import ANY_RESTING
from shuto.server.storage.protocol import (
    NOTHING_ELSE,
    Along,
    LeaseLostError,
    MatchGoneError,
    Order,
    StorageError,
    StoredCarry,
    StoredEvent,
    Summary,
)
from shuto.server.storage.sql import cleaning
from shuto.server.storage.sql.clocks import SqlClocks
from shuto.server.storage.sql.devices import SqlDevices
from shuto.server.storage.sql.leases import SqlLeases
from shuto.server.storage.sql.listings import PUT_LISTING, SqlListings
from shuto.server.storage.sql.people import SqlPeople
from shuto.server.storage.sql.ratings import SqlRatings
from shuto.server.storage.sql.session import Database, Session
from shuto.server.storage.sql.writer import Writer, fenced
from shuto.server.times import ms_of

_SUMMARIES = "SELECT id, created_at, updated_at, events, headline FROM matches"
_CREATE = """INSERT INTO matches (updated_at, events, headline, deadline, id, created_at, public, holder, token)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_CHANGE = "UPDATE matches SET updated_at = ?, events = ?, headline = ?, deadline = ? WHERE id = ? AND events >= ?"
_CHECK = 2.0
"""Seconds in which a healthy database answers."""


class SqlStorage:
    """Stores matches in a database."""

    def __init__(self, database: Database, patience: float) -> None:
        self._database = database
        self._patience = patience
        self._writer = Writer(database, patience)
        self.people = SqlPeople(self._writer, self._read)
        self.devices = SqlDevices(self._writer, self._read)
        self.clocks = SqlClocks(self._writer, self._read)
        self.listings = SqlListings(self._writer, self._read)
        self.ratings = SqlRatings(self._writer, self._read)
        self.leases = SqlLeases(database, self._writer, self._read)

    async def append(
        self, match: str, number: int, events: Sequence[bytes], at: str, headline: str, along: Along = NOTHING_ELSE
    ) -> None:
        """Append all events or none, and what is stored along with them. The first one gets `number`, counted from 1.

        Raises SequenceTakenError or, if the match was deleted, MatchGoneError; with a lease: LeaseLostError.
        """
        last, entry, lease = number + len(events) - 1, along.entry, along.lease

        gone: StorageError = MatchGoneError(f"match {match} was deleted")
        if lease.token:
            gone = LeaseLostError(f"match {match}: another process has it")

        def put(session: Session) -> None:
            # the row of the match is locked first, so that nobody deletes the match meanwhile
            if number == 1:
                public = entry is not None and entry.public
                session.execute(_CREATE, (at, last, headline, along.deadline, match, at, public, *lease))
            else:
                changed = (at, last, headline, along.deadline, match, number - 1)
                session.change(*fenced(_CHANGE, changed, lease), gone)
            session.many(
                "INSERT INTO events (match, number, at, event) VALUES (?, ?, ?, ?)",
                [(match, number + i, at, event) for i, event in enumerate(events)],
            )
            if entry is not None and entry.listing is not None:
                session.execute(PUT_LISTING, (*entry.listing, at, at))
            sittings = [(player, match) for player in along.sat]
            session.many("INSERT INTO sittings VALUES (?, ?) ON CONFLICT DO NOTHING", sittings)

        await self._writer.write(put, f"match {match}: event {number} is taken")

    def headline(self, match: str, headline: str, lease: Lease = NO_LEASE) -> None:
        """Set the summary of a match. Returns before it is on disk."""
        self._writer.soon(*fenced("UPDATE matches SET headline = ? WHERE id = ?", (headline, match), lease))

    async def keep_carry(self, match: str, number: int, carry: StoredCarry) -> None:
        """Store a carry; raises SequenceTakenError."""
        sql = "INSERT INTO carries VALUES (?, ?, ?, ?)"
        await self._writer.do((sql, (match, number, *carry)), taken=f"match {match}: carry {number} is taken")

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
        sql = "INSERT INTO restings VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET resting = excluded.resting"
        self._writer.soon(sql, (match, resting))

    async def resting(self, match: str) -> bytes | None:
        """The last stored table of a match at rest; None if there is none."""
        return next(
            (row[0] for row in await self._read("SELECT resting FROM restings WHERE match = ?", (match,))), None
        )

    async def any_resting(self, recent: int) -> bool:
        """Whether one of the most recently changed matches has a stored table at rest."""
        return bool(await self._read(ANY_RESTING, (recent,)))

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

        def put(session: Session) -> list[str]:
            gone = [match for match in cleaning.abandoned(session, now) if match not in spared]
            cleaning.delete_matches(session, gone)
            cleaning.delete_orphans(session)
            return gone

        return await self._writer.write(put, "cleaning")

    async def orders(self, after: int) -> list[Order]:
        """The orders of `shuto admin` after the one with this number, in order."""
        sql = "SELECT number, action, subject FROM orders WHERE number > ? ORDER BY number"
        return [Order(*row) for row in await self._read(sql, (after,))]

    async def last_order(self) -> int:
        """The number of the last order; 0 if there was none."""
        return int((await self._read("SELECT coalesce(max(number), 0) FROM orders", ()))[0][0])

    async def check(self) -> None:
        """Raise StorageError if the database does not answer now."""
        if self._writer.away is not None:
            raise self._writer.away
        try:
            async with asyncio.timeout(_CHECK):
                await self._database.read("SELECT 1 FROM meta", (), _CHECK)
        except TimeoutError:
            raise StorageError(f"{self._database.name}: no answer within {_CHECK:g} s") from None

    async def close(self) -> None:
        """Write everything in the queue, then close. Nobody waits for a database that is away."""
        await self._writer.close()
        await self._database.close()

    async def _read(self, sql: str, args: tuple[object, ...]) -> list[Any]:
        return await self._database.read(sql, args, self._patience)
