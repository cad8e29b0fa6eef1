"""Players without accounts: names, secrets, transfer codes, export and deletion, over HTTP and in pure functions."""

from __future__ import annotations

import sqlite3

import pytest

from server.client import Client
from server.conftest import Server
from server.guests import OPEN, Guest, seating, states
from shuto.server.people.attempts import FORGET_AFTER, MOST_WRONG, Attempts
from shuto.server.people.identity import CODE_LENGTH, CODE_LETTERS, hash_of
from shuto.server.people.names import LONGEST, clean_name


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u0000\u0007\tB\nC", "Ann B C"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200db", "ab"),
        ("\u2066x\u2069", "x"),
        ("Zoe\u0308", "Zoë"),
        ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
        ("👍🏽", "👍🏽"),
        ("❤️ 🇨🇭", "❤️ 🇨🇭"),
        ("あきら", "あきら"),
        ("x" * 100, "x" * LONGEST),
        ("👨‍👩‍👧‍👦" * 100, "👨‍👩‍👧‍👦" * LONGEST),
        ("x" + "🇨🇭" * 100, "x" + "🇨🇭" * (LONGEST - 1)),
        ("👩\u200d", "👩"),
        ("^" * 100, "^" * LONGEST),
    ],
)
def test_names_are_cleaned(written: str, name: str) -> None:
    assert clean_name(written) == name
    assert clean_name(name) == name, "cleaning twice changes nothing"


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b\u200e", "\u0301", "\ud800"])
def test_a_name_of_which_nothing_remains_is_refused(nothing: str) -> None:
    with pytest.raises(ValueError, match=r"^name: "):
        clean_name(nothing)


def test_a_long_pile_of_accents_is_bounded() -> None:
    assert len(clean_name("a" + "\u0300" * 500)) <= 40


def stored(server: Server) -> str:
    """Everything in the database as text, including the events."""
    with sqlite3.connect(server.database) as connection:
        events = [row[0].decode() for row in connection.execute("SELECT event FROM events")]
        dump = "\n".join((*connection.iterdump(), *events))
    connection.close()
    return dump


def test_secrets_and_codes_are_stored_as_hashes_only(server: Server) -> None:
    ann = Guest(server, "Ann")
    with ann.http() as http:
        code = http.post("/api/players/me/transfer").json()["code"]
    dump = stored(server)
    assert ann.secret not in dump
    assert code not in dump
    assert hash_of(ann.secret) in dump


def test_name_and_car_can_be_changed(server: Server) -> None:
    ann = Guest(server, "Ann", "limousine")
    with ann.http() as http:
        assert http.get("/api/players/me").json() == {"id": ann.id, "name": "Ann", "car": "limousine"}
        assert http.patch("/api/players/me", json={"name": "Anna"}).json()["name"] == "Anna"
        assert http.patch("/api/players/me", json={"car": "highway-bus"}).json()["car"] == "highway-bus"
        assert http.patch("/api/players/me", json={"name": "\u200e"}).status_code == 400
        assert http.patch("/api/players/me", json={"car": "tank"}).status_code == 400
        assert http.get("/api/players/me").json() == {"id": ann.id, "name": "Anna", "car": "highway-bus"}


def test_a_transfer_code_works_once_and_signs_out_other_devices(server: Server) -> None:
    ann = Guest(server, "Ann")
    with ann.http() as first, server.http() as second:
        old = first.post("/api/players/me/transfer").json()["code"]
        code = first.post("/api/players/me/transfer").json()["code"]
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_LETTERS)
        assert second.post("/api/players/transfer", json={"code": old}).status_code == 404, "a new code voids the old"
        typed = f" {code[:4].lower()}-{code[4:]} "
        got = second.post("/api/players/transfer", json={"code": typed})
        assert got.json()["player"]["id"] == ann.id
        assert second.post("/api/players/transfer", json={"code": code}).status_code == 404, "it is used up"
        secret = got.json()["secret"]
        assert secret != ann.secret
        headers = {"Authorization": f"Bearer {secret}"}
        assert len(second.get("/api/players/me/export", headers=headers).json()["devices"]) == 2
        assert second.delete("/api/players/me/devices", headers=headers).status_code == 204
        assert first.get("/api/players/me").status_code == 401
        assert second.get("/api/players/me", headers=headers).status_code == 200


def test_an_expired_code_is_refused(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    with ann.http() as http:
        code = http.post("/api/players/me/transfer").json()["code"]
        with sqlite3.connect(own_server.database) as connection:
            connection.execute("UPDATE transfers SET until = '2020'")
        connection.close()
        assert http.post("/api/players/transfer", json={"code": code}).status_code == 404
        for _ in range(MOST_WRONG):
            last = http.post("/api/players/transfer", json={"code": "AAAAAAAA"})
        assert last.status_code == 429


def test_wrong_codes_are_forgotten_after_a_while() -> None:
    moment = 0.0
    attempts = Attempts(lambda: moment)
    for _ in range(MOST_WRONG):
        assert attempts.allows("here")
        attempts.failed("here")
    assert not attempts.allows("here")
    assert attempts.allows("there")
    moment = FORGET_AFTER + 1
    assert attempts.allows("here")


def test_deleting_leaves_the_seat_without_the_person(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Barnaby")
    match = ann.table({"kind": "human"}, OPEN, OPEN, edition="four-player-fr")
    with bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        assert guest.hear("whole")["held"] == [1]
    with bob.http() as http:
        exported = http.get("/api/players/me/export").json()
        assert [one["id"] for one in exported["matches"]] == [match]
        assert http.delete("/api/players/me").status_code == 204
        assert http.get("/api/players/me").status_code == 401
    dump = stored(server)
    assert bob.id not in dump
    assert "Barnaby" not in dump
    assert ann.id in dump
    with ann.join(match) as host:
        assert states(host.whole) == ["held", "open", "open"]
        assert seating(host.whole)["host"] == ann.id


def test_deleting_during_a_game_keeps_the_record_for_the_others(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Barnaby")
    match = ann.table()
    with bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        assert guest.hear("whole")["held"] == [1]
    with bob.http() as http:
        assert http.delete("/api/players/me").status_code == 204
    with Client(server.socket, match, []) as watcher:
        status = watcher.whole["table"]["status"]
        assert [seat["name"] for seat in status["seats"]] == ["Ann", "deleted player"]
        assert status["outcome"]["reason"] == "resigned"


def test_a_banned_player_only_watches(own_server: Server) -> None:
    ann = Guest(own_server, "Ann")
    match = ann.table()
    with sqlite3.connect(own_server.database) as connection:
        connection.execute("UPDATE players SET banned_at = '2026' WHERE id = ?", (ann.id,))
    connection.close()
    with ann.http() as http:
        assert http.get("/api/players/me").status_code == 403
    with ann.join(match, patient=False) as client:
        assert client.hear("refused")["code"] == "banned"
        assert client.hear("whole")["held"] == []
