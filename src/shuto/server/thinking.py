"""Bots think in worker processes, off the event loop. Whatever happens to a worker, a legal turn is ready in time."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import numpy as np

from shuto.bots import ThriftyBot, UnknownBotError
from shuto.bots.analysis import Analysis
from shuto.bots.worker import bare, look_back, think, warm_up
from shuto.rules.position import Position
from shuto.rules.record import Record
from shuto.rules.referee import judge
from shuto.rules.turn import Turn
from shuto.server.offspring import end, pool_of

SIMPLE = ("random", "greedy", "driver")
"""Bots that answer at once: for them no process is worth its while."""


_LOOKING_BACK = 60.0
"""Seconds within which a whole game must be analysed."""


class Thinkers:
    """A few processes in which bots think. Until they are awake, and whenever one fails, a simpler bot plays."""

    def __init__(self, workers: int, patience: float) -> None:
        self._workers = max(1, min(workers, os.cpu_count() or 1))
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._waking: list[Future[None]] = []

    async def choose(self, name: str, position: Position, seed: tuple[int, ...]) -> Turn:
        """The turn of a bot, or of a simpler one where the bot is not ready, too slow, broken, or plays nonsense."""
        if name in SIMPLE:
            return await asyncio.to_thread(think, name, position, seed)
        if self._awake():
            try:
                asked = asyncio.wrap_future(self._started().submit(think, name, bare(position), seed))
                turn = await asyncio.wait_for(asked, self._patience)
                if await asyncio.to_thread(judge, position, turn):
                    return turn
            except (TimeoutError, BrokenProcessPool):
                self.stop()
            except UnknownBotError:
                raise
            except Exception:  # whatever a plugged-in bot does wrong, the game goes on
                pass
        return await asyncio.to_thread(ThriftyBot().choose, position, np.random.default_rng(seed))

    async def look_back(self, record: Record) -> Analysis | None:
        """A game analysed; None while nobody is awake to do it, or if it cannot be done in time."""
        if not self._awake():
            return None
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._started().submit(look_back, record)), _LOOKING_BACK)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            return None

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
            self.stop()  # a worker died in its sleep: begin again
            self._started()
        return all(future.done() for future in self._waking)

    def stop(self) -> None:
        """End the processes, the hanging ones too."""
        pool, self._pool = self._pool, None
        end(pool)
