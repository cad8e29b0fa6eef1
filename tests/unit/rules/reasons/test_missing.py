"""The hint for each mission: following it scores as it says, and a near miss does not."""

from __future__ import annotations

from typing import Literal

import pytest

from city import city, garage, last, load, sheet
from rulebook.rainbow_city.test_mission_buildings import EIGHT, NORTH, SOUTH
from shuto import new_game
from shuto.rules.missions import MISSIONS
from shuto.rules.position import Position
from shuto.rules.reasons.missing import Missing, missing
from tables import give, lay, span, stand

ANN, BOB = 0, 1


def lacks(here: Position, seat: int = ANN) -> dict[str, Missing]:
    return missing(here, sheet(here, seat))


def points(here: Position, mission: str) -> int:
    return sheet(here, ANN).points[mission]


def follow(before: Position, mission: str, after: Position) -> None:
    """After the hint was followed, the mission has as many points more as the hint said."""
    assert points(after, mission) == points(before, mission) + lacks(before)[mission].gain


def highway(here: Position, *spots: tuple[float, float, int]) -> Position:
    """Ann's highway from her starting column (0, -60); its roads are r2, r3 and so on."""
    base = "c0"
    for x, y, height in spots:
        here = lay(here, ANN, f"{base} {x},{y} {height}")
        base = last(here)
    return here


def test_at_the_start_everything_but_the_tallest_column_is_missing() -> None:
    assert set(lacks(city(2, missions=True))) == set(MISSIONS) - {"tallest"}


def test_drive() -> None:
    here = highway(city(2, missions=True), (115, -60, 2))
    assert lacks(here)["drive"] == Missing("drive", 1, 9)
    follow(here, "drive", load(here, "r2", "food-truck"))


def test_development_names_the_areas_that_are_left() -> None:
    """Development area 4 is at (200, 0), area 5 at (320, 0)."""
    here = city(2, missions=True, development_4=(200, 0), tower=(185, 17), development_5=(320, 0))
    here = lay(stand(here, ANN, 320, -130, 1), ANN, "c2 320,-20 2")
    left = tuple(f"development-{n}" for n in (1, 2, 3, 4))
    assert lacks(here)["development"] == Missing("development", 1, 4, left)
    again = lay(stand(here, ANN, 320, 120, 1), ANN, "c4 320,12 2")
    assert points(again, "development") == points(here, "development")  # the same area once more
    other = lay(stand(here, ANN, 200, -130, 1), ANN, "c4 200,-18 2")
    follow(here, "development", other)
    assert "development-4" not in lacks(other)["development"].components


@pytest.mark.parametrize(
    ("cars", "count"),
    [
        ((), 2),  # the ramp with its sedan, then two more roads
        ((True,), 1),
        ((False,), 3),  # a road without a car: the run has to begin anew
        ((True, False), 3),
        ((False, True), 2),
        ((False, True, True), 1),
    ],
)
def test_traffic_jam_counts_the_roads_that_an_open_end_still_needs(cars: tuple[bool, ...], count: int) -> None:
    spots = [(115.0, -60.0, 2), (230.0, -60.0, 3), (345.0, -60.0, 4)]
    here = highway(city(2, missions=True), *spots[: len(cars)])
    for number, car in enumerate(cars, 2):
        here = load(here, f"r{number}", "food-truck") if car else here
    assert lacks(here)["traffic-jam"] == Missing("traffic-jam", 2, count)
    # follow the hint road by road: the last one scores, and none before it
    along, up = (-115.0, 0.0) if not cars else (0.0, 115.0)
    for n in range(count):
        assert points(here, "traffic-jam") == 0
        base = last(here) if len(here.columns) > 2 else "c0"
        end = here.column(base)
        here = lay(here, ANN, f"{base} {end.x + along},{end.y + up} {end.height + 1}")
        here = load(here, here.roads[-1].id, "food-truck")
        assert lacks(here).get("traffic-jam", Missing("traffic-jam", 2, 0)).count == count - n - 1
    assert points(here, "traffic-jam") == 2
    assert "traffic-jam" not in lacks(here)


def test_a_jam_that_no_new_road_can_join_does_not_count() -> None:
    """The ramp and its first road carry cars, but the end is closed. Only the far end of a free column is open."""
    here = highway(city(2, missions=True), (115, -60, 2))
    here = load(here, "r2", "food-truck")
    assert lacks(here)["traffic-jam"].count == 1
    further = lay(here, ANN, "c2 230,-60 3")
    assert sheet(further, ANN).jam == 2
    assert lacks(further)["traffic-jam"].count == 3


