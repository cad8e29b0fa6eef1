"""The first start of a server: seconds until each thing works, with nothing compiled and with all compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.measure import Row, at_most

SEATS = [{"name": "Ann"}, {"name": "Robo", "kind": "bot", "bot": "driver"}]
TURN = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}
LIMITS = {"page": 3.0, "first ring": 10.0, "first verdict": 10.0, "first turn of a bot": 10.0}


def cold_start() -> list[Row]:
    """Start a server twice: with an empty cache and with a full one."""
    warm = _start(None)
    with tempfile.TemporaryDirectory() as cache:
        cold = _start(cache)
    rows = []
    for what, seconds in cold.items():
        rows.append(at_most(f"cold start: {what} ({seconds / warm[what]:.1f} × warm)", seconds, LIMITS[what], "s"))
    return rows


def _start(cache: str | None) -> dict[str, float]:
    environment = {**os.environ} if cache is None else {**os.environ, "SHUTO_CACHE": cache}
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-m", "shuto.server", "--port", "0", "--database", str(Path(folder) / "games.sqlite")],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment,
        )  # fmt: skip
        try:
            assert server.stdout is not None
            return _play(server.stdout.readline().strip().rstrip("/"), begin)
        finally:
            server.terminate()
            server.wait(20)
            if server.stdout is not None:
                server.stdout.close()


def _play(address: str, begin: float) -> dict[str, float]:
    """Ask for the page, a ring and a verdict, play a turn, and wait for the bot's. Seconds since the start for each."""
    took: dict[str, float] = {}

    def note(what: str) -> None:
        took[what] = time.perf_counter() - begin

    urllib.request.urlopen(f"{address}/api/editions", timeout=60).read()
    note("page")
    asked = urllib.request.Request(
        f"{address}/api/matches", json.dumps({"edition": "two-player-2024", "seats": SEATS}).encode(),
        {"content-type": "application/json"},
    )  # fmt: skip
    match = json.load(urllib.request.urlopen(asked, timeout=60))
    where = f"{address.replace('http', 'ws', 1)}/api/matches/{match['id']}/socket"
    with connect(where, open_timeout=60) as socket:
        _send(socket, type="hello", tokens=[token for token in match["tokens"] if token], language="en")
        _hear(socket, "whole")
        _send(socket, type="ring", request=1, revision=1, base=0)
        _hear(socket, "ring")
        note("first ring")
        _send(socket, type="preview", request=2, revision=1, turn=TURN)
        _hear(socket, "preview")
        note("first verdict")
        _send(socket, type="play", request=3, revision=1, seat=0, turn=TURN)
        _hear(socket, "play")
        _hear(socket, "play")
        note("first turn of a bot")
    return took


def _send(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def _hear(socket: ClientConnection, kind: str) -> None:
    while json.loads(socket.recv(timeout=60))["type"] != kind:
        pass
