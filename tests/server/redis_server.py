"""A Redis server of our own, without persistence. Tests can stop it and start it."""

from __future__ import annotations

import socket
import subprocess
import time

import pytest

from services import program

_GUARD = '"$@" & server=$!; read -r _; kill -KILL $server; wait $server'
"""Kills the server when its standard input is closed: also when the tests are killed."""


class RedisServer:
    """One server on a free port of this machine."""

    def __init__(self, path: str, host: str = "127.0.0.1") -> None:
        self._path, self._host = path, host
        with socket.create_server((host, 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"redis://{host}:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and return when it accepts connections."""
        options = ["--port", str(self.port), "--bind", self._host, "--protected-mode", "no", "--save", ""]
        self._process = subprocess.Popen(
            ["sh", "-c", _GUARD, "sh", self._path, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + 30
        while True:
            try:
                socket.create_connection((self._host, self.port), 1.0).close()
            except OSError:
                assert time.monotonic() < until, "Redis does not accept connections"
                time.sleep(0.02)
            else:
                return

    def stop(self) -> None:
        """Kill it."""
        if self._process is not None:
            self._process.communicate(timeout=30)
            self._process = None

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._process is not None


def start_redis(host: str = "127.0.0.1") -> RedisServer:
    """A running server. The test is skipped if the program is missing."""
    path = program("redis-server")
    if path is None:
        pytest.skip("redis-server is not installed: make services")
    server = RedisServer(path, host)
    server.start()
    return server
