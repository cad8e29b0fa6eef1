"""kill -9 at every write of joining, of a clock at zero, of a rating and of a rematch: nothing lost, nothing twice.

Two players meet by quick match, one runs out of time and is claimed, the game is rated, and they play again. Each test
kills the server at all writes of one of these steps, one after the other: before and after it is on disk, and after it
was told. The players do what a browser does: they connect again, look, and ask again for what is not so yet.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.client import Client
from server.databases import logged, rows
from server.guests import Guest, refused
from server.mortal import MortalServer
from shuto.match.rematch import rematch_id

LOST = (OSError, httpx.TransportError, WebSocketException)
WISH = {"edition": "two-player-2024", "rated": True, "clock": {"bank": 0.4, "increment": 0}}


class Story:
    """The state that the two players have seen so far, and the steps by which they go on. Each step can be repeated."""

    def __init__(self, server: MortalServer) -> None:
        self.server = server
        self._players: list[Guest] = []
        self.match = self.again = ""

    @property
    def ann(self) -> Guest:
        return self._players[0]

    @property
    def bob(self) -> Guest:
        return self._players[1]

    def make_identity(self) -> None:
        for name in ("Ann", "Bob")[len(self._players) :]:
            self._players.append(Guest(self.server, name))

    def wait_for_somebody(self) -> None:
        self.match = self._quick(self.ann)

    def take_seat(self) -> None:
        assert self._quick(self.bob) == self.match, "asking again leads to the same table"

    def run_out_of_time(self) -> None:
        with self.bob.join(self.match) as bob:
            _until(bob, lambda status: status["clock"]["claimable"] == 0 or status["outcome"] is not None)

    def claim(self) -> None:
        with self.bob.join(self.match) as bob:
            status = bob.whole["table"]["status"]
            if status["outcome"] is None:
                bob.ask(type="claim", revision=status["revision"], seat=1)
                _until(bob, lambda status: status["outcome"] is not None)
        until = time.monotonic() + 30
        while True:
            with self.server.http() as http:
                if http.get(f"/api/players/{self.bob.id}").json()["ratings"]:
                    return
            assert time.monotonic() < until, "the game is not rated"

    def play_again(self) -> None:
        with self.bob.join(self.match) as bob:
            bob.ask(type="rematch", seat=1)
            told = _until(bob, lambda status: status["rematch"] is not None)
        self.again = told["rematch"]["match"]

    def follow(self) -> None:
        with self.ann.join(self.again) as ann:
            if ann.whole["held"] == []:
                ann.ask(type="sit", seat=1)
            _until(ann, lambda status: not status["seating"]["gathering"])

    def _quick(self, guest: Guest) -> str:
        with guest.http() as http:
            return str(http.post("/api/lobby/quick", json=WISH).json()["id"])


def _until(client: Client, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first status like this that a client sees."""
    status: dict[str, Any] = client.whole["table"]["status"]
    while not wanted(status):
        status = client.hear("whole")["table"]["status"]
    return status


class Deaths(NamedTuple):
    """Where the server dies in one step: at these writes. `armed_in`: an earlier step, if the server acts by itself."""

    writes: tuple[str, ...]
    armed_in: str = ""


STEPS: dict[str, Deaths] = {
    "make_identity": Deaths(("player",)),
    "wait_for_somebody": Deaths(("append:created+sit",)),
    "take_seat": Deaths(("append:sit", "listed:live")),
    "run_out_of_time": Deaths(("append:flag",), armed_in="take_seat"),
    "claim": Deaths(("append:leave", "rating")),
    "play_again": Deaths(("append:created+sit", "append:rematch")),
    "follow": Deaths(("append:sit",)),
}


@pytest.mark.slow
@pytest.mark.parametrize("deadly", STEPS)
def test_a_server_that_is_killed_anywhere_goes_on_as_if_nothing_had_happened(
    database: Path | str, tmp_path: Path, deadly: str
) -> None:
    server = MortalServer(database, tmp_path)
    story = Story(server)
    writes, armed_in = STEPS[deadly]
    points = [f"{write} {when}" for write in writes for when in ("before", "after")]
    try:
        for step in STEPS:
            if step == (armed_in or deadly):
                server.arm(points.pop(0))
            while True:
                try:
                    getattr(story, step)()
                    break
                except LOST:
                    server.revive()
                    if points:
                        server.arm(points.pop(0))
            if step == deadly:
                assert not points, "the server did not get there"
                assert not server.armed
                server.kill()  # what was told is not lost either
                server.revive()
        _check(story)
    finally:
        server.kill()


def _check(story: Story) -> None:
    """Everything happened once, both hold their seats, and nobody else does."""
    server, match, again = story.server, story.match, story.again
    kinds = [event["type"] for event in logged(server.database, match) if event["type"] != "down"]
    assert kinds == ["created", "sit", "sit", "flag", "leave", "rematch"]
    assert again == rematch_id(match)
    assert set(server.matches()) == {match, again}
    assert rows(server.database, "SELECT player, games FROM ratings ORDER BY player") == [
        (player, 1) for player in sorted((story.ann.id, story.bob.id))
    ]
    eve = Guest(server, "Eve")
    with story.ann.join(again) as ann, story.bob.join(again) as bob, eve.join(again) as stranger:
        assert (bob.whole["held"], ann.whole["held"], stranger.whole["held"]) == ([0], [1], [])
        assert refused(stranger, type="sit", seat=1) == "started"
        assert refused(stranger, type="claim", revision=1, seat=1) == "not-your-seat"
    with eve.join(match) as stranger:
        assert refused(stranger, type="rematch", seat=0) == "not-your-seat"