def test_rainbow_needs_a_new_road_with_a_car() -> None:
    here = city(2, missions=True, rainbow=(200, 0))
    here = stand(here, ANN, 200, -58, 1)
    assert lacks(here)["rainbow"] == Missing("rainbow", 2, 1, ("rainbow",))
    crossed = lay(here, ANN, "c2 200,60 2")
    assert points(crossed, "rainbow") == 0  # no car on it
    follow(here, "rainbow", load(crossed, "r2", "food-truck"))


@pytest.mark.parametrize(("area", "mission"), [("airport", "off-ramp-airport"), ("green", "off-ramp-green")])
def test_off_ramps(area: str, mission: Literal["off-ramp-airport", "off-ramp-green"]) -> None:
    here = stand(city(2, missions=True, **{area: (200, 0)}), ANN, 200, 145, 1)
    assert lacks(here)[mission] == Missing(mission, 2, 1, (area,))
    assert points(lay(here, ANN, "c2 > 320,145"), mission) == 0
    done = lay(here, ANN, "c2 > 200,0")
    follow(here, mission, done)
    assert mission not in lacks(done)


def eight(**places: tuple[float, float]) -> tuple[Position, Position]:
    """A highway that encloses what is in the south, and after one road more also what is in the north."""
    here = city(2, missions=True, **places)
    south = span(here, ANN, *EIGHT[:5])
    return south, span(here, ANN, *EIGHT)


def test_building_and_tower() -> None:
    """The tower doubles what the buildings score, so it is worth as much as they are."""
    before, after = eight(development_1=SOUTH, block=SOUTH, development_4=NORTH, tower=NORTH)
    assert lacks(before)["building"] == Missing("building", 1, 2, ("slab", "rotunda"))
    assert lacks(before)["tower"] == Missing("tower", 1, 1, ("tower",))
    follow(before, "tower", after)
    assert "tower" not in lacks(after)


def test_tower_first_and_building_later() -> None:
    before, after = eight(development_1=NORTH, block=NORTH, development_4=SOUTH, tower=SOUTH)
    assert lacks(before)["tower"] == Missing("building-for-tower", 1, 1, ("block", "slab", "rotunda"))
    follow(before, "tower", after)
    follow(before, "building", after)


def test_tower_and_building_are_both_missing() -> None:
    here = city(2, missions=True)
    assert lacks(here)["tower"] == Missing("tower-and-building", 1, 1, ("tower", "block", "slab", "rotunda"))


def test_tallest_asks_for_the_height_that_ties() -> None:
    here = stand(city(2, missions=True), BOB, 300, 0, 4)
    here = stand(here, ANN, -300, 0, 2)
    assert lacks(here)["tallest"] == Missing("tallest", 2, 4)
    assert points(stand(here, ANN, -300, 100, 3), "tallest") == 0
    assert points(stand(here, ANN, -300, 100, 4, junction=True), "tallest") == 0  # a junction does not count
    tied = stand(here, ANN, -300, 100, 4)
    follow(here, "tallest", tied)
    assert "tallest" not in lacks(tied)


@pytest.mark.parametrize(("gray", "yellow", "count", "spare"), [(9, 0, 1, 4), (10, 0, 5, 0), (8, 3, 4, 1)])
def test_stock_counts_up_to_the_next_point_and_down_to_the_last(gray: int, yellow: int, count: int, spare: int) -> None:
    here = give(city(2, missions=True), ANN, gray=gray, yellow=yellow)
    assert lacks(here)["stock"] == Missing("stock", 1, count, (), spare)
    follow(here, "stock", give(here, ANN, gray=gray + count))
    assert points(give(here, ANN, gray=gray + count - 1), "stock") == points(here, "stock")
    assert points(give(here, ANN, gray=gray - spare), "stock") == points(here, "stock")
    assert points(give(here, ANN, gray=gray - spare - 1), "stock") == points(here, "stock") - 1


def test_what_cannot_be_done_any_more() -> None:
    done = lacks(give(city(2, missions=True), ANN, roads=0))
    assert {mission for mission, one in done.items() if one.what == "no-roads"} == set(done) - {"stock"}
    few = garage(city(2, missions=True), ANN, "food-truck")
    assert lacks(few)["traffic-jam"].what == "no-cars"  # two roads with cars, one car
    assert lacks(few)["rainbow"].what == "rainbow"
    none = garage(city(2, missions=True), ANN)
    assert lacks(none)["rainbow"].what == "no-cars"
    assert "drive" not in lacks(none)


def test_before_the_city_stands_no_mission_is_complete() -> None:
    here = new_game("rainbow-city", players=["Ann", "Bob"], house_rules={"missions": True})
    assert lacks(here)["development"].count == 5
    assert lacks(here)["building"].count == 3
