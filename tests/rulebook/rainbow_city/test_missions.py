"""Rainbow City, mission rules: what each mission scores, and what does not score. Mission rules section 4."""

from __future__ import annotations

from typing import Any

import pytest

from city import city, last, load, sheet
from shuto.rules.missions import MISSIONS
from shuto.rules.position import Position
from tables import faults, give, lay, move, span, stand

ANN, BOB, CLEO = 0, 1, 2


def points(here: Position, mission: str) -> list[int]:
    """The points of each player for this mission now."""
    return [sheet(here, seat).points[mission] for seat in range(here.game.seats)]


def highway(*spots: tuple[float, float, int], here: Position | None = None) -> Position:
    """Ann's highway from her starting column (0, -60); its roads are r2, r3 and so on."""
    here = here or city(2, missions=True)
    base = "c0"
    for x, y, height in spots:
        here = lay(here, ANN, f"{base} {x},{y} {height}")
        base = last(here)
    return here


def test_there_are_ten_missions_that_score() -> None:
    assert len(MISSIONS) == 10
    assert set(sheet(city(2, missions=True), ANN).points) == set(MISSIONS)


def test_the_total_is_the_sum() -> None:
    here = city(2, missions=True)
    assert sheet(here, ANN).total == sum(sheet(here, ANN).points.values()) == 1 + 2 + 6


# ---- drive


def test_a_point_for_each_car_the_sedan_on_the_ramp_too() -> None:
    here = city(2, missions=True)
    assert points(here, "drive") == [1, 1]
    assert points(move(here, "c0 > 120,-60"), "drive") == [2, 1]
    assert points(load(highway((115, -60, 2)), "r2", "limousine", "food-truck"), "drive") == [3, 1]


# ---- development


def two_areas() -> Position:
    """Development areas 4 (with the tower in a corner) and 5 around (200, 0) and (320, 0)."""
    return city(2, missions=True, development_4=(200, 0), tower=(185, 17), development_5=(320, 0))


def test_a_point_for_each_development_area_with_a_column() -> None:
    here = stand(two_areas(), ANN, 200, -130, 1)
    here = lay(here, ANN, f"{last(here)} 200,-18 2")
    assert points(here, "development") == [1, 0]
    here = lay(here, ANN, f"{last(here)} 320,-18 3")
    assert points(here, "development") == [2, 0]


def test_several_columns_on_one_area_score_once() -> None:
    here = stand(stand(two_areas(), ANN, 320, -130, 1), ANN, 320, 120, 1)
    here = lay(lay(here, ANN, "c2 320,-20 2"), ANN, "c3 320,12 2")
    assert [column.area for column in here.columns[-2:]] == ["development-5", "development-5"]
    assert points(here, "development") == [1, 0]


def test_both_players_score_on_the_same_area() -> None:
    here = stand(stand(two_areas(), ANN, 320, -130, 1), BOB, 320, 120, 1)
    here = lay(lay(here, ANN, "c2 320,-20 2"), BOB, "c3 320,12 2")
    assert points(here, "development") == [1, 1]


def test_neither_a_column_beside_it_nor_a_road_above_nor_an_off_ramp_scores() -> None:
    here = stand(two_areas(), ANN, 320, -155, 1)
    beside = lay(here, ANN, "c2 320,-45.5 2")
    assert points(beside, "development") == [0, 0]
    assert points(lay(beside, ANN, "c3 320,60 3"), "development") == [0, 0]
    here = stand(two_areas(), ANN, 320, -140, 1)
    assert points(lay(here, ANN, "c2 > 320,0"), "development") == [0, 0]


# ---- traffic jam


def jam(*cars: bool) -> Position:
    """The ramp with its sedan and four more roads in a row; the marked roads carry a car."""
    here = highway((115, -60, 2), (230, -60, 3), (345, -60, 4), (345, 55, 5))
    for number, car in enumerate(cars, 2):
        here = load(here, f"r{number}", "food-truck") if car else here
    return here


