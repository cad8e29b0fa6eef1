"""Roads of 114 mm as a house rule: they reach less far, and everything that is measured with a road follows."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shuto.learn.rulebook.book import open_book
from shuto.rules.editions.clauses import Clause
from shuto.rules.editions.edition import EDITION_IDS, load_edition, load_pieces
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Recorder
from shuto.rules.referee.compare import opinions
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import sample_turns
from shuto.rules.setup import new_game, start_column
from shuto.rules.snapshot.parsing import parse_snapshot
from shuto.rules.snapshot.snapshot import Snapshot
from tables import judged, moves

SHORT = {"road_length": 114}


def game(**rules: int) -> Position:
    return new_game("two-player-2024", 2, house_rules=dict(rules))


def at(position: Position, distance: float) -> str:
    """A column one higher than the base point c0, this many mm from it, to the right."""
    x, y = start_column(position.game, 0)
    return f"c0 {x + distance:.2f},{y:.2f} 2"


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_roads_have_the_usual_length_unless_a_table_changes_it(edition: str) -> None:
    assert load_edition(edition).switches.road_length == load_pieces().road.length


def test_a_shorter_road_reaches_less_far_and_nearer() -> None:
    usual, short = game(), game(**SHORT)
    # A road of length L spans √(L² − 10²) to a column one higher, and may end 10 mm off the axis at both ends.
    far = math.sqrt(114**2 - 10**2) + 20
    near = math.sqrt(120**2 - 10**2) - 20
    assert judged(short, at(short, far - 0.3))
    assert "out-of-reach" in judged(short, at(short, far + 0.3)).faults
    assert judged(usual, at(usual, far + 0.3))
    assert judged(usual, at(usual, near + 0.3))
    assert not judged(usual, at(usual, near - 0.3))
    assert judged(short, at(short, near - 0.3))


def test_every_road_of_the_table_is_short() -> None:
    here = moves(game(**SHORT), ["c0 113,-57 2", "c1 113,57 2"])
    for road in here.roads:
        assert math.dist(road.start, road.end) == pytest.approx(114.0)
    assert {car.place for car in here.cars} == {57.0}
    assert here.game.law.road_length == here.game.pieces.road.length == 114.0


@pytest.mark.parametrize(("edition", "gap"), [("two-player-2024", 114.0), ("second-edition", 134.0)])
def test_starting_columns_stand_a_road_apart(edition: str, gap: float) -> None:
    here = new_game(edition, 2, house_rules=SHORT)
    assert math.dist(start_column(here.game, 0), start_column(here.game, 1)) == pytest.approx(gap)


def test_the_survey_finds_only_what_the_referee_allows() -> None:
    here = game(**SHORT)
    turns = sample_turns(here, np.random.default_rng(3), 20)
    assert len(turns) == 20
    assert all(judge(here, turn) for turn in turns)


@pytest.mark.parametrize("form", ["json", "text"])
def test_a_record_keeps_the_length(form: str) -> None:
    recorder = Recorder(game(**SHORT))
    for line in ("c0 113,-57 2", "c1 113,57 2"):
        recorder.play(parse_turn(line))
    record = recorder.record
    again = load_record(record.to_json() if form == "json" else record.to_text().encode())
    assert again == record
    assert tuple(again.positions())[-1].game.pieces.road.length == 114.0


def test_a_snapshot_keeps_the_length() -> None:
    here = moves(game(**SHORT), ["c0 113,-57 2"])
    again = parse_snapshot(Snapshot.of(here).to_text()).position()
    assert [road.end for road in again.roads] == [road.end for road in here.roads]


def test_other_editions_judge_a_turn_with_the_roads_of_the_table() -> None:
    short = game(**SHORT)
    found = opinions(short, judged(short, at(short, 136.0)).turn)
    assert len(found) == len(EDITION_IDS)
    assert all("out-of-reach" in one.verdict.faults for one in found)


def test_the_rules_say_how_long_the_roads_are() -> None:
    usual, short = open_book("two-player-2024"), open_book("two-player-2024", changes=SHORT)
    for clause in (Clause.ROAD, Clause.COLUMN_PLACE, Clause.STARTING_RAMP):
        assert short.text(clause, "en").startswith(usual.text(clause, "en"))
        assert "114\u00a0mm long instead of 120" in short.text(clause, "en")
        assert short.by_house_rule(clause)
        assert not usual.by_house_rule(clause)
