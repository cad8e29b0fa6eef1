"""Goals: for each part a turn that meets it and one that just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from shuto.learn import Goal, Missed, load_lesson, missed
from shuto.learn.goals import MISSES
from shuto.rules.position import Position
from shuto.rules.prospect import foresee
from shuto.rules.records.notation import parse_turn
from shuto.rules.snapshot.parsing import parse_snapshot
from shuto.text import LANGUAGES

pytestmark = pytest.mark.compiled

CASES: dict[str, tuple[str, Goal, str, str]] = {
    "column": ("junction", Goal(kind="column"), "c2 95,95 3", "c2 95,95 3j"),
    "junction": ("junction", Goal(kind="junction"), "c2 95,95 3j", "c2 95,95 3"),
    "off-ramp": ("off-ramp", Goal(kind="off-ramp"), "c3 > 200,-100", "c3 200,-100 2"),
    "component": ("city", Goal(kind="component"), "+ rainbow 110,150", ""),
    "branch": ("branch", Goal(branch=True), "c2 50,85 4", "c4 300,80 3"),
    "up": ("up-or-down", Goal(step="up"), "c2 150,85 3", "c2 150,85 2j"),
    "down": ("up-or-down", Goal(step="down"), "c2 150,85 1", "c2 150,85 2j"),
    "over": ("junction", Goal(crosses="over"), "c2 95,95 5j", "c2 95,95 3"),
    "under": ("junction", Goal(crosses="under"), "c2 95,95 3", "c2 95,95 5j"),
    "cars": ("what-counts", Goal(cars=1), "c6 170,140 5", "c6 100,45 5"),
    "wins": ("winning", Goal(wins=True), "c4 50,150 4", "c4 170,0 4"),
}
"""By what can be missed: a lesson whose first position is used, the goal, a turn that meets it, one that misses it."""


def start(lesson: str, task: int = 0) -> Position:
    return load_lesson(lesson).tasks[task].snapshot.position()


def answer(position: Position, goal: Goal, line: str) -> str | None:
    ahead = foresee(position, parse_turn(line))
    assert ahead, ahead.verdict.faults
    miss = missed(goal, ahead)
    return None if miss is None else miss.what


@pytest.mark.parametrize("miss", CASES)
def test_a_goal_is_met_or_missed(miss: str) -> None:
    lesson, goal, meets, misses = CASES[miss]
    position = start(lesson)
    assert answer(position, goal, meets) is None
    if misses:
        assert answer(position, goal, misses) == miss


def test_a_mission_is_met_by_its_own_points_only() -> None:
    position = start("city", 1)
    assert answer(position, Goal(mission="development"), "c0 115,-60 2") is None
    assert answer(position, Goal(mission="off-ramp-green"), "c0 115,-60 2") == "mission"
    assert answer(position, Goal(mission="development"), "c0 > 106,-116") == "mission"
    assert answer(position, Goal(mission="off-ramp-green"), "c0 > 106,-116") is None


@pytest.mark.parametrize(
    ("kind", "line", "lesson", "task"), [("pass", "pass", "first-road", 0), ("set-aside", "aside", "city", 1)]
)
def test_a_turn_without_a_build_has_a_kind(kind: Any, line: str, lesson: str, task: int) -> None:
    text = load_lesson(lesson).tasks[task].position
    without_columns = parse_snapshot(text.replace("/ - / 0 -", "/ 0g0y10r . / 0 -")).position()  # no columns left
    assert answer(without_columns, Goal(kind=kind), line) is None
    assert answer(start(lesson, task), Goal(kind=kind), "c0 104,-8 2") == kind


def test_a_road_that_crosses_without_earning_does_not_count() -> None:
    position = start("what-counts")
    assert answer(position, Goal(crosses="over"), "c6 100,45 5") == "over"  # its side is taken
    assert answer(position, Goal(crosses="over"), "c6 -65,140 5") == "over"  # a starting ramp earns nothing here


def test_everything_that_is_stated_must_hold_in_a_fixed_order() -> None:
    position = start("junction")
    goal = Goal(kind="junction", step="up", crosses="over", cars=1)
    for line, miss in (("c2 95,95 3", "junction"), ("c2 95,95 2j", "up"), ("c2 95,95 3j", "over")):
        assert answer(position, goal, line) == miss
    assert answer(position, goal, "c2 95,95 6j") is None
    assert answer(position, Goal(), "c2 215,10 3") is None


def test_the_answer_tells_how_many_cars_are_missing() -> None:
    position = start("what-counts", 1)
    for line, text in (("c4 -20,125 4", "earns only 1 car."), ("c4 180,10 4", "earns no car.")):
        miss = missed(Goal(cars=2), foresee(position, parse_turn(line)))
        assert miss is not None
        assert miss.text().endswith(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_miss_can_be_said(language: str) -> None:
    said = [Missed(miss).text(language) for miss in MISSES]
    assert len(set(said)) == len(MISSES)
