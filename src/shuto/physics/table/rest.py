"""Where roads come to rest, worked out before any simulation.

In the rules, a road runs through the middles of its two ends. A real one lies on the near rim of the higher column, on
the ends under it, and perhaps on a car that it only just clears in the rules. If pieces overlapped when a simulation
starts, they would fly apart. So each road is first laid on whatever is under it. Seen from the side, it is a line
above a set of points. It rests on the edge of their upper hull that is under its centre of mass.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from shapely import Polygon

from shuto.rules.kernels import layout as at
from shuto.rules.pieces import Car, Road
from shuto.rules.position import Position

GAP = 0.01
"""Pieces start this many mm above what they rest on, so that they never overlap it."""
_DISC_CORNERS = 48
_MIN_BEARING = 1.0  # mm of its length that a road needs on a column's top to stay there by friction


class Line(NamedTuple):
    """The underside of a road: the middle and the direction in plan, the height at the middle, the rise per mm."""

    x: float
    y: float
    ux: float
    uy: float
    z: float
    rise: float
    is_supported: bool = True
    """Whether what is under it carries it. Otherwise it is held."""

    @property
    def slope(self) -> float:
        """The angle in radians; positive if it rises along its direction."""
        return math.atan(self.rise)

    def along(self, x: float, y: float) -> float:
        """The distance of a point from the middle, measured along the line in plan."""
        return (x - self.x) * self.ux + (y - self.y) * self.uy

    def height(self, x: float, y: float) -> float:
        """The height of the underside above or below a point in plan."""
        return self.z + self.rise * self.along(x, y)


class _Road(NamedTuple):
    """A road where the rules lay it."""

    ideal: Line
    plan: Polygon
    columns: tuple[str, ...]
    """The columns under its ends."""
    cars: tuple[Car, ...]


def rest_lines(position: Position) -> list[Line]:
    """Where each road of a position comes to rest, in the order of the roads."""
    cars = position.cars
    roads = [_road(position, road, [car for car in cars if car.road == road.id]) for road in position.roads]
    lines: dict[int, Line] = {}
    below = _roads_below(roads)
    solids = _solids(position)
    for number in _bottom_up(below):
        lines[number] = _rest(
            position, roads[number], [(roads[i], lines[i]) for i in below[number] if i in lines], solids
        )
    return [lines[number] for number in range(len(roads))]


def ideal_line(road: Road) -> Line:
    """Where the rules lay a road: through the middles of its two ends."""
    (ax, ay, az), (bx, by, bz) = road.start, road.end
    flat = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / flat, (by - ay) / flat
    return Line((ax + bx) / 2.0, (ay + by) / 2.0, ux, uy, (az + bz) / 2.0, (bz - az) / flat)


def _road(position: Position, road: Road, cars: Iterable[Car]) -> _Road:
    ideal, flat = ideal_line(road), math.dist(road.start[:2], road.end[:2])
    half = position.game.pieces.road.width / 2.0
    columns = tuple(end for end in (road.from_column, road.to_column) if end is not None)
    return _Road(ideal, _rectangle(ideal, 0.0, 0.0, flat / 2.0, half), columns, tuple(cars))


def _rectangle(line: Line, along: float, left: float, half_length: float, half_width: float) -> Polygon:
    x = line.x + along * line.ux - left * line.uy
    y = line.y + along * line.uy + left * line.ux
    ax, ay = half_length * line.ux, half_length * line.uy
    sx, sy = -half_width * line.uy, half_width * line.ux
    return Polygon([(x + i * ax + j * sx, y + i * ay + j * sy) for i, j in ((1, 1), (-1, 1), (-1, -1), (1, -1))])


def _roads_below(roads: Sequence[_Road]) -> dict[int, list[int]]:
    """For each road, the roads that it lies on or passes over."""
    below: dict[int, list[int]] = {number: [] for number in range(len(roads))}
    for j, upper in enumerate(roads):
        for i in range(j):
            lower = roads[i]
            if math.hypot(upper.ideal.x - lower.ideal.x, upper.ideal.y - lower.ideal.y) > 140.0:
                continue
            shared = upper.plan.intersection(lower.plan)
            if shared.is_empty or shared.area < 1e-6:
                continue
            x, y = shared.centroid.x, shared.centroid.y
            if upper.ideal.height(x, y) >= lower.ideal.height(x, y):
                below[j].append(i)
            else:
                below[i].append(j)
    return below


def _bottom_up(below: dict[int, list[int]]) -> list[int]:
    """An order in which lower roads come first. Where roads form a ring, the oldest one comes first."""
    order: list[int] = []
    left = dict(below)
    while left:
        ready = [number for number, under in left.items() if not any(i in left for i in under)]
        for number in ready or [min(left)]:
            order.append(number)
            del left[number]
    return order


def _solids(position: Position) -> list[tuple[Polygon, float]]:
    """The footprint of every building, prop and area, and the height of its top."""
    from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, PRISM_RADIUS

    table, found = position.table, []
    for kind, rows in ((at.BLOCK, table.blocks), (at.AREA, table.areas)):
        for row in rows[: table.counts[kind]].tolist():
            corners = row[PRISM_CORNERS : PRISM_CORNERS + 2 * int(row[PRISM_COUNT])]
            points = list(zip(corners[::2], corners[1::2], strict=True))
            shape = _disc(*points[0], row[PRISM_RADIUS]) if len(points) == 1 else Polygon(points)
            found.append((shape, float(row[PRISM_HIGH])))
    return found


def _disc(x: float, y: float, radius: float) -> Polygon:
    angles = [2.0 * math.pi * i / _DISC_CORNERS for i in range(_DISC_CORNERS)]
    around = radius / math.cos(math.pi / _DISC_CORNERS)  # the polygon encloses the disc
    return Polygon([(x + around * math.cos(angle), y + around * math.sin(angle)) for angle in angles])


def _rest(
    position: Position, road: _Road, under: Sequence[tuple[_Road, Line]], solids: Sequence[tuple[Polygon, float]]
) -> Line:
    """Where one road comes to rest on what is under it."""
    ideal, shapes = road.ideal, position.game.pieces
    half = shapes.road.length / 2.0 * math.cos(ideal.slope)
    points: list[tuple[float, float]] = [(-half, 0.0), (half, 0.0)]

    def add_support(shape: Polygon, top: Line | float) -> float:
        """Add the points on which something under the road may support it; return the length of the shared part."""
        shared = road.plan.intersection(shape)
        if not isinstance(shared, Polygon) or shared.is_empty:
            return 0.0
        places = [ideal.along(x, y) for x, y in shared.exterior.coords]
        for place, (x, y) in zip(places, shared.exterior.coords, strict=True):
            points.append((place, top if isinstance(top, float) else top.height(x, y)))
        return max(places) - min(places)

    is_supported = True
    for name in road.columns:
        column = position.column(name)
        is_supported &= add_support(_disc(column.x, column.y, shapes.column.radius), column.top) > _MIN_BEARING
    for shape, top in solids:
        add_support(shape, top)
    for other, line in under:
        thick = shapes.road.thickness / math.cos(line.slope)
        add_support(other.plan, line._replace(z=line.z + thick))
        for car in other.cars:
            roof = line._replace(z=line.z + thick + shapes.car.height / math.cos(line.slope))
            place = (car.place - shapes.road.length / 2.0) * math.cos(line.slope)
            add_support(_rectangle(line, place, car.offset, car.length / 2.0, shapes.car.width / 2.0), roof)
    centre = _centre_of_mass(road, shapes.road.length)
    edge = _supporting_edge(points, centre)
    if edge is None:
        lift = max(height - (ideal.z + ideal.rise * along) for along, height in points)
        return ideal._replace(z=ideal.z + max(0.0, lift) + GAP, is_supported=False)
    (u0, z0), (u1, z1) = edge
    rise = (z1 - z0) / (u1 - u0)
    return ideal._replace(z=z0 - rise * u0 + GAP, rise=rise, is_supported=is_supported)


def _centre_of_mass(road: _Road, length: float) -> float:
    """The distance in plan from a road's middle to the centre of mass of road and cars; a car weighs half a road."""
    weights = [(car.place - length / 2.0) * 0.5 for car in road.cars]
    return sum(weights) / (1.0 + 0.5 * len(weights)) * math.cos(road.ideal.slope)


def _supporting_edge(
    points: Iterable[tuple[float, float]], centre: float
) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """The edge of the points' upper hull that is under the centre of mass; None if too short to support a road."""
    hull: list[tuple[float, float]] = []
    for u, z in sorted(points):
        while len(hull) > 1 and (hull[-1][0] - hull[-2][0]) * (z - hull[-2][1]) >= (u - hull[-2][0]) * (
            hull[-1][1] - hull[-2][1]
        ):
            hull.pop()
        hull.append((u, z))
    for one, other in pairwise(hull):
        if one[0] <= centre <= other[0] and other[0] - one[0] > 1.0:
            return one, other
    return None
