"""Why each player has their place: every way a game ends, in every edition. The golden games show the sentences."""

from __future__ import annotations

from collections import Counter

import pytest

from golden.counts import GAMES
from golden.transcript import read
from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.course import (
    ALL_CARS,
    FINISHED,
    LAST_ROUND_PLAYED,
    LAST_WITH_MATERIAL,
    OUT,
    OVER,
    PHASE,
    PLACE,
    ROADS_USED_UP,
    STALEMATE,
    STATUS,
    STOPPED,
    WHY_OVER,
)
from shuto.rules.outcome import REASONS, Outcome
from shuto.rules.position import Position
from shuto.rules.reasons.places import Departure, Departures, Place, departures, ending_messages, place_text, places
from shuto.rules.reasons.situation import Lack
from shuto.rules.records.notation import parse_turn
from shuto.rules.records.record import Record, Recorder
from shuto.rules.setup import start
from shuto.rules.turn import Pass
from shuto.text import LANGUAGES, say
from tables import edited, give, table

ANN, BOB, CLEO, DAN = range(4)


def ended(here: Position, why: int, cars: tuple[int, ...] = (), **players: tuple[int, int]) -> Position:
    """A game that is over, with that many cars on the table; s2=(FINISHED, 1): seat 2 finished first."""
    here = edited(here)
    here.course.game[PHASE], here.course.game[WHY_OVER] = OVER, why
    for name, (status, place) in players.items():
        here.course.players[int(name[1:]), [STATUS, PLACE]] = status, place
    for seat, count in enumerate(cars):
        _park(here, seat, count)
    return here


def _park(here: Position, seat: int, count: int) -> None:
    """Give a seat more cars on its ramp. They stand in each other, but nobody looks."""
    for _ in range(count - here.cars_placed(seat)):
        number = here.table.counts[at.CAR]
        here.table.cars[number], here.table.car_marks[number] = here.table.cars[seat], here.table.car_marks[seat]
        here.table.counts[at.CAR] += 1


def told(position: Position, left: Departures) -> list[str]:
    text = [f"{one.place} {place_text(position, one, 'en')}" for one in places(position, left)]
    return [line.replace("\u00a0", " ") for line in text]


def test_finished_then_last_building_then_out() -> None:
    here = ended(
        table("four-player-fr", 4), LAST_WITH_MATERIAL, (7, 2, 5, 3), s0=(FINISHED, 1), s2=(OUT, 2), s3=(OUT, 1)
    )
    left = {ANN: Departure(32), CLEO: Departure(30, "roads"), DAN: Departure(29, "fitting")}
    assert told(here, left) == [
        "1 Ann was the first to place every car (turn 32).",
        "2 Bob was the last one left, with 2 of 8 cars placed; whoever placed every car comes first.",
        "3 Cleo ran out of roads (turn 30), and nobody paid them a column in time: out after Dan. "
        "So Bob is ahead, although Cleo had placed more cars (5 against 2).",
        "4 Dan ran out of columns that fit a base point (turn 29), and nobody paid them a column in time: "
        "out before everybody else. So Bob is ahead, although Dan had placed more cars (3 against 2).",
    ]


def test_third_with_six_cars_behind_one_with_one() -> None:
    """The complaint that this is for: the winner is named where a winner had fewer cars, not somebody in between."""
    here = ended(table("four-player-de", 3), LAST_WITH_MATERIAL, (6, 1, 2), s0=(OUT, 1), s2=(OUT, 2))
    left = {ANN: Departure(20, "columns"), CLEO: Departure(21, "roads")}
    assert told(here, left)[0] == "1 Bob was the last one left: everybody else had run out of material."
    assert told(here, left)[2].endswith(
        "out before everybody else. So Bob won, although Ann had placed more cars (6 against 1)."
    )


def test_the_reader_is_called_you() -> None:
    here = ended(table("second-edition", 2), LAST_WITH_MATERIAL, (6, 1), s0=(OUT, 1))
    reasons = places(here, {ANN: Departure(21, "columns")})[1].reasons
    said = [say("en", one.message, you="yes", player="Ann", rival="Bob", **one.args) for one in reasons]
    assert [text.replace("\u00a0", " ") for text in said] == [
        "You ran out of columns (turn 21), and nobody paid you a column in time: out of the game.",
        "So Bob won, although you had placed more cars (6 against 1).",
    ]


def test_several_finish_and_the_rest_is_ranked_by_cars_then_columns() -> None:
    here = give(table("four-player-fr", 4), DAN, gray=1)
    here = ended(here, ALL_CARS, (7, 7, 3, 3), s0=(FINISHED, 2), s1=(FINISHED, 1))
    assert told(here, {ANN: Departure(30), BOB: Departure(27)}) == [
        "1 Bob was the first to place every car (turn 27).",
        "2 Ann placed every car, too (turn 30), after Bob.",
        "3 Cleo had placed 3 of 9 cars when Ann placed their last one. "
        "As many as Dan, but more columns left (21 against 3).",
        "4 Dan had placed 3 of 9 cars when Ann placed their last one. "
        "As many as Cleo, but fewer columns left (3 against 21).",
    ]


@pytest.mark.parametrize(("why", "messages"), [
    (STALEMATE, ("outcome-stalemate",)),
    (STOPPED, ("outcome-stopped", "ending-ranked-by-cars")),
])  # fmt: skip
def test_everybody_still_in(why: int, messages: tuple[str, ...]) -> None:
    here = ended(table("four-player-de", 3), why, (5, 2, 2))
    assert here.outcome is not None
    assert ending_messages(here.outcome) == messages
    assert told(here, {}) == [
        "1 Ann had placed 5 of 12 cars at the end, more than anybody else still in.",
        "2 Bob had placed 2 of 9 cars when the game ended. "
        "As many cars, and as many columns left (26), as Cleo: the place is shared.",
        "2 Cleo had placed 2 of 9 cars when the game ended. "
        "As many cars, and as many columns left (26), as Bob: the place is shared.",
    ]


