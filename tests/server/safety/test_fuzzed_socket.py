"""Several clients at one table send anything: every request gets exactly one answer, and the log replays to the table.

Each request is followed by a question. Its answer comes after all answers to the request, so that these can be counted.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from litestar.testing import TestClient

from shuto.bots import ThriftyBot
from shuto.match.log import decode_event
from shuto.match.match import Match
from shuto.match.showing.table import table_view
from shuto.rules.turn import Pass
from shuto.server.app import create_app
from shuto.server.settings import ServerSettings
from shuto.server.tables.live import LiveTable

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
DEVICES = ("ann", "ann-again", "bob", "stranger", "forger")
"""Two devices of one player, another player, a spectator, and somebody with tokens that are not theirs."""
ODD: some.SearchStrategy[Any] = some.sampled_from([-1, 0, 1, 2, 99, 2**40, -(2**63), 1.5, True, None, "0", [], {}])
NUMBER = some.one_of(some.sampled_from([0, 1]), some.integers(-2, 5), ODD)
JSON = some.recursive(
    some.one_of(some.none(), some.booleans(), some.integers(), some.floats(), some.text(max_size=20)),
    lambda one: some.one_of(some.lists(one, max_size=3), some.dictionaries(some.text(max_size=8), one, max_size=3)),
    max_leaves=6,
)
PLACE = some.one_of(some.floats(-400, 400), some.sampled_from([1e300, -0.0, 5e-324, float("nan"), float("inf")]))
TURN = some.one_of(
    some.just({"type": "pass"}),
    some.just({"type": "resign", "player": 1}),
    some.fixed_dictionaries({"type": some.just("extend"), "base": NUMBER, "x": PLACE, "y": PLACE, "height": NUMBER}),
    JSON,
)
FIELDS: dict[str, Any] = {
    "turn": TURN,
    "base": NUMBER,
    "agree": some.booleans(),
    "bot": some.sampled_from(["careful", "no-such", None]),
    "player": some.text(max_size=12),
    "aftermath": some.one_of(some.just({"by": 0, "fallen": [{"piece": "c0"}]}), JSON),
    "reaction": some.sampled_from(["gasp", "you are bad"]),
    "carry": NUMBER,
    "step": NUMBER,
    "task": NUMBER,
    "tokens": some.lists(some.text(max_size=10), max_size=2),
    "secret": some.text(max_size=40),
}
KINDS: dict[str, tuple[str, ...]] = {
    "preview": ("turn",), "nearest": ("turn",), "remedy": ("turn",), "outlook": (), "ring": ("base",),
    "bill": ("aftermath",), "names": ("step",), "play": ("turn",), "knock": ("aftermath",), "undo": (),
    "answer-undo": ("agree",), "pay": (), "forgive": ("agree",), "rematch": ("bot",), "task": ("task",), "sit": (),
    "leave": (), "kick": (), "fill": ("bot",), "start": ("bot",), "pass-host": ("player",), "take": ("turn",),
    "let-go": ("carry",), "give-up": ("carry",), "no-such": (),
}  # fmt: skip
WITHOUT_SEAT = ("preview", "nearest", "remedy", "outlook", "ring", "bill", "names", "let-go", "give-up", "no-such")
WITHOUT_REVISION = ("rematch", "sit", "leave", "kick", "fill", "start", "pass-host", "let-go", "give-up", "no-such")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    database = tmp_path_factory.mktemp("fuzz") / "games.sqlite"
    generous = ServerSettings(database=database, messages_per_second=1e6, burst=1_000_000, bot_workers=1, think=0.0)
    with TestClient(create_app(generous)) as client:
        yield client


class Conversation(RuleBasedStateMachine):
    """A table with clients that send anything."""

    client: Any

    @initialize()
    def open_table(self) -> None:
        self.stack = ExitStack()
        made = self.client.post("/api/matches", json=SETTING).json()
        self.match: str = made["id"]
        ann, bob = made["tokens"]
        self.tokens = {"ann": [ann], "ann-again": [ann], "bob": [bob], "stranger": [], "forger": ["forged", ann[:-1]]}
        self.request, self.replayed = 0, -1
        self.sockets = {name: self._connect(name) for name in DEVICES}
        self.last = dict.fromkeys(DEVICES, '{"type": "outlook", "request": 1, "revision": 1}')

    def _connect(self, name: str) -> Any:
        path = f"/api/matches/{self.match}/socket"
        socket = self.stack.enter_context(self.client.websocket_connect(path))
        socket.send_json({"type": "hello", "tokens": self.tokens[name]})
        whole = socket.receive_json(timeout=30)
        own = {"ann": [0], "ann-again": [0], "bob": [1]}.get(name, [])
        assert whole["held"] == [seat for seat in own if self.table.match.seating.state(seat) != "left"]
        return socket

    @property
    def table(self) -> LiveTable:
        found: LiveTable = next(one for one in self.client.app.state.lobby.tables if one.id == self.match)
        return found

    def _heard(self, name: str) -> list[dict[str, Any]]:
        """The messages that a client receives before the answer to one more question."""
        self.request += 1
        socket, heard = self.sockets[name], []
        socket.send_json({"type": "outlook", "request": self.request, "revision": -5})
        while (message := socket.receive_json(timeout=30)).get("request") != self.request:
            if message["type"] not in ("presence", "notice"):
                heard.append(message)
        assert message["code"] == "stale"
        return heard

    def _say(self, name: str, text: str, request: int) -> None:
        for other in DEVICES:
            self._heard(other)
        self.last[name] = text
        before = self.table.match.revision
        self.sockets[name].send_text(text)
        heard = self._heard(name)
        assert len(heard) == 1, (text, heard)
        (answer,) = heard
        assert answer.get("code") != "failed", text
        if answer["type"] in ("whole", "play"):
            assert name in ("ann", "ann-again", "bob") or self.table.match.revision == before
        else:
            assert answer["request"] in (request, 0)
            assert self.table.match.revision == before

    @rule(name=some.sampled_from(DEVICES), kind=some.sampled_from(sorted(KINDS)), seat=NUMBER, data=some.data())
    def ask(self, name: str, kind: str, seat: Any, data: Any) -> None:
        self.request += 1
        message: dict[str, Any] = {"type": kind, "request": self.request}
        if kind not in WITHOUT_REVISION:
            now = self.table.match.revision
            message["revision"] = data.draw(some.one_of(some.just(now), some.sampled_from([now - 1, 0, now + 1]), ODD))
        if kind not in WITHOUT_SEAT:
            message["seat"] = seat
        for field in KINDS[kind]:
            message[field] = data.draw(FIELDS[field])
        self._say(name, json.dumps(message), self.request)

    @rule(name=some.sampled_from(DEVICES))
    def play_well(self, name: str) -> None:
        """A legal turn, from whoever: only the device of the player to move may play it."""
        match = self.table.match
        seat = match.position.to_move
        turn = Pass() if seat is None else ThriftyBot(quick=True).choose(match.position, np.random.default_rng(1))
        self.request += 1
        told = {"type": "play", "request": self.request, "revision": match.revision, "seat": seat or 0}
        self._say(name, json.dumps({**told, "turn": msgspec.to_builtins(turn)}), self.request)

    @rule(name=some.sampled_from(DEVICES), text=some.one_of(some.text(max_size=60), JSON.map(json.dumps)))
    def babble(self, name: str, text: str) -> None:
        if '"hello"' not in text:
            self._say(name, text, 0)

    @rule(name=some.sampled_from(DEVICES), noise=some.binary(max_size=80))
    def send_samples(self, name: str, noise: bytes) -> None:
        """Samples of a hand that holds nothing are ignored, or refused once."""
        self._heard(name)
        self.sockets[name].send_bytes(noise)
        assert [one["type"] for one in self._heard(name)] in ([], ["refused"])

    @rule(name=some.sampled_from(DEVICES))
    def flood(self, name: str) -> None:
        self._say(name, json.dumps({"type": "x" * 70_000}), 0)

    @rule(name=some.sampled_from(DEVICES), other=some.sampled_from(DEVICES))
    def repeat(self, name: str, other: str) -> None:
        """A message is sent again, perhaps by somebody else."""
        text = self.last[other]
        numbered = json.loads(text) if text.startswith("{") and '"type"' in text else {}
        request = numbered.get("request", 0)
        self._say(name, text, request if isinstance(request, int) else 0)

    @rule()
    def both_devices_act_at_once(self) -> None:
        """Of two equal turns of one player, one is played."""
        match = self.table.match
        if match.position.to_move != 0:
            return
        for other in DEVICES:
            self._heard(other)
        turn = msgspec.to_builtins(ThriftyBot(quick=True).choose(match.position, np.random.default_rng(2)))
        before, steps = match.revision, len(match.history.recorder.record.steps)
        self.request += 2
        for number, name in enumerate(("ann", "ann-again")):
            told = {"type": "play", "request": self.request - number, "revision": before, "seat": 0, "turn": turn}
            self.sockets[name].send_json(told)
        heard = [self._heard(name) for name in ("ann", "ann-again")]
        refused = [one for messages in heard for one in messages if one["type"] == "refused"]
        assert len(match.history.recorder.record.steps) - steps == 2 - len(refused)
        assert len(refused) in (1, 2)

    @rule(name=some.sampled_from(DEVICES))
    def reload(self, name: str) -> None:
        self.sockets[name] = self._connect(name)

    @invariant()
    def log_replays_to_the_table(self) -> None:
        table = self.table
        if table.match.revision == self.replayed:
            return
        self.replayed = table.match.revision
        log = asyncio.run(table.storage.load(self.match))
        again = Match.from_events([decode_event(one.event) for one in log], [one.at for one in log])
        assert again.revision == table.match.revision
        assert table_view(again) == table_view(table.match)

    def teardown(self) -> None:
        if hasattr(self, "stack"):
            self.stack.close()


@pytest.mark.slow
def test_every_request_gets_one_answer_whatever_clients_send(client: Any) -> None:
    Conversation.client = client
    run_state_machine_as_test(
        Conversation,
        settings=settings(
            max_examples=10, stateful_step_count=30, derandomize=True, database=None, deadline=None,
            phases=(Phase.generate,), suppress_health_check=list(HealthCheck), report_multiple_bugs=False,
        ),
    )  # fmt: skip
