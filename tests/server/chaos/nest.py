"""`python nest.py`: loads everything once and forks a process of the fleet for each line that it reads.

A line is a database, a bus and the seconds of a lease. The answer is the id of the process and its address.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys


def _serve(database: str, bus: str, lease: float) -> None:
    from shuto.server.running import make_server
    from shuto.server.serve import bind
    from shuto.server.settings import Rate, ServerSettings

    outer, inner = bind("127.0.0.1", 0), bind("127.0.0.1", 0)
    settings = ServerSettings(
        database=database, internal=f"127.0.0.1:{inner.getsockname()[1]}", bus=bus, lease_time=lease, think=0.0,
        sockets_per_address=100_000, tables_per_address=Rate(100_000, 0.01), database_patience=4.0,
    )  # fmt: skip
    print(os.getpid(), f"127.0.0.1:{outer.getsockname()[1]}", flush=True)
    make_server(settings).run(sockets=[outer, inner])  # if the database is away it ends, and is started again


def _main() -> None:
    import redis.asyncio  # noqa: F401 - loaded once for all processes
    import uvloop  # noqa: F401

    import shuto.server.running
    import shuto.server.storage.sql.postgres  # noqa: F401
    from shuto.match.commands import Play
    from shuto.match.events import Created
    from shuto.match.match import Match
    from shuto.match.settings import MatchSettings, SeatSettings
    from shuto.match.showing.table import change_between, table_view
    from shuto.rules.turn import Extend
    from shuto.server.app import create_app
    from shuto.server.settings import ServerSettings

    # what is loaded with the application and with the first moves
    create_app(ServerSettings())
    settings = MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")))
    match = Match(Created(settings, ("", ""), ""))
    for seat, turn in enumerate(
        (Extend(base=0, x=-115.0, y=-40.0, height=2), Extend(base=1, x=115.0, y=40.0, height=2))
    ):
        before, command = table_view(match), Play(seat + 1, turn)
        match.apply(match.decide(command, seat, seats=frozenset({seat}), ruling=match.legal_build(command, seat)), 0)
        change_between(before, table_view(match))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for the dead
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # die with the parent
            database, bus, lease = line.rstrip("\n").split("\t")
            try:
                _serve(database, bus, float(lease))
            finally:
                os._exit(0)


if __name__ == "__main__":
    _main()