@pytest.mark.parametrize(("why", "cause"), [
    (LAST_ROUND_PLAYED, "ending-last-round-played"), (ROADS_USED_UP, "ending-roads-used-up"),
])  # fmt: skip
def test_points_then_cars(why: int, cause: str) -> None:
    here = ended(give(table("rainbow-city", 4, missions=True), DAN, gray=5), why, (1, 1, 1, 6))
    assert here.outcome is not None
    assert here.outcome.scores == (7, 7, 7, 9)
    assert ending_messages(here.outcome) == (cause, "outcome-missions")
    shared = "As many points and as many cars (1) as"
    assert told(here, {}) == [
        "1 Dan has 9 points, more than anybody else.",
        f"2 Ann has 7 points. {shared} Bob and Cleo: the place is shared.",
        f"2 Bob has 7 points. {shared} Ann and Cleo: the place is shared.",
        f"2 Cleo has 7 points. {shared} Ann and Bob: the place is shared.",
    ]
    level = ended(give(table("rainbow-city", 2, missions=True), BOB, gray=17), why, (1, 3))
    assert told(level, {}) == [
        "1 Bob has 9 points. As many as Ann, but more cars on the highway (3 against 1).",
        "2 Ann has 9 points. As many as Bob, but fewer cars on the highway (1 against 3).",
    ]


CLIMB = ("c0 115,-60 2", "c1 115,60 2", "c2 230,-60 3", "c3 230,60 3", "c4 345,-60 4", "c5 345,60 4")
CLOSED = ("c0 > 120,-60", "c1 115,60 2")


@pytest.mark.parametrize(("lines", "supply", "lack"), [
    (CLIMB, {"roads": 0}, "roads"),
    (CLIMB, {"gray": 0, "yellow": 0}, "columns"),
    (CLIMB, {"gray": 2, "yellow": 0}, "fitting"),
    (CLOSED, {}, "base-points"),
])  # fmt: skip
def test_what_a_player_ran_out_of_and_when(lines: tuple[str, ...], supply: dict[str, int], lack: Lack) -> None:
    """Ann has to pass, Bob builds and pays nobody, so Ann is out: of what she had to pass for, when she passed."""
    recorder = Recorder(give(table("two-player-2024", 2, *lines), ANN, **supply))
    recorder.play(Pass())
    assert recorder.position.has_last_chance(ANN)
    assert recorder.departures == {}
    recorder.play(parse_turn("c7 345,180 3" if lines is CLIMB else "c2 230,60 3"))
    assert recorder.departures == {ANN: Departure(len(lines) + 1, lack)}
    assert recorder.position.outcome is not None


@pytest.fixture(scope="module")
def golden() -> dict[str, tuple[Position, tuple[Place, ...]]]:
    found = {}
    for file in sorted(GAMES.glob("*.txt")):
        recorder = _replayed(read(file.read_text("utf-8")))
        found[file.stem] = recorder.position, places(recorder.position, recorder.departures)
    return found


def _replayed(record: Record) -> Recorder:
    recorder = Recorder(start(record.game()))
    for step in record.steps:
        recorder.step(step.turn, step.aftermath)
    return recorder


@pytest.mark.compiled
def test_every_seat_of_every_golden_game_has_its_reasons(golden: dict[str, tuple[Position, tuple[Place, ...]]]) -> None:
    editions, reasons = set(), set()
    for name, (position, ranked) in golden.items():
        outcome = position.outcome
        assert outcome is not None
        editions.add(position.game.edition.id)
        reasons.add(outcome.reason)
        assert [one.seat for one in ranked] == [seat for group in outcome.ranking for seat in group], name
        assert [one.place for one in ranked] == [outcome.rank(one.seat) for one in ranked], name
        for one in ranked:
            for language in LANGUAGES:
                text = place_text(position, one, language)
                # A sentence is about its own player, or (a tie) goes on from one that is.
                assert position.game.players[one.seat] in text, (name, text)
    assert editions == set(EDITION_IDS)
    assert reasons == set(REASONS) - {"", "resigned"}, "test_resigning.py has the games that people left"


@pytest.mark.compiled
def test_golden_games_show_most_sentences(golden: dict[str, tuple[Position, tuple[Place, ...]]]) -> None:
    seen = Counter(reason.message for _, ranked in golden.values() for one in ranked for reason in one.reasons)
    assert set(seen) == {
        "place-although", "place-building", "place-cars-first", "place-cars-later", "place-last-building",
        "place-last-with-material", "place-out", "place-points", "place-shared", "place-tie",
    }  # fmt: skip


def test_a_game_that_goes_on_has_no_places() -> None:
    assert places(table("second-edition", 2), {}) == ()


def test_a_player_who_is_back_has_not_left() -> None:
    """An adjusted turn may take back the last car."""
    here = table("four-player-fr", 3)
    gone = ended(here, ALL_CARS, s1=(FINISHED, 1))
    left = departures({}, here, gone)
    assert left == {BOB: Departure(0)}
    assert departures(left, gone, here) == {}


def test_no_message_for_what_the_places_tell() -> None:
    assert ending_messages(Outcome("all-cars", ((0,), (1,)))) == ()
    assert ending_messages(Outcome("last-with-material", ((0,), (1,)))) == ()
    assert ending_messages(Outcome("stopped", ((0,), (1,)), (3, 2))) == ("outcome-stopped", "outcome-missions")
