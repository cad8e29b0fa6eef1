"""Two beams: the gap, the slide, and contact on a shared disc, compared with boxes and their corners."""

from __future__ import annotations

import math

import numpy as np
import pytest
from shapely import Point, Polygon

from shuto.geometry.contact import (
    WORK,
    beams_gap,
    contact_beyond_disc,
    overlap_on_disc,
    plan_overlap,
    slide_block,
)
from unit.geometry.boxes import Box, common_corners, random_box, touch

RADIUS = 10.0
SEEDS = range(30)


def work_array() -> np.ndarray:
    return np.empty((2, WORK))


def inside(box: Box, points: np.ndarray) -> np.ndarray:
    normals, limits = box.planes
    return np.asarray((points @ normals.T <= limits + 1e-9).all(axis=1))


def random_pair(rng: np.random.Generator) -> tuple[Box, Box]:
    """Two beams near each other, most of them nearly touching: crossing, side by side, end to end."""
    one = random_box(rng, 20.0)
    along, left, up = one.axes
    kind = rng.integers(4)
    if kind == 0:
        return one, random_box(rng, 20.0)
    middle = np.array(one.a) + rng.uniform(0.0, one.length) * along + rng.uniform(-14.0, 14.0) * left
    middle = middle + rng.uniform(-6.0, 6.0) * up
    if kind == 1:  # across
        way = rng.uniform(-0.4, 0.4) * along + left + rng.uniform(-0.3, 0.3) * np.array([0.0, 0.0, 1.0])
    elif kind == 2:  # nearly side by side
        way = along + rng.uniform(-0.12, 0.12) * left + rng.uniform(-0.12, 0.12) * up
    else:  # parallel
        way = along
    length = rng.uniform(15.0, 120.0)
    start = middle - rng.uniform(0.0, length) * way / np.linalg.norm(way)
    end = start + length * way / np.linalg.norm(way)
    return one, Box(
        tuple(start.tolist()), tuple(end.tolist()), float(rng.choice([4.0, 5.0])), float(rng.choice([2, 7]))
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sign_of_the_gap_is_exact(seed: int) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(12):
        one, other = random_pair(rng)
        gap = beams_gap(one.row, other.row)
        assert beams_gap(other.row, one.row) == pytest.approx(gap, abs=1e-6) or gap > 0.0
        sure = touch(one, other)
        if sure is not None and abs(gap) > 0.05:
            assert sure == (gap <= 0.0), (one, other, gap)


def test_random_pairs_contain_touching_and_separate_beams() -> None:
    rng = np.random.default_rng(0)
    answers = [touch(*random_pair(rng)) for _ in range(120)]
    assert answers.count(True) > 25
    assert answers.count(False) > 25
    assert answers.count(None) < 20


@pytest.mark.parametrize("seed", SEEDS)
def test_beams_with_a_common_point_have_no_gap(seed: int) -> None:
    rng = np.random.default_rng(1000 + seed)
    for _ in range(12):
        one, other = random_pair(rng)
        along, left, up = one.axes
        spots = rng.uniform(0.0, 1.0, (4000, 3))
        points = np.array(one.a) + spots[:, :1] * one.length * along
        points = points + (2.0 * spots[:, 1:2] - 1.0) * one.half * left + spots[:, 2:] * one.thick * up
        if inside(other, points).any():
            assert beams_gap(one.row, other.row) <= 0.0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_negative_gap_is_the_shortest_move_that_separates_the_beams(seed: int) -> None:
    """A slightly longer move separates them in at least one direction, a slightly shorter move in none."""
    rng = np.random.default_rng(2000 + seed)
    found = 0
    while found < 2:
        one, other = random_pair(rng)
        gap = beams_gap(one.row, other.row)
        if gap > -0.3:
            continue
        found += 1
        ways = rng.normal(size=(12, 3))
        axes = np.concatenate([one.axes, other.axes])
        edges = [np.cross(a, b) for a in one.axes for b in other.axes if np.linalg.norm(np.cross(a, b)) > 1e-6]
        ways = np.concatenate([ways, axes, -axes, np.array(edges), -np.array(edges)])
        ways /= np.linalg.norm(ways, axis=1)[:, None]
        free = 0
        for way in ways:
            nearly, past = way * (-gap - 0.1), way * (-gap + 0.1)
            assert touch(one, shifted(other, nearly), 0.01) is not False
            free += touch(one, shifted(other, past), 0.01) is False
        assert free


def shifted(box: Box, by: np.ndarray) -> Box:
    return Box(tuple(np.add(box.a, by)), tuple(np.add(box.b, by)), box.half, box.thick)


@pytest.mark.parametrize(("lift", "gap"), [(12.5, 0.5), (11.5, -0.5), (9.0, -1.0), (8.25, -0.25), (7.0, 1.0)])
def test_the_gap_between_level_beams_that_cross(lift: float, gap: float) -> None:
    """One beam is 10 to 12 mm high, the other starts at `lift`."""
    one = Box((-60.0, 0.0, 10.0), (60.0, 0.0, 10.0))
    other = Box((0.0, -60.0, lift), (0.0, 60.0, lift))
    assert beams_gap(one.row, other.row) == pytest.approx(gap)


def test_touching_beams_have_no_gap() -> None:
    one = Box((-60.0, 0.0, 10.0), (60.0, 0.0, 10.0))
    assert beams_gap(one.row, Box((0.0, -60.0, 12.0), (0.0, 60.0, 12.0)).row) == pytest.approx(0.0, abs=1e-9)
    assert beams_gap(one.row, Box((-60.0, 10.0, 10.0), (60.0, 10.0, 10.0)).row) == pytest.approx(0.0, abs=1e-9)
    assert beams_gap(one.row, Box((60.0, 0.0, 10.0), (90.0, 0.0, 10.0)).row) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seed", SEEDS)
def test_a_slide_matches_samples_along_it(seed: int) -> None:
    check_slide(np.random.default_rng(3000 + seed), pairs=2, spacing=2.0)


def test_a_few_slides_match_samples_along_them() -> None:
    check_slide(np.random.default_rng(3), pairs=3, spacing=8.0)


def check_slide(rng: np.random.Generator, *, pairs: int, spacing: float) -> None:
    for _ in range(pairs):
        one, other = random_pair(rng)
        start, end = slide_block(one.row, other.row)
        for along in np.arange(-160.0, 160.0, spacing).tolist():
            if abs(along - start) > 0.5 and abs(along - end) > 0.5:
                sure = touch(one.moved(along), other)
                if sure is not None:
                    assert sure == (start <= along <= end), (one, other, along, start, end)


def test_a_slide_never_meets_a_beam_beside_it() -> None:
    car = Box((0.0, 0.0, 12.0), (16.0, 0.0, 12.0), 4.0, 7.0)
    beside = Box((0.0, 20.0, 12.0), (100.0, 20.0, 12.0))
    start, end = slide_block(car.row, beside.row)
    assert start > end
    across = Box((60.0, -60.0, 14.0), (60.0, 60.0, 14.0))
    assert slide_block(car.row, across.row) == pytest.approx((60.0 - 5.0 - 16.0, 60.0 + 5.0))


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
