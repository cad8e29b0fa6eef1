"""Matches stored under version 1 of the rules continue under those rules, or end before a step that is now illegal."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from server.client import Client
from server.conftest import Server
from shuto.server.tables.opening import token_hash

TOKENS = ["ann-token", "bob-token"]
RAMPS = [
    {"type": "off-ramp", "base": 0, "x": 120.0, "y": -60.0},
    {"type": "off-ramp", "base": 1, "x": 120.0, "y": 60.0},
]
AREAS = [
    {"type": "component", "component": f"development-{n}", "x": -450.0 + 100.0 * n, "y": 350.0} for n in range(1, 6)
]
UNDER_A_RAMP = {"type": "component", "component": "rainbow", "x": 0.0, "y": 100.0}


def stored(server: Server, match: str, edition: str, turns: Sequence[dict[str, Any]], last: str = "human") -> None:
    """Write a log of version 1: its `Created` event has no version."""
    seats = [{"name": "Ann"}, {"name": "Bob", "kind": last, "bot": "random"}]
    hashes = [token_hash(token) for token in TOKENS]
    created = {"type": "created", "settings": {"edition": edition, "seats": seats}, "seat_hashes": hashes, "at": "2026"}
    steps = [{"type": "stepped", "seat": n % 2, "turn": turn} for n, turn in enumerate(turns)]
    with sqlite3.connect(server.database) as connection:
        summary = (match, "2026", "2026", 1 + len(steps), "")
        connection.execute(
            "INSERT INTO matches (id, created_at, updated_at, events, headline) VALUES (?, ?, ?, ?, ?)", summary
        )
        for number, event in enumerate([created, *steps], 1):
            row = (match, number, "2026", json.dumps(event).encode())
            connection.execute("INSERT INTO events (match, number, at, event) VALUES (?, ?, ?, ?)", row)


@pytest.mark.slow
def test_old_match_continues_under_its_own_rules(own_server: Server) -> None:
    """Nobody can build any more. Under the old rules, two passes are a stalemate."""
    stored(own_server, "old", "two-player-2024", RAMPS)
    with Client(own_server.socket, "old", TOKENS) as client:
        assert client.whole["changes"]["forced_pass"] == "no-turn"
        for revision, seat in ((3, 0), (4, 1)):
            client.ask(type="play", revision=revision, seat=seat, turn={"type": "pass"})
            step = client.hear("play")
        assert step["change"]["status"]["outcome"]["reason"] == "stalemate"


@pytest.mark.slow
def test_match_ends_before_a_step_that_is_no_longer_legal(own_server: Server) -> None:
    stored(own_server, "halted", "rainbow-city", [*AREAS, UNDER_A_RAMP, AREAS[0]], last="bot")
    with Client(own_server.socket, "halted", TOKENS[:1]) as client:
        status = client.whole["table"]["status"]
        assert status["halted"] == {"step": 6, "fault": "component-touches-piece", "clause": "obstacles"}
        assert (status["steps"], status["to_move"], status["to_place"]) == (5, None, [])
        client.ask(type="play", revision=status["revision"], seat=0, turn=UNDER_A_RAMP)
        refused = client.hear("refused")
        assert refused["code"] == "halted"
        assert refused["text"].startswith("This game was played by earlier rules. Step 6 is no longer legal")
    with own_server.http() as http:
        assert len(http.get("/api/matches/halted/replay").json()["tables"]) == 6
        assert http.get("/api/matches/halted/record?form=text").status_code == 200
    with sqlite3.connect(own_server.database) as connection:
        assert connection.execute("SELECT count(*) FROM events WHERE match = 'halted'").fetchone()[0] == 8
