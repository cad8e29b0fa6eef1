"""Cars on a new road: as many as fit, where they fit, of which type, and columns taken for the same type."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from city import city, garage, load
from shuto.geometry.rows import BEAM
from shuto.rules.kernels.cars import car_contacts, set_car
from shuto.rules.kernels.layout import CAR_TYPES, CARS
from shuto.rules.kernels.questions import Assessment
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.builds import assess_build
from shuto.rules.referee.cars import park_cars
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Extend, OffRamp, Take
from tables import faults, give, judged, span, stand, table

LATTICE = 0.5
TURN = "c0 115,-70 2"
DOWN = "c0 > 120,-70"


def said_of(here: Position, line: str) -> Assessment:
    turn = parse_turn(line)
    assert isinstance(turn, (Extend, OffRamp))
    return assess_build(here, turn, 0)


def beam_of(here: Position, line: str) -> np.ndarray:
    return said_of(here, line).beam


def free_tails(here: Position, beam: np.ndarray, length: float) -> list[float]:
    """Where a car's tail can be on a lattice, judging each place separately."""
    box, hits = np.empty(BEAM), np.empty((16, 3))
    tails = []
    for tail in np.arange(0.0, 120.0 - length + 1e-9, LATTICE).tolist():
        set_car(here.game.law, beam, tail, 0.0, length, box)
        if car_contacts(here.table, here.game.law, 0, box, hits) == 0:
            tails.append(tail)
    return tails


def most_on_lattice(here: Position, beam: np.ndarray, lengths: list[float]) -> int:
    """The largest number of cars, shortest first, that fit on the lattice in any order."""
    free = {length: free_tails(here, beam, length) for length in set(lengths)}
    for count in range(len(lengths), 0, -1):
        for order in set(permutations(sorted(lengths)[:count])):
            end = 0.0
            for length in order:
                tail = next((tail for tail in free[length] if tail >= end - 1e-9), None)
                if tail is None:
                    break
                end = tail + length
            else:
                return count
    return 0


def parked(here: Position, line: str, *types: str) -> tuple[int, int]:
    """How many cars of these types the referee parks, and how many a lattice holds. The parked cars must be legal."""
    beam = beam_of(here, line)
    supplies = here.table.supplies.copy()
    supplies[0, CARS:] = [types.count(name) for name in CAR_TYPES]
    rich = replace(here, table=here.table._replace(supplies=supplies))
    cars = park_cars(rich, 0, 0, said_of(rich, line), len(types))
    lengths = here.game.pieces.car.lengths
    box, hits = np.empty(BEAM), np.empty((16, 3))
    end = 0.0
    for car in cars:
        assert car.type is not None
        tail = car.at - lengths[car.type] / 2.0
        assert tail >= end - 1e-9  # bumpers may touch
        set_car(here.game.law, beam, tail, car.offset, lengths[car.type], box)
        assert car_contacts(here.table, here.game.law, 0, box, hits) == 0
        end = tail + lengths[car.type]
    assert end <= 120.0 + 1e-9
    assert len({car.type for car in cars} - set(types)) == 0
    return len(cars), most_on_lattice(here, beam, [lengths[name] for name in types])


def bridges(rng: np.random.Generator) -> Position:
    """Roads of Bob's across Ann's, low enough to be in the way of cars. Their number varies."""
    here = table("second-edition")
    for x in rng.permutation(np.arange(12.0, 112.0, 4.0))[: rng.integers(1, 5)].tolist():
        height = int(rng.integers(2, 4))
        lean = float(rng.uniform(-25.0, 25.0))
        try:
            here = span(here, 1, (x - lean, -10, height), (x + lean, -128, height))
        except AssertionError:  # they are in each other's way
            continue
    return here


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(40))
def test_no_more_cars_would_fit_under_bridges(seed: int) -> None:
    here = bridges(np.random.default_rng(seed))
    for count in (1, 3, 7):
        mine, lattice = parked(here, TURN, *["plain"] * count)
        assert mine >= lattice
        assert mine <= 7


@pytest.mark.parametrize("seed", [0, 7])
def test_a_few_bridges(seed: int) -> None:
    here = bridges(np.random.default_rng(seed))
    mine, lattice = parked(here, TURN, *["plain"] * 4)
    assert mine >= lattice > 0


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(25))
def test_no_more_cars_of_different_lengths_would_fit(seed: int) -> None:
    """A limousine may fit only before the short cars, or only after them."""
    rng = np.random.default_rng(seed)
    here = bridges(rng)
    types = ["limousine", "highway-bus", "sports-car", "sedan"][: rng.integers(2, 5)]
    mine, lattice = parked(here, TURN, *types)
    assert mine >= lattice


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(20))
def test_no_more_cars_would_fit_between_buildings(seed: int) -> None:
    """Roads past the tower and along trees: nothing beside the road extends over it, so all cars fit."""
    rng = np.random.default_rng(seed)
    x = float(rng.uniform(60.0, 200.0))
    here = city(green=(x, -12.0 - float(rng.uniform(10.0, 40.0))))
    for line in ("c0 118,-60 2", "c0 > 118,-50"):
        turn = parse_turn(line)
        if judge(here, turn):
            mine, lattice = parked(here, line, *["sports-car"] * 4)
            assert mine >= lattice


