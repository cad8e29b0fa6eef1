"""The practice table through the real server: a clean carry solves a task, and what falls costs nothing."""

from __future__ import annotations

from typing import Any

import pytest

from server.client import Client
from server.conftest import Server
from server.hands import bring, outcome, sweep_car, take
from shuto.learn import PRACTICE, load_lesson
from shuto.rules.turn import Extend

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def begin(server: Server, **chosen: str) -> tuple[str, list[str]]:
    with server.http() as http:
        made = http.post("/api/practice", params={"lang": "de", **chosen})
        assert made.status_code == 201, made.text
        return made.json()["id"], [token for token in made.json()["tokens"] if token]


def task(number: int) -> tuple[Any, Extend]:
    one = load_lesson(PRACTICE).tasks[number]
    assert isinstance(one.turn, Extend)
    return one.start(("Du", "Blau")), one.turn


def test_clean_carry_solves_a_task_and_the_next_one_begins(server: Server) -> None:
    match, tokens = begin(server, tremor="none")
    with Client(server.socket, match, tokens) as client:
        assert client.whole["hand"]["miss"] == "free"
        position, turn = task(0)
        assert bring(client, position, turn, take(client, turn, 0, 1))["next"] == "played"
        assert client.hear("play")["change"]["status"]["lesson"]["done"] is True
        client.ask(type="task", revision=2, seat=0, task=1)
        lesson = client.hear("whole")["table"]["status"]["lesson"]
        assert (lesson["task"], lesson["done"], lesson["turn"]["base"]) == (1, False, 8)


def test_what_falls_costs_nothing_and_stands_again(server: Server) -> None:
    match, tokens = begin(server, tremor="normal")
    with Client(server.socket, match, tokens) as client:
        assert client.whole["table"]["status"]["seats"][0]["tremor"] == "normal"
        _, turn = task(0)
        taken = take(client, turn, 0, 1)
        assert taken["longest"] == 600  # a learner's hand tires later
        sweep_car(client, taken)
        client.ask(type="give-up", carry=taken["carry"])
        landed = outcome(client, taken)
        assert (landed["next"], landed["revision"]) == ("again", 1)
        assert [(fate["piece"], fate["state"]) for fate in landed["fates"]] == [("k1", "fallen")]
        assert take(client, turn, 0, 1)["piece"] == "r2"


def test_unknown_hand_is_refused(server: Server) -> None:
    with server.http() as http:
        assert http.post("/api/practice", params={"tremor": "earthquake"}).status_code == 400
        assert all(one["id"] != PRACTICE for one in http.get("/api/lessons").json())
