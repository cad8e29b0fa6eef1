"""`python nest.py`: loads everything once and forks a process of the fleet for each line that it reads.

A line is a database, a bus, the seconds of a lease, the address to listen on, and the network to be in (may be empty).
The answer is the id of the process and its address.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from pathlib import Path

_NETWORK = 0x40000000
"""CLONE_NEWNET: that a namespace is a network."""


def _enter(network: str) -> None:
    with Path(network).open() as place:
        if ctypes.CDLL(None, use_errno=True).setns(place.fileno(), _NETWORK) != 0:
            raise OSError(ctypes.get_errno(), network)


def _serve(database: str, bus: str, lease: float, host: str) -> None:
    from shuto.server.running import make_server
    from shuto.server.serve import bind
    from shuto.server.settings import Rate, ServerSettings

    outer, inner = bind(host, 0), bind(host, 0)
    settings = ServerSettings(
        database=database, internal=f"{host}:{inner.getsockname()[1]}", bus=bus, lease_time=lease, think=0.0,
        sockets_per_address=100_000, tables_per_address=Rate(100_000, 0.01), database_patience=4.0,
    )  # fmt: skip
    print(os.getpid(), f"{host}:{outer.getsockname()[1]}", flush=True)
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
        match.apply(match.decide(command, seat, seats=frozenset({seat}), ruling=match.quick_ruling(command, seat)), 0)
        change_between(before, table_view(match))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody has to wait for the dead
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # die with the parent
            database, bus, lease, host, network = line.rstrip("\n").split("\t")
            try:
                if network:
                    _enter(network)
                _serve(database, bus, float(lease), host)
            finally:
                os._exit(0)


if __name__ == "__main__":
    _main()
