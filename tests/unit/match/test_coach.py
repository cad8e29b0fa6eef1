"""A lesson is a match with a coach: tasks, goals, what is refused, rebuilding from the log."""

from __future__ import annotations

import pytest

from shuto.learn import PRACTICE, LessonError, load_lesson, try_lesson
from shuto.match import commands, events
from shuto.match.coach import lesson_settings, practice_settings
from shuto.match.commands import Command, Knock, Landing, Play, Task, Undo
from shuto.match.events import Created, Event, TakenBack
from shuto.match.log import decode_event, encode_event
from shuto.match.match import Match
from shuto.match.refusal import Refusal
from shuto.match.rematch import decide_rematch
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.match.showing.table import table_view
from shuto.match.views.table import LessonView
from shuto.rules.records.notation import parse_turn
from shuto.rules.turn import Aftermath, Extend, Fallen

pytestmark = pytest.mark.compiled
LESSON = load_lesson("what-counts")


def begun(name: str = "what-counts", language: str = "en") -> tuple[Match, list[Event]]:
    settings = lesson_settings(load_lesson(name), language)
    created = Created(settings, ("h", ""), "2026-01-01T00:00:00+00:00", 2)
    return Match(created), [created]


def do(match: Match, log: list[Event], command: Command) -> None:
    event = match.decide(command, 0)
    match.apply(event)
    log.append(decode_event(encode_event(event)))


def refused(match: Match, command: Command) -> str:
    before = match.position
    with pytest.raises(Refusal) as refusal:
        match.decide(command, 0)
    assert match.position is before
    return refusal.value.code


def lesson_of(match: Match) -> LessonView:
    view = table_view(match).status.lesson
    assert view is not None
    return view


def test_a_lesson_begins_with_its_first_position() -> None:
    match, _ = begun()
    assert match.position == LESSON.tasks[0].start(("You", "Blue"))
    assert lesson_of(match) == LessonView("what-counts", 0, 2, False, ("cars",))
    assert [(seat.name, seat.kind) for seat in match.settings.seats] == [("You", "human"), ("Blue", "bot")]


def test_names_are_in_the_language_of_the_learner() -> None:
    match, _ = begun(language="de")
    assert match.game.players == ("Du", "Blau")
    assert match.position.game == match.game


def test_a_legal_turn_that_misses_the_goal_changes_nothing() -> None:
    match, log = begun()
    taken = Play(1, parse_turn("c6 100,45 5"))
    assert refused(match, taken) == "goal"
    with pytest.raises(Refusal) as refusal:
        match.decide(taken, 0)
    assert refusal.value.text("en") == "Allowed, but it earns no car."
    assert refusal.value.text("fr") == "Valide, mais cela ne rapporte aucune voiture."
    do(match, log, Play(1, LESSON.tasks[0].turn))
    assert lesson_of(match).done


def test_tasks_follow_each_other_and_can_be_repeated() -> None:
    match, log = begun()
    do(match, log, Play(1, LESSON.tasks[0].turn))
    do(match, log, Task(2, 1))
    assert match.position == LESSON.tasks[1].start(("You", "Blue"))
    assert (lesson_of(match).task, lesson_of(match).done) == (1, False)
    do(match, log, Play(3, LESSON.tasks[1].turn))
    do(match, log, Undo(4))
    assert isinstance(log[-1], TakenBack)
    assert match.position == LESSON.tasks[1].start(("You", "Blue"))
    do(match, log, Task(5, 0))
    assert match.position == LESSON.tasks[0].start(("You", "Blue"))
    assert (match.history.seats, match.history.carries, match.revision) == ([], [], 6)


def test_a_lesson_is_rebuilt_from_its_log() -> None:
    match, log = begun()
    do(match, log, Play(1, LESSON.tasks[0].turn))
    do(match, log, Task(2, 1))
    again = Match.from_events(log)
    assert again.position == match.position
    assert table_view(again) == table_view(match)
    do(match, log, Play(3, LESSON.tasks[1].turn))
    assert table_view(Match.from_events(log)) == table_view(match)


def test_a_lesson_that_no_longer_exists_cannot_be_rebuilt() -> None:
    settings = MatchSettings("two-player-2024", (SeatSettings("You"), SeatSettings("Blue")), lesson="long-gone")
    with pytest.raises(LessonError, match="no lesson 'long-gone'"):
        Match(Created(settings, ("h", ""), "2026-01-01T00:00:00+00:00", 2))


def test_what_has_no_place_in_a_lesson_is_refused() -> None:
    match, log = begun("winning")
    assert refused(match, Task(1, 2)) == "in-lesson"
    assert refused(match, Task(1, -1)) == "in-lesson"
    assert refused(match, Knock(1, Aftermath(0, (Fallen("c1"),)))) == "in-lesson"
    assert refused(match, commands.AnswerUndo(1, True)) == "in-lesson"
    assert refused(match, Task(9, 1)) == "stale"
    do(match, log, Play(1, load_lesson("winning").tasks[0].turn))
    assert match.position.outcome is not None
    with pytest.raises(Refusal, match="begun anew"):
        decide_rematch(match, "m", commands.Rematch(), 0)


def test_a_game_has_no_tasks() -> None:
    settings = MatchSettings("two-player-2024", (SeatSettings("Ann"), SeatSettings("Bob")))
    match = Match(Created(settings, ("a", "b"), "2026-01-01T00:00:00+00:00", 2))
    assert refused(match, Task(1, 0)) == "in-lesson"
    assert table_view(match).status.lesson is None


def test_practice_table_counts_only_clean_carries() -> None:
    settings = practice_settings("en", "wild", "roads")
    assert (settings.tremor_of(0), settings.hand.miss, settings.lesson) == ("wild", "free", PRACTICE)
    match = Match(Created(settings, ("a", ""), ""))
    turn = load_lesson(PRACTICE).tasks[0].turn
    assert isinstance(turn, Extend)
    assert match.land(Landing(turn, "r2", Aftermath(0, (Fallen("c1"),))), 0) is None
    assert match.land(Landing(turn, "r2", Aftermath(0, (Fallen("c0"),))), 0) is None
    assert isinstance(match.land(Landing(turn, "r2", Aftermath(0)), 0), events.Play)


def test_practice_tasks_are_legal() -> None:
    assert try_lesson(load_lesson(PRACTICE)) == ()
