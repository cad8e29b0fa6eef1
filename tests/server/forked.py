"""Servers that are forked from a process in which everything is loaded (`nursery.py`): a start takes little time."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).with_name("nursery.py")
_OF_A_TEST = "PYTEST_CURRENT_TEST"


def environment() -> dict[str, str]:
    """The variables that a server could read."""
    return {name: value for name, value in os.environ.items() if name != _OF_A_TEST}


class Forked:
    """A forked server. It has what our tests use of `subprocess.Popen`."""

    def __init__(self, pid: int, output: int, end: int) -> None:
        self.pid = pid
        self.stdout = os.fdopen(output)
        self.returncode: int | None = None
        self._end = end

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        """Its exit code; None if it runs."""
        if self.returncode is None and select.select([self._end], [], [], 0)[0]:
            self._note()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it has ended. Returns its exit code."""
        if self.returncode is None:
            if not select.select([self._end], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("forked server", timeout or 0.0)
            self._note()
        assert self.returncode is not None
        return self.returncode

    def _note(self) -> None:
        self.returncode = int(os.read(self._end, 16) or b"-9")  # empty if the nursery itself was killed
        os.close(self._end)


class Nursery:
    """The process that forks the servers."""

    def __init__(self) -> None:
        self.environment = environment()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, str(SCRIPT), str(theirs.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=self.environment)
        theirs.close()

    def fork(self, **order: Any) -> Forked:
        """Start a server with `options`, or one with a `database` that dies where the file `armed` says."""
        output, said = os.pipe()
        end, ended = os.pipe()
        socket.send_fds(self._line, [json.dumps(order, default=str).encode()], [said, ended])
        os.close(said)
        os.close(ended)
        return Forked(int(self._line.recv(16)), output, end)

    def close(self) -> None:
        self._line.close()
        self._process.wait(10)


@cache
def nursery() -> Nursery:
    """The nursery of this process. It ends with it."""
    made = Nursery()
    atexit.register(made.close)
    return made
