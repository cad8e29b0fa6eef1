"""Two processes with one database, for all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.cluster import Cluster
from server.conftest import Server
from server.pair import PAIR


@pytest.fixture(scope="module")
def servers(cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    database = cluster.new_database()
    one, two = Server(database), Server(database)
    yield one, two
    for server in (one, two):
        if server.process is not None:
            server.kill()


@pytest.fixture
def pair(servers: tuple[Server, Server]) -> tuple[Server, Server]:
    """Two processes with one database. A test may kill them."""
    for server in servers:
        if server.process is None:
            server.start(*PAIR)
    return servers
