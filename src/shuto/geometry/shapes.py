"""Footprints as rows of numbers for the kernels: rectangles, circles and convex polygons, rotated and moved."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from shuto.geometry.rows import PRISM, PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, PRISM_LOW, PRISM_RADIUS

Point = tuple[float, float]

# Sines and cosines differ in the last bit between machines. Rounded, they are the same on all of them.
_PLACES = 12


def turn(point: Point, degrees: float) -> Point:
    """A point rotated anticlockwise around the origin."""
    c = round(math.cos(math.radians(degrees)), _PLACES)
    s = round(math.sin(math.radians(degrees)), _PLACES)
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c


def prism(
    corners: tuple[Point, ...], radius: float, at: Point, degrees: float, low: float, high: float
) -> npt.NDArray[np.float64]:
    """The row of an upright prism: a convex polygon or a point, rounded by `radius`, rotated, then moved to `at`."""
    row = np.zeros(PRISM)
    row[PRISM_LOW], row[PRISM_HIGH], row[PRISM_RADIUS], row[PRISM_COUNT] = low, high, radius, len(corners)
    for i, corner in enumerate(corners):
        x, y = turn(corner, degrees)
        row[PRISM_CORNERS + 2 * i] = x + at[0]
        row[PRISM_CORNERS + 2 * i + 1] = y + at[1]
    return row


def outline(
    size: tuple[float, float] | None, diameter: float | None, corners: tuple[Point, ...] | None
) -> tuple[tuple[Point, ...], float]:
    """Corners and radius of a footprint around the origin, given as a rectangle, a circle or a polygon."""
    if size is not None:
        w, d = size[0] / 2.0, size[1] / 2.0
        return ((-w, -d), (w, -d), (w, d), (-w, d)), 0.0
    if diameter is not None:
        return ((0.0, 0.0),), diameter / 2.0
    if corners is not None:
        return corners, 0.0
    raise ValueError("a footprint needs a size, a diameter or corners")
