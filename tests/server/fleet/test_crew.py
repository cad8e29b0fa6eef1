"""`--workers`: several processes on one port. Dead ones come back, and all end together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from server.cluster import Cluster
from server.databases import rows

LIVING = "SELECT id FROM processes WHERE until > extract(epoch FROM clock_timestamp()) * 1000"


def members_of(pid: int) -> list[int]:
    """The processes that serve."""
    children = [int(one) for file in Path(f"/proc/{pid}/task").glob("*/children") for one in file.read_text().split()]
    return [child for child in children if Path(f"/proc/{child}/comm").read_text().strip() == "shuto-serve"]


@pytest.mark.slow
def test_workers_share_a_port_and_come_back(cluster: Cluster) -> None:
    database = cluster.new_database()
    command = [sys.executable, "-m", "shuto.server", "--port", "0", "--workers", "2", "--lease-time", "1.5"]
    parent = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
    try:
        assert parent.stdout is not None
        address = parent.stdout.readline().strip()
        while len(rows(database, LIVING)) < 2:
            time.sleep(0.1)
        first = members_of(parent.pid)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        for _ in range(20):
            assert httpx.get(f"{address}api/health", timeout=30.0).is_success, "the other one serves"
        while len(members_of(parent.pid)) < 2 or len(rows(database, LIVING)) < 2:
            time.sleep(0.1)
        members = members_of(parent.pid)
        assert first[0] not in members
        parent.terminate()
        assert parent.wait(60) == 0
        assert not any(Path(f"/proc/{one}").exists() for one in members)
    finally:
        parent.kill()
        parent.communicate()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shuto.server", "--port", "0", "--database", str(tmp_path / "games.sqlite")]
    for options in (["--workers", "2"], ["--internal", "127.0.0.1:0"], ["--workers", "0"]):
        said = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
        assert said.returncode == 2
        assert said.stderr.count("\n") == 1
