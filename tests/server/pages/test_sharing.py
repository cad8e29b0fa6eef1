"""Links with a preview: Open Graph tags for crawlers, the way on for browsers, and the picture."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from golden.counts import GAMES
from golden.transcript import read
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto.text import LANGUAGES, say

NASTY = "A\"</title><script>x()</script>'&amp;"


class Reader(HTMLParser):
    """The text that a crawler reads: the properties and the title. It also notes elements that a name smuggles in."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.properties: dict[str, str] = {}
        self.elements: list[str] = []
        self.title = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        told = dict(attrs)
        if tag == "meta" and told.get("property"):
            self.properties[told["property"] or ""] = told["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.elements[-1] == "title" and not self.title:
            self.title = data


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    folder = tmp_path_factory.mktemp("sharing")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text("<title>Shuto</title>")
    with TestClient(create_app(ServerSettings(database=folder / "games.sqlite", web=folder / "web"))) as running:
        yield running


def finished(client: TestClient[Any], game: str, *names: str) -> str:
    record = read((GAMES / f"{game}.txt").read_text("utf-8"))
    if names:
        record = msgspec.structs.replace(record, players=names)
    made = client.post("/api/records", content=record.to_json())
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crawler_reads_who_won_and_why(client: TestClient[Any], language: str) -> None:
    match = finished(client, "mishaps-two-player-2024")
    page = client.get(f"/g/{match}?lang={language}", headers={"host": "play.example", "x-forwarded-proto": "https"})
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    told = Reader(page.text).properties
    assert told["og:title"].startswith(say(language, "outcome-won", player="Bob"))
    assert say(language, "edition-two-player-2024") in told["og:description"]
    assert len(told["og:description"]) <= 280
    assert told["og:url"] == f"https://play.example/g/{match}"
    assert told["og:image"].startswith(f"https://play.example/g/{match}/picture.png?r=")
    assert f'"../#/match/{match}"' in page.text, "a browser goes on to the page"


def test_names_cannot_bring_tags_along(client: TestClient[Any]) -> None:
    plain, nasty = finished(client, "two-player-2024-2"), finished(client, "two-player-2024-2", NASTY, "Bob")
    expected, found = (Reader(client.get(f"/g/{one}").text) for one in (plain, nasty))
    assert found.elements == expected.elements
    assert found.properties.keys() == expected.properties.keys()
    assert NASTY in found.properties["og:title"]
    assert NASTY in found.title


def test_a_game_that_goes_on(client: TestClient[Any]) -> None:
    seats = [{"name": "葵"}, {"name": "Bob"}]
    made = client.post("/api/matches", json={"edition": "two-player-2024", "seats": seats}).json()
    told = Reader(client.get(f"/g/{made['id']}", headers={"accept-language": "ja,en;q=0.5"}).text).properties
    assert told["og:title"] == "葵、Bob"
    assert told["og:description"].endswith("葵の手番です")
    assert not any(token in client.get(f"/g/{made['id']}").text for token in made["tokens"])


@pytest.mark.parametrize(("language", "orange", "blue"), [("en", "Orange", "Blue"), ("de", "Orange", "Blau")])
def test_people_without_a_name_go_by_their_colour(
    client: TestClient[Any], language: str, orange: str, blue: str
) -> None:
    """Their page calls them "you"; a page in another language may have given them its word for a player."""
    match = finished(client, "mishaps-two-player-2024", "Player", "Spieler 2")
    told = Reader(client.get(f"/g/{match}?lang={language}").text).properties
    assert told["og:title"].startswith(say(language, "outcome-won", player=blue))
    assert orange in told["og:title"]
    assert blue in told["og:description"]
    assert not any(word in told["og:title"] for word in ("Player", "Spieler"))
    assert "Spieler 2" not in told["og:description"]
    seats = [{"name": "Player"}, {"name": "Player 2", "kind": "bot", "bot": "random"}]
    made = client.post("/api/matches", json={"edition": "two-player-2024", "seats": seats}).json()
    going = Reader(client.get(f"/g/{made['id']}?lang=en").text).properties
    assert going["og:title"] == "Orange and Player 2", "a bot has the name that it was given"
    assert "Orange" in going["og:description"]


def test_picture_is_a_png_of_the_size_that_networks_ask_for(client: TestClient[Any]) -> None:
    match = finished(client, "rainbow-city-missions-4")
    picture = client.get(f"/g/{match}/picture.png")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    tag = {"if-none-match": picture.headers["etag"]}
    assert client.get(f"/g/{match}/picture.png?r=7", headers=tag).status_code == 304


def test_an_unknown_table_says_so(client: TestClient[Any]) -> None:
    gone = client.get("/g/no-such?lang=fr")
    assert gone.status_code == 404
    assert say("fr", "web-gone") in Reader(gone.text).title
    assert "<script" not in gone.text
    assert client.get("/g/no-such/picture.png").status_code == 404


def test_the_page_itself_is_still_served(client: TestClient[Any]) -> None:
    assert client.get("/").text == "<title>Shuto</title>"
    assert client.get("/g").status_code == 404
