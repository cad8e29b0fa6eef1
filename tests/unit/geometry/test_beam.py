"""Beam kernels compared with boxes that are cut at many levels."""

from __future__ import annotations

import math

import numpy as np
import pytest
from shapely import LineString, Point, Polygon, box
from shapely.affinity import affine_transform

from shuto.geometry.beam import (
    disc_gap,
    disc_plan_gap,
    plan_span,
    prism_gap,
    rectangle,
    set_beam,
    slice_span,
    underside,
)
from shuto.geometry.rows import BEAM, HALF, LENGTH, THICK, UX, UY, C, S, X, Y, Z
from shuto.geometry.shapes import prism
from unit.geometry.boxes import Box, flat_corners, random_box, random_polygon, support_gap

SEEDS = range(40)
UPHILL = Box((0.0, 0.0, 10.0), (80.0, 0.0, 70.0))  # a slope of 3 : 4, 100 long
DOWNHILL = Box((0.0, 0.0, 70.0), (80.0, 0.0, 10.0))


def plan_part(beam: Box, u0: float, u1: float) -> Polygon:
    """The part of a beam's plan from u0 to u1."""
    along, left, _ = beam.axes
    ux, uy = along[:2] / np.hypot(along[0], along[1])
    shape = affine_transform(box(u0, -beam.half, u1, beam.half), [ux, left[0], uy, left[1], *beam.a[:2]])
    assert isinstance(shape, Polygon)
    return shape


def test_a_beam_is_computed_from_its_two_ends() -> None:
    beam = np.empty(BEAM)
    set_beam(beam, 10.0, 20.0, 30.0, 22.0, 36.0, 45.0, 5.0, 2.0)
    assert beam[[X, Y, Z]].tolist() == [10.0, 20.0, 30.0]
    assert beam[[UX, UY]].tolist() == pytest.approx([0.6, 0.8])
    assert beam[[C, S]].tolist() == pytest.approx([0.8, 0.6])
    assert beam[[LENGTH, HALF, THICK]].tolist() == pytest.approx([25.0, 5.0, 2.0])


def test_in_plan_the_upper_edge_extends_backward_uphill_and_forward_downhill() -> None:
    assert plan_span(UPHILL.row) == pytest.approx((-2.0 * 0.6, 80.0))
    assert plan_span(DOWNHILL.row) == pytest.approx((0.0, 80.0 + 2.0 * 0.6))


@pytest.mark.parametrize(
    ("beam", "low", "high", "span"),
    [
        (UPHILL, 0.0, 9.9, None),
        (UPHILL, 71.7, 90.0, None),  # the upper edge ends at 70 + 2 × 0.8
        (UPHILL, 0.0, 100.0, (-1.2, 80.0)),
        (UPHILL, 40.0, 40.0, (40.0 - 2.0 / 0.6, 40.0)),
        (UPHILL, 40.0, 46.0, (40.0 - 2.0 / 0.6, 48.0)),
        (UPHILL, 0.0, 10.0, (0.0, 0.0)),  # only the lower edge of its first end
        (UPHILL, 71.6, 90.0, (78.8, 78.8)),  # only the upper edge of its last end
        (DOWNHILL, 40.0, 46.0, (32.0, 40.0 + 2.0 / 0.6)),
        (DOWNHILL, 0.0, 10.0, (80.0, 80.0)),
    ],
)
def test_the_slice_between_two_levels(beam: Box, low: float, high: float, span: tuple[float, float] | None) -> None:
    hit, first, last = slice_span(beam.row, low, high)
    assert hit == (span is not None)
    if span is not None:
        assert (first, last) == pytest.approx(span)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_slices_match_boxes(seed: int) -> None:
    rng = np.random.default_rng(seed)
    beam = random_box(rng, 50.0)
    row, low = beam.row, float(rng.uniform(-10.0, 60.0))
    for high in np.linspace(low + 0.01, low + 60.0, 25).tolist():
        hit, first, last = slice_span(row, low, high)
        wanted = beam.sliced(low, high)
        assert hit == (wanted is not None)
        if wanted is not None:
            assert (first, last) == pytest.approx(wanted, abs=1e-6)


