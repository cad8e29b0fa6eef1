"""A server offers the editions that SHUTO_EDITIONS lists: in the list, in the texts of the page, in new matches."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from litestar.testing import TestClient

from shuto.rules.editions.own import listed_editions
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings

SMALL = """
id = "our-table"
based_on = "second-edition"
[names]
en = 'Our "big" {table}'
[switches]
earned_car = "must"
"""


def test_an_edition_of_your_own_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "our-table.toml").write_text(SMALL, "utf-8")
    monkeypatch.setenv("SHUTO_EDITIONS", str(tmp_path))
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite"))) as client:
        offered = client.get("/api/editions").json()[-1]
        assert (offered["id"], offered["name"]) == ("our-table", 'Our "big" {table}')
        assert offered["switches"]["earned_car"] == "must"
        bundle = FluentBundle(["en"])
        bundle.add_resource(FluentResource(client.get("/api/text/en").text))
        pattern = bundle.get_message("edition-our-table").value
        assert pattern is not None
        assert bundle.format_pattern(pattern)[0] == offered["name"]
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        made = client.post("/api/matches", json={"edition": "our-table", "seats": seats})
        assert made.status_code == 201
        record = client.get(f"/api/matches/{made.json()['id']}/record?form=text").text
        assert record.startswith("shuto 2 our-table\n")
        path = str(tmp_path / "our-table.toml")
        assert client.post("/api/matches", json={"edition": path, "seats": seats}).status_code == 400
    listed_editions.cache_clear()
