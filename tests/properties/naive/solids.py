"""Roads and cars as boxes in space: their corners, sample points, and planes that separate two of them."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuto.rules.pieces import Car, Road

Floats = npt.NDArray[np.float64]
ROAD_HALF, THICKNESS = 5.0, 2.0
CAR_HALF, CAR_HEIGHT = 4.0, 7.0


class Box(NamedTuple):
    """A point, three unit vectors (along, to the left, up), and the extent of the box along each."""

    origin: Floats
    axes: Floats
    low: Floats
    high: Floats


def road_box(road: Road) -> Box:
    """The box of a road, from the middles of its lower edges."""
    start, end = np.array(road.start), np.array(road.end)
    length = float(np.linalg.norm(end - start))
    along = (end - start) / length
    return _box(start, along, (0.0, length), ROAD_HALF, THICKNESS)


def car_box(car: Car) -> Box:
    """The box of a car, from the middle of its underside, its heading and its slope."""
    heading, slope = math.radians(car.heading), math.radians(car.slope)
    along = np.array([math.cos(slope) * math.cos(heading), math.cos(slope) * math.sin(heading), math.sin(slope)])
    return _box(np.array(car.centre), along, (-car.length / 2.0, car.length / 2.0), CAR_HALF, CAR_HEIGHT)


def _box(origin: Floats, along: Floats, reach: tuple[float, float], half: float, height: float) -> Box:
    left = np.array([-along[1], along[0], 0.0]) / math.hypot(along[0], along[1])
    up = np.cross(along, left)
    return Box(
        origin, np.stack([along, left, up]), np.array([reach[0], -half, 0.0]), np.array([reach[1], half, height])
    )


def corners(box: Box) -> Floats:
    """The eight corners."""
    choice = np.array([[i, j, k] for i in (0, 1) for j in (0, 1) for k in (0, 1)])
    return box.origin + np.where(choice, box.high, box.low) @ box.axes


def grid(box: Box, step: float) -> Floats:
    """Sample points all over a box, including its surface."""
    spans = [np.linspace(a, b, max(2, math.ceil((b - a) / step) + 1)) for a, b in zip(box.low, box.high, strict=True)]
    mesh = np.stack(np.meshgrid(*spans, indexing="ij"), axis=-1).reshape(-1, 3)
    return box.origin + mesh @ box.axes


def depth(points: Floats, box: Box) -> Floats:
    """How deep each point is in a box; negative outside."""
    local = (points - box.origin) @ box.axes.T
    deep: Floats = np.minimum(local - box.low, box.high - local).min(axis=1)
    return deep


def apart(one: Box, other: Box) -> float:
    """A proven distance between two boxes: the widest gap between two planes that separate them; negative if none does.

    A separating plane is a proof, however it was found. If any plane separates two boxes, one with one of these fifteen
    normals does (separating axis theorem).
    """
    normals = [*one.axes, *other.axes, *(np.cross(a, b) for a in one.axes for b in other.axes)]
    widest = -math.inf
    for normal in normals:
        size = math.sqrt(normal @ normal)
        if size > 1e-6:
            low_one, high_one = _extent(normal / size, one)
            low_other, high_other = _extent(normal / size, other)
            widest = max(widest, low_one - high_other, low_other - high_one)
    return widest


def _extent(normal: Floats, box: Box) -> tuple[float, float]:
    """The smallest and the largest coordinate of a box's corners along a direction."""
    heights = corners(box) @ normal
    return float(heights.min()), float(heights.max())
