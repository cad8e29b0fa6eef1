"""Records: games are written as JSON, text and links, and read back."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from city import load
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_step
from shuto.rules.records.reading import from_link, load_record
from shuto.rules.records.record import VERSION, Record, Recorder, RecordError, Result, StepRecord, result_of
from shuto.rules.referee.survey import sample_turns
from shuto.rules.setup import new_game
from shuto.rules.turn import Adjust, Aftermath, Extend, Fallen, OffRamp, Take
from tables import FAR_CITY, give, span
from unit.geometry.chance import examples
from unit.rules.strategies import aftermaths, turns

HEAD = "shuto 2 two-player-2024\nplayer Ann\nplayer Bob\n"


def played(position: Position, *lines: str) -> Recorder:
    recorder = Recorder(position)
    for line in lines:
        turn, aftermath = parse_step(line)
        if turn is not None:
            recorder.play(turn, aftermath)
        elif aftermath is not None:
            recorder.report(aftermath)
    return recorder


@cache
def second_edition() -> Recorder:
    """Builds, an adjustment, a bonus car, and aftermaths of a turn and between turns."""
    return played(
        new_game("second-edition", ["Mio", "Ren"], first=1, house_rules={"nudge": 2.5}, table=(900.0, 850.5)),
        "c1 115,70 2",
        "c0 115,-70 2 ! 0 r1 ? 1:0g1y",
        "adjust c0 116,-71 2",
        "c2 > 300,170",
        "! 0 k1 ~c1=3",
        "0: c3 230,-71 3",
    )


@cache
def in_the_city() -> Recorder:
    return played(new_game("rainbow-city", 3, missions=True), *FAR_CITY, "c0 > -104,-102")


@cache
def finished() -> Recorder:
    """A finished game: the first off-ramp earns Ann's last car."""
    position = new_game("four-player-de", 2, house_rules={"obstacles": "none", "all_cars_out": "game-over", "cars": 2})
    return played(position, "c0 > 120,-60")


GAMES: dict[str, Callable[[], Recorder]] = {"second-edition": second_edition, "city": in_the_city, "finished": finished}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_record_can_be_read_back_from_all_three_forms(game: Callable[[], Recorder]) -> None:
    recorder = game()
    record = recorder.record
    assert load_record(record.to_json()) == record
    assert load_record(record.to_text().encode()) == record
    assert from_link(record.to_link()) == record
    for loaded in (load_record(record.to_json()), load_record(record.to_text().encode()), from_link(record.to_link())):
        assert loaded.final() == recorder.position
        assert loaded.to_text() == record.to_text()


@every_game
def test_a_record_yields_every_position_of_the_game(game: Callable[[], Recorder]) -> None:
    record = game().record
    positions = list(record.positions())
    assert len(positions) == len(record.steps) + 1
    assert positions[0] == new_game(
        record.edition, list(record.players), house_rules=dict(record.house_rules), first=record.first,
        table=record.table,
    )  # fmt: skip
    assert positions[-1] == game().position


def test_what_a_record_looks_like() -> None:
    assert second_edition().record.to_text().splitlines()[:7] == [
        "shuto 2 second-edition",
        "player Mio",
        "player Ren",
        "first 1",
        "rule nudge=2.5",
        "table 900x850.5",
        "c1 115,70 2",
    ]
    assert finished().record.to_text().splitlines()[-1] == "result all-cars 0 1"
    assert json.loads(finished().record.to_json())["format"] == "shuto-record"
    assert "\n" in finished().record.to_json().decode()
    assert set(in_the_city().record.to_link()) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    )


def test_defaults_are_not_written() -> None:
    record = Recorder(new_game("two-player-2024")).record
    assert record == Record(version=VERSION, edition="two-player-2024", players=("Ann", "Bob"))
    assert record.to_text() == HEAD
    chosen = ("sedan", "highway-bus", *[t for t in new_game("rainbow-city", 4).game.car_types if t != "sedan"][:5])
    other = Recorder(new_game("rainbow-city", 4, car_types=chosen)).record
    assert other.car_types == chosen
    assert load_record(other.to_text().encode()).car_types == chosen


def test_the_recorder_writes_down_what_the_referee_filled_in() -> None:
    """Ann's road passes under Bob's and earns a car. The turn states neither its place nor its type."""
    here = span(new_game("two-player-2024"), 1, (60, 0, 5), (60, -120, 5))
    recorder = played(here, "c0 115,-60 2")
    turn = recorder.steps[0].turn
    assert isinstance(turn, Extend)
    assert turn.cars is not None
    assert [car.type for car in turn.cars] == ["sports-car"]
    assert recorder.verdict is not None
    assert turn.cars == recorder.verdict.cars
    assert turn.take is None


