"""A second implementation of beams to test against: boxes bounded by six planes, with shapely for plans."""

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
    """A beam from a to b, the middles of its two lower end edges. Its width is level."""

    a: tuple[float, float, float]
    b: tuple[float, float, float]
    half: float = 5.0
    thick: float = 2.0

    @property
    def row(self) -> Floats:
        """The beam as a row for the kernels."""
        beam = np.empty(BEAM)
        set_beam(beam, *self.a, *self.b, self.half, self.thick)
        return beam

    @property
    def axes(self) -> Floats:
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
        """Normals and limits: a point p is inside if normals · p ≤ limits."""
        axes = self.axes
        middle = axes @ np.array(self.a)
        most = np.add(middle, [self.length, self.half, self.thick])
        least = np.subtract(middle, [0.0, self.half, 0.0])
        return np.concatenate([axes, -axes]), np.concatenate([most, -least])

    @property
    def corners(self) -> Floats:
        """Its eight corners."""
        along, left, up = self.axes
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
        """Its outline in plan."""
        hull = LineString(self.corners[:, :2]).convex_hull
        assert isinstance(hull, Polygon)
        return hull

    def moved(self, along: float) -> Box:
        """The same beam, moved along its own length."""
        shift = along * self.axes[0]
        return Box(tuple(np.add(self.a, shift)), tuple(np.add(self.b, shift)), self.half, self.thick)

    def sliced(self, low: float, high: float) -> tuple[float, float] | None:
        """Where the part between two levels begins and ends, measured in plan from a."""
        along, _, up = self.axes
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
    """The corners of the intersection of two boxes, each grown by `slack`; empty if they are apart."""
    normals, limits = (np.concatenate(pair) for pair in zip(one.planes, other.planes, strict=True))
    limits = limits + slack
    n, d = normals[_TRIPLES], limits[_TRIPLES]
    det = np.linalg.det(n)
    real = np.abs(det) > 1e-7
    points = np.linalg.solve(n[real], d[real][:, :, None])[:, :, 0]
    kept = (points @ normals.T <= limits + 1e-7).all(axis=1)
    return np.asarray(points[kept])


def touch(one: Box, other: Box, margin: float = 0.03) -> bool | None:
    """Whether two boxes touch; None if the margin does not allow an answer."""
    if len(common_corners(one, other, -margin)):
        return True
    if not len(common_corners(one, other, margin)):
        return False
    return None


def random_box(
    rng: np.random.Generator, spread: float, steepest: float = 0.45, *, thick: float = 2.0, half: float = 5.0
) -> Box:
    """A beam 20 to 130 mm long that starts within `spread` of the origin."""
    x, y = rng.uniform(-spread, spread, 2)
    z = rng.uniform(0.0, spread / 3.0)
    turn, length = rng.uniform(0.0, 2.0 * np.pi), rng.uniform(20.0, 130.0)
    rise = rng.uniform(-steepest, steepest) * length if rng.uniform() < 0.8 else 0.0
    return Box((x, y, z), (x + length * np.cos(turn), y + length * np.sin(turn), z + rise), half, thick)


def flat_corners(polygon: Polygon) -> Floats:
    """A polygon as an array for the kernels: x0, y0, x1, y1 … anticlockwise."""
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
    """Signed distance between convex polygons, found by trying many directions; the more directions, the more exact."""
    turns = 2.0 * np.pi * np.arange(directions) / directions
    ways = np.stack([np.cos(turns), np.sin(turns)])
    ends = np.array(one.exterior.coords) @ ways
    starts = np.array(other.exterior.coords) @ ways
    return float((starts.min(axis=0) - ends.max(axis=0)).max())


def inside(box: Box, points: np.ndarray) -> np.ndarray:
    """Which points are inside a box."""
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
