"""Rainbow City: supplies, car types, starting ramps, who begins. Base rules section 3, mission rules section 1."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from city import city
from shuto.rules.editions.edition import load_edition
from shuto.rules.game import GameError
from shuto.rules.setup import new_game

EDITION = "rainbow-city"
SEVEN = ("sedan", "limousine", "jumbo-trailer", "highway-bus", "food-truck", "family-wagon", "sports-car")


# ---- 3.1 what each player gets; five or six players need the 2024 box too and get as much as four


@pytest.mark.parametrize(
    ("players", "cars", "gray", "yellow", "roads"),
    [(2, 10, 30, 3, 15), (3, 8, 25, 2, 12), (4, 7, 20, 2, 9), (5, 7, 20, 2, 9), (6, 7, 20, 2, 9)],
)
def test_supplies_by_number_of_players(players: int, cars: int, gray: int, yellow: int, roads: int) -> None:
    start = new_game(EDITION, players)
    for seat in range(players):
        supply = start.supply(seat)
        # one car, one gray disc and one road are already on the table: the starting ramp
        assert (supply.cars, supply.gray, supply.yellow, supply.roads) == (cars - 1, gray - 1, yellow, roads - 1)
        assert start.cars_placed(seat) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_mission_rules_give_everybody_ten_cars(players: int) -> None:
    basic, missions = new_game(EDITION, players), new_game(EDITION, players, missions=True)
    for seat in range(players):
        assert missions.supply(seat).cars == 9
        assert missions.supply(seat)[1:4] == basic.supply(seat)[1:4]  # gray, yellow, roads
    assert len(missions.game.car_types) == 10


@pytest.mark.parametrize("players", [1, 7])
def test_only_two_to_six_can_play(players: int) -> None:
    with pytest.raises(GameError):
        new_game(EDITION, players)


# ---- 3.1 footnote: types of cars


@pytest.mark.parametrize(("players", "count"), [(2, 10), (3, 8), (4, 7), (5, 7), (6, 7)])
def test_all_players_have_the_same_types_including_the_sedan(players: int, count: int) -> None:
    start = new_game(EDITION, players)
    types = start.game.car_types
    assert len(set(types)) == len(types) == count
    assert "sedan" in types
    for seat in range(players):
        assert start.supply(seat).types == dict.fromkeys(set(types) - {"sedan"}, 1)


def test_the_players_choose_which_types() -> None:
    start = new_game(EDITION, 4, car_types=SEVEN)
    for seat in range(4):
        assert set(start.supply(seat).types) == set(SEVEN) - {"sedan"}


@pytest.mark.parametrize(
    "types",
    [
        SEVEN[:6],  # one too few
        (*SEVEN, "delivery-van"),  # one too many
        ("delivery-van", *SEVEN[1:]),  # no sedan
        (*SEVEN[:6], "limousine"),  # one twice
        (*SEVEN[:6], "bicycle"),  # no such type
    ],
)
def test_the_types_are_seven_different_ones_including_the_sedan(types: tuple[str, ...]) -> None:
    with pytest.raises(GameError):
        new_game(EDITION, 4, car_types=types)


# ---- 3.2 starting ramps


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_starting_columns_form_a_regular_polygon_with_sides_one_road_long(players: int) -> None:
    start = new_game(EDITION, players)
    columns = start.columns
    assert [(column.owner, column.height) for column in columns] == [(seat, 1) for seat in range(players)]
    for one, other in pairwise((*columns, columns[0])):
        assert math.hypot(one.x - other.x, one.y - other.y) == pytest.approx(120.0, abs=1e-4)
    from_middle = [math.hypot(column.x, column.y) for column in columns]
    assert from_middle == pytest.approx([60.0 / math.sin(math.pi / players)] * players, abs=1e-4)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_sit_clockwise(players: int) -> None:
    columns = new_game(EDITION, players).columns
    for one, other in pairwise((*columns, columns[0])):
        assert one.x * other.y - one.y * other.x < 0.0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_ramp_points_outward_from_the_middle_with_a_sedan_on_it(players: int) -> None:
    start = new_game(EDITION, players)
    length = math.sqrt(120.0**2 - 10.0**2)  # of a ramp, in plan
    for column, ramp, car in zip(start.columns, start.roads, start.cars, strict=True):
        assert (ramp.kind, ramp.owner, ramp.to_column) == ("starting-ramp", column.owner, column.id)
        assert ramp.end == pytest.approx((column.x, column.y, 10.0))
        from_middle = math.hypot(column.x, column.y)
        foot = (column.x * (1 + length / from_middle), column.y * (1 + length / from_middle), 0.0)
        assert ramp.start == pytest.approx(foot, abs=1e-4)
        assert (car.type, car.road, car.owner) == ("sedan", ramp.id, column.owner)


# ---- 3.3 who begins


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_player_to_see_a_rainbow_begins_and_play_goes_clockwise(first: int) -> None:
    assert load_edition(EDITION).switches.first_player == "rainbow"
    here = city(3, first=first)
    assert here.to_move == first
    assert here.game.order == tuple((first + step) % 3 for step in range(3))
