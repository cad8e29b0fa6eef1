"""Notices to players while the database is away: a move is not saved yet, then saved, or refused in one sentence."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.cluster import Cluster
from server.databases import rows
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto.server.tables import bots, saving
from shuto.text import say

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
WITH_BOT = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "R", "kind": "bot", "bot": "random"}]}
TURN = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}

pytestmark = pytest.mark.slow


class Table:
    """A table on PostgreSQL, and a player who holds its human seats."""

    def __init__(self, cluster: Cluster, stack: ExitStack, settings: dict[str, Any], patience: float) -> None:
        self.cluster = cluster
        self.address = cluster.new_database()
        server = ServerSettings(database=self.address, database_patience=patience, think=0.0, bot_workers=1)
        self.client: TestClient[Litestar] = stack.enter_context(TestClient(create_app(server)))
        made = self.client.post("/api/matches", json=settings).json()
        self.match = made["id"]
        self.socket = stack.enter_context(self.client.websocket_connect(f"/api/matches/{self.match}/socket"))
        self.socket.send_json({"type": "hello", "tokens": made["tokens"], "language": "fr"})
        self.hear("whole")

    def play(self, request: int) -> None:
        self.socket.send_json({"type": "play", "request": request, "revision": 1, "seat": 0, "turn": TURN})

    def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = self.socket.receive_json(timeout=30)
            if message["type"] in kinds:
                return message

    def kinds(self) -> list[int]:
        """The numbers of the stored events."""
        sql = "SELECT number FROM events WHERE match = ? ORDER BY number"
        return [row[0] for row in rows(self.address, sql, self.match)]

    def wait_until_healthy(self) -> None:
        until = time.monotonic() + 30
        while self.client.get("/health").status_code != 200:
            assert time.monotonic() < until, "the server does not notice that the database is back"
            time.sleep(0.02)


@pytest.fixture
def stack(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[ExitStack]:
    monkeypatch.setattr(saving, "TELL_AFTER", 0.05)
    monkeypatch.setattr(bots, "_RETRY_AFTER", 0.05)
    with ExitStack() as stack:
        yield stack
        cluster.stop()  # if the test failed while it was away
        cluster.start()


def test_a_move_is_not_saved_yet_then_saved(cluster: Cluster, stack: ExitStack) -> None:
    table = Table(cluster, stack, SETTING, patience=30.0)
    cluster.stop()
    table.play(1)
    notice = table.hear("notice", "play", "refused")
    assert (notice["type"], notice["what"], notice["seat"]) == ("notice", "not-saved", 0)
    ill = table.client.get("/health")
    assert (ill.status_code, ill.json()["detail"]) == (503, "the database does not answer")
    cluster.start()
    assert table.hear("play", "notice", "refused")["type"] == "play"
    assert table.kinds() == [1, 2]
    table.wait_until_healthy()


def test_a_move_that_cannot_be_saved_is_refused_and_may_be_played_again(cluster: Cluster, stack: ExitStack) -> None:
    table = Table(cluster, stack, SETTING, patience=2.0)
    cluster.stop()
    table.play(1)
    assert table.hear("notice")["what"] == "not-saved"
    assert table.hear("notice", "play")["what"] == "not-played"
    refused = table.hear("refused", "play")
    assert (refused["request"], refused["code"]) == (1, "storage")
    assert refused["text"] == say("fr", "web-refused-storage")
    answer = table.client.post("/api/matches", json=SETTING, headers={"Accept-Language": "de-CH,de;q=0.9"})
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert answer.json()["detail"] == say("de", "web-away")
    cluster.start()
    table.wait_until_healthy()
    assert table.kinds() == [1]
    table.play(2)
    assert table.hear("play", "refused")["type"] == "play"
    assert table.kinds() == [1, 2]


def test_a_bot_plays_on_when_the_database_is_back(cluster: Cluster, stack: ExitStack) -> None:
    table = Table(cluster, stack, WITH_BOT, patience=2.0)
    lobby = table.client.app.state.lobby
    (live,) = lobby.tables
    submit = live.submit

    async def stopped(command: Any, seat: int, *args: Any, **options: Any) -> None:
        if seat == 1:  # the database goes away just before the bot moves
            live.submit = submit
            cluster.stop()
        await submit(command, seat, *args, **options)

    live.submit = stopped
    table.play(1)
    table.hear("play")
    while table.hear("notice")["what"] != "not-saved":
        pass
    cluster.start()
    assert table.hear("play")["seat"] == 1
    assert table.kinds()[:3] == [1, 2, 3]
