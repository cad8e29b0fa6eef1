"""Two-player box of 2024: the additional rule about cars of the same type, played as a house rule."""

from __future__ import annotations

import pytest

from city import garage, last, load
from shuto.rules.editions.edition import load_edition
from shuto.rules.position import Position
from shuto.rules.turn import Take
from tables import crossed, faults, give, judged, move, span, stand, table, turn_of

EDITION = "two-player-2024"
ANN, BOB = 0, 1
RULE = {"same_type": "one-a-turn"}


def street(*types: str, rule: dict[str, str] | None = RULE, more: tuple[str, ...] = ()) -> Position:
    """Bob's road at x = 190 with cars on it, optionally another one at 230, and Ann's column of 5 west of them."""
    here = table(EDITION, house_rules=rule)
    here = load(span(here, BOB, (190, -60, 3), (190, 60, 3)), "r2", *types)
    if more:
        here = load(span(here, BOB, (230, -60, 3), (230, 60, 3)), "r3", *more)
    return stand(here, ANN, 140, 0, 5)


def line(here: Position, rest: str) -> str:
    return f"{last(here)} 260,0 6 {rest}"


def test_the_rule_is_off_by_default() -> None:
    assert load_edition(EDITION).switches.same_type == "off"
    here = street("limousine", rule=None)
    after = move(here, line(here, "= 60:limousine"))
    assert after.supply(BOB).columns == here.supply(BOB).columns
    assert faults(here, line(here, "= 60:limousine < 1")) == ("nothing-to-take",)


def test_the_same_type_as_on_the_road_crossed_takes_a_column() -> None:
    here = street("limousine")
    verdict = judged(here, line(here, "= 60:limousine"))
    assert verdict.takes == (Take(BOB),)
    after = move(here, line(here, "= 60:limousine"))
    assert after.supply(BOB).gray == here.supply(BOB).gray - 1
    assert after.supply(ANN).gray == here.supply(ANN).gray - 6 + 1


def test_it_works_both_ways_round() -> None:
    here = table(EDITION, house_rules=RULE)
    here = load(span(here, ANN, (190, -60, 3), (190, 60, 3)), "r2", "limousine")
    here = turn_of(stand(here, BOB, 140, 0, 5), BOB)
    after = move(here, line(here, "= 60:limousine < 0"))
    assert after.supply(ANN).gray == here.supply(ANN).gray - 1
    assert judged(here, line(here, "= 60:limousine")).takes == (Take(ANN),)


def test_another_type_takes_nothing() -> None:
    here = street("limousine")
    assert judged(here, line(here, "= 60:highway-bus")).takes == ()
    assert faults(here, line(here, "= 60:highway-bus < 1")) == ("nothing-to-take",)


def test_the_car_must_be_on_the_road_crossed_not_elsewhere() -> None:
    here = street()
    here = load(span(here, BOB, (-200, 100, 3), (-320, 100, 3)), "r3", "limousine")
    verdict = judged(here, f"{here.columns[4].id} 260,0 6 = 60:limousine")
    assert crossed(verdict) == {"r2": ("over", "earns")}
    assert verdict.takes == ()


def test_from_below_it_counts_the_same() -> None:
    here = table(EDITION, house_rules=RULE)
    here = load(span(here, BOB, (200, -60, 3), (200, 60, 3)), "r2", "limousine")
    here = stand(here, ANN, 140, 0, 1)
    assert judged(here, f"{last(here)} 260,0 2 = 60:limousine").takes == (Take(BOB),)


def test_only_one_column_a_turn_however_many_cars_match() -> None:
    here = street("limousine", more=("food-truck",))
    both = line(here, "= 30:limousine 90:food-truck")
    assert judged(here, both).takes == (Take(BOB),)
    assert "nothing-to-take" in faults(here, f"{both} < 1 1")


@pytest.mark.parametrize("gray", [1, 12])
def test_the_owner_gives_gray_while_they_have_one(gray: int) -> None:
    here = give(street("limousine"), BOB, gray=gray, yellow=2)
    assert judged(here, line(here, "= 60:limousine < 1")).takes == (Take(BOB),)
    after = move(here, line(here, "= 60:limousine < 1"))
    assert (after.supply(BOB).gray, after.supply(BOB).yellow) == (gray - 1, 2)
    assert after.supply(ANN).yellow == here.supply(ANN).yellow
    assert faults(here, line(here, "= 60:limousine < 1y")) == ("gray-given-first",)


def test_an_owner_without_columns_gives_none() -> None:
    here = give(street("limousine"), BOB, gray=0, yellow=0)
    verdict = judged(here, line(here, "= 60:limousine"))
    assert verdict
    assert verdict.takes == ()
    assert faults(here, line(here, "= 60:limousine < 1")) == ("nothing-to-take",)


@pytest.mark.parametrize("stated", ["", " < 1", " < 1y"])
def test_an_owner_with_only_yellow_gives_yellow(stated: str) -> None:
    here = give(street("limousine"), BOB, gray=0, yellow=1)
    turn = line(here, f"= 60:limousine{stated}")
    assert judged(here, turn).takes == (Take(BOB, yellow=True),)
    after = move(here, turn)
    assert after.supply(BOB).columns == 0
    assert after.supply(ANN).yellow == here.supply(ANN).yellow + 1


def test_a_road_crossed_counts_even_where_it_earns_nothing() -> None:
    """Over two roads, the first already crossed: the car earned by the second matches one on the first."""
    here = table(EDITION, house_rules=RULE)
    here = load(span(here, BOB, (170, -60, 3), (170, 60, 3)), "r2", "limousine")
    here = span(here, BOB, (110, -38, 5), (225, -38, 5))
    here = span(here, BOB, (215, -15, 3), (215, 105, 3))
    here = stand(here, ANN, 130, 20, 5)
    turn = f"{last(here)} 250,20 6 = 60:limousine"
    assert crossed(judged(here, turn)) == {"r2": ("over", "taken"), "r4": ("over", "earns")}
    assert judged(here, turn).takes == (Take(BOB),)


def test_the_bonus_car_of_an_off_ramp_counts_as_well() -> None:
    here = table(EDITION, house_rules={**RULE, "own_crossing": "blocks-crossing-cars"})
    here = load(span(here, BOB, (240, -60, 4), (240, 60, 4)), "r2", "limousine")
    here = span(here, ANN, (280, -60, 4), (280, 60, 4))  # her own road: it blocks the crossing car
    here = stand(here, ANN, 200, 0, 1)
    turn = f"{last(here)} > 320,0 = 60:limousine"
    verdict = judged(here, turn)
    assert (verdict.earned, verdict.bonus) == (1, 1)
    assert verdict.takes == (Take(BOB),)


def test_an_own_road_gives_nothing() -> None:
    here = table(EDITION, house_rules={**RULE, "own_crossing": "earns-nothing"})
    here = load(span(here, ANN, (240, -60, 3), (240, 60, 3)), "r2", "limousine")
    here = garage(stand(here, ANN, 200, 0, 1), ANN, "limousine", "food-truck")
    verdict = judged(here, f"{last(here)} > 320,0 = 60:limousine")
    assert verdict
    assert verdict.takes == ()


def test_no_car_placed_no_column() -> None:
    here = street("limousine")
    assert judged(here, f"{last(here)} 250,0 11j = -").takes == ()  # too steep for any car


@pytest.mark.parametrize("types", [("limousine", "food-truck"), ("food-truck", "limousine")])
def test_any_of_the_cars_on_that_road_may_match(types: tuple[str, str]) -> None:
    here = street(*types)
    assert judged(here, line(here, "= 60:food-truck")).takes == (Take(BOB),)
