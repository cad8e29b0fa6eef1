"""An error of the server costs the request that caused it, not the connection."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from litestar.testing import TestClient

from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto.server.wire import answers


class Unsendable(NamedTuple):
    request: int
    revision: int
    content: object = ...


def test_error_is_answered_and_logged_and_the_connection_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(answers, "preview", broken)
    monkeypatch.setattr(answers, "outlook", lambda _, request, revision: Unsendable(request, revision))
    settings = ServerSettings(database=tmp_path / "games.sqlite", workers=1, hand_workers=1)
    with TestClient(create_app(settings)) as client:
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        match = client.post("/api/matches", json={"edition": "two-player-2024", "seats": seats}).json()["id"]
        with client.websocket_connect(f"/api/matches/{match}/socket") as socket:
            socket.send_json({"type": "hello", "tokens": [], "language": "en"})
            assert [socket.receive_json()["type"] for _ in range(2)] == ["whole", "presence"]
            socket.send_json({"type": "preview", "request": 7, "revision": 1, "turn": {"type": "pass"}})
            refused = socket.receive_json()
            assert (refused["type"], refused["request"], refused["code"]) == ("refused", 7, "failed")
            socket.send_json({"type": "outlook", "request": 8, "revision": 1})
            refused = socket.receive_json()
            assert (refused["type"], refused["request"], refused["code"]) == ("refused", 8, "failed")
            socket.send_json({"type": "ring", "request": 9, "revision": 1, "base": 0})
            assert socket.receive_json()["request"] == 9
    assert "ZeroDivisionError" in caplog.text
    assert "a message could not be encoded" in caplog.text
