"""Rated tables: what they demand of their settings, and what nobody may do at them."""

from __future__ import annotations

import msgspec
import pytest

from shuto.match import commands
from shuto.match.commands import Undo
from shuto.match.events import Created
from shuto.match.match import Match
from shuto.match.refusal import SAID, Refusal
from shuto.match.seats.rated import check_help_allowed, check_rated
from shuto.match.seats.seating import Person
from shuto.match.settings import ClockSettings, HandSettings, MatchSettings, SeatSettings

ANN, BOB = Person("a", "Ann"), Person("b", "Bob")
OPEN, MINE, BOT = SeatSettings(kind="open"), SeatSettings(), SeatSettings(kind="bot", name="Bot")
RATED = MatchSettings("four-player-fr", (MINE, OPEN), rated=True, clock=ClockSettings())


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seats": (MINE, BOT)}, "bots do not sit"),
        ({"substitutes": "driver"}, "bots do not sit"),
        ({"seats": (MINE, MINE, OPEN)}, "a player of its own"),
        ({"seats": (MINE,)}, "a player of its own"),
        ({"house_rules": {"nudge": 3}}, "leave house rules out"),
        ({"seats": (MINE, SeatSettings(kind="open", tremor="none"))}, "leave its other settings out"),
        ({"hand": HandSettings("steady", miss="free")}, "leave its other settings out"),
        ({"clock": None}, "needs a clock"),
        ({"clock": ClockSettings(at_zero="wait")}, "needs a clock"),
        ({"table": (800.0, 800.0)}, "leave house rules out"),
    ],
)
def test_what_a_rated_table_demands(changed: dict[str, object], sentence: str) -> None:
    check_rated(RATED)
    settings = msgspec.structs.replace(RATED, **changed)
    with pytest.raises(ValueError, match=sentence):
        check_rated(settings)
    check_rated(msgspec.structs.replace(settings, rated=False))


def test_one_player_a_seat_no_bots_no_help_nothing_taken_back() -> None:
    settings = msgspec.structs.replace(RATED, seats=(OPEN, OPEN, OPEN)).completed()
    match = Match(Created(settings, ("x",) * 3, "2026", 2, ANN.id))

    def seat(command: commands.SeatCommand, at: int, person: Person) -> None:
        event = match.decide_seat(command, at, person, match.seating.held_by(person.id))
        assert event is not None
        match.apply(event)

    seat(commands.Sit(), 0, ANN)
    codes = []
    for command in (commands.Sit(), commands.Fill("driver"), commands.Start("driver")):
        with pytest.raises(Refusal) as refusal:
            seat(command, 1, ANN)
        codes.append(refusal.value.code)
    assert codes == ["rated-seat"] * 3
    seat(commands.Sit(), 1, BOB)
    seat(commands.Sit(), 2, Person("c", "Cleo"))
    assert not match.seating.gathering
    with pytest.raises(Refusal) as refusal:
        match.decide(Undo(match.revision), 0)
    assert refusal.value.code == "rated-undo"
    with pytest.raises(Refusal) as refusal:
        check_help_allowed(match)
    assert refusal.value.code == "rated-help"
    assert {"rated-seat", "rated-undo", "rated-help"} <= set(SAID)


def test_who_started_is_remembered_after_they_leave() -> None:
    match = Match(Created(RATED.completed(), ("x", "x"), "2026", 2, ANN.id))
    for command, at, person in ((commands.Sit(), 0, ANN), (commands.Sit(), 1, BOB), (commands.Leave(), 1, BOB)):
        event = match.decide_seat(command, at, person, match.seating.held_by(person.id))
        assert event is not None
        match.apply(event)
    assert match.seating.holders[1] is None
    assert [one.id for one in match.seating.starters if one is not None] == ["a", "b"]
    outcome = match.position.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", (0,))
    check_help_allowed(match)  # the game is over
