"""The shortest way out of a building, a cylinder or an area, compared with values worked out by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shuto.geometry.shapes import prism
from shuto.geometry.way_out import way_out
from unit.geometry.boxes import Box, Floats

SQUARE = ((-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0))
UPHILL = Box((-40.0, 0.0, 10.0), (40.0, 0.0, 70.0))  # a slope of 3 : 4


def block(high: float, degrees: float = 0.0) -> Floats:
    """A square building 40 mm wide around the origin, `high` mm high."""
    return prism(SQUARE, 0.0, (0.0, 0.0), degrees, 0.0, high)


def level(x: float, y: float, z: float, long: float = 120.0) -> Floats:
    """A level beam that starts at a point and runs to the right."""
    return Box((x, y, z), (x + long, y, z)).row


def test_the_way_out_of_a_roof_that_is_barely_touched_is_up() -> None:
    assert way_out(level(-60.0, 0.0, 59.5), block(60.0)) == pytest.approx((0.5, 0.0, 0.0, 1.0))


def test_the_way_out_of_the_middle_of_a_building_is_to_the_side() -> None:
    """The beams are at half the height of the building: one overlaps it by 0.7 mm, one ends 1 mm inside."""
    assert way_out(level(-60.0, 24.3, 30.0), block(60.0)) == pytest.approx((0.7, 0.0, 1.0, 0.0))
    assert way_out(level(19.0, 3.0, 30.0), block(60.0)) == pytest.approx((1.0, 1.0, 0.0, 0.0))


def test_no_way_out_leads_under_a_building() -> None:
    """Down would be only 3 mm."""
    assert way_out(level(-60.0, 0.0, 1.0), block(60.0))[0] == pytest.approx(25.0)


def test_the_way_out_of_a_corner_is_perpendicular_to_the_beam() -> None:
    """The building is rotated by 45°, so its corner is at y = 28.28."""
    depth, *way = way_out(level(-60.0, 33.0, 30.0), block(60.0, 45.0))
    assert depth == pytest.approx(20.0 * math.sqrt(2.0) - 28.0)
    assert way == pytest.approx([0.0, 1.0, 0.0])


def test_the_way_out_of_a_sloping_beam_is_perpendicular_to_it() -> None:
    """Its underside is 25 mm high at the roof's edge (x = -20), so straight up would be 1 mm."""
    depth, *way = way_out(UPHILL.row, block(26.0))
    assert depth == pytest.approx(0.8)
    assert way == pytest.approx([-0.6, 0.0, 0.8])


def test_the_way_out_between_two_edges_is_perpendicular_to_both() -> None:
    """The beam's lower right edge starts at (-40, 17, 10). The roof's edge is 36 mm high and rotated by 30°."""
    beam = Box((-40.0, 22.0, 10.0), (40.0, 22.0, 70.0))
    depth, *way = way_out(beam.row, block(36.0, 30.0))
    normal = -np.cross((math.sqrt(3.0) / 2.0, 0.5, 0.0), (0.8, 0.0, 0.6))
    normal /= np.linalg.norm(normal)
    assert way == pytest.approx(normal.tolist())
    assert depth == pytest.approx(normal @ np.subtract((-10.0, 10.0 * math.sqrt(3.0), 36.0), (-40.0, 17.0, 10.0)))


def test_the_way_out_of_a_cylinder_is_to_the_side_or_away_from_its_axis() -> None:
    tower = prism(((0.0, 0.0),), 18.0, (0.0, 0.0), 0.0, 0.0, 70.0)
    assert way_out(level(-60.0, 22.5, 30.0), tower) == pytest.approx((0.5, 0.0, 1.0, 0.0))
    # Only one corner of the beam's end, at (12, 9), is inside, 3 mm deep along the ray from the axis.
    assert way_out(level(12.0, 14.0, 30.0), tower) == pytest.approx((3.0, 0.8, 0.6, 0.0))


def test_the_way_out_of_a_rim_under_a_sloping_edge() -> None:
    """The lower edge of a steep beam crosses the rim, so the way out is perpendicular to the edge and to the rim."""
    beam = Box((-40.0, 20.0, 10.0), (40.0, 20.0, 70.0))
    depth, x, y, z = way_out(beam.row, prism(((0.0, 0.0),), 18.0, (0.0, 0.0), 0.0, 0.0, 36.0))
    assert np.array([x, y, z]) @ beam.axes[0] == pytest.approx(0.0, abs=1e-9)
    angles = np.linspace(0.0, 2.0 * math.pi, 200_001)
    ways = np.outer(np.cos(angles), beam.axes[1]) + np.outer(np.sin(angles), beam.axes[2])
    ways = ways[ways[:, 2] >= 0.0]
    pushes = 18.0 * np.hypot(ways[:, 0], ways[:, 1]) + 36.0 * ways[:, 2] - (ways @ beam.corners.T).min(axis=1)
    assert depth == pytest.approx(pushes.min(), abs=1e-6)
    assert 0.1 < z < 0.9


def test_the_way_out_of_an_area_is_to_the_side_or_up() -> None:
    """The foot of an off-ramp overlaps an area 1.5 mm high, once by 0.5 mm at its edge, once by 30 mm."""
    foot = Box((-119.0, 0.0, 15.6), (0.0, 0.0, 0.0))
    beside = prism(((-60.0, 4.5), (60.0, 4.5), (60.0, 64.5), (-60.0, 64.5)), 0.0, (0.0, 0.0), 0.0, 0.0, 1.5)
    assert way_out(foot.row, beside) == pytest.approx((0.5, 0.0, -1.0, 0.0))
    under = prism(((-30.0, -50.0), (30.0, -50.0), (30.0, 50.0), (-30.0, 50.0)), 0.0, (0.0, 0.0), 0.0, 0.0, 1.5)
    depth, *way = way_out(foot.row, under)
    assert depth == pytest.approx(1.5, abs=0.02)
    assert way[2] > 0.99
