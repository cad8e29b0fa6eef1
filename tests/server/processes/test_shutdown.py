"""A server stops on a signal: silently, with all its processes, and without leaks."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from processes import is_alive

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

MATCH = {
    "edition": "two-player-2024",
    "seats": [{"name": "Ann"}, {"name": "Bot", "kind": "bot", "bot": "strong"}],
    "hand": {"mode": "steady"},
}


def children_of(pid: int) -> list[int]:
    """The child processes of a process."""
    return [int(one) for file in Path(f"/proc/{pid}/task").glob("*/children") for one in file.read_text().split()]


@pytest.mark.parametrize(
    ("blow", "whole_group", "after", "times"),
    [
        (signal.SIGTERM, False, 0.0, 1),
        (signal.SIGTERM, False, 4.0, 1),
        (signal.SIGINT, True, 0.5, 1),
        (signal.SIGINT, True, 0.5, 3),
    ],
    ids=["at once", "awake", "in a terminal", "impatiently"],
)
def test_server_stops_silently_with_all_its_processes(
    tmp_path: Path, blow: signal.Signals, whole_group: bool, after: float, times: int
) -> None:
    command = [sys.executable, "-m", "shuto.server", "--port", "0", "--database", str(tmp_path / "games.sqlite")]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert httpx.post(f"{address}api/matches", json=MATCH, timeout=30.0).is_success  # starts all workers
        time.sleep(after)
        children = children_of(server.pid)
        assert children
        for _ in range(times):
            (os.killpg if whole_group else os.kill)(server.pid, blow)
            time.sleep(0.05 * (times - 1))
        _, said = server.communicate(timeout=120)
    finally:
        server.kill()
        server.wait()
    # the first process that compiles kernels announces it on stderr
    assert [line for line in said.splitlines() if not line.startswith("Preparing")] == []
    assert server.returncode == 0
    while any(is_alive(pid) for pid in children):
        time.sleep(0.05)


def test_command_survives_the_death_of_its_workers(tmp_path: Path) -> None:
    """The command line ends at a closed pipe, as commands do. A server must not: its pools write to dead workers."""
    command = [sys.executable, "-c", "from shuto.cli.run import main; main()", "serve", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--database", str(tmp_path / "games.sqlite")], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        for _ in range(3):
            assert httpx.post(f"{address}api/matches", json=MATCH, timeout=30.0).is_success  # starts all workers
            while not (children := children_of(server.pid)):
                time.sleep(0.05)
            for pid in children:
                os.kill(pid, signal.SIGKILL)
            while any(is_alive(pid) for pid in children):
                time.sleep(0.05)
            assert server.poll() is None
        assert httpx.get(f"{address}api/health", timeout=30.0).is_success
        server.terminate()
        assert server.wait(120) == 0
    finally:
        server.kill()
        server.communicate()
