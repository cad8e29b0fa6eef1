"""Every lesson of Shuto: its file is valid, and its solutions and mistakes are answered as it states."""

from __future__ import annotations

from pathlib import Path

import pytest

import shuto.learn
from shuto.learn import Lesson, lesson_ids, load_lesson, try_lesson
from shuto.match.coach import lesson_settings
from shuto.match.commands import Play, Task
from shuto.match.events import Created
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.rules.records.notation import parse_turn
from shuto.text import LANGUAGES, say

pytestmark = pytest.mark.compiled
FILES = sorted(Path(shuto.learn.__file__ or "").parent.joinpath("lessons").glob("*.toml"))
LONGEST = {"ja": 70}
"""The characters of a text that still fit on a phone beside the table."""


def begun(lesson: Lesson) -> Match:
    settings = lesson_settings(lesson, "en")
    hashes = tuple("h" if seat.kind == "human" else "" for seat in settings.seats)
    return Match(Created(settings, hashes, "2026-01-01T00:00:00+00:00"))


def test_there_are_ten_to_play_and_two_more() -> None:
    lessons = [load_lesson(name) for name in lesson_ids()]
    assert [lesson.optional for lesson in lessons] == [False] * 10 + [True] * 2
    assert len(FILES) == len(lessons) + 1  # the practice table


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_lesson_is_as_it_states(file: Path) -> None:
    lesson = load_lesson(file)
    assert lesson == load_lesson(lesson.id)
    assert try_lesson(lesson) == ()
    assert all(task.mistakes for task in lesson.tasks) or lesson.hand


@pytest.mark.parametrize("name", [name for name in lesson_ids() if not load_lesson(name).hand])
def test_a_match_answers_as_the_lesson_states(name: str) -> None:
    lesson = load_lesson(name)
    match = begun(lesson)
    for number, task in enumerate(lesson.tasks):
        if number:
            match.apply(match.decide(Task(match.revision, number), lesson.learner))
        before, revision = match.position, match.revision
        for mistake in task.mistakes:
            with pytest.raises(Refusal) as refused:
                match.decide(Play(revision, parse_turn(mistake.turn)), lesson.learner)
            verdict = refused.value.verdict
            assert refused.value.code == ("goal" if verdict is None else "illegal")
            if verdict is None:
                assert refused.value.text("en").startswith("Allowed, but ")
            else:
                assert verdict.faults[0].value == mistake.answer
        assert match.position is before
        match.apply(match.decide(Play(revision, task.turn), lesson.learner))
        assert match.position.turns_played > before.turns_played or match.position.phase != before.phase


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short(language: str) -> None:
    limit = LONGEST.get(language, 140)
    for name in lesson_ids():
        _, *texts = load_lesson(name).messages()
        for message in texts:
            text = say(language, message)
            assert len(text) <= limit, (message, len(text))
            assert sum(text.count(mark) for mark in ".!?。！？") <= 2, message
