"""Clocks on the server: at zero somebody claims, a bot takes over or nothing happens; pauses; down time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from server.client import Client
from server.conftest import Server
from server.databases import logged, on_both, rows
from server.guests import TURN, Guest, refused
from shuto.match.settings import AtZero, ClockSettings, MatchSettings, SeatSettings
from shuto.server.settings import ServerSettings
from shuto.server.storage.opening import open_storage
from shuto.server.tables.lobby import Lobby
from shuto.server.times import iso, ms_of

SHORT = {"bank": 0.3, "increment": 0}
LONG = {"bank": 60, "increment": 0}


def timed(at_zero: AtZero) -> MatchSettings:
    clock = ClockSettings(bank=0.05, increment=0.0, at_zero=at_zero)
    return MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")), clock=clock)


def clock_of(message: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = message["table"]["status"]["clock"]
    return found


def until(client: Client, **wanted: Any) -> dict[str, Any]:
    """The next message with the whole table whose clock is like this."""
    message = client.whole
    while any(clock_of(message)[name] != value for name, value in wanted.items()):
        message = client.hear("whole")
    return message


def deadline(database: Path | str, match: str) -> int | None:
    found: int | None = rows(database, "SELECT deadline FROM matches WHERE id = ?", match)[0][0]
    return found


def wait_for(database: Path | str, match: str, kind: str) -> list[str]:
    """Wait until an event of this kind is in the log; the kinds of all events."""
    while kind not in (kinds := [event["type"] for event in logged(database, match)]):
        time.sleep(0.05)
    return kinds


def test_times_are_stored_to_the_millisecond() -> None:
    assert ms_of(iso(1_800_000_000_123)) == 1_800_000_000_123
    assert ms_of("2026-01-01T00:00:00.250+00:00") == 1_767_225_600_250
    assert ms_of("now") == 0


@pytest.mark.parametrize("at_zero", ["claim", "bot", "wait"])
def test_a_table_that_is_not_in_memory_is_looked_at_when_its_clock_is_at_zero(
    database: Path | str, at_zero: AtZero
) -> None:

    async def lobby() -> Lobby:
        found = Lobby(open_storage(database), ServerSettings(database=database, think=0.0))
        await found.warm_up()
        return found

    async def go() -> str:
        first = await lobby()
        await first.timekeeper.stop()  # so that this one does nothing, even if the clock is at zero before it closes
        table, _ = await first.create(timed(at_zero))
        at_start = table.match.clock
        assert at_start is not None
        assert first.storage.clocks.deadlines == {table.id: at_start.deadline}
        await first.close()
        assert deadline(database, table.id) == at_start.deadline
        for _ in range(2):  # the second time there is nothing left to do
            again = await lobby()
            while table.id in again.storage.clocks.deadlines:
                await asyncio.sleep(0.01)
            await again.close()
        return table.id

    match = asyncio.run(go())
    kinds = [
        event["type"] for event in logged(database, match) if event.get("seat", 0) == 0
    ]  # Bob's clock may run, too
    assert "down" in kinds
    assert [kinds.count(one) for one in ("flag", "leave")] == {"claim": [1, 0], "bot": [0, 1], "wait": [0, 0]}[at_zero]


@on_both
def test_who_has_no_time_left_is_claimed(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = ann.table(clock=SHORT)
    with ann.join(match) as host, bob.join(match) as guest:
        assert clock_of(guest.whole)["runs"] is None, "the table still gathers"
        assert refused(guest, type="claim", revision=guest.revision, seat=1) == "not-your-seat"
        guest.ask(type="sit", seat=1)
        whole = until(guest, claimable=0)
        assert whole["now"] >= clock_of(whole)["since"]
        revision = whole["table"]["status"]["revision"]
        assert refused(host, type="claim", revision=revision, seat=0) == "nothing-to-claim"
        guest.ask(type="claim", revision=revision, seat=1)
        over = guest.hear("whole")["table"]["status"]
        assert over["outcome"]["ranking"][0] == [1]
        assert over["clock"]["seats"][0]["out_of_time"]
        assert refused(guest, type="claim", revision=over["revision"], seat=1) == "nothing-to-claim"


def test_a_bot_takes_over_and_plays(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = ann.table(clock={**SHORT, "at_zero": "bot"})
    with bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        assert guest.hear("play")["seat"] == 0
    with ann.join(match) as late:
        seat = late.whole["table"]["status"]["seating"]["seats"][0]
        assert (late.whole["held"], seat["state"]) == ([], "bot")


def test_a_pause_by_consent_stops_the_clock(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    match = ann.table(clock=LONG)
    with ann.join(match) as host, bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        revision = until(host, runs=0)["table"]["status"]["revision"]
        host.ask(type="pause", revision=revision, seat=0)
        assert until(guest, pause_asked=0)["table"]["status"]["clock"]["pause_agreed"] == [0]
        guest.ask(type="answer-pause", revision=revision + 1, seat=1, agree=True)
        paused = until(host, paused=True)
        assert clock_of(paused)["runs"] is None
        assert refused(host, type="play", revision=revision + 2, seat=0, turn=TURN) == "paused"
        guest.ask(type="resume", revision=revision + 2, seat=1)
        resumed = clock_of(until(host, runs=0))
        while resumed["paused"] or resumed["since"] == clock_of(paused)["since"]:
            resumed = clock_of(host.hear("whole"))
        assert resumed["seats"] == clock_of(paused)["seats"]


@pytest.mark.slow
def test_the_time_in_which_the_server_is_down_is_nobodys(own_server: Server) -> None:
    ann, bob = Guest(own_server, "Ann"), Guest(own_server, "Bob")
    began = time.time()
    match = ann.table(clock=LONG)
    with bob.join(match) as guest:
        guest.ask(type="sit", seat=1)
        guest.hear("whole")
        own_server.kill()
    time.sleep(3)
    own_server.start()
    with bob.join(match) as guest:
        clock = clock_of(guest.whole)
        left = clock["seats"][0]["left"] - (guest.whole["now"] - clock["since"])
        used, passed = 60_000 - left, 1000 * (time.time() - began)
    assert 0 <= used <= passed - 3000
    down = [event for event in logged(own_server.database, match) if event["type"] == "down"]
    assert len(down) == 1
    assert down[0]["until"] - down[0]["since"] >= 3000
