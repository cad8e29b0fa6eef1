"""A real server in its own process, on a free local port. Tests can kill it."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest


class Server:
    """One server process and its database. It can be killed and restarted with the same file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self, *options: str) -> None:
        command = [sys.executable, "-m", "shuto.server", "--port", "0", "--database", str(self.database)]
        self.process = subprocess.Popen(
            [*command, "--think", "0.01", "--forgive-time", "0.1", *options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        assert self.address.startswith("http://"), "the server did not start"

    def kill(self) -> None:
        """Send SIGKILL: the server can neither clean up nor flush."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    @property
    def socket(self) -> str:
        return self.address.replace("http", "ws", 1)

    def matches(self) -> list[str]:
        """The ids of all stored matches, private ones included, the last changed first."""
        with closing(sqlite3.connect(self.database)) as file:
            return [row[0] for row in file.execute("SELECT id FROM matches ORDER BY updated_at DESC, id")]

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=30.0)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that neither kill it nor need an empty database: its worker processes start slowly."""
    yield from _running(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    yield from _running(tmp_path)


def _running(folder: Path) -> Iterator[Server]:
    running = Server(folder / "games.sqlite")
    running.start()
    yield running
    if running.process is not None:
        running.kill()
