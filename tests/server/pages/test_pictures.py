"""Pictures of tables: drawn once for each revision, kept by browsers, in the colours of the seats."""

from __future__ import annotations

import asyncio
from pathlib import Path
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient

from shuto.server.app import create_app
from shuto.server.routes.pictures import MOST_KEPT, Pictures
from shuto.server.settings import ServerSettings

SEATS = [{"name": "Ann", "colour": "sky"}, {"name": "Bob <&>", "colour": "vermilion"}]


def test_small_picture_changes_with_the_revision_only(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite"))) as client:
        made = client.post("/api/matches", json={"edition": "two-player-2024", "seats": SEATS}).json()
        path = f"/api/matches/{made['id']}/picture.svg"
        first = client.get(path)
        assert (first.status_code, first.headers["content-type"]) == (200, "image/svg+xml")
        drawn = ElementTree.fromstring(first.text)
        shown = {one.attrib["data-piece"] for one in drawn.iter() if "data-piece" in one.attrib}
        assert {"c0", "c1", "r0", "r1", "k0", "k1"} == shown
        assert "#56b4e9" in first.text, "sky, the colour that Ann chose"
        assert "#0072b2" not in first.text, "blue, the standard colour of the second seat"
        tag = {"if-none-match": first.headers["etag"]}
        assert client.get(path, headers=tag).status_code == 304
        with client.websocket_connect(f"/api/matches/{made['id']}/socket") as socket:
            socket.send_json({"type": "hello", "tokens": made["tokens"], "language": "en"})
            revision = socket.receive_json()["table"]["status"]["revision"]
            turn = {"type": "extend", "base": 0, "x": 115.0, "y": -30.0, "height": 2}
            socket.send_json({"type": "play", "request": 1, "revision": revision, "seat": 0, "turn": turn})
            while socket.receive_json()["type"] != "play":  # who is here is told, too
                pass
        assert client.get(path, headers=tag).text != first.text
        assert client.get("/api/matches/no-such/picture.svg").status_code == 404


def test_a_picture_is_drawn_once_and_the_oldest_is_forgotten() -> None:
    drawn: list[str] = []

    def picture(tag: str) -> bytes:
        drawn.append(tag)
        if tag == "broken":
            raise ValueError(tag)
        return tag.encode()

    async def ask() -> None:
        pictures = Pictures()
        found = await asyncio.gather(*(pictures.get("one", lambda: picture("one")) for _ in range(5)))
        assert (found, drawn) == ([b"one"] * 5, ["one"])
        for _ in range(2):
            with pytest.raises(ValueError, match="broken"):
                await pictures.get("broken", lambda: picture("broken"))
        assert drawn == ["one", "broken", "broken"], "a failure is not kept"
        for number in range(MOST_KEPT):
            await pictures.get(str(number), lambda number=number: picture(str(number)))  # type: ignore[misc]  # a default binds it
        await pictures.get("one", lambda: picture("one"))
        assert drawn.count("one") == 2

    asyncio.run(ask())
