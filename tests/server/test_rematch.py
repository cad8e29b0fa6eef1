"""A rematch through the real server: one new match for everybody at the table, also for those who come later."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from golden.counts import GAMES
from golden.transcript import read
from server.client import Client
from server.conftest import Server
from shuto.match.rematch import rematch_id


def finished(server: Server, game: str = "two-player-2024-2") -> tuple[str, list[str]]:
    """A match whose game is over; all seats are people."""
    record = read((GAMES / f"{game}.txt").read_text("utf-8"))
    with server.http() as http:
        made = http.post("/api/records", content=record.to_json())
        assert made.status_code == 201, made.text
        return made.json()["id"], made.json()["tokens"]


def hear_rematch(client: Client) -> dict[str, Any]:
    while True:
        found = client.hear("whole")["table"]["status"]["rematch"]
        if found is not None:
            return dict(found)


def test_two_people_and_a_spectator_get_one_match_with_swapped_seats(server: Server) -> None:
    match, (ann, bob) = finished(server)
    with (
        Client(server.socket, match, [ann]) as one,
        Client(server.socket, match, [bob]) as two,
        Client(server.socket, match, []) as watcher,
    ):
        watcher.ask(type="rematch", seat=0)
        assert watcher.hear("refused")["code"] == "not-your-seat"
        for client, seat in ((one, 0), (two, 1)):
            client.ask(type="rematch", seat=seat)  # both at once: the second gets the match of the first
        told = [hear_rematch(client) for client in (one, two, watcher)]
    assert [one["match"] for one in told] == [rematch_id(match)] * 3
    assert told[0]["seats"] == [1, 0]
    new = told[0]["match"]
    with Client(server.socket, new, [ann]) as one, Client(server.socket, new, [bob]) as two:
        assert (one.whole["held"], two.whole["held"]) == ([1], [0])
        status = one.whole["table"]["status"]
        assert [seat["name"] for seat in status["seats"]] == ["Bob", "Ann"]
        assert (status["steps"], status["to_move"], status["rematch"]) == (0, 0, None)
    with server.http() as http:
        old, again = (http.get(f"/api/matches/{name}/settings").json() for name in (match, new))
    assert (again["edition"], again.get("house_rules")) == (old["edition"], old.get("house_rules"))
    assert (old.get("seed", 0), again.get("seed", 0)) == (0, 0), "nobody is told the seed"


def test_no_rematch_of_a_game_that_goes_on_nor_with_an_unknown_bot(server: Server) -> None:
    with server.http() as http:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        made = http.post("/api/matches", json={"edition": "two-player-2024", "seats": seats}).json()
    with Client(server.socket, made["id"], made["tokens"]) as client:
        client.ask(type="rematch", seat=0)
        assert client.hear("refused")["code"] == "not-over"
    match, tokens = finished(server)
    with Client(server.socket, match, tokens) as client:
        client.ask(type="rematch", seat=0, bot="hal")
        assert client.hear("refused")["code"] == "no-such-bot"


def test_many_who_ask_at_once_get_one_match(server: Server) -> None:
    match, tokens = finished(server)

    def ask(number: int) -> str:
        with Client(server.socket, match, [tokens[number % 2]]) as client:
            client.ask(type="rematch", seat=number % 2)
            return str(hear_rematch(client)["match"])

    before = len(server.matches())
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(ask, range(8))) == {rematch_id(match)}
    assert len(server.matches()) == before + 1


@pytest.mark.slow
def test_rematch_survives_a_kill(own_server: Server) -> None:
    """Both a rematch that was told, and one whose new match was stored just before the kill."""
    match, (ann, bob) = finished(own_server)
    with Client(own_server.socket, match, [ann]) as one:
        one.ask(type="rematch", seat=0)
        new = hear_rematch(one)["match"]
        own_server.kill()
    own_server.start()
    with Client(own_server.socket, match, [bob]) as two:  # was away, comes back to the old table
        assert two.whole["table"]["status"]["rematch"]["match"] == new
        two.ask(type="rematch", seat=1)
        assert hear_rematch(two)["match"] == new
    with Client(own_server.socket, new, [bob]) as two:
        assert two.whole["held"] == [0]


@pytest.mark.slow
def test_rematch_that_was_stored_but_not_told_is_found_again(own_server: Server) -> None:
    match, tokens = finished(own_server)
    with Client(own_server.socket, match, tokens) as client:
        client.ask(type="rematch", seat=0)
        new = hear_rematch(client)["match"]
    with Client(own_server.socket, new, tokens) as client:
        client.ask(type="play", revision=1, seat=0, turn={"type": "extend", "base": 0, "x": 115, "y": -30, "height": 2})
        assert client.hear("play", "refused")["type"] == "play"
    own_server.kill()
    _forget_last_event(own_server, match)
    own_server.start()
    with Client(own_server.socket, match, tokens) as client:
        assert client.whole["table"]["status"]["rematch"] is None
        client.ask(type="rematch", seat=1)
        assert hear_rematch(client)["match"] == new
    with Client(own_server.socket, new, tokens) as client:
        assert client.revision == 2, "the stored match goes on; it was not started again"


def _forget_last_event(server: Server, match: str) -> None:
    """As if the server had been killed before it stored the last event of a match."""
    import sqlite3

    with sqlite3.connect(server.database) as connection:
        last = connection.execute("SELECT max(number) FROM events WHERE match = ?", (match,)).fetchone()[0]
        connection.execute("DELETE FROM events WHERE match = ? AND number = ?", (match, last))
    connection.close()
