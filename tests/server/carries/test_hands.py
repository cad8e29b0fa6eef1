"""A table with hands through the real server: taking, carrying, landing, refusals, paying, forgiving."""

from __future__ import annotations

import base64
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from server.client import Client
from server.conftest import Server
from server.hands import STEADY, begin, bring, children, outcome, position_of, sweep, sweep_car, take
from shuto.physics.codec import KEYFRAME, PackedFrame, decode
from shuto.rules.turn import Extend

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

FIRST = Extend(base=0, x=-115.0, y=-40.0, height=2)
SECOND = Extend(base=1, x=115.0, y=40.0, height=2)
THIRD = Extend(base=2, x=-225.0, y=-60.0, height=3)


def test_road_is_carried_and_all_clients_see_it(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob], "de") as two:
        taken = take(one, FIRST, 0, 1)
        assert (taken["piece"], taken["held"], taken["tremor"]) == ("r2", ["r2"], "none")
        landed = bring(one, position_of(server, match), FIRST, taken)
        assert (landed["next"], landed["text"], landed["fates"]) == ("played", "", [])
        assert landed["verdict"]["legal"]
        step = one.hear("play")
        assert (step["seat"], step["revision"]) == (0, 2)
        assert [column["id"] for column in step["change"]["columns"]] == ["c2"]
        assert two.hear("carry")["carry"] == taken["carry"]
        assert two.hear("landing")["revision"] == 2
        assert two.hear("play")["change"] == step["change"]
        for client in (one, two):
            frames = [decode(frame[4:]) for frame in client.frames]
            assert len(frames) > 60
            assert (frames[0].kind, frames[0].number) == (KEYFRAME, 0)
            assert {int.from_bytes(frame[:2], "little") for frame in client.frames} == {taken["carry"]}
            assert frames[-1].phase == "settled"


def test_build_needs_the_hand_only_at_a_table_with_hands(server: Server) -> None:
    match, tokens = begin(server)
    with Client(server.socket, match, tokens, "fr") as client:
        client.ask(
            type="play", revision=1, seat=0, turn={"type": "extend", "base": 0, "x": -115, "y": -40, "height": 2}
        )
        refused = client.hear("refused")
        assert refused["code"] == "needs-hand"
        assert "main" in refused["text"]
    precise, tokens = begin(server, {**STEADY, "hand": {"mode": "precise"}})
    with Client(server.socket, precise, tokens) as client:
        client.ask(
            type="take", revision=1, seat=0, turn={"type": "extend", "base": 0, "x": -115, "y": -40, "height": 2}
        )
        assert client.hear("refused")["code"] == "no-hand"


