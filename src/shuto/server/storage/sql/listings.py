"""Listings in the database: the public and the rated tables that wait for people or are played now."""

from __future__ import annotations

from typing import Any

from shuto.server.storage.listings import Listing, ListingState, ShownListing
from shuto.server.storage.sql.writer import Reader, Writer

PUT_LISTING = """INSERT INTO listings (match, state, pool, clock, rated, public, since, seen)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (match) DO UPDATE SET state = excluded.state, pool = excluded.pool, clock = excluded.clock"""
_COLUMNS = "l.match, l.state, l.pool, l.clock, l.rated, l.public"


class SqlListings:
    """Listings in the database. It shares the writer of the storage."""

    def __init__(self, writer: Writer, read: Reader) -> None:
        self._writer = writer
        self._read = read

    async def put(self, listing: Listing, at: str) -> None:
        """Store or change a listing."""
        await self._writer.do((PUT_LISTING, (*listing, at, at)))

    async def drop(self, match: str) -> None:
        """Delete a listing, if there is one."""
        await self._writer.do(("DELETE FROM listings WHERE match = ?", (match,)))

    def seen(self, match: str, at: str | None) -> None:
        """Note since when nobody waits at a table; None: somebody is there. Returns before it is on disk."""
        self._writer.soon("UPDATE listings SET seen = ? WHERE match = ?", (at, match))

    async def nobody_here(self, at: str) -> None:
        """The server starts: nobody is at any table yet."""
        await self._writer.do(("UPDATE listings SET seen = ? WHERE seen IS NULL", (at,)))

    async def fitting(self, pool: str, clock: str, rated: bool, since: str) -> list[str]:
        """The open public tables of this kind, oldest first, at which somebody was at this time or later."""
        sql = """SELECT match FROM listings WHERE state = 'open' AND public AND pool = ? AND clock = ? AND rated = ?
            AND (seen IS NULL OR seen >= ?) ORDER BY since, match"""
        return [row[0] for row in await self._read(sql, (pool, clock, rated, since))]

    async def seated(self, player: str) -> list[Listing]:
        """The public tables at which a player sat down and whose games are not over."""
        sql = f"""SELECT {_COLUMNS} FROM sittings s JOIN listings l ON l.match = s.match
            WHERE s.player = ? AND l.public ORDER BY l.since, l.match"""
        return [_listing(row) for row in await self._read(sql, (player,))]

    async def shown(self, state: ListingState, since: str, limit: int) -> list[ShownListing]:
        """Public tables: open ones, oldest first, if somebody was there since then; live ones, latest turn first."""
        open_ones = ("(seen IS NULL OR seen >= ?)", "l.since")
        seen, order = open_ones if state == "open" else ("m.updated_at >= ?", "m.updated_at DESC")
        sql = f"""SELECT {_COLUMNS}, l.since, m.updated_at, m.headline FROM listings l JOIN matches m ON m.id = l.match
            WHERE l.state = ? AND l.public AND {seen} AND m.headline <> '' ORDER BY {order}, l.match LIMIT ?"""
        rows = await self._read(sql, (state, since, limit))
        return [ShownListing(_listing(row[:6]), *row[6:]) for row in rows]

    async def due(self) -> list[str]:
        """The rated tables whose game has started. One that is over has not been rated yet."""
        return [row[0] for row in await self._read("SELECT match FROM listings WHERE rated AND state = 'live'", ())]


def _listing(row: Any) -> Listing:
    match, state, pool, clock, rated, public = row
    return Listing(match, state, pool, clock, bool(rated), bool(public))
