"""Kernels in the plane compared with shapely, and with trying many directions."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, box

from shuto.geometry.plane import (
    clip_polygon,
    on_grid,
    point_polygon,
    point_rectangle,
    polygon_within,
    polygons_gap,
    segment_distance,
    segments_cross,
)
from unit.geometry.boxes import flat_corners, random_polygon, support_gap
from unit.geometry.chance import examples

NUMBERS = st.floats(-500.0, 500.0, allow_nan=False).map(lambda value: round(value, 3))
SEEDS = range(60)


@given(st.integers(-1_000_000, 1_000_000))
@examples(100)
def test_a_coordinate_on_the_grid_is_unchanged(hundredths: int) -> None:
    value = hundredths / 100.0
    assert on_grid(value) == value == float(f"{value:.2f}")


@given(st.floats(-10_000.0, 10_000.0))
@example(0.005)
@example(-0.005)
@example(1.005)
@examples(100)
def test_the_nearest_grid_coordinate_is_within_half_a_hundredth(value: float) -> None:
    near = on_grid(value)
    assert abs(near - value) <= 0.005 + 1e-9
    assert near == on_grid(near) == pytest.approx(round(near, 2), abs=1e-12)


@given(NUMBERS, NUMBERS, st.tuples(NUMBERS, NUMBERS).map(sorted), st.floats(0.1, 50.0))
@examples(150)
def test_the_distance_from_a_point_to_a_rectangle(u: float, v: float, span: list[float], half: float) -> None:
    shape = box(span[0], -half, span[1], half)
    gap = point_rectangle(u, v, span[0], span[1], half)
    if shape.area and shape.contains(Point(u, v)):
        assert gap == pytest.approx(-shape.exterior.distance(Point(u, v)), abs=1e-9)
    else:
        assert gap == pytest.approx(shape.distance(Point(u, v)), abs=1e-9)


@given(*[NUMBERS] * 6)
@example(3.0, 4.0, 0.0, 0.0, 0.0, 0.0)
@examples(150)
def test_the_distance_from_a_point_to_a_segment(
    px: float, py: float, ax: float, ay: float, bx: float, by: float
) -> None:
    line = Point(ax, ay) if (ax, ay) == (bx, by) else LineString([(ax, ay), (bx, by)])
    assert segment_distance(px, py, ax, ay, bx, by) == pytest.approx(line.distance(Point(px, py)), abs=1e-6)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_distance_from_a_point_to_a_polygon(seed: int) -> None:
    rng = np.random.default_rng(seed)
    shape = random_polygon(rng, 20.0)
    for x, y in rng.uniform(-80.0, 80.0, (8, 2)).tolist():
        at = Point(x, y)
        wanted = -shape.exterior.distance(at) if shape.contains(at) else shape.distance(at)
        assert point_polygon(x, y, flat_corners(shape), len(flat_corners(shape)) // 2) == pytest.approx(wanted)


def test_a_polygon_of_one_corner_is_a_point() -> None:
    assert point_polygon(3.0, 4.0, np.zeros(2), 1) == 5.0
    square = flat_corners(box(-10.0, -10.0, 10.0, 10.0))
    point = np.array([14.0, 13.0])
    assert polygons_gap(point, 1, square, 4) == polygons_gap(square, 4, point, 1) == 5.0
    assert polygons_gap(np.array([8.0, 0.0]), 1, square, 4) == -2.0
    assert polygons_gap(point, 1, np.array([14.0, 10.0]), 1) == 3.0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_distance_between_two_polygons(seed: int) -> None:
    rng = np.random.default_rng(seed)
    one, other = random_polygon(rng, 35.0, 25.0), random_polygon(rng, 35.0, 25.0)
    a, b = flat_corners(one), flat_corners(other)
    gap = polygons_gap(a, len(a) // 2, b, len(b) // 2)
    assert gap == pytest.approx(polygons_gap(b, len(b) // 2, a, len(a) // 2))
    apart = one.distance(other)
    if apart > 0.0:
        assert gap == pytest.approx(apart)
    else:  # the depth of the overlap: no shorter move separates them
        assert gap == pytest.approx(support_gap(one, other), abs=0.05)


def test_touching_polygons_have_no_gap() -> None:
    one, other = flat_corners(box(0.0, 0.0, 10.0, 10.0)), flat_corners(box(10.0, 3.0, 20.0, 7.0))
    assert polygons_gap(one, 4, other, 4) == 0.0


def test_a_rectangle_without_length_is_a_segment() -> None:
    """The slice of a beam at a single level has no length. Its distance is that of a segment."""
    line = np.array([20.0, -5.0, 20.0, -5.0, 20.0, 5.0, 20.0, 5.0])
    square = flat_corners(box(-10.0, -10.0, 10.0, 10.0))
    assert polygons_gap(line, 4, square, 4) == pytest.approx(10.0)
    assert polygons_gap(line - np.array([15.0, 0.0] * 4), 4, square, 4) == pytest.approx(-5.0)
    assert point_polygon(23.0, 9.0, line, 4) == pytest.approx(5.0)


@pytest.mark.parametrize("seed", SEEDS)
def test_how_far_a_polygon_extends_out_of_another(seed: int) -> None:
    rng = np.random.default_rng(seed)
    inner, outer = random_polygon(rng, 6.0, 12.0), random_polygon(rng, 3.0, 45.0)
    radius = float(rng.uniform(0.0, 4.0))
    a, b = flat_corners(inner), flat_corners(outer)
    out = polygon_within(a, len(a) // 2, radius, b, len(b) // 2)
    covered = outer.covers(inner.buffer(radius, quad_segs=90))
    assert covered == (out <= 0.0) or abs(out) < 0.01
    if covered:
        assert -out == pytest.approx(outer.exterior.distance(inner) - radius, abs=1e-6)


@given(*[st.integers(-50, 50).map(float)] * 8)
@examples(200)
def test_whether_segments_cross(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> None:
    assume((ax, ay) != (bx, by) and (cx, cy) != (dx, dy))
    hit, t, s = segments_cross(ax, ay, bx, by, cx, cy, dx, dy)
    parallel = (bx - ax) * (dy - cy) == (by - ay) * (dx - cx)
    if parallel:
        assert not hit
        return
    one, other = LineString([(ax, ay), (bx, by)]), LineString([(cx, cy), (dx, dy)])
    assert hit == (one.distance(other) < 1e-9)
    if hit:
        assert ax + t * (bx - ax) == pytest.approx(cx + s * (dx - cx), abs=1e-9)
        assert ay + t * (by - ay) == pytest.approx(cy + s * (dy - cy), abs=1e-9)


@pytest.mark.parametrize("seed", SEEDS)
def test_clipping_a_polygon(seed: int) -> None:
    rng = np.random.default_rng(seed)
    shape = random_polygon(rng, 10.0)
    turn = rng.uniform(0.0, 2.0 * math.pi)
    nx, ny, limit = math.cos(turn), math.sin(turn), float(rng.uniform(-35.0, 35.0))
    out = np.empty(32)
    corners = flat_corners(shape)
    count = clip_polygon(corners, len(corners) // 2, nx, ny, limit, out)
    # The half-plane as a large rectangle.
    middle, along = np.array([nx, ny]) * limit, np.array([-ny, nx]) * 500.0
    back = middle - np.array([nx, ny]) * 500.0
    half = Polygon([middle - along, middle + along, back + along, back - along])
    wanted = shape.intersection(half)
    if wanted.area < 1e-9:
        assert count < 3
        return
    clipped = Polygon(out[: 2 * count].reshape(-1, 2))
    assert clipped.exterior.is_ccw
    assert clipped.symmetric_difference(wanted).area == pytest.approx(0.0, abs=1e-6)


def test_a_corner_on_the_clipping_line_is_kept_once() -> None:
    out = np.empty(16)
    diamond = np.array([10.0, 0.0, 0.0, 10.0, -10.0, 0.0, 0.0, -10.0])
    assert clip_polygon(diamond, 4, 1.0, 0.0, 0.0, out) == 3
    assert clip_polygon(diamond, 4, 1.0, 0.0, -10.0, out) == 1
    assert clip_polygon(diamond, 4, 1.0, 0.0, -11.0, out) == 0
    assert clip_polygon(diamond, 4, 1.0, 0.0, 11.0, out) == 4
