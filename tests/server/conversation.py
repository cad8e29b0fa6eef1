"""Records one message of each kind from a real server: the examples of docs/reference/protocol.md.

`python tests/server/conversation.py` (with src and tests on the path) rewrites docs/reference/messages.json.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from server.client import Client
from server.conftest import Server
from server.hands import bring
from shuto.learn import lesson_ids, load_lesson
from shuto.match.coach import lesson_settings
from shuto.match.events import Created, Event, Fell, Play, Sit
from shuto.match.log import encode_event
from shuto.match.match import Match
from shuto.match.settings import ClockSettings, HandSettings, MatchSettings, SeatSettings
from shuto.rules.records.record import VERSION
from shuto.rules.turn import Aftermath, Extend, Fallen
from shuto.server.people.identity import hash_of
from shuto.server.storage.opening import open_storage
from shuto.server.storage.people import Player
from shuto.server.tables.opening import token_hash

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "reference" / "messages.json"
Said = dict[str, dict[str, dict[str, Any]]]
_AT = "2026-01-01T00:00:00+00:00"
_TOKENS = ("the-token-of-ann", "the-token-of-bob")
_FIRST = Extend(base=0, x=-115.0, y=-40.0, height=2)
FIRST = {"type": "extend", "base": 0, "x": -115.0, "y": -40.0, "height": 2}
PLAYERS = {"ann": "Ann", "bob": "Bob", "cleo": "Cleo"}
GATHERING = (SeatSettings(kind="open"),) * 4
DOWN = Aftermath(0, (Fallen("c1"), Fallen("r1")))
MEASURED = ("hint", "risk", "carry", "landing", "dropped")
"""Messages whose numbers depend on timing, because a bot or the physics computes them."""


class Witness(Client):
    """A client that keeps the first message of each kind in both directions, but the last landing."""

    def __init__(self, address: str, match: str, tokens: list[str], said: Said, secret: str = "") -> None:
        self._said = said
        super().__init__(address, match, tokens, secret=secret)

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        if isinstance(message, dict):
            self._said["client"].setdefault(message["type"], message)
        super().send(message)

    def hear(self, *kinds: str) -> dict[str, Any]:
        message = super().hear(*kinds)
        if message["type"] == "landing":
            self._said["server"].pop("landing", None)
        self._said["server"].setdefault(message["type"], message)
        return message


def write_games(database: Path | str) -> None:
    """Write matches with fixed ids and tokens, so that every run gives the same messages."""
    people = (SeatSettings("Ann"), SeatSettings("Bob"))
    against_bot = (SeatSettings("Ann"), SeatSettings("Robo", "bot", "greedy"))
    precise = MatchSettings("two-player-2024", people)
    by_hand = MatchSettings("two-player-2024", people, hand=HandSettings("steady"))
    logs: dict[str, list[Event]] = {
        "precise": [_created(precise)],
        "with-a-bot": [_created(MatchSettings("two-player-2024", against_bot, seed=1))],
        "owing": [_created(by_hand), Fell(0, DOWN, _FIRST, carries=(1,))],
        "by-hand": [_created(by_hand)],
        "taken-back": [_created(by_hand), Play(0, _FIRST)],
        "gathering": [
            Created(MatchSettings("four-player-fr", GATHERING).completed(), ("",) * 4, _AT, VERSION, "ann"),
            Sit(0, "ann", "Ann", "sedan"),
        ],
        "timed": [_created(MatchSettings("two-player-2024", people, clock=ClockSettings(at_zero="wait")))],
        "lesson": [_created(lesson_settings(load_lesson(lesson_ids()[0]), "en"))],
    }

    async def store() -> None:
        storage = open_storage(database)
        for name, log in logs.items():
            Match.from_events(log)  # check that the log is valid
            await storage.append(name, 1, [encode_event(event) for event in log], _AT, "{}")
        for player, name in PLAYERS.items():
            await storage.people.create(Player(player, name, "sedan", _AT, _AT), hash_of(f"secret-of-{player}"))
        await storage.close()

    asyncio.run(store())


def _created(settings: MatchSettings) -> Created:
    hashes = tuple(
        token_hash(token) if seat.kind == "human" else "" for seat, token in zip(settings.seats, _TOKENS, strict=True)
    )
    return Created(settings, hashes, _AT, VERSION)


def converse(server: Server) -> Said:
    """Exchange all kinds of messages with a server about these matches, and return them."""
    said: Said = {"client": {}, "server": {}}

    @contextmanager
    def at(match: str, *seats: int) -> Iterator[Witness]:
        with Witness(server.socket, match, [_TOKENS[seat] for seat in seats], said) as client:
            yield client

    with at("precise", 0) as ann, at("precise", 1) as bob:
        _questions(ann)
        ann.ask(type="play", revision=1, seat=0, turn=FIRST)
        ann.hear("play"), bob.hear("play")
        bob.ask(type="play", revision=2, seat=1, turn={**FIRST, "base": 1, "x": 115.0, "y": 40.0, "height": 9})
        bob.hear("refused")
        ann.ask(type="undo", revision=2, seat=0)
        bob.hear("whole")
        bob.ask(type="answer-undo", revision=3, seat=1, agree=True)
        bob.hear("whole")
        bob.ask(type="knock", revision=4, seat=1, aftermath={"by": 1, "fallen": [{"piece": "c0"}]})
        bob.hear("play")
        bob.ask(type="react", reaction="applause", seat=1)
        bob.hear("react")
        bob.ask(type="rematch", seat=1, bot="careful")
        bob.hear("refused")  # the game goes on
    with at("with-a-bot", 0) as ann:
        ann.ask(type="play", revision=1, seat=0, turn=FIRST)
        ann.hear("notice")
    with at("owing", 0) as ann, at("owing", 1) as bob:
        bob.ask(type="forgive", revision=2, seat=1, agree=True)
        bob.hear("whole")
        ann.ask(type="pay", revision=3, seat=0, pays=[{"owner": 1, "gray": 1}])
        ann.hear("play")
    with at("by-hand", 0) as ann:
        _carries(ann)
    with at("taken-back", 0) as ann, at("taken-back", 1) as bob:
        ann.ask(type="undo", revision=2, seat=0)
        bob.hear("whole")
        bob.ask(type="take", revision=3, seat=1, turn={**FIRST, "base": 1, "x": 115.0, "y": 40.0})
        bob.hear("carry")
        bob.ask(type="answer-undo", revision=3, seat=1, agree=True)
        bob.hear("dropped")
    _seats(server, said)
    with at("timed", 0) as ann, at("timed", 1) as bob:
        ann.ask(type="pause", revision=1, seat=0)
        bob.hear("whole")
        bob.ask(type="answer-pause", revision=2, seat=1, agree=True)
        bob.hear("whole")
        ann.ask(type="resume", revision=3, seat=0)
        bob.hear("whole")
        bob.ask(type="claim", revision=4, seat=1)
        bob.hear("refused")  # nobody's time is up at a table that waits
    with at("lesson", 0) as ann:
        ann.ask(type="task", revision=1, seat=0, task=0)
        ann.hear("whole")
    return said


def _seats(server: Server, said: Said) -> None:
    """Gather at a table: sit down, be kicked, leave, fill seats, pass the host on, start."""

    def at(player: str) -> Witness:
        return Witness(server.socket, "gathering", [], said, f"secret-of-{player}")

    with at("ann") as ann, at("bob") as bob:
        ann.hear("presence")
        bob.ask(type="sit", seat=1)
        bob.hear("whole")
        ann.ask(type="kick", seat=1, player="bob")
        bob.hear("whole")
    with at("ann") as ann, at("cleo") as cleo:  # who was kicked cannot sit down again
        cleo.ask(type="sit", seat=1)
        cleo.hear("whole")
        ann.ask(type="fill", seat=2, bot="random")
        cleo.hear("whole")
        ann.ask(type="pass-host", seat=1)
        cleo.hear("whole")
        cleo.ask(type="start", bot="random")
        cleo.hear("whole")
        ann.ask(type="leave", seat=0)
        ann.hear("whole")


def _questions(client: Witness) -> None:
    """Ask every kind of question."""
    client.ask(type="preview", revision=1, turn=FIRST)
    client.hear("preview")
    client.ask(type="nearest", revision=1, turn={**FIRST, "x": -140.0})
    client.hear("nearest")
    client.ask(type="remedy", revision=1, turn={**FIRST, "height": 3})
    client.hear("remedy")
    client.ask(type="outlook", revision=1)
    client.hear("outlook")
    client.ask(type="ring", revision=1, base=0)
    client.hear("ring")
    client.ask(type="bill", revision=1, aftermath={"by": 0, "fallen": [{"piece": "c1"}]})
    client.hear("bill")
    client.ask(type="names", revision=1)
    client.hear("names")
    client.ask(type="hint", revision=1, seat=0)
    client.hear("hint")


def _carries(client: Witness) -> None:
    """Give up one carry, complete another, and ask for a risk."""
    client.patience = 120.0
    client.ask(type="risk", revision=1, turn=FIRST)
    client.hear("risk")
    client.ask(type="take", revision=1, seat=0, turn=FIRST)
    client.ask(type="give-up", carry=client.hear("carry")["carry"])
    client.hear("landing")
    client.ask(type="take", revision=1, seat=0, turn=FIRST)
    settings = MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")))
    bring(client, Match(_created(settings)).position, _FIRST, client.hear("carry"))


def example_text(said: Said) -> str:
    """The examples as JSON text."""
    return json.dumps(said, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main() -> None:
    """Rewrite the examples."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "games.sqlite")
        write_games(server.database)
        server.start()
        try:
            said = converse(server)
        finally:
            server.kill()
    EXAMPLES.parent.mkdir(parents=True, exist_ok=True)
    EXAMPLES.write_text(example_text(said), "utf-8")


if __name__ == "__main__":
    main()
