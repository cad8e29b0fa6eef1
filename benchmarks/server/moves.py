"""What moves, joins and loads cost a server, in processor time. python -m benchmarks.server.moves

A hundred tables with two players and a spectator each play as fast as one core allows, over sockets, with real rules
and a durable log. The same sockets then talk through a bare relay (`relay.py`), which is the floor. Only the time of
the server's processes counts, so that a busy machine disturbs little.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import numpy as np
from websockets.asyncio.client import connect

import shuto
from benchmarks.measure import Row, at_least, at_most
from benchmarks.server import live_tables
from benchmarks.server.hands import cpu_seconds
from benchmarks.server.live_tables import TABLES, Move, Table, games, moves_of, on_one_core, wait_until_compiled
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

MOVES_LIMIT, JOIN_LIMIT, LOAD_LIMIT = 2500, 0.020, 0.030
WARM_UP = 500
"""Moves that do not count: the server loads its kernels."""
JOINS, LOADS = 100, 20


async def _flat_out(address: str, pid: int, tables: Sequence[Table]) -> float:
    """Play all games, a move at each table at any time. Returns the seconds of processor time for each move."""
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        listening = [task for table in tables for task in await live_tables.join(stack, group, address, table)]
        total = left = sum(len(table.moves) for table in tables)
        begin, counted = 0.0, 0
        while left or any(table.told < 3 for table in tables):
            for table in tables:
                if table.idle:
                    await table.move()
                    left -= 1
            if not counted and total - left >= WARM_UP:
                begin, counted = cpu_seconds(pid), left
            await asyncio.sleep(0.001)
        spent = cpu_seconds(pid) - begin
        for task in listening:
            task.cancel()
    return spent / counted


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
        asyncio.run(live_tables.store(path, played))
        asyncio.run(_store_late(path, "late", late))
        asyncio.run(_store_late(path, "long", long))
        names = [f"table{number}" for number in range(TABLES)]
        tables = [Table(name, moves_of(played[n % len(played)], 3)) for n, name in enumerate(names)]
        with on_one_core("-m", "shuto.server", "--port", "0", "--database", str(path)) as (address, pid):
            wait_until_compiled(address)
            ours = asyncio.run(_flat_out(address, pid, tables))
            joining = asyncio.run(_join_late(address, pid, "late"))
        loading = asyncio.run(_load(path, "long"))
    said = [Table(table.name, [Move(0, table.last), Move(1, table.last)] * 12) for table in tables]
    with on_one_core("-m", "benchmarks.server.relay") as (address, pid):
        bare = asyncio.run(_flat_out(address, pid, said))
    where = f"{TABLES} tables at full speed (a bare relay: {1 / bare:,.0f})"
    return [
        at_least(where, 1 / ours, MOVES_LIMIT, "moves per CPU second"),
        at_most(f"join a four-player game after {len(late.steps)} steps, CPU", joining, JOIN_LIMIT),
        at_most(f"load a match of {len(long.steps)} steps from its log, CPU (best of {LOADS})", loading, LOAD_LIMIT),
    ]


if __name__ == "__main__":
    for row in moves():
        print(f"{row.what}: {row.figure} ({row.against}), ratio {row.ratio:.2f}")
