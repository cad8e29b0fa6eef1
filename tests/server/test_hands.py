"""A table with hands over the wire: taking, carrying, landing, what is refused, who pays, who forgives."""

from __future__ import annotations

import pytest

from server.client import Client
from server.conftest import Server
from server.hands import STEADY, begin, bring, position_of, take
from shuto.physics.codec import KEYFRAME, decode
from shuto.rules.turn import Extend

pytestmark = pytest.mark.compiled

FIRST = Extend(base=0, x=-115.0, y=-40.0, height=2)


def test_a_road_is_carried_and_everybody_sees_it(server: Server) -> None:
    match, (ann, bob) = begin(server)
    with Client(server.socket, match, [ann]) as one, Client(server.socket, match, [bob], "de") as two:
        taken = take(one, FIRST, 0, 1)
        assert (taken["piece"], taken["held"], taken["tremor"]) == ("r2", ["r2"], "none")
        landed = bring(one, position_of(server, match), FIRST, taken)
        assert (landed["next"], landed["text"], landed["fates"]) == ("played", "", [])
        assert landed["verdict"]["legal"]
        step = one.hear("step")
        assert (step["seat"], step["revision"]) == (0, 2)
        assert [column["id"] for column in step["change"]["columns"]] == ["c2"]
        assert two.hear("carrying")["carry"] == taken["carry"]
        assert two.hear("landed")["revision"] == 2
        assert two.hear("step")["change"] == step["change"]
        for client in (one, two):
            frames = [decode(frame[4:]) for frame in client.frames]
            assert len(frames) > 60
            assert (frames[0].kind, frames[0].number) == (KEYFRAME, 0)
            assert {int.from_bytes(frame[:2], "little") for frame in client.frames} == {taken["carry"]}
            assert frames[-1].phase == "settled"


def test_a_build_needs_the_hand(server: Server) -> None:
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
