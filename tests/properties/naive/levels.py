"""The level of a new end on the ends under it: tries every level and every outline."""

from __future__ import annotations

import math

from shapely import MultiPoint, Point
from shapely.geometry.base import BaseGeometry

from properties.naive.solids import THICKNESS, corners, road_box
from shuto.rules.ids import PieceId
from shuto.rules.pieces import Column, Point3, Road
from shuto.rules.position import Position
from shuto.rules.turn import Build, Extend

RADIUS, LENGTH = 10.0, 120.0
HAIR = 0.2
"""Outlines that overlap or miss each other by less than this, in mm, are in doubt."""


class DoubtError(Exception):
    """A case that is too close to a limit."""


def level_of(position: Position, build: Build, foot: float) -> int:
    """The level at which the new road starts, if its other end has this height. Raises DoubtError near a limit.

    It is the lowest level that is one above the highest end that the road overlaps there; else the lowest level with no
    such end in its way. If no road spans the rise, nothing is in its way.
    """
    column = position.column(build.base)
    ends = _ends(position, column)
    clear = []
    for level in range(len(ends) + 1):
        ends_at = pose(column, build, column.top + THICKNESS * level, foot)
        if ends_at is None:
            clear.append(level)
            continue
        over = _above(column, outline(*ends_at), ends)
        if over == level:
            return level
        if over < level:
            clear.append(level)
    return clear[0]


def pose(column: Column, build: Build, start: float, foot: float) -> tuple[Point3, Point3] | None:
    """The middles of both ends of the road between two heights, in plan; None if no road spans the distance."""
    line = build.lie or (column.x, column.y, build.x, build.y)
    if build.lie and isinstance(build, Extend):
        return (line[0], line[1], start), (line[2], line[3], foot)
    if abs(foot - start) >= LENGTH:
        return None
    flat = math.sqrt(LENGTH**2 - (foot - start) ** 2)
    stated = math.dist(line[:2], line[2:])
    dx, dy = (line[2] - line[0]) / stated * flat, (line[3] - line[1]) / stated * flat
    x, y = line[:2]
    if isinstance(build, Extend):  # the same overhang at both ends
        x, y = (line[0] + line[2] - dx) / 2.0, (line[1] + line[3] - dy) / 2.0
    return (x, y, start), (x + dx, y + dy, foot)


def outline(start: Point3, end: Point3) -> BaseGeometry:
    """The outline of a road in plan, with its slope."""
    road = Road(PieceId.road(0), 0, "road", start, end, None, None, False, False)
    return MultiPoint(corners(road_box(road))[:, :2]).convex_hull


def _ends(position: Position, column: Column) -> list[tuple[BaseGeometry, int]]:
    """The roads that lie on a column, and the level of each there."""
    found = []
    for road in position.roads:
        for name, end in ((road.from_column, road.start), (road.to_column, road.end)):
            if name == column.id:
                found.append((outline(road.start, road.end), round((end[2] - column.top) / THICKNESS)))
    return found


def _above(column: Column, new: BaseGeometry, ends: list[tuple[BaseGeometry, int]]) -> int:
    """One more than the level of the highest end that the new one overlaps on the column's top."""
    axis = Point(column.x, column.y)
    small, large = (axis.buffer(RADIUS + change, quad_segs=64) for change in (-HAIR, HAIR))
    sure = maybe = 0
    for other, level in ends:
        common = new.intersection(other)
        if new.buffer(HAIR).intersection(other).intersects(large):
            maybe = max(maybe, level + 1)
        if not common.is_empty and new.buffer(-HAIR).intersection(other.buffer(-HAIR)).intersects(small):
            sure = max(sure, level + 1)
    if sure != maybe:
        raise DoubtError
    return sure
