"""`/api/health`: 200 while the database can be read, 503 otherwise."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

import shuto
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings


def test_health(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with TestClient(create_app(ServerSettings(database=database))) as client:
        healthy = client.get("/api/health")
        assert (healthy.status_code, healthy.json()) == (200, {"status": "ok", "version": shuto.__version__})
        kept = database.read_bytes()
        database.write_bytes(b"not a database" * 1000)
        for file in tmp_path.glob("games.sqlite-*"):
            file.unlink()
        ill = client.get("/api/health")
        assert (ill.status_code, ill.json()["detail"]) == (503, "the database does not answer")
        database.write_bytes(kept)


def test_health_is_described(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite"))) as client:
        described = client.get("/api/schema/openapi.json").json()
    assert {"/api/health", "/api/address"} <= described["paths"].keys()
    assert described["components"]["schemas"]["Health"]["required"] == ["status", "version"]