def test_on_an_empty_road_seven_cars_or_four_and_a_long_one() -> None:
    here = table("two-player-2024")
    line = "c0 115,-60 2"
    assert parked(here, line, *["sedan"] * 8)[0] == 7
    assert parked(here, line, *["limousine"] * 4)[0] == 4
    assert parked(here, line, *["limousine"] * 3, "sedan", "sedan")[0] == 5  # 104 of 120 mm
    assert parked(here, line)[0] == 0


def test_bumpers_may_touch() -> None:
    here = span(span(table("second-edition"), 1, (30, 0, 6), (30, -120, 6)), 1, (90, 0, 6), (90, -120, 6))
    assert judged(here, f"{TURN} = 40 56").legal
    assert judged(here, f"{TURN} = 56 40").legal
    verdict = judged(here, f"{TURN} = 40 55.5")
    assert verdict.faults == ("car-does-not-fit",)
    assert verdict.findings[0].gap == pytest.approx(0.5)


def test_cars_are_spread_along_the_road() -> None:
    here = span(span(table("second-edition"), 1, (30, 0, 6), (30, -120, 6)), 1, (90, 0, 6), (90, -120, 6))
    assert [car.at for car in judged(here, TURN).cars] == pytest.approx([40.0, 80.0])
    assert [car.at for car in judged(table("second-edition"), DOWN).cars] == [60.0]


def test_all_that_may_be_placed_are_placed_unless_the_turn_says_otherwise() -> None:
    here = table("second-edition")
    assert len(judged(here, DOWN).cars) == 1
    assert judged(here, DOWN).owed == 0
    assert judged(here, f"{DOWN} = -").cars == ()
    must = table("two-player-2024")
    assert judged(must, "c0 > 120,-60").owed == 1


def test_no_car_stays_on_a_steep_road() -> None:
    """So none is owed either."""
    here = span(table("two-player-2024", house_rules={"off_ramp_from": "any-height"}), 0, (200, 0, 6))
    verdict = judged(here, "c2 > 320,0")
    assert (verdict.earned, verdict.bonus, verdict.owed, verdict.cars) == (1, 1, 0, ())
    assert judged(here, "c2 > 320,0 = -")


def test_a_car_is_owed_only_as_far_as_it_fits() -> None:
    """Three low roads of Bob's leave room for two of Ann's three long cars, behind the last road."""
    here = table("two-player-2024")
    for x in (14, 37, 60):
        here = span(here, 1, (x - 6, -4, 2), (x + 12, -121, 2))
    here = garage(here, 0, "limousine", "jumbo-trailer", "highway-bus")
    line = "c0 115,-60 2"
    verdict = judged(here, line)
    assert (verdict.legal, verdict.earned, verdict.owed, len(verdict.cars)) == (True, 3, 2, 2)
    assert parked(here, line, "limousine", "jumbo-trailer", "highway-bus") == (2, 2)
    owed = judged(here, f"{line} = -")
    assert owed.faults == ("car-owed",)
    assert owed.findings[0].args == {"owed": 2, "placed": 0}
    assert faults(here, f"{line} = {verdict.cars[1].at}") == ("car-owed",)
    assert judged(here, f"{line} = {verdict.cars[0].at} {verdict.cars[1].at}")


def test_where_no_car_fits_none_is_owed() -> None:
    """A steep road close under four of Bob's: nowhere are 24 mm free, but 16 mm are."""
    here = stand(table("two-player-2024"), 0, -300, 0, 1)
    for along, height in ((16, 2), (45, 3), (70, 4), (97, 5)):
        here = span(here, 1, (-300 + along, 58, height), (-300 + along, -58, height))
    here = garage(here, 0, "limousine", "jumbo-trailer", "highway-bus")
    for line in ("c2 -186.9,0 5j", "c2 -186.9,0 5j = -"):
        verdict = judged(here, line)
        assert (verdict.legal, verdict.earned, verdict.owed, verdict.cars) == (True, 4, 0, ())
    assert parked(here, "c2 -186.9,0 5j", "limousine") == (0, 0)
    short = garage(here, 0, "sedan")
    assert len(judged(short, "c2 -186.9,0 5j").cars) == 1


