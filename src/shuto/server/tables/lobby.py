"""The lobby: all tables of this server. A table is loaded on the first request for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from shuto.bots import profile
from shuto.match.recorded import Past
from shuto.match.settings import MatchSettings
from shuto.rules.records.record import StepRecord
from shuto.server.processes.workers import Workers
from shuto.server.settings import ServerSettings
from shuto.server.storage.protocol import Storage
from shuto.server.tables.live import NO_PAST, LiveTable

T = TypeVar("T")
RECENT = 50
"""If one of this many last changed matches is played by hand, the next carry is expected soon."""


class Lobby:
    """Tables by id. All are in storage. Beyond `most_tables`, idle tables without watchers are evicted from memory."""

    def __init__(self, storage: Storage, settings: ServerSettings) -> None:
        self.storage = storage
        self.settings = settings
        self.workers = Workers.create(settings)
        self.thinkers = self.workers.thinkers
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def warm_up(self) -> None:
        """Start the processes for carries if people play by hand here, so that no first carry waits for them."""
        if await self.storage.any_resting(RECENT):
            self.workers.start_hands()

    async def create(
        self, settings: MatchSettings, steps: tuple[StepRecord, ...] = (), past: Past = NO_PAST
    ) -> tuple[LiveTable, tuple[str, ...]]:
        """Start a match, optionally after the steps of a record. Returns the table and the seat tokens."""
        table, tokens = await LiveTable.create(settings, self.workers, self.storage, steps, past)
        self._keep(table)
        return table, tokens

    async def find(self, match_id: str) -> LiveTable | None:
        """The table with this id; None if there is no such match.

        Concurrent requests share one load, so that a match never has two authorities.
        """
        table = self._tables.get(match_id)
        if table is not None:
            self._tables.move_to_end(match_id)
            return table
        task = self._loading.get(match_id)
        if task is None:
            task = asyncio.create_task(LiveTable.load(match_id, self.workers, self.storage))
            self._loading[match_id] = task
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        table = await asyncio.shield(task)
        if table is not None and match_id not in self._tables:
            self._keep(table)
        return self._tables.get(match_id)

    async def ask(self, question: Callable[[], T]) -> T:
        """Run a function in a worker thread."""
        return await asyncio.to_thread(question)

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        if any(seat.kind == "bot" and not profile(seat.bot).at_once for seat in table.match.settings.seats):
            self.thinkers.start()
        if table.match.settings.by_hand and table.match.position.outcome is None:
            self.workers.start_hands()
        for other in list(self._tables.values()):
            if len(self._tables) <= self.settings.most_tables:
                return
            if not other.watchers and not other.busy:
                del self._tables[other.id]

    async def close(self) -> None:
        """Close all tables, kill the worker processes, and close the storage."""
        for table in self._tables.values():
            await table.close()
        self.workers.stop()
        await self.storage.close()
