"""Rainbow City: which roads earn cars. Base rules section 6. 4.3 says must and 6 says may: we read must."""

from __future__ import annotations

import pytest

from city import city, garage, last
from shuto.rules.editions.edition import load_edition
from shuto.rules.position import Position
from tables import crossed, faults, judged, lay, move, span, stand

ANN, BOB, CLEO = 0, 1, 2


def street(here: Position, owner: int, x: float, height: int) -> Position:
    """A flat road from south to north with its middle at (x, 200)."""
    return span(here, owner, (x, 140, height), (x, 260, height))


def crossing(here: Position, height: int = 5, y: float = 200) -> tuple[Position, str]:
    """Ann's turn from west to east through y."""
    here = stand(here, ANN, 0, y, height)
    return here, f"{last(here)} 120,{y} {height + 1}"


@pytest.mark.parametrize("owner", [BOB, CLEO])
@pytest.mark.parametrize(("height", "side"), [(5, "over"), (1, "under")])
def test_the_first_over_or_under_any_other_players_road_earns_a_car(owner: int, height: int, side: str) -> None:
    verdict = judged(*crossing(street(city(3), owner, 60, 3), height))
    assert verdict
    assert crossed(verdict) == {"r3": (side, "earns")}
    assert (verdict.earned, verdict.owed, len(verdict.cars)) == (1, 1, 1)


def test_the_car_must_be_placed() -> None:
    switches = load_edition("rainbow-city").switches
    assert (switches.earned_car, switches.off_ramp_bonus) == ("must", "must")
    here, line = crossing(street(city(3), BOB, 60, 3))
    assert faults(here, f"{line} = -") == ("car-owed",)


def test_a_car_that_would_slide_is_not_owed() -> None:
    here = stand(street(city(3), BOB, 60, 3), ANN, 0, 200, 5)
    verdict = judged(here, f"{last(here)} 105,200 11j = -")
    assert verdict
    assert (verdict.earned, verdict.owed) == (1, 0)
    assert faults(here, f"{last(here)} 105,200 11j = 60") == ("car-would-slide",)


def test_nobody_places_more_cars_than_they_have_left() -> None:
    here, line = crossing(street(street(city(3), BOB, 40, 3), CLEO, 80, 3))
    here = garage(here, ANN, "food-truck")
    verdict = judged(here, line)
    assert (verdict.earned, verdict.owed) == (2, 1)


def test_no_car_without_such_a_crossing() -> None:
    here, line = crossing(city(3))
    assert judged(here, line)
    assert faults(here, f"{line} = 60") == ("car-not-earned",)


def test_one_road_crossed_earns_one_car() -> None:
    here, line = crossing(street(city(3), BOB, 60, 3))
    assert faults(here, f"{line} = 30 90") == ("car-not-earned",)


# ---- examples of cars that cannot be placed


@pytest.mark.parametrize("first", [ANN, BOB, CLEO])
def test_not_the_first_over_earns_nothing(first: int) -> None:
    here = span(street(city(3), BOB, 60, 1), first, (0, 165, 3), (120, 165, 3))
    here, line = crossing(here, 5, 225)
    assert crossed(judged(here, line)) == {"r3": ("over", "taken")}
    assert faults(here, f"{line} = 60") == ("car-not-earned",)


@pytest.mark.parametrize("first", [ANN, BOB, CLEO])
def test_not_the_first_under_earns_nothing(first: int) -> None:
    here = span(street(city(3), BOB, 60, 5), first, (0, 165, 2), (120, 165, 2))
    here, line = crossing(here, 1, 225)
    assert crossed(judged(here, line)) == {"r3": ("under", "taken")}
    assert faults(here, f"{line} = 60") == ("car-not-earned",)


# ---- several cars