@pytest.mark.parametrize(
    ("cars", "longest", "score"),
    [
        ((False, False, False, False), 1, 0),
        ((True, False, False, False), 2, 0),
        ((True, True, False, False), 3, 2),  # the ramp with its sedan counts
        ((False, True, True, True), 3, 2),
        ((True, True, True, True), 5, 2),  # a longer jam scores no more
        ((True, False, True, True), 2, 0),  # connected only through a road without a car
        ((False, True, True, False), 2, 0),
        ((False, True, False, True), 1, 0),
    ],
)
def test_three_roads_with_cars_connected_through_such_roads_only(
    cars: tuple[bool, ...], longest: int, score: int
) -> None:
    here = jam(*cars)
    assert sheet(here, ANN).jam == longest
    assert points(here, "traffic-jam") == [score, 0]


def fork() -> Position:
    """A junction of Ann's with roads to the west (r2), east (r3) and north (r4)."""
    here = span(city(2, missions=True), ANN, (85, -200, 2))
    here = lay(here, ANN, f"{last(here)} 200,-200 3j")
    return lay(lay(here, ANN, "c3 315,-200 2"), ANN, "c3 200,-85 4")


def test_the_shape_of_a_y_counts() -> None:
    here = load(load(fork(), "r2", "food-truck"), "r3", "limousine")
    assert points(here, "traffic-jam") == [0, 0]
    assert points(load(here, "r4", "sports-car"), "traffic-jam") == [2, 0]


def test_the_two_arms_of_a_junction_are_connected_without_its_stem() -> None:
    here = load(load(fork(), "r3", "food-truck"), "r4", "limousine")
    here = load(lay(here, ANN, "c4 430,-200 1"), "r5", "sports-car")
    assert points(here, "traffic-jam") == [2, 0]


def test_many_cars_on_two_roads_are_no_jam() -> None:
    here = load(highway((115, -60, 2)), "r2", "food-truck", "limousine", "sports-car")
    assert points(here, "traffic-jam") == [0, 0]


def test_an_off_ramp_with_its_car_is_a_road_of_the_jam() -> None:
    here = load(highway((115, -60, 2), (230, -60, 1)), "r3", "food-truck")
    here = load(lay(here, ANN, f"{last(here)} > 350,-60"), "r4", "limousine")
    assert points(here, "traffic-jam") == [0, 0]
    assert points(load(here, "r2", "sports-car"), "traffic-jam") == [2, 0]


def test_crossing_roads_are_not_connected_and_the_others_do_not_help() -> None:
    here = load(highway((115, -60, 2)), "r2", "food-truck")
    here = load(span(here, BOB, (60, -130, 4), (60, -10, 4)), "r3", "food-truck")
    assert points(here, "traffic-jam") == [0, 0]
    here = load(span(here, ANN, (30, -130, 5), (30, -10, 5)), "r4", "limousine")
    assert points(here, "traffic-jam") == [0, 0]


# ---- rainbow: 100 × 60 around (250, 0)


def over_rainbow(x: float, *types: str) -> Position:
    here = span(city(2, missions=True, rainbow=(250, 0)), ANN, (x, -60, 2), (x, 60, 3))
    return load(here, "r2", *types)


def test_a_car_on_a_road_over_the_rainbow() -> None:
    assert points(over_rainbow(250, "food-truck"), "rainbow") == [2, 0]


def test_no_car_no_points() -> None:
    assert points(over_rainbow(250), "rainbow") == [0, 0]


def test_the_centre_line_must_run_over_it() -> None:
    """At x = 303 the edge of the road is over the area, but its middle is not."""
    assert points(over_rainbow(297, "food-truck"), "rainbow") == [2, 0]
    assert points(over_rainbow(303, "food-truck"), "rainbow") == [0, 0]


def test_more_cars_or_more_roads_score_once() -> None:
    here = over_rainbow(250, "food-truck", "limousine")
    assert points(here, "rainbow") == [2, 0]
    here = load(span(here, ANN, (220, -60, 2), (220, 60, 3)), "r3", "sports-car")
    assert points(here, "rainbow") == [2, 0]


def test_each_player_for_themselves() -> None:
    here = over_rainbow(250)
    here = load(span(here, BOB, (220, -60, 2), (220, 60, 3)), "r3", "sports-car")
    assert points(here, "rainbow") == [0, 2]


