"""Two-player box of 2024: which roads earn cars. Section 6, with every example of the book."""

from __future__ import annotations

import pytest

from city import last
from shuto.rules.position import Position
from tables import crossed, faults, judged, lay, move, span, stand, table, turn_of

EDITION = "two-player-2024"
OTHERS = 1


def street(x: float = 200, height: int = 3, *, on: Position | None = None, owner: int = OTHERS) -> Position:
    """A flat road of Bob's from south to north, 120 mm long, with its middle at (x, 0)."""
    return span(on or table(EDITION), owner, (x, -60, height), (x, 60, height))


def across(here: Position, y: float, heights: tuple[int, int], owner: int = 0) -> Position:
    """A road from west to east through (200, y), placed by hand."""
    return span(here, owner, (140, y, heights[0]), (260, y, heights[1]))


def over(here: Position, y: float = 0.0, base: int = 5) -> tuple[Position, str]:
    """Ann's column of 5 west of x = 200, and her turn across it, at least ten above a road at height 3."""
    here = stand(here, 0, 140, y, base)
    return here, f"{last(here)} 260,{y} {base + 1}"


def under(here: Position, y: float = 0.0) -> tuple[Position, str]:
    """Ann's column of 1 west of x = 200, and her turn across it, at least ten below a road at height 3."""
    here = stand(here, 0, 140, y, 1)
    return here, f"{last(here)} 260,{y} 2"


# ---- conditions A and B


def test_the_first_to_cross_over_another_players_road_earns_a_car() -> None:
    verdict = judged(*over(street()))
    assert verdict
    assert crossed(verdict) == {"r2": ("over", "earns")}
    assert (verdict.earned, verdict.bonus, verdict.owed, len(verdict.cars)) == (1, 0, 1, 1)


def test_the_first_to_pass_under_another_players_road_earns_a_car() -> None:
    verdict = judged(*under(street()))
    assert verdict
    assert crossed(verdict) == {"r2": ("under", "earns")}
    assert (verdict.earned, verdict.owed, len(verdict.cars)) == (1, 1, 1)


def test_the_car_leaves_the_supply_and_stands_on_the_new_road() -> None:
    here, line = over(street())
    after = move(here, f"{line} = 30:limousine")
    assert after.supply(0).cars == here.supply(0).cars - 1
    assert "limousine" not in after.supply(0).types
    car = after.cars[-1]
    assert (car.owner, car.road, car.type, car.place) == (0, after.roads[-1].id, "limousine", 30.0)


@pytest.mark.parametrize("place", [8.5, 30, 60, 90.25, 111.5])
def test_a_car_may_stand_anywhere_on_the_road(place: float) -> None:
    here, line = over(street())
    assert judged(here, f"{line} = {place}")


@pytest.mark.parametrize("offset", [0.7, -0.7])
def test_a_car_stands_wholly_on_the_road_sideways_too(offset: float) -> None:
    here, line = over(street())
    assert judged(here, f"{line} = 60@{offset}")
    assert faults(here, f"{line} = 60@{2 * offset}") == ("car-not-on-road",)


def test_one_crossing_earns_one_car_and_no_more() -> None:
    here, line = over(street())
    assert faults(here, f"{line} = 30 90") == ("car-not-earned",)


def test_a_road_that_crosses_nothing_earns_nothing_and_may_be_built() -> None:
    here = table(EDITION)
    verdict = judged(here, "c0 115,-60 2")
    assert verdict
    assert (verdict.earned, verdict.crossings) == (0, ())
    assert faults(here, "c0 115,-60 2 = 60") == ("car-not-earned",)


def test_a_type_is_there_only_once() -> None:
    here, line = over(street())
    assert faults(here, f"{line} = 60:sedan") == ("car-type-unavailable",)  # the sedan is on the ramp


# ---- Notes


def test_no_car_on_a_road_of_an_earlier_turn() -> None:
    """Bob builds over Ann's road later. This earns Bob a car but never Ann, and her road gets none."""
    here = turn_of(stand(across(table(EDITION), 30, (1, 2)), OTHERS, 200, -60, 5), OTHERS)
    after = move(here, f"{last(here)} 200,60 4")
    assert after.cars_placed(0) == here.cars_placed(0)
    assert [car.road for car in after.cars if car.owner == OTHERS][1:] == [after.roads[-1].id]
    assert faults(after, "0: adjust c2 260,30 2 = 60") == ("adjust-closed",)


