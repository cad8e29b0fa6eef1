"""Storage: the append-only log of each match, on one SQLite file with one writer.

Writes queue up for a single thread that commits whatever has gathered in one transaction (synchronous=FULL): an await
returns only when the event is on the disk. Readers have connections of their own (WAL).
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple, Protocol

SCHEMA = 2
_MOST_TOGETHER = 256


class StorageError(RuntimeError):
    """The log could not be written or read."""


class SequenceTakenError(StorageError):
    """Somebody else has already appended that event number."""


class Summary(NamedTuple):
    """What a list of matches shows."""

    id: str
    created_at: str
    updated_at: str
    events: int
    headline: str


class StoredCarry(NamedTuple):
    """A carry as it is kept: what came next for the player, and its record (CarryRecord.to_bytes)."""

    next: str
    record: bytes


class Storage(Protocol):
    """Where matches are kept. Every method returns only when the deed is durable."""

    async def append(self, match: str, number: int, events: Sequence[bytes], at: str, headline: str) -> None:
        """Append events of a match, the first of them `number` (from 1): all or none. Raises SequenceTakenError."""
        ...

    def headline(self, match: str, headline: str) -> None:
        """Change what a list says of a match, some time soon: it can be made anew from the log."""
        ...

    async def load(self, match: str) -> list[bytes]:
        """All events of a match in order; empty if there is none."""
        ...

    async def keep_carry(self, match: str, number: int, carry: StoredCarry) -> None:
        """Keep the record of a carry; raises SequenceTakenError."""
        ...

    async def carry(self, match: str, number: int) -> StoredCarry | None:
        """A carry of a match; None if there is none of that number."""
        ...

    async def last_carry(self, match: str) -> int:
        """The highest number of a carry of a match; 0 if there is none."""
        ...

    def keep_resting(self, match: str, resting: bytes) -> None:
        """Keep how the table of a match rests, some time soon: it can be made anew from the log."""
        ...

    async def resting(self, match: str) -> bytes | None:
        """How the table of a match rested when it was last kept."""
        ...

    async def recent(self, limit: int) -> list[Summary]:
        """The matches touched last."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let go of the file."""
        ...


class _Write(NamedTuple):
    """Something for the writer thread to do within a transaction, and who waits for it."""

    put: Callable[[sqlite3.Connection], None]
    taken: str
    """What to say where a number is taken."""
    done: Future[None]


