"""Buildings, the tower, trees and planes as upright solids, from the shapes in the box and their places."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from shapely import Point, Polygon

from shuto.rules.editions.edition import ComponentShape, Prop
from shuto.rules.pieces import Component
from shuto.rules.position import Position

Floats = npt.NDArray[np.float64]


class Upright(NamedTuple):
    """A convex polygon (anticlockwise) or a disc that stands from one level to another."""

    component: Component
    obstacle: bool
    outline: Floats
    radius: float
    low: float
    high: float

    def depth(self, points: Floats) -> Floats:
        """How deep each point (x, y, z) is in the solid; negative outside."""
        level = np.minimum(points[:, 2] - self.low, self.high - points[:, 2])
        return np.minimum(level, self.plan_depth(points[:, :2]))

    def plan_depth(self, points: Floats) -> Floats:
        """How deep each point (x, y) is in the footprint; negative outside."""
        if len(self.outline) == 1:
            flat: Floats = self.radius - np.hypot(*(points - self.outline[0]).T)
            return flat
        deep = np.full(len(points), np.inf)
        for a, b in zip(self.outline, np.roll(self.outline, -1, axis=0), strict=True):
            edge = (b - a) / math.hypot(*(b - a))
            deep = np.minimum(deep, edge[0] * (points[:, 1] - a[1]) - edge[1] * (points[:, 0] - a[0]))
        return deep

    def away(self, x: float, y: float) -> float:
        """Distance in plan from a place to the footprint; 0 inside."""
        shape = Point(self.outline[0]) if len(self.outline) == 1 else Polygon(self.outline)
        return max(0.0, shape.distance(Point(x, y)) - self.radius)


def standing(position: Position) -> list[Upright]:
    """All obstacles of the city, or all buildings."""
    pieces, found = position.game.pieces, []
    foot = pieces.area.thickness if position.game.switches.obstacles == "city" else 0.0
    for component in position.components:
        shape = pieces.components[component.id]
        if not shape.is_area:
            found.append(_upright(component, shape, (0.0, 0.0), foot, obstacle=False))
        for prop in shape.props:
            found.append(_upright(component, prop, prop.at, pieces.area.thickness, obstacle=True))
    return found


def lying(position: Position) -> list[Upright]:
    """The areas of the city."""
    pieces = position.game.pieces
    return [
        _upright(component, shape, (0.0, 0.0), 0.0, obstacle=False, height=pieces.area.thickness)
        for component in position.components
        if (shape := pieces.components[component.id]).is_area
    ]


def _upright(
    component: Component,
    shape: ComponentShape | Prop,
    at: tuple[float, float],
    low: float,
    *,
    obstacle: bool,
    height: float | None = None,
) -> Upright:
    radius = 0.0
    if shape.size is not None:
        w, d = shape.size[0] / 2.0, shape.size[1] / 2.0
        corners = [(-w, -d), (w, -d), (w, d), (-w, d)]
    elif shape.diameter is not None:
        corners, radius = [(0.0, 0.0)], shape.diameter / 2.0
    else:
        assert shape.corners is not None
        corners = list(shape.corners)
    angle = math.radians(component.angle)
    turned = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    outline = (np.array(corners) + at) @ turned + (component.x, component.y)
    return Upright(component, obstacle, outline, radius, low, low + (shape.height if height is None else height))
