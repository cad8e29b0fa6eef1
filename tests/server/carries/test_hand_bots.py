"""Bots at tables with hands: a whole game, payments, and a turn even if the workers fail."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from server.client import Client
from server.conftest import Server
from server.fallen import ANN, BEN, write
from server.hands import begin
from shuto.match.events import Created, Fell, Play
from shuto.match.log import decode_event
from shuto.match.settings import Handled, HandSettings, MatchSettings, SeatSettings
from shuto.physics import HandSample
from shuto.physics.hand.paths import HandPath
from shuto.rules.position import Position
from shuto.rules.records.reading import load_record
from shuto.rules.turn import Build, Extend, OffRamp
from shuto.server.hands import bots as hand_bots
from shuto.server.hands.hand import TableHand
from shuto.server.processes.background import BackgroundProcess
from shuto.server.processes.hand_worker import Job, Taken
from shuto.server.processes.hands import Grip, Hands, HandsError, Listener
from shuto.server.processes.thinking import Thinkers
from shuto.server.processes.workers import Workers
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.tables.live import LiveTable

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

MOST = 40_000
"""The largest allowed size of a game for each of its carries, in bytes."""


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots carry as fast as possible."""
    running = Server(tmp_path_factory.mktemp("hurried") / "games.sqlite")
    running.start("--fast-carries")
    yield running
    if running.process is not None:
        running.kill()


def bots(*names: str, **more: Any) -> dict[str, Any]:
    seats = [{"name": f"{name} {i}", "kind": "bot", "bot": name} for i, name in enumerate(names)]
    return {"edition": "two-player-2024", "seats": seats, "hand": {"mode": "shaky"}, **more}


def test_a_whole_game_of_bots_on_a_shaky_table(hurried: Server) -> None:
    match, _ = begin(hurried, bots("greedy", "thrifty", seed=3, house_rules={"cars": 4}))
    landed = []
    with Client(hurried.socket, match, []) as client:
        client.patience = 90.0
        status = client.whole["table"]["status"]
        while status["outcome"] is None:
            message = client.hear("play", "whole", "landing")
            if message["type"] == "landing":
                landed.append(message)
            else:
                status = message["change"]["status"] if message["type"] == "play" else message["table"]["status"]
    with hurried.http() as http:
        replay = http.get(f"/api/matches/{match}/replay").json()
        record = load_record(http.get(f"/api/matches/{match}/record").content)
        assert record.final().outcome is not None
        made = [play["carries"] for play in replay["plays"]]
        for step, carries in zip(record.steps, made, strict=True):
            assert bool(carries) == (step.turn is None or isinstance(step.turn, (Extend, OffRamp)))
            if carries:
                last = http.get(f"/api/matches/{match}/carries/{carries[-1]}").json()
                assert len(last["frames"]) > 1000
        numbers = [number for carries in made for number in carries]
    assert numbers == sorted(set(numbers))
    assert [one["carry"] for one in landed] == list(range(1, len(landed) + 1))
    assert {one["next"] for one in landed} <= {"again", "played", "bill", "lost"}
    base = sqlite3.connect(hurried.database)
    try:
        sizes = [
            base.execute(
                f"SELECT coalesce(sum(length({column})), 0) FROM {table} WHERE match = ?", (match,)
            ).fetchone()[0]
            for table, column in (("carries", "record"), ("events", "event"), ("restings", "resting"))
        ]
    finally:
        base.close()
    assert sizes[0] > 0
    assert len(numbers) > 8
    assert sum(sizes) < MOST * len(numbers)


@pytest.fixture(scope="module")
def fallen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server started on matches in which a bot has not paid its bill yet, with a long `--forgive-time`."""
    database = tmp_path_factory.mktemp("fallen") / "games.sqlite"
    write(database)
    running = Server(database)
    running.start("--forgive-time", "3600")
    yield running
    if running.process is not None:
        running.kill()


def paid(client: Client, columns: int) -> None:
    """Assert that Ann gets this many columns with the next step, and that the bot's turn is over."""
    before = client.whole["table"]["status"]["seats"][1]["gray"]
    status = client.hear("play")["change"]["status"]
    assert (status["bill"], status["to_move"]) == (None, 1)
    assert status["seats"][1]["gray"] == before + columns


def test_bot_pays_at_once_if_nobody_is_connected_even_after_a_restart(fallen: Server) -> None:
    with Client(fallen.socket, "watched", []) as client:
        assert client.whole["table"]["status"]["bill"]["pays"] == [{"owner": 1, "gray": 2}]
        paid(client, 2)


def test_people_can_forgive_a_bot_if_all_agree(fallen: Server) -> None:
    with Client(fallen.socket, "forgiven", [ANN]) as ann, Client(fallen.socket, "forgiven", [BEN]) as ben:
        ann.ask(type="forgive", revision=2, seat=1, agree=True)
        told = ben.hear("whole")["table"]["status"]
        assert (told["bill"]["forgiven_by"], told["revision"]) == ([1], 3)
        ben.ask(type="forgive", revision=3, seat=2, agree=True)
        paid(ann, 0)


def test_bot_pays_if_one_person_refuses_to_forgive(fallen: Server) -> None:
    with Client(fallen.socket, "denied", [ANN]) as ann, Client(fallen.socket, "denied", [BEN]) as ben:
        ann.ask(type="forgive", revision=2, seat=1, agree=True)
        assert ben.hear("whole")["table"]["status"]["bill"]["forgiven_by"] == [1]
        ben.ask(type="forgive", revision=3, seat=2, agree=False)
        assert ann.hear("whole")["table"]["status"]["bill"]["forgiven_by"] == [1]
        assert ann.hear("whole")["table"]["status"]["bill"]["forgiven_by"] == []
        paid(ann, 2)


