"""The missions of Rainbow City: every player's score sheet in a position, finished or not."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS
from shuto.rules.kernels import layout as at
from shuto.rules.pieces import Road
from shuto.rules.position import Position

if TYPE_CHECKING:
    from shapely import Polygon
    from shapely.geometry.base import BaseGeometry

MISSIONS = (
    "drive",
    "development",
    "traffic-jam",
    "rainbow",
    "off-ramp-airport",
    "off-ramp-green",
    "building",
    "tower",
    "tallest",
    "stock",
)
JAM_ROADS = 3
STOCK_COLUMNS = 5
ONCE = 2
"""Points of each mission that scores once."""


@dataclass(frozen=True)
class ScoreSheet:
    """A player's points by mission, and what they stand for."""

    seat: int
    points: dict[str, int]
    enclosed: tuple[str, ...]
    """Buildings and the tower that the player's highway encloses."""
    closed: tuple[tuple[tuple[float, float], ...], ...]
    """The ground that his highway closes off: the corners of each piece of it."""
    jam: int
    """Roads in the longest connected run of roads with cars."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.points.values())


def score_sheets(position: Position) -> tuple[ScoreSheet, ...]:
    """Every player's score sheet as the table stands."""
    roads = position.roads
    with_cars = {car.road for car in position.cars}
    tallest = max(column.height for column in position.columns if not column.junction)
    return tuple(_sheet(position, seat, roads, with_cars, tallest) for seat in range(position.game.seats))


def _sheet(position: Position, seat: int, roads: tuple[Road, ...], with_cars: set[str], tallest: int) -> ScoreSheet:
    own = [road for road in roads if road.owner == seat]
    columns = [column for column in position.columns if column.owner == seat]
    jam = longest_jam([road for road in own if road.id in with_cars])
    ramp_areas = {area_at(position, road.end[0], road.end[1]) for road in own if road.kind == "off-ramp"}
    ground = closed_ground(position, seat)
    enclosed = enclosed_components(position, ground)
    buildings = sum(1 for component in position.components if component.kind == "building" and component.id in enclosed)
    tower = any(component.kind == "tower" and component.id in enclosed for component in position.components)
    points = {
        "drive": position.cars_placed(seat),
        "development": len({column.area for column in columns if column.area is not None}),
        "traffic-jam": ONCE * (jam >= JAM_ROADS),
        "rainbow": ONCE * any(_over_rainbow(position, road) for road in own if road.id in with_cars),
        "off-ramp-airport": ONCE * ("airport" in ramp_areas),
        "off-ramp-green": ONCE * ("green" in ramp_areas),
        "building": buildings,
        "tower": buildings * tower,
        "tallest": ONCE * any(column.height == tallest and not column.junction for column in columns),
        "stock": position.supply(seat).columns // STOCK_COLUMNS,
    }
    return ScoreSheet(seat, points, enclosed, _outlines(ground), jam)


def longest_jam(roads: list[Road]) -> int:
    """How many of these roads hang together through columns, in the largest group."""
    at_column: dict[str, list[int]] = {}
    for number, road in enumerate(roads):
        for column in (road.from_column, road.to_column):
            if column is not None:
                at_column.setdefault(column, []).append(number)
    seen: set[int] = set()
    longest = 0
    for first in range(len(roads)):
        if first in seen:
            continue
        seen.add(first)
        queue, size = deque([first]), 0
        while queue:
            road = roads[queue.popleft()]
            size += 1
            for column in (road.from_column, road.to_column):
                for other in at_column.get(column or "", ()):
                    if other not in seen:
                        seen.add(other)
                        queue.append(other)
        longest = max(longest, size)
    return longest


def area_at(position: Position, x: float, y: float) -> str | None:
    """The kind of area that a point of the table lies on."""
    from shuto.geometry.plane import point_polygon

    for i in range(position.table.counts[at.AREA]):
        area = position.table.areas[i]
        if point_polygon(x, y, area[PRISM_CORNERS:], int(area[PRISM_COUNT])) < 0.0:
            return position.area_component(i).kind
    return None


def _over_rainbow(position: Position, road: Road) -> bool:
    """Whether a road's centre line runs over the rainbow area."""
    from shapely import LineString

    rainbows = position.table.areas[position.table.area_marks[:, at.BLOCK_KIND] == at.RAINBOW]
    line = LineString([road.start[:2], road.end[:2]])
    return any(footprint.intersects(line) for footprint in _footprints(rainbows))


def _footprints(rows: at.Floats) -> list[Polygon]:
    """Prisms as shapely polygons; discs become polygons of many corners."""
    from shapely import Point, Polygon

    shapes: list[Polygon] = []
    for row in rows:
        corners = row[PRISM_CORNERS : PRISM_CORNERS + 2 * int(row[PRISM_COUNT])].reshape(-1, 2).tolist()
        if len(corners) == 1:
            shapes.append(Point(corners[0]).buffer(row[PRISM_RADIUS], quad_segs=32))
        else:
            shapes.append(Polygon(corners))
    return shapes


def closed_ground(position: Position, seat: int) -> BaseGeometry:
    """The ground that a player's highway closes off, seen from above: centre lines, ends joined to column axes."""
    from shapely import LineString, polygonize, unary_union

    axes = {column.id: (column.x, column.y) for column in position.columns}
    lines = []
    for road in position.roads:
        if road.owner == seat:
            points = [road.start[:2], road.end[:2]]
            if road.from_column is not None:
                points.insert(0, axes[road.from_column])
            if road.to_column is not None:
                points.append(axes[road.to_column])
            lines.append(LineString(points))
    return unary_union(polygonize([unary_union(lines)]))


def _outlines(ground: BaseGeometry) -> tuple[tuple[tuple[float, float], ...], ...]:
    """The corners of each piece of some ground."""
    from shapely import get_coordinates, get_exterior_ring, get_parts

    rings = [get_coordinates(ring)[:-1] for ring in get_exterior_ring(get_parts(ground))]
    return tuple(tuple((float(x), float(y)) for x, y in ring) for ring in rings)


def enclosed_components(position: Position, ground: BaseGeometry) -> tuple[str, ...]:
    """Buildings and the tower whose footprints lie wholly in some closed ground."""
    table = position.table
    standing = [i for i in range(table.counts[at.BLOCK]) if table.block_marks[i, at.BLOCK_KIND] != at.OBSTACLE]
    if not standing or ground.is_empty:
        return ()
    shapes = _footprints(table.blocks[: table.counts[at.BLOCK]])
    return tuple(position.block_component(i).id for i in standing if ground.covers(shapes[i]))
