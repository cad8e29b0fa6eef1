"""Finds how a road or a car can be slid to its place without touching anything, where something is above that place.

Every body is a slab: a polygon in plan, between two parallel planes. A piece that keeps its slope while it slides is
one too. So polygons and heights decide whether it touches anything on the way.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import NamedTuple

from shapely import Polygon, STRtree
from shapely.affinity import translate

from shuto.physics.engine.pose import Pose, Vector
from shuto.physics.engine.protocol import Box, Cylinder
from shuto.physics.table.bodies import Body

_SPACING = 5.0  # mm between two places that are checked along a slide
_LONGEST_SLIDE = 240.0  # mm
_DIRECTIONS = 24
_LIFTS = ((2.0, 0.5), (1.0, 0.3), (0.5, 0.15))  # mm above its place at which a piece slides, and the clearance it needs
_DISC_CORNERS = 24


class Slab(NamedTuple):
    """A polygon in plan between two parallel planes: their heights at (x, y), and their gradient."""

    plan: Polygon
    x: float
    y: float
    low: float
    high: float
    gx: float
    gy: float

    def heights(self, x: float, y: float) -> tuple[float, float]:
        """The heights of the underside and of the upper side at a point."""
        more = self.gx * (x - self.x) + self.gy * (y - self.y)
        return self.low + more, self.high + more


def slab_of(body: Body, pose: Pose | None = None) -> Slab:
    """A body as a slab, at its own pose or at another; a box may slope along its length."""
    x, y, z = (pose or body.pose).at
    shape = body.shape
    if isinstance(shape, Box):
        ahead = (pose or body.pose).ahead
        flat = math.hypot(ahead[0], ahead[1]) or 1.0
        ux, uy, rise = ahead[0] / flat, ahead[1] / flat, ahead[2] / flat
        half = shape.z / flat  # measured vertically, a sloping box is thicker
        ax, ay, sx, sy = shape.x * flat * ux, shape.x * flat * uy, -shape.y * uy, shape.y * ux
        corners = [(x + i * ax + j * sx, y + i * ay + j * sy) for i, j in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
        return Slab(Polygon(corners), x, y, z - half, z + half, rise * ux, rise * uy)
    if isinstance(shape, Cylinder):
        angles = [2.0 * math.pi * i / _DISC_CORNERS for i in range(_DISC_CORNERS)]
        corners = [(x + shape.radius * math.cos(angle), y + shape.radius * math.sin(angle)) for angle in angles]
    else:
        corners = [(x + cx, y + cy) for cx, cy in shape.corners]
    return Slab(Polygon(corners), x, y, z - shape.half, z + shape.half, 0.0, 0.0)


class Surroundings:
    """The bodies around a place, indexed to find out what a piece would touch there."""

    def __init__(self, bodies: Collection[Body]) -> None:
        self._slabs = [slab_of(body) for body in bodies]
        self._tree = STRtree([slab.plan for slab in self._slabs])

    def _near(self, plan: Polygon) -> Iterator[tuple[Slab, Polygon]]:
        for index in self._tree.query(plan).tolist():
            shared = plan.intersection(self._slabs[index].plan)
            if isinstance(shared, Polygon) and shared.area > 1e-3:
                yield self._slabs[index], shared

    def is_free(self, slab: Slab, margin: float) -> bool:
        """Whether a slab keeps a margin (mm) from all other bodies."""
        grown = slab.plan.buffer(margin, join_style="mitre")
        return all(self._apart(slab, other, shared, margin) for other, shared in self._near(grown))

    def highest(self, plan: Polygon) -> float:
        """The height of the highest point within a polygon; 0 (the table) if there is nothing."""
        tops = (other.heights(x, y)[1] for other, shared in self._near(plan) for x, y in shared.exterior.coords)
        return max(tops, default=0.0)

    def is_open_above(self, plan: Polygon, height: float) -> bool:
        """Whether nothing within a polygon is higher than `height`."""
        return self.highest(plan) <= height

    def is_covered(self, slab: Slab) -> bool:
        """Whether something is above a slab, so that it cannot be lowered straight down."""
        for other, shared in self._near(slab.plan.buffer(1.0, join_style="mitre")):
            x, y = shared.centroid.x, shared.centroid.y
            if other.heights(x, y)[1] > slab.heights(x, y)[1]:
                return True
        return False

    def _apart(self, slab: Slab, other: Slab, shared: Polygon, margin: float) -> bool:
        spots = [(slab.heights(x, y), other.heights(x, y)) for x, y in shared.exterior.coords]
        above = all(mine[0] > its[1] + margin for mine, its in spots)
        return above or all(mine[1] < its[0] - margin for mine, its in spots)

    def slides_to(self, body: Body) -> Iterator[tuple[Vector, float]]:
        """Slides by which a body reaches its place without touching anything, shortest first, each with its lift.

        A slide is a vector (mm) from the place to a point where the piece can be lowered straight down. The lift is the
        height (mm) above the place at which it slides. Both are zero if nothing is above the place.
        """
        place = slab_of(body)
        if not self.is_covered(place):
            yield (0.0, 0.0, 0.0), 0.0
            return
        heading = math.atan2(body.pose.ahead[1], body.pose.ahead[0])
        for lift, margin in _LIFTS:
            found: list[tuple[float, Vector]] = []
            for number in range(_DIRECTIONS):
                angle = heading + 2.0 * math.pi * number / _DIRECTIONS
                slide = self._slide(place, (math.cos(angle), math.sin(angle)), lift, margin)
                if slide is not None:
                    found.append((math.hypot(slide[0], slide[1]), slide))
            yield from ((slide, lift) for _, slide in sorted(found)[:3])

    def _slide(self, place: Slab, toward: tuple[float, float], lift: float, margin: float) -> Vector | None:
        """The shortest slide in one direction; None if the piece would touch something on the way."""
        rise = place.gx * toward[0] + place.gy * toward[1]
        far = 0.0
        while far < _LONGEST_SLIDE:
            dx, dy, dz = far * toward[0], far * toward[1], far * rise + lift
            here = place._replace(
                plan=translate(place.plan, dx, dy), x=place.x + dx, y=place.y + dy,
                low=place.low + dz, high=place.high + dz,
            )  # fmt: skip
            if here.low - abs(place.gx) * 70.0 - abs(place.gy) * 70.0 < -60.0 or not self.is_free(here, margin):
                return None
            if not self.is_covered(here):
                return dx, dy, far * rise
            far += _SPACING
        return None
