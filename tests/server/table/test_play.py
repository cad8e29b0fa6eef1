"""Playing through the real server: seats and tokens, stale and malformed requests, spectators, bots, SIGKILL."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from server.client import Client
from server.conftest import Server
from server.databases import on_both, own_on_both
from shuto.server.settings import ServerSettings

EXTEND = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}
REPLY = {"type": "extend", "base": 1, "x": 115.0, "y": 40.0, "height": 2}
TWO: dict[str, Any] = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
BOT: dict[str, Any] = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Robo", "kind": "bot"}]}


def begin(server: Server, settings: dict[str, Any] = TWO) -> tuple[str, list[str]]:
    with server.http() as http:
        made = http.post("/api/matches", json=settings)
        assert made.status_code == 201, made.text
        return made.json()["id"], made.json()["tokens"]


@on_both
def test_turn_is_sent_to_all_clients(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob]) as two:
        assert one.whole["held"] == [0]
        assert two.whole["held"] == [1]
        one.ask(type="play", revision=1, seat=0, turn=EXTEND)
        for client in (one, two):
            play = client.hear("play")
            assert (play["seat"], play["turn"], play["revision"]) == (0, EXTEND, 2)
            assert [column["id"] for column in play["change"]["columns"]] == ["c2"]


def test_client_cannot_act_for_a_seat_it_does_not_hold(server: Server) -> None:
    match, (ann, bob) = begin(server)
    for tokens in ([], ["guessed"], [bob], [ann[:-1]]):
        with Client(server.socket, match, tokens) as client:
            number = client.ask(type="play", revision=1, seat=0, turn=EXTEND)
            refused = client.hear("refused")
            assert (refused["request"], refused["code"]) == (number, "not-your-seat")
    with server.http() as http:
        assert http.get(f"/api/matches/{match}").json()["status"]["revision"] == 1


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"type": "play", "revision": 9, "seat": 0, "turn": EXTEND}, "stale"),
        ({"type": "play", "revision": 1, "seat": 0, "turn": {**EXTEND, "height": 3}}, "illegal"),
        ({"type": "play", "revision": 1, "seat": 0, "turn": {**EXTEND, "x": "far"}}, "malformed"),
        ({"type": "play", "revision": 1, "seat": 0, "turn": {"type": "dance"}}, "malformed"),
        ({"type": "play", "revision": 1, "seat": 0}, "malformed"),
        ({"type": "ring", "revision": 1, "base": 99}, "no-such-base"),
        ({"type": "ring", "revision": 5, "base": 0}, "stale"),
        ({"type": "undo", "revision": 1, "seat": 0}, "nothing-to-undo"),
        ({"type": "sing"}, "malformed"),
    ],
)
def test_bad_request_is_refused_with_the_reason(server: Server, fields: dict[str, Any], code: str) -> None:
    match, tokens = begin(server)
    with Client(server.socket, match, tokens, "fr") as client:
        number = client.ask(**fields)
        refused = client.hear("refused")
        assert (refused["request"], refused["code"]) == (number, code)
        assert refused["text"]
        if code == "illegal":
            assert refused["verdict"]["findings"][0]["fault"] == "height-step"
            assert "pilier" in refused["text"]


def test_malformed_messages_are_refused_and_the_connection_stays_open(server: Server) -> None:
    match, tokens = begin(server)
    with Client(server.socket, match, tokens) as client:
        for garbage in ("", "{", "[" * 5000, "null", '{"type": "play", "request": NaN}', "x" * 70_000):
            client.send(garbage)
            assert client.hear("refused")["code"] in ("malformed", "too-large")
        client.ask(type="ring", revision=1, base=0)
        assert client.hear("ring")["base"] == 0


def test_preview_ring_and_nearest(server: Server) -> None:
    match, tokens = begin(server)
    with Client(server.socket, match, tokens, "de") as client:
        client.ask(type="preview", revision=1, turn=EXTEND)
        assert client.hear("preview")["verdict"]["legal"]
        client.ask(type="ring", revision=1, base=0)
        ring = client.hear("ring")
        assert len(ring["cells"]) == ring["angles"] * len(ring["distances"]) * len(ring["options"])
        assert set(ring["cells"]) <= set(".0123456789")
        client.ask(type="nearest", revision=1, turn={**EXTEND, "x": -134.0})
        offer = client.hear("nearest")
        assert offer["distance"] <= 8.0
        client.ask(type="preview", revision=1, turn=offer["turn"])
        assert client.hear("preview")["verdict"]["legal"]


def test_bot_plays_after_a_persons_turn(server: Server) -> None:
    match, tokens = begin(server, BOT)
    assert tokens[1] == ""
    with Client(server.socket, match, tokens) as client:
        client.ask(type="play", revision=1, seat=0, turn=EXTEND)
        assert client.hear("play")["seat"] == 0
        assert client.hear("notice")["what"] == "thinking"
        assert client.hear("play")["seat"] == 1


@on_both
def test_undo_needs_consent(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob]) as two:
        one.ask(type="play", revision=1, seat=0, turn=EXTEND)
        one.hear("play"), two.hear("play")
        one.ask(type="undo", revision=2, seat=0)
        assert two.hear("whole")["table"]["status"]["undo_asked"] == 0
        two.ask(type="answer-undo", revision=3, seat=1, agree=True)
        whole = two.hear("whole")
        assert len(whole["table"]["roads"]) == 2
        assert whole["table"]["status"]["steps"] == 0
        assert (whole["since"], whole["moves"]) == (0, [])


def test_list_of_moves_is_sent_whole_to_whoever_joins_and_entry_by_entry_to_the_others(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann]) as one:
        assert (one.whole["since"], one.whole["moves"]) == (0, [])
        one.ask(type="play", revision=1, seat=0, turn=EXTEND)
        move = one.hear("play")["move"]
        assert (move["seat"], move["what"], move["pieces"]) == (0, "column", ["c2", "r2"])
        one.ask(type="undo", revision=2, seat=0)
        asked = one.hear("whole")
        assert (asked["since"], asked["moves"]) == (1, [])  # nothing was played: the list stays as it is
        with Client(server.socket, match, [bob]) as two:
            assert (two.whole["since"], two.whole["moves"]) == (0, [move])


def test_names_are_told_in_the_readers_language_now_and_for_an_earlier_step(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann], "de") as one, Client(server.socket, match, [ann, bob]) as both:
        one.ask(type="play", revision=1, seat=0, turn=EXTEND)
        one.hear("play"), both.hear("play")
        one.ask(type="names", revision=2)
        both.ask(type="names", revision=2)
        assert one.hear("names")["names"]["c2"] == "dein letzter Pfeiler"
        assert both.hear("names")["names"]["c2"] == "Ann’s last column"  # two people at one page
        one.ask(type="names", revision=2, step=0)
        before = one.hear("names")["names"]
        assert before["c0"] == "dein Pfeiler"
        assert "c2" not in before
        for step in (-1, 2):
            one.ask(type="names", revision=2, step=step)
            assert one.hear("refused")["code"] == "no-such-step"
        one.ask(type="names", revision=1)
        assert one.hear("refused")["code"] == "stale"


def test_fall_is_priced_and_paid(server: Server) -> None:
    match, (ann, bob) = begin(server)
    knocked = {"by": 0, "fallen": [{"piece": "c1"}, {"piece": "r1"}]}
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob]) as two:
        before = one.whole["table"]["status"]["seats"]
        one.ask(type="bill", revision=1, aftermath=knocked)
        (owed,) = one.hear("bill")["pays"]
        assert (owed["owner"], owed.get("yellow", 0)) == (1, 0)
        one.ask(type="bill", revision=1, aftermath={"by": 0, "fallen": [{"piece": "c77"}]})
        assert one.hear("refused")["code"] == "bad-aftermath"
        two.ask(type="knock", revision=1, seat=1, aftermath=knocked)
        assert two.hear("refused")["code"] == "not-your-seat"
        mixed = [{"owner": 1, "gray": owed["gray"] - 1, "yellow": 1}]
        one.ask(type="knock", revision=1, seat=0, aftermath={**knocked, "pays": mixed})
        seats = two.hear("play")["change"]["status"]["seats"]
        assert seats[0]["yellow"] == before[0]["yellow"] - 1
        assert seats[1]["yellow"] == before[1]["yellow"] + 1
        assert seats[1]["gray"] == before[1]["gray"] + owed["gray"] - 1


@pytest.mark.slow
def test_kill_loses_no_event_that_was_sent(own_server: Server) -> None:
    match, tokens = begin(own_server)
    with Client(own_server.socket, match, tokens) as client:
        client.ask(type="play", revision=1, seat=0, turn=EXTEND)
        client.hear("play")
        client.ask(type="play", revision=2, seat=1, turn=REPLY)
        client.hear("play")
        own_server.kill()
    own_server.start()
    with Client(own_server.socket, match, tokens) as client:
        assert client.whole["held"] == [0, 1]
        assert client.revision == 3
        assert len(client.whole["table"]["columns"]) == 4
        client.ask(type="play", revision=3, seat=0, turn={"type": "extend", "base": 2, "x": -100, "y": 75, "height": 1})
        assert client.hear("play", "refused")["type"] == "play"


@pytest.mark.slow
@own_on_both
def test_kill_during_many_games_loses_no_turn_that_was_sent(own_server: Server) -> None:
    """Many games at once. When the server is killed, half of the clients have heard of a turn: it is not lost."""
    matches = [begin(own_server) for _ in range(12)]
    clients = [Client(own_server.socket, match, tokens) for match, tokens in matches]
    for client in clients:
        client.ask(type="play", revision=1, seat=0, turn=EXTEND)
        client.ask(type="play", revision=2, seat=1, turn=REPLY)
    told = {match: client.hear("play")["revision"] for (match, _), client in zip(matches[:6], clients, strict=False)}
    own_server.kill()
    own_server.start()
    with own_server.http() as http:
        for match, revision in told.items():
            assert http.get(f"/api/matches/{match}").json()["status"]["revision"] >= revision == 2


@pytest.mark.slow
def test_flood_of_messages_does_not_slow_other_clients(tmp_path: Path) -> None:
    """After its first messages a client has to wait for longer than the test lasts. The other one is answered."""
    server = Server(tmp_path / "games.sqlite")
    server.start("--messages-per-second", "0.001")
    try:
        match, tokens = begin(server)
        other, other_tokens = begin(server)
        with Client(server.socket, match, tokens) as flood, Client(server.socket, other, other_tokens) as calm:
            for _ in range(240):
                flood.ask(type="preview", revision=1, turn=EXTEND)
            calm.ask(type="preview", revision=1, turn=EXTEND)
            calm.hear("preview")
            for _ in range(ServerSettings.burst - 1):  # the first message was the hello
                flood.hear("preview")
            flood.patience = 0.5
            with pytest.raises(TimeoutError):
                flood.hear("preview")
    finally:
        server.kill()


@on_both
def test_records_match_list_and_catalogues(server: Server) -> None:
    match, tokens = begin(server)
    with Client(server.socket, match, tokens) as client:
        client.ask(type="play", revision=1, seat=0, turn=EXTEND)
        client.hear("play")
    with server.http() as http:
        text = http.get(f"/api/matches/{match}/record", params={"form": "text"}).text
        assert text.splitlines()[-1] == "c0 -115,-40 2"
        link = http.get(f"/api/matches/{match}/record", params={"form": "link"}).text
        copies = [
            http.post("/api/records", content=text.encode()),
            http.post("/api/records", content=http.get(f"/api/matches/{match}/record").content),
            http.post("/api/records", params={"form": "link"}, content=link.encode()),
        ]
        for copy in copies:
            assert copy.status_code == 201, copy.text
            assert http.get(f"/api/matches/{copy.json()['id']}").json()["status"]["steps"] == 1
            with Client(server.socket, copy.json()["id"], copy.json()["tokens"]) as client:
                assert client.whole["table"]["status"]["steps"] == 1
        replay = http.get(f"/api/matches/{match}/replay").json()
        assert [len(table["roads"]) for table in replay["tables"]] == [2, 3]
        listed = http.get("/api/matches", params={"ids": match}).json()
        assert {row["id"] for row in listed} >= {match}
        assert next(row for row in listed if row["id"] == match)["headline"]["turns"] == 1
        assert "fault-height-step" in http.get("/api/text/ja").text
        assert len(http.get("/api/editions", params={"lang": "it"}).json()) == 5
        assert http.get("/api/pieces").json()["road"]["length"] == 120.0
        short = {**TWO, "house_rules": {"road_length": 114}}
        made = http.post("/api/matches", json=short).json()["id"]
        assert http.get(f"/api/matches/{made}/pieces").json()["road"]["length"] == 114.0
        assert http.get("/api/matches/nothing/pieces").status_code == 404
        assert "/api/matches" in http.get("/api/schema/openapi.json").json()["paths"]


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"edition": "third-edition", "seats": []}, "unknown"),
        ({"edition": "two-player-2024", "seats": [{"name": "Ann"}]}, "players"),
        ({**TWO, "house_rules": {"gravity": 2}}, "gravity"),
        ({**TWO, "first": 7}, "first"),
        ({**TWO, "seats": [{"name": "Ann"}, {"name": "Ann"}]}, "name"),
        ({**TWO, "table": [1, 1]}, "table"),
        ({**TWO, "surprise": 1}, "surprise"),
    ],
)
def test_bad_match_settings_are_refused_in_one_line(server: Server, settings: dict[str, Any], word: str) -> None:
    with server.http() as http:
        before = server.matches()
        answer = http.post("/api/matches", json=settings)
        assert answer.status_code == 400
        assert word in answer.text
        assert "Traceback" not in answer.text
        assert server.matches() == before


def test_unknown_matches_and_bad_records(server: Server) -> None:
    with server.http() as http:
        assert http.get("/api/matches/nowhere").status_code == 404
        assert http.get("/api/text/xx").status_code == 404
        for body in (b"", b"junk", b'{"format": "shuto-record"', b"\xff\xfe", json.dumps({"version": 1}).encode()):
            answer = http.post("/api/records", content=body)
            assert answer.status_code == 400
            assert answer.json()["detail"]


def test_replay_of_a_finished_game_has_every_turn(server: Server) -> None:
    bots = [{"name": "One", "kind": "bot"}, {"name": "Two", "kind": "bot"}]
    match, _ = begin(server, {"edition": "two-player-2024", "seats": bots, "seed": 3})
    told = []
    with Client(server.socket, match, []) as client:
        status = client.whole["table"]["status"]
        while status["outcome"] is None:
            play = client.hear("play")
            told.append((play["seat"], play["turn"]))
            status = play["change"]["status"]
    with server.http() as http:
        replay = http.get(f"/api/matches/{match}/replay").json()
    assert [(play["seat"], play["turn"]) for play in replay["plays"]][-len(told) :] == told
    assert len(replay["plays"]) == len(replay["tables"]) - 1


def test_hint_is_a_legal_turn_for_the_seat_to_move(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob]) as two:
        one.ask(type="hint", revision=1, seat=0)
        hint = one.hear("hint")
        assert hint["why"].endswith(".")
        one.ask(type="preview", revision=1, turn=hint["turn"])
        assert one.hear("preview")["verdict"]["legal"]
        for fields, code in (({"revision": 1, "seat": 1}, "not-your-seat"), ({"revision": 9, "seat": 1}, "stale")):
            two.ask(type="hint", **fields)
            assert two.hear("refused")["code"] == code


@pytest.mark.slow
def test_game_is_analysed_once_the_workers_are_ready(server: Server) -> None:
    match, tokens = begin(server)
    with Client(server.socket, match, tokens) as client:
        client.ask(type="play", revision=1, seat=0, turn=EXTEND)
        client.hear("play")
    deadline = time.monotonic() + 180
    with server.http() as http:
        while (answer := http.get(f"/api/matches/{match}/analysis")).status_code == 503:
            assert time.monotonic() < deadline
            time.sleep(0.5)
        assert answer.status_code == 200, answer.text
        assert len(answer.json()["chances"]) == 2
        assert http.get("/api/matches/nothing/analysis").status_code == 404
