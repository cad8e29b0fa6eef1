"""The order in which roads are painted: heights decide at overlaps, and rings of roads are painted correctly."""

from __future__ import annotations

import itertools
import math
from functools import cache

import numpy as np
import pytest

import shuto
from shuto.bots.basic import RandomBot, play_game
from shuto.draw.above.order import RoadPlan, overlaps, paint_order, plan_of, topological_order
from shuto.draw.planar import Point, bounds, centre, clip, hull, swept
from shuto.rules.ids import PieceId
from shuto.rules.pieces import Point3, Road

HALF = 5.0
SQUARE = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]


def road(number: int, start: Point3, end: Point3) -> Road:
    return Road(PieceId.road(number), 0, "road", start, end, None, None, over_taken=False, under_taken=False)


def plans_of(*ends: tuple[Point3, Point3]) -> list[RoadPlan]:
    return [plan_of(road(i, a, b), HALF) for i, (a, b) in enumerate(ends)]


def painted_last(plans: list[RoadPlan], point: Point) -> int:
    """The road that is visible at a point after everything is painted."""
    visible = -1
    for stroke in paint_order(plans, overlaps(plans), HALF):
        place = plans[stroke.road].place(point)
        low, high = stroke.part or (0.0, plans[stroke.road].plan_length)
        x, y = plans[stroke.road].at(place)
        if low <= place <= high and math.hypot(point[0] - x, point[1] - y) <= HALF:
            visible = stroke.road
    return visible


def ring(count: int) -> list[RoadPlan]:
    """Roads around a polygon, each with its low end under the previous road and its high end over the next."""
    ends = []
    for i in range(count):
        a, b = (2.0 * math.pi * (i + d) / count for d in (-0.1, 1.1))
        start, end = ((60.0 * math.cos(t), 60.0 * math.sin(t)) for t in (a, b))
        ends.append(((*start, 10.0), (*end, 20.0)))
    return plans_of(*ends)


def test_the_road_that_is_higher_at_the_crossing_comes_last() -> None:
    # The first road is higher on average but lower where they cross.
    plans = plans_of(((-60.0, 0.0, 0.0), (60.0, 0.0, 60.0)), ((-50.0, -60.0, 12.0), (-50.0, 60.0, 12.0)))
    assert plans[0].mean_height > plans[1].mean_height
    (pair,) = overlaps(plans)
    assert (pair.lower, pair.upper) == (0, 1)
    assert pair.gap == pytest.approx(7.0)
    assert pair.covered == pytest.approx((5.0, 15.0))
    assert [stroke.road for stroke in paint_order(plans, [pair], HALF)] == [0, 1]


def test_roads_beside_each_other_have_no_order() -> None:
    assert not overlaps(plans_of(((0, 0, 10), (100, 0, 10)), ((0, 10.5, 30), (100, 10.5, 30))))


def test_on_a_shared_column_top_the_upper_end_is_painted_last() -> None:
    # The end of a steep off-ramp lies on the end of a level road, but the ramp is soon lower than the road.
    level = road(0, (100.0, 0.0, 100.0), (-4.0, 0.0, 100.0))._replace(to_column=PieceId("c5"))
    steep = road(1, (0.0, 0.0, 102.0), (0.0, -60.0, 0.0))._replace(from_column=PieceId("c5"), kind="off-ramp")
    for roads in ([level, steep], [steep, level]):
        order = paint_order(laid := [plan_of(one, HALF) for one in roads], overlaps(laid), HALF)
        assert laid[order[-1].road].road.id == "r1"


def test_roads_that_do_not_overlap_are_painted_from_low_to_high() -> None:
    plans = plans_of(*(((0.0, 50.0 * i, z), (100.0, 50.0 * i, z)) for i, z in enumerate((30.0, 10.0, 20.0))))
    assert [stroke.road for stroke in paint_order(plans, overlaps(plans), HALF)] == [1, 2, 0]


@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_ring_of_roads_is_painted_correctly_at_every_overlap(count: int) -> None:
    plans = ring(count)
    pairs = overlaps(plans)
    assert {(pair.lower, pair.upper) for pair in pairs} == {((i + 1) % count, i) for i in range(count)}
    for pair in pairs:
        assert painted_last(plans, pair.point) == pair.upper


def test_topological_order_respects_pairs_and_returns_every_number_once() -> None:
    for pairs in itertools.permutations([(2, 0), (0, 1), (2, 3)]):
        order = topological_order([0.0, 1.0, 2.0, 3.0], pairs)
        assert all(order.index(a) < order.index(b) for a, b in pairs)
    assert topological_order([5.0, 1.0, 3.0], [(0, 1), (1, 2), (2, 0)])[0] == 1
    assert sorted(topological_order([5.0, 1.0, 3.0], [(0, 1), (1, 2), (2, 0)])) == [0, 1, 2]


@cache
def late_plans() -> list[RoadPlan]:
    position = play_game(shuto.new_game("rainbow-city", 6), [RandomBot()] * 6, np.random.default_rng(3)).position
    return [plan_of(one, position.game.law.road_half) for one in position.roads]


def test_a_crowded_table_is_painted_correctly_where_two_roads_overlap() -> None:
    plans = late_plans()
    pairs = overlaps(plans)
    assert len(pairs) > 10
    for pair in pairs:
        others = [pair.upper, pair.lower, *(q.upper for q in pairs if q.lower == pair.upper)]
        assert painted_last(plans, pair.point) in others
        assert painted_last(plans, pair.point) != pair.lower


def test_clip_returns_the_intersection() -> None:
    moved = [(x + 1.0, y + 1.0) for x, y in SQUARE]
    assert bounds(clip(SQUARE, moved)) == (1.0, 1.0, 2.0, 2.0)
    assert centre(clip(SQUARE, moved)) == (1.5, 1.5)
    assert not clip(SQUARE, [(x + 5.0, y) for x, y in SQUARE])
    assert sorted(clip(SQUARE, [(x * 9.0 - 4.0, y * 9.0 - 4.0) for x, y in SQUARE])) == sorted(SQUARE)


@pytest.mark.parametrize("shift", [(3.0, 1.0), (-1.0, 2.0), (0.5, -4.0), (2.0, 0.0)])
def test_swept_returns_the_hull_of_start_and_end(shift: Point) -> None:
    both = hull([*SQUARE, *((x + shift[0], y + shift[1]) for x, y in SQUARE)])
    assert sorted(hull(swept(SQUARE, shift))) == sorted(both)
