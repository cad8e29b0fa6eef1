"""A backup of PostgreSQL, as docs/how-to/run-big.md says: dumped while a server runs, restored, checked, played on."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import pytest

from server.client import Client
from server.cluster import Cluster
from server.conftest import Server
from server.databases import logged
from services import program
from shuto.server.checking import check
from shuto.server.storage.opening import open_database

MATCH = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
LEASE = 1.0
"""Seconds for which a table belongs to a server that gives no sign of life."""
FIRST = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}
SECOND = {"type": "extend", "base": 1, "x": 115.0, "y": 40.0, "height": 2}


@pytest.mark.slow
def test_a_dump_of_a_running_server_is_restored_and_played_on(cluster: Cluster, tmp_path: Path) -> None:
    dump, restore = program("pg_dump"), program("pg_restore")
    if dump is None or restore is None:
        pytest.skip("pg_dump of PostgreSQL is not installed: make services")
    before, file = Server(cluster.new_database()), tmp_path / "games.dump"
    before.start("--internal", "127.0.0.1:0")
    try:
        with before.http() as http:
            made = http.post("/api/matches", json=MATCH).json()
        with Client(before.socket, made["id"], made["tokens"]) as both:
            both.ask(type="play", revision=1, seat=0, turn=FIRST)
            both.hear("play")
            subprocess.run([dump, "--format=custom", f"--file={file}", str(before.database)], check=True)
            both.ask(type="play", revision=2, seat=1, turn=SECOND)  # too late for the backup
            both.hear("play")
    finally:
        before.kill()
    after = Server(cluster.new_database())
    subprocess.run([restore, "--no-owner", "--exit-on-error", f"--dbname={after.database}", str(file)], check=True)
    checked = check(open_database(after.database))
    assert (checked.matches, checked.events, checked.flaws) == (1, 2, ())
    time.sleep(LEASE)  # in the backup, the table still belongs to the server that is gone
    after.start("--internal", "127.0.0.1:0", "--lease-time", str(LEASE))
    try:
        with Client(after.socket, made["id"], made["tokens"]) as both:
            assert both.revision == 2
            both.ask(type="play", revision=2, seat=1, turn=SECOND)
            both.hear("play")
    finally:
        after.kill()
    assert len(logged(after.database, made["id"])) == 3
