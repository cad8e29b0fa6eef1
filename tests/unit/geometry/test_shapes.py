"""Footprints as rows of numbers."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, PRISM_LOW, PRISM_RADIUS
from shuto.geometry.shapes import outline, prism, turn


def test_quarter_turns_are_exact() -> None:
    assert turn((3.0, 4.0), 0.0) == (3.0, 4.0)
    assert turn((3.0, 4.0), 90.0) == (-4.0, 3.0)
    assert turn((3.0, 4.0), 180.0) == (-3.0, -4.0)
    assert turn((3.0, 4.0), -90.0) == (4.0, -3.0)


@pytest.mark.parametrize("degrees", [0.0, 17.0, 45.0, 123.4, -60.0])
def test_turn_rotates_anticlockwise_and_keeps_lengths(degrees: float) -> None:
    x, y = turn((10.0, 0.0), degrees)
    assert math.hypot(x, y) == pytest.approx(10.0)
    assert (x, y) == pytest.approx((10.0 * math.cos(math.radians(degrees)), 10.0 * math.sin(math.radians(degrees))))


def test_the_outlines_of_a_rectangle_a_circle_and_a_polygon() -> None:
    assert outline((40.0, 25.0), None, None) == (((-20.0, -12.5), (20.0, -12.5), (20.0, 12.5), (-20.0, 12.5)), 0.0)
    assert outline(None, 36.0, None) == (((0.0, 0.0),), 18.0)
    wedge = ((-18.0, -15.0), (18.0, -15.0), (0.0, 20.0))
    assert outline(None, None, wedge) == (wedge, 0.0)
    with pytest.raises(ValueError, match="a size, a diameter or corners"):
        outline(None, None, None)


def test_a_prism_is_rotated_and_then_moved() -> None:
    row = prism(((0.0, -1.0), (2.0, 0.0), (0.0, 1.0)), 0.5, (100.0, 50.0), 90.0, 1.5, 61.5)
    assert row[[PRISM_LOW, PRISM_HIGH, PRISM_RADIUS, PRISM_COUNT]].tolist() == [1.5, 61.5, 0.5, 3.0]
    assert row[PRISM_CORNERS : PRISM_CORNERS + 6].tolist() == [101.0, 50.0, 100.0, 52.0, 99.0, 50.0]
    assert np.count_nonzero(row[PRISM_CORNERS + 6 :]) == 0
