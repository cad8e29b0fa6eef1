"""Hands on a real server: the delay from hand to frame, three hands at once, fifty tables asleep."""

from __future__ import annotations

import asyncio
import json
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from websockets.sync.client import ClientConnection, connect

import shuto
from benchmarks.measure import Row, at_most
from benchmarks.server.serving import cpu_seconds
from shuto.bots import ThriftyBot, play_game
from shuto.match.events import Created, Event, Play
from shuto.match.log import encode_event
from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.physics.codec import decode
from shuto.rules.referee.survey import sample_turns
from shuto.server.storage.opening import open_storage
from shuto.server.tables.opening import token_hash

HANDS = 3
ASLEEP = 50
JUMPS = 60
SECONDS = 6.0
_AT = "2026-01-01T00:00:00+00:00"


def late_matches(path: Path, count: int) -> dict[str, Any]:
    """Store matches with hands, two thirds through a four-player game; returns their names and a legal turn."""
    game = play_game(shuto.new_game("four-player-fr", 4), [ThriftyBot()] * 4, np.random.default_rng(1)).record
    names = [f"match{i}" for i in range(count)]
    seats = tuple(SeatSettings(name) for name in game.players)
    settings = MatchSettings("four-player-fr", seats, hand=HandSettings("shaky"))
    steps = game.steps[: len(game.steps) * 2 // 3]
    *_, position = msgspec.structs.replace(game, steps=steps, result=None).positions()
    events: list[Event] = [Created(settings, tuple(token_hash(f"seat{i}") for i in range(4)), _AT)]
    events += [Play(0, step.turn, step.aftermath) for step in steps]

    async def write() -> None:
        storage = open_storage(path)
        for name in names:
            for number, event in enumerate(events, 1):
                await storage.append(name, number, [encode_event(event)], _AT, "{}")
        await storage.close()

    asyncio.run(write())
    turn = next(turn for turn in sample_turns(position, np.random.default_rng(2), 40) if isinstance(turn, shuto.Extend))
    return {
        "names": names, "revision": len(events), "turn": msgspec.to_builtins(turn), "seat": position.to_move,
        "roads": len(position.roads),
    }  # fmt: skip


@contextmanager
def running(path: Path) -> Iterator[tuple[str, int]]:
    """A running server: the address of its WebSockets and its process id."""
    command = [sys.executable, "-m", "shuto.server", "--port", "0", "--database", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip().rstrip("/").replace("http", "ws", 1), process.pid
    finally:
        process.kill()
        process.wait()


def at_table(address: str, name: str) -> AbstractContextManager[ClientConnection]:
    """A connection to a table, for use in a `with` statement."""
    return connect(f"{address}/api/matches/{name}/socket", open_timeout=60, close_timeout=1, ping_interval=None)


def take(line: ClientConnection, late: dict[str, Any]) -> dict[str, Any]:
    """Claim the seats and take the road of the turn."""
    line.send(json.dumps({"type": "hello", "tokens": [f"seat{i}" for i in range(4)]}))
    ask = {"type": "take", "request": 1, "revision": late["revision"], "seat": late["seat"], "turn": late["turn"]}
    line.send(json.dumps(ask))
    while True:
        data = line.recv(timeout=120)
        if isinstance(data, str) and (message := json.loads(data))["type"] in ("carry", "refused"):
            assert message["type"] == "carry", message
            return dict(message)


def sample(carry: int, t: float, x: float, y: float, z: float, yaw: float) -> bytes:
    """Encode one sample of the hand."""
    return struct.pack("<BBHHH6f", 1, 0, carry, 1, 0, t, x, y, z, yaw, 0.0)


def latencies(address: str, name: str, late: dict[str, Any]) -> list[float]:
    """Move the hand by 12 mm at irregular moments; measure from that sample to the frame that shows a third of it."""
    with at_table(address, name) as line:
        return _latencies(line, late)


def _latencies(line: ClientConnection, late: dict[str, Any]) -> list[float]:
    """Samples are sent all the time, as a browser does; a jump is smoothed over the last two samples."""
    taken = take(line, late)
    body = taken["names"].index(taken["held"][0])
    x, y, z, yaw, _ = taken["start"]
    rng, begun, found = np.random.default_rng(3), time.perf_counter(), []
    wanted, jumped, stop = [z], [0.0], threading.Event()

    def stream() -> None:
        shown = z
        while not stop.wait(1.0 / 60.0):
            high, now = wanted[0], time.perf_counter()
            if high != shown:
                shown, jumped[0] = high, now
            line.send(sample(taken["carry"], now - begun, x, y, high, yaw))

    sender = threading.Thread(target=stream)
    sender.start()
    try:
        last = z
        for number in range(JUMPS):
            quiet = time.perf_counter() + 0.35 + float(rng.uniform(0.0, 0.02))
            while time.perf_counter() < quiet:
                last = _height(line, body, taken["unit"], quiet - time.perf_counter()) or last
            wanted[0] = z + (12.0 if number % 2 == 0 else 0.0)
            while True:  # tremor alone moves the piece less
                now = _height(line, body, taken["unit"], 5.0)
                if now is not None and abs(now - last) > 4.0:
                    found.append(time.perf_counter() - jumped[0])
                    break
    finally:
        stop.set()
        sender.join()
    return found


def _height(line: ClientConnection, body: int, step: float, wait: float) -> float | None:
    try:
        data = line.recv(timeout=max(0.0, wait))
    except TimeoutError:
        return None
    if isinstance(data, bytes):
        pose = decode(data[4:]).poses.get(body)
        return None if pose is None else pose[2] * step
    return None


def watched(address: str, name: str, late: dict[str, Any], gate: threading.Barrier, gaps: list[float]) -> None:
    """Keep a hand moving for a while; append the time between frames to `gaps`."""
    with at_table(address, name) as line:
        _watched(line, late, gate, gaps)


def _watched(line: ClientConnection, late: dict[str, Any], gate: threading.Barrier, gaps: list[float]) -> None:
    taken = take(line, late)
    x, y, z, yaw, _ = taken["start"]
    gate.wait(180)
    begun = time.perf_counter()
    stop = threading.Event()

    def send() -> None:
        while not stop.wait(1.0 / 60.0):
            t = time.perf_counter() - begun
            line.send(sample(taken["carry"], t, x * (1.0 - t / 12.0), y * (1.0 - t / 12.0), z, yaw + t / 4.0))

    sender = threading.Thread(target=send)
    sender.start()
    last = None
    while (now := time.perf_counter()) - begun < SECONDS:
        if isinstance(line.recv(timeout=5.0), bytes):
            if last is not None and now - begun > 0.5:
                gaps.append(time.perf_counter() - last)
            last = time.perf_counter()
    stop.set()
    sender.join()


def sleeping(address: str, pid: int, names: list[str]) -> float:
    """The share of a core that the server and its processes use while everybody only watches."""
    with ExitStack() as stack:
        for name in names:
            line = stack.enter_context(at_table(address, name))
            line.send(json.dumps({"type": "hello", "tokens": []}))
            line.recv(timeout=60)
        rates: list[float] = []
        while len(rates) < 20 and (not rates or rates[-1] > 0.01):  # wait until carries and settling tables have ended
            before = cpu_seconds(pid)
            time.sleep(5.0)
            rates.append((cpu_seconds(pid) - before) / 5.0)
    return rates[-1]


def carrying() -> list[Row]:
    """Measure hands on a server."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        late = late_matches(path, ASLEEP)
        with running(path) as (address, pid):
            soon = latencies(address, late["names"][0], late)
            gate, gaps = threading.Barrier(HANDS), list[float]()
            hands = [
                threading.Thread(target=watched, args=(address, name, late, gate, gaps))
                for name in late["names"][1 : 1 + HANDS]
            ]
            for hand in hands:
                hand.start()
            for hand in hands:
                hand.join()
            asleep = sleeping(address, pid, late["names"])
    where = f"late table, {late['roads']} roads"
    rows = [at_most(f"hand to frame on localhost, 95th percentile ({where})", float(np.percentile(soon, 95)), 0.08)]
    rate = len(gaps) / HANDS / (SECONDS - 0.5)
    rows.append(Row(f"{HANDS} hands at once: frames per second each", f"{rate:.1f}", "at least 57", rate / 57.0))
    late_by = float(np.percentile(gaps, 95))
    rows.append(at_most(f"{HANDS} hands at once: time between two frames, 95th percentile", late_by, 2.0 / 60.0))
    rows.append(at_most(f"{ASLEEP} tables asleep, watched: CPU seconds per second", max(asleep, 1e-4), 0.02, "s"))
    return rows


if __name__ == "__main__":
    for row in carrying():
        print(row)
