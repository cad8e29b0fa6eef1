"""Beams worked out a second way, for tests: as boxes of six planes, corners by Cramer's rule, plans by shapely."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt
from shapely import LineString, Polygon

from shuto.geometry.beam import set_beam
from shuto.geometry.rows import BEAM

Floats = npt.NDArray[np.float64]

_TRIPLES = np.array(list(combinations(range(12), 3)))


@dataclass(frozen=True)
class Box:
    """A stick from a to b (middles of its lower edges), level across."""

    a: tuple[float, float, float]
    b: tuple[float, float, float]
    half: float = 5.0
    thick: float = 2.0

    @property
    def row(self) -> Floats:
        """As the kernels know it."""
        beam = np.empty(BEAM)
        set_beam(beam, *self.a, *self.b, self.half, self.thick)
        return beam

    @property
    def frame(self) -> Floats:
        """Unit vectors along, to the left and up, as rows."""
        along = np.subtract(self.b, self.a)
        along /= np.linalg.norm(along)
        left = np.array([-along[1], along[0], 0.0])
        left /= np.linalg.norm(left)
        return np.stack([along, left, np.cross(along, left)])

    @property
    def length(self) -> float:
        return float(np.linalg.norm(np.subtract(self.b, self.a)))

    @property
    def planes(self) -> tuple[Floats, Floats]:
        """Normals and limits: a point p is inside where normals · p ≤ limits."""
        frame = self.frame
        middle = frame @ np.array(self.a)
        most = np.add(middle, [self.length, self.half, self.thick])
        least = np.subtract(middle, [0.0, self.half, 0.0])
        return np.concatenate([frame, -frame]), np.concatenate([most, -least])

    @property
    def corners(self) -> Floats:
        """Its eight corners."""
        along, left, up = self.frame
        return np.array(
            [
                np.array(self.a) + u * along + v * left + w * up
                for u in (0.0, self.length)
                for v in (-self.half, self.half)
                for w in (0.0, self.thick)
            ]
        )

    @property
    def plan(self) -> Polygon:
        """What it covers seen from above."""
        hull = LineString(self.corners[:, :2]).convex_hull
        assert isinstance(hull, Polygon)
        return hull

    def moved(self, along: float) -> Box:
        """The same box slid along its own length."""
        shift = along * self.frame[0]
        return Box(tuple(np.add(self.a, shift)), tuple(np.add(self.b, shift)), self.half, self.thick)

    def sliced(self, low: float, high: float) -> tuple[float, float] | None:
        """Where, in plan from a, the part between two levels begins and ends."""
        along, _, up = self.frame
        flat = float(np.hypot(along[0], along[1]))
        lean = -float(np.hypot(up[0], up[1])) * float(np.sign(along[2]))
        us = [0.0, self.length * flat, self.length * flat + self.thick * lean, self.thick * lean]
        bottom, rise = self.a[2], self.length * along[2]
        zs = [bottom, bottom + rise, bottom + rise + self.thick * up[2], bottom + self.thick * up[2]]
        band = Polygon([(-1e4, low), (1e4, low), (1e4, high), (-1e4, high)])
        part = Polygon(zip(us, zs, strict=True)).intersection(band)
        if part.is_empty:
            return None
        return float(part.bounds[0]), float(part.bounds[2])


def common_corners(one: Box, other: Box, slack: float = 0.0) -> Floats:
    """Every corner of what two boxes, both grown by slack, have in common; none if they are apart."""
    normals, limits = (np.concatenate(pair) for pair in zip(one.planes, other.planes, strict=True))
    limits = limits + slack
    n, d = normals[_TRIPLES], limits[_TRIPLES]
    det = np.linalg.det(n)
    real = np.abs(det) > 1e-7
    points = np.linalg.solve(n[real], d[real][:, :, None])[:, :, 0]
    kept = (points @ normals.T <= limits + 1e-7).all(axis=1)
    return np.asarray(points[kept])


def touch(one: Box, other: Box, margin: float = 0.03) -> bool | None:
    """Whether two boxes touch; None where it is too close to call."""
    if len(common_corners(one, other, -margin)):
        return True
    if not len(common_corners(one, other, margin)):
        return False
    return None


def random_box(
    rng: np.random.Generator, spread: float, steepest: float = 0.45, *, thick: float = 2.0, half: float = 5.0
) -> Box:
    """A stick of 20 to 130 mm somewhere within spread of the origin."""
    x, y = rng.uniform(-spread, spread, 2)
    z = rng.uniform(0.0, spread / 3.0)
    turn, length = rng.uniform(0.0, 2.0 * np.pi), rng.uniform(20.0, 130.0)
    rise = rng.uniform(-steepest, steepest) * length if rng.uniform() < 0.8 else 0.0
    return Box((x, y, z), (x + length * np.cos(turn), y + length * np.sin(turn), z + rise), half, thick)


def flat_corners(polygon: Polygon) -> Floats:
    """A polygon as the kernels know it: x0, y0, x1, y1 … anticlockwise."""
    ring = polygon.exterior.coords if polygon.exterior.is_ccw else polygon.exterior.coords[::-1]
    return np.array(ring[:-1]).reshape(-1)


def random_polygon(rng: np.random.Generator, spread: float, size: float = 30.0) -> Polygon:
    """A convex polygon of three to eight corners."""
    centre = rng.uniform(-spread, spread, 2)
    turns = np.sort(rng.uniform(0.0, 2.0 * np.pi, rng.integers(3, 9)))
    while np.diff(turns, append=turns[0] + 2.0 * np.pi).min() < 0.2:
        turns = np.sort(rng.uniform(0.0, 2.0 * np.pi, len(turns)))
    points = centre + size * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    return Polygon(points)


def support_gap(one: Polygon, other: Polygon, directions: int = 7200) -> float:
    """Signed distance between convex polygons by trying directions: exact but for the angle between two of them."""
    turns = 2.0 * np.pi * np.arange(directions) / directions
    ways = np.stack([np.cos(turns), np.sin(turns)])
    ends = np.array(one.exterior.coords) @ ways
    starts = np.array(other.exterior.coords) @ ways
    return float((starts.min(axis=0) - ends.max(axis=0)).max())