@pytest.mark.parametrize(("edition", "each"), [("four-player-fr", True), ("two-player-2024", False)])
def test_nobody_plays_until_the_bill_is_paid(server: Server, edition: str, each: bool) -> None:
    match, (ann, bob) = begin(server, {**STEADY, "edition": edition})
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob], "ja") as two:
        for client, turn, seat in ((one, FIRST, 0), (two, SECOND, 1)):
            position = position_of(server, match)
            assert bring(client, position, turn, take(client, turn, seat, seat + 1))["next"] == "played"
        with server.http() as http:
            supplies = http.get(f"/api/matches/{match}").json()["status"]["seats"]
        taken = take(one, THIRD, 0, 3)
        sweep(one, taken, (SECOND.x, SECOND.y + 80.0, 16.0), (SECOND.x, SECOND.y - 60.0, 16.0))
        one.ask(type="give-up", carry=taken["carry"])
        landed = outcome(one, taken)
        assert (landed["next"], landed["revision"]) == ("bill", 4)
        assert landed["text"] == "The piece went back to the supply."
        assert {fate["owner"] for fate in landed["fates"] if fate["state"] == "fallen"} == {1}
        assert all(fate["chain"][0] == "r4" for fate in landed["fates"] if fate["state"] == "fallen")
        bill = one.hear("whole")["table"]["status"]["bill"]
        assert bill["seat"] == 0
        (pay,) = bill["pays"]
        columns = pay["gray"] + pay.get("yellow", 0)
        assert pay["owner"] == 1
        fallen = len([fate for fate in landed["fates"] if fate["state"] in ("fallen", "displaced")])
        assert fallen >= 2
        assert all(fate["text"].startswith("Bob’s ") for fate in landed["fates"] if fate["owner"])
        assert columns == (fallen if each else 1)
        for fields, code in (
            ({"type": "take", "seat": 0, "turn": {"type": "extend", "base": 0, "x": -115, "y": -40, "height": 2}},
             "bill-pending"),
            ({"type": "undo", "seat": 0}, "bill-pending"),
            ({"type": "pay", "seat": 0, "pays": [{"owner": 1, "gray": columns + 1}]}, "bad-aftermath"),
        ):  # fmt: skip
            one.ask(revision=4, **fields)
            assert one.hear("refused")["code"] == code
        two.ask(type="pay", revision=4, seat=1)
        assert two.hear("refused")["code"] == "not-your-seat"
        one.ask(type="pay", revision=4, seat=0, pays=[{"owner": 1, "gray": columns - 1, "yellow": 1}])
        while (step := two.hear("play"))["revision"] < 5:
            pass
        assert step["change"]["status"]["bill"] is None
        assert step["change"]["status"]["to_move"] == 0
        after = step["change"]["status"]["seats"]
        assert after[0]["yellow"] == supplies[0]["yellow"] - 1
        assert after[1]["yellow"] == supplies[1]["yellow"] + 1
        assert after[1]["gray"] == supplies[1]["gray"] + columns - 1
        landed = bring(one, position_of(server, match), THIRD, take(one, THIRD, 0, 5))
        assert landed["next"] == "played"
    with server.http() as http:
        replay = http.get(f"/api/matches/{match}/replay").json()
        assert [len(play["carries"]) for play in replay["plays"]] == [1, 1, 1, 1]
        carry = http.get(f"/api/matches/{match}/carries/{replay['plays'][2]['carries'][0]}").json()
        assert (carry["seat"], carry["piece"], carry["next"], carry["tremor"]) == (0, "r4", "bill", "none")
        assert len([fate for fate in carry["fates"] if fate["state"] == "fallen"]) == fallen
        frames = list(unpacked(base64.b64decode(carry["frames"])))
        assert frames[0].kind == KEYFRAME
        assert frames[-1].phase == "settled"
        assert len(carry["hand"]) > 60
        assert http.get(f"/api/matches/{match}/carries/99").status_code == 404
        assert http.get(f"/api/matches/{match}/carries/{10**30}").status_code == 404
        assert http.get(f"/api/matches/{match}/carries/-{10**30}").status_code == 404


def unpacked(data: bytes) -> Iterator[PackedFrame]:
    while data:
        size = int.from_bytes(data[:2], "little")
        yield decode(data[2 : 2 + size])
        data = data[2 + size :]


def knock_over(client: Client, revision: int) -> dict[str, Any]:
    """Ann sweeps the car from Bob's ramp and gives up."""
    taken = take(client, FIRST, 0, revision)
    sweep_car(client, taken)
    client.ask(type="give-up", carry=taken["carry"])
    return client.hear("landing")


def test_bill_is_forgiven_if_all_people_agree(server: Server) -> None:
    match, (ann, bob) = begin(server)  # this edition charges one column per affected owner
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob]) as two:
        assert knock_over(one, 1)["next"] == "bill"
        bill = two.hear("whole")["table"]["status"]["bill"]
        assert bill["pays"] == [{"owner": 1, "gray": 1}]
        one.ask(type="forgive", revision=2, seat=0, agree=True)
        assert two.hear("whole")["table"]["status"]["bill"]["forgiven_by"] == [0]
        two.ask(type="forgive", revision=3, seat=1, agree=False)
        assert two.hear("whole")["table"]["status"]["bill"]["forgiven_by"] == []
        two.ask(type="forgive", revision=4, seat=1, agree=True)
        two.hear("whole")
        one.ask(type="forgive", revision=5, seat=0, agree=True)
        status = two.hear("play")["change"]["status"]
        assert status["bill"] is None
        assert status["seats"][0]["gray"] == one.whole["table"]["status"]["seats"][0]["gray"]
    with server.http() as http:
        (play,) = http.get(f"/api/matches/{match}/replay").json()["plays"]
        assert (play["turn"], play["aftermath"]) == (None, {"by": 0, "fallen": [{"piece": "k1"}], "forgiven": True})