def test_the_height_of_the_underside() -> None:
    assert underside(UPHILL.row, 40.0) == pytest.approx(40.0)
    assert underside(DOWNHILL.row, 20.0) == pytest.approx(55.0)
    assert underside(Box((0.0, 0.0, 7.0), (50.0, 50.0, 7.0)).row, 33.0) == pytest.approx(7.0)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_corners_in_plan_match_boxes(seed: int) -> None:
    beam = random_box(np.random.default_rng(seed), 50.0)
    out = np.empty(8)
    rectangle(beam.row, *plan_span(beam.row), out)
    found = Polygon(out.reshape(-1, 2))
    assert found.exterior.is_ccw
    assert found.symmetric_difference(beam.plan).area == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_distance_to_a_circle_in_plan(seed: int) -> None:
    rng = np.random.default_rng(seed)
    beam = random_box(rng, 50.0)
    for x, y in rng.uniform(-120.0, 120.0, (8, 2)).tolist():
        at = Point(x, y)
        wanted = -beam.plan.exterior.distance(at) if beam.plan.contains(at) else beam.plan.distance(at)
        assert disc_plan_gap(beam.row, x, y, 10.0) == pytest.approx(wanted - 10.0, abs=1e-6)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_distance_to_an_upright_cylinder(seed: int) -> None:
    """A cylinder touches a beam if its circle touches the beam's slice between the same levels."""
    rng = np.random.default_rng(seed)
    beam = random_box(rng, 30.0)
    for _ in range(8):
        u, v = rng.uniform(-20.0, beam.length + 20.0), rng.uniform(-25.0, 25.0)
        x, y = (np.array(beam.a) + u * beam.axes[0] + v * beam.axes[1])[:2].tolist()
        low = float(rng.uniform(-10.0, 40.0))
        high = low + float(rng.uniform(5.0, 60.0))
        gap = disc_gap(beam.row, x, y, 10.0, low, high)
        span = beam.sliced(low, high)
        whole = beam.plan.distance(Point(x, y)) - 10.0
        if whole > 1e-3:
            assert gap == pytest.approx(whole, abs=1e-6)
        elif span is None:
            assert gap == np.inf
        elif span[1] - span[0] > 0.1:
            part = plan_part(beam, *span)
            deep = -part.exterior.distance(Point(x, y)) if part.contains(Point(x, y)) else part.distance(Point(x, y))
            assert gap == pytest.approx(deep - 10.0, abs=1e-3)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_distance_to_an_upright_prism(seed: int) -> None:
    rng = np.random.default_rng(seed)
    beam = random_box(rng, 40.0)
    shape = random_polygon(rng, 40.0, 20.0)
    corners = tuple((x, y) for x, y in flat_corners(shape).reshape(-1, 2).tolist())
    for low, high in ((-5.0, 1.0), (0.0, 15.0), (0.0, 80.0), (12.0, 14.0)):
        row = prism(corners, 0.0, (0.0, 0.0), 0.0, low, high)
        span = beam.sliced(low, high)
        gap = prism_gap(beam.row, row)
        if span is None:
            assert gap == np.inf
        elif span[1] - span[0] > 0.1:
            part = plan_part(beam, *span)
            apart = part.distance(shape)
            wanted = apart if apart > 0.0 else support_gap(part, shape)
            assert gap == pytest.approx(wanted, abs=0.05)


@pytest.mark.parametrize("seed", range(15))
def test_the_distance_to_a_prism_matches_thin_slices(seed: int) -> None:
    """The beam is cut into slices at two hundred levels."""
    rng = np.random.default_rng(100 + seed)
    beam, shape = random_box(rng, 25.0), random_polygon(rng, 40.0, 20.0)
    corners = tuple((x, y) for x, y in flat_corners(shape).reshape(-1, 2).tolist())
    gap = prism_gap(beam.row, prism(corners, 0.0, (0.0, 0.0), 0.0, 5.0, 25.0))
    nearest = math.inf
    for level in np.linspace(5.0, 25.0, 201).tolist():
        span = beam.sliced(level - 0.05, level + 0.05)
        if span is not None:
            nearest = min(nearest, plan_part(beam, *span).distance(shape))
    if nearest == 0.0:
        assert gap <= 0.5
    elif nearest < math.inf:
        assert gap == pytest.approx(nearest, abs=0.6)


def test_a_point_with_a_radius_is_a_round_prism() -> None:
    row = prism(((0.0, 0.0),), 18.0, (40.0, 30.0), 77.0, 0.0, 200.0)
    assert prism_gap(UPHILL.row, row) == pytest.approx(30.0 - 5.0 - 18.0)
    assert prism_gap(UPHILL.row, prism(((0.0, 0.0),), 18.0, (40.0, 30.0), 0.0, 0.0, 9.0)) == np.inf


def test_a_beam_whose_end_stands_on_a_prism_touches_it() -> None:
    """The lower edge of the end is in the top of the prism, 6 mm from the near edge of the prism."""
    row = prism(((-10.0, -20.0), (10.0, -20.0), (10.0, 20.0), (-10.0, 20.0)), 0.0, (84.0, 0.0), 0.0, 0.0, 10.0)
    assert prism_gap(DOWNHILL.row, row) == pytest.approx(-6.0)
    beside = prism(((-10.0, -20.0), (10.0, -20.0), (10.0, 20.0), (-10.0, 20.0)), 0.0, (93.0, 0.0), 0.0, 0.0, 10.0)
    assert prism_gap(DOWNHILL.row, beside) == pytest.approx(3.0)


def test_the_boxes_of_the_tests_are_correct_for_a_level_beam() -> None:
    """The second implementation is checked against values worked out by hand."""
    beam = Box((0.0, 0.0, 3.0), (0.0, 40.0, 3.0))
    assert beam.plan.equals(LineString([(0, 0), (0, 40)]).buffer(5.0, cap_style="flat"))
    assert beam.sliced(0.0, 4.0) == (0.0, 40.0)
    assert beam.sliced(5.1, 9.0) is None
