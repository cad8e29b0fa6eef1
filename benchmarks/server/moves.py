"""What moves, joins and loads cost a server, in processor time. python -m benchmarks.server.moves

A hundred tables with two players and a spectator each play as fast as one core allows, over sockets, with real rules
and a durable log: on SQLite, and on PostgreSQL with one to three processes. The same sockets then talk through a bare
relay (`relay.py`), which is the floor. Only the time of the server's processes counts, so that a busy machine disturbs
little.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from websockets.asyncio.client import connect

import shuto
from benchmarks.measure import Row, at_least, at_most, not_run
from benchmarks.server.serving import Serving, cpu_seconds, on_one_core, postgres, servers
from benchmarks.server.tables import TABLES, Move, Table, games, store, tables_of
from shuto.bots import ThriftyBot, play_game
from shuto.match.events import Created, Event, Play
from shuto.match.log import encode_event
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.rules.records.record import VERSION, Record
from shuto.server.processes.workers import Workers
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.tables.live import LiveTable
from shuto.server.times import iso, now_ms

if TYPE_CHECKING:
    from server.cluster import Cluster

MOVES_LIMIT, JOIN_LIMIT, LOAD_LIMIT = 2500, 0.020, 0.030
JOINS, LOADS = 100, 20
_UNIT = "moves per CPU second"


class Spent(NamedTuple):
    """Seconds of processor time for each move."""

    server: float
    database: float = 0.0
    """Of PostgreSQL."""

    @property
    def rate(self) -> float:
        """Moves per second of processor time of the server."""
        return 1.0 / self.server


async def flat_out(serving: Serving, tables: Sequence[Table], database: int = 0, *, astray: bool = False) -> Spent:
    """Play all games, a move at each table at any time. `database`: a process whose time is measured, too.

    Time is measured until the first game is over, so that all tables are busy. The sockets of a table are at one
    process, as behind a proxy that routes by match; or `astray`, at each in turn.
    """
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        listening = []
        for number, table in enumerate(tables):
            first = number % len(serving.addresses)
            here = serving.addresses if astray else serving.addresses[first : first + 1]
            listening += await table.join(stack, group, here)
        total = sum(len(table.moves) for table in tables)
        begin = serving.cpu, cpu_seconds(database) if database else 0.0
        playing = [group.create_task(table.play_on()) for table in tables]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        end = serving.cpu, cpu_seconds(database) if database else 0.0
        played = total - sum(len(table.moves) for table in tables)
        await asyncio.gather(*playing)
        for task in listening:
            task.cancel()
    return Spent((end[0] - begin[0]) / played, (end[1] - begin[1]) / played)


async def _join_late(address: str, pid: int, match: str) -> float:
    """Seconds of processor time for a spectator who joins a table that is in memory."""
    path, begin = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/socket", 0.0
    for number in range(JOINS + 1):
        if number == 1:  # the first one loads the table
            begin = cpu_seconds(pid)
        async with connect(path, open_timeout=60, close_timeout=1, compression=None) as line:
            await line.send(json.dumps({"type": "hello"}))
            assert '"type":"whole"' in str(await line.recv())[:20]
    return (cpu_seconds(pid) - begin) / JOINS


def _late_game(players: int) -> Record:
    """A whole game. With six players it has sixty steps."""
    first = shuto.new_game("rainbow-city", players)
    return play_game(first, [ThriftyBot()] * players, np.random.default_rng(1)).record


async def _store_late(path: Path, match: str, record: Record) -> None:
    storage, at = open_storage(path), iso(now_ms())
    settings = MatchSettings(record.edition, tuple(SeatSettings(name) for name in record.players)).completed()
    log: list[Event] = [Created(settings, ("",) * len(record.players), at, VERSION)]
    for step, position in zip(record.steps, record.positions(), strict=False):
        assert position.to_move is not None
        log.append(Play(position.to_move, step.turn, step.aftermath))
    await storage.append(match, 1, [encode_event(event) for event in log], at, "{}")
    await storage.close()


async def _load(path: Path, match: str) -> float:
    """Seconds of processor time to load a match from its log, until it can be shown. The best of several."""
    storage, workers = open_storage(path), Workers.create(ServerSettings())
    spent = []
    for _ in range(LOADS):
        begin = time.process_time()
        assert await LiveTable.load(match, workers, storage) is not None
        spent.append(time.process_time() - begin)
    await storage.close()
    return min(spent)


def moves() -> list[Row]:
    """Measure the tables, then the relay with what the tables said."""
    played, late, long = games(), _late_game(4), _late_game(6)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        asyncio.run(store(path, played))
        asyncio.run(_store_late(path, "late", late))
        asyncio.run(_store_late(path, "long", long))
        first, tables = tables_of(played)
        with servers(path) as serving:
            asyncio.run(flat_out(serving, first))
            ours = asyncio.run(flat_out(serving, tables))
            joining = asyncio.run(_join_late(serving.addresses[0], serving.pids[0], "late"))
        loading = asyncio.run(_load(path, "long"))
    said = [Table(table.name, [Move(0, table.last), Move(1, table.last)] * 12) for table in tables]
    with on_one_core(("-m", "benchmarks.server.relay")) as serving:
        bare = asyncio.run(flat_out(serving, said))
    where = f"{TABLES} tables at full speed on SQLite (a bare relay: {bare.rate:,.0f})"
    return [
        at_least(where, ours.rate, MOVES_LIMIT, _UNIT),
        *_on_postgres(played),
        at_most(f"join a four-player game after {len(late.steps)} steps, CPU", joining, JOIN_LIMIT),
        at_most(f"load a match of {len(long.steps)} steps from its log, CPU (best of {LOADS})", loading, LOAD_LIMIT),
    ]


def _on_postgres(played: Sequence[Record]) -> list[Row]:
    """The same tables on PostgreSQL. More processes are compared with one."""
    with postgres() as cluster:
        if cluster is None:
            return [not_run(f"{TABLES} tables at full speed on PostgreSQL", "it is not installed: make services")]
        one, two, three = (_play_all(cluster, played, count) for count in (1, 2, 3))
        astray = _play_all(cluster, played, 3, astray=True)
    what = f"{TABLES} tables at full speed on PostgreSQL"
    against = f"1 process: {one.rate:,.0f}"

    def beside(spent: Spent) -> str:
        return f"PostgreSQL itself: {1000 * spent.database:.2f} ms a move"

    def more(how: str, spent: Spent) -> Row:
        return Row(f"{what}, {how} ({beside(spent)})", f"{spent.rate:,.0f} {_UNIT}", against, spent.rate / one.rate)

    return [
        at_least(f"{what}, 1 process ({beside(one)})", one.rate, MOVES_LIMIT, _UNIT),
        more("2 processes", two),
        more("3 processes", three),
        more("3 processes, two of three sockets at a process that passes everything on", astray),
    ]


def _play_all(cluster: Cluster, played: Sequence[Record], count: int, *, astray: bool = False) -> Spent:
    database = cluster.new_database()
    asyncio.run(store(database, played))
    with servers(database, count) as serving:
        first, tables = tables_of(played)
        asyncio.run(flat_out(serving, first))
        return asyncio.run(flat_out(serving, tables, cluster.pid, astray=astray))


if __name__ == "__main__":
    for row in moves():
        print(row)
