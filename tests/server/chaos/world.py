"""The world of a run: three processes, PostgreSQL, Redis, and a proxy in front that leads to each process in turn."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

from server.chaos.wires import DATA, PEOPLE, Wires, here
from server.cluster import Cluster, remove_cluster, start_cluster
from server.piping import pipe
from server.redis_server import RedisServer, start_redis

PROCESSES = 3
LEASE = 2.0
"""Seconds of a lease."""
_LOOPBACK = "127.0.0.1"
_NEST = Path(__file__).with_name("nest.py")


class Process:
    """One process of the fleet. It is started again when it is dead."""

    def __init__(self, world: World, number: int) -> None:
        self._world, self.number = world, number
        self.pid, self.address = 0, ("", 0)
        self.start()

    def start(self) -> None:
        self.pid, self.address = self._world.fork(self.number)

    def send(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    @property
    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True


class World:
    """Everything that runs, and what can be done to it. `wired`: each process is in a network of its own."""

    def __init__(self, complaints: Path, *, wired: bool) -> None:
        self.wires = Wires(PROCESSES) if wired else None
        self.cluster: Cluster = start_cluster(here(DATA) if wired else "")
        self.redis: RedisServer = start_redis(here(PEOPLE) if wired else _LOOPBACK)
        self.database = self.cluster.new_database()
        self._complaints = complaints.open("w")
        self._forking = threading.Lock()
        self._nest = subprocess.Popen(
            [sys.executable, str(_NEST)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._complaints,
            text=True,
        )  # fmt: skip
        self.processes = [Process(self, number) for number in range(PROCESSES)]
        self._turn = 0
        self._proxy: asyncio.Server | None = None
        self.address = ""

    def fork(self, number: int) -> tuple[int, tuple[str, int]]:
        """Start a process: its id and its address."""
        host, network = _LOOPBACK, ""
        if self.wires is not None:
            host, network = self.wires.address(number), self.wires.place(number)
        line = [self.cluster.by_network(self.database), self.redis.address, str(LEASE), host, network]
        assert self._nest.stdin is not None
        assert self._nest.stdout is not None
        with self._forking:
            self._nest.stdin.write("\t".join(line) + "\n")
            self._nest.stdin.flush()
            pid, address = self._nest.stdout.readline().split()
        host, port = address.rsplit(":", 1)
        return int(pid), (host, int(port))

    @property
    def complaints(self) -> str:
        """The standard error of the processes."""
        return Path(self._complaints.name).read_text()[-5000:]

    async def open(self) -> None:
        """Open the proxy, when all processes accept connections."""
        for process in self.processes:
            while True:
                try:
                    (await asyncio.open_connection(*process.address))[1].close()
                except OSError:
                    assert process.alive, self.complaints
                    await asyncio.sleep(0.05)
                else:
                    break
        self._proxy = await asyncio.start_server(self._pass_on, _LOOPBACK, 0, backlog=500)
        self.address = f"{_LOOPBACK}:{self._proxy.sockets[0].getsockname()[1]}"

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Lead a connection to the next process that accepts one."""
        for _ in range(PROCESSES):
            self._turn += 1
            try:
                there = await asyncio.open_connection(*self.processes[self._turn % PROCESSES].address)
            except OSError:
                continue
            await asyncio.gather(pipe(reader, there[1]), pipe(there[0], writer))
            return
        writer.close()

    def close(self) -> None:
        """End everything that was started here."""
        if self._proxy is not None:
            self._proxy.close()
        for process in self.processes:
            process.send(signal.SIGCONT)
            process.send(signal.SIGKILL)
        self._nest.kill()
        self._nest.communicate()
        self._complaints.close()
        self.redis.stop()
        remove_cluster(self.cluster)
        if self.wires is not None:
            self.wires.close()
