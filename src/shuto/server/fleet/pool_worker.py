"""A process of the pool: takes jobs of bots from Redis and answers them. `shuto worker` runs it on any machine.

Each slot has a process that thinks. It can be killed without harm to the others.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from shuto.bots.worker import warm_up
from shuto.server.fleet.pool import JOB, JOBS, POOL, REPLIES, WORKER, Asked, Reply
from shuto.server.fleet.redis_link import open_redis
from shuto.server.processes.asking import answer
from shuto.server.processes.offspring import end, new_pool
from shuto.typed import from_msgpack

_log = logging.getLogger("shuto.fleet")
_BEAT, _ALIVE = 0.5, 2000
"""Seconds between two signs of life; ms for which one is good."""
_KEPT = 60
"""Seconds for which replies wait for a server that does not fetch them."""
_RETRY = 1.0


class PoolWorker:
    """Answers up to `slots` jobs at a time. Raises BusError if the address makes no sense."""

    def __init__(self, address: str, slots: int) -> None:
        self._redis, self._trouble = open_redis(address)
        self._slots = slots
        self._me = secrets.token_hex(8)
        self._stopping = asyncio.Event()
        self._away = False

    async def run(self, ready: Callable[[], None]) -> None:
        """Work until a signal comes; then finish what is under way. `ready` is called before the first job."""
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self._stopping.set)
        slots = [_Slot() for _ in range(self._slots)]
        tasks: list[asyncio.Task[None]] = []
        try:
            for slot in slots:
                await slot.start()
            await self._give_sign()  # whoever asks after `ready` finds somebody
            tasks.append(asyncio.create_task(self._beat()))
            working = [asyncio.create_task(self._work(slot)) for slot in slots]
            ready()
            await asyncio.wait(working)
        finally:
            for task in tasks:
                task.cancel()
            for slot in slots:
                slot.stop()
            with suppress(*self._trouble):
                await self._redis.delete(WORKER + self._me)
                await self._redis.aclose()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_BEAT)
            await self._give_sign()

    async def _give_sign(self) -> None:
        with suppress(*self._trouble):
            await self._redis.set(WORKER + self._me, 1, px=_ALIVE)
            await self._redis.set(POOL, 1, px=_ALIVE)

    async def _work(self, slot: _Slot) -> None:
        while not self._stopping.is_set():
            try:
                found = await self._redis.blpop([JOBS], timeout=1)
                self._away = False
                if found is not None:
                    await self._do(slot, found[1].decode())
            except self._trouble as error:
                if not self._away:
                    _log.warning("Redis does not answer", extra={"reason": str(error)})
                self._away = True
                await asyncio.sleep(_RETRY)

    async def _do(self, slot: _Slot, number: str) -> None:
        body = await self._redis.get(JOB + number)
        if body is None:  # whoever asked has given up
            return
        try:
            asked = from_msgpack(body, Asked)
        except msgspec.DecodeError:  # of another version: whoever asked does it themselves
            return
        await self._say(asked, Reply(number, self._me, "taken"))
        reply = await slot.do(asked)
        await self._say(asked, reply._replace(number=number, worker=self._me))

    async def _say(self, asked: Asked, reply: Reply) -> None:
        where = REPLIES + asked.sender
        pipe: Any = self._redis.pipeline()
        pipe.rpush(where, msgspec.msgpack.encode(reply))
        pipe.expire(where, _KEPT)
        await pipe.execute()


class _Slot:
    """A process that thinks. It is started again when it died or was too slow."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Start the process, and return when it has loaded everything."""
        self._pool, (ready,) = new_pool(1, "shuto-thinker", partial(warm_up, announce=False))
        with suppress(BrokenProcessPool):
            await asyncio.wrap_future(ready)

    async def do(self, asked: Asked) -> Reply:
        """Do a job."""
        assert self._pool is not None
        try:
            done = asyncio.wrap_future(self._pool.submit(answer, asked.job))
            async with asyncio.timeout(2.0 * asked.patience):
                return Reply("", "", "done", await done)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            await self.start()
            return Reply("", "", "lost")
        except Exception as error:  # a bot that is not installed here, or an edition
            _log.warning("a job failed", extra={"reason": f"{type(error).__name__}: {error}"})
            return Reply("", "", "failed")

    def stop(self) -> None:
        """Kill the process."""
        pool, self._pool = self._pool, None
        end(pool)
