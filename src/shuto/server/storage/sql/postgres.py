"""PostgreSQL: one connection that writes, and a pool of those that read.

A connection may be lost at any time, also in a commit. Every transaction of writes therefore changes a row of its own
in `meta`: it says which batch of this writer was committed last. After a loss, the next connection locks that row,
which waits for what the lost one may still be doing, and reads it. So a batch is stored once, whatever happened.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from typing import Any, TypeAlias

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from shuto.server.metrics import STORAGE_ERRORS
from shuto.server.storage.protocol import StorageError
from shuto.server.storage.sql.dialect import Postgres
from shuto.server.storage.sql.migrations import migrate
from shuto.server.storage.sql.session import AwayError, Session, Write, WriteOutcome, put_each, waits
from shuto.server.times import now_ms

_Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]

_LOST = ("08", "40", "53", "57", "55P03", "25P03", "25006")
"""States of errors after which another try may succeed: the connection is lost, or the database cannot write now."""
_CONNECTION = {"connect_timeout": "5", "keepalives_idle": "10", "tcp_user_timeout": "8000", "application_name": "shuto"}
"""Settings of a connection, unless the address states others. A dead network is noticed within seconds."""
_GIVE_UP = 2.0
"""Seconds after which the pool leaves a failed connection alone until somebody asks again."""
_A_DAY = 86_400_000
_COMMITTED = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of every failed try; we say it once


class PostgresDatabase:
    """A PostgreSQL database at an address such as postgresql://user@host/name."""

    dialect = Postgres()

    def __init__(self, address: str, connections: int) -> None:
        try:
            given = conninfo_to_dict(address)
        except psycopg.ProgrammingError as error:
            raise StorageError(f"--database: {one_line(error)}") from None
        self._conninfo = make_conninfo(
            address, **{key: value for key, value in _CONNECTION.items() if key not in given}
        )
        self.name = f"postgresql://{given.get('host', '')}/{given.get('dbname', '')}"
        self._most = connections
        self._pool: AsyncConnectionPool[psycopg.AsyncConnection[tuple[Any, ...]]] | None = None

    def link(self, *, migrated: bool = True) -> PostgresLink:
        """Connect for writing, and migrate the schema if needed."""
        link = PostgresLink(self._conninfo, self.name)
        try:
            link.connect()
            if migrated:
                migrate(link, self.name)
        except psycopg.Error as error:
            link.close()
            raise StorageError(f"{self.name}: {one_line(error)}") from None
        except StorageError:
            link.close()
            raise
        return link

    async def read(self, sql: str, args: tuple[object, ...], patience: float) -> list[Any]:
        """The rows of a statement. It waits up to `patience` seconds for a database that is away."""
        problem: Exception = PoolTimeout("no connection is free")
        query = _query(sql)
        for wait in waits(time.monotonic() + patience):
            try:
                pool = await self._opened()
                async with pool.connection(timeout=max(wait, 0.1)) as connection:
                    return await (await connection.execute(query, args)).fetchall()
            except PoolTimeout as error:
                problem = error
            except psycopg.Error as error:
                if not _is_lost(error):
                    STORAGE_ERRORS.inc()
                    raise StorageError(f"{self.name}: {one_line(error)}") from error
                problem = error
                await pool.check()  # the others are probably lost, too
        STORAGE_ERRORS.inc()
        raise AwayError(f"{self.name}: {one_line(problem)}") from problem

    @asynccontextmanager
    async def alone(self, what: int) -> AsyncIterator[None]:
        """Let one program at a time do something, while this is open. If the connection is lost, so is the lock."""
        try:
            pool = await self._opened()
            async with pool.connection() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", (what,))
                yield
        except (psycopg.OperationalError, PoolTimeout) as error:
            raise AwayError(f"{self.name}: {one_line(error)}") from error

    async def _opened(self) -> AsyncConnectionPool[psycopg.AsyncConnection[tuple[Any, ...]]]:
        if self._pool is None:
            self._pool = AsyncConnectionPool(
                self._conninfo, min_size=1, max_size=self._most, open=False, kwargs={"autocommit": True},
                reconnect_timeout=_GIVE_UP, name="shuto",
            )  # fmt: skip
            await self._pool.open()
        return self._pool

    async def close(self) -> None:
        """Close the connections that read."""
        if self._pool is not None:
            await self._pool.close()
            self._pool = None


