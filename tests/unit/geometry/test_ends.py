"""Two beams with ends on one disc: whether they overlap there, and whether they touch beyond it."""

from __future__ import annotations

import math

import numpy as np
import pytest
from shapely import Point, Polygon

from shuto.geometry.ends import (
    WORK,
    _leaves_above,
    contact_beyond_disc,
    overlap_on_disc,
    plan_overlap,
    touch_beyond_disc,
)
from shuto.geometry.tolerances import CONTACT
from unit.geometry.boxes import Box, common_corners, inside, random_pair

RADIUS = 10.0
SEEDS = range(30)


def work_array() -> np.ndarray:
    return np.empty((2, WORK))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_overlap_in_plan(seed: int) -> None:
    rng = np.random.default_rng(4000 + seed)
    for _ in range(6):
        one, other = random_pair(rng)
        work = work_array()
        count = plan_overlap(one.row, other.row, work)
        wanted = one.plan.intersection(other.plan)
        if wanted.area > 1e-3:
            found = Polygon(work[0, : 2 * count].reshape(-1, 2))
            assert found.symmetric_difference(wanted).area == pytest.approx(0.0, abs=1e-4)
        else:
            assert count < 3 or Polygon(work[0, : 2 * count].reshape(-1, 2)).area < 1e-3


def random_end(rng: np.random.Generator) -> Box:
    """A beam with one end on the disc around the origin, at a height of about 20."""
    at, turn = RADIUS * math.sqrt(rng.uniform()), rng.uniform(0.0, 2.0 * math.pi)
    x, y = at * math.cos(turn), at * math.sin(turn)
    # Most beams lead away from the disc, some back across it.
    way = turn + rng.normal(0.0, 1.2)
    rise = rng.choice([0.0, 0.0, 10.0, -10.0, 8.0, -12.0, 40.0, -50.0])
    flat = math.sqrt(120.0**2 - rise**2)
    z = 20.0 + 2.0 * int(rng.integers(3))
    here, there = (x, y, z), (x + flat * math.cos(way), y + flat * math.sin(way), z + rise)
    return Box(here, there) if rng.uniform() < 0.5 else Box(there, here)


@pytest.mark.parametrize("seed", SEEDS)
def test_whether_two_ends_overlap_on_a_disc(seed: int) -> None:
    rng = np.random.default_rng(5000 + seed)
    for _ in range(10):
        one, other = random_end(rng), random_end(rng)
        shared = one.plan.intersection(other.plan)
        apart = shared.distance(Point(0.0, 0.0)) if not shared.is_empty else math.inf
        if shared.area < 0.01 and not shared.is_empty:
            continue
        if abs(apart - RADIUS) > 0.01:
            assert overlap_on_disc(one.row, other.row, 0.0, 0.0, RADIUS, work_array()) == (apart < RADIUS)


@pytest.mark.parametrize("back", [False, True])
def test_ends_that_lie_edge_to_edge_do_not_overlap(back: bool) -> None:
    one = Box((-110.0, -5.0, 20.0), (8.0, -5.0, 20.0))
    there, here = (110.0, 5.0, 20.0), (-4.0, 5.0, 20.0)
    other = Box(there, here) if back else Box(here, there)
    assert not overlap_on_disc(one.row, other.row, 0.0, 0.0, RADIUS, work_array())
    assert contact_beyond_disc(one.row, other.row, 0.0, 0.0, RADIUS, work_array()) <= 0.0


@pytest.mark.parametrize("seed", SEEDS)
def test_whether_two_ends_touch_beyond_a_disc_is_what_the_exact_number_says(seed: int) -> None:
    rng = np.random.default_rng(8000 + seed)
    for _ in range(40):
        one, other = random_end(rng).row, random_end(rng).row
        beyond = contact_beyond_disc(one, other, 0.0, 0.0, RADIUS, work_array())
        assert touch_beyond_disc(one, other, 0.0, 0.0, RADIUS, work_array()) == (beyond > CONTACT)