def test_the_car_may_stand_on_any_part_of_that_road() -> None:
    """The road crosses the corner of the area; its car is far from it."""
    here = span(city(2, missions=True, rainbow=(250, 0)), ANN, (185, 25, 2), (290, 70, 3))
    here = load(here, "r2", "food-truck")
    assert points(here, "rainbow") == [0, 0]
    here = span(city(2, missions=True, rainbow=(250, 0)), ANN, (185, 5, 2), (270, 90, 3))
    assert points(load(here, "r2", "food-truck"), "rainbow") == [2, 0]


# ---- off-ramps on the airport and on the green area


@pytest.mark.parametrize(("area", "other"), [("airport", "green"), ("green", "airport")])
def test_an_off_ramp_on_the_area_scores_once(area: str, other: str) -> None:
    places: dict[str, Any] = {area: (250, 0)}
    here = stand(city(2, missions=True, **places), ANN, 105, 0, 1)
    here = lay(here, ANN, f"{last(here)} > 250,0")
    assert points(here, f"off-ramp-{area}") == [2, 0]
    assert points(here, f"off-ramp-{other}") == [0, 0]
    here = stand(here, ANN, 255, -140, 1)
    here = lay(here, ANN, f"{last(here)} > 255,0")
    assert [road.end[2] for road in here.roads[-2:]] == pytest.approx([1.5, 1.5])
    assert points(here, f"off-ramp-{area}") == [2, 0]


def test_both_areas_score_two_each() -> None:
    here = city(2, missions=True, airport=(250, 0), green=(250, -150))
    here = lay(stand(here, ANN, 105, 0, 1), ANN, "c2 > 250,0")
    here = lay(stand(here, ANN, 105, -150, 1), ANN, "c3 > 250,-150")
    assert (points(here, "off-ramp-airport"), points(here, "off-ramp-green")) == ([2, 0], [2, 0])


def test_short_of_the_area_or_only_above_it_scores_nothing() -> None:
    here = city(2, missions=True, airport=(250, 0))
    short = lay(stand(here, ANN, 75, 0, 1), ANN, "c2 > 250,0")
    assert points(short, "off-ramp-airport") == [0, 0]
    above = span(here, ANN, (250, -65, 2), (250, 65, 3))
    assert points(load(above, "r2", "food-truck"), "off-ramp-airport") == [0, 0]


# ---- the tallest


def test_two_points_for_the_tallest_column_without_a_junction() -> None:
    here = stand(stand(city(3, missions=True), ANN, 250, 0, 5), BOB, -250, 0, 4)
    assert points(here, "tallest") == [2, 0, 0]


def test_columns_with_a_junction_do_not_count() -> None:
    here = stand(stand(city(3, missions=True), ANN, 250, 0, 5), BOB, -250, 0, 9, junction=True)
    assert points(here, "tallest") == [2, 0, 0]


def test_all_who_tie_score() -> None:
    here = stand(stand(city(3, missions=True), ANN, 250, 0, 5), CLEO, -250, 0, 5)
    assert points(here, "tallest") == [2, 0, 2]
    assert points(city(3, missions=True), "tallest") == [2, 2, 2]  # the starting columns


def test_several_of_the_tallest_score_once() -> None:
    here = stand(stand(city(2, missions=True), ANN, 250, 0, 5), ANN, 300, 0, 5)
    assert points(here, "tallest") == [2, 0]


def test_discs_count_not_millimetres() -> None:
    """Bob's column stands on a development area, 1.5 mm higher: a tie."""
    here = stand(city(2, missions=True, development_5=(200, 0)), ANN, -250, 0, 3)
    here = lay(stand(here, BOB, 200, -115, 2), BOB, "c3 200,0 3")
    assert here.columns[-1].top > here.columns[-3].top
    assert points(here, "tallest") == [2, 2]


# ---- stock


@pytest.mark.parametrize(
    ("gray", "yellow", "score"), [(0, 0, 0), (4, 0, 0), (5, 0, 1), (3, 2, 1), (9, 0, 1), (8, 2, 2), (24, 2, 5)]
)
def test_a_point_for_every_five_columns_left_junctions_included(gray: int, yellow: int, score: int) -> None:
    here = give(city(2, missions=True), ANN, gray=gray, yellow=yellow)
    assert points(here, "stock")[ANN] == score


def test_the_base_rules_have_no_missions_to_end_by() -> None:
    assert faults(city(2), "aside") == ("set-aside-not-allowed",)
