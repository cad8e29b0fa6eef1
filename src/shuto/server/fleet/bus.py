"""The bus: short signals from process to process, through Redis. It carries nothing that is needed.

A process says that it wrote an event, gave a match back, or how many watch a table. If a signal is lost, or Redis is
away, the others find out from the database, only later.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Literal, NamedTuple, Protocol

import msgspec

from shuto.server.fleet.redis_link import open_redis
from shuto.typed import from_json

_log = logging.getLogger("shuto.fleet")
_CHANNEL = "shuto"
_MOST_WAITING = 10_000
"""Signals that wait for Redis. Further ones are left out."""
_FORGET_AFTER, _MOST_KNOWN = 90.0, 10_000
"""Seconds after which it is not known any more how many watch a table; tables of which it is known."""
_RETRY = 1.0
_GATHER = 0.02
"""Seconds in which signals are gathered. A message costs more than a signal, for whoever sends and whoever hears it."""
Word = Literal["wrote", "free", "watched"]


class Signal(NamedTuple):
    """A signal about a match. wrote: event `number` was stored. free: no process has it. watched: `number` watch it."""

    word: Word
    match: str
    number: int = 0


class Said(NamedTuple):
    """One message: who says it, and some signals."""

    sender: str
    signals: list[Signal]


class Bus(Protocol):
    """Where processes give each other signals."""

    freed: asyncio.Event
    """Set when a process has given a match back."""

    async def start(self, hear: Callable[[Signal], None]) -> None:
        """Begin to listen to the others."""
        ...

    def publish(self, word: Word, match: str, number: int = 0) -> None:
        """Give the others a signal. Nobody waits for it."""
        ...

    def watching(self, match: str) -> int:
        """How many watch a table of another process, as far as it is known."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class Silent:
    """The bus of a process that has none: signals go nowhere."""

    def __init__(self) -> None:
        self.freed = asyncio.Event()

    async def start(self, hear: Callable[[Signal], None]) -> None:
        """Do nothing: no signals arrive."""

    def publish(self, word: Word, match: str, number: int = 0) -> None:
        """Do nothing."""

    def watching(self, match: str) -> int:  # noqa: ARG002 - nobody watches elsewhere
        """0: nobody watches elsewhere."""
        return 0

    async def close(self) -> None:
        """Do nothing."""


class RedisBus:
    """The bus in Redis. Raises BusError if the address makes no sense."""

    def __init__(self, address: str) -> None:
        self._redis, self._trouble = open_redis(address)
        self.freed = asyncio.Event()
        self._me = secrets.token_hex(8)
        self._waiting: dict[tuple[Word, str], Signal] = {}
        """The newest signal of each kind about each match."""
        self._some = asyncio.Event()
        self._watching: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self._away = False

    async def start(self, hear: Callable[[Signal], None]) -> None:
        """Begin to listen to the others, now or when Redis is there."""
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._publish())]

    def publish(self, word: Word, match: str, number: int = 0) -> None:
        """Give the others a signal, or leave it out if too many are waiting."""
        if len(self._waiting) < _MOST_WAITING:
            self._waiting[word, match] = Signal(word, match, number)
            self._some.set()

    def watching(self, match: str) -> int:
        """How many watch a table of another process, as far as it is known."""
        count, at = self._watching.get(match, (0, 0.0))
        return count if monotonic() - at < _FORGET_AFTER else 0

    async def close(self) -> None:
        """Say what is waiting, if Redis is there, and stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(0.0 if self._away else 0.5):
                while self._some.is_set():
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        with suppress(*self._trouble):
            await self._redis.aclose()

    async def _publish(self) -> None:
        while True:
            await self._some.wait()
            await asyncio.sleep(_GATHER)
            said, self._waiting = Said(self._me, list(self._waiting.values())), {}
            try:
                await self._redis.publish(_CHANNEL, msgspec.json.encode(said))
                self._note(away=False)
            except self._trouble as error:
                self._note(away=True, why=str(error))
                await asyncio.sleep(_RETRY)
            if not self._waiting:
                self._some.clear()

    async def _listen(self, hear: Callable[[Signal], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as heard:
                    await heard.subscribe(_CHANNEL)
                    while True:
                        message = await heard.get_message(ignore_subscribe_messages=True, timeout=None)
                        if message is not None:
                            self._heard(message["data"], hear)
            except self._trouble as error:
                self._note(away=True, why=str(error))
                await asyncio.sleep(_RETRY)

    def _heard(self, data: bytes, hear: Callable[[Signal], None]) -> None:
        try:
            said = from_json(data, Said)
        except msgspec.DecodeError:  # another version says something that we do not know
            return
        if said.sender == self._me:
            return
        for signal in said.signals:
            if signal.word == "free":
                self.freed.set()
            elif signal.word == "watched":
                self._watching[signal.match] = signal.number, monotonic()
                self._watching.move_to_end(signal.match)
                if len(self._watching) > _MOST_KNOWN:
                    self._watching.popitem(last=False)
            hear(signal)

    def _note(self, *, away: bool, why: str = "") -> None:
        if away != self._away:
            self._away = away
            _log.warning("Redis does not answer" if away else "Redis answers again", extra={"reason": why})
