"""Trying a lesson: plays the solution and every mistake of its tasks, and says what is not as the lesson states."""

from __future__ import annotations

from collections.abc import Iterator

from shuto.learn.goals import missed
from shuto.learn.lesson import Lesson, Task
from shuto.rules.position import Position
from shuto.rules.prospect import foresee
from shuto.rules.records.notation import parse_turn
from shuto.rules.turn import Turn


def answer_to(task: Task, position: Position, turn: Turn) -> str | None:
    """The answer to a turn: the first fault, or what the goal misses; None if it solves the task."""
    ahead = foresee(position, turn)
    if not ahead:
        return ahead.verdict.faults[0].value
    miss = missed(task.goal, ahead)
    return None if miss is None else miss.what


def try_lesson(lesson: Lesson) -> tuple[str, ...]:
    """Everything that is wrong with the solutions and mistakes of a lesson, one line each; empty if nothing is."""
    return tuple(line for number, task in enumerate(lesson.tasks) for line in _try_task(task, f"tasks[{number}]"))


def _try_task(task: Task, place: str) -> Iterator[str]:
    position = task.snapshot.position()
    answer = answer_to(task, position, task.turn)
    if answer is not None:
        yield f"{place}.solution: it is answered by {answer}"
    for number, mistake in enumerate(task.mistakes):
        answer = answer_to(task, position, parse_turn(mistake.turn))
        if answer != mistake.answer:
            yield f"{place}.mistakes[{number}]: it is answered by {answer or 'nothing: it solves the task'}"
