"""Scripted people: they play recorded games, each move sent by two devices, and note everything that they are told."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

_TOO_LONG = 30.0
"""Seconds in which a table should go on. If it does not, what happened to its connections is kept."""
SEATS = (0, 0, 1)
"""The seats of the connections at a table: one player has two devices, which send the same moves at the same time."""


@dataclass(frozen=True)
class Game:
    """A recorded game: edition, and for each turn its seat and the turn."""

    edition: str
    turns: Sequence[tuple[int, dict[str, Any]]]


@dataclass
class Told:
    """The messages that the people at one table received."""

    match: str
    game: Game
    events: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """By number: the turns that somebody was told as this event."""
    heard_at: dict[int, float] = field(default_factory=dict)
    """By number: when somebody was first told of this event, or of a later one, in ms since the epoch."""
    newest: int = 1
    """The highest number that anybody was told."""
    stale: int = 0
    """How often somebody who joined was shown less than somebody had been told before they asked."""
    wholes: list[int] = field(default_factory=list)
    longest: float = 0.0
    """The longest time from one new event to the next, in seconds."""
    last: float = field(default_factory=time.monotonic)
    notes: deque[str] = field(default_factory=lambda: deque(maxlen=60))
    """The latest events of its connections, with the time."""
    halts: list[str] = field(default_factory=list)
    """The notes made during each pause of the table that was too long."""

    def note(self, what: str) -> None:
        self.notes.append(f"{time.monotonic():.1f} {what}")

    def hear(self, number: int, turn: dict[str, Any]) -> None:
        known = self.events.setdefault(number, [])
        if turn not in known:
            known.append(turn)
        self.reach(number)

    def reach(self, number: int) -> None:
        if number > self.newest:
            for reached in range(self.newest + 1, number + 1):
                self.heard_at[reached] = 1000 * time.time()
            now = time.monotonic()
            if now - self.last > _TOO_LONG:
                self.halts.append(f"{self.match} {number}: {now - self.last:.0f} s; " + "; ".join(self.notes))
            self.longest, self.last = max(self.longest, now - self.last), now
            self.newest = number

    @property
    def over(self) -> bool:
        return self.newest > len(self.game.turns)


class Table:
    """One table and its people."""

    def __init__(self, address: str, game: Game, random: Random, pause: float) -> None:
        self._address, self._random, self._pause = address, random, pause
        self._game = game
        self.told: Told | None = None
        self.counts: Counter[str] = Counter()
        """Moves sent, confirmed, refused (by code); connections."""

    async def play(self) -> None:
        """Play a game to its end, whatever happens."""
        made = await self._create()
        self.told = Told(made["id"], self._game)
        async with asyncio.TaskGroup() as group:
            for seat in SEATS:
                group.create_task(self._sit(self.told, seat, made["tokens"][seat]))

    async def _create(self) -> dict[str, Any]:
        settings = {"edition": self._game.edition, "seats": [{"name": "Ann"}, {"name": "Bob"}]}
        while True:
            with suppress(httpx.HTTPError, ValueError):
                async with httpx.AsyncClient(timeout=4.0, trust_env=False) as http:
                    answer = await http.post(f"http://{self._address}/api/matches", json=settings)
                if answer.status_code == 201:
                    made: dict[str, Any] = answer.json()
                    return made
            await asyncio.sleep(0.2)

    async def _sit(self, told: Told, seat: int, token: str) -> None:
        """Be at the table until the game is over, and connect again whenever the connection is lost."""
        while not told.over:
            self.counts["connections"] += 1
            try:
                async with connect(
                    f"ws://{self._address}/api/matches/{told.match}/socket", open_timeout=3, close_timeout=0.5,
                    ping_interval=1.5, ping_timeout=2.5, compression=None, proxy=None,
                ) as line:  # fmt: skip
                    await self._converse(line, told, seat, token)
            except (OSError, TimeoutError, WebSocketException) as error:
                told.note(f"seat {seat}: {error or type(error).__name__}")
            await asyncio.sleep(self._random.uniform(0.1, 0.3))

    async def _converse(self, line: ClientConnection, told: Told, seat: int, token: str) -> None:
        asked: deque[int] = deque()
        """For each hello that is not answered yet: the highest number that anybody had been told before."""

        async def greet() -> None:
            asked.append(told.newest)
            await line.send(json.dumps({"type": "hello", "tokens": [token], "language": "en"}))

        await greet()
        revision = 0
        while not told.over:
            async with asyncio.timeout(6.0):  # Python 3.11's wait_for would ignore a cancellation now and then
                message = json.loads(await line.recv())
            kind = message["type"]
            if kind == "whole":
                revision = message["table"]["status"]["revision"]
                told.wholes.append(revision)
                told.note(f"seat {seat}: joined at {revision}")
                told.stale += revision < asked.popleft()
                told.reach(revision)
            elif kind == "play":
                revision = message["revision"]
                told.hear(revision, message["turn"])
                self.counts["confirmed"] += message["seat"] == seat
            elif kind == "refused":
                self.counts[f"refused: {message['code']}"] += 1
                told.note(f"seat {seat}: refused, {message['code']} at {message.get('revision')}")
                await asyncio.sleep(0.1)
                await greet()
                continue
            else:
                continue
            await self._move(line, told.game, seat, revision)

    async def _move(self, line: ClientConnection, game: Game, seat: int, revision: int) -> None:
        """Send the move of this revision, if it is ours."""
        if revision > len(game.turns) or game.turns[revision - 1][0] != seat:
            return
        await asyncio.sleep(self._random.uniform(0.5, 1.5) * self._pause)
        self.counts["sent"] += 1
        turn = game.turns[revision - 1][1]
        message = {"type": "play", "request": revision, "revision": revision, "seat": seat, "turn": turn}
        await line.send(json.dumps(message))
