"""Misses through the real server: counted, told in the reader's language, kept over a kill, and binding for bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.client import Client
from server.conftest import Server
from server.hands import STEADY, begin, outcome, take
from shuto.match.events import Created, Missed, Play
from shuto.match.log import decode_event
from shuto.match.settings import HandSettings, MatchSettings, MissRule, SeatSettings
from shuto.physics import HandSample
from shuto.physics.hand.paths import HandPath
from shuto.rules.turn import Build, Extend
from shuto.server.hands import bots as hand_bots
from shuto.server.hands.hand import TableHand
from shuto.server.processes.workers import Workers
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.tables.live import LiveTable

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

FIRST = Extend(base=0, x=-115.0, y=-40.0, height=2)


def miss(client: Client, revision: int) -> dict[str, Any]:
    """Take a piece and let go of it at once, far from its place."""
    taken = take(client, FIRST, 0, revision)
    client.ask(type="let-go", carry=taken["carry"])
    return outcome(client, taken)


def test_third_miss_ends_the_turn_even_over_a_kill(own_server: Server) -> None:
    match, (ann, bob) = begin(own_server)
    with Client(own_server.socket, match, [ann], "de") as one, Client(own_server.socket, match, [bob]) as two:
        landed = miss(one, 1)
        assert (landed["next"], landed["revision"], landed["piece"]) == ("again", 2, "r2")
        assert landed["cost"] == "Daneben. Noch 2 Fehlversuche beenden den Zug."
        assert two.hear("landing")["cost"] == "Missed. 2 more misses end the turn."
        assert two.hear("whole")["table"]["status"]["miss"] == {"rule": "turn", "made": 1, "left": 2}
        assert miss(one, 2)["next"] == "again"
    own_server.kill()
    own_server.start()
    with Client(own_server.socket, match, [ann]) as one:
        assert one.whole["table"]["status"]["miss"]["left"] == 1
        taken = take(one, FIRST, 0, 3)
        one.ask(type="give-up", carry=taken["carry"])
        assert outcome(one, taken)["cost"] == ""  # a piece that is put back was not missed
        assert miss(one, 3)["next"] == "lost"
        step = one.hear("play")
        assert (step["move"]["missed"], step["change"]["status"]["to_move"]) == ("turn", 1)


def test_miss_costs_a_column(server: Server) -> None:
    match, tokens = begin(server, {**STEADY, "hand": {"mode": "steady", "miss": "column"}})
    with Client(server.socket, match, tokens) as client:
        before = client.whole["table"]["status"]["seats"][0]["gray"]
        assert miss(client, 1)["cost"] == "The miss costs one column. It goes back into the box."
        status = client.hear("play")["change"]["status"]
        assert (status["seats"][0]["gray"], status["to_move"]) == (before - 1, 0)


@pytest.mark.parametrize("rule", ["turn", "column"])
def test_bots_are_bound_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rule: MissRule) -> None:
    """Every carry of the bot ends beside the table. It loses its turn, or pays three times and then builds."""

    async def beside(hand: TableHand, turn: Build, piece: str, *, careful: bool) -> HandPath:
        start = HandSample(0.0, 0.0, -460.0, 60.0)
        return HandPath((start, HandSample(0.2, 0.0, -460.0, 50.0)), 0.3)

    async def same(hand: TableHand, seat: int, turn: Build, failed: int) -> tuple[Build, None]:
        return turn, None

    async def play() -> LiveTable:
        settings = ServerSettings(think=0.0, fast_carries=True)
        workers, storage = Workers.create(settings), open_storage(tmp_path / "games.sqlite")
        seats = (SeatSettings("Robo", "bot", "greedy"), SeatSettings("Ann"))
        hand = HandSettings("steady", miss=rule)
        table, _ = await LiveTable.create(MatchSettings("two-player-2024", seats, hand=hand), workers, storage)
        table.start_bots()
        assert table.bots.task is not None
        await asyncio.wait_for(table.bots.task, 120)
        log.extend(one.event for one in await storage.load(table.id))
        workers.stop()
        await storage.close()
        return table

    log: list[bytes] = []
    monkeypatch.setattr(hand_bots, "_way", beside)
    monkeypatch.setattr(hand_bots, "_robust", same)
    position = asyncio.run(play()).match.position
    happened = [type(decode_event(one)) for one in log]
    assert (position.turns_played, position.to_move) == (1, 1)
    if rule == "turn":
        assert happened == [Created, Missed, Missed, Play]
        assert len(position.columns) == 2
    else:
        assert happened == [Created, Play, Play, Play, Play]
        assert len(position.columns) == 3
