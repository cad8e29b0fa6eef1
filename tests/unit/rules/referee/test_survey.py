"""The survey and the referee always agree."""

from __future__ import annotations

import math

import numpy as np
import pytest

from city import city
from shuto.rules.kernels.placement.survey import assess_many
from shuto.rules.kernels.questions import (
    EVERY_FAULT,
    LEGALITY,
    NO_CLASSES,
    NO_DIRECTIONS,
    NO_LIE,
    Answers,
    Question,
    new_assessment,
)
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import (
    ANGLES,
    COLUMN,
    JUNCTION,
    OFF_RAMP,
    REACHES,
    Survey,
    find_legal,
    options,
    sample_turns,
    survey,
    surveys,
)
from shuto.rules.turn import Extend, OffRamp
from tables import give, lay, span, stand, table
from unit.rules.midgame import EDITIONS, midgame

SEEDS = (1, 2, 3)
every_game = pytest.mark.parametrize(("edition", "players"), EDITIONS)


def agree(here: Position, found: Survey, direction: int, reach: int, option: int) -> None:
    """Check one cell: same legality, same faults and same cars as the referee finds."""
    turn = found.turn(direction, reach, option)
    verdict = judge(here, turn)
    bits = set(found.faults(direction, reach, option))
    assert set(verdict.faults) == bits, turn
    assert bool(found.legal[direction, reach, option]) == verdict.legal
    cars = int(found.cars[direction, reach, option])
    if not verdict:
        assert cars == 0
        return
    assert verdict.lie is not None
    (ax, ay, az), (bx, by, bz) = verdict.lie
    slope = math.degrees(math.atan2(abs(bz - az), math.hypot(bx - ax, by - ay)))
    assert cars == (min(verdict.earned, here.supply(found.seat).cars) if slope <= 25.0 else 0)
    assert len(verdict.cars) <= cars


@pytest.mark.compiled
@pytest.mark.parametrize("seed", SEEDS)
@every_game
def test_sampled_cells_agree_with_the_referee(edition: str, players: int, seed: int) -> None:
    here = midgame(edition, players, seed)
    rng = np.random.default_rng(seed)
    for found in surveys(here, angles=36):
        shape = found.bits.shape
        cells = set(map(tuple, np.argwhere(found.legal)[rng.permutation(int(found.legal.sum()))[:60]].tolist()))
        cells |= {tuple(rng.integers(shape).tolist()) for _ in range(120)}
        # also one cell for every set of faults, to include the rare ones
        _, first = np.unique(found.bits, return_index=True)
        cells |= {tuple(map(int, np.unravel_index(i, shape))) for i in first[:80]}
        for cell in sorted(cells):
            agree(here, found, *cell)


@pytest.mark.compiled
@pytest.mark.parametrize("seed", SEEDS)
@every_game
def test_looking_only_along_the_strip_misses_nothing(edition: str, players: int, seed: int) -> None:
    """Every cell of the lattice is judged again against all pieces of the table, as the referee does.

    Who asks only what is legal is told the same, too.
    """
    here = midgame(edition, players, seed)
    for point in here.base_points():
        base = point.column.number
        found = survey(here, base)
        bits, cars = np.empty_like(found.bits), np.empty_like(found.cars)
        for d in range(found.places.shape[0]):
            heights, kinds, places = np.array(found.heights), np.array(found.kinds), found.places[d : d + 1]
            question = Question(found.seat, base, NO_DIRECTIONS, places, heights, kinds, NO_LIE, EVERY_FAULT)
            answers = Answers(bits[d : d + 1], cars[d : d + 1], NO_CLASSES)
            assess_many(here.table, here.game.law, question, new_assessment(0, 0), answers)
        assert np.array_equal(bits, found.bits)
        assert np.array_equal(cars, found.cars)
        question = Question(found.seat, base, found.directions, found.places, heights, kinds, NO_LIE, LEGALITY)
        briefly = Answers(np.empty_like(bits), np.empty_like(cars), NO_CLASSES)
        assess_many(here.table, here.game.law, question, new_assessment(0, 0), briefly)
        assert np.array_equal(briefly.bits == 0, bits == 0)
        assert not (briefly.bits & ~bits).any()  # it names only faults that are there
        assert np.array_equal(briefly.cars, cars)


@pytest.mark.compiled
@pytest.mark.parametrize("turns", [0, 2, 5, 14])
@every_game
def test_what_is_proved_without_laying_a_road_is_true(edition: str, players: int, turns: int) -> None:
    """In the open, builds are found legal by quick tests. Without directions, every road is laid."""
    here = midgame(edition, players, 1, turns)
    for point in here.base_points():
        base = point.column.number
        found = survey(here, base, angles=48, reaches=(0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0))
        shape, heights, kinds = found.bits.shape, np.array(found.heights), np.array(found.kinds)
        quick, laid = (Answers(*np.ones((3, *shape), np.int64)) for _ in range(2))
        directed = Question(found.seat, base, found.directions, found.places, heights, kinds, NO_LIE, LEGALITY)
        anywhere = directed._replace(directions=NO_DIRECTIONS)
        for question, answers in ((directed, quick), (anywhere, laid)):
            assess_many(here.table, here.game.law, question, new_assessment(0, 40), answers)
        assert np.array_equal(quick.bits == 0, found.legal)
        for one, other in zip(quick[1:], laid[1:], strict=True):
            assert np.array_equal(one, other)


