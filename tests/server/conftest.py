"""A real server in its own process, on a free local port. Tests can kill it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.cluster import Cluster, remove_cluster, start_cluster
from server.databases import BOTH, rows
from server.forked import Forked, environment, nursery


class Server:
    """One server process and its database. It can be killed and restarted with the same database."""

    def __init__(self, database: Path | str, *, forked: bool = True) -> None:
        self.database = database
        self._forked = forked
        self.process: subprocess.Popen[str] | Forked | None = None
        self.address = ""

    def start(self, *options: str) -> None:
        """Start it: forked if it may be, unless the test has changed the environment, which is read while loading."""
        own = ["--port", "0", "--database", str(self.database), "--think", "0.01", "--forgive-time", "0.1", *options]
        if self._forked and environment() == nursery().environment:
            self._note(nursery().fork(options=own))
            return
        command = [sys.executable, "-m", "shuto.server", *own]
        self._note(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))

    def _note(self, process: subprocess.Popen[str] | Forked) -> None:
        self.process = process
        assert process.stdout is not None
        self.address = process.stdout.readline().strip().rstrip("/")
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

    @property
    def file(self) -> Path:
        """The file of a server on SQLite."""
        assert isinstance(self.database, Path)
        return self.database

    def matches(self) -> list[str]:
        """The ids of all stored matches, private ones included, the last changed first."""
        return [row[0] for row in rows(self.database, "SELECT id FROM matches ORDER BY updated_at DESC, id")]

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=30.0)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process. A test that stops it starts it again."""
    made = start_cluster()
    yield made
    remove_cluster(made)


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A database for one test, which runs once with each kind."""
    return made_for(request, tmp_path)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Server:
    """A server for all tests that neither kill it nor need an empty database: its worker processes start slowly."""
    running: Server = request.getfixturevalue(f"{getattr(request, 'param', 'sqlite')}_server")
    return running


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    yield from _running(tmp_path_factory.mktemp("server") / "games.sqlite")


@pytest.fixture(scope="session")
def postgres_server(cluster: Cluster) -> Iterator[Server]:
    """A server on PostgreSQL."""
    yield from _running(cluster.new_database())


@pytest.fixture
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it. The marker `options` starts it with options."""
    marker = request.node.get_closest_marker("options")
    yield from _running(made_for(request, tmp_path), *(marker.args if marker is not None else ()))


def made_for(request: pytest.FixtureRequest, folder: Path) -> Path | str:
    """The database that the parameter of a fixture asks for: a file in this folder, or one on PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return folder / "games.sqlite"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


def _running(database: Path | str, *options: str) -> Iterator[Server]:
    running = Server(database)
    running.start(*options)
    yield running
    if running.process is not None:
        running.kill()
