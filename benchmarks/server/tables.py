"""A hundred tables for the benchmarks of a server: two players and some spectators each, who play recorded games."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

import shuto
from shuto.bots import ThriftyBot, play_game
from shuto.match.events import Created, Event, Sit
from shuto.match.log import encode_event
from shuto.match.settings import ClockSettings, MatchSettings, SeatSettings
from shuto.rules.records.record import VERSION, Record
from shuto.server.people.identity import hash_of
from shuto.server.storage.opening import open_storage
from shuto.server.storage.people import Player
from shuto.server.times import iso, now_ms

TABLES, FIRST = 100, 36
"""Tables that are measured, and others at which people play before, so that the servers have loaded everything."""
EDITIONS = ("two-player-2024", "second-edition", "four-player-fr", "rainbow-city")
SEEDS = 3
_FIRST = 3
"""The revision of a table when its first move is played."""
_TOLD = '{"type":"play"'


class Move(NamedTuple):
    """Who plays, and the message."""

    seat: int
    text: str


class Table:
    """The sockets of one table, and the moves that are still to come."""

    def __init__(self, name: str, moves: list[Move], spectators: int = 1) -> None:
        self.name = name
        self.moves = moves[::-1]
        self.seats = (0, 1, *(None,) * spectators)
        """The seats of its connections; None: a spectator."""
        self.players: list[ClientConnection] = []
        self.told = 0
        """How many sockets have heard of the move that is under way."""
        self.heard = asyncio.Event()
        """Set while all have heard of the last move."""
        self.mover, self.sent = 0, 0.0
        self.delays: list[float] = []
        self.last = ""

    @property
    def quiet(self) -> bool:
        """Whether all have heard of the last move."""
        return self.told == len(self.seats)

    @property
    def idle(self) -> bool:
        """Whether the next move can be sent."""
        return bool(self.moves) and self.quiet

    async def move(self) -> None:
        """Send the next move, from its player."""
        move = self.moves.pop()
        self.told, self.mover, self.sent = 0, move.seat, time.perf_counter()
        self.heard.clear()
        await self.players[move.seat].send(move.text)

    async def play_on(self) -> None:
        """Play without a pause until no move is left: the next one as soon as all have heard of the last one."""
        while self.moves:
            await self.move()
            await self.heard.wait()

    async def listen(self, line: ClientConnection, seat: int | None) -> None:
        """Hear everything that one socket is told."""
        async for data in line:
            arrived = time.perf_counter()
            if not isinstance(data, str) or not data.startswith(_TOLD):
                assert '"type":"refused"' not in str(data), data
                continue
            self.told += 1
            if self.quiet:
                self.heard.set()
            if seat == 1 - self.mover:
                self.delays.append(arrived - self.sent)
                self.last = data

    async def join(
        self, stack: AsyncExitStack, group: asyncio.TaskGroup, addresses: Sequence[str]
    ) -> list[asyncio.Task[None]]:
        """Open the sockets, at each address in turn, and listen."""
        tasks = []
        for number, seat in enumerate(self.seats):
            address = addresses[number % len(addresses)].replace("http", "ws", 1)
            line = await stack.enter_async_context(
                connect(
                    f"{address}/api/matches/{self.name}/socket", open_timeout=60, close_timeout=1, ping_interval=None,
                    compression=None,
                )
            )  # fmt: skip
            known = {} if seat is None else {"secret": f"secret-{self.name.removeprefix('table')}-{seat}"}
            await line.send(json.dumps({"type": "hello", "tokens": [], **known}))
            await line.recv()
            if seat is not None:
                self.players.append(line)
            tasks.append(group.create_task(self.listen(line, seat)))
        self.told = len(self.seats)
        return tasks


def games() -> list[Record]:
    """Games of two players in several editions."""
    return [
        play_game(shuto.new_game(edition, 2), [ThriftyBot()] * 2, np.random.default_rng(seed)).record
        for edition in EDITIONS
        for seed in range(SEEDS)
    ]


def tables_of(played: Sequence[Record], spectators: int = 1) -> tuple[list[Table], list[Table]]:
    """The tables as `store` stores them, before the first move: those that are played first, and the others."""
    found = [_moves_of(record) for record in played]
    tables = [Table(f"table{n}", list(found[n % len(found)]), spectators) for n in range(FIRST + TABLES)]
    return tables[:FIRST], tables[FIRST:]


def _moves_of(record: Record) -> list[Move]:
    """The messages that play a game."""
    found = []
    for n, (step, position) in enumerate(zip(record.steps, record.positions(), strict=False)):
        assert position.to_move is not None
        turn = msgspec.to_builtins(step.turn)
        told = {"type": "play", "request": n, "revision": _FIRST + n, "seat": position.to_move, "turn": turn}
        found.append(Move(position.to_move, json.dumps(told)))
    return found


async def store(where: Path | str, played: Sequence[Record]) -> None:
    """Store the tables with their players. Over HTTP, the limits of one address would stop us."""
    storage, at = open_storage(where), iso(now_ms())
    for number in range(FIRST + TABLES):
        for seat in (0, 1):
            who = Player(f"{number}-{seat}", f"Player {seat}", "sedan", at, at)
            await storage.people.create(who, hash_of(f"secret-{number}-{seat}"))
        record = played[number % len(played)]
        settings = MatchSettings(record.edition, (SeatSettings(kind="open"),) * 2, clock=ClockSettings(bank=7200.0))
        sits = [Sit(seat, f"{number}-{seat}", f"Player {seat}", "sedan") for seat in (0, 1)]
        first: list[Event] = [Created(settings.completed(), ("", ""), at, VERSION, f"{number}-0"), *sits]
        await storage.append(f"table{number}", 1, [encode_event(event) for event in first], at, "{}")
    await storage.close()
