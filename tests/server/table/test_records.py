"""Records keep hands: mode, tremor, carries and collapses survive export and import. A bad file changes nothing."""

from __future__ import annotations

import asyncio
import base64
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.client import Client
from server.conftest import Server
from server.wrecked import CARRY, MATCH, TOKENS, write
from shuto.physics import load_carry
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import LARGEST, RecordError
from shuto.server.storage.opening import open_storage

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a match by hand whose bill is open."""
    running = Server(tmp_path_factory.mktemp("server") / "games.sqlite")
    write(running.file)
    running.start()
    yield running
    running.kill()


def exported(server: Server, match: str = MATCH, **query: Any) -> bytes:
    with server.http() as http:
        answer = http.get(f"/api/matches/{match}/record", params=query)
        assert answer.status_code == 200, answer.text
        return answer.content


def opened(server: Server, body: bytes | str) -> dict[str, Any]:
    """Open a file on a server; returns the new match, with its status and settings."""
    with server.http() as http:
        answer = http.post("/api/records", content=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        made["status"] = http.get(f"/api/matches/{made['id']}").json()["status"]
        made["settings"] = http.get(f"/api/matches/{made['id']}/settings").json()
        return made


def carry_of(server: Server, match: str, number: int) -> dict[str, Any]:
    with server.http() as http:
        answer = http.get(f"/api/matches/{match}/carries/{number}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


def matches(server: Server) -> int:
    return len(server.matches())


def test_an_open_collapse_survives_export_and_import_on_another_server(server: Server, own_server: Server) -> None:
    made = opened(own_server, exported(server))
    with server.http() as http:
        before = http.get(f"/api/matches/{MATCH}").json()["status"]
    assert made["settings"]["hand"]["mode"] == "shaky"
    assert [seat.get("tremor") for seat in made["settings"]["seats"]] == ["wild", None]
    assert made["status"]["bill"] == before["bill"]
    assert made["status"]["bill"]["carry"] == CARRY
    assert made["carry"] is None  # the page shows the wreck of the open bill by itself
    assert carry_of(own_server, made["id"], CARRY) == carry_of(server, MATCH, CARRY)
    assert exported(own_server, made["id"]) == exported(server)
    with own_server.http() as http:
        tables = http.get(f"/api/matches/{made['id']}/replay").json()["tables"]
    assert [table["status"]["bill"] for table in tables[-2:]] == [None, before["bill"]]
    own_server.kill()
    own_server.start()
    with Client(own_server.socket, made["id"], made["tokens"]) as ann:
        assert ann.whole["table"]["status"]["bill"] == before["bill"]
        ann.ask(type="pay", revision=ann.whole["table"]["status"]["revision"], seat=before["bill"]["seat"])
        assert ann.hear("play")["aftermath"]["fallen"]
    again = load_record(exported(own_server, made["id"]))
    assert again.hands is not None
    assert [(one.number, one.step) for one in again.hands.carries] == [(CARRY, len(again.steps))]


def test_a_paid_collapse_can_be_exported_alone_and_opens_with_its_carry(own_server: Server) -> None:
    own_server.kill()
    write(own_server.file, 8)
    own_server.start()
    with Client(own_server.socket, MATCH, list(TOKENS)) as ann:
        status = ann.whole["table"]["status"]
        ann.ask(type="pay", revision=status["revision"], seat=status["bill"]["seat"])
        ann.hear("play")
    alone = load_record(exported(own_server, carry=CARRY))
    assert alone.hands is not None
    assert (alone.hands.show, alone.hands.fall, len(alone.hands.carries)) == (CARRY, None, 1)
    made = opened(own_server, exported(own_server, carry=CARRY))
    assert (made["carry"], made["status"]["bill"], made["status"]["steps"]) == (CARRY, None, len(alone.steps))
    with own_server.http() as http:
        played = http.get(f"/api/matches/{made['id']}/replay").json()["plays"]
        assert [play["carries"] for play in played][-2:] == [[], [CARRY]]
        assert http.get(f"/api/matches/{MATCH}/record", params={"carry": 77}).status_code == 404


def test_a_wreck_that_costs_nothing_can_be_exported_before_the_next_step(own_server: Server) -> None:
    own_server.kill()
    write(own_server.file, 8)
    loose = CARRY + 1  # stored, and no event lists it yet
    asyncio.run(_kept_again(own_server.file, loose))
    own_server.start()
    with Client(own_server.socket, MATCH, list(TOKENS)) as ann:
        status = ann.whole["table"]["status"]
        ann.ask(type="pay", revision=status["revision"], seat=status["bill"]["seat"])
        ann.hear("play")
    made = opened(own_server, exported(own_server, carry=loose))
    assert (made["carry"], made["status"]["bill"]) == (loose, None)
    assert carry_of(own_server, made["id"], loose) == carry_of(own_server, MATCH, loose)


async def _kept_again(database: Path, number: int) -> None:
    storage = open_storage(database)
    stored = await storage.carry(MATCH, CARRY)
    assert stored is not None
    await storage.keep_carry(MATCH, number, stored)
    await storage.close()


@pytest.mark.parametrize("form", ["text", "link"])
def test_text_and_links_keep_how_pieces_are_placed(server: Server, form: str) -> None:
    body = exported(server, form=form)
    with server.http() as http:
        answer = http.post("/api/records", params={"form": "link" if form == "link" else "file"}, content=body)
        made = http.get(f"/api/matches/{answer.json()['id']}/settings").json()
    assert made["hand"]["mode"] == "shaky"
    assert made["seats"][0]["tremor"] == "wild"


def _damaged(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    carry = load_carry(base64.b64decode(record["hands"]["carries"][0]["record"]))
    packed = msgspec.structs.replace(carry, **changes).to_bytes()
    record["hands"]["carries"][0]["record"] = base64.b64encode(packed).decode()
    return record


def _with(record: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    inner: Any = record
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    return record


BAD: dict[str, Any] = {
    "hands.version: 9 is newer": lambda r: _with(r, "hands", "version", value=9),
    "hands.version: a whole number": lambda r: _with(r, "hands", "version", value="one"),
    "hands: mode: Invalid enum value 'drunk'": lambda r: _with(r, "hands", "settings", "mode", value="drunk"),
    "hands: Object contains unknown field": lambda r: _with(r, "hands", "settings", "glue", value=True),
    "hands: tremor: Invalid enum value": lambda r: _with(r, "hands", "tremor", value=["wild", "loud"]),
    "hands.tremor: one entry for each": lambda r: _with(r, "hands", "tremor", value=["wild"]),
    "hands.carries[0].step: from 1 to": lambda r: _with(r, "hands", "carries", 0, "step", value=99),
    "hands.carries[0].number: a number": lambda r: _with(r, "hands", "carries", 0, "number", value=0),
    "hands.carries[0].next: one of": lambda r: _with(r, "hands", "carries", 0, "next", value="up"),
    "hands.carries[0].record: Invalid base64": lambda r: _with(r, "hands", "carries", 0, "record", value="?"),
    "hands.carries[0]: carry:": lambda r: _with(r, "hands", "carries", 0, "record", value="AAAA"),
    "hands.carries[0]: frames: damaged": lambda r: _damaged(r, frames=b"none"),
    "hands.carries[0]: frames: cut off": lambda r: _damaged(r, frames=zlib.compress(b"x")),
    "hands.carries[0]: frame 0: no such body": lambda r: _damaged(r, names=("r0",)),
    "hands.carries[0]: frames: too large": lambda r: _damaged(r, frames=zlib.compress(bytes(9_000_000))),
    "hands.carries[0]: seat 7": lambda r: _damaged(r, seat=7),
    "hands.show: no such carry": lambda r: _with(r, "hands", "show", value=1),
    "hands.fall: only the player to move": lambda r: _with(
        r, "hands", "fall", "seat", value=1 - r["hands"]["fall"]["seat"]
    ),
    "hands.fall: it costs nothing": lambda r: _with(r, "hands", "fall", "aftermath", "fallen", value=[]),
    "hands.fall: ": lambda r: _with(r, "hands", "fall", "aftermath", "fallen", value=[{"piece": "r99"}]),
}


@pytest.mark.parametrize("said", BAD)
def test_a_bad_file_gets_one_line_and_changes_nothing(server: Server, said: str) -> None:
    count = matches(server)
    record = BAD[said](json.loads(exported(server)))
    with server.http() as http:
        answer = http.post("/api/records", json=record)
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith(said)
    assert "\n" not in answer.json()["detail"]
    assert matches(server) == count


def test_a_file_that_is_too_large_is_refused(server: Server) -> None:
    with pytest.raises(RecordError, match="too large"):
        load_record(b" " * (LARGEST + 1))
    with server.http() as http:
        assert http.post("/api/records", content=b" " * (LARGEST + 1)).status_code == 413


def test_a_record_without_hands_is_as_before() -> None:
    plain = load_record(b"shuto 2 two-player-2024\nplayer Ann\nplayer Bob\n")
    assert plain.hands is None
    assert b"hands" not in plain.to_json()
    assert "hand" not in plain.to_text()
