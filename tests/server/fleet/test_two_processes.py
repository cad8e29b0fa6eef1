"""Two processes with one database: every request works at either, and a match has one writer."""

from __future__ import annotations

import signal
import time

import pytest
from websockets.exceptions import ConnectionClosed

from server.client import Client
from server.conftest import Server
from server.databases import logged, rows
from server.guests import Guest
from server.pair import FIRST, LEASE, MATCH, SECOND, new_match

pytestmark = pytest.mark.slow


def farewell(client: Client) -> int:
    """Why the server closes a connection."""
    with pytest.raises(ConnectionClosed) as caught:
        client.hear("nothing else")
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def test_every_request_works_at_either_process(pair: tuple[Server, Server]) -> None:
    one, two = pair
    match, (ann_token, bob_token) = new_match(one)
    with Client(one.socket, match, [ann_token]) as ann, Client(two.socket, match, [bob_token]) as bob:
        ann.ask(type="play", revision=1, seat=0, turn=FIRST)
        assert [client.hear("play")["revision"] for client in (ann, bob)] == [2, 2]
        bob.ask(type="play", revision=2, seat=1, turn=SECOND)
        assert [client.hear("play")["revision"] for client in (ann, bob)] == [3, 3]
        ann.send(b"no samples")
        bob.send(b"no samples")
        assert [client.hear("refused")["code"] for client in (ann, bob)] == ["bad-hand"] * 2
    for server in pair:
        with server.http() as http:
            assert http.get(f"/api/matches/{match}").json()["status"]["revision"] == 3
            assert http.get("/api/matches/nothing").status_code == 404
            assert http.post(f"/internal/{match}/errands", json={"errand": "reload", "player": ""}).status_code == 404
            forged = {"x-shuto-fleet": "00", "x-shuto-client": "1.2.3.4"}
            assert http.get(f"/api/matches/{match}", headers=forged).status_code == 200
    assert rows(one.database, "SELECT token FROM matches WHERE id = ?", match) == [(1,)], "it has not moved"


def test_players_of_different_processes_meet_by_quick_match_and_leave(pair: tuple[Server, Server]) -> None:
    ann, bob = Guest(pair[0], "Ann"), Guest(pair[1], "Bob")
    found = []
    for guest in (ann, bob, bob):
        with guest.http() as http:
            found.append(http.post("/api/lobby/quick", json={"edition": "two-player-2024"}).json()["id"])
    assert len(set(found)) == 1
    with bob.http() as http:
        assert http.delete("/api/players/me").status_code == 204
    assert [event["type"] for event in logged(pair[0].database, found[0])][-1] == "leave"


def test_a_frozen_process_loses_its_table_and_says_so(pair: tuple[Server, Server]) -> None:
    one, two = pair
    match, (ann_token, bob_token) = new_match(one)
    assert one.process is not None
    with Client(one.socket, match, [ann_token]) as ann:
        one.process.send_signal(signal.SIGSTOP)
        ann.ask(type="play", revision=1, seat=0, turn=FIRST)  # it arrives when the process wakes
        with Client(two.socket, match, [ann_token, bob_token]) as both:
            both.ask(type="play", revision=1, seat=0, turn={**FIRST, "x": -110.0, "y": -50.0})
            assert both.hear("play")["revision"] == 2
            one.process.send_signal(signal.SIGCONT)
            assert farewell(ann) == 4410
            with Client(one.socket, match, [ann_token]) as again:  # it leads to the other one
                assert again.revision == 2
            both.ask(type="play", revision=2, seat=1, turn=SECOND)
            assert both.hear("play")["revision"] == 3
    assert [event["type"] for event in logged(one.database, match)] == ["created", "play", "play"]


def test_a_killed_process_leaves_its_tables_to_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    match, (ann_token, _) = new_match(one)
    with Client(two.socket, match, [ann_token]) as ann:
        one.kill()
        assert farewell(ann) == 1012
    began = time.monotonic()
    with Client(two.socket, match, [ann_token]) as ann:
        assert time.monotonic() - began < 4 * LEASE
        ann.ask(type="play", revision=1, seat=0, turn=FIRST)
        assert ann.hear("play")["revision"] == 2


def test_a_process_that_stops_gives_its_tables_away_at_once(pair: tuple[Server, Server]) -> None:
    one, two = pair
    match, (ann_token, _) = new_match(one)
    assert one.process is not None
    with Client(one.socket, match, [ann_token]) as ann, Client(two.socket, match, []) as eve:
        one.process.terminate()
        began = time.monotonic()
        assert farewell(ann) == 1012
        assert farewell(eve) == 1012
    with Client(two.socket, match, [ann_token]) as ann:
        assert time.monotonic() - began < 2.0
        ann.ask(type="play", revision=1, seat=0, turn=FIRST)
        assert ann.hear("play")["revision"] == 2
    assert one.process.wait(20) == 0
    one.kill()
    assert rows(two.database, "SELECT events, token FROM matches WHERE id = ?", match) == [(2, 2)]


@pytest.mark.compiled
def test_a_game_by_hand_goes_on_at_the_other_process(pair: tuple[Server, Server]) -> None:
    one, two = pair
    with one.http() as http:
        made = http.post("/api/matches", json={**MATCH, "hand": {"mode": "steady"}}).json()
    match, token = made["id"], made["tokens"][0]
    assert one.process is not None
    with Client(one.socket, match, [token]) as ann:
        ann.patience = 120.0
        ann.ask(type="take", revision=1, seat=0, turn=FIRST)
        assert ann.hear("carry")["turn"]["x"] == FIRST["x"]
        one.process.terminate()
        assert ann.hear("dropped")["why"] == "worker"
        began = time.monotonic()
        assert farewell(ann) == 1012
    with Client(two.socket, match, [token]) as ann:
        assert time.monotonic() - began < 2.0
        ann.patience = 120.0
        ann.ask(type="take", revision=1, seat=0, turn=FIRST)
        assert ann.hear("carry")["turn"]["x"] == FIRST["x"]
    assert one.process.wait(60) == 0
    one.kill()
    assert rows(two.database, "SELECT token FROM matches WHERE id = ?", match) == [(2,)]
