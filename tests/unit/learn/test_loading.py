"""A file that is not a lesson is refused in one line that names the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuto.learn import LessonError, lesson_ids, load_lesson

pytestmark = pytest.mark.compiled
POSITION = (
    'shuto-position 1 two-player-2024 "You" "Blue" / - / 0:0,-60,1 1:0,60,1 / >c0 >c1 / r0:60:sedan r1:60:sedan'
    " / - / 0 -"
)
TASK = f"[[tasks]]\nposition = '{POSITION}'\nsolution = 'c0 104,-8 2'\n"
OTHER = TASK.replace("/ 0 -", "/ 1 -")


def read(tmp_path: Path, text: str, name: str = "07-mine.toml") -> str:
    """The error message about a file."""
    file = tmp_path / name
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    try:
        return f"lesson {load_lesson(file).id}"
    except LessonError as error:
        return str(error)


def test_a_lesson_is_named_after_its_file(tmp_path: Path) -> None:
    assert read(tmp_path, TASK) == "lesson mine"
    assert read(tmp_path, TASK, "mine-too.toml") == "lesson mine-too"
    assert read(tmp_path, TASK, "Mine.toml").startswith("Mine.toml: its name: lower-case words")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("tasks = 3", "tasks: Expected `array`, got `int`"),
        ("[[tasks", "not TOML: "),
        ("\udcff", "not TOML: "),
        ("#" * 100_001, "too large for a lesson"),
        ("id = 'x'\n" + TASK, "id: it is the name of the file"),
        ("optional = true", "Object missing required field `tasks`"),
        ("tasks = []", "tasks: from 1 to 9, not 0"),
        (TASK * 10, "tasks: from 1 to 9, not 10"),
        ("colour = 'red'\n" + TASK, "Object contains unknown field `colour`"),
        ("controls = ['wheel']\n" + TASK, "controls[0]: Invalid enum value 'wheel'"),
        (TASK + "goal = { step = 'sideways' }", "tasks[0].goal.step: Invalid enum value 'sideways'"),
        (TASK + "goal = { fun = true }", "tasks[0].goal: Object contains unknown field `fun`"),
        (TASK + "goal = { mission = 'moon' }", "tasks[0].goal.mission: 'moon' is unknown; there are drive, "),
        (TASK + "goal = { mission = 'drive' }", "tasks[0].goal.mission: this game is played without missions"),
        ("hand = true\n" + TASK + "goal = { cars = 1 }", "tasks[0].goal: a hand puts a road where it falls"),
        (TASK.replace("104,-8 2", "there"), "tasks[0].solution: 'c0 there' is not a turn"),
        (TASK + "[[tasks.mistakes]]\nturn = 'x'\nanswer = 'cars'", "tasks[0].mistakes[0].turn: 'x' is not a turn"),
        (
            TASK + "[[tasks.mistakes]]\nturn = 'pass'\nanswer = 'sorry'",
            "tasks[0].mistakes[0].answer: 'sorry' is neither a fault nor one of column, ",
        ),
        (TASK.replace("0:0,-60,1", "0:0,60,1"), "tasks[0].position: "),
        (TASK.replace(">c0 >c1", ">c0"), "tasks[0].position: "),
        (TASK.replace("/ 0 -", "/ 0 - over=stopped"), "tasks[0].position: the game is over"),
        (TASK + OTHER, "tasks[1].position: its game, players and learner must be those of tasks[0]"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    said = read(tmp_path, text)
    assert said.startswith(f"07-mine.toml: {complaint}")
    assert "\n" not in said


def test_a_lesson_or_file_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=f"no lesson 'x'; there are {lesson_ids()[0]}, "):
        load_lesson("x")
    with pytest.raises(LessonError, match=r"none\.toml: no such file or directory"):
        load_lesson(tmp_path / "none.toml")
