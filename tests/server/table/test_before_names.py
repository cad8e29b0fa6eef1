"""A database with old event names, left by a killed server: every match continues from its last state.

The code of commit 6ea4c33 wrote `before_names` and was killed (SIGKILL), so all data is in the write-ahead log. It
contains every kind of event that was renamed. `expected.json` is the state of each match according to that code.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.client import Client
from server.conftest import Server
from shuto.match.log import decode_event
from shuto.match.match import Match

FOLDER = Path(__file__).parent / "before_names"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("before")
    for name in ("games.sqlite", "games.sqlite-wal"):
        shutil.copy(FOLDER / name, folder / name)
    return folder / "games.sqlite"


def state(match: Match) -> dict[str, Any]:
    begun = match.begun
    return {
        "revision": match.revision,
        "record": match.history.recorder.record.to_text(),
        "movers": match.history.seats,
        "carries": [list(carries) for carries in match.history.carries],
        "begun": None if begun is None else [begun.seat, list(begun.placed), list(begun.carries)],
        "owes": None if match.bill is None else match.bill.seat,
        "forgiven": [] if match.bill is None else sorted(match.bill.forgiven),
        "denied": match.bill is not None and match.bill.not_forgiven,
        "undo": None if match.undoing.asked is None else match.undoing.asked.seat,
        "agreed": sorted(match.undoing.agreed),
    }


@pytest.mark.parametrize("name", EXPECTED)
def test_every_match_loads_with_its_old_state(database: Path, name: str) -> None:
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT event FROM events WHERE match = ? ORDER BY number", (name,)).fetchall()
    assert state(Match.from_events(decode_event(data) for (data,) in rows)) == EXPECTED[name]


def test_fixture_contains_every_old_name(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        tags = {json.loads(data)["type"] for (data,) in connection.execute("SELECT event FROM events")}
    assert tags >= {"stepped", "forgave", "not-forgiven", "undo-asked", "undo-agreed", "undo-refused"}


@pytest.mark.slow
def test_server_continues_the_matches_and_survives_another_kill(own_server: Server) -> None:
    own_server.kill()
    for name in ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm"):
        own_server.file.with_name(name).unlink(missing_ok=True)
    for name in ("games.sqlite", "games.sqlite-wal"):
        shutil.copy(FOLDER / name, own_server.file.with_name(name))
    own_server.start()
    tokens = ["ann-token", "bob-token", "cleo-token"]
    with Client(own_server.socket, "owing", tokens[:1]) as ann:
        assert ann.whole["table"]["status"]["bill"]["forgiven_by"] == [1]
        ann.ask(type="pay", revision=3, seat=0)
        assert ann.hear("play", "refused")["type"] == "play"
    with Client(own_server.socket, "undone", tokens[:1]) as ann:
        ann.ask(type="answer-undo", revision=12, seat=0, agree=True)
        assert ann.hear("whole")["table"]["status"]["steps"] == 2
    own_server.kill()
    own_server.start()
    with Client(own_server.socket, "owing", tokens[:1]) as ann:
        assert ann.whole["table"]["status"]["bill"] is None
    with own_server.http() as http:
        carry = http.get("/api/matches/built/carries/3").json()
        assert (carry["piece"], carry["next"], carry["fates"]) == ("r2", "piece", [])
        assert http.get("/api/matches").json() == []  # tables from before there was a choice are private
        assert own_server.matches()[:2] == ["undone", "owing"]
        assert http.get("/api/matches/forgiven/replay").json()["plays"][0]["carries"] == [1]
