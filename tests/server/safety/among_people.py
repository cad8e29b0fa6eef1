"""A table among people who come and go, in one process with the server: its clients, and who may do what."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis.stateful import RuleBasedStateMachine
from litestar.testing import TestClient

from server.safety.quick_hands import quick_hands
from shuto.match import events
from shuto.match.events import Event
from shuto.match.log import decode_event
from shuto.match.seats.pausing import expired
from shuto.server.app import create_app
from shuto.server.settings import Rate, ServerSettings
from shuto.server.tables import live, timekeeper
from shuto.server.tables.live import LiveTable
from shuto.server.times import ms_of

DEVICES = ("ann", "ann-again", "bob", "cleo", "watcher", "forger", "deleted")
"""Two devices of one player, two others, a visitor without a name, a forged secret, and that of a deleted player."""
NAMES = {"ann": "ann", "ann-again": "ann", "bob": "bob", "cleo": "cleo"}
UNASKED = ("presence", "notice")
"""The messages that clients receive without having asked."""
FREE = Rate(10**9, 1e-6)


class Before(NamedTuple):
    """The facts by which a message is judged: what the sender was allowed to do just before it."""

    player: str | None
    held: frozenset[int]
    host: str | None
    flagged: int | None
    spent: frozenset[int]
    """The seats without any time left. When it is their turn, their clock acts at once."""
    bots: frozenset[int]
    number: int
    """How many events there were."""

    def allows(self, event: Event) -> bool:
        """Whether the sender, or a bot, may have caused an event."""
        mine = self.held | self.bots
        match event:
            case events.Sit(player=player):
                return self.player is not None and player == self.player
            case events.Leave(seat=seat, kicked=kicked):
                claimed = seat in self.spent or (bool(mine) and seat == self.flagged)
                return self.player == self.host if kicked else seat in mine or claimed
            case events.Fill() | events.Start() | events.Host():
                return self.player is not None and self.player == self.host
            case events.Forgive(seats=seats) | events.AnswerUndo(seats=seats) | events.AnswerPause(seats=seats):
                return set(seats) <= mine
            case events.Undo(seat=seat, agreed=agreed) | events.Pause(seat=seat, agreed=agreed):
                return {seat, *agreed} <= mine
            case events.TakenBack() | events.Paused():
                return bool(self.held)
            case events.Flag(seat=seat):
                return seat in self.spent
            case events.Down() | events.Created():
                return False
            case _:
                return event.seat in mine  # type: ignore[union-attr]  # all others have one


class Clock:
    """The server's time: it passes only when a test says so."""

    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class AmongPeople(RuleBasedStateMachine):
    """A table among people who come and go: what they say, and what they were allowed to do."""

    client: Any
    database: Path
    clock = Clock()

    def _open(self, by_hand: bool, at_zero: str, seats: int) -> None:
        """Open a table with these settings; everybody connects."""
        self.stack = ExitStack()
        self.request, self.by_hand, self.replayed = 0, by_hand, 0
        made = {name: self.client.post("/api/players", json={"name": name}).json() for name in ("ann", "bob", "cleo")}
        gone = self.client.post("/api/players", json={"name": "gone"}).json()["secret"]
        self.client.delete("/api/players/me", headers={"Authorization": f"Bearer {gone}"})
        self.ids: dict[str, str] = {name: one["player"]["id"] for name, one in made.items()}
        self.secrets = {device: made[name]["secret"] for device, name in NAMES.items()}
        self.secrets.update({"watcher": "", "forger": self.ids["ann"], "deleted": gone})
        setting = {
            "edition": "two-player-2024" if seats == 2 else "four-player-fr",
            "seats": [{"kind": "human"}, *[{"kind": "open"}] * (seats - 1)],
            "hand": {"mode": "steady" if by_hand else "precise"},
            # a bot that carries by hand needs the physics
            "clock": {"bank": 600.0, "increment": 0, "at_zero": "claim" if by_hand and at_zero == "bot" else at_zero},
        }
        authorized = {"Authorization": f"Bearer {self.secrets['ann']}"}
        self.match: str = self.client.post("/api/matches", json=setting, headers=authorized).json()["id"]
        self.sockets = {name: self._connect(name) for name in DEVICES}
        self.last = dict.fromkeys(DEVICES, '{"type": "outlook", "request": 1, "revision": 1}')

    # talking ------------------------------------------------------------------------------------------------------

    def _connect(self, name: str) -> Any:
        socket = self.stack.enter_context(self.client.websocket_connect(f"/api/matches/{self.match}/socket"))
        forged = {"token": ["forged", self.ids["bob"]], "secret": self.secrets[name]}
        socket.send_json({"type": "hello", "tokens": forged["token"], "secret": forged["secret"]})
        heard = self._next(socket)
        if name in ("forger", "deleted"):
            assert heard["code"] == "no-player"
            heard = self._next(socket)
        assert (heard["held"], heard["player"]) == (sorted(self._held(name)), self.ids.get(NAMES.get(name, "")))
        return socket

    def _held(self, name: str) -> frozenset[int]:
        return self.table.match.seating.held_by(self.ids.get(NAMES.get(name, "")))

    @property
    def table(self) -> LiveTable:
        found: LiveTable = next(one for one in self.client.app.state.lobby.tables if one.id == self.match)
        return found

    def _next(self, socket: Any) -> dict[str, Any]:
        """The next message that is not a frame."""
        while "text" not in (message := socket.receive(timeout=30)) or message["text"] is None:
            pass
        found: dict[str, Any] = json.loads(message["text"])
        return found

    def _heard(self, name: str) -> list[dict[str, Any]]:
        """The messages that a client receives before the answer to one more question."""
        self.request += 1
        self.sockets[name].send_json({"type": "outlook", "request": self.request, "revision": -5})
        heard = []
        while (message := self._next(self.sockets[name])).get("request") != self.request:
            heard.append(message)
        return heard

    def _settle(self) -> None:
        """Wait until bots have played, pieces have landed, and clocks at zero have been noted."""
        table, until = self.table, time.monotonic() + 30
        while (
            table.bots.busy or table.lock.locked() or (table.hand.live is not None and table.hand.live.let_go)
            or expired(table.match.clock, self.clock()) is not None
        ):  # fmt: skip
            assert time.monotonic() < until
            time.sleep(0.001)

    def _before(self, name: str) -> Before:
        match = self.table.match
        bots = frozenset(n for n in range(match.game.seats) if match.seating.state(n) == "bot")
        clock, player = match.clock, self.ids.get(NAMES.get(name, ""))
        assert clock is not None
        spent = frozenset(n for n in range(match.game.seats) if clock.total(n) == 0)
        return Before(player, self._held(name), match.seating.host, clock.flagged, spent, bots, match.revision)

    def _log(self) -> tuple[list[Event], list[int]]:
        with closing(sqlite3.connect(self.database)) as file:
            sql = "SELECT event, at FROM events WHERE match = ? ORDER BY number"
            rows = file.execute(sql, (self.match,)).fetchall()
        return [decode_event(event) for event, _ in rows], [ms_of(at) for _, at in rows]

    def _say(self, name: str, text: str) -> None:
        self._settle()
        self._heard(name)
        self.last[name] = text
        before = self._before(name)
        self.sockets[name].send_text(text)
        heard = self._heard(name)
        self._settle()  # a piece that was let go lands, a bot plays
        heard += self._heard(name)
        request, kind = (json.loads(text).get(field) for field in ("request", "type"))
        refusals = [one for one in heard if one["type"] == "refused" and one["request"] in (request, 0)]
        assert all(one["code"] != "failed" for one in refusals), text
        before = before._replace(bots=before.bots | self._before(name).bots)  # a new bot plays at once
        happened = self._log()[0][before.number :]
        assert all(before.allows(event) for event in happened), (name, text, happened)
        if refusals:
            assert len(refusals) == 1, (text, heard)
            assert not happened, (text, happened)
        elif kind != "react":  # of reactions above the limit, only the first is refused
            assert any(one["type"] not in UNASKED for one in heard), (text, heard)

    def _tell(self, kind: str, **fields: Any) -> str:
        self.request += 1
        return json.dumps({"type": kind, "request": self.request, **fields})


@contextmanager
def serving(folder: Path) -> Iterator[None]:
    """A server for the machine, without limits and without physics, whose time is the clock of the machine."""
    AmongPeople.database = folder / "games.sqlite"
    generous = ServerSettings(
        database=AmongPeople.database, messages_per_second=1e6, burst=1_000_000, bot_workers=1, think=0.0,
        forgive_time=0.0, joining_per_address=FREE, joining_per_player=FREE, tables_per_address=FREE,
        tables_per_player=FREE, players_per_address=FREE,
    )  # fmt: skip
    with quick_hands(), pytest.MonkeyPatch.context() as patch, TestClient(create_app(generous)) as client:
        patch.setattr(live, "now_ms", AmongPeople.clock)
        patch.setattr(timekeeper, "now_ms", AmongPeople.clock)
        AmongPeople.client = client
        yield
