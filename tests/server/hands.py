"""A hand for tests: takes a piece and carries it like the browser, with sixty samples per second."""

from __future__ import annotations

import itertools
import math
import struct
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from server.client import Client
from server.conftest import Server
from shuto.physics import HandSample, decode, natural_paths
from shuto.rules.position import Position
from shuto.rules.records.reading import load_record
from shuto.rules.turn import Build

STEADY: dict[str, Any] = {
    "edition": "two-player-2024",
    "seats": [{"name": "Ann"}, {"name": "Bob"}],
    "hand": {"mode": "steady"},
}
FIRST = "shuto 2 two-player-2024\nplayer Ann\nplayer Bob\n"


def begin(server: Server, settings: dict[str, Any] = STEADY) -> tuple[str, list[str]]:
    with server.http() as http:
        made = http.post("/api/matches", json=settings)
        assert made.status_code == 201, made.text
        return made.json()["id"], made.json()["tokens"]


def position_of(server: Server, match: str) -> Position:
    """The current position, from the record that the server returns."""
    with server.http() as http:
        return load_record(http.get(f"/api/matches/{match}/record").content).final()


def packed(carry: int, samples: Sequence[HandSample | tuple[float, ...]]) -> bytes:
    """Samples in the binary format of the browser."""
    rows = [msgspec.structs.astuple(one) if isinstance(one, HandSample) else one for one in samples]
    head = struct.pack("<BBHHH", 1, 0, carry & 0xFFFF, len(rows), carry >> 16)
    return head + b"".join(struct.pack("<6f", *row) for row in rows)


def take(client: Client, turn: Build, seat: int, revision: int, **more: Any) -> dict[str, Any]:
    client.ask(type="take", revision=revision, seat=seat, turn=msgspec.to_builtins(turn), **more)
    while True:
        answer = client.hear("carry", "refused")
        assert answer["type"] == "carry", answer
        if (answer["seat"], answer["revision"]) == (seat, revision):
            return answer


def move(client: Client, carry: int, samples: Iterable[HandSample]) -> None:
    """Send each sample when it is due: `t` seconds of simulation time after this call, as the frames tell.

    With wall-clock time, a slow server would receive a whole path at once and cut its corners.
    """
    begun: int | None = None
    now = 0
    for sample in samples:
        while begun is None or now < sample.t * 60.0:
            data = client.next_frame()
            if data is None or int.from_bytes(data[:4], "little") != carry:
                if client.over(carry):
                    return
                continue
            number = decode(data[4:]).number
            begun = number if begun is None else begun
            now = min(number - begun, now + 2)  # frames may be skipped for a slow reader; limit the step
        client.send(packed(carry, [msgspec.structs.replace(sample, t=begun / 60.0 + sample.t)]))


def bring(client: Client, position: Position, turn: Build, taken: dict[str, Any]) -> dict[str, Any]:
    """Carry a taken piece to its place and let go; returns the landing."""
    path = next(natural_paths(position, turn, taken["piece"]))
    move(client, taken["carry"], path.samples[1:])
    last = path.samples[-1]
    arrive(client, taken, (last.x, last.y, last.z), within=0.5)
    client.ask(type="let-go", carry=taken["carry"])
    return outcome(client, taken)


def outcome(client: Client, taken: dict[str, Any]) -> dict[str, Any]:
    """The message that ended a carry."""
    while True:
        answer = client.hear("landing", "dropped")
        if answer["carry"] == taken["carry"]:
            return answer


def sweep(
    client: Client,
    taken: dict[str, Any],
    start: tuple[float, float, float],
    end: tuple[float, float, float],
    yaw: float | None = None,
) -> None:
    """Move the piece above `start`, down, and through to `end`. Returns when it has arrived there."""
    x, y, z, turned, _ = taken["start"]
    places = [(x, y, z), (start[0], start[1], 150.0), start, end]
    for (a, b), lasts in zip(itertools.pairwise(places), (0.8, 0.6, 0.8), strict=True):
        count = round(lasts * 60)
        samples = []
        for i in range(1, count + 1):
            hx, hy, hz = (p + i / count * (q - p) for p, q in zip(a, b, strict=True))
            samples.append(HandSample(lasts * i / count, hx, hy, hz, turned if yaw is None else yaw))
        move(client, taken["carry"], samples)
        arrive(client, taken, b, within=15.0)


def sweep_car(client: Client, taken: dict[str, Any]) -> None:
    """Push Bob's first car off his ramp with the end of a road, across the ramp, so that nothing else moves.

    This holds however fast the road comes, and so however busy the machine is.
    """
    sweep(client, taken, (-170.0, 120.0, 12.0), (-40.0, 120.0, 12.0), yaw=0.0)


def arrive(client: Client, taken: dict[str, Any], place: tuple[float, float, float], within: float) -> None:
    """Wait until the piece in the hand is within `within` mm of a place.

    A busy server simulates samples late. Without the wait, a test would let go or give up on the way.
    """
    held = taken["names"].index(taken["held"][0])
    while True:
        data = client.next_frame()
        if client.over(taken["carry"]):
            return
        if data is None or int.from_bytes(data[:4], "little") != taken["carry"]:
            continue
        pose = decode(data[4:]).poses.get(held)
        if pose is not None and math.dist([part * taken["unit"] for part in pose[:3]], place) < within:
            return


def children(server: Server, name: str) -> list[int]:
    """The worker processes of a server with this name. The fork server of a forked server has started them."""
    assert server.process is not None
    return sorted(pid for pid in _below(server.process.pid) if Path(f"/proc/{pid}/comm").read_text().strip() == name)


def _below(pid: int) -> Iterator[int]:
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, file.read_text().split()):
            yield child
            yield from _below(child)
