"""`python tests/server/nursery.py`: loads everything once and forks a server for each line that it reads (`mortal.py`).

So a start costs little. A line is a database and the path of a file. A server dies where that file says, once.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any


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


def _serve(database: str, armed: Path) -> None:
    import uvicorn

    from shuto.server.app import create_app
    from shuto.server.settings import ServerSettings
    from shuto.server.storage.opening import open_storage

    listener = socket.create_server(("127.0.0.1", 0), backlog=100)
    print(os.getpid(), f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
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


def _main() -> None:
    import uvicorn  # noqa: F401 - loaded once for all servers

    import shuto.server.app  # noqa: F401
    from shuto.match.events import Created
    from shuto.match.match import Match
    from shuto.match.settings import MatchSettings, SeatSettings
    from shuto.match.showing.table import table_view

    settings = MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")))
    table_view(Match(Created(settings, ("", ""), "")))  # loads the kernels that a start needs
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for the dead
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            database, armed = line.rstrip("\n").split("\t")
            _serve(database, Path(armed))
            os._exit(0)


if __name__ == "__main__":
    _main()
