"""The lobby: all tables of this server. A table is loaded on the first request for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from time import monotonic
from typing import TypeVar

from shuto.bots import profile
from shuto.match.recorded import Past
from shuto.match.seats.seating import Person
from shuto.match.settings import MatchSettings
from shuto.rules.records.record import StepRecord
from shuto.server.people.identity import People
from shuto.server.people.push import Push
from shuto.server.processes.workers import Workers
from shuto.server.settings import ServerSettings
from shuto.server.storage.peek import RECENT
from shuto.server.storage.protocol import Storage
from shuto.server.tables.calling import TurnCalls
from shuto.server.tables.listing import catch_up, moment
from shuto.server.tables.live import NO_PAST, LiveTable
from shuto.server.tables.timekeeper import Timekeeper
from shuto.server.tables.watcher import BANNED, CHANGED, DELETED, STOPPING, Farewell

T = TypeVar("T")


class Lobby:
    """Tables by id. All are in storage. Sleeping ones are evicted from memory: after a while, or if there are many."""

    def __init__(self, storage: Storage, settings: ServerSettings) -> None:
        self.storage = storage
        self.settings = settings
        self.workers = Workers.create(settings)
        self.thinkers = self.workers.thinkers
        self.people = People(storage.people)
        self.push = Push(storage.devices, settings)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._used: dict[str, float] = {}
        """When each table was last found, or seen awake."""
        self._catching_up: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.timekeeper = Timekeeper(storage.clocks, self.find)

    async def warm_up(self) -> None:
        """Start the clocks, and the processes for carries if people play by hand here, so that no first one waits."""
        await self.timekeeper.start()
        if await self.storage.any_resting(RECENT):
            self.workers.start_hands()
        await self.storage.listings.nobody_here(moment())
        self._catching_up = asyncio.create_task(catch_up(self.storage, self.find))

    def peek(self, match_id: str) -> LiveTable | None:
        """The table with this id if it is in memory. It is not loaded, and sleeps on if it sleeps."""
        return self._tables.get(match_id)

    async def create(
        self,
        settings: MatchSettings,
        steps: tuple[StepRecord, ...] = (),
        past: Past = NO_PAST,
        host: Person | None = None,
    ) -> tuple[LiveTable, tuple[str, ...]]:
        """Start a match, optionally after the steps of a record. Returns the table and the seat tokens."""
        table, tokens = await LiveTable.create(settings, self.workers, self.storage, steps, past, host)
        self._keep(table)
        return table, tokens

    async def find(self, match_id: str) -> LiveTable | None:
        """The table with this id; None if there is no such match.

        Concurrent requests share one load, so that a match never has two authorities.
        """
        table = self._tables.get(match_id)
        if table is not None:
            self._tables.move_to_end(match_id)
            self._used[match_id] = monotonic()
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

    async def reload(self, match_id: str) -> None:
        """Close a table, because its log was changed. Its people connect again and find the new log."""
        table = self._tables.get(match_id)
        if table is not None:
            self._evict(table, CHANGED)

    async def ask(self, question: Callable[[], T]) -> T:
        """Run a function in a worker thread."""
        return await asyncio.to_thread(question)

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        table.calls = TurnCalls(table, self.push, self.settings.call_after)
        table.outdated = lambda: self._evict(table, CHANGED)
        if any(seat.kind == "bot" and not profile(seat.bot).at_once for seat in table.match.settings.seats):
            self.thinkers.start()
        if table.match.settings.by_hand and table.match.position.outcome is None:
            self.workers.start_hands()
        self._used[table.id] = monotonic()
        for other in list(self._tables.values()):
            if len(self._tables) <= self.settings.most_tables:
                return
            if other.asleep:
                self._evict(other)

    def evict_sleeping(self, now: float) -> int:
        """Evict the tables that have slept for `sleep_after` seconds. Returns how many."""
        evicted = 0
        for table in list(self._tables.values()):
            if not table.asleep:
                self._used[table.id] = now
            elif now - self._used[table.id] >= self.settings.sleep_after:
                self._evict(table)
                evicted += 1
        return evicted

    def forget(self, match_id: str) -> None:
        """A match was deleted: close its connections."""
        table = self._tables.get(match_id)
        if table is not None:
            self._evict(table, DELETED)

    def dismiss(self, player: str) -> None:
        """A player was banned or deleted: close their connections."""
        for table in self._tables.values():
            for watcher in table.watchers:
                if watcher.player is not None and watcher.player.id == player:
                    watcher.dismiss(BANNED)

    @property
    def tables(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self._tables.values()

    def _evict(self, table: LiveTable, why: Farewell = STOPPING) -> None:
        if self._tables.get(table.id) is table:
            table.close(why)
            del self._tables[table.id], self._used[table.id]

    async def close(self) -> None:
        """Close all tables, kill the worker processes, and close the storage."""
        await self.timekeeper.stop()
        if self._catching_up is not None:
            self._catching_up.cancel()
        for table in self._tables.values():
            table.close(STOPPING)
        self.push.close()
        self.workers.stop()
        await self.storage.close()
