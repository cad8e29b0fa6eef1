"""`shuto db`: a database is copied whole or not at all, to the other kind and back, and a damaged log is found."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from golden.counts import GAMES
from golden.transcript import read
from server.cluster import Cluster
from server.databases import BOTH, change, rows
from shuto.cli.run import run
from shuto.match.events import Created, Event, Play
from shuto.match.log import encode_event
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.rules.records.record import VERSION
from shuto.server.storage.opening import open_database, open_storage
from shuto.server.storage.sql import copying
from shuto.server.storage.sql.shapes import SHAPES, Shape

AT = "2026-01-01T00:00:00.000+00:00"
MANY = copying._PAGE + 3


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def db(*args: str) -> Answer:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(["db", *args])
    return Answer(code, out.getvalue(), err.getvalue())


def value(kind: str, number: int) -> Any:
    """A value for a column of SQLite, another one for each row."""
    return {
        "TEXT": f"é{number}\n", "INTEGER": number + 2**40, "REAL": number / 7, "BLOB": bytes([0, 255, number % 256]),
        "BOOLEAN": number % 2 == 0,
    }[kind]  # fmt: skip


def kinds(path: Path, shape: Shape) -> dict[str, str]:
    """The type of each column, as the schema states it."""
    with closing(sqlite3.connect(path)) as file:
        return {row[1]: row[2] for row in file.execute(f"PRAGMA table_info({shape.name})")}


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with rows in every table and one real game, whose rows are the only ones of a match."""
    path = tmp_path_factory.mktemp("full") / "games.sqlite"
    asyncio.run(_store_game(path))
    for shape in SHAPES:
        if shape.name in ("matches", "events", "carries", "restings", "listings"):
            continue
        types = kinds(path, shape)
        insert = f"INSERT INTO {shape.name} ({', '.join(shape.columns)}) VALUES ({', '.join('?' * len(shape.columns))})"
        count = MANY if shape.name == "secrets" else 2
        made = [tuple(value(types[name], n) for name in shape.columns) for n in range(count)]
        if shape.name == "sittings":
            made = [(f"player{n}", "m") for n in range(count)]
        change(path, *((insert, row) for row in made))
    change(path, ("INSERT INTO listings VALUES ('m', 'o', 'p', 'c', TRUE, FALSE, 's', NULL)", ()))
    change(path, ("INSERT INTO carries VALUES ('m', 1, 'played', ?)", (bytes(range(256)) * 40,)))
    change(path, ("INSERT INTO restings VALUES ('m', ?)", (b"\x00rest",)))
    change(path, ("INSERT INTO meta (key, value) VALUES ('writer-0', 1)", ()))
    return path


async def _store_game(path: Path) -> None:
    game = read((GAMES / "two-player-2024-2.txt").read_text("utf-8"))
    seats = tuple(SeatSettings(name=name) for name in game.players)
    settings = MatchSettings(game.edition, seats, first=game.first).completed()
    events: list[Event] = [Created(settings, ("", ""), AT, VERSION)]
    events += [Play(n % 2, step.turn, step.aftermath) for n, step in enumerate(game.steps[:6])]
    storage = open_storage(path)
    await storage.append("m", 1, [encode_event(event) for event in events], AT, "{}")
    await storage.close()


def test_shapes_are_the_schema(full: Path) -> None:
    with closing(sqlite3.connect(full)) as file:
        names = {row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert names - {"sqlite_sequence"} == {shape.name for shape in SHAPES}
        for shape in SHAPES:
            columns = file.execute(f"PRAGMA table_info({shape.name})").fetchall()
            assert {row[1] for row in columns} == set(shape.columns), shape.name
            assert {row[1] for row in columns if row[2] == "BOOLEAN"} == set(shape.booleans), shape.name
            assert {row[1] for row in columns if row[5]} == set(shape.key), shape.name


@pytest.mark.parametrize("kind", BOTH)
def test_everything_arrives_and_comes_back(
    full: Path, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    there = str(tmp_path / "there.sqlite")
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        there = cluster.new_database()
    back = tmp_path / "back.sqlite"
    copied = db("copy", str(full), there, "--json")
    assert (copied.code, copied.err) == (0, "")
    assert {one["table"]: one["rows"] for one in json.loads(copied.out)}["secrets"] == MANY
    returned = db("copy", there, str(back), "--json")
    assert returned.out == copied.out
    for shape in SHAPES:
        sql = f"SELECT {', '.join(shape.columns)} FROM {shape.name} WHERE {shape.rows} ORDER BY 1, 2"
        assert rows(back, sql) == rows(full, sql), shape.name
    change(there, ("INSERT INTO orders (at, action, subject) VALUES ('a', 'ban', 'x')", ()))
    assert rows(there, "SELECT count(*) FROM orders") == [(3,)], "orders are numbered on"
    assert db("check", "--database", there).code == 0
    again = db("copy", str(full), there)
    assert again.code == 2
    assert "it is not empty (matches); copy into an empty database" in again.err


def test_a_copy_that_is_not_the_same_is_not_kept(full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_table = copying._copy_table

    def lossy(source: Any, target: Any, shape: Shape) -> copying.Extent:
        found = copy_table(source, target, shape)
        if shape.name == "events":
            target.execute("UPDATE events SET at = 'later' WHERE number = 2")
        return found

    monkeypatch.setattr(copying, "_copy_table", lossy)
    target = tmp_path / "games.sqlite"
    answer = db("copy", str(full), str(target))
    assert answer.code == 2
    assert "events is not what was copied; nothing is kept" in answer.err
    assert [rows(target, f"SELECT count(*) FROM {shape.name}") for shape in SHAPES] == [[(0,)]] * len(SHAPES)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("DELETE FROM events WHERE number = 3", "m: event 3 is missing."),
        ("UPDATE matches SET events = 9", "m: stated and stored events differ (9, 7)."),
        ("UPDATE events SET event = '{' WHERE number = 4", "m: the log cannot be read (4: "),
        (
            "UPDATE events SET event = (SELECT event FROM events WHERE number = 2) WHERE number = 3",
            "m: step 2 (no-such-base-point) is not legal.",
        ),
        ("INSERT INTO restings VALUES ('gone', 'x')", "restings: rows of matches that do not exist: 1."),
    ],
)
def test_damage_is_found(full: Path, tmp_path: Path, damage: str, told: str) -> None:
    path = tmp_path / "games.sqlite"
    assert db("copy", str(full), str(path)).code == 0
    assert "Matches: 1, events: 7. Nothing is wrong." in db("check", "--database", str(path)).out
    change(path, (damage, ()))
    answer = db("check", "--database", str(path))
    assert answer.code == 1
    assert told in answer.out
    (flaw,) = json.loads(db("check", "--database", str(path), "--json").out)["flaws"]
    assert flaw["what"] in ("gap", "count", "unreadable", "illegal", "orphans")


def test_an_old_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    missing = db("migrate", "--database", str(path))
    assert (missing.code, path.exists()) == (2, False)
    assert "there is no such database" in missing.err
    open_database(path).link(migrated=False).close()
    for command in (["check", "--database", str(path)], ["copy", str(path), str(tmp_path / "other.sqlite")]):
        refused = db(*command)
        assert refused.code == 2
        assert "bring it up to date with shuto db migrate" in refused.err
    assert "from schema 0 to" in db("migrate", "--database", str(path)).out
    assert "is up to date" in db("migrate", "--database", str(path)).out
    assert db("check", "--database", str(path)).code == 0