def test_the_recorder_fills_in_from_whom_a_disc_is_taken() -> None:
    """Ann's new road passes under Bob's. Both carry a sports car, so Ann takes a disc from Bob."""
    here = span(new_game("two-player-2024", house_rules={"same_type": "one-a-turn"}), 1, (60, 0, 5), (60, -120, 5))
    recorder = played(load(here, "r2", "sports-car"), "c0 115,-60 2")
    turn = recorder.steps[0].turn
    assert isinstance(turn, Extend)
    assert turn.take == (Take(1),)
    assert recorder.position.supply(1).columns == here.supply(1).columns - 1


def test_adjusted_turns_are_filled_in_too() -> None:
    recorder = played(new_game("second-edition"), "c0 > 120,-70", "0: adjust c0 > 120,-60")
    turn = recorder.steps[1].turn
    assert isinstance(turn, Adjust)
    inner = turn.turn
    assert isinstance(inner, OffRamp)
    assert inner.cars is not None
    assert len(inner.cars) == 1


def test_turns_other_than_builds_are_recorded_as_stated() -> None:
    here = give(new_game("rainbow-city", missions=True), 0, gray=0, yellow=0)
    recorder = played(here, *FAR_CITY, "aside")
    assert recorder.record.to_text().splitlines()[-1] == "aside"


@pytest.mark.compiled
@given(st.lists(st.tuples(st.none() | turns, st.none() | aftermaths).filter(any), max_size=5))
@examples(150)
def test_any_steps_are_read_back(steps: list[tuple[Any, Any]]) -> None:
    record = Record(
        version=VERSION,
        edition="rainbow-city",
        players=("Ann", "Bob"),
        steps=tuple(StepRecord(turn, aftermath) for turn, aftermath in steps),
    )
    assert load_record(record.to_json()) == record
    assert load_record(record.to_text().encode()) == record


# A record must survive being written and read back, whatever names `make_game` accepts.
NAMES = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=40)


@given(st.lists(NAMES, min_size=2, max_size=2, unique=True))
@example(["Ann #1", "Ann #2"])
@example(["#", "result"])
@examples(150)
def test_any_name_is_read_back(names: list[str]) -> None:
    record = Recorder(new_game("two-player-2024", names)).record
    assert load_record(record.to_text().encode()) == record
    assert load_record(record.to_json()) == record


@given(st.tuples(st.floats(600.0, 4000.0), st.floats(600.0, 4000.0)))
@examples(100)
def test_any_table_is_read_back(size: tuple[float, float]) -> None:
    record = Recorder(new_game("two-player-2024", table=size)).record
    assert load_record(record.to_text().encode()).game() == record.game()


def test_results() -> None:
    record = finished().record
    assert record.result == Result("all-cars", ((0,), (1,)))
    assert result_of(second_edition().position) is None
    shared = msgspec.structs.replace(record, result=Result("stalemate", ((0, 1),), (3, 4)))
    assert shared.to_text().splitlines()[-1] == "result stalemate 0=1 points 3 4"
    assert load_record(shared.to_text().encode()) == shared
    with pytest.raises(RecordError, match="result: the steps do not lead to the result that is stated"):
        shared.final()
    unfinished = msgspec.structs.replace(second_edition().record, result=Result("all-cars", ((0,), (1,))))
    with pytest.raises(RecordError, match="result"):
        unfinished.final()


@pytest.mark.compiled
def test_random_games_of_two_editions_are_read_back() -> None:
    rng = np.random.default_rng(5)
    for edition in ("second-edition", "two-player-2024"):
        recorder = Recorder(new_game(edition))
        for _ in range(4):
            for turn in sample_turns(recorder.position, rng, angles=12):
                recorder.play(turn)
        assert from_link(recorder.record.to_link()).final() == recorder.position


def test_comments_and_empty_lines_are_ignored() -> None:
    text = "# a game\n\n" + HEAD + "  c0 115,-60 2   # the first road\n\n"
    record = load_record(text.encode())
    assert record.steps == (StepRecord(Extend(base=0, x=115.0, y=-60.0, height=2)),)
    assert load_record(b"\n  " + record.to_json()) == record


def test_an_aftermath_of_placing_a_component_is_paid_for() -> None:
    """An aftermath is paid for or refused with every kind of turn, never ignored."""
    recorder = Recorder(new_game("rainbow-city"))
    turn = parse_step("+ development-1 200,300")[0]
    assert turn is not None
    recorder.play(turn, Aftermath(0, (Fallen("c1"),)))
    assert (recorder.position.supply(0).columns, recorder.position.supply(1).columns) == (31, 33)
