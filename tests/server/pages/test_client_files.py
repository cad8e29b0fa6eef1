"""How the built client is served: assets are cached forever, the page is not cached, and all is compressed."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from shuto.server.app import create_app
from shuto.server.settings import ServerSettings


def test_assets_are_cached_and_the_page_is_not(tmp_path: Path) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<title>Shuto</title>")
    (tmp_path / "web" / "assets" / "scene-1a2b.js").write_text("export const road = 1;\n" * 200)
    app = create_app(ServerSettings(database=tmp_path / "games.sqlite", web=tmp_path / "web"))
    with TestClient(app) as client:
        page = client.get("/")
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        assert "Shuto" in page.text
        asset = client.get("/assets/scene-1a2b.js", headers={"accept-encoding": "gzip"})
        assert asset.status_code == 200
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert client.get("/api/text/en", headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"
        assert client.get("/assets/../../games.sqlite").status_code == 404
        assert client.get("/no-such-page").status_code == 404


def test_api_works_without_a_built_client(tmp_path: Path) -> None:
    app = create_app(ServerSettings(database=tmp_path / "games.sqlite", web=tmp_path / "none"))
    with TestClient(app) as client:
        assert client.get("/api/editions").status_code == 200
        assert client.get("/").status_code == 404
