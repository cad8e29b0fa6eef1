"""What each part of a big server costs, for docs/how-to/run-big.md. python -m benchmarks.server.capacity

Processor time of a spectator, of a connection that only waits, of a carry, and of a bot's turn at each level.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import threading
import time
from contextlib import AsyncExitStack
from pathlib import Path

import numpy as np
from websockets.sync.client import ClientConnection

import shuto
from benchmarks.measure import Row, noted
from benchmarks.server.hands import HANDS, SECONDS, at_table, late_matches, running, watched
from benchmarks.server.moves import flat_out
from benchmarks.server.serving import cpu_seconds, memory, servers
from benchmarks.server.tables import TABLES, games, store, tables_of
from shuto.bots import ThriftyBot, play_game
from shuto.bots.profiles import LEVELS
from shuto.bots.worker import think, warm_up

SPECTATORS = 4
IDLE = 20.0
"""Seconds in which connections only wait."""
ASKED, FIRST_ASKED = 400, 40
"""Questions that are measured, and some before, for which things are loaded."""
TURNS = 12
"""Turns of a game at which each bot thinks."""


def spectators() -> list[Row]:
    """The cost of a move with one spectator and with more, and of spectators while nobody moves."""
    played = games()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        asyncio.run(store(path, played))
        first, tables = tables_of(played)
        _, watched_tables = tables_of(played, SPECTATORS)
        half = TABLES // 2
        with servers(path, 1, "--sockets-per-address", "10000") as serving:
            asyncio.run(flat_out(serving, first))
            few = asyncio.run(flat_out(serving, tables[:half]))
            many = asyncio.run(flat_out(serving, watched_tables[half:]))
            before = memory(serving.pids[0])
            waiting, used, sockets = asyncio.run(_wait(serving.addresses[0], serving.pids[0], half))
    each = (many.server - few.server) / (SPECTATORS - 1)
    return [
        noted("a move, two players and one spectator", f"{1000 * few.server:.2f} ms of CPU"),
        noted("one more spectator, for each move", f"{1000 * each:.3f} ms of CPU"),
        noted("a connection that waits, with pings", f"{1e6 * waiting / IDLE / sockets:.1f} µs of CPU a second"),
        noted("a connection that waits", f"{(used - before) / sockets / 1000:.0f} kB"),
    ]


async def _wait(address: str, pid: int, count: int) -> tuple[float, int, int]:
    """Spectators at finished tables: seconds of processor time while they wait, the memory, and how many they are."""
    tables = tables_of(games(), 8)[1][:count]
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        listening = [task for table in tables for task in await table.join(stack, group, [address])]
        await asyncio.sleep(1.0)
        used, begin = memory(pid), cpu_seconds(pid)
        await asyncio.sleep(IDLE)
        spent = cpu_seconds(pid) - begin
        for task in listening:
            task.cancel()
    return spent, used, len(listening)


def questions() -> list[Row]:
    """The cost of the questions that a page asks while a turn is composed: is it legal here, and where could it lie."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        late = late_matches(path, 1)
        with servers(path, 1, "--messages-per-second", "100000") as serving:
            address, pid = serving.addresses[0].replace("http", "ws", 1), serving.pids[0]
            with at_table(address, late["names"][0]) as line:
                line.send(json.dumps({"type": "hello", "tokens": [f"seat{i}" for i in range(4)]}))
                asked = {"revision": late["revision"], "turn": late["turn"]}
                preview = _ask(line, pid, {"type": "preview", **asked})
                ring = _ask(line, pid, {"type": "ring", "revision": late["revision"], "base": late["turn"]["base"]})
    where = f"on a late table ({late['roads']} roads)"
    return [
        noted(f"a preview {where}", f"{1000 * preview:.2f} ms of CPU"),
        noted(f"a ring of places {where}", f"{1000 * ring:.1f} ms of CPU"),
    ]


def _ask(line: ClientConnection, pid: int, question: dict[str, object]) -> float:
    """Seconds of processor time for an answer."""
    begin = 0.0
    for number in range(ASKED + FIRST_ASKED):
        if number == FIRST_ASKED:
            begin = cpu_seconds(pid)
        line.send(json.dumps({**question, "request": number + 1}))
        while True:
            data = line.recv(timeout=60)
            if isinstance(data, str) and json.loads(data)["type"] == question["type"]:
                break
    return (cpu_seconds(pid) - begin) / ASKED


def carries() -> list[Row]:
    """The cost of a carry for the server and for the process that simulates it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        late = late_matches(path, HANDS + 1)
        with running(path) as (address, pid):
            gaps = list[float]()
            watched(address, late["names"][0], late, threading.Barrier(1), gaps)  # the processes load everything
            gate = threading.Barrier(HANDS + 1)
            hands = [
                threading.Thread(target=watched, args=(address, name, late, gate, gaps)) for name in late["names"][1:]
            ]
            for hand in hands:
                hand.start()
            gate.wait(180)
            begin = cpu_seconds(pid)
            time.sleep(SECONDS - 0.5)
            spent = (cpu_seconds(pid) - begin) / HANDS / (SECONDS - 0.5)
            for hand in hands:
                hand.join()
    return [noted(f"a carry on a late table ({late['roads']} roads)", f"{1000 * spent:.0f} ms of CPU a second")]


def bots() -> list[Row]:
    """The cost of a turn of each level, over a whole game of two."""
    warm_up(announce=False)
    record = play_game(shuto.new_game("two-player-2024", 2), [ThriftyBot()] * 2, np.random.default_rng(3)).record
    building = [position for position in record.positions() if position.is_building]
    chosen = building[:: max(1, len(building) // TURNS)]
    rows = []
    for name in LEVELS:
        begin = time.process_time()
        for number, position in enumerate(chosen):
            think(name, position, (number,))
        spent = (time.process_time() - begin) / len(chosen)
        rows.append(noted(f"a turn of the bot {name}", f"{1000 * spent:.0f} ms of CPU"))
    return rows


if __name__ == "__main__":
    for row in (*spectators(), *questions(), *carries(), *bots()):
        print(f"{row.what}: {row.figure}", flush=True)
