"""The writer thread: the only one that writes to the file. It commits all queued writes together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from shuto.server.metrics import STORAGE_ERRORS, STORE_SECONDS
from shuto.server.storage.protocol import SequenceTakenError, StorageError
from shuto.server.storage.sqlite.migrations import open_file

_MOST_TOGETHER = 256  # writes in one transaction, at most
_COMPANY = 0.05
"""Seconds that writes for which nobody waits are kept for one that somebody waits for: every commit costs the disk."""


class _Write(NamedTuple):
    """A queued write, and the future that its caller waits for."""

    put: Callable[[sqlite3.Connection], None]
    taken: str
    """The error message if the number is already in use."""
    done: Future[None]
    awaited: bool = True


class Writer:
    """A queue of writes, and the thread that executes them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(opened,), name="shuto-storage", daemon=True)
        self._thread.start()
        opened.result()

    async def write(self, put: Callable[[sqlite3.Connection], None], taken: str) -> None:
        """Write, and return when the data is on disk; raises StorageError."""
        done: Future[None] = Future()
        with STORE_SECONDS.time():
            self._queue.put(_Write(put, taken, done))
            await asyncio.wrap_future(done)

    def soon(self, sql: str, args: tuple[object, ...]) -> None:
        """Queue a write that nobody waits for. It is on disk with the next one that somebody waits for, or soon."""

        def put(connection: sqlite3.Connection) -> None:
            connection.execute(sql, args)

        self._queue.put(_Write(put, "taken", Future(), awaited=False))

    async def close(self) -> None:
        """Write everything in the queue, then end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self, opened: Future[None]) -> None:
        try:
            connection = open_file(self._path)
        except (sqlite3.Error, StorageError) as error:
            opened.set_exception(StorageError(f"{self._path}: {error}"))
            return
        opened.set_result(None)
        going = True
        while going:
            batch = self._batch()
            going = None not in batch
            _commit(connection, [write for write in batch if write is not None])
        connection.close()

    def _batch(self) -> list[_Write | None]:
        """The next writes to commit; None among them: the last ones."""
        batch: list[_Write | None] = []
        wait, until = None, float("inf")
        with suppress(queue.Empty):
            while len(batch) < _MOST_TOGETHER:
                write = self._queue.get(timeout=wait)
                batch.append(write)
                now = time.monotonic()
                until = 0.0 if write is None or write.awaited else min(until, now + _COMPANY)
                wait = max(0.0, until - now)
        return batch


def _commit(connection: sqlite3.Connection, writes: list[_Write]) -> None:
    """Commit all writes in one transaction. Each has a savepoint, so that a failed write does not undo the others."""
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
        STORAGE_ERRORS.inc(len(writes))
    for write, problem in outcomes:
        if not write.done.set_running_or_notify_cancel():
            continue  # the caller no longer waits; the data is stored anyway
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
    except StorageError as error:
        connection.execute("ROLLBACK TO one")
        return error
    finally:
        connection.execute("RELEASE one")
    return None
