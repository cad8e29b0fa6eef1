"""Where buildings and components of the city may be placed, computed with shapely."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from shapely import MultiPoint, Point, Polygon

from properties.naive.solids import car_box, corners, road_box
from properties.naive.uprights import Upright, lying, standing
from shuto.rules.pieces import Component
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.turn import PlaceComponent

RADIUS, WIDTH = 10.0, 20.0
What = tuple[Fault, str]
"""A fault and the other piece at fault ('' if there is none)."""


def shape(upright: Upright) -> Polygon:
    """The footprint of an upright. A disc has many corners."""
    if len(upright.outline) == 1:
        return Point(upright.outline[0]).buffer(upright.radius, quad_segs=64)
    return Polygon(upright.outline)


def _gap(one: Polygon, other: Polygon) -> float:
    """Distance in plan. If the two overlap, the negative width of the overlap at its narrowest."""
    common = one.intersection(other)
    if common.area < 1e-9:
        return float(one.distance(other))
    ring = common.minimum_rotated_rectangle
    assert isinstance(ring, Polygon)
    return -min(math.dist(a, b) for a, b in pairwise(ring.exterior.coords))


def margins(position: Position, turn: PlaceComponent) -> dict[What, float]:
    """The margin in mm for every rule about the place of a component and every piece it may concern."""
    kind = position.game.pieces.components[turn.component].kind
    new = Component(turn.component, kind, turn.x, turn.y, turn.angle, 0)
    alone = replace(position, components=(new,))
    room: dict[What, float] = {}
    for what, margin in _margins(position, alone, new):
        room[what] = min(margin, room.get(what, math.inf))
    return room


def _margins(position: Position, alone: Position, new: Component) -> Iterator[tuple[What, float]]:
    solids, flats = standing(alone), lying(alone)
    mine = shape((flats or solids)[0])
    half_width, half_depth = position.game.width / 2.0, position.game.depth / 2.0
    left, low, right, high = mine.bounds
    yield (Fault.OFF_TABLE, ""), min(left + half_width, low + half_depth, half_width - right, half_depth - high)
    if flats:
        yield from _of_an_area(position, mine, new)
    elif position.game.switches.obstacles == "city":
        yield from _of_a_building_in_the_city(position, mine)
    else:
        for other in standing(position):
            yield (Fault.BUILDINGS_OVERLAP, other.component.id), _gap(mine, shape(other))
    yield from _of_pieces(position, mine)


def _of_an_area(position: Position, mine: Polygon, new: Component) -> Iterator[tuple[What, float]]:
    for other in lying(position):
        gap, name = _gap(mine, shape(other)), other.component.id
        yield (Fault.AREAS_OVERLAP, name), gap
        if new.kind == other.component.kind == "development":
            yield (Fault.AREA_TOO_CLOSE, name), gap - WIDTH if gap > 0.0 else -gap
    if new.kind == "development":
        for column in position.columns:
            yield (Fault.AREA_TOO_CLOSE, column.id), mine.distance(Point(column.x, column.y)) - RADIUS - WIDTH
        for road in position.roads:
            ground = MultiPoint(corners(road_box(road))[:, :2]).convex_hull
            yield (Fault.AREA_TOO_CLOSE, road.id), mine.distance(ground) - WIDTH


def _of_a_building_in_the_city(position: Position, mine: Polygon) -> Iterator[tuple[What, float]]:
    plots = [area for area in lying(position) if area.component.kind == "development"]
    on = [area for area in plots if _gap(mine, shape(area)) < 0.0]
    nearest = min((_gap(mine, shape(area)) for area in plots), default=math.inf)
    yield (Fault.NEEDS_DEVELOPMENT_AREA, ""), -nearest
    for area in on[:1]:
        plot = shape(area)
        out = max(plot.distance(Point(corner)) for corner in mine.exterior.coords)
        yield (Fault.COMPONENT_OVER_EDGE, area.component.id), -out if out else mine.distance(plot.exterior)
        taken = any(shape(other).intersects(plot) for other in standing(position) if not other.obstacle)
        yield (Fault.DEVELOPMENT_OCCUPIED, area.component.id), -1.0 if taken else 1.0


def _of_pieces(position: Position, mine: Polygon) -> Iterator[tuple[What, float]]:
    """Margins in plan: nothing is placed under or on a piece, whatever its height."""
    for column in position.columns:
        disc = Point(column.x, column.y).buffer(RADIUS, quad_segs=64)
        yield (Fault.COMPONENT_TOUCHES_PIECE, column.id), _gap(mine, disc)
    solids = [(road.id, road_box(road)) for road in position.roads] + [(car.id, car_box(car)) for car in position.cars]
    for name, solid in solids:
        ground = MultiPoint(corners(solid)[:, :2]).convex_hull
        assert isinstance(ground, Polygon)
        yield (Fault.COMPONENT_TOUCHES_PIECE, name), _gap(mine, ground)
