"""Two-player box of 2024: what is in the box and how the table is set up. Sections 2 and 3."""

from __future__ import annotations

import math

import pytest

from city import last
from shuto.rules.editions.edition import load_edition
from shuto.rules.game import GameError
from shuto.rules.setup import new_game
from tables import faults, gap, judged, span, stand, table

EDITION = "two-player-2024"
TYPES = {
    "sedan",
    "sports-car",
    "electric-car",
    "food-truck",
    "family-wagon",
    "limousine",
    "delivery-van",
    "construction-truck",
    "jumbo-trailer",
    "highway-bus",
}
LONG = {"limousine", "jumbo-trailer", "highway-bus"}


# ---- 3-① what each player gets


def test_each_player_gets_ten_cars_thirty_gray_three_yellow_and_fifteen_roads() -> None:
    allotment = new_game(EDITION).game.allotment
    assert (allotment.cars, allotment.gray, allotment.yellow, allotment.roads) == (10, 30, 3, 15)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_starting_ramp_comes_out_of_the_allotment(seat: int) -> None:
    supply = new_game(EDITION).supply(seat)
    assert (supply.cars, supply.gray, supply.yellow, supply.roads) == (9, 29, 3, 14)


@pytest.mark.parametrize("players", [1, 3, 4, 6])
def test_the_box_is_for_two(players: int) -> None:
    with pytest.raises(GameError):
        new_game(EDITION, players)


# ---- section 2 and the list of cars


def test_each_colour_has_one_car_of_each_type() -> None:
    start = new_game(EDITION)
    for seat in (0, 1):
        left = start.supply(seat).types
        assert set(left) == TYPES - {"sedan"}
        assert set(left.values()) == {1}


@pytest.mark.parametrize("name", sorted(TYPES))
def test_limousine_trailer_and_bus_are_longer(name: str) -> None:
    assert new_game(EDITION).game.car_length(name) == (24.0 if name in LONG else 16.0)


@pytest.mark.parametrize(("name", "length"), [("limousine", 24.0), ("sports-car", 16.0)])
def test_a_car_of_any_length_must_be_wholly_on_the_road(name: str, length: float) -> None:
    here = span(table(EDITION), 1, (200, -60, 3), (200, 60, 3))
    here = stand(here, 0, 140, 0, 5)
    inside, outside = length / 2 + 0.5, length / 2 - 0.5
    for near, far in ((inside, outside), (120 - inside, 120 - outside)):
        assert judged(here, f"{last(here)} 260,0 4 = {near}:{name}")
        verdict = judged(here, f"{last(here)} 260,0 4 = {far}:{name}")
        assert verdict.faults == ("car-not-on-road",)
        assert gap(verdict, "car-not-on-road") == pytest.approx(0.5)


# ---- 3-② starting ramps


def test_starting_columns_stand_one_road_apart_from_axis_to_axis() -> None:
    ann, bob = new_game(EDITION).columns
    assert math.hypot(ann.x - bob.x, ann.y - bob.y) == pytest.approx(120.0, abs=1e-5)
    assert (ann.height, bob.height) == (1, 1)
    assert not ann.junction
    assert not bob.junction


def test_each_ramp_runs_from_the_table_outside_up_to_its_column() -> None:
    start = new_game(EDITION)
    middle = [sum(column.x for column in start.columns) / 2, sum(column.y for column in start.columns) / 2]
    for column, ramp in zip(start.columns, start.roads, strict=True):
        assert ramp.kind == "starting-ramp"
        assert (ramp.from_column, ramp.to_column) == (None, column.id)
        assert ramp.start[2] == pytest.approx(0.0)
        assert ramp.end[2] == pytest.approx(10.0)
        foot = math.hypot(ramp.start[0] - middle[0], ramp.start[1] - middle[1])
        assert foot == pytest.approx(60.0 + math.sqrt(120.0**2 - 10.0**2), abs=1e-4)


def test_a_sedan_stands_on_each_ramp() -> None:
    start = new_game(EDITION)
    assert [(car.owner, car.road, car.type) for car in start.cars] == [(0, "r0", "sedan"), (1, "r1", "sedan")]
    assert (start.cars_placed(0), start.cars_placed(1)) == (1, 1)


def test_there_are_no_buildings() -> None:
    start = new_game(EDITION)
    assert start.phase == "building"
    assert start.components == ()
    assert faults(start, "+ tower 200,200") == ("wrong-phase",)


# ---- 3-③ the starting player


def test_the_last_player_to_see_a_rainbow_begins() -> None:
    assert load_edition(EDITION).switches.first_player == "rainbow"
    assert new_game(EDITION).to_move == 0
    assert new_game(EDITION, first=1).to_move == 1


def test_turns_alternate_from_the_starting_player() -> None:
    here = table(EDITION, 2, "c1 115,30 2", first=1)
    assert here.to_move == 0
    assert table(EDITION, 2, "c1 115,30 2", "c0 115,-30 2", first=1).to_move == 1
    assert faults(here, "1: c2 230,30 3") == ("not-your-turn",)


def test_the_starting_player_must_have_a_seat() -> None:
    with pytest.raises(GameError):
        new_game(EDITION, first=2)
