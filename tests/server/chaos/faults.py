"""The faults: what is done to processes and databases, at random, one after the other."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

from server.chaos.world import LEASE, Process, World

CABLE = "network to the database cut"
KINDS = {
    "killed": 5, "told to stop": 3, "frozen past its lease": 4, "frozen briefly": 2, "connections cut": 4,
    "PostgreSQL restarted": 1, "Redis restarted": 2, CABLE: 4,
}  # fmt: skip
"""How often each kind comes, relative to the others."""


class Faults:
    """Does harm until it is cancelled. It always leaves one process that can answer."""

    def __init__(self, world: World, random: Random, pause: float) -> None:
        self._world, self._random, self._pause = world, random, pause
        self._well = set(world.processes)
        self._tasks: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()

    async def run(self, most: int) -> None:
        """One fault after the other."""
        doing: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill, "told to stop": self._stop, "frozen past its lease": self._freeze_long,
            "frozen briefly": self._freeze, "connections cut": self._cut, "PostgreSQL restarted": self._restart,
            "Redis restarted": self._restart_redis, CABLE: self._cut_cable,
        }  # fmt: skip
        kinds = {kind: weight for kind, weight in KINDS.items() if kind != CABLE or self._world.wires is not None}
        while self.counts.total() < most:
            await asyncio.sleep(self._random.uniform(0.3, 1.7) * self._pause)
            await self._replace_dead()
            kind = self._random.choices(list(kinds), list(kinds.values()))[0]
            await doing[kind]()
            self.counts[kind] += 1

    async def heal(self) -> None:
        """Let everything run again."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._replace_dead()
        if not self._world.redis.running:
            await asyncio.to_thread(self._world.redis.start)

    async def keep_well(self) -> None:
        """Start processes again that end by themselves, until it is cancelled."""
        while True:
            await self._replace_dead()
            await asyncio.sleep(0.5)

    async def _replace_dead(self) -> None:
        """Start processes again that ended by themselves: the database was away when they started."""
        for process in tuple(self._well):
            if not process.alive:
                await asyncio.to_thread(process.start)

    def _spawn(self, process: Process, work: Awaitable[None]) -> None:
        self._well.discard(process)

        async def done() -> None:
            await work
            self._well.add(process)

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _victim(self) -> Process:
        """A process that is well, while another one is, too."""
        while len(self._well) < 2:
            await asyncio.sleep(0.05)
        return self._random.choice(sorted(self._well, key=lambda one: one.pid))

    async def _kill(self) -> None:
        process = await self._victim()
        process.send(signal.SIGKILL)
        self._spawn(process, self._revive(process))

    async def _stop(self) -> None:
        process = await self._victim()
        process.send(signal.SIGTERM)
        self._spawn(process, self._revive(process))

    async def _revive(self, process: Process) -> None:
        patience = 200
        while process.alive and patience:
            patience -= 1
            await asyncio.sleep(0.05)
        process.send(signal.SIGKILL)
        await asyncio.to_thread(process.start)

    async def _freeze_long(self) -> None:
        await self._freeze(LEASE * self._random.uniform(1.2, 2.0))

    async def _freeze(self, seconds: float = 0.5) -> None:
        process = await self._victim()
        process.send(signal.SIGSTOP)

        async def thaw() -> None:
            await asyncio.sleep(seconds)
            process.send(signal.SIGCONT)

        self._spawn(process, thaw())

    async def _cut(self) -> None:
        await asyncio.to_thread(self._world.cluster.cut)

    async def _cut_cable(self) -> None:
        """Cut a process off from the database: for less than its lease, or until its connections have given up."""
        process, wires = await self._victim(), self._world.wires
        assert wires is not None
        await asyncio.to_thread(wires.cut, process.number)

        async def mend() -> None:
            await asyncio.sleep(self._random.uniform(0.5, 12.0))
            await asyncio.to_thread(wires.mend, process.number)

        self._spawn(process, mend())

    async def _restart(self) -> None:
        await asyncio.to_thread(self._world.cluster.stop)
        await asyncio.sleep(self._random.uniform(0.0, 1.0))
        await asyncio.to_thread(self._world.cluster.start)

    async def _restart_redis(self) -> None:
        await asyncio.to_thread(self._world.redis.stop)
        await asyncio.sleep(self._random.uniform(0.0, 2.0))
        await asyncio.to_thread(self._world.redis.start)
