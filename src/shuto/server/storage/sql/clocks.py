"""Deadlines and signs of life in the database.

The deadlines of all tables are also kept in memory, so that a turn need not ask the database for them.
"""

from __future__ import annotations

import asyncio

from shuto.server.storage.clocks import DownTime
from shuto.server.storage.leases import NO_LEASE, Lease
from shuto.server.storage.sql.session import Session
from shuto.server.storage.sql.writer import Reader, Writer, fenced

_ALIVE = "INSERT INTO meta VALUES ('alive', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
_BOTH = "UPDATE matches SET deadline = ?, headline = ? WHERE id = ?"


class SqlClocks:
    """Deadlines and signs of life in the database."""

    def __init__(self, writer: Writer, read: Reader) -> None:
        self._writer = writer
        self._read = read
        self.deadlines: dict[str, int] = {}
        self.sooner = asyncio.Event()
        self.wakes_at: int | None = None

    def note(self, match: str, deadline: int | None, lease: Lease = NO_LEASE, headline: str | None = None) -> None:
        """Note when the clock of a match will be at zero (None: no clock runs), and its new headline, if any."""
        if headline is None:
            self._writer.soon(*fenced("UPDATE matches SET deadline = ? WHERE id = ?", (deadline, match), lease))
        else:
            self._writer.soon(*fenced(_BOTH, (deadline, headline, match), lease))
        self.expect(match, deadline)

    def expect(self, match: str, deadline: int | None) -> None:
        """Look at the clock of a match at this time (None: no clock runs), which is stored already."""
        if deadline is None:
            self.deadlines.pop(match, None)
            return
        self.deadlines[match] = deadline
        if self.wakes_at is None or deadline < self.wakes_at:
            self.sooner.set()

    def alive(self, at: int) -> None:
        """Give a sign of life."""
        self._writer.soon(_ALIVE, (at,))

    async def start(self, at: int) -> None:
        """Read the deadlines. If clocks were running, note how long the server was down."""
        rows = await self._read("SELECT id, deadline FROM matches WHERE deadline IS NOT NULL", ())
        self.deadlines.update(rows)
        found = await self._read("SELECT value FROM meta WHERE key = 'alive'", ())
        alive = found[0][0] if found else at

        def put(session: Session) -> None:
            if not rows:
                session.execute("DELETE FROM downs")  # no clock runs, so nobody needs them
            elif alive < at:
                session.execute("INSERT INTO downs VALUES (?, ?)", (alive, at))
            session.execute(_ALIVE, (at,))

        await self._writer.write(put, "")

    async def downs(self) -> list[DownTime]:
        """When the server was down while a clock ran, in order."""
        return [DownTime(*row) for row in await self._read("SELECT since, until FROM downs ORDER BY until", ())]
