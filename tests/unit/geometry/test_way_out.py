"""The shortest way out of a building, a disc or an area, by hand."""

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
    """A square of 40 around the origin, so high."""
    return prism(SQUARE, 0.0, (0.0, 0.0), degrees, 0.0, high)


def level(x: float, y: float, z: float, long: float = 120.0) -> Floats:
    """A level stick from there on to the right."""
    return Box((x, y, z), (x + long, y, z)).row


def test_a_brushed_roof_is_left_upward() -> None:
    assert way_out(level(-60.0, 0.0, 59.5), block(60.0)) == pytest.approx((0.5, 0.0, 0.0, 1.0))


def test_a_deep_hit_is_left_to_the_side() -> None:
    """Through a building of 60 at half its height: its edge is 0.7 in the stick, or the other way round."""
    assert way_out(level(-60.0, 24.3, 30.0), block(60.0)) == pytest.approx((0.7, 0.0, 1.0, 0.0))
    assert way_out(level(19.0, 3.0, 30.0), block(60.0)) == pytest.approx((1.0, 1.0, 0.0, 0.0))


def test_nothing_gets_under_a_building() -> None:
    """Down to the table it would be 3 mm."""
    assert way_out(level(-60.0, 0.0, 1.0), block(60.0))[0] == pytest.approx(25.0)


def test_a_corner_is_left_square_to_the_stick() -> None:
    """Turned by 45° the building's corner is at y = 28.28."""
    depth, *way = way_out(level(-60.0, 33.0, 30.0), block(60.0, 45.0))
    assert depth == pytest.approx(20.0 * math.sqrt(2.0) - 28.0)
    assert way == pytest.approx([0.0, 1.0, 0.0])


def test_a_sloping_stick_is_lifted_square_to_itself() -> None:
    """Where its underside passes the roof's edge at x = -20 it is 25 up; straight up it would be 1 mm."""
    depth, *way = way_out(UPHILL.row, block(26.0))
    assert depth == pytest.approx(0.8)
    assert way == pytest.approx([-0.6, 0.0, 0.8])


def test_a_slope_against_the_edge_of_a_roof_is_left_square_to_both() -> None:
    """The stick's lower right edge starts at (-40, 17, 10); the roof's edge, turned by 30°, has its middle at 36 up."""
    stick = Box((-40.0, 22.0, 10.0), (40.0, 22.0, 70.0))
    depth, *way = way_out(stick.row, block(36.0, 30.0))
    square = -np.cross((math.sqrt(3.0) / 2.0, 0.5, 0.0), (0.8, 0.0, 0.6))
    square /= np.linalg.norm(square)
    assert way == pytest.approx(square.tolist())
    assert depth == pytest.approx(square @ np.subtract((-10.0, 10.0 * math.sqrt(3.0), 36.0), (-40.0, 17.0, 10.0)))


def test_a_disc_is_left_to_the_side_or_from_its_middle() -> None:
    tower = prism(((0.0, 0.0),), 18.0, (0.0, 0.0), 0.0, 0.0, 70.0)
    assert way_out(level(-60.0, 22.5, 30.0), tower) == pytest.approx((0.5, 0.0, 1.0, 0.0))
    # only the corner of its end, at 12 to the right and 9 up, is in the disc: 3 mm along the ray to it
    assert way_out(level(12.0, 14.0, 30.0), tower) == pytest.approx((3.0, 0.8, 0.6, 0.0))


def test_the_rim_of_a_disc_under_a_slope() -> None:
    """The lower edge of a steep stick passes the rim neither at its side nor at its end: square to edge and rim."""
    stick = Box((-40.0, 20.0, 10.0), (40.0, 20.0, 70.0))
    depth, x, y, z = way_out(stick.row, prism(((0.0, 0.0),), 18.0, (0.0, 0.0), 0.0, 0.0, 36.0))
    assert np.array([x, y, z]) @ stick.frame[0] == pytest.approx(0.0, abs=1e-9)
    turns = np.linspace(0.0, 2.0 * math.pi, 200_001)
    ways = np.outer(np.cos(turns), stick.frame[1]) + np.outer(np.sin(turns), stick.frame[2])
    ways = ways[ways[:, 2] >= 0.0]
    pushes = 18.0 * np.hypot(ways[:, 0], ways[:, 1]) + 36.0 * ways[:, 2] - (ways @ stick.corners.T).min(axis=1)
    assert depth == pytest.approx(pushes.min(), abs=1e-6)
    assert 0.1 < z < 0.9


def test_an_area_is_left_over_its_edge_or_beside_it() -> None:
    """The foot of an off-ramp is over an area of 1.5: by 0.5 to the side, or 30 deep and then upward."""
    foot = Box((-119.0, 0.0, 15.6), (0.0, 0.0, 0.0))
    beside = prism(((-60.0, 4.5), (60.0, 4.5), (60.0, 64.5), (-60.0, 64.5)), 0.0, (0.0, 0.0), 0.0, 0.0, 1.5)
    assert way_out(foot.row, beside) == pytest.approx((0.5, 0.0, -1.0, 0.0))
    under = prism(((-30.0, -50.0), (30.0, -50.0), (30.0, 50.0), (-30.0, 50.0)), 0.0, (0.0, 0.0), 0.0, 0.0, 1.5)
    depth, *way = way_out(foot.row, under)
    assert depth == pytest.approx(1.5, abs=0.02)
    assert way[2] > 0.99
