"""`python rolling.py`: two processes on PostgreSQL behind one address, for browser tests of a rolling deploy.

It says its address, or "missing" if PostgreSQL is not installed. For each line "stop" it tells the process that serves
the newest connection to stop, says "stopped" when it has ended, and starts it again. It ends with its standard input.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

sys.path += [str(Path(__file__).resolve().parents[2] / name) for name in ("tests", "tools")]

from server.cluster import Cluster, remove_cluster, start_cluster
from server.conftest import Server
from server.pair import PAIR
from server.piping import pipe
from services import program


class Rolling:
    """The two processes and what leads to them."""

    def __init__(self, cluster: Cluster) -> None:
        database = cluster.new_database()
        self._servers = [Server(database), Server(database)]
        self._first = self._servers[0]
        """The process that connections are led to while it accepts them."""

    async def run(self) -> None:
        """Serve until standard input ends."""
        await asyncio.gather(*(asyncio.to_thread(server.start, *PAIR) for server in self._servers))
        proxy = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        print(f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}/", flush=True)
        try:
            while await asyncio.to_thread(sys.stdin.readline):
                await self._replace()
        finally:
            for server in self._servers:
                if server.process is not None:
                    server.kill()

    async def _replace(self) -> None:
        stopping = self._first
        self._first = next(server for server in self._servers if server is not stopping)
        assert stopping.process is not None
        stopping.process.terminate()
        await asyncio.to_thread(stopping.process.wait, 30)
        print("stopped", flush=True)
        await asyncio.to_thread(stopping.start, *PAIR)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, port = self._first.address.removeprefix("http://").split(":")
        try:
            there = await asyncio.open_connection("127.0.0.1", int(port))
        except OSError:
            writer.close()
            return
        await asyncio.gather(pipe(reader, there[1]), pipe(there[0], writer))


def main() -> None:
    """Run, if PostgreSQL is there."""
    if program("initdb") is None or program("postgres") is None:
        print("missing", flush=True)
        return
    cluster = start_cluster()
    try:
        asyncio.run(Rolling(cluster).run())
    finally:
        remove_cluster(cluster)


if __name__ == "__main__":
    main()
