"""A hundred live tables on one core: how long after a move is it on the other player's screen?

Each table has two players and a spectator, a clock, real rules and a durable log. Moves come at random moments, three
hundred in a second in all. The same sockets then talk through a bare relay (`relay.py`), which is the floor.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import numpy as np

from benchmarks.measure import Row, at_most, not_run
from benchmarks.server.serving import Serving, on_one_core, postgres, servers
from benchmarks.server.tables import TABLES, Move, Table, games, store, tables_of

RATE = 300.0
"""Moves in a second at all tables together."""
WARM_UP, MOVES, ROUNDS = 100, 700, 3
"""Moves before the first round, moves of a round, rounds. The best round counts: the machine may be busy."""
LIMIT = 0.010


class Delays(NamedTuple):
    """Seconds from a move to the other player's screen, in one round."""

    median: float
    late: float
    """The 99th percentile."""


class Run(NamedTuple):
    """The measurements of one server."""

    best: Delays
    cpu: float
    """Seconds of processor time for each move, of the server and its processes."""


async def _measure(serving: Serving, tables: list[Table]) -> Run:
    """Open all sockets and play. The seed of the moments is fixed."""
    by_chance = random.Random(1)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        listening = [task for table in tables for task in await table.join(stack, group, serving.addresses)]
        rounds = []
        await _play(tables, by_chance, WARM_UP)
        spent = serving.cpu
        for _ in range(ROUNDS):
            for table in tables:
                table.delays.clear()
            await _play(tables, by_chance, MOVES)
            delays = [delay for table in tables for delay in table.delays]
            assert len(delays) == MOVES
            rounds.append(Delays(float(np.median(delays)), float(np.percentile(delays, 99))))
        spent = (serving.cpu - spent) / (ROUNDS * MOVES)
        for task in listening:
            task.cancel()
    return Run(min(rounds, key=lambda one: one.late), spent)


async def _play(tables: list[Table], by_chance: random.Random, moves: int) -> None:
    """Send moves at random moments, from tables where none is under way, and wait until all are told."""
    due = time.perf_counter()
    for _ in range(moves):
        due += by_chance.expovariate(RATE)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not (idle := [table for table in tables if table.idle]):
            assert any(table.moves for table in tables), "all games are over; play fewer moves"
            await asyncio.sleep(0.001)
        await by_chance.choice(idle).move()
    while not all(table.quiet for table in tables):
        await asyncio.sleep(0.01)


def live_tables() -> list[Row]:
    """Measure the tables on SQLite and PostgreSQL, then the relay with what the tables said."""
    played = games()
    runs: dict[str, Run | None] = {}
    with tempfile.TemporaryDirectory() as folder, postgres() as cluster:
        places: dict[str, Path | str | None] = {
            "SQLite": Path(folder) / "games.sqlite",
            "PostgreSQL": None if cluster is None else cluster.new_database(),
        }
        for name, where in places.items():
            if where is None:
                runs[name] = None
                continue
            asyncio.run(store(where, played))
            _, tables = tables_of(played)
            with servers(where) as serving:
                runs[name] = asyncio.run(_measure(serving, tables))
    said = [Table(table.name, [Move(0, table.last), Move(1, table.last)] * MOVES) for table in tables]
    with on_one_core(("-m", "benchmarks.server.relay")) as serving:
        bare = asyncio.run(_measure(serving, said))
    rows = []
    for name, run in runs.items():
        where = f"{TABLES} tables on {name}, {RATE:.0f} moves/s, one core: a move on the other screen"
        if run is None:
            rows.append(not_run(where, "PostgreSQL is not installed: make services"))
            continue
        beside = f"a bare relay: {1000 * bare.best.median:.1f} and {1000 * bare.best.late:.1f} ms"
        per_move = f"{1000 * run.cpu:.2f} ms of CPU a move, relay {1000 * bare.cpu:.2f}"
        rows.append(at_most(f"{where}, median ({per_move})", run.best.median, LIMIT))
        rows.append(at_most(f"{where}, 99th percentile ({beside})", run.best.late, LIMIT))
    return rows


if __name__ == "__main__":
    for row in live_tables():
        print(row)
