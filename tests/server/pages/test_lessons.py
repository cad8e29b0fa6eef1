"""Lessons through the real server: the list, one lesson to its end, a restart in between, and what stays hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from server.client import Client
from server.conftest import Server
from server.hands import bring
from shuto.learn import Lesson, lesson_ids, load_lesson
from shuto.match.coach import lesson_settings
from shuto.match.events import Created
from shuto.match.match import Match
from shuto.rules.records.notation import parse_turn as parse
from shuto.rules.turn import Extend, Turn

pytestmark = pytest.mark.compiled


def begin(server: Server, lesson: str, language: str = "en") -> tuple[str, list[str]]:
    with server.http() as http:
        made = http.post(f"/api/lessons/{lesson}", params={"lang": language})
        assert made.status_code == 201, made.text
        return made.json()["id"], made.json()["tokens"]


def sent(turn: Turn) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(turn)
    return data


def test_lessons_are_listed_in_their_order(server: Server) -> None:
    with server.http() as http:
        listed = http.get("/api/lessons").json()
        assert [one["id"] for one in listed] == list(lesson_ids())
        assert listed[0] == {"id": "first-road", "tasks": 1, "optional": False}
        assert http.post("/api/lessons/none").status_code == 404
        picture = http.get("/api/lessons/city/picture.svg")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
        assert picture.text.startswith("<svg")
        assert http.get("/api/lessons/none/picture.svg").status_code == 404


@pytest.mark.slow
def test_a_lesson_is_played_to_its_end_over_a_restart(server: Server) -> None:
    lesson = load_lesson("what-counts")
    first, second = lesson.tasks
    match, tokens = begin(server, lesson.id, "it")
    with Client(server.socket, match, tokens, "it") as learner:
        status = learner.whole["table"]["status"]
        stated = {"id": lesson.id, "task": 0, "tasks": 2, "done": False, "controls": ["cars"], "turn": None}
        assert status["lesson"] == stated
        assert [seat["name"] for seat in status["seats"]] == ["Tu", "Blu"]
        learner.ask(type="play", revision=1, seat=0, turn=sent(parse(first.mistakes[0].turn)))
        refused = learner.hear("refused")
        assert (refused["code"], refused["text"]) == ("goal", "Valida, ma non vale nessun veicolo.")
        learner.ask(type="hint", revision=1, seat=0)
        hint = learner.hear("hint")
        assert hint["turn"] == sent(first.turn)
        assert hint["why"].endswith("Blu.")
        learner.ask(type="play", revision=1, seat=0, turn=sent(first.turn))
        assert learner.hear("play")["change"]["status"]["lesson"]["done"]
        learner.ask(type="task", revision=2, seat=0, task=1)
        assert learner.hear("whole")["table"]["status"]["lesson"]["task"] == 1
    server.kill()
    server.start()
    with Client(server.socket, match, tokens) as learner:
        assert learner.whole["table"]["status"]["lesson"]["task"] == 1
        learner.ask(type="play", revision=3, seat=0, turn=sent(second.turn))
        lesson_now = learner.hear("play")["change"]["status"]["lesson"]
        assert (lesson_now["task"], lesson_now["done"]) == (1, True)


def test_a_lesson_is_in_no_list_and_has_no_record(server: Server) -> None:
    match, tokens = begin(server, "first-road")
    with Client(server.socket, match, tokens) as learner:
        learner.ask(type="play", revision=1, seat=0, turn=sent(load_lesson("first-road").tasks[0].turn))
        learner.hear("play")
    with server.http() as http:
        assert http.get("/api/matches", params={"ids": match}).json() == []
        assert http.get(f"/api/matches/{match}").json()["status"]["lesson"]["done"]
        for part in ("record", "replay", "analysis"):
            assert http.get(f"/api/matches/{match}/{part}").status_code == 404
        seats = [{"name": "Ann"}, {"name": "Bob"}]
        made = http.post("/api/matches", json={"edition": "two-player-2024", "seats": seats, "lesson": "first-road"})
        assert (made.status_code, "POST /api/lessons" in made.text) == (400, True)


@pytest.mark.slow
def test_a_road_is_carried_in_the_lesson_on_the_hand(server: Server) -> None:
    lesson: Lesson = load_lesson("hand")
    turn = lesson.tasks[0].turn
    assert isinstance(turn, Extend)
    match, tokens = begin(server, lesson.id)
    with Client(server.socket, match, tokens) as learner:
        learner.patience = 120.0
        learner.ask(type="play", revision=1, seat=0, turn=sent(turn))
        assert learner.hear("refused")["code"] == "needs-hand"
        learner.ask(type="take", revision=1, seat=0, turn=sent(turn))
        position = Match(Created(lesson_settings(lesson, "en"), ("h", ""), "2026-01-01T00:00:00+00:00", 2)).position
        assert bring(learner, position, turn, learner.hear("carry"))["next"] == "played"
        assert learner.hear("play")["change"]["status"]["lesson"]["done"]
