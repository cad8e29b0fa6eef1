"""Players with secrets of their own, and the seats that they take."""

from __future__ import annotations

from typing import Any

import httpx

from server.client import Client
from server.conftest import Server

OPEN = {"kind": "open"}
TURN = {"type": "extend", "base": 0, "x": -115, "y": -40, "height": 2}


class Guest:
    """A player with a secret."""

    def __init__(self, server: Server, name: str, car: str = "sedan") -> None:
        with server.http() as http:
            made = http.post("/api/players", json={"name": name, "car": car})
            assert made.status_code == 201, made.text
        self.server = server
        self.id: str = made.json()["player"]["id"]
        self.secret: str = made.json()["secret"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.server.address, timeout=30.0, headers=self.headers)

    def table(self, *seats: dict[str, Any], **settings: Any) -> str:
        chosen = {"edition": "two-player-2024", "seats": list(seats) or [{"kind": "human"}, OPEN], **settings}
        with self.http() as http:
            made = http.post("/api/matches", json=chosen)
        assert made.status_code == 201, made.text
        assert not any(made.json()["tokens"]), "nobody is told a token that opens a seat"
        return str(made.json()["id"])

    def join(self, match: str, **options: Any) -> Client:
        return Client(self.server.socket, match, [], secret=self.secret, **options)


def seating(whole: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = whole["table"]["status"]["seating"]
    return found


def states(whole: dict[str, Any]) -> list[str]:
    return [seat["state"] for seat in seating(whole)["seats"]]


def refused(client: Client, **request: Any) -> str:
    client.ask(**request)
    return str(client.hear("refused")["code"])