class SqliteStorage:
    """Storage on one SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._write_all, args=(opened,), name="shuto-storage", daemon=True)
        self._thread.start()
        opened.result()

    async def append(self, match: str, number: int, events: Sequence[bytes], at: str, headline: str) -> None:
        """Append events of a match, the first of them `number` (from 1): all or none. Raises SequenceTakenError."""
        last = number + len(events) - 1

        def put(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "INSERT INTO events (match, number, at, event) VALUES (?, ?, ?, ?)",
                [(match, number + i, at, event) for i, event in enumerate(events)],
            )
            connection.execute(
                """INSERT INTO matches (id, created_at, updated_at, events, headline) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at, events = excluded.events,
                headline = excluded.headline""",
                (match, at, at, last, headline),
            )

        await self._write(put, f"match {match}: event {number} is taken")

    def headline(self, match: str, headline: str) -> None:
        """Change what a list says of a match, some time soon."""
        self._soon("UPDATE matches SET headline = ? WHERE id = ?", (headline, match))

    async def keep_carry(self, match: str, number: int, carry: StoredCarry) -> None:
        """Keep the record of a carry; raises SequenceTakenError."""

        def put(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO carries VALUES (?, ?, ?, ?)", (match, number, *carry))

        await self._write(put, f"match {match}: carry {number} is taken")

    async def carry(self, match: str, number: int) -> StoredCarry | None:
        """A carry of a match; None if there is none of that number."""
        sql = "SELECT next, record FROM carries WHERE match = ? AND number = ?"
        return next((StoredCarry(*row) for row in await self._read(sql, (match, number))), None)

    async def last_carry(self, match: str) -> int:
        """The highest number of a carry of a match; 0 if there is none."""
        sql = "SELECT coalesce(max(number), 0) FROM carries WHERE match = ?"
        return int((await self._read(sql, (match,)))[0][0])

    def keep_resting(self, match: str, resting: bytes) -> None:
        """Keep how the table of a match rests, some time soon."""
        self._soon("INSERT OR REPLACE INTO restings VALUES (?, ?)", (match, resting))

    async def resting(self, match: str) -> bytes | None:
        """How the table of a match rested when it was last kept."""
        return next(
            (row[0] for row in await self._read("SELECT resting FROM restings WHERE match = ?", (match,))), None
        )

    async def _write(self, put: Callable[[sqlite3.Connection], None], taken: str) -> None:
        done: Future[None] = Future()
        self._queue.put(_Write(put, taken, done))
        await asyncio.wrap_future(done)

    def _soon(self, sql: str, args: tuple[object, ...]) -> None:
        def put(connection: sqlite3.Connection) -> None:
            connection.execute(sql, args)

        self._queue.put(_Write(put, "taken", Future()))

    async def load(self, match: str) -> list[bytes]:
        """All events of a match in order; empty if there is none."""
        sql = "SELECT event FROM events WHERE match = ? ORDER BY number"
        return [row[0] for row in await self._read(sql, (match,))]

    async def recent(self, limit: int) -> list[Summary]:
        """The matches touched last."""
        sql = "SELECT id, created_at, updated_at, events, headline FROM matches ORDER BY updated_at DESC, id LIMIT ?"
        return [Summary(*row) for row in await self._read(sql, (limit,))]

    async def close(self) -> None:
        """Finish what is queued and let go of the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _read(self, sql: str, args: tuple[object, ...]) -> list[Any]:
        def job() -> list[Any]:
            connection = sqlite3.connect(self._path, timeout=10.0)
            try:
                return connection.execute(sql, args).fetchall()
            finally:
                connection.close()

        return await asyncio.to_thread(job)

    def _write_all(self, opened: Future[None]) -> None:
        """The writer thread: open, then commit together whatever has queued up."""
        try:
            connection = _open(self._path)
        except (sqlite3.Error, StorageError) as error:
            opened.set_exception(StorageError(f"{self._path}: {error}"))
            return
        opened.set_result(None)
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < _MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get())
            going = None not in batch
            _commit(connection, [write for write in batch if write is not None])
        connection.close()


_MIGRATIONS = (
    """
    CREATE TABLE matches (
        id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
        events INTEGER NOT NULL, headline TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE events (
        match TEXT NOT NULL, number INTEGER NOT NULL, at TEXT NOT NULL, event BLOB NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    CREATE INDEX matches_by_time ON matches (updated_at DESC);
    """,
    """
    CREATE TABLE carries (
        match TEXT NOT NULL, number INTEGER NOT NULL, next TEXT NOT NULL, record BLOB NOT NULL,
        PRIMARY KEY (match, number)
    );
    CREATE TABLE restings (match TEXT PRIMARY KEY, resting BLOB NOT NULL);
    """,
)
"""What makes each schema out of the one before."""


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA:
        raise StorageError(f"made by a newer Shuto (schema {version}, this one knows {SCHEMA})")
    for number, step in enumerate(_MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN; {step} PRAGMA user_version = {number}; COMMIT;")
    return connection


def _commit(connection: sqlite3.Connection, writes: list[_Write]) -> None:
    """One transaction for all; each write has a savepoint, so that a refused one does not take the others with it."""
    if not writes:
        return
    outcomes: list[tuple[_Write, BaseException | None]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for write in writes:
            outcomes.append((write, _put(connection, write)))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        outcomes = [(write, StorageError(str(error))) for write in writes]
    for write, problem in outcomes:
        if not write.done.set_running_or_notify_cancel():
            continue  # whoever asked is gone; the event is stored all the same
        if problem is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(problem)


def _put(connection: sqlite3.Connection, write: _Write) -> BaseException | None:
    connection.execute("SAVEPOINT one")
    try:
        write.put(connection)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO one")
        return SequenceTakenError(write.taken)
    finally:
        connection.execute("RELEASE one")
    return None
