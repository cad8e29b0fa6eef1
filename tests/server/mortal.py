"""Real servers that die by SIGKILL at a chosen write: before it is on disk, or after, before anybody is told of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from server.conftest import Server

SCRIPT = Path(__file__).with_name("nursery.py")


class Nursery:
    """The process that forks the servers."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(SCRIPT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def fork(self, database: Path | str, armed: Path) -> tuple[int, str]:
        """Start a server: its process id and its address."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{database}\t{armed}\n")
        self._process.stdin.flush()
        pid, address = self._process.stdout.readline().split()
        return int(pid), address

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


class MortalServer(Server):
    """A server that dies at a chosen write, and is started again with the same database."""

    def __init__(self, nursery: Nursery, database: Path | str, folder: Path) -> None:
        super().__init__(database)
        self._nursery = nursery
        self._armed = folder / "armed"
        self._pid = 0
        self.start()

    def start(self, *options: str) -> None:
        """Start it. It has no options."""
        assert not options
        self._pid, self.address = self._nursery.fork(self.database, self._armed)

    def arm(self, point: str) -> None:
        """Let the server die at this point, such as `append:sit before`."""
        self._armed.write_text(point)

    @property
    def armed(self) -> bool:
        """Whether it is still to die."""
        return self._armed.exists()

    @property
    def alive(self) -> bool:
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """Send SIGKILL from outside, unless it is dead, and wait until it is."""
        if self.alive:
            os.kill(self._pid, signal.SIGKILL)
        self._wait()

    def revive(self) -> None:
        """Start it again when it is dead: its connections are lost a little earlier."""
        self._wait()
        self.start()

    def _wait(self) -> None:
        until = time.monotonic() + 20
        while self.alive:
            assert time.monotonic() < until, "the server lives"
            time.sleep(0.005)
