"""The missions of Rainbow City: the score sheet of every player in a position, during or after the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS
from shuto.rules.kernels import layout as at
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


@dataclass(frozen=True)
class ScoreSheet:
    """A player's points by mission, and what earned them."""

    seat: int
    points: dict[str, int]
    enclosed: tuple[str, ...]
    """Buildings and the tower that the player's highway encloses."""
    closed: tuple[tuple[tuple[float, float], ...], ...]
    """The ground that the player's highway encloses: the corners of each part of it."""
    jam: int
    """Roads in the longest connected run of roads with cars."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.points.values())


def score_sheets(position: Position) -> tuple[ScoreSheet, ...]:
    """The score sheet of every player in this position."""
    from shuto.rules.kernels.missions import BUILDING_POINTS, MISSION_COUNT, TOWER_POINTS, count_points
    from shuto.rules.kernels.ready import ensure_ready

    ensure_ready()
    sheets = []
    for seat in range(position.game.seats):
        points = np.zeros(MISSION_COUNT, np.int64)
        jam = int(count_points(position.table, seat, points))
        ground = closed_ground(position, seat)
        enclosed = enclosed_components(position, ground)
        kinds = [component.kind for component in position.components if component.id in enclosed]
        points[BUILDING_POINTS] = kinds.count("building")
        points[TOWER_POINTS] = points[BUILDING_POINTS] if "tower" in kinds else 0
        sheets.append(
            ScoreSheet(seat, dict(zip(MISSIONS, points.tolist(), strict=True)), enclosed, _outlines(ground), jam)
        )
    return tuple(sheets)


def _footprints(rows: at.Floats) -> list[Polygon]:
    """Prisms as shapely polygons. Discs become polygons of many corners."""
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
    """The ground that a player's highway encloses in plan: centre lines, with their ends joined to the column axes."""
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
    """The corners of each part of some ground."""
    from shapely import get_coordinates, get_exterior_ring, get_parts

    rings = [get_coordinates(ring)[:-1] for ring in get_exterior_ring(get_parts(ground))]
    return tuple(tuple((float(x), float(y)) for x, y in ring) for ring in rings)


def enclosed_components(position: Position, ground: BaseGeometry) -> tuple[str, ...]:
    """Buildings and the tower whose footprints lie wholly in the enclosed ground."""
    table = position.table
    standing = [i for i in range(table.counts[at.BLOCK]) if table.block_marks[i, at.BLOCK_KIND] != at.OBSTACLE]
    if not standing or ground.is_empty:
        return ()
    shapes = _footprints(table.blocks[: table.counts[at.BLOCK]])
    return tuple(position.block_component(i).id for i in standing if ground.covers(shapes[i]))
