"""Finding a way in where something is overhead: which way a stick or a car can be slid to its place without touching.

Everything on the table is a slab over a piece of the plan, between two planes. A piece that keeps its slope while it
slides is one too, so whether it touches anything on the way is a matter of polygons and heights.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from typing import NamedTuple

from shapely import Polygon, STRtree
from shapely.affinity import translate

from shuto.physics.engine.pose import Pose, Vector
from shuto.physics.engine.protocol import Box, Disc
from shuto.physics.table.bodies import Body

_STEP = 5.0  # mm between the places that are looked at
_FARTHEST = 240.0  # mm; no piece is slid farther
_DIRECTIONS = 24
_LIFTS = ((2.0, 0.5), (1.0, 0.3), (0.5, 0.15))  # mm above its place at which it slides, and the least distance kept
_ROUND = 24


class Slab(NamedTuple):
    """A piece of the plan between two planes: their heights at the middle, and their gradient."""

    plan: Polygon
    x: float
    y: float
    low: float
    high: float
    gx: float
    gy: float

    def heights(self, x: float, y: float) -> tuple[float, float]:
        """Underside and upper side over a point."""
        more = self.gx * (x - self.x) + self.gy * (y - self.y)
        return self.low + more, self.high + more


def slab_of(body: Body, pose: Pose | None = None) -> Slab:
    """What a body takes up; a box may slope along its length."""
    x, y, z = (pose or body.pose).at
    shape = body.shape
    if isinstance(shape, Box):
        ahead = (pose or body.pose).ahead
        flat = math.hypot(ahead[0], ahead[1]) or 1.0
        ux, uy, rise = ahead[0] / flat, ahead[1] / flat, ahead[2] / flat
        half = shape.z / flat  # measured upright, a slope makes it thicker
        ax, ay, sx, sy = shape.x * flat * ux, shape.x * flat * uy, -shape.y * uy, shape.y * ux
        corners = [(x + i * ax + j * sx, y + i * ay + j * sy) for i, j in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
        return Slab(Polygon(corners), x, y, z - half, z + half, rise * ux, rise * uy)
    if isinstance(shape, Disc):
        turns = [2.0 * math.pi * i / _ROUND for i in range(_ROUND)]
        corners = [(x + shape.radius * math.cos(turn), y + shape.radius * math.sin(turn)) for turn in turns]
    else:
        corners = [(x + cx, y + cy) for cx, cy in shape.corners]
    return Slab(Polygon(corners), x, y, z - shape.half, z + shape.half, 0.0, 0.0)


class Surroundings:
    """Everything that stands, ready to be asked what a piece would touch."""

    def __init__(self, bodies: Collection[Body]) -> None:
        self._slabs = [slab_of(body) for body in bodies]
        self._tree = STRtree([slab.plan for slab in self._slabs])

    def _near(self, plan: Polygon) -> Iterator[tuple[Slab, Polygon]]:
        for index in self._tree.query(plan).tolist():
            shared = plan.intersection(self._slabs[index].plan)
            if isinstance(shared, Polygon) and shared.area > 1e-3:
                yield self._slabs[index], shared

    def is_free(self, slab: Slab, margin: float) -> bool:
        """Whether a piece touches nothing there, and comes no nearer than the margin, above or below."""
        grown = slab.plan.buffer(margin, join_style="mitre")
        return all(self._apart(slab, other, shared, margin) for other, shared in self._near(grown))

    def is_covered(self, slab: Slab) -> bool:
        """Whether something is above a piece, so that it cannot come straight down."""
        for other, shared in self._near(slab.plan.buffer(1.0, join_style="mitre")):
            x, y = shared.centroid.x, shared.centroid.y
            if other.heights(x, y)[1] > slab.heights(x, y)[1]:
                return True
        return False

    def _apart(self, slab: Slab, other: Slab, shared: Polygon, margin: float) -> bool:
        spots = [(slab.heights(x, y), other.heights(x, y)) for x, y in shared.exterior.coords]
        above = all(mine[0] > its[1] + margin for mine, its in spots)
        return above or all(mine[1] < its[0] - margin for mine, its in spots)

    def ways_in(self, body: Body) -> Iterator[tuple[Vector, float]]:
        """From where a body can be slid to its place without touching, and how high above it: shortest ways first.

        Each way is a vector (mm) from the place to where the piece can come straight down; none if nothing is overhead.
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
                way = self._slide(place, (math.cos(angle), math.sin(angle)), lift, margin)
                if way is not None:
                    found.append((math.hypot(way[0], way[1]), way))
            yield from ((way, lift) for _, way in sorted(found)[:3])

    def _slide(self, place: Slab, toward: tuple[float, float], lift: float, margin: float) -> Vector | None:
        rise = place.gx * toward[0] + place.gy * toward[1]
        far = 0.0
        while far < _FARTHEST:
            dx, dy, dz = far * toward[0], far * toward[1], far * rise + lift
            here = place._replace(
                plan=translate(place.plan, dx, dy), x=place.x + dx, y=place.y + dy,
                low=place.low + dz, high=place.high + dz,
            )  # fmt: skip
            if here.low - abs(place.gx) * 70.0 - abs(place.gy) * 70.0 < -60.0 or not self.is_free(here, margin):
                return None
            if not self.is_covered(here):
                return dx, dy, far * rise
            far += _STEP
        return None