@pytest.mark.parametrize("turned", [0.0, 0.001, -0.02, 0.3])
@pytest.mark.parametrize("behind", [0.0, 4.0, 8.5, 9.9, 12.0])
@pytest.mark.parametrize("rise", [0.0, 10.0, -12.0])
def test_nearly_opposite_ends_touch_beyond_a_disc_if_the_exact_number_says_so(
    turned: float, behind: float, rise: float
) -> None:
    """A road may begin behind the axis of its column, above a road that ends beyond it."""
    one = Box((-116.0, 0.0, 10.0), (3.0, 0.0, 20.0)).row
    x, y = math.cos(turned), math.sin(turned)
    other = Box((-behind * x, -behind * y, 22.0), (110.0 * x, 110.0 * y, 22.0 + rise)).row
    for a, b in ((one, other), (other, one)):
        beyond = contact_beyond_disc(a, b, 0.0, 0.0, RADIUS, work_array())
        assert touch_beyond_disc(a, b, 0.0, 0.0, RADIUS, work_array()) == (beyond > CONTACT)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_road_that_leaves_a_disc_above_another_does_not_touch_it_beyond(seed: int) -> None:
    """The quick proof is right, and it is found where one road rises and the other falls."""
    rng = np.random.default_rng(9000 + seed)
    proved = 0
    for _ in range(400):
        one, other = random_end(rng).row, random_end(rng).row
        if _leaves_above(one, other, 0.0, 0.0, RADIUS):
            proved += 1
            assert contact_beyond_disc(one, other, 0.0, 0.0, RADIUS, work_array()) <= CONTACT
    assert proved > 0


def test_random_ends_touch_beyond_the_disc_or_not_about_as_often() -> None:
    """Otherwise the test above would prove little."""
    rng = np.random.default_rng(8000)
    pairs = [(random_end(rng).row, random_end(rng).row) for _ in range(200)]
    found = [touch_beyond_disc(one, other, 0.0, 0.0, RADIUS, work_array()) for one, other in pairs]
    assert 30 < sum(found) < 170


@pytest.mark.parametrize("seed", range(60))
def test_contact_beyond_a_disc(seed: int) -> None:
    """The farthest corner in plan of the common part of both beams decides."""
    rng = np.random.default_rng(6000 + seed)
    for _ in range(6):
        one, other = random_end(rng), random_end(rng)
        beyond = contact_beyond_disc(one.row, other.row, 0.0, 0.0, RADIUS, work_array())
        shared = common_corners(one, other)
        wanted = float(np.hypot(shared[:, 0], shared[:, 1]).max()) - RADIUS if len(shared) else -math.inf
        if wanted > 1e-5:
            assert beyond == pytest.approx(wanted, abs=1e-5), (one, other)
        else:
            assert beyond <= 1e-5, (one, other)


def test_contact_beyond_a_disc_by_sampling() -> None:
    """The same with random points: a million in one beam, of which those inside the other count."""
    one = Box((-2.0, 0.0, 20.0), (118.0, 0.0, 20.0))
    other = Box((0.0, -3.0, 20.0), (110.0, 45.0, 24.0))
    rng = np.random.default_rng(7)
    points = np.array(one.a) + rng.uniform(0.0, 1.0, (1_000_000, 3)) * [60.0, 10.0, 2.0] - [0.0, 5.0, 0.0]
    kept = points[inside(other, points)]
    farthest = float(np.hypot(kept[:, 0], kept[:, 1]).max())
    beyond = contact_beyond_disc(one.row, other.row, 0.0, 0.0, RADIUS, work_array())
    assert farthest - RADIUS <= beyond == pytest.approx(farthest - RADIUS, abs=0.3)


@pytest.mark.parametrize("degrees", [60.0, 61.0, 75.0, 90.0, 120.0, 180.0])
def test_beams_from_the_axis_touch_only_on_the_disc_if_their_angle_is_at_least_sixty_degrees(degrees: float) -> None:
    """The outer edges are 5 mm from the centre lines and meet 5 / sin(θ/2) mm from the axis: 10 mm at sixty degrees."""
    turn = math.radians(degrees)
    one = Box((0.0, 0.0, 20.0), (120.0, 0.0, 20.0))
    other = Box((0.0, 0.0, 20.0), (120.0 * math.cos(turn), 120.0 * math.sin(turn), 20.0))
    assert contact_beyond_disc(one.row, other.row, 0.0, 0.0, RADIUS, work_array()) <= 1e-6


@pytest.mark.parametrize("degrees", [59.0, 45.0, 30.0])
def test_beams_from_the_axis_touch_beyond_the_disc_if_their_angle_is_below_sixty_degrees(degrees: float) -> None:
    turn = math.radians(degrees)
    one = Box((0.0, 0.0, 20.0), (120.0, 0.0, 20.0))
    other = Box((0.0, 0.0, 20.0), (120.0 * math.cos(turn), 120.0 * math.sin(turn), 20.0))
    beyond = contact_beyond_disc(one.row, other.row, 0.0, 0.0, RADIUS, work_array())
    assert beyond == pytest.approx(5.0 / math.sin(turn / 2.0) - RADIUS, abs=1e-6)
