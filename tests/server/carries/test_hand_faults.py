"""Faults in a carry: bad samples, requests by others, disconnects, timeouts, processes that die or hang."""

from __future__ import annotations

import itertools
import math
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.client import Client
from server.conftest import Server
from server.hands import STEADY, begin, bring, children, move, outcome, packed, position_of, sweep_car, take
from shuto.physics import HandSample, decode
from shuto.rules.turn import Extend

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

FIRST = Extend(base=0, x=-115.0, y=-40.0, height=2)


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose timeouts do not matter, even on a busy machine."""
    running = Server(tmp_path_factory.mktemp("patient") / "games.sqlite")
    running.start("--grace", "60", "--hand-patience", "60")
    yield running
    running.kill()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short timeouts, for tests that wait for one."""
    running = Server(tmp_path_factory.mktemp("hasty") / "games.sqlite")
    running.start("--grace", "1", "--hand-patience", "3")
    yield running
    running.kill()


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something that a process does by itself; fail if it does not happen."""
    end = time.monotonic() + 30.0
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_resting_stored(database: Path) -> bool:
    with closing(sqlite3.connect(database)) as connection:
        return bool(connection.execute("SELECT 1 FROM restings").fetchall())


def status_of(server: Server, match: str) -> dict[str, Any]:
    with server.http() as http:
        status: dict[str, Any] = http.get(f"/api/matches/{match}").json()["status"]
        return status


NONSENSE = [
    b"",
    b"\x01",  # no complete header
    b"\x02\x00\x01\x00\x01\x00\x00\x00" + bytes(24),  # not the kind of message that has samples
    packed(1, [(0.1, math.nan, 0.0, 50.0, 0.0, 0.0)]),
    packed(1, [(0.1, math.inf, 0.0, 50.0, 0.0, 0.0)]),
    packed(1, [(0.1, 0.0, 0.0, 5e6, 0.0, 0.0)]),  # too high
    packed(1, [(0.1, 0.0, 0.0, 50.0, 1e6, 0.0)]),  # turned too far
    packed(1, [(-1.0, 0.0, 0.0, 50.0, 0.0, 0.0)]),  # before the carry
    packed(1, [(1e30, 0.0, 0.0, 50.0, 0.0, 0.0)]),  # too late
    packed(1, [(0.1, 0.0, 0.0, 50.0, 0.0, 0.0)] * 65),  # too many
    packed(1, [(0.1, 0.0, 0.0, 50.0, 0.0, 0.0)])[:-1],  # cut off
]


def test_bad_samples_are_refused_and_the_carry_continues(patient: Server) -> None:
    match, tokens = begin(patient)
    with Client(patient.socket, match, tokens) as client:
        taken = take(client, FIRST, 0, 1)
        assert taken["carry"] == 1
        for data in NONSENSE:
            client.send(data)
            refused = client.hear("refused")
            assert (refused["code"], refused["request"]) == ("bad-hand", 0), data
        client.ask(type="give-up", carry=1)
        assert outcome(client, taken)["next"] == "again"


def test_samples_faster_than_a_hand_are_followed_at_hand_speed(patient: Server) -> None:
    match, tokens = begin(patient)
    with Client(patient.socket, match, tokens) as client:
        taken = take(client, FIRST, 0, 1)
        client.send(packed(1, [(0.01, -9000.0, 9000.0, 300.0, 900.0, 0.0), (0.02, 9000.0, -9000.0, 0.0, -900.0, 0.0)]))
        while len(client.frames) < 20:
            client.next_frame()
        client.ask(type="give-up", carry=1)
        assert outcome(client, taken)["fates"] == []
        taken = take(client, FIRST, 0, 1)  # the table is unchanged
        assert bring(client, position_of(patient, match), FIRST, taken)["next"] == "played"


def test_requests_for_the_carry_of_another_or_a_finished_one_change_nothing(patient: Server) -> None:
    match, (ann, bob) = begin(patient)
    with Client(patient.socket, match, [ann]) as one, Client(patient.socket, match, [bob]) as two:
        taken = take(one, FIRST, 0, 1)
        path = [(0.1, 0.0, 150.0, 14.0, 0.0, 0.0), (0.6, 0.0, 20.0, 14.0, 0.0, 0.0)]
        two.send(packed(taken["carry"], path))
        assert two.hear("refused")["code"] == "not-your-seat"
        two.ask(type="let-go", carry=taken["carry"])
        assert two.hear("refused")["code"] == "not-your-seat"
        one.send(packed(taken["carry"] + 7, path))  # there is no such carry
        one.ask(type="let-go", carry=taken["carry"] + 7)
        assert one.hear("refused")["code"] == "no-such-carry"
        two.ask(type="take", revision=1, seat=1, turn=msgspec.to_builtins(FIRST))
        assert two.hear("refused")["code"] == "carrying"
        for fields in ({"type": "undo"}, {"type": "play", "turn": {"type": "pass"}}):
            one.ask(revision=1, seat=0, **fields)
            assert one.hear("refused")["code"] == "carrying"
        assert bring(one, position_of(patient, match), FIRST, taken)["next"] == "played"
        one.send(packed(taken["carry"], path))
        one.ask(type="give-up", carry=taken["carry"])
        assert one.hear("refused")["code"] == "no-such-carry"


@pytest.mark.options("--longest-carry", "2")
def test_carry_that_takes_too_long_is_given_up(own_server: Server) -> None:
    match, tokens = begin(own_server)
    with Client(own_server.socket, match, tokens, "it") as client:
        started = time.monotonic()
        dropped = outcome(client, take(client, FIRST, 0, 1))
        assert (dropped["type"], dropped["why"]) == ("dropped", "too-long")
        assert "troppo a lungo" in dropped["text"]
        assert time.monotonic() - started > 1.5
        assert take(client, FIRST, 0, 1)["piece"] == "r2"  # the table is unchanged


def test_piece_is_put_back_a_while_after_a_disconnect(hasty: Server) -> None:
    match, (ann, bob) = begin(hasty)
    with Client(hasty.socket, match, [bob]) as two:
        with Client(hasty.socket, match, [ann]) as one:
            taken = take(one, FIRST, 0, 1)
        dropped = outcome(two, taken)
        assert (dropped["type"], dropped["why"], dropped["seat"]) == ("dropped", "vanished", 0)
        with Client(hasty.socket, match, [ann]) as one:
            assert take(one, FIRST, 0, 1)["carry"] > taken["carry"]


def test_player_who_disconnects_still_pays_for_what_fell(hasty: Server) -> None:
    match, (ann, bob) = begin(hasty)
    with Client(hasty.socket, match, [bob]) as two:
        with Client(hasty.socket, match, [ann]) as one:
            taken = take(one, FIRST, 0, 1)
            sweep_car(one, taken)
        landed = outcome(two, taken)
        assert (landed["type"], landed["next"]) == ("landing", "bill")
        assert "gone" in landed["text"]
        assert status_of(hasty, match)["bill"]["pays"] == [{"owner": 1, "gray": 1}]


def test_player_who_reconnects_in_time_continues_the_carry(patient: Server) -> None:
    match, (ann, bob) = begin(patient)
    with Client(patient.socket, match, [ann]) as second_tab, Client(patient.socket, match, [bob]) as two:
        with Client(patient.socket, match, [ann]) as one:
            taken = take(one, FIRST, 0, 1)
            assert [client.hear("carry")["free"] for client in (second_tab, two)] == [False, False]
        assert second_tab.hear("carry")["free"] is True
        with Client(patient.socket, match, [ann]) as one:
            seen = one.hear("carry")
            assert (seen["carry"], seen["free"]) == (taken["carry"], True)
            assert bring(one, position_of(patient, match), FIRST, taken)["next"] == "played"
        assert second_tab.hear("carry", "landing")["free"] is False  # a connection controls the hand again
        assert two.hear("carry", "landing")["type"] == "landing"  # Bob could never take over
        assert one.frames[0][4] == 2  # a client that joins gets a keyframe first


@pytest.mark.parametrize(("server", "stop_signal"), [("patient", signal.SIGKILL), ("hasty", signal.SIGSTOP)])
def test_nobody_pays_if_a_worker_dies_or_hangs(
    request: pytest.FixtureRequest, server: str, stop_signal: signal.Signals
) -> None:
    running: Server = request.getfixturevalue(server)
    match, (ann, bob) = begin(running)
    with Client(running.socket, match, [ann]) as one, Client(running.socket, match, [bob], "de") as two:
        taken = take(one, FIRST, 0, 1)
        sweep_car(one, taken)
        (worker,) = children(running, "shuto-hand")
        os.kill(worker, stop_signal)
        dropped = outcome(two, taken)
        assert (dropped["type"], dropped["why"]) == ("dropped", "worker")
        assert "niemand zahlt" in dropped["text"]
        assert status_of(running, match)["bill"] is None
        taken = take(one, FIRST, 0, 1)
        assert bring(one, position_of(running, match), FIRST, taken)["next"] == "played"
        assert children(running, "shuto-hand") != [worker]


def test_carries_work_after_the_background_process_was_killed(patient: Server) -> None:
    match, tokens = begin(patient)
    with Client(patient.socket, match, tokens) as client:
        taken = take(client, FIRST, 0, 1)
        for process in children(patient, "shuto-jobs"):
            os.kill(process, signal.SIGKILL)
        assert bring(client, position_of(patient, match), FIRST, taken)["next"] == "played"
        again = Extend(base=1, x=115.0, y=40.0, height=2)
        assert take(client, again, 1, 2)["piece"] == "r3"


def test_flood_of_samples_does_not_slow_another_hand(patient: Server) -> None:
    match, tokens = begin(patient)
    other, other_tokens = begin(patient)
    with Client(patient.socket, match, tokens) as calm, Client(patient.socket, other, other_tokens) as flood:

        def frames_until_put_back() -> int:
            """Hold a piece for two seconds, then give up: how many frames later the carry is over."""
            mine = take(calm, FIRST, 0, 1)
            x, y, z, yaw, _ = mine["start"]
            move(calm, mine["carry"], [HandSample(i / 60.0, x, y, z, yaw, 0.0) for i in range(1, 120)])
            asked = decode(calm.frames[-1][4:]).number
            calm.ask(type="give-up", carry=mine["carry"])
            assert outcome(calm, mine)["next"] == "again"
            return decode(calm.frames[-1][4:]).number - asked

        alone = frames_until_put_back()
        theirs = take(flood, FIRST, 0, 1)
        x, y, z, yaw, _ = theirs["start"]
        enough = threading.Event()

        def pour() -> None:
            for i in itertools.count(1):
                flood.send(packed(theirs["carry"], [(i * 1e-3, x, y, z, yaw, 0.0)] * 8))
                if enough.wait(0.001):
                    return

        pouring = threading.Thread(target=pour)
        pouring.start()
        try:
            # in frames, not in seconds: a busy machine simulates slowly. A queue of samples would cost hundreds
            assert frames_until_put_back() < alone + 90
        finally:
            enough.set()
            pouring.join()
        flood.ask(type="give-up", carry=theirs["carry"])
        assert outcome(flood, theirs)["type"] == "landing"


def test_first_take_after_a_restart_needs_only_the_hand_worker(tmp_path: Path) -> None:
    """Its process starts with the server, and the table at rest is stored. No other process has to be ready."""
    # a forked server would have its processes ready before we can stop them
    server = Server(tmp_path / "games.sqlite", forked=False)
    server.start()
    try:
        match, tokens = begin(server)
        with Client(server.socket, match, tokens) as client:
            assert bring(client, position_of(server, match), FIRST, take(client, FIRST, 0, 1))["next"] == "played"
        wait_until(lambda: is_resting_stored(tmp_path / "games.sqlite"))  # it is stored a moment after the landing
        server.kill()
        server.start()
        wait_until(lambda: bool(children(server, "shuto-hand")))  # nobody has opened a table yet
        with Client(server.socket, match, tokens) as client:
            stopped = children(server, "shuto-jobs")
            try:
                for process in stopped:
                    os.kill(process, signal.SIGSTOP)
                assert take(client, Extend(base=1, x=115.0, y=40.0, height=2), 1, 2)["piece"] == "r3"
            finally:
                for process in stopped:  # a stopped process would outlive its server
                    os.kill(process, signal.SIGCONT)
    finally:
        if server.process is not None:
            server.kill()


def test_kill_during_a_carry_and_with_an_open_bill(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite")
    server.start()
    try:
        match, tokens = begin(server)
        with Client(server.socket, match, tokens) as client:
            taken = take(client, FIRST, 0, 1)
            sweep_car(client, taken)
            orphans = [*children(server, "shuto-hand"), *children(server, "shuto-jobs")]
            server.kill()
        assert len(orphans) == 2
        deadline = time.monotonic() + 60.0
        while any(Path(f"/proc/{pid}").exists() for pid in orphans):  # no process outlives the server
            assert time.monotonic() < deadline
            time.sleep(0.1)
        server.start()
        assert status_of(server, match)["revision"] == 1
        with Client(server.socket, match, tokens) as client:
            taken = take(client, FIRST, 0, 1)
            sweep_car(client, taken)
            client.ask(type="give-up", carry=taken["carry"])
            assert outcome(client, taken)["next"] == "bill"
            server.kill()
        server.start()
        with Client(server.socket, match, tokens) as client:
            assert client.whole["table"]["status"]["bill"]["pays"] == [{"owner": 1, "gray": 1}]
            client.ask(type="pay", revision=2, seat=0)
            assert client.hear("play")["change"]["status"]["to_move"] == 0
            landed = bring(client, position_of(server, match), FIRST, take(client, FIRST, 0, 3))
            assert landed["next"] == "played"
        with server.http() as http:
            plays = http.get(f"/api/matches/{match}/replay").json()["plays"]
            assert [play["carries"] for play in plays] == [[1], [2]]
    finally:
        if server.process is not None:
            server.kill()


def test_begun_build_continues_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path / "games.sqlite")
    server.start()
    try:
        match, tokens = begin(server, {**STEADY, "hand": {"mode": "steady", "pieces": "everything"}})
        with Client(server.socket, match, tokens) as client:
            landed = bring(client, position_of(server, match), FIRST, take(client, FIRST, 0, 1))
            assert landed["next"] == "piece"
            server.kill()
        server.start()
        with Client(server.socket, match, tokens) as client:
            begun = client.whole["table"]["status"]["begun"]
            assert (begun["placed"], begun["next"]) == (["c2"], "r2")
            turn = msgspec.convert(begun["turn"], Extend)
            landed = bring(client, position_of(server, match), turn, take(client, FIRST, 0, 2))
            assert landed["next"] == "played"
    finally:
        if server.process is not None:
            server.kill()


def test_undo_that_all_agreed_to_ends_a_carry(patient: Server) -> None:
    match, (ann, bob) = begin(patient)
    with Client(patient.socket, match, [ann]) as one, Client(patient.socket, match, [bob], "ja") as two:
        assert bring(one, position_of(patient, match), FIRST, take(one, FIRST, 0, 1))["next"] == "played"
        one.ask(type="undo", revision=2, seat=0)
        taken = take(two, Extend(base=1, x=115.0, y=40.0, height=2), 1, 3)
        two.ask(type="answer-undo", revision=3, seat=1, agree=True)
        dropped = outcome(two, taken)
        assert (dropped["type"], dropped["why"]) == ("dropped", "undone")
        assert "取り消された" in dropped["text"]
        assert status_of(patient, match)["steps"] == 0
        assert take(one, FIRST, 0, 4)["piece"] == "r2"
