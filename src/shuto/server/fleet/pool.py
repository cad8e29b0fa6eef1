"""Asks the pool: processes on any machine that take jobs of bots from Redis. Whoever asks looks after their job.

A job has no copy that must not be lost: if the process that took it dies, it is asked again, and if nobody is there,
the bots of this machine think. A job that is done twice gives the same answer twice. See docs/adr/server/0019.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec

from shuto.server.fleet.redis_link import open_redis
from shuto.server.processes.asking import Job
from shuto.typed import from_msgpack

JOBS, POOL = "shuto:jobs", "shuto:pool"
"""The numbers of the jobs that wait; a key that exists while any process of the pool lives."""
JOB, REPLIES, WORKER = "shuto:job:", "shuto:replies:", "shuto:worker:"
"""Before the number of a job: what is asked. Before a name: replies to a server; a key of a process that lives."""
_LOOK, _MISSES = 0.3, 2
"""Seconds between two looks after a job, and how many looks in a row must miss it. A process says that it took a job
just after it took it."""
_TRIES = 3


class Asked(NamedTuple):
    """A job in Redis."""

    sender: str
    patience: float
    job: Job


class Reply(NamedTuple):
    """A message from a process of the pool about a job."""

    number: str
    worker: str
    state: Literal["taken", "done", "failed", "lost"]
    """failed: it cannot be done there. lost: its process died, and another one may do it."""
    answer: bytes = b""


class _LostError(Exception):
    """No process works on the job any more."""


class _Waiting:
    """A job that is under way."""

    def __init__(self) -> None:
        self.worker = ""
        """The worker process that took it; empty: none yet."""
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class RedisPool:
    """The pool, as a server sees it. Raises BusError if the address makes no sense."""

    def __init__(self, address: str) -> None:
        self._redis, self._trouble = open_redis(address)
        self._me = secrets.token_hex(8)
        self._waiting: dict[str, _Waiting] = {}
        self._listening: asyncio.Task[None] | None = None

    async def ask(self, job: Job, patience: float) -> bytes | None:
        """The answer to a job; None if nobody is there, or nobody answers in time."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        try:
            async with asyncio.timeout(patience):
                for _ in range(_TRIES):
                    if not await self._redis.exists(POOL):
                        return None
                    with suppress(_LostError):
                        return await self._ask_once(msgspec.msgpack.encode(Asked(self._me, patience, job)), patience)
        except self._trouble:
            pass
        return None

    async def _ask_once(self, asked: bytes, patience: float) -> bytes | None:
        number = secrets.token_hex(8)
        waiting = self._waiting[number] = _Waiting()
        try:
            await self._redis.set(JOB + number, asked, px=max(1, int(1000 * patience)))
            await self._redis.rpush(JOBS, number)
            reply = await self._look_after(number, waiting)
            return reply.answer if reply.state == "done" else None
        finally:
            del self._waiting[number]
            with suppress(*self._trouble):
                await self._redis.delete(JOB + number)  # whoever takes it now has nothing to do

    async def _look_after(self, number: str, waiting: _Waiting) -> Reply:
        """Wait for the last reply. Raises _LostError."""
        missed = 0
        while True:
            done, _ = await asyncio.wait({waiting.reply}, timeout=_LOOK)
            if done:
                if waiting.reply.result().state == "lost":
                    raise _LostError
                return waiting.reply.result()
            if waiting.worker:
                there = await self._redis.exists(WORKER + waiting.worker)
            else:
                there = await self._redis.lpos(JOBS, number) is not None and await self._redis.exists(POOL)
            missed = 0 if there else missed + 1
            if missed >= _MISSES:
                raise _LostError

    async def _listen(self) -> None:
        while True:
            try:
                found = await self._redis.blpop([REPLIES + self._me], timeout=1)
            except self._trouble:
                await asyncio.sleep(1.0)
                continue
            if found is not None:
                self._hear(found[1])

    def _hear(self, data: bytes) -> None:
        try:
            reply = from_msgpack(data, Reply)
        except msgspec.DecodeError:  # of another version
            return
        waiting = self._waiting.get(reply.number)
        if waiting is None:
            return
        if reply.state == "taken":
            waiting.worker = reply.worker
        elif not waiting.reply.done():
            waiting.reply.set_result(reply)

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        with suppress(*self._trouble):
            await self._redis.aclose()
