"""A hundred live tables on one core: how long after a move is it on the other player's screen?

Each table has two players and a spectator, a clock, real rules and a durable log. Moves come at random moments, a
hundred in a second in all. The same sockets then talk through a bare relay (`relay.py`), which is the floor.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

import shuto
from benchmarks.measure import Row, at_most
from benchmarks.server.hands import cpu_seconds
from shuto.bots import ThriftyBot, play_game
from shuto.match.events import Created, Event, Sit
from shuto.match.log import encode_event
from shuto.match.settings import ClockSettings, MatchSettings, SeatSettings
from shuto.rules.records.record import VERSION, Record
from shuto.server.people.identity import hash_of
from shuto.server.storage.opening import open_storage
from shuto.server.storage.people import Player
from shuto.server.times import iso, now_ms

TABLES, RATE = 100, 100.0
"""Tables, and moves in a second at all tables together."""
WARM_UP, MOVES, ROUNDS = 100, 700, 3
"""Moves before the first round, moves of a round, rounds. The best round counts: the machine may be busy."""
LIMIT = 0.025
EDITIONS = ("two-player-2024", "second-edition", "four-player-fr", "rainbow-city")
SEEDS = 3
_TOLD = '{"type":"play"'


class Move(NamedTuple):
    """Who plays, and the message."""

    seat: int
    text: str


class Delays(NamedTuple):
    """Seconds from a move to the other player's screen, in one round."""

    median: float
    late: float
    """The 99th percentile."""


class Run(NamedTuple):
    """What was measured with one server."""

    best: Delays
    cpu: float
    """Seconds of processor time for each move, of the server and its processes."""
    said: tuple[str, ...]
    """The last message to the other player at each table."""


class Table:
    """The sockets of one table, and the moves that are still to come."""

    def __init__(self, name: str, moves: list[Move]) -> None:
        self.name = name
        self.moves = moves[::-1]
        self.players: list[ClientConnection] = []
        self.told = 0
        """How many sockets have heard of the move that is under way."""
        self.mover, self.sent = 0, 0.0
        self.delays: list[float] = []
        self.last = ""

    @property
    def idle(self) -> bool:
        """Whether the next move can be sent."""
        return bool(self.moves) and self.told == 3

    async def move(self) -> None:
        """Send the next move, from its player."""
        move = self.moves.pop()
        self.told, self.mover, self.sent = 0, move.seat, time.perf_counter()
        await self.players[move.seat].send(move.text)

    async def listen(self, line: ClientConnection, seat: int | None) -> None:
        """Hear everything that one socket is told."""
        async for data in line:
            arrived = time.perf_counter()
            if not isinstance(data, str) or not data.startswith(_TOLD):
                assert '"type":"refused"' not in str(data), data
                continue
            self.told += 1
            if seat == 1 - self.mover:
                self.delays.append(arrived - self.sent)
                self.last = data


def games() -> list[Record]:
    """Games of two players in several editions."""
    return [
        play_game(shuto.new_game(edition, 2), [ThriftyBot()] * 2, np.random.default_rng(seed)).record
        for edition in EDITIONS
        for seed in range(SEEDS)
    ]


def moves_of(record: Record, first: int) -> list[Move]:
    """The messages that play a game after its first events."""
    found = []
    for n, (step, position) in enumerate(zip(record.steps, record.positions(), strict=False)):
        assert position.to_move is not None
        turn = msgspec.to_builtins(step.turn)
        told = {"type": "play", "request": n, "revision": first + n, "seat": position.to_move, "turn": turn}
        found.append(Move(position.to_move, json.dumps(told)))
    return found


async def store(path: Path, played: list[Record]) -> None:
    """Store the tables with their players. Over HTTP, the limits of one address would stop us."""
    storage, at = open_storage(path), iso(now_ms())
    for number in range(TABLES):
        for seat in (0, 1):
            who = Player(f"{number}-{seat}", f"Player {seat}", "sedan", at, at)
            await storage.people.create(who, hash_of(f"secret-{number}-{seat}"))
        record = played[number % len(played)]
        settings = MatchSettings(record.edition, (SeatSettings(kind="open"),) * 2, clock=ClockSettings(bank=7200.0))
        sits = [Sit(seat, f"{number}-{seat}", f"Player {seat}", "sedan") for seat in (0, 1)]
        first: list[Event] = [Created(settings.completed(), ("", ""), at, VERSION, f"{number}-0"), *sits]
        await storage.append(f"table{number}", 1, [encode_event(event) for event in first], at, "{}")
    await storage.close()


