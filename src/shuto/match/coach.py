"""The coach of a lesson: which task is played, where it begins, and whether a turn solves it.

A lesson is a match with a task at a time. The coach takes the place of the start of a game, and is asked about every
turn that the referee allows. Nobody plays for the other seats.
"""

from __future__ import annotations

import msgspec

from shuto.learn import PRACTICE, Lesson, Task, load_lesson, missed
from shuto.match import commands
from shuto.match.commands import Command, Landing
from shuto.match.refusal import Refusal
from shuto.match.settings import COLOURS, Handled, HandSettings, MatchSettings, SeatSettings, TremorLevel
from shuto.rules.position import Position
from shuto.rules.prospect import Prospect
from shuto.rules.turn import Aftermath
from shuto.text import say


def lesson_settings(lesson: Lesson, language: str) -> MatchSettings:
    """The settings of a match for a lesson. The other seats are named by their colours, in the learner's language."""
    frame = lesson.tasks[0].snapshot
    seats = tuple(
        SeatSettings(say(language, "lesson-you"), colour=colour)
        if seat == lesson.learner
        else SeatSettings(say(language, f"web-colour-{colour}"), kind="bot", bot="random", colour=colour)
        for seat, (_, colour) in enumerate(zip(frame.players, COLOURS, strict=False))
    )
    hand = HandSettings(mode="steady") if lesson.hand else HandSettings()
    return MatchSettings(
        frame.edition, seats, frame.house_rules, frame.first, frame.table, frame.car_types, hand=hand, lesson=lesson.id
    )


def practice_settings(language: str, tremor: TremorLevel, pieces: Handled) -> MatchSettings:
    """The settings of a match at the practice table, with the hand that the player chose."""
    settings = lesson_settings(load_lesson(PRACTICE), language)
    first, *others = settings.seats
    hand = HandSettings("shaky", pieces, miss="free")
    return msgspec.structs.replace(settings, hand=hand, seats=(msgspec.structs.replace(first, tremor=tremor), *others))


class Coach:
    """The lesson of a match and the number of the task that is played, from 0."""

    def __init__(self, settings: MatchSettings) -> None:
        assert settings.lesson is not None
        self.lesson = load_lesson(settings.lesson)
        self.number = 0
        self._players = tuple(seat.name for seat in settings.seats)

    @property
    def task(self) -> Task:
        """The task that is played."""
        return self.lesson.tasks[self.number]

    def start(self) -> Position:
        """The position in which the task begins."""
        return self.task.start(self._players)

    def observed(self, landing: Landing) -> Landing:
        """A landing as the coach counts it. At the practice table, one that knocks something over never happened."""
        if not self.lesson.practice or not (landing.aftermath.fallen or landing.aftermath.nudged):
            return landing
        return msgspec.structs.replace(
            landing, turn=None if landing.aftermath.fallen else landing.turn, aftermath=Aftermath(landing.aftermath.by)
        )

    def check_solved(self, prospect: Prospect) -> None:
        """Raise Refusal if a legal turn does not solve the task."""
        miss = missed(self.task.goal, prospect)
        if miss is not None:
            raise Refusal("goal", miss.text(), cause=miss)


def check_command(coach: Coach | None, command: Command) -> None:
    """Raise Refusal for a task without a lesson, and for what has no place in a lesson."""
    if isinstance(command, commands.Task):
        tasks = 0 if coach is None else len(coach.lesson.tasks)
        if not 0 <= command.task < tasks:
            raise Refusal("in-lesson", f"no task {command.task}: this match has {tasks}")
    elif isinstance(command, (commands.Knock, commands.AnswerUndo)):
        raise Refusal("in-lesson", "a lesson has only the turns of its tasks")
