"""Reading lessons: one TOML file each, in `lessons/`, in the order of their names. Each error is one line."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from shuto.learn.goals import MISSES, Goal
from shuto.learn.lesson import Lesson, Task
from shuto.rules.missions import MISSIONS
from shuto.rules.records.notation import NotationError, parse_turn
from shuto.rules.referee.faults import Fault
from shuto.rules.snapshot.pieces import SnapshotError
from shuto.rules.snapshot.snapshot import PositionError
from shuto.typed import from_plain

_LARGEST = 100_000
_MOST_TASKS = 9
_FILE = re.compile(r"(?:[0-9]+-)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.toml")


class LessonError(ValueError):
    """A file that is not a lesson, or a lesson that does not exist. The message is one line."""


PRACTICE = "practice"
"""The id of the practice table: tasks for the hand, without a game. It is not in the list of lessons."""


def lesson_ids() -> tuple[str, ...]:
    """The ids of the lessons of Shuto in their order. Optional ones come last."""
    return tuple(name for name, lesson in _lessons().items() if not lesson.practice)


def load_lesson(name: str | Path) -> Lesson:
    """The lesson with this id, or the one in a TOML file; raises LessonError."""
    if isinstance(name, Path):
        return _read(name)
    lesson = _lessons().get(name)
    if lesson is None:
        raise LessonError(f"no lesson {name[:40]!r}; there are {', '.join(lesson_ids())}")
    return lesson


@cache
def _lessons() -> dict[str, Lesson]:
    """The lessons of Shuto. Tests check their positions and turns, so that a server need not."""
    folder = files("shuto.learn").joinpath("lessons")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    lessons = [_lesson(name, folder.joinpath(name).read_bytes()) for name in names]
    return {lesson.id: lesson for lesson in sorted(lessons, key=lambda lesson: lesson.optional)}


def _read(path: Path) -> Lesson:
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        raise LessonError(f"{path}: {(error.strerror or str(error)).lower()}") from None
    lesson = _lesson(path.name, data)
    try:
        _check(lesson)
    except LessonError as error:
        raise LessonError(f"{path.name}: {error}") from None
    return lesson


def _lesson(name: str, data: bytes) -> Lesson:
    """The lesson in a file of this name. The id of a lesson is the name of its file, without a number before it."""
    try:
        return from_plain(_tables(name, data), Lesson)
    except msgspec.ValidationError as error:
        complaint, _, place = str(error).rpartition(" - at `$.")
        raise LessonError(f"{name}: {place.rstrip('`')}: {complaint}" if complaint else f"{name}: {error}") from None
    except LessonError as error:
        raise LessonError(f"{name}: {error}") from None


def _tables(name: str, data: bytes) -> dict[str, Any]:
    named = _FILE.fullmatch(name)
    if named is None:
        raise LessonError("its name: lower-case words joined by hyphens are needed, such as 07-branch.toml")
    if len(data) > _LARGEST:
        raise LessonError(f"too large for a lesson (at most {_LARGEST} bytes)")
    try:
        tables = tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LessonError(f"not TOML: {error}") from None
    if "id" in tables:
        raise LessonError("id: it is the name of the file")
    return {"id": named[1], **tables}


def _check(lesson: Lesson) -> None:
    if not 1 <= len(lesson.tasks) <= _MOST_TASKS:
        raise LessonError(f"tasks: from 1 to {_MOST_TASKS}, not {len(lesson.tasks)}")
    frames = [_check_task(lesson, task, f"tasks[{number}]") for number, task in enumerate(lesson.tasks)]
    for number, frame in enumerate(frames):
        if frame != frames[0]:
            raise LessonError(f"tasks[{number}].position: its game, players and learner must be those of tasks[0]")


def _check_task(lesson: Lesson, task: Task, place: str) -> tuple[Any, ...]:
    """Check one task; returns what all tasks of a lesson have in common."""
    try:
        snapshot = task.snapshot
        position = snapshot.position()
    except (SnapshotError, PositionError) as error:
        raise LessonError(f"{place}.position: {error}") from None
    if position.to_move is None:
        raise LessonError(f"{place}.position: the game is over, so nobody can play")
    _check_turn(task.solution, f"{place}.solution")
    for number, mistake in enumerate(task.mistakes):
        where = f"{place}.mistakes[{number}]"
        _check_turn(mistake.turn, f"{where}.turn")
        if mistake.answer not in (*MISSES, *Fault):
            raise LessonError(f"{where}.answer: {mistake.answer!r} is neither a fault nor one of {', '.join(MISSES)}")
    if task.goal.mission not in (None, *MISSIONS):
        raise LessonError(f"{place}.goal.mission: {task.goal.mission!r} is unknown; there are {', '.join(MISSIONS)}")
    if task.goal.mission is not None and not position.game.switches.missions:
        raise LessonError(f"{place}.goal.mission: this game is played without missions")
    if lesson.hand and task.goal != Goal():
        raise LessonError(f"{place}.goal: a hand puts a road where it falls, so a lesson with a hand has no goal")
    return position.game, position.to_move


def _check_turn(text: str, place: str) -> None:
    try:
        parse_turn(text)
    except NotationError as error:
        raise LessonError(f"{place}: {error}") from None
