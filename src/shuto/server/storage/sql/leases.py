"""Leases in the database: two columns of a match, and the processes that give signs of life.

The token is in the row of the match, which every new event changes anyway. So the check costs nothing, and the lock of
that row puts those who write and those who take in order.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from shuto.server.storage.leases import Lease, Process, TakenLease
from shuto.server.storage.sql.cleaning import UNHELD
from shuto.server.storage.sql.session import Database, Session
from shuto.server.storage.sql.writer import Reader, Writer

_BEAT = """INSERT INTO processes (id, address, until) VALUES (?, ?, {now} + ?)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, address = excluded.address"""
_TAKE = f"UPDATE matches SET holder = ?, token = token + 1 WHERE id = ? AND (holder = ? OR {UNHELD})"
_PLACE = """SELECT m.holder, m.token, p.address, p.until, p.until > {now} FROM matches m
    LEFT JOIN processes p ON p.id = m.holder WHERE m.id = ?"""
_LONG_AGO = 86_400_000


class SqlLeases:
    """Leases in the database. It shares the writer of the storage."""

    def __init__(self, database: Database, writer: Writer, read: Reader) -> None:
        self._database, self._writer, self._read = database, writer, read

    def _sql(self, sql: str) -> str:
        return sql.format(now=self._database.dialect.now)

    async def join(self, process: Process, seconds: float) -> None:
        """Give the first sign of life. If all processes were gone while clocks ran, note for how long."""

        def put(session: Session) -> None:
            session.rows(session.dialect.alone)  # of several that start at once, one is the first
            last, now = session.rows(self._sql("SELECT max(until), {now} FROM processes"))[0]
            if last is not None and last <= now:
                running = session.rows("SELECT 1 FROM matches WHERE deadline IS NOT NULL LIMIT 1")
                if running:
                    session.execute("INSERT INTO downs VALUES (?, ?)", (last - _ms(seconds), now))
                else:
                    session.execute("DELETE FROM downs")  # nobody's clock ran in them
            session.execute(self._sql(_BEAT), (*process, _ms(seconds)))

        await self._writer.write(put, "")

    async def beat(self, process: Process, seconds: float) -> None:
        """Give a sign of life: it is good for so many seconds."""
        await self._writer.do((self._sql(_BEAT), (*process, _ms(seconds))))

    async def leave(self, process: Process) -> None:
        """Give everything back, and no more signs of life."""
        await self._writer.do(
            ("UPDATE matches SET holder = '' WHERE holder = ?", (process.id,)),
            (self._sql("UPDATE processes SET until = {now} WHERE id = ?"), (process.id,)),
        )

    async def take(self, match: str, process: Process, seconds: float) -> TakenLease | None:
        """Take a match, unless a process that lives has it. None: there is no such match."""
        found = await self._read(self._sql(_PLACE), (match,))
        if not found:
            return None
        holder, token, address, until, lives = found[0]
        if lives and holder != process.id:
            return TakenLease(Lease(holder, token), address, None)

        def put(session: Session) -> TakenLease | None:
            session.execute(self._sql(_TAKE), (process.id, match, process.id))
            rows = session.rows(self._sql(_PLACE), (match,))
            if not rows:
                return None
            now_holder, now_token, there, _, _ = rows[0]
            died = until is not None and holder != process.id and now_holder == process.id
            return TakenLease(Lease(now_holder, now_token), there or "", until - _ms(seconds) if died else None)

        return await self._writer.write(put, "")

    def release(self, match: str, lease: Lease) -> None:
        """Give a match back. Returns before it is on disk."""
        sql = "UPDATE matches SET holder = '' WHERE id = ? AND holder = ? AND token = ?"
        self._writer.soon(sql, (match, *lease))

    async def held(self, process: Process) -> dict[str, int]:
        """The matches that a process has, with their tokens."""
        return dict(await self._read("SELECT id, token FROM matches WHERE holder = ?", (process.id,)))

    async def alive(self) -> list[Process]:
        """All processes that give signs of life, in the order of their ids."""
        sql = self._sql("SELECT id, address FROM processes WHERE until > {now} ORDER BY id")
        return [Process(*row) for row in await self._read(sql, ())]

    async def orphans(self, soon: int) -> dict[str, int]:
        """Matches that nobody has and whose clocks are at zero soon (in ms): when."""
        sql = self._sql(f"SELECT id, deadline FROM matches WHERE deadline <= {{now}} + ? AND {UNHELD}")
        return dict(await self._read(sql, (soon,)))

    async def tidy(self, at: str) -> None:
        """Note that nobody waits at tables that nobody has, and forget processes that died long ago."""
        unheld = self._sql(f"SELECT id FROM matches WHERE {UNHELD}")
        known = self._sql("SELECT id FROM processes WHERE until >= {now} - ?")
        await self._writer.do(
            (f"UPDATE listings SET seen = ? WHERE seen IS NULL AND match IN ({unheld})", (at,)),
            (f"UPDATE matches SET holder = '' WHERE holder <> '' AND holder NOT IN ({known})", (_LONG_AGO,)),
            (self._sql("DELETE FROM processes WHERE until < {now} - ?"), (_LONG_AGO,)),
        )

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        """Let one process at a time do something, while this is open."""
        return self._database.alone(what)


def _ms(seconds: float) -> int:
    return round(1000 * seconds)
