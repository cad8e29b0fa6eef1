"""Hands in bad moments: the first take after a restart, and a player who floods the server and then gives up."""

from __future__ import annotations

import json
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from benchmarks.measure import Row, at_most
from benchmarks.server.hands import at_table, late_matches, running
from benchmarks.server.serving import cpu_seconds

RESTARTS = 3
FLOOD = 3000
"""Messages of eight samples each: twenty seconds of what one hand may send."""
LIMITS = {"take": 2.0, "give-up": 1.0}


def after_restart() -> list[Row]:
    """Restart a server with a late game and take a piece at once; then flood it and give up. The best of each."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        game = late_matches(path, 1)
        _measure(path, game)  # stores the table at rest, as any earlier carry does
        took = [_measure(path, game) for _ in range(RESTARTS)]
        bare = min(_worker_start() for _ in range(RESTARTS))
    first, again, gave_up, spent = (min(times) for times in zip(*took, strict=True))
    beside = f"{first / bare:.1f} × the bare start of a worker, {first / again:.1f} × the next take, {spent:.1f} CPU s"
    return [
        at_most(f"first take after a restart ({beside})", first, LIMITS["take"], "s"),
        at_most(f"give-up after a flood of {FLOOD} messages", gave_up, LIMITS["give-up"], "s"),
    ]


def _worker_start() -> float:
    """Seconds in which a process alone loads what a hand worker needs."""
    begin = time.perf_counter()
    code = "from shuto.server.processes import hand_worker; hand_worker.warm_up()"
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begin


def _measure(path: Path, game: dict[str, Any]) -> tuple[float, float, float, float]:
    """Seconds of the first take, of the next one, and from a give-up after a flood to its answer.

    Then the seconds of CPU time that all processes of the server took until the first take.
    """
    with running(path) as (address, server), at_table(address, game["names"][0]) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [f"seat{i}" for i in range(4)]}))
        _hear(socket, "whole")
        first, carry, _ = _take(socket, game, 1)
        spent = cpu_seconds(server)
        _give_up(socket, carry, 2)
        again, carry, start = _take(socket, game, 3)
        head = struct.pack("<BBHHH", 1, 0, carry & 0xFFFF, 8, carry >> 16)
        for i in range(FLOOD):
            socket.send(head + struct.pack("<6f", i * 1e-3, *start) * 8)
        return first, again, _give_up(socket, carry, 4), spent


def _take(socket: ClientConnection, game: dict[str, Any], request: int) -> tuple[float, int, tuple[float, ...]]:
    asked = {key: game[key] for key in ("revision", "seat", "turn")}
    begin = time.perf_counter()
    socket.send(json.dumps({"type": "take", "request": request, **asked}))
    carry = _hear(socket, "carry")
    return time.perf_counter() - begin, carry["carry"], tuple(carry["start"])


def _give_up(socket: ClientConnection, carry: int, request: int) -> float:
    begin = time.perf_counter()
    socket.send(json.dumps({"type": "give-up", "request": request, "carry": carry}))
    _hear(socket, "landing", "dropped")
    return time.perf_counter() - begin


def _hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        data = socket.recv(timeout=120)
        if isinstance(data, str):
            message: dict[str, Any] = json.loads(data)
            assert message["type"] != "refused", message
            if message["type"] in kinds:
                return message


if __name__ == "__main__":
    for row in after_restart():
        print(row)
