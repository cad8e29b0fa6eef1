"""Memory of a server: what a table takes that nobody looks at, and one at which people play.

python -m benchmarks.server.table_memory
"""

from __future__ import annotations

import asyncio
import tempfile
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path

from benchmarks.measure import Row
from benchmarks.server.serving import Serving, memory, servers
from benchmarks.server.tables import TABLES, Table, games, store, tables_of

IDLE_LIMIT, LIVE_LIMIT = 250_000, 1_000_000
"""Bytes of a table in memory with nobody there; of one with three connections and a whole game."""


async def _played(serving: Serving, tables: list[Table]) -> int:
    """Play whole games at these tables. The memory while everybody is still there."""
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        listening = [task for table in tables for task in await table.join(stack, group, serving.addresses)]
        while any(table.moves for table in tables) or not all(table.quiet for table in tables):
            for table in tables:
                if table.idle:
                    await table.move()
            await asyncio.sleep(0.001)
        used = memory(serving.pids[0])
        for task in listening:
            task.cancel()
    return used


def table_memory() -> list[Row]:
    """Measure tables without and with people."""
    played = games()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        asyncio.run(store(path, played))
        first, tables = tables_of(played)
        with servers(path) as serving:
            asyncio.run(_played(serving, first))
            before = memory(serving.pids[0])
            for table in tables:
                urllib.request.urlopen(f"{serving.addresses[0]}/api/matches/{table.name}").read()
            idle = (memory(serving.pids[0]) - before) / TABLES
            live = (asyncio.run(_played(serving, tables)) - before) / TABLES
    return [
        _row("an idle table in memory", idle, IDLE_LIMIT),
        _row("a live table: two players, a spectator, a whole game", live, LIVE_LIMIT),
        _row("a server without tables", before, 400_000_000),
    ]


def _row(what: str, size: float, limit: int) -> Row:
    scale, unit = (1e-6, "MB") if limit > 10_000_000 else (1e-3, "kB")
    return Row(f"memory of {what}", f"{size * scale:,.0f} {unit}", f"at most {limit * scale:,.0f} {unit}", limit / size)


if __name__ == "__main__":
    for row in table_memory():
        print(row)