class PostgresLink:
    """The connection that writes. It connects again when it has to."""

    def __init__(self, conninfo: str, name: str) -> None:
        self._conninfo = conninfo
        self._name = name
        self._connection: _Connection | None = None
        self._key = f"writer-{secrets.token_hex(8)}"
        self._batch = 0
        """The number of the last batch that was begun: the time, so that rows of the dead can be told by their age."""
        self._in_commit: list[WriteOutcome] | None = None

    @property
    def unsure(self) -> bool:
        """Whether the connection was lost in a commit."""
        return self._in_commit is not None

    def connect(self) -> _Connection:
        """The connection, made if needed."""
        if self._connection is None:
            self._connection = psycopg.connect(self._conninfo, autocommit=True)
            # a lost connection must not hold locks for long, nor may a commit return before it is on disk
            self._connection.execute(
                """SELECT set_config('lock_timeout', '5s', FALSE), set_config('synchronous_commit', CASE
                WHEN current_setting('synchronous_commit') = 'off' THEN 'on'
                ELSE current_setting('synchronous_commit') END, FALSE),
                set_config('idle_in_transaction_session_timeout', '3s', FALSE)"""
            )
        return self._connection

    def commit(self, writes: Sequence[Write]) -> list[WriteOutcome]:
        """Commit all writes in one transaction; raises AwayError. What an earlier call may have stored is found out."""
        with self._noticing_loss():
            connection = self.connect()
            if self._in_commit is not None:
                outcomes, stored = self._in_commit, self._was_stored(connection)
                self._in_commit = None
                if stored:
                    return outcomes
            together = self._put_together(connection, writes)
            outcomes = self._put_each(connection, writes) if together is None else together
            self._in_commit = outcomes
            connection.execute("COMMIT")
            self._in_commit = None
            return outcomes

    def _was_stored(self, connection: _Connection) -> bool:
        """Whether the batch is stored whose commit was cut off. Waits for the lost connection to end."""
        with connection.transaction():
            row = connection.execute("SELECT value FROM meta WHERE key = %s FOR UPDATE", (self._key,)).fetchone()
        return row is not None and row[0] == self._batch

    def _begin(self, session: _Session) -> None:
        self._batch = max(now_ms(), self._batch + 1)
        session.execute(Postgres.begin)
        session.execute(_COMMITTED, (self._key, self._batch))

    def _put_together(self, connection: _Connection, writes: Sequence[Write]) -> list[WriteOutcome] | None:
        """Send all writes without waiting for each answer. None: one of them failed, and nothing is written."""
        session = _Session(connection, piped=True)
        try:
            with connection.pipeline():
                self._begin(session)
                outcomes = [WriteOutcome(write.put(session)) for write in writes]
            session.check()
        except Exception as error:  # which one it was is found out one by one
            if _is_lost(error):
                raise
            connection.execute("ROLLBACK")
            return None
        return outcomes

    def _put_each(self, connection: _Connection, writes: Sequence[Write]) -> list[WriteOutcome]:
        session = _Session(connection)
        self._begin(session)
        return put_each(session, writes, psycopg.IntegrityError, _is_lost)

    @contextmanager
    def transaction(self) -> Iterator[Session]:
        """A transaction, committed at the end unless something is raised."""
        with self._noticing_loss():
            connection = self.connect()
            with connection.transaction():
                yield _Session(connection)

    @contextmanager
    def snapshot(self) -> Iterator[Session]:
        """A transaction that reads everything as it is now."""
        with self.transaction() as session:
            session.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            session.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            yield session

    @contextmanager
    def _noticing_loss(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            if self._connection is not None:
                self._connection.close()
                self._connection = None
            if _is_lost(error):
                raise AwayError(f"{self._name}: {one_line(error)}") from error
            self._in_commit = None
            raise StorageError(f"{self._name}: {one_line(error)}") from error

    def close(self) -> None:
        """Delete what tells this writer's batches, and what writers left who were killed, and close the connection."""
        if self._connection is None:
            return
        with suppress(psycopg.Error):
            if self._batch:
                sql = "DELETE FROM meta WHERE key = %s OR (substr(key, 1, 7) = 'writer-' AND value < %s)"
                self._connection.execute(sql, (self._key, now_ms() - _A_DAY))
        self._connection.close()
        self._connection = None


class _Session:
    """A connection in a transaction. A piped one does not wait for answers that nobody reads."""

    dialect = Postgres()

    def __init__(self, connection: _Connection, *, piped: bool = False) -> None:
        self._connection = connection
        self._piped = piped
        self._changes: list[tuple[psycopg.Cursor[tuple[Any, ...]], StorageError]] = []

    def execute(self, sql: str, args: tuple[object, ...] = ()) -> None:
        self._connection.execute(_query(sql), args)

    def many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        if rows:
            self._connection.cursor().executemany(_query(sql), rows)

    def rows(self, sql: str, args: tuple[object, ...] = ()) -> list[Any]:
        return self._connection.execute(_query(sql), args).fetchall()

    def change(self, sql: str, args: tuple[object, ...], otherwise: StorageError) -> None:
        self._changes.append((self._connection.execute(_query(sql), args), otherwise))
        if not self._piped:
            self.check()

    def check(self) -> None:
        """Raise the error of a change that changed nothing."""
        changes, self._changes = self._changes, []
        for cursor, otherwise in changes:
            if cursor.rowcount == 0:
                raise otherwise


@lru_cache(maxsize=512)
def _query(sql: str) -> bytes:
    return Postgres().sql(sql).encode()


def _is_lost(error: Exception) -> bool:
    """Whether another try may succeed."""
    if not isinstance(error, psycopg.Error) or isinstance(error, psycopg.errors.PipelineAborted):
        return False
    if error.sqlstate is None:  # the database said nothing: there is no connection
        return isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError))
    return error.sqlstate.startswith(_LOST)


def one_line(error: Exception) -> str:
    """The error message of the database, on one line."""
    return " ".join(str(error).split())