def test_no_car_if_the_road_also_crosses_an_own_road() -> None:
    here = street(180)
    here = street(220, on=here, owner=0)
    here, line = over(here)
    verdict = judged(here, line)
    assert verdict
    assert crossed(verdict) == {"r2": ("over", "blocked-by-own"), "r3": ("over", "own")}
    assert (verdict.earned, verdict.owed, verdict.cars) == (0, 0, ())
    assert faults(here, f"{line} = 60") == ("car-not-earned",)


def test_crossing_an_own_road_forfeits_all_cars_for_crossings() -> None:
    here = street(220, on=street(190, on=street(165)), owner=0)
    here, line = over(here)
    assert crossed(judged(here, line)) == {
        "r2": ("over", "blocked-by-own"),
        "r3": ("over", "blocked-by-own"),
        "r4": ("over", "own"),
    }


def test_the_own_starting_ramp_is_an_own_road() -> None:
    """Ann's ramp rises along x = 0 from y = -180; Bob's road stands beside it."""
    here = span(table(EDITION), OTHERS, (30, -200, 3), (30, -80, 3))
    here = stand(here, 0, -50, -150, 5)
    verdict = judged(here, f"{last(here)} 70,-150 6")
    assert crossed(verdict) == {"r0": ("over", "own"), "r2": ("over", "blocked-by-own")}
    assert verdict.earned == 0


def test_an_own_off_ramp_is_an_own_road() -> None:
    here = stand(street(230), 0, 170, -60, 1)
    here = lay(here, 0, f"{last(here)} > 170,60")
    here, line = over(here)
    assert crossed(judged(here, line)) == {"r2": ("over", "blocked-by-own"), "r3": ("over", "own")}


def test_a_road_without_a_car_still_takes_sides() -> None:
    """Even a road that earns no car takes the sides of the roads it crosses."""
    here = street(220, on=street(180), owner=0)
    after = move(*over(here))
    assert after.roads[2].over_taken
    assert after.roads[3].over_taken
    assert after.roads[-1].under_taken


def test_only_roads_between_two_columns_earn_not_a_starting_ramp() -> None:
    here = stand(table(EDITION), 0, -60, 140, 3)
    verdict = judged(here, f"{last(here)} 60,140 4")
    assert verdict
    assert crossed(verdict) == {"r1": ("over", "not-between-columns")}
    assert verdict.earned == 0


def test_only_roads_between_two_columns_earn_not_an_off_ramp() -> None:
    here = stand(table(EDITION), OTHERS, 200, -60, 1)
    here = lay(here, OTHERS, f"{last(here)} > 200,60")
    here, line = over(here)
    assert crossed(judged(here, line)) == {"r2": ("over", "not-between-columns")}


def test_a_ramp_does_not_block_the_car_that_a_road_beside_it_earns() -> None:
    here = span(table(EDITION), OTHERS, (30, 80, 3), (30, 200, 3))
    here = stand(here, 0, -50, 150, 5)
    verdict = judged(here, f"{last(here)} 70,150 6")
    assert crossed(verdict) == {"r1": ("over", "not-between-columns"), "r2": ("over", "earns")}
    assert verdict.earned == 1


# ---- examples of cars that cannot be placed


def test_not_first_over_a_road_that_a_road_of_its_own_owner_crossed() -> None:
    here = across(street(height=1), -35, (3, 3), OTHERS)
    here, line = over(here, 25)
    assert crossed(judged(here, line)) == {"r2": ("over", "taken")}
    assert judged(here, line).earned == 0
    assert faults(here, f"{line} = 60") == ("car-not-earned",)


def test_not_first_under_a_road_that_an_own_road_passed_under() -> None:
    here = across(street(height=5), -35, (1, 2))
    here, line = under(here, 25)
    assert crossed(judged(here, line)) == {"r2": ("under", "taken")}
    assert faults(here, f"{line} = 60") == ("car-not-earned",)


def test_over_is_still_free_where_only_under_was_taken() -> None:
    here = across(street(height=3), -35, (1, 2))
    assert crossed(judged(*over(here, 25))) == {"r2": ("over", "earns")}


