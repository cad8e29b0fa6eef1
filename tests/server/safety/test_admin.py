"""`shuto admin` on the database of a server, also of one that runs."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Client
from server.conftest import Server, made_for
from server.databases import BOTH, change, rows
from shuto.cli.run import run

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
TURN = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def admin(database: Path | str, command: str, *args: str) -> Answer:
    """Run a command. Its last argument may be an id, and an id may begin with a dash."""
    last = [] if not args or args[-1].startswith("--") else ["--", args[-1]]
    args = (*(args[:-1] if last else args), "--database", str(database), *last)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(["admin", command, *args])
    return Answer(code, out.getvalue(), err.getvalue())


@pytest.fixture(scope="module", params=BOTH)
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, str, list[str]]]:
    """A running server with a match in which one turn was played."""
    server = Server(made_for(request, tmp_path_factory.mktemp("admin")))
    server.start()
    with server.http() as http:
        made = http.post("/api/matches", json=SETTING).json()
    with Client(server.socket, made["id"], made["tokens"]) as ann:
        ann.ask(type="play", revision=1, seat=0, turn=TURN)
        ann.hear("play")
    yield server, made["id"], made["tokens"]
    server.kill()


def test_matches_are_listed_and_inspected(played: tuple[Server, str, list[str]]) -> None:
    server, match, tokens = played
    (row,) = json.loads(admin(server.database, "list", "--json").out)
    assert (row["id"], row["events"], row["players"]) == (match, 2, ["Ann", "Bob"])
    shown = admin(server.database, "list").out
    assert match in shown
    told = json.loads(admin(server.database, "inspect", match).out)
    assert told["settings"]["edition"] == "two-player-2024"
    assert [event["type"] for event in told["last_events"]] == ["play"]
    assert (told["public"], told["carries"]) == (False, 0)
    assert told["bytes"] > 100
    assert not any(token in json.dumps(told) for token in tokens)


def test_log_is_exported_without_hashes(played: tuple[Server, str, list[str]], tmp_path: Path) -> None:
    server, match, _ = played
    answer = admin(server.database, "export", "-o", str(tmp_path / "log.json"), match)
    assert answer.code == 0
    written: Any = json.loads((tmp_path / "log.json").read_text("utf-8"))
    assert [one["event"]["type"] for one in written["events"]] == ["created", "play"]
    assert "seat_hashes" not in written["events"][0]["event"]


def test_a_running_server_notices_that_a_match_is_deleted(played: tuple[Server, str, list[str]]) -> None:
    server, *_ = played
    with server.http() as http:
        made = http.post("/api/matches", json=SETTING).json()
        with Client(server.socket, made["id"], made["tokens"]) as ann:
            assert "--yes" in admin(server.database, "delete", made["id"]).err
            assert made["id"] in admin(server.database, "delete", "--yes", made["id"]).out
            ann.ask(type="play", revision=1, seat=0, turn=TURN)  # before the server knows: nothing may be written
            assert "was deleted" in ann.hear("refused")["text"]
            with pytest.raises(ConnectionClosed) as closed:
                ann.hear("refused")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "this match was deleted")
        assert http.get(f"/api/matches/{made['id']}").status_code == 404
    for table in ("events", "carries", "restings"):
        assert rows(server.database, f"SELECT count(*) FROM {table} WHERE match = ?", made["id"]) == [(0,)]
    orders = rows(server.database, "SELECT action, subject FROM orders ORDER BY number DESC")
    assert orders[0] == ("delete-match", made["id"])


def test_a_banned_player_is_shown_out_until_the_ban_is_lifted(played: tuple[Server, str, list[str]]) -> None:
    server, *_ = played
    with server.http() as http:
        made = http.post("/api/players", json={"name": "Eve"}).json()
        eve, secret = made["player"]["id"], made["secret"]
        http.headers["Authorization"] = f"Bearer {secret}"
        seats = [{"name": "Eve"}, {"kind": "open"}]
        match = http.post("/api/matches", json={"edition": "two-player-2024", "seats": seats}).json()["id"]
        with Client(server.socket, match, [], secret=secret) as client:
            assert admin(server.database, "ban", eve).code == 0
            with pytest.raises(ConnectionClosed) as closed:
                client.hear("refused")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
        assert http.get("/api/players/me").status_code == 403
        (row,) = json.loads(admin(server.database, "list", "--players", "--json").out)
        assert (row["id"], bool(row["banned_at"])) == (eve, True)
        assert eve in admin(server.database, "list", "--players").out
        assert admin(server.database, "unban", eve).code == 0
        assert http.get("/api/players/me").status_code == 200
        told = json.loads(admin(server.database, "inspect", eve).out)
        assert (told["name"], told["matches"]) == ("Eve", [match])
        assert secret not in json.dumps(told)
        assert json.loads(admin(server.database, "export", eve).out) == told
        with Client(server.socket, match, [], secret=secret) as client:
            assert admin(server.database, "delete", "--yes", eve).code == 0
            with pytest.raises(ConnectionClosed):
                client.hear("refused")
        assert http.get("/api/players/me").status_code == 401
        assert eve not in admin(server.database, "export", match).out
        assert admin(server.database, "delete", "--yes", match).code == 0


def test_cleaning_is_shown_before_it_is_done(played: tuple[Server, str, list[str]]) -> None:
    server, match, _ = played
    with server.http() as http:
        old = http.post("/api/matches", json=SETTING).json()["id"]
    change(server.database, ("UPDATE matches SET updated_at = '2020-01-01' WHERE id = ?", (old,)))
    assert admin(server.database, "clean", "--dry-run").out.split()[0] == old
    assert old in server.matches()
    assert admin(server.database, "clean").out.split()[0] == old
    assert server.matches() == [match]


@pytest.mark.parametrize(
    "command",
    [("inspect", "nope"), ("export", "nope"), ("delete", "--yes", "nope"), ("ban", "nope"), ("unban", "nope")],
)
def test_unknown_ids_are_one_line(played: tuple[Server, str, list[str]], command: tuple[str, ...]) -> None:
    answer = admin(played[0].database, *command)
    assert (answer.code, answer.out, answer.err) == (2, "", "shuto: admin: no match and no player 'nope'\n")


def test_no_database_is_made_by_accident(tmp_path: Path) -> None:
    answer = admin(tmp_path / "none.sqlite", "list")
    assert (answer.code, answer.err.count("\n"), "no such database" in answer.err) == (2, 1, True)
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "bad.sqlite").write_bytes(b"not a database at all" * 100)
    assert "not a database" in admin(tmp_path / "bad.sqlite", "list").err