def test_all_pieces_of_a_build_are_carried_one_by_one(server: Server) -> None:
    match, tokens = begin(server, {**STEADY, "hand": {"mode": "steady", "pieces": "everything"}})
    with Client(server.socket, match, tokens) as client:
        taken = take(client, FIRST, 0, 1)
        assert (taken["piece"], taken["held"]) == ("c2", ["c2.0", "c2.1"])
        landed = bring(client, position_of(server, match), FIRST, taken)
        assert (landed["next"], landed["piece"]) == ("piece", "r2")
        begun = client.hear("whole")["table"]["status"]["begun"]
        assert (begun["placed"], begun["next"]) == (["c2"], "r2")
        client.ask(type="take", revision=2, seat=0, turn=msgspec.to_builtins(FIRST), piece="c2")
        assert client.hear("refused")["code"] == "other-piece"
        turn = msgspec.convert(begun["turn"], Extend)
        landed = bring(client, position_of(server, match), turn, take(client, FIRST, 0, 2, piece="r2"))
        assert landed["next"] == "played"
        assert client.hear("play")["change"]["columns"][0]["x"] == pytest.approx(turn.x)


def test_risk_of_a_build_is_estimated(server: Server) -> None:
    match, tokens = begin(server, {**STEADY, "hand": {"mode": "shaky"}})
    with Client(server.socket, match, tokens) as client:
        number = client.ask(type="risk", revision=1, turn=msgspec.to_builtins(FIRST))
        other = msgspec.to_builtins(msgspec.structs.replace(FIRST, y=FIRST.y - 5.0))
        newest = client.ask(type="risk", revision=1, turn=other)
        client.ask(type="risk", revision=1, turn=other)
        assert client.hear("refused")["code"] == "busy"
        answers: dict[int, list[dict[str, Any]]] = {number: [], newest: []}  # which is answered first is up to threads
        while not all(risks and not risks[-1].get("more") for risks in answers.values()):
            answer = client.hear("risk")
            answers[answer["request"]].append(answer)
        assert [risk["samples"] for risk in answers[number]] == [4]  # the newest question ends the one before it
        risks = answers[newest]
        assert [risk["samples"] for risk in risks] == list(range(4, 4 * len(risks) + 1, 4))
        assert risks[-1]["samples"] <= 24  # a busy machine may not finish all samples in time
        assert 0.0 <= risks[-1]["falls"] <= 1.0
        assert risks[-1]["legal"] > 0.5
        client.ask(type="risk", revision=1, turn={"type": "extend", "base": 0, "x": -115, "y": -40, "height": 5})
        assert client.hear("refused")["code"] == "illegal"


def test_taking_a_piece_does_not_wait_for_risk_requests(server: Server) -> None:
    match, tokens = begin(server, {**STEADY, "hand": {"mode": "shaky"}})
    other, _ = begin(server, {**STEADY, "hand": {"mode": "shaky"}})
    with ExitStack() as stack:
        client = stack.enter_context(Client(server.socket, match, tokens))
        client.ask(type="give-up", carry=take(client, FIRST, 0, 1)["carry"])  # now the table at rest is cached
        assert client.hear("landing")["next"] == "again"
        crowd = [stack.enter_context(Client(server.socket, other, [])) for _ in range(3)]
        for one in crowd:
            one.ask(type="risk", revision=1, turn=msgspec.to_builtins(FIRST))
        crowd[0].hear("risk")  # the other requests are still in the queue
        (estimating,) = children(server, "shuto-risks")
        os.kill(estimating, signal.SIGSTOP)
        try:
            taken = take(client, FIRST, 0, 1)
        finally:
            os.kill(estimating, signal.SIGCONT)
        client.ask(type="give-up", carry=taken["carry"])
        assert all(one.hear("risk", "refused")["type"] == "risk" for one in crowd[1:])
