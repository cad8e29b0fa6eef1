"""`python tests/server/nursery.py FD`: loads a server once and forks one for each order (`forked.py`).

A server takes 1.5 s of processor time to load, each of its worker processes up to 1 s, and the tests start a hundred of
both. A fork is a process of its own all the same: it has its own database, port and worker processes, and it can be
killed. Its worker processes are forked by a fork server of its own, which has loaded everything, too.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import selectors
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from multiprocessing import forkserver, resource_tracker
from pathlib import Path
from typing import Any

MOST = 1 << 16
"""Bytes of an order: options, environment and where the server is to die."""


def _die_at(armed: Path, point: str) -> None:
    if armed.exists() and armed.read_text() == point:
        armed.unlink()
        os.kill(os.getpid(), signal.SIGKILL)


def _guard(owner: Any, method: str, armed: Path, name: Callable[..., str]) -> None:
    """Let a method that writes die before or after it, if that is ordered."""
    write: Callable[..., Awaitable[Any]] = getattr(owner, method)

    async def guarded(*args: Any, **options: Any) -> Any:
        point = name(*args)
        _die_at(armed, f"{point} before")
        result = await write(*args, **options)
        _die_at(armed, f"{point} after")
        return result

    setattr(owner, method, guarded)


def _serve_until(database: str, armed: Path) -> None:
    """Serve until the file says at which write the server dies. It does so once."""
    import uvicorn

    from shuto.server.app import create_app
    from shuto.server.settings import ServerSettings
    from shuto.server.storage.opening import open_storage

    listener = socket.create_server(("127.0.0.1", 0), backlog=100)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    storage = open_storage(database)

    def appended(match: str, number: int, events: list[bytes], *_: object) -> str:
        return "append:" + "+".join(json.loads(event)["type"] for event in events)

    _guard(storage, "append", armed, appended)
    _guard(storage.people, "create", armed, lambda *_: "player")
    _guard(storage.listings, "put", armed, lambda listing, *_: f"listed:{listing.state}")
    _guard(storage.ratings, "settle", armed, lambda *_: "rating")
    app = create_app(ServerSettings(database=database, think=0.0, sleep_after=600.0), storage)
    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False)
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))


def _load() -> None:
    from shuto.geometry.compiled import is_ready, start_plain

    start_plain("rules")  # as a server does
    import uvicorn  # noqa: F401 - loaded once for all servers

    import shuto.server.app
    import shuto.server.processes.hand_worker
    import shuto.server.running
    import shuto.server.storage.sql.postgres  # noqa: F401 - these are loaded once for all servers
    from shuto.bots.worker import warm_up
    from shuto.match.events import Created
    from shuto.match.match import Match
    from shuto.match.settings import MatchSettings, SeatSettings
    from shuto.match.showing.table import table_view
    from shuto.server.processes import jobs

    settings = MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")))
    table_view(Match(Created(settings, ("", ""), "")))  # loads the kernels that a start needs
    if is_ready("bots"):
        jobs.warm_up()  # loads what worker processes need
        warm_up(announce=False)


def _fork_workers() -> None:
    """Let this server fork its worker processes from a process that has loaded everything.

    That process is the fork server of `multiprocessing`. It would start a new Python, so we fork it ourselves.
    """
    from shuto.server.processes import offspring

    resource_tracker.ensure_running()
    alive, ours = os.pipe()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("")  # Linux chooses an address
        listener.listen()
        address = listener.getsockname()
        pid = os.fork()
        if not pid:
            os.close(ours)
            try:
                forkserver.main(listener.detach(), alive, [])  # until the server and its workers have ended
            finally:
                os._exit(0)
    os.close(alive)
    known: Any = forkserver._forkserver
    known._forkserver_address, known._forkserver_alive_fd, known._forkserver_pid = address, ours, pid
    offspring.context = multiprocessing.get_context("forkserver")


def _live(order: dict[str, Any], output: int) -> int:
    """Be a server, as ordered; returns its exit code."""
    os.dup2(output, 1)
    os.close(output)
    _fork_workers()
    if "armed" in order:
        _serve_until(order["database"], Path(order["armed"]))
        return 0
    from shuto.server.__main__ import main

    sys.argv = ["shuto.server", *order["options"]]
    return main()


class _Nursery:
    """Takes orders from a socket, and says how each server ended."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._ends: dict[int, int] = {}
        """For each server, the pipe that is told how it ended."""
        self._woken, self._waking = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._waking, False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._waking)
        self._selector = selectors.DefaultSelector()
        self._selector.register(line, selectors.EVENT_READ)
        self._selector.register(self._woken, selectors.EVENT_READ)

    def run(self) -> None:
        """Fork until the other end is closed. The servers live on until they are killed."""
        while True:
            for key, _ in self._selector.select():
                if key.fileobj is self._line:
                    said, pipes, _, _ = socket.recv_fds(self._line, MOST, 2)
                    if not said:
                        return
                    self._fork(json.loads(said), *pipes)
                else:
                    os.read(self._woken, MOST)
                    self._bury()

    def _fork(self, order: dict[str, Any], output: int, end: int) -> None:
        pid = os.fork()
        if pid:
            os.close(output)
            self._ends[pid] = end
            self._line.send(str(pid).encode())
            return
        # The server must not hold what belongs to the nursery, or a test would never see that it is closed.
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        self._selector.close()
        for descriptor in (self._woken, self._waking, end, *self._ends.values()):
            os.close(descriptor)
        self._line.close()
        sys.exit(_live(order, output))

    def _bury(self) -> None:
        while self._ends:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            end = self._ends.pop(pid)
            os.write(end, str(os.waitstatus_to_exitcode(status)).encode())
            os.close(end)


if __name__ == "__main__":
    _load()
    _Nursery(socket.socket(fileno=int(sys.argv[1]))).run()