@pytest.mark.parametrize(("height", "side"), [(5, "over"), (1, "under")])
def test_two_roads_at_once_earn_two_cars(height: int, side: str) -> None:
    here, line = crossing(street(street(city(3), BOB, 40, 3), BOB, 80, 3), height)
    verdict = judged(here, line)
    assert crossed(verdict) == {"r3": (side, "earns"), "r4": (side, "earns")}
    assert (verdict.earned, len(verdict.cars)) == (2, 2)


def test_over_one_and_under_another_players_road_earns_two() -> None:
    here, line = crossing(street(street(city(3), BOB, 40, 3), CLEO, 80, 8), 5)
    assert crossed(judged(here, line)) == {"r3": ("over", "earns"), "r4": ("under", "earns")}
    assert move(here, line).cars_placed(ANN) == 3


# ---- the common mistake


def test_over_a_and_over_b_that_already_crossed_a_only_b_earns() -> None:
    here = span(street(city(3), BOB, 60, 1), BOB, (10, 145, 3), (90, 237, 3))
    verdict = judged(*crossing(here, 5, 220))
    assert crossed(verdict) == {"r3": ("over", "taken"), "r4": ("over", "earns")}
    assert (verdict.earned, len(verdict.cars)) == (1, 1)


# ---- the player's own roads


def test_crossing_an_own_road_earns_nothing_for_it() -> None:
    here, line = crossing(street(city(3), ANN, 60, 3))
    assert crossed(judged(here, line)) == {"r3": ("over", "own")}
    assert faults(here, f"{line} = 60") == ("car-not-earned",)


def test_other_roads_crossed_together_with_an_own_one_still_earn() -> None:
    here, line = crossing(street(street(street(city(3), BOB, 30, 3), ANN, 60, 3), CLEO, 90, 3))
    verdict = judged(here, line)
    assert crossed(verdict) == {"r3": ("over", "earns"), "r4": ("over", "own"), "r5": ("over", "earns")}
    assert (verdict.earned, verdict.owed) == (2, 2)


def test_an_own_earlier_road_over_it_has_taken_the_side() -> None:
    """It does not matter whose road took the side."""
    here = span(street(city(3), BOB, 60, 1), ANN, (10, 145, 3), (90, 237, 3))
    assert crossed(judged(*crossing(here, 5, 220))) == {"r3": ("over", "taken"), "r4": ("over", "own")}


# ---- ramps are roads too


def test_a_starting_ramp_of_another_player_earns() -> None:
    """Bob's ramp is in the north-west with three players. The road passes over it clear of the sedan."""
    here = city(2)
    here = stand(here, ANN, -60, 150, 3)
    verdict = judged(here, f"{last(here)} 60,150 4")
    assert verdict
    assert crossed(verdict) == {"r1": ("over", "earns")}
    assert verdict.earned == 1


def test_only_once() -> None:
    here = span(city(2), ANN, (-60, 160, 3), (60, 160, 3))
    here = stand(here, ANN, -60, 95, 4)
    assert crossed(judged(here, f"{last(here)} 60,95 5")) == {"r1": ("over", "taken")}


def test_an_off_ramp_of_another_player_earns() -> None:
    here = stand(city(3), BOB, 60, 140, 1)
    here = lay(here, BOB, f"{last(here)} > 60,260")
    assert crossed(judged(*crossing(here))) == {"r3": ("over", "earns")}


def test_an_own_ramp_earns_nothing() -> None:
    here = stand(city(2), ANN, -60, -150, 3)
    assert crossed(judged(here, f"{last(here)} 60,-150 4")) == {"r0": ("over", "own")}


def test_a_car_stands_on_the_new_road_only() -> None:
    here, line = crossing(street(city(3), BOB, 60, 3))
    after = move(here, f"{line} = 100:sports-car")
    assert (after.cars[-1].road, after.cars[-1].owner) == (after.roads[-1].id, ANN)
    assert faults(after, "0: adjust c5 120,200 6 = 20") == ("adjust-closed",)
