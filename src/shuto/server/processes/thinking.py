"""Bots think in worker processes, off the event loop. If a worker fails, a simpler bot gives a legal turn in time."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

import numpy as np

from shuto.bots import ThriftyBot, profile
from shuto.bots.analysis import Analysis
from shuto.bots.worker import analyse_record, think, warm_up, without_windows
from shuto.rules.position import Position
from shuto.rules.records.record import Record
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Turn
from shuto.server.processes.offspring import end, pool_of

P = ParamSpec("P")
T = TypeVar("T")
_LOOKING_BACK = 60.0
"""Seconds within which a whole game must be analysed."""


class Thinkers:
    """A few processes in which bots think. Until they are awake, and whenever one fails, a simpler bot plays."""

    def __init__(self, workers: int, patience: float, bot_time: float = 1.0) -> None:
        self._workers = max(1, min(workers, os.cpu_count() or 1))
        self._patience = patience * max(1.0, bot_time)
        self._bot_time = bot_time
        self._pool: ProcessPoolExecutor | None = None
        self._waking: list[Future[None]] = []
        self._free = asyncio.Semaphore(self._workers)

    async def choose(self, name: str, position: Position, seed: tuple[int, ...]) -> Turn:
        """The turn of a bot, or of a simpler one where the bot is not ready, too slow, broken, or plays nonsense."""
        if profile(name).at_once:
            return await asyncio.to_thread(think, name, position, seed)
        if self._awake():
            try:
                turn = await self._ask(self._patience, think, name, without_windows(position), seed, self._bot_time)
                if await asyncio.to_thread(judge, position, turn):
                    return turn
            except Exception:  # a plugged-in bot fails, or its package is gone: the game goes on
                pass
        return await asyncio.to_thread(ThriftyBot().choose, position, np.random.default_rng(seed))

    async def look_back(self, record: Record) -> Analysis | None:
        """The analysis of a game; None while no process is ready, or if it takes too long."""
        if not self._awake():
            return None
        try:
            return await self._ask(_LOOKING_BACK, analyse_record, record)
        except (TimeoutError, BrokenProcessPool):
            return None

    async def _ask(self, patience: float, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a process answers. Raises TimeoutError, BrokenProcessPool, or what the question raised.

        It waits up to half the patience for a free process: a busy pool is no reason to kill one.
        """
        deadline = time.monotonic() + patience
        await asyncio.wait_for(self._free.acquire(), patience / 2.0)
        try:
            if not self._awake():
                raise BrokenProcessPool("ended meanwhile")
            pool = self._started()
            try:
                asked = asyncio.wrap_future(pool.submit(question, *args, **kwargs))
                return await asyncio.wait_for(asked, deadline - time.monotonic())
            except (TimeoutError, BrokenProcessPool):
                self._stop_if(pool)
                raise
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                raise BrokenProcessPool("ended by another request") from None  # not this task was cancelled
        finally:
            self._free.release()

    def wake(self) -> None:
        """Start the processes, to be ready when the first bot has to think."""
        self._started()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool, self._waking = pool_of(self._workers, "shuto-thinker", warm_up)
        return self._pool

    def _awake(self) -> bool:
        self._started()
        if any(future.done() and future.exception() is not None for future in self._waking):
            self.stop()  # a worker died while it started: start again
            self._started()
        return all(future.done() for future in self._waking)

    def _stop_if(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:  # else another request has started a new pool
            self.stop()

    def stop(self) -> None:
        """End the processes, even those that hang."""
        pool, self._pool = self._pool, None
        end(pool)
