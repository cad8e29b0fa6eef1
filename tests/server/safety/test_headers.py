"""Every response has the security headers, also an error, a file of the page and the page of a shared table."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from shuto.server.app import create_app
from shuto.server.headers import HEADERS
from shuto.server.settings import ServerSettings

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder: Path = tmp_path_factory.mktemp("headers")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text("<title>Shuto</title>")
    with TestClient(create_app(ServerSettings(database=folder / "games.sqlite", web=folder / "web"))) as client:
        yield client


def _directives(text: str) -> dict[str, str]:
    return {name: sources for name, _, sources in (one.strip().partition(" ") for one in text.split(";"))}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/api/health", 200),
        ("/api/editions", 200),
        ("/api/schema/openapi.json", 200),
        ("/api/matches/no-such", 404),
        ("/no-such-page", 404),
        ("/api/matches?limit=0", 400),
    ],
)
def test_every_response_is_secured(client: TestClient[Litestar], path: str, status: int) -> None:
    answer = client.get(path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "strict-transport-security" not in answer.headers


def test_scripts_are_files_of_ours() -> None:
    directives = _directives(HEADERS["content-security-policy"])
    assert directives["default-src"] == "'none'"
    assert directives["script-src"] == "'self'"
    assert directives["frame-ancestors"] == directives["base-uri"] == "'none'"
    assert "unsafe-eval" not in HEADERS["content-security-policy"]


def test_shared_table_allows_its_one_script_only(client: TestClient[Litestar]) -> None:
    match = client.post("/api/matches", json=SETTING).json()["id"]
    page = client.get(f"/g/{match}")
    (script,) = re.findall(r"<script>(.*?)</script>", page.text)
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert _directives(page.headers["content-security-policy"])["script-src"] == f"'sha256-{digest}'"
    assert page.headers["referrer-policy"] == "no-referrer"


def test_https_is_kept_once_it_is_used(tmp_path: Path) -> None:
    app = create_app(ServerSettings(database=tmp_path / "games.sqlite"))
    with TestClient(app, base_url="https://play.example.org") as client:
        assert client.get("/api/health").headers["strict-transport-security"].startswith("max-age=")


def test_schema_loads_nothing_from_elsewhere(client: TestClient[Litestar]) -> None:
    described: Any = client.get("/api/schema").json()
    assert described["info"]["title"] == "Shuto"
