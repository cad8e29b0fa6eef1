"""Rainbow City, mission rules: cars of the same type. Mission rules section 4, the mission with an immediate effect."""

from __future__ import annotations

import pytest

from city import city, last, load
from shuto.rules.position import Position
from shuto.rules.turn import Take
from tables import crossed, faults, give, judged, move, span, stand

ANN, BOB, CLEO = 0, 1, 2


def streets(owners: tuple[int, ...], types: tuple[str, ...], *, missions: bool = True, rule: str = "") -> Position:
    """Roads from south to north at x = 30, 60, 90, with a car each, and Ann's column of 5 to the west."""
    here = city(3, missions=missions, house_rules={"same_type": rule} if rule else None)
    for x, owner, name in zip((30, 60, 90), owners, types, strict=False):
        here = load(span(here, owner, (x, 140, 3), (x, 260, 3)), f"r{len(here.roads)}", name)
    return stand(here, ANN, 0, 200, 5)


def turn(here: Position, rest: str) -> str:
    return f"{last(here)} 120,200 6 {rest}"


def columns(here: Position) -> list[int]:
    return [here.supply(seat).columns for seat in range(3)]


def test_the_base_rules_do_not_have_it() -> None:
    here = streets((BOB,), ("limousine",), missions=False)
    assert judged(here, turn(here, "= 60:limousine")).takes == ()


def test_the_owner_of_the_road_gives_a_column_at_once() -> None:
    here = streets((BOB,), ("limousine",))
    after = move(here, turn(here, "= 60:limousine"))
    assert columns(after) == [26 - 6 + 1, 26 - 1, 26]


def test_another_type_gives_nothing() -> None:
    here = streets((BOB,), ("limousine",))
    assert judged(here, turn(here, "= 60:food-truck")).takes == ()
    assert faults(here, turn(here, "= 60:food-truck < 1")) == ("nothing-to-take",)


def test_from_each_player_once_a_turn() -> None:
    here = streets((BOB, CLEO), ("limousine", "food-truck"))
    cars = "= 30:limousine 90:food-truck"
    assert judged(here, turn(here, cars)).takes == (Take(BOB), Take(CLEO))
    assert columns(move(here, turn(here, cars))) == [26 - 6 + 2, 25, 25]


def test_two_matches_with_one_player_are_one_column() -> None:
    here = streets((BOB, BOB), ("limousine", "food-truck"))
    cars = "= 30:limousine 90:food-truck"
    assert judged(here, turn(here, cars)).takes == (Take(BOB),)
    assert "nothing-to-take" in faults(here, turn(here, f"{cars} < 1 1"))


def test_one_car_may_match_on_the_roads_of_two() -> None:
    here = streets((BOB, CLEO), ("limousine", "limousine"))
    assert judged(here, turn(here, "= 30:limousine 90:food-truck")).takes == (Take(BOB), Take(CLEO))


def test_a_player_without_columns_gives_none_but_the_other_does() -> None:
    here = give(streets((BOB, CLEO), ("limousine", "food-truck")), BOB, gray=0, yellow=0)
    assert judged(here, turn(here, "= 30:limousine 90:food-truck")).takes == (Take(CLEO),)


def test_each_gives_gray_while_they_have_one_else_yellow() -> None:
    here = give(streets((BOB, CLEO), ("limousine", "food-truck")), BOB, gray=0)
    after = move(here, turn(here, "= 30:limousine 90:food-truck < 1 2"))
    assert (after.supply(BOB).yellow, after.supply(CLEO).yellow) == (1, 2)
    assert after.supply(ANN).yellow == 3
    assert faults(here, turn(here, "= 30:limousine 90:food-truck < 1 2y")) == ("gray-given-first",)


@pytest.mark.parametrize("height", [1, 5])
def test_over_or_under(height: int) -> None:
    here = streets((BOB,), ("limousine",))
    here = stand(here, ANN, 0, 170, height)
    line = f"{last(here)} 120,170 {height + 1} = 100:limousine"
    assert judged(here, line).takes == (Take(BOB),)


def test_a_crossing_that_earns_nothing_counts_too() -> None:
    """Cleo crossed over Bob's road before. The car is earned by crossing Cleo's other road."""
    here = load(span(city(3, missions=True), BOB, (30, 140, 3), (30, 260, 3)), "r3", "limousine")
    here = span(here, CLEO, (-30, 165, 5), (85, 165, 5))
    here = span(here, CLEO, (75, 185, 3), (75, 305, 3))
    here = stand(here, ANN, -15, 225, 5)
    line = f"{last(here)} 105,225 6 = 60:limousine"
    assert crossed(judged(here, line)) == {"r3": ("over", "taken"), "r5": ("over", "earns")}
    assert judged(here, line).takes == (Take(BOB),)


def test_own_cars_do_not_count() -> None:
    here = streets((BOB, ANN), ("food-truck", "limousine"))
    assert judged(here, turn(here, "= 60:limousine")).takes == ()


def test_a_column_got_this_way_is_stock() -> None:
    here = give(streets((BOB,), ("limousine",)), ANN, gray=10, yellow=0)
    after = move(here, turn(here, "= 60:limousine"))
    assert after.supply(ANN).columns == 5


# ---- the rule of the 2024 box with more players: one column per turn, and the taker chooses


def test_one_a_turn_from_whom_the_taker_chooses() -> None:
    here = streets((BOB, CLEO), ("limousine", "food-truck"), missions=False, rule="one-a-turn")
    cars = "= 30:limousine 90:food-truck"
    assert len(judged(here, turn(here, cars)).takes) == 1
    assert judged(here, turn(here, f"{cars} < 1")).takes == (Take(BOB),)
    assert judged(here, turn(here, f"{cars} < 2")).takes == (Take(CLEO),)
    assert faults(here, turn(here, f"{cars} < 1 2")) == ("nothing-to-take",)
