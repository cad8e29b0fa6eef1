"""Helpers of the tests with two processes: a match, and its first turns."""

from __future__ import annotations

from typing import Any

from server.conftest import Server

MATCH = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
FIRST = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}
SECOND = {"type": "extend", "base": 1, "x": 115.0, "y": 40.0, "height": 2}
LEASE = 1.5
PAIR = ("--internal", "127.0.0.1:0", "--lease-time", str(LEASE))


def new_match(server: Server) -> tuple[str, list[str]]:
    with server.http() as http:
        made: dict[str, Any] = http.post("/api/matches", json=MATCH).json()
    return made["id"], made["tokens"]
