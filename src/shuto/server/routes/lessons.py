"""Routes of lessons: the list, a picture of each, and starting one."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery

from shuto import draw
from shuto.learn import Lesson, LessonError, lesson_ids, load_lesson
from shuto.match.coach import lesson_settings, practice_settings
from shuto.match.settings import Handled, TremorLevel
from shuto.rules.play import play
from shuto.server.routes.guard import limited
from shuto.server.routes.pictures import answer
from shuto.server.wire.pages import ListedLesson, NewMatch
from shuto.text import best_language

WIDTH, HEIGHT = 400, 240
"""The size in px of the picture of a lesson."""


@get("/api/lessons", sync_to_thread=True)
def lessons() -> list[ListedLesson]:
    """All lessons, in the order in which they build on each other."""
    return [ListedLesson(one.id, len(one.tasks), one.optional) for one in map(load_lesson, lesson_ids())]


def _found(name: str) -> Lesson:
    """The lesson with this id; 404 if there is none."""
    try:
        return load_lesson(name)
    except LessonError as error:
        raise HTTPException(detail=str(error), status_code=404) from None


@get("/api/lessons/{lesson:str}/picture.svg", media_type="image/svg+xml")
async def lesson_picture(request: Request[Any, Any, Any], lesson: FromPath[str]) -> Response[bytes]:
    """The last table of a lesson at a slant, once its task is solved, as a small SVG without words."""
    found = _found(lesson)
    task, digest = found.tasks[-1], hashlib.sha256(msgspec.json.encode(found)).hexdigest()[:16]

    def drawn() -> bytes:
        return draw.scenic(play(task.snapshot.position(), task.turn), draw.Outlook(WIDTH, HEIGHT)).encode()

    return await answer(request, f"lesson.{digest}.svg", "image/svg+xml", drawn)


@post("/api/lessons/{lesson:str}", guards=[limited("tables")])
async def start_lesson(lesson: FromPath[str], state: State, lang: FromQuery[str] = "en") -> NewMatch:
    """Start a lesson: a match in which only the learner plays. It is in no list, and has no record."""
    table, tokens = await state.lobby.create(lesson_settings(_found(lesson), best_language(lang)))
    return NewMatch(table.id, tokens)


@post("/api/practice", guards=[limited("tables")])
async def start_practice(
    state: State, lang: FromQuery[str] = "en", tremor: FromQuery[TremorLevel] = "normal",
    pieces: FromQuery[Handled] = "roads",
) -> NewMatch:  # fmt: skip
    """Open the practice table: tasks for the hand, without a game and without bills."""
    table, tokens = await state.lobby.create(practice_settings(best_language(lang), tremor, pieces))
    return NewMatch(table.id, tokens)


HANDLERS = [lessons, lesson_picture, start_lesson, start_practice]
