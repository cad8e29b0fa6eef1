"""Reactions: told to everybody, refused once when there are too many, and never stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from server.client import Client
from server.conftest import Server
from server.hands import begin
from shuto.server.app import create_app
from shuto.server.settings import Rate, ServerSettings
from shuto.server.tables.reacting import Reacting

TABLE = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


def hear(socket: Any, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds; others are skipped."""
    while (message := socket.receive_json(timeout=60))["type"] not in kinds:
        pass
    found: dict[str, Any] = message
    return found


def test_everybody_hears_who_reacts(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with (
        Client(server.socket, match, [ann]) as one,
        Client(server.socket, match, [bob]) as two,
        Client(server.socket, match, []) as spectator,
    ):
        two.ask(type="react", reaction="gasp", seat=1)
        assert [client.hear("react") for client in (one, two, spectator)] == [
            {"type": "react", "reaction": "gasp", "seat": 1}
        ] * 3
        spectator.ask(type="react", reaction="applause")
        assert one.hear("react") == {"type": "react", "reaction": "applause", "seat": None}
        spectator.ask(type="react", reaction="applause", seat=0)
        assert spectator.hear("refused")["code"] == "not-your-seat"
        spectator.ask(type="react", reaction="hello")
        assert spectator.hear("refused")["code"] == "spectators-quiet"
        two.ask(type="react", reaction="well-played", seat=1)
        assert spectator.hear("react")["reaction"] == "well-played"
        spectator.ask(type="react", reaction="you are bad")
        assert spectator.hear("refused")["code"] == "malformed"
        assert one.revision == 1
    with Client(server.socket, match, [ann]) as one:
        assert one.revision == 1


def test_a_table_may_keep_its_spectators_quiet(server: Server) -> None:
    with server.http() as http:
        made = http.post("/api/matches", json={**TABLE, "cheering": False}).json()
    with (
        Client(server.socket, made["id"], [], "de") as spectator,
        Client(server.socket, made["id"], made["tokens"][:1]) as one,
    ):
        spectator.ask(type="react", reaction="applause")
        assert "Wer zuschaut" in spectator.hear("refused")["text"]
        one.ask(type="react", reaction="hello", seat=0)
        assert spectator.hear("react")["seat"] == 0


def test_flood_gets_one_refusal_and_disturbs_nobody(tmp_path: Path) -> None:
    """The limit does not refill while the test runs, however busy the machine is."""
    settings = ServerSettings(database=tmp_path / "games.sqlite", reactions_per_connection=Rate(3, 3600.0))
    with TestClient(create_app(settings)) as client:
        made = client.post("/api/matches", json=TABLE).json()
        address, (ann, bob) = f"/api/matches/{made['id']}/socket", made["tokens"]
        with client.websocket_connect(address) as flood, client.websocket_connect(address) as calm:
            flood.send_json({"type": "hello", "tokens": [ann], "language": "fr"})
            calm.send_json({"type": "hello", "tokens": [bob]})
            assert hear(calm, "whole")["held"] == [1]
            for request in range(60):
                flood.send_json({"type": "react", "request": request, "reaction": "ouch", "seat": 0})
            flood.send_json({"type": "outlook", "request": 60, "revision": 1})
            answers = [hear(flood, "react", "refused", "outlook") for _ in range(5)]
            assert [one["type"] for one in answers] == ["react", "react", "react", "refused", "outlook"]
            assert answers[3]["code"] == "too-often"
            assert "Pas si vite" in answers[3]["text"]
            calm.send_json({"type": "react", "request": 1, "reaction": "calm", "seat": 1})
            assert [hear(calm, "react", "refused")["seat"] for _ in range(4)] == [0, 0, 0, 1]


def test_many_connections_of_one_address_are_no_way_around(tmp_path: Path) -> None:
    settings = ServerSettings(database=tmp_path / "games.sqlite", reactions_per_address=Rate(2, 3600.0))
    with TestClient(create_app(settings)) as client:
        match = client.post("/api/matches", json=TABLE).json()["id"]
        answers = []
        for _ in range(4):
            with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
                socket.send_json({"type": "hello"})
                socket.send_json({"type": "react", "request": 1, "reaction": "gasp"})
                answers.append(hear(socket, "react", "refused")["type"])
    assert answers == ["react", "react", "refused", "refused"]


def test_one_more_reaction_after_a_pause() -> None:
    now = 0.0
    reacting = Reacting(Rate(3, 2.0), lambda: now)
    assert [reacting.ask() for _ in range(5)] == ["told", "told", "told", "refused", "ignored"]
    now = 2.0
    assert [reacting.ask() for _ in range(3)] == ["told", "refused", "ignored"]