def test_bot_pays_after_a_timeout_if_somebody_does_not_answer(fallen: Server) -> None:
    fallen.kill()
    fallen.start("--forgive-time", "0.3")
    with Client(fallen.socket, "left", [ANN]) as ann:
        paid(ann, 2)


def test_forgiving_repeatedly_does_not_delay_the_payment(fallen: Server) -> None:
    """Ann forgives again and again; Ben does not answer. The bot pays while she does."""
    fallen.kill()
    fallen.start("--forgive-time", "1.0")
    with Client(fallen.socket, "delayed", [ANN]) as ann, Client(fallen.socket, "delayed", []) as other:
        other.patience = 0.25
        for _ in range(240):
            ann.ask(type="forgive", revision=2, seat=1, agree=True)
            with suppress(TimeoutError):
                other.hear("play")
                return
    pytest.fail("the bot never pays")


def test_bot_that_knocks_something_over_pays_and_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first path leads through Ann's column. The column falls, the bot pays, and carries its build again."""

    async def through_her_column(hand: TableHand, turn: Build, piece: str, *, careful: bool) -> HandPath:
        ways.append(piece)
        if len(ways) > 1:  # after a fall it looks for a safe place, which mostly has a path already
            return await honest(hand, turn, piece, careful=careful)
        column = hand.table.match.position.column(1)
        start = HandSample(0.0, column.x - 150.0, column.y + 20.0, 8.0)
        samples = [HandSample(i / 60.0, start.x + 5.0 * i, start.y, 8.0) for i in range(1, 61)]
        return HandPath((start, *samples), 1.1)

    async def play() -> LiveTable:
        settings = ServerSettings(think=0.0, fast_carries=True)
        workers, storage = Workers.create(settings), open_storage(tmp_path / "games.sqlite")
        seats = (SeatSettings("Robo", "bot", "greedy"), SeatSettings("Ann"))
        table, _ = await LiveTable.create(
            MatchSettings("four-player-fr", seats, {"obstacles": "none"}, hand=HandSettings("steady")), workers, storage
        )
        before.append(table.match.position)
        table.start_bots()
        assert table.bots.task is not None
        await asyncio.wait_for(table.bots.task, 120)
        log.extend(one.event for one in await storage.load(table.id))
        workers.stop()
        await storage.close()
        return table

    ways: list[str] = []
    before: list[Position] = []
    log: list[bytes] = []
    honest = hand_bots._way
    monkeypatch.setattr(hand_bots, "_way", through_her_column)
    # On a busy machine, the search for a safe place must not be cut short: the bot would miss until its turn is over.
    monkeypatch.setattr(hand_bots, "ROBUST_SECONDS", 10.0)
    monkeypatch.setattr(hand_bots, "MOST_SECONDS", 60.0)
    match = asyncio.run(play()).match
    events = [decode_event(one) for one in log]
    assert [type(one) for one in events[:3]] == [Created, Fell, Play]
    fell, paid = events[1], events[2]
    assert isinstance(fell, Fell)
    assert isinstance(paid, Play)
    assert {one.piece for one in fell.aftermath.fallen} & {"c1", "r1", "k1"}
    assert paid.aftermath is not None
    assert paid.aftermath.pays is not None
    columns = sum(one.gray + one.yellow for one in paid.aftermath.pays)
    assert columns >= 1
    assert match.position.supply(1).columns == before[0].supply(1).columns + columns
    assert (match.bill, match.position.turns_played, match.position.to_move) == (None, 1, 1)
    played = events[-1]
    assert isinstance(played, Play)
    assert played.turn is not None
    assert played.carries, "it is carried again, not placed"


class NoHands(Hands):
    """Hands whose worker dies at every carry."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked = 0

    def start(self, then: Callable[[], None]) -> None:
        """Nobody is there."""

    async def take(self, job: Job, listener: Listener) -> tuple[Grip, Taken]:  # noqa: ARG002 - as Hands and BackgroundProcess have it
        self.asked += 1
        raise HandsError("no worker")


class NoBackground(BackgroundProcess):
    """A background process that never has a result."""

    def start(self) -> None:
        """Nobody is there."""

    async def run(self, job: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:  # noqa: ARG002 - as Hands and BackgroundProcess have it
        return None


@pytest.mark.parametrize("pieces", ["roads", "everything"])
def test_bot_places_its_build_if_every_carry_fails(tmp_path: Path, pieces: Handled) -> None:
    """After three tries the build is placed: a bot never blocks a game, even if all workers fail."""

    async def play() -> tuple[LiveTable, int]:
        settings, hands = ServerSettings(think=0.0), NoHands()
        workers, storage = (
            Workers(Thinkers(1, 1.0), hands, NoBackground(1.0), settings),
            open_storage(tmp_path / "games.sqlite"),
        )
        seats = (SeatSettings("Robo", "bot", "random"), SeatSettings("Ann"))
        hand = HandSettings("shaky", pieces)
        table, _ = await LiveTable.create(MatchSettings("two-player-2024", seats, hand=hand), workers, storage)
        table.start_bots()
        assert table.bots.task is not None
        await asyncio.wait_for(table.bots.task, 30)
        workers.stop()
        await storage.close()
        return table, hands.asked

    table, asked = asyncio.run(play())
    assert asked == 3
    assert (table.match.position.turns_played, table.match.position.to_move) == (1, 1)
    assert table.match.history.carries == [()]
