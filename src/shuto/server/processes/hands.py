"""The interface of the event loop to the hand workers: it sends jobs and samples, and receives frames and landings."""

from __future__ import annotations

import asyncio
import itertools
import queue
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Protocol

from shuto.server.processes.hand_process import hand_process
from shuto.server.processes.hand_worker import Job, Landing, Taken

_WAKING = 180.0  # timeout in seconds for the start, in which kernels may have to be compiled
_LOOK = 0.5  # seconds between two checks for workers that hang

Samples = list[tuple[float, float, float, float, float, float]]


class HandsError(RuntimeError):
    """A piece could not be taken, or its worker died. The message gives the reason in one line."""


class Listener(Protocol):
    """Receives the frames of a carry."""

    def frame(self, data: bytes, *, key: bool) -> None:
        """Called for each encoded frame."""
        ...

    def bad(self, why: str) -> None:
        """Called when invalid samples were ignored."""
        ...


def _nothing() -> None:
    """Does nothing."""


class Grip:
    """The handle of one carry in a worker: sends messages to it, and holds its result."""

    def __init__(self, worker: _Worker, number: int, listener: Listener) -> None:
        self.worker, self.number, self.listener = worker, number, listener
        loop = asyncio.get_running_loop()
        self.taken: asyncio.Future[Taken] = loop.create_future()
        """Done when the piece is in the hand; raises HandsError if that failed."""
        self.landing: asyncio.Future[Landing] = loop.create_future()
        """Done when the table is at rest again; raises HandsError if the worker died or was killed."""
        self.landing.add_done_callback(_seen)

    def move(self, samples: Samples) -> None:
        """Send samples of the hand."""
        self.worker.tell("move", self.number, samples)

    def let_go(self) -> None:
        """Let go of the piece."""
        self.worker.tell("let-go", self.number)

    def give_up(self) -> None:
        """Put the piece back."""
        self.worker.tell("give-up", self.number)

    def ask_keyframe(self) -> None:
        """Request a keyframe, for a watcher that missed frames."""
        self.worker.tell("keyframe", self.number)

    def drop(self) -> None:
        """Cancel the carry. The listener is not called again."""
        self.worker.grips.pop(self.number, None)
        self.worker.tell("drop", self.number)
        self.landing.cancel()

    def fail(self, why: str) -> None:
        """End the carry with a HandsError."""
        for end in (self.taken, self.landing):
            if not end.done():
                end.set_exception(HandsError(why))
                return


def _seen(landing: asyncio.Future[Landing]) -> None:
    """Retrieve the exception of a failed landing, so that asyncio does not warn about it."""
    if not landing.cancelled():
        landing.exception()


class _Worker:
    """One process, and two threads that read and write its pipe, so that the event loop never blocks on it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.process, line = hand_process()
        self.grips: dict[int, Grip] = {}
        self.ready = False
        self.when_ready: Callable[[], None] = _nothing
        """Called once, when the process has loaded everything."""
        self.dead = False
        self.heard = time.monotonic()
        self._loop = loop
        self._out: queue.SimpleQueue[tuple[str, int, Any] | None] = queue.SimpleQueue()
        for target in (self._read, self._write):
            threading.Thread(target=target, args=(line,), name="shuto-hand-line", daemon=True).start()

    def tell(self, what: str, number: int, more: Any = None) -> None:
        """Queue a message for the process."""
        self._out.put((what, number, more))

    def is_stuck(self, patience: float) -> bool:
        """Whether the process has carries but has sent nothing for too long."""
        return bool(self.grips) and time.monotonic() - self.heard > (patience if self.ready else _WAKING)

    def kill(self) -> None:
        """Kill the process, even if it hangs. Its carries fail."""
        self.process.kill()
        self._out.put(None)
        self._bury()

    def _read(self, line: Connection) -> None:
        try:
            while True:
                message = line.recv()
                self._loop.call_soon_threadsafe(self._hear, *message)
        except (EOFError, OSError, RuntimeError):  # the process has ended, or our event loop is closed
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._bury)

    def _write(self, line: Connection) -> None:
        with suppress(OSError, ValueError):
            while (message := self._out.get()) is not None:
                line.send(message)

    def _bury(self) -> None:
        if self.dead:
            return
        self.dead = True
        grips, self.grips = self.grips, {}
        for grip in grips.values():
            grip.fail("the table's process died")

    def _hear(self, what: str, number: int, more: Any) -> None:
        self.heard = time.monotonic()
        if not self.ready:
            self.ready = True
            self.when_ready()
        grip = self.grips.get(number)
        if grip is None:
            return
        if what == "taken":
            if not grip.taken.done():
                grip.taken.set_result(more)
        elif what == "frame":
            grip.listener.frame(more, key=False)
        elif what == "keyframe":
            grip.listener.frame(more, key=True)
        elif what == "bad":
            grip.listener.bad(more)
        elif what == "landing":
            del self.grips[number]
            if not grip.landing.done():
                grip.landing.set_result(more)
        elif what == "failed":
            del self.grips[number]
            grip.fail(more)


class Hands:
    """The pool of hand workers. Each worker can run several carries."""

    def __init__(self, workers: int, patience: float) -> None:
        self._most = max(1, workers)
        self._patience = patience
        self._workers: list[_Worker] = []
        self._numbers = itertools.count(1)
        self._watch: asyncio.Task[None] | None = None

    def start(self, then: Callable[[], None]) -> None:
        """Start a worker ahead of the first carry, and call `then` when one is ready."""
        living = self._living()
        if not living:
            living.append(_Worker(asyncio.get_running_loop()))
        if any(worker.ready for worker in living):
            then()
        else:
            living[0].when_ready = then

    async def take(self, job: Job, listener: Listener) -> tuple[Grip, Taken]:
        """Start a carry; raises HandsError. The listener gets every frame, `Grip.landing` the result."""
        worker = self._free()
        grip = Grip(worker, next(self._numbers), listener)
        if not worker.grips:
            worker.heard = time.monotonic()
        worker.grips[grip.number] = grip
        worker.tell("take", grip.number, job)
        if self._watch is None or self._watch.done():
            self._watch = asyncio.create_task(self._watch_over())
        try:
            return grip, await grip.taken
        except asyncio.CancelledError:  # the caller no longer waits
            grip.drop()
            raise

    @property
    def at_work(self) -> int:
        """The number of carries under way."""
        return sum(len(worker.grips) for worker in self._workers)

    def _living(self) -> list[_Worker]:
        self._workers = [worker for worker in self._workers if not worker.dead]
        return self._workers

    def _free(self) -> _Worker:
        """The worker with the fewest carries; a new one if all are busy and the limit allows it."""
        living = self._living()
        if not living or (len(living) < self._most and all(worker.grips for worker in living)):
            living.append(_Worker(asyncio.get_running_loop()))
        ready = [worker for worker in living if worker.ready] or living
        return min(ready, key=lambda worker: len(worker.grips))

    async def _watch_over(self) -> None:
        """Kill workers that hang, until no carry is left."""
        while self.at_work:
            await asyncio.sleep(_LOOK)
            for worker in self._living():
                if worker.is_stuck(self._patience):
                    worker.kill()

    def stop(self) -> None:
        """Kill all workers."""
        if self._watch is not None:
            self._watch.cancel()
        for worker in self._living():
            worker.kill()
        self._workers = []
