"""Two-player box of 2024: off-ramps. Section 8."""

from __future__ import annotations

import math
from typing import Any

import pytest

from city import last
from shuto.rules.position import Position
from tables import crossed, faults, give, judged, lay, move, span, stand, table

EDITION = "two-player-2024"


def test_an_off_ramp_leaves_from_a_single_column() -> None:
    here = stand(table(EDITION), 0, 200, 0, 1)
    verdict = judged(here, f"{last(here)} > 320,0")
    assert verdict
    assert (verdict.earned, verdict.bonus) == (1, 1)


@pytest.mark.parametrize("height", [2, 3, 5])
def test_from_nothing_taller(height: int) -> None:
    here = stand(table(EDITION), 0, 200, 0, height)
    assert faults(here, f"{last(here)} > 320,0") == ("off-ramp-height",)


def test_never_from_a_junction() -> None:
    here = stand(table(EDITION), 0, 200, 0, 2, junction=True)
    assert faults(here, f"{last(here)} > 320,0") == ("off-ramp-height",)


def test_its_far_end_lies_on_the_table_with_no_column() -> None:
    here = stand(table(EDITION), 0, 200, 0, 1)
    after = move(here, f"{last(here)} > 400,0")
    road = after.roads[-1]
    assert (road.kind, road.from_column, road.to_column) == ("off-ramp", last(here), None)
    assert road.start == pytest.approx((200, 0, 10))
    assert road.end == pytest.approx((200 + math.sqrt(120.0**2 - 10.0**2), 0, 0))
    assert len(after.columns) == len(here.columns)
    assert after.supply(0).gray == here.supply(0).gray
    assert after.supply(0).roads == here.supply(0).roads - 1


def test_it_brings_one_car_as_a_bonus() -> None:
    here = table(EDITION)
    after = move(here, "c0 > 120,-60 = 60:highway-bus")
    assert [(car.type, car.road) for car in after.cars if car.owner == 0] == [
        ("sedan", "r0"),
        ("highway-bus", "r2"),
    ]
    assert faults(here, "c0 > 120,-60 = 30 90") == ("car-not-earned",)


def test_under_another_players_road_it_earns_one_more() -> None:
    here = span(table(EDITION), 1, (260, -60, 3), (260, 60, 3))
    here = stand(here, 0, 200, 0, 1)
    verdict = judged(here, f"{last(here)} > 320,0")
    assert crossed(verdict) == {"r2": ("under", "earns")}
    assert (verdict.earned, verdict.bonus, len(verdict.cars)) == (2, 1, 2)


def test_where_it_is_not_the_first_there_is_only_the_bonus() -> None:
    here = span(table(EDITION), 1, (260, -60, 4), (260, 60, 4))
    here = span(here, 0, (200, 30, 1), (320, 30, 2))
    here = stand(here, 0, 200, 0, 1)
    verdict = judged(here, f"{last(here)} > 320,0")
    assert crossed(verdict) == {"r2": ("under", "taken")}
    assert (verdict.earned, len(verdict.cars)) == (1, 1)


def under_both(own: float = 280, **options: Any) -> tuple[Position, str]:
    """An off-ramp of Ann's, from x = 200 to 320, under a road of Bob's and one of her own."""
    here = span(table(EDITION, **options), 1, (240, -60, 3), (240, 60, 3))
    here = span(here, 0, (own, -60, 3), (own, 60, 3))
    here = stand(here, 0, 200, 0, 1)
    return here, f"{last(here)} > 320,0"


def test_crossing_an_own_road_forfeits_every_car_including_the_bonus() -> None:
    """6, note: no car on a road that also crosses an own road."""
    here, line = under_both()
    verdict = judged(here, line)
    assert verdict
    assert crossed(verdict) == {"r2": ("under", "blocked-by-own"), "r3": ("under", "own")}
    assert (verdict.earned, verdict.bonus, verdict.owed, verdict.cars) == (0, 0, 0, ())
    assert faults(here, f"{line} = 20") == ("car-not-earned",)


def test_just_short_of_an_own_road_both_cars_are_earned() -> None:
    here, line = under_both(own=325)
    verdict = judged(here, line)
    assert crossed(verdict) == {"r2": ("under", "earns")}
    assert (verdict.earned, verdict.bonus, verdict.owed) == (2, 1, 2)


@pytest.mark.parametrize(("value", "earned", "bonus"), [("blocks-crossing-cars", 1, 1), ("earns-nothing", 2, 1)])
def test_as_a_house_rule_an_own_road_forfeits_less(value: str, earned: int, bonus: int) -> None:
    here, line = under_both(house_rules={"own_crossing": value})
    verdict = judged(here, line)
    assert (verdict.earned, verdict.bonus, verdict.owed, len(verdict.cars)) == (earned, bonus, earned, earned)
    assert faults(here, f"{line} = -") == ("car-owed",)


def test_nothing_continues_from_a_column_that_an_off_ramp_left() -> None:
    here = lay(stand(table(EDITION), 0, 200, 0, 1), 0, "c2 > 320,0")
    assert faults(here, "c2 200,115 2") == ("base-point-closed",)
    assert faults(here, "c2 > 200,120") == ("base-point-closed",)
    assert [point.column for point in here.base_points(0)] == ["c0"]


def test_a_junction_keeps_the_highway_open_beside_an_off_ramp() -> None:
    """The book's advice: branch first, then build an off-ramp from one of the two."""
    here = stand(table(EDITION), 0, 200, 0, 2, junction=True)
    here = lay(lay(here, 0, "c2 315,0 1"), 0, "c2 200,115 3")
    after = lay(here, 0, "c3 > 435,0")
    assert {point.column for point in after.base_points(0)} == {"c0", "c4"}
    assert judged(after, "c4 200,230 4")


def test_it_takes_a_road_and_no_column() -> None:
    here = give(table(EDITION), 0, gray=1, yellow=0, roads=1)
    after = move(here, "c0 > 120,-60")
    assert (after.supply(0).columns, after.supply(0).roads) == (1, 0)
    assert faults(give(here, 0, roads=0), "c0 > 120,-60") == ("not-enough-roads",)


def test_it_keeps_to_the_rules_of_roads() -> None:
    here = stand(stand(table(EDITION), 1, 260, 12.5, 1), 0, 200, 0, 1)
    assert "road-over-column" in faults(here, f"{last(here)} > 320,0")
    here = span(table(EDITION), 1, (260, -60, 1), (260, 60, 1))
    close = stand(here, 0, 243, 0, 1)
    assert faults(close, f"{last(close)} > 363,0") == ("touches-road",)
    apart = stand(here, 0, 200, 0, 1)
    assert judged(apart, f"{last(apart)} > 320,0")
    here = stand(table(EDITION), 0, 395, 0, 1)
    assert faults(here, f"{last(here)} > 500,0") == ("off-table",)
    here = stand(table(EDITION), 0, 375, 0, 1)
    assert judged(here, f"{last(here)} > 500,0")


def test_it_may_start_anywhere_on_the_base_top() -> None:
    here = stand(table(EDITION), 0, 200, 0, 1)
    assert judged(here, f"{last(here)} > 320,0 / 191,0 310.58,0")
    assert faults(here, f"{last(here)} > 320,0 / 189.5,0 309.08,0") == ("end-sticks-out",)
