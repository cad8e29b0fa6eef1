"""A rematch through the real server: one new match for everybody at the table, also for those who come later."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

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