def test_under_is_still_free_where_only_over_was_taken() -> None:
    here = across(street(height=3), -35, (5, 5))
    assert crossed(judged(*under(here, 25))) == {"r2": ("under", "earns")}


def test_a_starting_ramp_takes_the_under_side_of_a_road_above_it() -> None:
    """Bob's road over Ann's ramp: its under side is taken, by a ramp as by any road."""
    here = lay(stand(table(EDITION), OTHERS, -50, -130, 4), OTHERS, "c2 70,-130 4")
    assert here.roads[2].under_taken
    here = stand(here, 0, 40, -200, 1)
    assert crossed(judged(here, f"{last(here)} 40,-80 2")) == {"r2": ("under", "taken")}


# ---- examples of several cars


def test_two_roads_crossed_over_for_the_first_time_at_once_earn_two_cars() -> None:
    verdict = judged(*over(street(220, on=street(180))))
    assert crossed(verdict) == {"r2": ("over", "earns"), "r3": ("over", "earns")}
    assert (verdict.earned, verdict.owed, len(verdict.cars)) == (2, 2, 2)


def test_two_roads_passed_under_for_the_first_time_at_once_earn_two_cars() -> None:
    verdict = judged(*under(street(220, on=street(180))))
    assert crossed(verdict) == {"r2": ("under", "earns"), "r3": ("under", "earns")}
    assert (verdict.earned, len(verdict.cars)) == (2, 2)


def test_over_one_and_under_another_earn_two_cars() -> None:
    verdict = judged(*over(street(220, 9, on=street(180, 3))))
    assert crossed(verdict) == {"r2": ("over", "earns"), "r3": ("under", "earns")}
    assert verdict.earned == 2


def test_one_of_two_is_not_first_so_one_car() -> None:
    here = across(street(height=3), -35, (5, 5), OTHERS)
    here = span(here, OTHERS, (230, -20, 3), (230, 100, 3))
    assert crossed(judged(*over(here, 25))) == {"r2": ("over", "taken"), "r4": ("over", "earns")}


# ---- the common mistake


def test_over_a_road_and_over_the_one_that_crossed_it_only_the_upper_earns() -> None:
    """(a) runs along x = 200 at 1, (b) over it from south-west to north-east at 3, Ann's road over both."""
    here = span(street(height=1), OTHERS, (150, -55, 3), (230, 37, 3))
    verdict = judged(*over(here, 20))
    assert verdict
    assert crossed(verdict) == {"r2": ("over", "taken"), "r3": ("over", "earns")}
    assert (verdict.earned, len(verdict.cars)) == (1, 1)


def test_the_same_mistake_from_below() -> None:
    here = span(street(height=7), OTHERS, (150, -55, 4), (230, 37, 4))
    verdict = judged(*under(here, 20))
    assert crossed(verdict) == {"r2": ("under", "taken"), "r3": ("under", "earns")}
    assert verdict.earned == 1


def test_between_the_two_the_lower_is_taken_and_so_is_the_upper() -> None:
    """Ann's road passes between (a) and (b): both sides were taken when these crossed each other elsewhere."""
    here = span(street(height=1), OTHERS, (150, -55, 7), (230, 37, 7))
    verdict = judged(*over(here, 20, 3))
    assert crossed(verdict) == {"r2": ("over", "taken"), "r3": ("under", "taken")}
    assert verdict.earned == 0


# ---- cars and columns: a car touches no columns except those of its own road, whichever came first

# An off-ramp from c0 ends at x = 119.6. A car at its end leans 0.7 mm further and reaches a column at 119.9.
RAMP, TOO_FAR, CLEAR = "c0 > 120,-60", "= 112", "= 111.4"


def test_a_car_does_not_lean_against_a_column_that_stands() -> None:
    here = stand(table(EDITION), 1, 129.9, -60, 1)
    assert faults(here, f"{RAMP} {TOO_FAR}") == ("car-does-not-fit",)
    assert judged(here, f"{RAMP} {CLEAR}")


def test_no_column_is_built_against_a_car() -> None:
    here = stand(table(EDITION), 1, 244.9, -60, 1)
    column = f"{last(here)} 129.9,-60 2"
    assert faults(move(here, f"{RAMP} {TOO_FAR}"), column) == ("touches-car",)
    assert judged(move(here, f"{RAMP} {CLEAR}"), column)
