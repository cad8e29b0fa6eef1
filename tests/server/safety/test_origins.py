"""A page of another site can neither change anything nor open a WebSocket. Scripts and our own pages can."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from shuto.server.app import create_app
from shuto.server.origins import FOREIGN_PAGE, normal
from shuto.server.settings import ServerSettings

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
OWN = "http://shuto.test:8650"
LISTED = "https://play.example.org"
WELCOME: list[dict[str, str]] = [
    {},
    {"origin": OWN},
    {"origin": OWN.upper()},
    {"origin": LISTED},
    {"origin": f"{LISTED}:443"},
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "none"},
]
FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "http://shuto.test"},
    {"origin": "http://shuto.test:8650.evil.example"},
    {"origin": "http://play.example.org"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://shuto.test:port"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    settings = ServerSettings(database=tmp_path_factory.mktemp("origins") / "games.sqlite", origins=(LISTED + "/",))
    with TestClient(create_app(settings), base_url=OWN) as client:
        yield client


@pytest.mark.parametrize("headers", WELCOME, ids=str)
def test_own_pages_and_scripts_may_write(client: TestClient[Litestar], headers: dict[str, str]) -> None:
    match = client.post("/api/matches", json=SETTING, headers=headers).json()["id"]
    with client.websocket_connect(f"/api/matches/{match}/socket", headers=headers) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "whole"


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_foreign_pages_get_one_clear_answer(client: TestClient[Litestar], headers: dict[str, str]) -> None:
    refused = client.post("/api/matches", json=SETTING, headers=headers)
    assert refused.status_code == 403
    assert "page of another site" in refused.json()["detail"]
    match = client.post("/api/matches", json=SETTING).json()["id"]
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        client.websocket_connect(f"/api/matches/{match}/socket", headers=headers),
    ):
        pass
    assert closed.value.code == FOREIGN_PAGE


def test_reading_needs_no_origin(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/editions", headers=FOREIGN[0])
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers  # so a foreign page cannot read it


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("HTTPS://Play.Example.org:443/", "https://play.example.org"),
        ("http://[::1]:8650", "http://[::1]:8650"),
        ("http://localhost:80", "http://localhost"),
        ("https://play.example.org/page", None),
        ("ftp://play.example.org", None),
        ("play.example.org", None),
        ("http://[::1", None),
        ("", None),
    ],
)
def test_origins_are_compared_in_one_form(text: str, found: str | None) -> None:
    assert normal(text) == found


def test_database_is_untouched_by_a_foreign_page(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite"))) as client:
        client.post("/api/practice", headers=FOREIGN[0])
        client.post("/api/records", content=b"shuto 2 two-player-2024", headers=FOREIGN[0])
        assert client.get("/api/matches").json() == []
