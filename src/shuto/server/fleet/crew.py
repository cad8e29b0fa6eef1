"""Several processes on one port of one machine: a parent that starts them, starts dead ones again, and ends them."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, TypeAlias

from shuto.server.settings import ServerSettings

Member: TypeAlias = Callable[[ServerSettings, socket.socket, Connection], None]
"""Serves on a socket until it is told to stop. It says "" when it accepts requests, or why it cannot start."""
_PAUSE = 1.0
"""Seconds between two starts of the same process."""
_PATIENCE = 20.0
"""Seconds in which a process ends that was asked to."""


class CrewError(RuntimeError):
    """A process could not be started."""


class Crew:
    """The processes that serve on one socket."""

    def __init__(self, member: Member, settings: ServerSettings, listener: socket.socket) -> None:
        self._member, self._settings, self._listener = member, settings, listener
        self._context = multiprocessing.get_context("spawn")
        self._processes: dict[int, tuple[BaseProcess, float]] = {}
        """By sentinel: a process, and when it was started."""
        self._stopping = 0.0
        """When the processes were asked to stop."""

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until a signal comes. `ready` is called when the first process accepts requests. Raises CrewError."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        pipes = [self._start() for _ in range(self._settings.workers)]
        try:
            self._await_first(pipes)
            ready()
            while self._processes:
                self._look()
        finally:
            for process, _ in self._processes.values():
                process.kill()

    def _start(self) -> Connection:
        ours, theirs = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=self._member, args=(self._settings, self._listener, theirs), name="shuto-member"
        )
        process.start()
        theirs.close()
        self._processes[process.sentinel] = process, time.monotonic()
        return ours

    def _await_first(self, pipes: list[Connection]) -> None:
        said: Any = wait(pipes)
        try:
            trouble = said[0].recv()
        except EOFError:
            trouble = "" if self._stopping else "a process of the server could not be started"
        if trouble:
            raise CrewError(trouble)

    def _look(self) -> None:
        """Wait until a process ends or a second is over; start dead ones again."""
        for sentinel in wait(list(self._processes), timeout=1.0):
            process, since = self._processes.pop(sentinel)  # type: ignore[arg-type]  # sentinels are numbers
            process.join()
            if not self._stopping:
                time.sleep(max(0.0, since + _PAUSE - time.monotonic()))
                self._start()
        if self._stopping and time.monotonic() > self._stopping + _PATIENCE:
            for process, _ in self._processes.values():
                process.kill()

    def _stop(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - a handler gets both
        if not self._stopping:
            self._stopping = time.monotonic()
            for process, _ in self._processes.values():
                process.terminate()