@contextmanager
def on_one_core(*command: str) -> Iterator[tuple[str, int]]:
    """A server that runs on the first core only, while we stay on the others. Its address and its process."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])  # a child inherits it
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(0, cores[1:] or cores)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip().rstrip("/"), process.pid
    finally:
        process.kill()
        process.wait()
        os.sched_setaffinity(0, cores)


def wait_until_compiled(address: str) -> None:
    while True:
        with urllib.request.urlopen(f"{address}/api/preparation") as answer:
            if json.load(answer)["progress"] == 1.0:
                return
        time.sleep(0.2)


async def _measure(address: str, pid: int, tables: list[Table]) -> Run:
    """Open all sockets and play. The seed of the moments is fixed."""
    by_chance = random.Random(1)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        listening = [task for table in tables for task in await join(stack, group, address, table)]
        rounds = []
        await _play(tables, by_chance, WARM_UP)
        spent = cpu_seconds(pid)
        for _ in range(ROUNDS):
            for table in tables:
                table.delays.clear()
            await _play(tables, by_chance, MOVES)
            delays = [delay for table in tables for delay in table.delays]
            assert len(delays) == MOVES
            rounds.append(Delays(float(np.median(delays)), float(np.percentile(delays, 99))))
        spent = (cpu_seconds(pid) - spent) / (ROUNDS * MOVES)
        for task in listening:
            task.cancel()
    return Run(min(rounds, key=lambda one: one.late), spent, tuple(table.last for table in tables))


async def join(stack: AsyncExitStack, group: asyncio.TaskGroup, address: str, table: Table) -> list[asyncio.Task[None]]:
    tasks = []
    for seat in (0, 1, None):
        path = f"{address.replace('http', 'ws', 1)}/api/matches/{table.name}/socket"
        line = await stack.enter_async_context(
            connect(path, open_timeout=60, close_timeout=1, ping_interval=None, compression=None)
        )
        known = {} if seat is None else {"secret": f"secret-{table.name.removeprefix('table')}-{seat}"}
        await line.send(json.dumps({"type": "hello", "tokens": [], **known}))
        await line.recv()
        if seat is not None:
            table.players.append(line)
        tasks.append(group.create_task(table.listen(line, seat)))
    table.told = 3
    return tasks


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
    while any(table.told < 3 for table in tables):
        await asyncio.sleep(0.01)


def live_tables() -> list[Row]:
    """Measure the tables, then the relay with what the tables said."""
    played = games()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        asyncio.run(store(path, played))
        names = [f"table{number}" for number in range(TABLES)]
        tables = [Table(name, moves_of(played[n % len(played)], 3)) for n, name in enumerate(names)]
        with on_one_core("-m", "shuto.server", "--port", "0", "--database", str(path)) as (address, pid):
            wait_until_compiled(address)
            ours = asyncio.run(_measure(address, pid, tables))
    said = [Table(name, [Move(0, text), Move(1, text)] * MOVES) for name, text in zip(names, ours.said, strict=True)]
    with on_one_core("-m", "benchmarks.server.relay") as (address, pid):
        bare = asyncio.run(_measure(address, pid, said))
    where = f"{TABLES} tables, {RATE:.0f} moves/s, one core: a move on the other screen"
    beside = f"a bare relay: {1000 * bare.best.median:.1f} and {1000 * bare.best.late:.1f} ms"
    per_move = f"{1000 * ours.cpu:.1f} ms of CPU a move, relay {1000 * bare.cpu:.1f}"
    return [
        at_most(f"{where}, median ({per_move})", ours.best.median, LIMIT),
        at_most(f"{where}, 99th percentile ({beside})", ours.best.late, LIMIT),
    ]


if __name__ == "__main__":
    for row in live_tables():
        print(f"{row.what}: {row.figure} ({row.against}), ratio {row.ratio:.2f}")
