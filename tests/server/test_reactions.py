"""Reactions: told to everybody, refused once when there are too many, and never stored."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from server.client import Client
from server.conftest import Server
from server.hands import begin
from shuto.server.app import create_app
from shuto.server.settings import Rate, ServerSettings
from shuto.server.tables.reacting import AT_ONCE, SECONDS_EACH, Reacting


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
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    with server.http() as http:
        made = http.post("/api/matches", json={"edition": "two-player-2024", "seats": seats, "cheering": False}).json()
    with (
        Client(server.socket, made["id"], [], "de") as spectator,
        Client(server.socket, made["id"], made["tokens"][:1]) as one,
    ):
        spectator.ask(type="react", reaction="applause")
        assert "Wer zuschaut" in spectator.hear("refused")["text"]
        one.ask(type="react", reaction="hello", seat=0)
        assert spectator.hear("react")["seat"] == 0


def test_flood_gets_one_refusal_and_disturbs_nobody(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann], "fr") as flood, Client(server.socket, match, [bob]) as calm:
        for _ in range(60):
            flood.ask(type="react", reaction="ouch", seat=0)
        flood.ask(type="outlook", revision=1)
        answers = []
        while (heard := flood.hear("react", "refused", "outlook"))["type"] != "outlook":
            answers.append(heard)
        refused = [one for one in answers if one["type"] == "refused"]
        assert [one["code"] for one in refused] == ["too-often"]
        assert "Pas si vite" in refused[0]["text"]
        told = len(answers) - 1
        assert AT_ONCE <= told < 10
        calm.ask(type="react", reaction="calm", seat=1)
        heard_by_calm = [calm.hear("react")["seat"] for _ in range(told + 1)]
        assert heard_by_calm == [0] * told + [1]


def test_many_connections_of_one_address_are_no_way_around(tmp_path: Path) -> None:
    settings = ServerSettings(database=tmp_path / "games.sqlite", reactions_per_address=Rate(2, 100.0))
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    with TestClient(create_app(settings)) as client:
        match = client.post("/api/matches", json={"edition": "two-player-2024", "seats": seats}).json()["id"]
        answers = []
        for _ in range(4):
            with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
                socket.send_json({"type": "hello"})
                socket.send_json({"type": "react", "request": 1, "reaction": "gasp"})
                while (heard := socket.receive_json(timeout=60))["type"] not in ("react", "refused"):
                    pass
                answers.append(heard["type"])
    assert answers == ["react", "react", "refused", "refused"]


def test_one_more_reaction_after_a_pause() -> None:
    now = 0.0
    reacting = Reacting(lambda: now)
    assert [reacting.ask() for _ in range(AT_ONCE + 2)] == ["told"] * AT_ONCE + ["refused", "ignored"]
    now = SECONDS_EACH
    assert [reacting.ask() for _ in range(3)] == ["told", "refused", "ignored"]
