"""Open seats through the real server: two players over real WebSockets, forged secrets, leaving, presence."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.client import Client
from server.conftest import Server
from server.databases import on_both
from server.guests import OPEN, TURN, Guest, refused, seating, states
from shuto.match.rematch import rematch_id


def test_a_guest_sits_down_and_only_they_can_play_that_seat(server: Server) -> None:
    ann, bob, eve = (Guest(server, name) for name in ("Ann", "Bob", "Eve"))
    match = ann.table()
    with ann.join(match) as host, bob.join(match) as guest, eve.join(match) as watcher:
        assert (host.whole["held"], host.whole["player"], guest.whole["held"]) == ([0], ann.id, [])
        assert states(guest.whole) == ["held", "open"]
        assert seating(guest.whole)["host"] == ann.id
        assert refused(host, type="play", revision=host.revision, seat=0, turn=TURN) == "gathering"
        guest.ask(type="sit", seat=1)
        heard = guest.hear("whole")
        assert (heard["held"], heard["table"]["status"]["seats"][1]["name"]) == ([1], "Bob")
        assert not seating(heard)["gathering"]
        seen = host.hear("whole")
        assert (seen["held"], states(seen)) == ([0], ["held", "held"])
        revision = seen["table"]["status"]["revision"]
        assert refused(watcher, type="sit", seat=1) == "started"
        host.ask(type="play", revision=revision, seat=0, turn=TURN)
        assert host.hear("play", "refused")["type"] == "play"
        theirs = {"type": "extend", "base": 1, "x": 115, "y": 40, "height": 2}
        for other in (host, watcher):  # the inviter included
            assert refused(other, type="play", revision=revision + 1, seat=1, turn=theirs) == "not-your-seat"
            assert refused(other, type="leave", seat=1) == "not-your-seat"
        guest.ask(type="play", revision=revision + 1, seat=1, turn=theirs)
        assert guest.hear("play", "refused")["type"] == "play"


def test_forged_secrets_let_nobody_in(server: Server) -> None:
    ann = Guest(server, "Ann")
    match = ann.table()
    for forged in ("nobody", ann.id, ann.secret[:-1], ann.secret + "x", "x" * 5000):
        with Client(server.socket, match, [], secret=forged, patient=False) as client:
            assert client.hear("refused")["code"] == "no-player"
            assert client.hear("whole")["held"] == []
            assert refused(client, type="sit", seat=1) == "no-player"
        with server.http() as http:
            assert http.get("/api/players/me", headers={"Authorization": f"Bearer {forged}"}).status_code == 401
    with server.http() as http:
        assert http.get("/api/players/me").status_code == 401
        made = http.post("/api/matches", json={"edition": "two-player-2024", "seats": [{"kind": "human"}, OPEN]})
        assert made.status_code == 401
        text = http.get(f"/api/matches/{match}").text + http.get(f"/api/matches/{match}/settings").text
    assert ann.secret not in text


def test_a_guessed_link_opens_nothing(server: Server) -> None:
    match = Guest(server, "Ann").table()
    guesses = (
        match[:-1],
        f"{match[:-1]}{'A' if match[-1] != 'A' else 'B'}",
        match.swapcase(),
        rematch_id(match),
        "x" * 900,
    )
    with server.http() as http:
        for guess in guesses:
            for page in ("", "/settings", "/pieces", "/replay", "/record", "/carries/1", "/ratings"):
                answer = http.get(f"/api/matches/{guess}{page}")
                assert (answer.status_code, match in answer.text) == (404, False), (guess, page)
            with connect(f"{server.socket}/api/matches/{guess}/socket") as socket:
                with pytest.raises(ConnectionClosed):
                    socket.recv(timeout=30)
                assert socket.close_code == 4404
        listed = http.get("/api/matches", params={"ids": ",".join(guesses)}).json()
        assert listed == []


@on_both
def test_of_many_who_want_one_seat_one_gets_it(server: Server) -> None:
    ann = Guest(server, "Ann")
    match = ann.table({"kind": "human"}, OPEN, OPEN, edition="four-player-fr")
    guests = [Guest(server, f"Guest {n}") for n in range(6)]

    def sit(guest: Guest) -> str:
        with guest.join(match) as client:
            request = client.ask(type="sit", seat=1)
            while True:
                message = client.hear("whole", "refused")
                if message["type"] == "refused" and message["request"] == request:
                    return str(message["code"])
                if message["type"] == "whole" and message["held"] == [1]:
                    return "sat"

    with ThreadPoolExecutor(6) as pool:
        answers = sorted(pool.map(sit, guests))
    assert answers == ["sat", *["seat-taken"] * 5]


def test_the_host_fills_kicks_and_starts(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = ann.table({"kind": "human"}, OPEN, OPEN, edition="four-player-fr")
    with ann.join(match) as host, bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        assert guest.hear("whole")["held"] == [1]
        assert refused(guest, type="kick", seat=0, player=ann.id) == "not-host"
        host.ask(type="kick", seat=1, player=bob.id)
        assert guest.hear("whole")["held"] == []
        assert refused(guest, type="sit", seat=1) == "kicked"
        host.ask(type="start", bot="random")
        while "bot" not in states(told := guest.hear("whole")):
            pass
        assert states(told) == ["held", "bot", "bot"]


@on_both
def test_whoever_leaves_resigns_and_the_rematch_keeps_the_others(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = ann.table()
    with ann.join(match) as host, bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        guest.hear("whole")
        host.ask(type="leave", seat=0)
        while (outcome := guest.hear("whole")["table"]["status"]["outcome"]) is None:
            pass
        assert (outcome["reason"], outcome["ranking"][0]) == ("resigned", [1])
        guest.ask(type="rematch", seat=1)
        while (rematch := guest.hear("whole")["table"]["status"]["rematch"]) is None:
            pass
    with bob.join(rematch["match"]) as guest:
        assert (guest.whole["held"], states(guest.whole)) == ([0], ["held", "open"])
        assert seating(guest.whole)["host"] == bob.id


@pytest.mark.slow
@pytest.mark.options("--away-after", "0.2")
def test_presence_tells_who_is_here(own_server: Server) -> None:
    ann, bob = Guest(own_server, "Ann"), Guest(own_server, "Bob")
    match = ann.table()
    with ann.join(match) as host:
        with bob.join(match) as guest:
            while host.hear("presence")["presence"] != {"here": [True, False], "spectators": 1}:
                pass
            guest.ask(type="sit", seat=1)
            while host.hear("presence")["presence"] != {"here": [True, True], "spectators": 0}:
                pass
        while host.hear("presence")["presence"] != {"here": [True, False], "spectators": 0}:
            pass
