"""Two-player box of 2024: an earned car must be placed if it fits and stays. Sections 4-③ and 6."""

from __future__ import annotations

import pytest

from city import garage, last
from shuto.rules.editions.edition import load_edition
from shuto.rules.position import Position
from tables import faults, judged, move, span, stand, table

EDITION = "two-player-2024"


def two_streets(height: int = 3) -> Position:
    """Two flat roads of Bob's side by side, and Ann's column of 5 to the west of them."""
    here = span(table(EDITION), 1, (180, -60, height), (180, 60, height))
    here = span(here, 1, (220, -60, height), (220, 60, height))
    return stand(here, 0, 140, 0, 5)


def fence(*places: float) -> tuple[Position, str]:
    """Roads of Bob's 3 to 7 mm above the road of Ann's turn, at these distances along it.

    Her columns stand 139 mm apart, so her road begins 9.7 mm from the axis of her base point at x = 200.
    """
    here = table(EDITION)
    for place in places:
        x = 200 + 9.7 + place * 0.9965
        low, high = (-85, 35) if place > 100 else (-60, 60)
        here = span(here, 1, (x, low, 2), (x, high, 2 if place < 80 else 3))
    here = stand(here, 0, 200, 0, 1)
    return here, f"{last(here)} 339,0 2"


# ---- must


def test_a_car_must_be_placed_where_one_is_earned() -> None:
    switches = load_edition(EDITION).switches
    assert (switches.earned_car, switches.off_ramp_bonus) == ("must", "must")
    here = stand(span(table(EDITION), 1, (200, -60, 3), (200, 60, 3)), 0, 140, 0, 5)
    verdict = judged(here, f"{last(here)} 260,0 4 = -")
    assert verdict.faults == ("car-owed",)
    assert verdict.owed == 1
    assert judged(here, f"{last(here)} 260,0 4 = 60")


def test_two_owed_cars_must_both_be_placed() -> None:
    here = two_streets()
    verdict = judged(here, f"{last(here)} 260,0 4 = 60")
    assert verdict.faults == ("car-owed",)
    assert (verdict.owed, len(verdict.cars)) == (2, 1)
    assert judged(here, f"{last(here)} 260,0 4 = 40 80")


def test_by_default_all_cars_are_placed() -> None:
    here = two_streets()
    after = move(here, f"{last(here)} 260,0 4")
    assert after.cars_placed(0) == here.cars_placed(0) + 2


# ---- only if it stays


@pytest.mark.parametrize(("height", "stays"), [(10, True), (11, False)])
def test_none_is_owed_on_a_slope_where_no_car_stays(height: int, stays: bool) -> None:
    """From 5 to 10 the road rises 50 mm in 120, 24.6 degrees; to 11 it is 30. Above 25 no car stays."""
    here = span(table(EDITION), 1, (200, -60, 3), (200, 60, 3))
    here = stand(here, 0, 140, 0, 5)
    line = f"{last(here)} 250,0 {height}j"
    verdict = judged(here, line)
    assert verdict  # a road has no limit of slope
    assert verdict.earned == 1
    assert (verdict.owed, len(verdict.cars)) == ((1, 1) if stays else (0, 0))
    assert faults(here, f"{line} = -") == (("car-owed",) if stays else ())
    assert faults(here, f"{line} = 60") == (() if stays else ("car-would-slide",))


def test_downhill_is_as_steep_as_uphill() -> None:
    here = span(table(EDITION), 1, (200, -60, 2), (200, 60, 2))
    here = stand(here, 0, 140, 0, 9)
    assert faults(here, f"{last(here)} 250,0 3j = 60") == ("car-would-slide",)
    assert judged(here, f"{last(here)} 250,0 4j = 60")


# ---- only if it fits


def test_none_is_owed_where_there_is_no_room_at_all() -> None:
    """Five low roads leave no 16 mm of the road free: five cars are earned, none is owed."""
    here, line = fence(20, 45, 70, 95, 111.5)
    verdict = judged(here, line)
    assert verdict
    assert (verdict.earned, verdict.owed, verdict.cars) == (5, 0, ())
    assert judged(here, f"{line} = -")
    assert faults(here, f"{line} = 60") == ("car-does-not-fit",)


def test_as_many_cars_are_owed_as_fit() -> None:
    """Without the road at 70 there is a space from 50 to 90: two cars fit there, and four are earned."""
    here, line = fence(20, 45, 95, 111.5)
    verdict = judged(here, line)
    assert (verdict.earned, verdict.owed, len(verdict.cars)) == (4, 2, 2)
    assert faults(here, f"{line} = -") == ("car-owed",)
    assert faults(here, f"{line} = 70") == ("car-owed",)
    assert judged(here, f"{line} = 61 79")


def test_a_long_car_does_not_count_where_only_a_short_one_fits() -> None:
    """Between the roads at 20 and 51 there are 21 mm: room for 16, not for 24."""
    here, line = fence(20, 51, 74, 95, 111.5)
    assert judged(here, line).owed == 1
    short = garage(here, 0, "food-truck", "limousine")
    assert judged(short, line).owed == 1
    only_long = garage(here, 0, "limousine", "highway-bus")
    assert judged(only_long, line).owed == 0
    assert judged(only_long, f"{line} = -")


def test_a_car_may_not_touch_the_road_above_it() -> None:
    here, line = fence(60)
    assert faults(here, f"{line} = 60") == ("car-does-not-fit",)
    assert faults(here, f"{line} = 47.5") == ("car-does-not-fit",)
    assert judged(here, f"{line} = 46")
    assert judged(here, f"{line} = 74")


def test_bumpers_may_touch_but_cars_do_not_overlap() -> None:
    here = two_streets()
    assert judged(here, f"{last(here)} 260,0 4 = 40 56")
    assert faults(here, f"{last(here)} 260,0 4 = 40 55") == ("car-does-not-fit",)


# ---- only if there are cars left


def test_no_more_are_owed_than_the_player_has_left() -> None:
    here = garage(two_streets(), 0, "food-truck")
    line = f"{last(here)} 260,0 4"
    verdict = judged(here, line)
    assert (verdict.earned, verdict.owed, len(verdict.cars)) == (2, 1, 1)
    assert faults(here, f"{line} = -") == ("car-owed",)
    assert "not-enough-cars" in faults(here, f"{line} = 40 80")
    assert judged(here, f"{line} = 60:food-truck")
    both = garage(two_streets(), 0, "food-truck", "limousine")
    assert judged(both, f"{line} = 40 80")


def test_a_type_that_is_not_left_cannot_be_placed_twice() -> None:
    here = two_streets()
    line = f"{last(here)} 260,0 4"
    assert faults(here, f"{line} = 40:food-truck 80:food-truck") == ("car-type-unavailable",)
    assert judged(here, f"{line} = 40:food-truck 80:limousine")


# ---- the off-ramp's bonus


def test_the_bonus_must_be_placed_too() -> None:
    here = table(EDITION)
    assert faults(here, "c0 > 120,-60 = -") == ("car-owed",)
    assert judged(here, "c0 > 120,-60")


def test_bonus_and_crossing_car_are_both_owed() -> None:
    here = span(table(EDITION), 1, (200, -60, 3), (200, 60, 3))
    here = stand(here, 0, 140, 0, 1)
    line = f"{last(here)} > 260,0"
    verdict = judged(here, line)
    assert (verdict.earned, verdict.bonus, verdict.owed) == (2, 1, 2)
    assert faults(here, f"{line} = 60") == ("car-owed",)