@pytest.mark.compiled
def test_games_for_tests_have_something_in_the_way() -> None:
    """Otherwise the two tests above would prove little."""
    seen: set[Fault] = set()
    earned = 0
    for edition, players in EDITIONS:
        for seed in SEEDS:
            here = midgame(edition, players, seed)
            for found in surveys(here, angles=36):
                for bits in np.unique(found.bits).tolist():
                    seen |= {fault for number, fault in enumerate(Fault) if bits >> number & 1}
                earned = max(earned, int(found.cars.max()))
    assert earned >= 1
    assert {
        Fault.ROAD_OVER_COLUMN, Fault.COLUMN_UNDER_ROAD, Fault.COLUMN_OVERLAPS_COLUMN, Fault.TOUCHES_ROAD,
        Fault.OVERLAP_BEYOND_TOP, Fault.TOUCHES_COLUMN, Fault.TOUCHES_CAR, Fault.CLOSES_LOOP, Fault.TOUCHES_BUILDING,
        Fault.TOUCHES_OBSTACLE, Fault.AREA_FORBIDS_COLUMN, Fault.COLUMN_OVER_AREA_EDGE,
    } <= seen  # fmt: skip


def crowded() -> Position:
    """A few pieces of each kind around Ann's c0 and a junction of hers."""
    here = span(table("second-edition"), 1, (60, 5, 3), (60, -110, 2))
    here = stand(here, 1, -70, -60, 4)
    here = stand(here, 0, 150, -250, 3, junction=True)
    here = lay(here, 0, "c5 270,-250 3")
    return lay(here, 1, "c4 > -70,60")


@pytest.mark.parametrize("base", [0, 5])
def test_a_small_lattice_agrees_with_the_referee(base: int) -> None:
    here = crowded()
    kinds = ((2, COLUMN), (4, COLUMN), (3, JUNCTION), (0, OFF_RAMP))
    found = survey(here, base, angles=10, reaches=(0.1, 0.6), kinds=kinds)
    assert len(found) == found.bits.size == 10 * 2 * 4
    for cell in np.ndindex(found.bits.shape):
        agree(here, found, *cell)
    assert 0 < found.legal.sum() < found.legal.size


def test_a_small_lattice_beside_buildings_agrees_too() -> None:
    here = city(green=(110, -60), development_5=(-130, -60), development_1=(110, 60), block=(100, 50))
    found = survey(here, 0, angles=8, reaches=(0.2, 0.7), kinds=((2, COLUMN), (0, OFF_RAMP)))
    for cell in np.ndindex(found.bits.shape):
        agree(here, found, *cell)
    assert 0 < found.legal.sum() < found.legal.size


def test_an_empty_lattice() -> None:
    found = survey(table("second-edition"), 0, kinds=())
    assert len(found) == 0
    assert not found.legal.any()


def test_options_of_a_base_point() -> None:
    here = table("second-edition")
    span_of_junctions = [(height, JUNCTION) for height in range(2, 13)]
    assert options(here, 0, 0) == ((2, COLUMN), *span_of_junctions, (0, OFF_RAMP))
    assert options(give(here, 0, gray=4), 0, 0) == ((2, COLUMN), *span_of_junctions[:4], (0, OFF_RAMP))
    assert options(give(here, 0, gray=1, yellow=0), 0, 0) == ((0, OFF_RAMP),)
    high = stand(table("two-player-2024"), 0, 200, 0, 5)
    assert options(give(high, 0, yellow=0), 0, 2) == ((4, COLUMN), (6, COLUMN))
    children = table("second-edition", house_rules={"junctions": False})
    assert options(children, 0, 0) == ((2, COLUMN), (0, OFF_RAMP))


def test_the_lattice() -> None:
    here = give(table("second-edition"), 0, gray=2, yellow=0)
    found = survey(here, 0, angles=4)
    assert found.reaches == REACHES
    assert found.places.shape == (4, len(REACHES), 2, 2)
    # a fraction of one half is a road from axis to axis; an off-ramp aims at a point a road's length away
    flat = math.sqrt(120.0**2 - 10.0**2)
    assert found.places[0, 3, 0].tolist() == pytest.approx([flat, -70.0], abs=0.005)
    assert found.places[1, 0, 0].tolist() == pytest.approx([0.0, -70.0 + flat - 18.0], abs=0.005)
    assert found.places[2, 5, 1].tolist() == [-120.0, -70.0]
    assert found.turn(0, 3, 0) == Extend(base=0, x=119.58, y=-70.0, height=2)
    assert found.turn(2, 5, 1) == OffRamp(base=0, x=-120.0, y=-70.0)
    junction = survey(here, 0, angles=1, reaches=(0.5,), kinds=((3, JUNCTION),)).turn(0, 0, 0)
    assert isinstance(junction, Extend)
    assert junction.junction
    assert ANGLES == 144


def test_the_seat_may_be_another_and_the_base_must_be_there() -> None:
    here = give(give(table("second-edition"), 0, gray=2, yellow=0), 1, gray=2, yellow=0)
    assert survey(here, 1, seat=1, angles=2).seat == 1
    assert survey(here, 0, angles=2).seat == 0
    for base in (-1, 2):
        with pytest.raises(ValueError, match=f"no column c{base}"):
            survey(here, base)


def test_random_legal_turns() -> None:
    here = give(table("second-edition"), 0, gray=2, yellow=0)
    drawn = sample_turns(here, np.random.default_rng(3), 12, angles=12)
    assert len(drawn) == 12
    assert all(judge(here, turn) for turn in drawn)
    assert drawn == sample_turns(here, np.random.default_rng(3), 12, angles=12)
    assert {type(turn) for turn in drawn} == {Extend, OffRamp}
    without_roads = give(here, 0, roads=0)
    assert sample_turns(without_roads, np.random.default_rng(3), angles=4) == []
    assert find_legal(give(here, 0, roads=0, gray=0)) is None
    legal = find_legal(give(here, 0, gray=0))
    assert isinstance(legal, OffRamp)