def test_cars_keep_away_from_what_stands_at_the_foot_of_an_off_ramp() -> None:
    """A car leans over the foot. A building half a millimetre in front of the road leaves no room for that."""
    here = table("four-player-de", 2, "+ slab 470,370", "+ block 134.9,-60")
    assert judged(here, "c0 > 120,-60").cars
    mine, lattice = parked(here, "c0 > 120,-60", *["plain"] * 7)
    assert mine == lattice == 7


def test_never_more_than_are_left() -> None:
    here = give(span(table("second-edition"), 1, (60, 0, 6), (60, -120, 6)), 0, cars=0)
    assert judged(here, TURN).cars == ()
    assert judged(here, TURN).earned == 1
    assert faults(here, f"{TURN} = 60") == ("not-enough-cars", "car-type-unavailable")


# ---- types


def typed() -> Position:
    """Bob's road, with a limousine and a sports car on it, high above Ann's."""
    here = table("two-player-2024", house_rules={"same_type": "one-a-turn"})
    return load(span(here, 1, (60, 0, 6), (60, -120, 6)), "r2", "limousine", "sports-car")


def test_a_car_without_a_type_gets_one_that_takes_a_column() -> None:
    verdict = judged(typed(), "c0 115,-60 2 = 60")
    assert [car.type for car in verdict.cars] == ["sports-car"]
    assert verdict.takes == (Take(1),)
    here = garage(typed(), 0, "electric-car", "limousine")
    assert [car.type for car in judged(here, "c0 115,-60 2").cars] == ["electric-car"]
    assert judged(here, "c0 115,-60 2").takes == ()
    assert judged(here, "c0 115,-60 2 = 60:limousine").takes == (Take(1),)


def test_types_stated_are_not_given_twice() -> None:
    here = span(typed(), 1, (90, 0, 6), (90, -120, 6))
    verdict = judged(here, "c0 118,-60 2 = 30 60:sports-car")
    assert [car.type for car in verdict.cars] == ["electric-car", "sports-car"]
    assert faults(here, "c0 118,-60 2 = 30:sports-car 60:sports-car") == ("car-type-unavailable",)


def test_without_a_car_left_a_stated_one_is_named_after_the_first_type() -> None:
    here = garage(typed(), 0)
    verdict = judged(here, "c0 115,-60 2 = 60")
    assert verdict.faults == ("not-enough-cars", "car-type-unavailable")
    assert verdict.cars[0].type == here.game.car_types[0]


@pytest.mark.parametrize(
    ("take", "legal"),
    [("1", True), ("-", True), ("0", False), ("1 1", False), ("7", False), ("1 0", False)],
)
def test_what_may_be_taken(take: str, legal: bool) -> None:
    verdict = judged(typed(), f"c0 115,-60 2 = 60:sports-car < {take}")
    assert verdict.legal == legal
    if not legal:
        assert set(verdict.faults) == {"nothing-to-take"}


def test_nothing_is_taken_from_a_player_without_columns_and_gray_comes_first() -> None:
    empty = give(typed(), 1, gray=0, yellow=0)
    assert judged(empty, "c0 115,-60 2 = 60:sports-car").takes == ()
    assert faults(empty, "c0 115,-60 2 = 60:sports-car < 1") == ("nothing-to-take",)
    # if no column can be taken, any short car is as good
    assert [car.type for car in judged(empty, "c0 115,-60 2").cars] == ["sports-car"]
    yellow = give(typed(), 1, gray=0, yellow=2)
    assert judged(yellow, "c0 115,-60 2 = 60:sports-car").takes == (Take(1, True),)
    assert judged(yellow, "c0 115,-60 2 = 60:sports-car < 1").takes == (Take(1, True),)
    assert faults(typed(), "c0 115,-60 2 = 60:sports-car < 1y") == ("gray-given-first",)


@pytest.mark.parametrize(("rule", "due"), [("one-a-turn", 1), ("one-a-player", 2), ("off", 0)])
def test_one_column_a_turn_or_one_from_each(rule: str, due: int) -> None:
    """Three players: Ann crosses a road of Bob's and one of Cleo's, each with a sports car on it."""
    here = table("rainbow-city", 3, house_rules={"same_type": rule})
    x, y = here.column(0).x, here.column(0).y
    here = load(span(here, 1, (x + 40, y + 60, 6), (x + 40, y - 59, 6)), "r3", "sports-car")
    here = load(span(here, 2, (x + 85, y + 60, 6), (x + 85, y - 59, 6)), "r4", "sports-car")
    line = f"c0 {x + 118:.2f},{y:.2f} 2 = 30:sports-car 80:electric-car"
    verdict = judged(here, line)
    assert verdict.legal
    assert [take.owner for take in verdict.takes] == [1, 2][:due]
    assert (verdict.givers, verdict.most_takes) == ((1, 2) if due else (), due)
    if due:
        assert judged(here, f"{line} < 2")
    assert judged(here, f"{line} < 2 1").legal == (due == 2)
