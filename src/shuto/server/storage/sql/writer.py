"""The writer thread: the only one that writes to the database. It commits all queued writes together.

The event loop hands writes over in bundles, one for each of its rounds: to wake the thread costs as much as a write.

If the database goes away, the thread tries again until it is back. Callers who wait are told after `patience` seconds
that nothing was written. If a commit was under way, nobody knows yet whether it succeeded: its callers wait on.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from shuto.server.metrics import STORAGE_AWAY, STORAGE_ERRORS, STORE_SECONDS
from shuto.server.storage.leases import Lease
from shuto.server.storage.protocol import StorageError
from shuto.server.storage.sql.session import AwayError, Database, Link, Session, Write, WriteOutcome, waits

T = TypeVar("T")
Reader: TypeAlias = Callable[[str, tuple[object, ...]], Awaitable[list[Any]]]
"""Reads rows: a statement and its values."""

_MOST_TOGETHER = 256  # writes in one transaction, at most
_COMPANY = 0.05
"""Seconds for which a write that nobody waits for is kept, so that it shares a commit with one that somebody needs."""
_MOST_WAITING = 10_000  # writes that wait for a database that is away, at most
_FOREVER = float("inf")

_log = logging.getLogger("shuto.storage")


class Writer:
    """A queue of writes, and the thread that executes them."""

    def __init__(self, database: Database, patience: float) -> None:
        self._patience = patience
        self._queue: queue.SimpleQueue[Sequence[Write] | None] = queue.SimpleQueue()
        self._bundle: list[Write] = []
        """Writes that the thread gets at the end of this round of the event loop, or soon."""
        self._loop: asyncio.AbstractEventLoop | None = None
        """The event loop whose writes are in the bundle."""
        self._due: asyncio.Handle | None = None
        """The timer that hands the bundle over."""
        self._urgent = False
        """Whether somebody waits for a write in the bundle."""
        self._waiting: deque[Write] = deque()
        """Writes that were taken from the queue, in order. Only the thread uses it."""
        self._closing = False
        self.away: AwayError | None = None
        """Why the database does not answer; None: it does, as far as the writer knows."""
        opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, args=(database, opened), name="shuto-storage", daemon=True)
        self._thread.start()
        opened.result()

    async def write(self, put: Callable[[Session], T], taken: str) -> T:
        """Write, and return what `put` returns when the data is on disk; raises StorageError. `taken`: see `Write`."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        begin = time.monotonic()
        self._add(Write(put, taken, begin + self._patience, done), done.get_loop())
        try:
            return await done
        finally:
            STORE_SECONDS.note(time.monotonic() - begin)

    async def do(self, *statements: tuple[str, tuple[object, ...]], taken: str = "") -> None:
        """Execute statements in one transaction, and return when the data is on disk; raises StorageError."""

        def put(session: Session) -> None:
            for sql, args in statements:
                session.execute(sql, args)

        await self.write(put, taken)

    def soon(self, sql: str, args: tuple[object, ...]) -> None:
        """Queue a write that nobody waits for. It is on disk with the next one that somebody waits for, or soon."""
        write = Write(lambda session: session.execute(sql, args), "taken", _FOREVER)
        try:
            self._add(write, asyncio.get_running_loop())
        except RuntimeError:  # nobody runs an event loop
            self._hand_over()
            self._queue.put([write])

    def _add(self, write: Write, loop: asyncio.AbstractEventLoop) -> None:
        """Put a write into the bundle. If nobody waits for it, it may be handed over `_COMPANY` seconds later."""
        if loop is not self._loop:
            self._hand_over()  # what another event loop has left
            self._loop = loop
        self._bundle.append(write)
        if write.done is not None and not self._urgent:
            self._urgent = True
            if self._due is not None:
                self._due.cancel()
            self._due = loop.call_soon(self._hand_over)
        elif self._due is None:
            self._due = loop.call_later(_COMPANY, self._hand_over)

    def _hand_over(self) -> None:
        """Give the bundle to the thread."""
        if self._due is not None:
            self._due.cancel()
        self._due, self._urgent = None, False
        if self._bundle:
            bundle, self._bundle = self._bundle, []
            self._queue.put(bundle)

    async def close(self) -> None:
        """Write everything in the queue, then end the thread. Nobody waits for a database that is away."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self, database: Database, opened: Future[None]) -> None:
        try:
            link = database.link()
        except StorageError as error:
            opened.set_exception(error)
            return
        opened.set_result(None)
        while not self._closing or self._waiting or not self._queue.empty():
            if not self._waiting:
                self._gather()
            while self._waiting:
                self._commit(link)
        link.close()

    def _gather(self) -> None:
        """Take the next writes from the queue. If there are none, wait for some."""
        wait = None
        with suppress(queue.Empty):
            while len(self._waiting) < _MOST_TOGETHER:
                self._take(wait)
                wait = 0.0

    def _take(self, timeout: float | None) -> None:
        """Take a bundle from the queue; raises queue.Empty."""
        bundle = self._queue.get(timeout=timeout)
        if bundle is None:
            self._closing = True
            return
        room = max(0, _MOST_WAITING - len(self._waiting))
        self._waiting.extend(bundle[:room])
        if len(bundle) > room:
            problem = self.away or StorageError("too much is waiting to be written")
            _tell([(write, WriteOutcome(None, problem)) for write in bundle[room:]])

    def _commit(self, link: Link) -> None:
        """Commit the first writes that wait. While the database is away, try again, also if nobody waits any more."""
        batch = self._first()
        for wait in waits(_FOREVER):
            try:
                outcomes = link.commit(batch)
            except AwayError as error:
                self._note_away(error)
                self._wait(wait)
                self._expire(len(batch) if link.unsure and not self._closing else 0)
                if self._closing:
                    return
                if not link.unsure:
                    batch = self._first()
            except Exception as error:  # an error of ours must not end the thread
                _log.exception("writing failed")
                self._finish(batch, [WriteOutcome(None, StorageError(str(error)))] * len(batch))
                return
            else:
                self._note_back()
                self._finish(batch, outcomes)
                return

    def _first(self) -> list[Write]:
        return [self._waiting[place] for place in range(min(len(self._waiting), _MOST_TOGETHER))]

    def _finish(self, batch: Sequence[Write], outcomes: Sequence[WriteOutcome]) -> None:
        for _ in batch:
            self._waiting.popleft()
        _tell(zip(batch, outcomes, strict=True))

    def _wait(self, seconds: float) -> None:
        """Wait before the next try. Whatever is queued meanwhile is counted, so that the queue cannot grow for ever."""
        until = time.monotonic() + seconds
        with suppress(queue.Empty):
            while (left := until - time.monotonic()) > 0 and not self._closing:
                self._take(left)

    def _expire(self, unsure: int) -> None:
        """Tell those who have waited long enough that nothing was written. At the end, tell everybody.

        The first ones may be stored: nobody knows yet.
        """
        now, kept = time.monotonic(), deque[Write]()
        for place, write in enumerate(self._waiting):
            if place >= unsure and (self._closing or write.until <= now):
                STORAGE_ERRORS.inc()
                _tell([(write, WriteOutcome(None, self.away))])
            else:
                kept.append(write)
        self._waiting = kept

    def _note_away(self, error: AwayError) -> None:
        if self.away is None:
            _log.warning("the database does not answer", extra={"reason": str(error)})
            STORAGE_AWAY.set(1)
        self.away = error

    def _note_back(self) -> None:
        if self.away is not None:
            _log.warning("the database answers again")
            STORAGE_AWAY.set(0)
        self.away = None


def fenced(sql: str, args: tuple[object, ...], lease: Lease) -> tuple[str, tuple[object, ...]]:
    """A change of a match, and its values: it changes nothing if the lease is not the newest one."""
    return (f"{sql} AND token = ?", (*args, lease.token)) if lease.token else (sql, args)


def _tell(written: Iterable[tuple[Write, WriteOutcome]]) -> None:
    """Tell those who wait. The event loop is woken once for all of them: that costs more than a write."""
    waiting: defaultdict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], WriteOutcome]]] = defaultdict(list)
    for write, outcome in written:
        if write.done is not None:
            waiting[write.done.get_loop()].append((write.done, outcome))
    for loop, outcomes in waiting.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_fulfil, outcomes)


def _fulfil(outcomes: Sequence[tuple[asyncio.Future[Any], WriteOutcome]]) -> None:
    for done, (value, problem) in outcomes:
        if done.done():
            continue  # the caller no longer waits; the data is stored anyway
        if problem is None:
            done.set_result(value)
        else:
            done.set_exception(problem)
