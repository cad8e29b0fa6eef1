"""Protocols of a database: sessions that execute SQL, links that commit writes together, reads."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from random import uniform
from typing import Any, NamedTuple, Protocol

from shuto.server.storage.protocol import SequenceTakenError, StorageError
from shuto.server.storage.sql.dialect import Dialect

_log = logging.getLogger("shuto.storage")
_FIRST_WAIT, _LONGEST_WAIT = 0.05, 2.0


class AwayError(StorageError):
    """The database does not answer. It may come back."""


class Session(Protocol):
    """A connection in a transaction. Statements have `?` for each value."""

    @property
    def dialect(self) -> Dialect:
        """The parts of SQL in which the databases differ."""
        ...

    def execute(self, sql: str, args: tuple[object, ...] = ()) -> None:
        """Execute a statement."""
        ...

    def many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        """Execute a statement for each row of values."""
        ...

    def rows(self, sql: str, args: tuple[object, ...] = ()) -> list[Any]:
        """Execute a statement and return its rows."""
        ...

    def change(self, sql: str, args: tuple[object, ...], otherwise: StorageError) -> None:
        """Execute a statement that must change a row, or else the write fails with this error."""
        ...


Put = Callable[[Session], Any]
"""Writes something. It may be called again if its transaction could not be committed."""


@dataclass(frozen=True, slots=True)
class Write:
    """A queued write."""

    put: Put
    taken: str
    """The error message if a number is already in use."""
    until: float
    """When the caller is told that it could not be written, by the monotonic clock."""
    done: asyncio.Future[Any] | None = None
    """The future that its caller awaits; None: nobody waits."""


class WriteOutcome(NamedTuple):
    """The result of `put`, or why nothing was written."""

    value: Any
    problem: StorageError | None = None


class Link(Protocol):
    """A connection that writes."""

    @property
    def unsure(self) -> bool:
        """Whether the connection was lost in a commit, so that nobody knows yet whether its writes are stored."""
        ...

    def commit(self, writes: Sequence[Write]) -> list[WriteOutcome]:
        """Write all that can be written in one transaction, and return when it is on disk.

        Raises AwayError if the database does not answer. While the link is unsure, it must be called with the same
        writes: it first finds out whether they are stored.
        """
        ...

    def transaction(self) -> AbstractContextManager[Session]:
        """A transaction, committed at the end unless something is raised."""
        ...

    def snapshot(self) -> AbstractContextManager[Session]:
        """A transaction that reads everything as it is now, whatever others write meanwhile. Nobody waits for it."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...


class Database(Protocol):
    """A database, and how one connects to it."""

    @property
    def name(self) -> str:
        """Its name in messages: without a password."""
        ...

    @property
    def dialect(self) -> Dialect:
        """The parts of SQL in which the databases differ."""
        ...

    def link(self, *, migrated: bool = True) -> Link:
        """Connect for writing, and migrate the schema if needed. Raises StorageError at once if that fails."""
        ...

    async def read(self, sql: str, args: tuple[object, ...], patience: float) -> list[Any]:
        """The rows of a statement that writes nothing. Waits up to `patience` seconds for a database that is away."""
        ...

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        """Let one program at a time do something, while this is open."""
        ...

    async def close(self) -> None:
        """Close the connections that read."""
        ...


def put_each(
    session: Session,
    writes: Sequence[Write],
    conflict: type[Exception],
    fatal: Callable[[Exception], bool],
) -> list[WriteOutcome]:
    """Do each write behind a savepoint, so that a failed one does not undo the others.

    `conflict`: the number is in use. `fatal`: whether an error means that none of them can be written.
    """
    outcomes = []
    for write in writes:
        session.execute("SAVEPOINT one")
        try:
            outcome = WriteOutcome(write.put(session))
        except conflict:
            outcome = WriteOutcome(None, SequenceTakenError(write.taken))
        except StorageError as error:
            outcome = WriteOutcome(None, error)
        except Exception as error:
            if fatal(error):
                raise
            _log.exception("a write failed")
            outcome = WriteOutcome(None, StorageError(str(error)))
        if outcome.problem is not None:
            session.execute("ROLLBACK TO SAVEPOINT one")
        session.execute("RELEASE SAVEPOINT one")
        outcomes.append(outcome)
    return outcomes


def waits(until: float) -> Iterator[float]:
    """How long to wait before each further try, in seconds: twice as long each time, with jitter, until a time."""
    wait = _FIRST_WAIT
    while (left := until - time.monotonic()) > 0:
        yield min(wait * uniform(0.5, 1.0), left)
        wait = min(2 * wait, _LONGEST_WAIT)
