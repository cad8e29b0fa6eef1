"""SQLite: one file. Its commits are on disk when they return (WAL, synchronous=FULL). Each read opens the file anew."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from shuto.server.metrics import STORAGE_ERRORS
from shuto.server.storage.protocol import StorageError
from shuto.server.storage.sql.dialect import Sqlite
from shuto.server.storage.sql.migrations import migrate
from shuto.server.storage.sql.session import Session, Write, WriteOutcome, put_each

_BUSY = 10.0
"""Seconds that a connection waits for another program that writes."""


class SqliteDatabase:
    """A SQLite file."""

    dialect = Sqlite()

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path)

    def link(self, *, migrated: bool = True) -> SqliteLink:
        """Open the file for writing, and migrate it if needed."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.path, isolation_level=None, timeout=_BUSY)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{self.name}: {error}") from None
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            link = SqliteLink(connection, self.name)
            if migrated:
                migrate(link, self.name)
        except sqlite3.Error as error:
            connection.close()
            raise StorageError(f"{self.name}: {error}") from None
        except StorageError:
            connection.close()
            raise
        return link

    async def read(self, sql: str, args: tuple[object, ...], patience: float) -> list[Any]:  # noqa: ARG002 - a file is never away
        """The rows of a statement. A file does not come back, so nobody waits for it."""
        return await asyncio.to_thread(self._read, sql, args)

    def _read(self, sql: str, args: tuple[object, ...]) -> list[Any]:
        try:
            with closing(sqlite3.connect(self.path, timeout=_BUSY)) as connection:
                return connection.execute(sql, args).fetchall()
        except sqlite3.Error as error:
            STORAGE_ERRORS.inc()
            raise StorageError(f"{self.name}: {error}") from error

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:  # noqa: ARG002 - a file has one server
        """A file has one server."""
        return nullcontext()

    async def close(self) -> None:
        """No connection is kept for reads."""


class SqliteLink:
    """The connection that writes to the file."""

    unsure = False

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self._connection = connection
        self._name = name
        self._session = _Session(connection)

    def commit(self, writes: Sequence[Write]) -> list[WriteOutcome]:
        """Commit all writes in one transaction. If that fails, none of them is stored."""
        try:
            with self.transaction() as session:
                return [WriteOutcome(write.put(session)) for write in writes]
        except Exception:  # rare: one of them cannot be written, so each is tried by itself
            pass
        try:
            with self.transaction() as session:
                return put_each(session, writes, sqlite3.IntegrityError, lambda error: isinstance(error, sqlite3.Error))
        except StorageError as error:
            STORAGE_ERRORS.inc(len(writes))
            return [WriteOutcome(None, error)] * len(writes)

    def transaction(self) -> AbstractContextManager[Session]:
        """A transaction, committed at the end unless something is raised."""
        return self._begun(Sqlite.begin)

    def snapshot(self) -> AbstractContextManager[Session]:
        """A transaction that reads everything as it is now."""
        return self._begun("BEGIN")

    @contextmanager
    def _begun(self, begin: str) -> Iterator[Session]:
        try:
            self._connection.execute(begin)
            yield self._session
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise StorageError(f"{self._name}: {error}") from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


class _Session:
    """A connection to the file, in a transaction."""

    dialect = Sqlite()

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, args: tuple[object, ...] = ()) -> None:
        self._connection.execute(sql, args)

    def many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        self._connection.executemany(sql, rows)

    def rows(self, sql: str, args: tuple[object, ...] = ()) -> list[Any]:
        return self._connection.execute(sql, args).fetchall()

    def change(self, sql: str, args: tuple[object, ...], otherwise: StorageError) -> None:
        if self._connection.execute(sql, args).rowcount == 0:
            raise otherwise
