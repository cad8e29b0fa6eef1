"""Runs bots in worker processes, here or elsewhere. If all fail or are too slow, a simpler bot plays a legal turn."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import ParamSpec, TypeVar

import numpy as np

from shuto.bots import ThriftyBot, profile
from shuto.bots.advice.analysis import Analysis
from shuto.bots.worker import analyse_record, think, warm_up, without_windows
from shuto.geometry.compiled import is_plain
from shuto.rules.play import Ruling, rule_on
from shuto.rules.position import Position
from shuto.rules.records.record import Record
from shuto.rules.turn import Turn
from shuto.server.metrics import BOT_SECONDS
from shuto.server.processes.asking import Elsewhere, LookBack, Think, turn_of
from shuto.server.processes.digest import digest
from shuto.server.processes.offspring import end, new_pool
from shuto.typed import from_json

P = ParamSpec("P")
T = TypeVar("T")
_LOOKING_BACK = 60.0
"""Timeout in seconds for the analysis of a game."""


class Thinkers:
    """The pool of processes for bots. A simpler bot plays until they are ready and whenever one fails."""

    def __init__(
        self, workers: int, patience: float, bot_time: float = 1.0, elsewhere: Elsewhere | None = None
    ) -> None:
        self._elsewhere = elsewhere
        self._workers = max(1, min(workers, os.cpu_count() or 1))
        self._patience = patience * max(1.0, bot_time)
        self._bot_time = bot_time
        self._pool: ProcessPoolExecutor | None = None
        self._starting: list[Future[None]] = []
        self._free = asyncio.Semaphore(self._workers)

    async def choose(
        self, name: str, position: Position, seed: tuple[int, ...], record: Record | None = None
    ) -> Ruling:
        """The judged turn of a bot; of a simpler bot if this one is not ready, too slow, broken, or plays illegally.

        `record`: the game that led to the position. With it, the bot may think elsewhere.
        """
        with BOT_SECONDS.time():
            return await self._chosen(name, position, seed, record)

    async def _chosen(self, name: str, position: Position, seed: tuple[int, ...], record: Record | None) -> Ruling:
        quick = is_plain()
        try:
            turn = None if quick else await self._thought(name, position, seed, record)
            if turn is not None:
                return await asyncio.to_thread(rule_on, position, turn)
        except Exception:  # a third-party bot failed or is no longer installed: the game must go on
            pass
        simple = await asyncio.to_thread(ThriftyBot(quick=quick).choose, position, np.random.default_rng(seed))
        return await asyncio.to_thread(rule_on, position, simple)

    async def _thought(
        self, name: str, position: Position, seed: tuple[int, ...], record: Record | None
    ) -> Turn | None:
        """The turn of a bot, not yet judged; None if no process is ready."""
        if profile(name).at_once:
            return await asyncio.to_thread(think, name, position, seed)
        if self._elsewhere is not None and record is not None:
            job = Think(name, record.to_json(), digest(position), seed, self._bot_time)
            if (answered := await self._elsewhere.ask(job, self._patience)) is not None:
                return turn_of(answered)
        if not self._is_ready():
            return None
        return await self._ask(self._patience, think, name, without_windows(position), seed, self._bot_time)

    async def look_back(self, record: Record) -> Analysis | None:
        """The analysis of a game; None if no process is ready, if it died, or if the analysis timed out."""
        if self._elsewhere is not None:
            answered = await self._elsewhere.ask(LookBack(record.to_json()), _LOOKING_BACK)
            if answered is not None:
                return from_json(answered, Analysis)
        if not self._is_ready():
            return None
        try:
            return await self._ask(_LOOKING_BACK, analyse_record, record)
        except (TimeoutError, BrokenProcessPool):
            return None

    async def _ask(self, patience: float, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a function run in a process. Raises TimeoutError, BrokenProcessPool, or its exception.

        It waits at most half the timeout for a free process. If none gets free, the pool is not killed.
        """
        deadline = time.monotonic() + patience
        async with asyncio.timeout(patience / 2.0):  # not wait_for: in Python 3.11 it may ignore a cancellation
            await self._free.acquire()
        try:
            if not self._is_ready():
                raise BrokenProcessPool("ended meanwhile")
            pool = self._started()
            try:
                asked = asyncio.wrap_future(pool.submit(question, *args, **kwargs))
                async with asyncio.timeout(deadline - time.monotonic()):
                    return await asked
            except (TimeoutError, BrokenProcessPool):
                self._stop_if(pool)
                raise
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                raise BrokenProcessPool("ended by another request") from None  # the future was cancelled, not this task
        finally:
            self._free.release()

    def start(self) -> None:
        """Start the processes ahead of the first turn of a bot."""
        self._started()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool, self._starting = new_pool(self._workers, "shuto-thinker", partial(warm_up, announce=False))
        return self._pool

    def _is_ready(self) -> bool:
        self._started()
        if any(future.done() and future.exception() is not None for future in self._starting):
            self.stop()  # a worker died during its start: start a new pool
            self._started()
        return all(future.done() for future in self._starting)

    def _stop_if(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:  # otherwise another request has already started a new pool
            self.stop()

    def stop(self) -> None:
        """Kill the processes, even those that hang."""
        pool, self._pool = self._pool, None
        end(pool)
