"""Two beams: the gap and the slide, compared with boxes and their corners."""

from __future__ import annotations

import numpy as np
import pytest

from shuto.geometry.contact import beams_gap, slide_block
from unit.geometry.boxes import Box, inside, random_pair, touch

SEEDS = range(30)


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
