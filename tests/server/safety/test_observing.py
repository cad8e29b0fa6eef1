"""Metrics, and logs that contain no secrets: what the owner of a server sees of it."""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.sync.client import connect

from server.client import Client
from server.conftest import Server
from shuto.server.app import create_app
from shuto.server.logs import without_secrets
from shuto.server.settings import ServerSettings

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
TURN = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}


class Logged(Server):
    """A server whose log is kept in a file."""

    def start(self, *options: str) -> None:
        self.log = self.file.with_name("server.log")
        command = [sys.executable, "-m", "shuto.server", "--port", "0", "--database", str(self.database), *options]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Logged]:
    server = Logged(tmp_path_factory.mktemp("logs") / "games.sqlite")
    server.start("--log-level", "debug", "--log-format", "json")
    yield server
    server.kill()


def _value(text: str, name: str) -> float:
    return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line.split("{")[0].split(" ")[0] == name)


def test_log_of_a_conversation_has_no_secrets(logged: Logged) -> None:
    with logged.http() as http:
        secret = http.post("/api/players", json={"name": "Eve"}).json()["secret"]
        http.headers["Authorization"] = f"Bearer {secret}"
        code = http.post("/api/players/me/transfer").json()["code"]
        other = httpx.post(f"{logged.address}/api/players/transfer", json={"code": code}).json()["secret"]
        made = http.post("/api/matches", json=SETTING).json()
        http.get("/api/players/me", headers={"Authorization": "Bearer forged-secret"})
        http.post("/api/matches", content=f'{{"edition": "{secret}"')
    with Client(logged.socket, made["id"], made["tokens"], secret=secret) as client:
        client.ask(type="play", revision=1, seat=0, turn=TURN)
        client.hear("play")
        for bad in (f'{{"type": "hello", "secret": "{secret}", "x": 1}}', made["tokens"][0], f'{{"type": "{secret}"}}'):
            client.send(bad)
            client.hear("refused")
        client.ask(type="pay", revision=2, seat=0)
        client.hear("refused")
    lines = logged.log.read_text("utf-8").splitlines()
    told: list[dict[str, Any]] = [json.loads(line) for line in lines]  # every line is an object
    assert {"event", "level", "logger", "timestamp"} <= told[-1].keys()
    assert any(one["event"] == "refused" for one in told)
    kept = "\n".join(lines)
    for hidden in (secret, other, code, "forged-secret", *made["tokens"]):
        assert hidden not in kept


def test_metrics_count_what_happens(logged: Logged) -> None:
    with logged.http() as http:
        made = http.post("/api/matches", json=SETTING).json()
        with Client(logged.socket, made["id"], made["tokens"]) as client:
            before = http.get("/metrics").text
            client.ask(type="play", revision=1, seat=0, turn=TURN)
            client.hear("play")
            client.ask(type="pay", revision=2, seat=0)
            client.hear("refused")
            after = http.get("/metrics").text
    names = ("shuto_events_total", "shuto_refusals_total", "shuto_store_seconds_count", "shuto_told_seconds_count")
    assert [_value(after, name) - _value(before, name) for name in names] == [1, 1, 1, 2]
    assert _value(after, "shuto_sockets") == 1
    assert _value(after, "shuto_tables") >= 1
    assert 'shuto_refusals_total{code="nothing-to-pay"}' in after
    assert _value(after, "shuto_http_responses_total") > 0
    for name in ("shuto_carries_total", "shuto_bot_seconds_count", "shuto_storage_errors_total"):
        assert name in after
    assert made["id"] not in after


def test_a_connection_that_is_lost_is_no_error(logged: Logged) -> None:
    with logged.http() as http:
        made = http.post("/api/matches", json=SETTING).json()
        with connect(f"{logged.socket}/api/matches/{made['id']}/socket") as lost:
            lost.send('{"type": "hello"}')
            lost.recv(timeout=30)
            for request in range(40):  # their answers meet a closed connection
                lost.send(json.dumps({"type": "outlook", "request": request, "revision": 1}))
            lost.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            lost.socket.shutdown(socket.SHUT_RDWR)
        until = time.monotonic() + 30
        while _value(http.get("/metrics").text, "shuto_sockets") > 0:
            assert time.monotonic() < until
    told = [json.loads(line) for line in logged.log.read_text("utf-8").splitlines()]
    assert [one for one in told if one["level"] == "error"] == []


@pytest.mark.parametrize(
    "headers", [{"X-Forwarded-For": "10.0.0.1"}, {"Forwarded": "for=10.0.0.1"}, {"Host": "evil.example"}], ids=str
)
def test_metrics_are_not_for_visitors_of_a_proxy(logged: Logged, headers: dict[str, str]) -> None:
    with logged.http() as http:
        assert http.get("/metrics", headers=headers).status_code == 403


def test_metrics_are_for_this_machine_unless_opened(tmp_path: Path) -> None:
    for opened, status in ((False, 403), (True, 200)):
        settings = ServerSettings(database=tmp_path / "games.sqlite", metrics=opened)
        with TestClient(create_app(settings)) as client:
            assert client.get("/metrics").status_code == status
            assert client.get("/health").json()["status"] == "ok"


def test_fields_that_sound_like_secrets_are_left_out() -> None:
    event = {"event": "x", "Token": "abc", "secret_of": "def", "Authorization": "Bearer", "match": "m"}
    assert without_secrets(None, "", event) == {
        "event": "x", "Token": "…", "secret_of": "…", "Authorization": "…", "match": "m",
    }  # fmt: skip
