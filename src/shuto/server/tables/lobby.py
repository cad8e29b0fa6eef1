"""The lobby: all tables of this server. A table is loaded on the first request for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import suppress
from time import monotonic
from typing import TypeVar

from shuto.bots import profile
from shuto.match.recorded import Past
from shuto.match.seats.seating import Person
from shuto.match.settings import MatchSettings
from shuto.rules.records.record import StepRecord
from shuto.server.fleet.bus import Signal
from shuto.server.fleet.leases import ElsewhereError
from shuto.server.fleet.membership import Membership
from shuto.server.people.identity import People
from shuto.server.people.push import Push
from shuto.server.processes.workers import Workers
from shuto.server.settings import ServerSettings
from shuto.server.storage.peek import RECENT
from shuto.server.storage.protocol import Storage, StorageError
from shuto.server.tables.calling import TurnCalls
from shuto.server.tables.listing import catch_up
from shuto.server.tables.live import NO_PAST, LiveTable
from shuto.server.tables.timekeeper import Timekeeper
from shuto.server.tables.watcher import BANNED, CHANGED, DELETED, STOPPING, Farewell
from shuto.server.times import moment

T = TypeVar("T")
_FINISH = 2.0
"""Seconds that a change has to be stored before its table is given to another process."""


class Lobby:
    """Tables by id. All are in storage. Sleeping ones are evicted from memory: after a while, or if there are many."""

    def __init__(self, storage: Storage, settings: ServerSettings, member: Membership | None = None) -> None:
        self.storage = storage
        member = member or Membership()
        self.leases, self.messenger, self.bus = member.leases, member.messenger, member.bus
        self._looking: asyncio.Task[None] | None = None
        self.settings = settings
        self.workers = Workers.create(settings, member.pool)
        self.thinkers = self.workers.thinkers
        self.people = People(storage.people)
        self.push = Push(storage.devices, settings)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._used: dict[str, float] = {}
        """When each table was last found, or seen awake."""
        self._catching_up: asyncio.Task[None] | None = None
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.timekeeper = Timekeeper(storage.clocks, self.find, alone=self.leases.alone)

    async def warm_up(self) -> None:
        """Start the clocks. If people play by hand here, start the process for carries before the first take."""
        await self.leases.join(self._lose)
        await self.bus.start(self._hear)
        await self.timekeeper.start()
        if await self.storage.any_resting(RECENT):
            self.workers.start_hands()
        if self.leases.alone:
            await self.storage.listings.nobody_here(moment())
        self._catching_up = asyncio.create_task(catch_up(self.storage, self.find))

    async def create(
        self,
        settings: MatchSettings,
        steps: tuple[StepRecord, ...] = (),
        past: Past = NO_PAST,
        host: Person | None = None,
    ) -> tuple[LiveTable, tuple[str, ...]]:
        """Start a match, optionally after the steps of a record. Returns the table and the seat tokens."""
        lease = self.leases.new()
        table, tokens = await LiveTable.create(settings, self.workers, self.storage, steps, past, host, lease)
        self._keep(table)
        return table, tokens

    async def find(self, match_id: str) -> LiveTable | None:
        """The table with this id; None if there is no such match. Raises ElsewhereError, StorageError.

        Concurrent requests share one load, so that a match never has two authorities.
        """
        await self.leases.sure()
        table = self._tables.get(match_id)
        if table is not None:
            self._tables.move_to_end(match_id)
            self._used[match_id] = monotonic()
            return table
        task = self._loading.get(match_id)
        if task is None:
            task = asyncio.create_task(self._load(match_id))
            self._loading[match_id] = task
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        await asyncio.shield(task)
        return self._tables.get(match_id)

    async def _load(self, match_id: str) -> LiveTable | None:
        held = await self.leases.take(match_id)
        if held is None:
            return None
        try:
            table = await LiveTable.load(match_id, self.workers, self.storage, held)
        except BaseException:
            self.leases.release(match_id, held.lease)
            raise
        if table is None:
            self.leases.release(match_id, held.lease)
        elif match_id not in self._tables:
            self._keep(table)
        return table

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
        self.leases.keep(table.id, table.lease)
        table.bus = self.bus
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
            self.leases.release(table.id, table.lease)
            self.bus.publish("free", table.id)

    def _lose(self, matches: Collection[str]) -> None:
        """Other processes have taken these matches: their people connect again, and find them there."""
        for match_id in matches:
            table = self._tables.get(match_id)
            if table is not None:
                self._evict(table, CHANGED)

    async def locate(self, match_id: str) -> str | None:
        """The address of the process that has a match; None: it is here, or there is none. Raises StorageError."""
        try:
            await self.find(match_id)
        except ElsewhereError as elsewhere:
            return elsewhere.address
        return None

    async def drain(self) -> None:
        """Before this process stops: finish what is under way at each table, and give it to another process."""
        self.leases.stop()
        await asyncio.gather(*map(self._hand_over, list(self._tables.values())))

    async def _hand_over(self, table: LiveTable) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(_FINISH), table.lock:
                table.hand.drop("worker")
        self._evict(table, STOPPING)

    def _hear(self, signal: Signal) -> None:
        """Another process wrote to a match. If a table of ours does not know of it, it is not ours any more."""
        table = self._tables.get(signal.match)
        behind = signal.word == "wrote" and table is not None and table.match.revision < signal.number
        if behind and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        with suppress(StorageError):  # the next sign of life finds out
            await self.leases.look()

    def watching(self, match_id: str) -> int:
        """How many watch a table, here or at another process, as far as it is known."""
        table = self._tables.get(match_id)
        return self.bus.watching(match_id) if table is None else table.presence.view().spectators

    async def adopt(self) -> None:
        """Look after the clocks of tables that no process has."""
        for match_id, deadline in (await self.leases.orphans()).items():
            self.storage.clocks.expect(match_id, deadline)

    async def close(self) -> None:
        """Close all tables, kill the worker processes, and close the storage."""
        self.leases.stop()
        await self.timekeeper.stop()
        if self._catching_up is not None:
            self._catching_up.cancel()
        for table in self._tables.values():
            table.close(STOPPING)
        self.push.close()
        self.workers.stop()
        await self.leases.leave()
        await self.bus.close()
        await self.storage.close()
