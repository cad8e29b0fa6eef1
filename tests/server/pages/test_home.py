"""The answers that the home page needs: the editions with their length, and the games that it keeps."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from shuto.rules.editions.edition import EDITION_IDS
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings

SEATS = [{"name": "Ann"}, {"name": "Bob", "kind": "bot", "bot": "greedy"}]


def test_asked_games_are_listed_and_unknown_ones_are_left_out(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite"))) as client:
        setting = {"edition": "two-player-2024", "seats": SEATS}
        one, two, three = (client.post("/api/matches", json=setting).json()["id"] for _ in range(3))
        listed = client.get("/api/matches", params={"ids": f"{three},no-such,',{one},"}).json()
        assert {row["id"] for row in listed} == {one, three}
        assert listed[0]["headline"]["players"] == ["Ann", "Bob"]
        assert client.get("/api/matches", params={"ids": "no-such"}).json() == []
        assert client.get("/api/matches").json() == []
        public = client.post("/api/matches", json={**setting, "private": False}).json()["id"]
        assert [row["id"] for row in client.get("/api/matches").json()] == [public]
        assert client.get(f"/api/matches/{two}").status_code == 200


def test_editions_say_how_long_a_game_takes(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite"))) as client:
        found = {row["id"]: row["minutes"] for row in client.get("/api/editions").json()}
    assert set(found) >= set(EDITION_IDS)
    assert all(5 <= least <= most <= 60 for least, most in (found[name] for name in EDITION_IDS))
