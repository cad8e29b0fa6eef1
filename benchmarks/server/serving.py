"""Servers for the benchmarks: one or several processes on one core, on SQLite or PostgreSQL, and what they use."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from server.cluster import Cluster

_ROOT = Path(__file__).resolve().parents[2]
"""The tests have a PostgreSQL server of their own, and so have we."""


class Serving(NamedTuple):
    """Processes that serve the same tables."""

    addresses: tuple[str, ...]
    pids: tuple[int, ...]

    @property
    def cpu(self) -> float:
        """Seconds of processor time of all processes so far."""
        return sum(map(cpu_seconds, self.pids))


def cpu_seconds(pid: int) -> float:
    """Seconds of processor time used by a process and its children."""
    pids, total = [pid], 0.0
    while pids:
        one = pids.pop()
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        pids += [
            int(child) for file in Path(f"/proc/{one}/task").glob("*/children") for child in file.read_text().split()
        ]
    return total


def memory(pid: int) -> int:
    """Bytes of memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return 1024 * int(line.split()[1])
    raise ValueError(f"no memory is stated for process {pid}")


@contextmanager
def on_one_core(*commands: tuple[str, ...]) -> Iterator[Serving]:
    """Servers that run on the first core only, while we stay on the others."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])  # a child inherits it
    processes = [subprocess.Popen([sys.executable, *one], stdout=subprocess.PIPE, text=True) for one in commands]
    os.sched_setaffinity(0, cores[1:] or cores)
    try:
        found = []
        for process in processes:
            assert process.stdout is not None
            found.append(process.stdout.readline().strip().rstrip("/"))
        yield Serving(tuple(found), tuple(process.pid for process in processes))
    finally:
        for process in processes:
            process.kill()
            process.communicate()
        os.sched_setaffinity(0, cores)


@contextmanager
def servers(database: Path | str, count: int = 1, *options: str) -> Iterator[Serving]:
    """`count` processes on a database, with compiled rules. Several share PostgreSQL, and Redis if there is one."""
    command = ("-m", "shuto.server", "--port", "0", "--database", str(database), *options)
    with ExitStack() as stack:
        if count > 1:
            command = (*command, "--internal", "127.0.0.1:0", *_bus(stack))
        serving = stack.enter_context(on_one_core(*[command] * count))
        for address in serving.addresses:
            _wait_until_compiled(address)
        yield serving


def _wait_until_compiled(address: str) -> None:
    while True:
        with urllib.request.urlopen(f"{address}/api/preparation") as answer:
            if json.load(answer)["progress"] == 1.0:
                return
        time.sleep(0.2)


@contextmanager
def postgres() -> Iterator[Cluster | None]:
    """A PostgreSQL server that writes to the disk at every commit; None if it is not installed."""
    _find_tests()
    from server.cluster import Cluster, remove_cluster
    from services import program

    if program("postgres") is None or program("initdb") is None:
        yield None
        return
    cluster = Cluster(Path(tempfile.mkdtemp(prefix="shuto-postgres-")), durable=True)
    cluster.start()
    try:
        yield cluster
    finally:
        remove_cluster(cluster)


def _bus(stack: ExitStack) -> tuple[str, ...]:
    _find_tests()
    from server.redis_server import RedisServer
    from services import program

    path = program("redis-server")
    if path is None:
        return ()
    server = RedisServer(path)
    server.start()
    stack.callback(server.stop)
    return ("--bus", server.address)


def _find_tests() -> None:
    sys.path += [str(_ROOT / name) for name in ("tests", "tools") if str(_ROOT / name) not in sys.path]
