"""A slanted view without perspective: where points appear on the screen, and which of two surfaces is nearer."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from shuto.draw.planar import Point
from shuto.rules.pieces import Point3


class Plane(NamedTuple):
    """A plane through a point with a normal of any length."""

    point: Point3
    normal: Point3


class Lens:
    """A view in one compass direction, from some degrees above the horizon. Upright lines stay upright."""

    def __init__(self, bearing: float, elevation: float) -> None:
        self.bearing = bearing
        b, e = math.radians(bearing), math.radians(elevation)
        sine, cosine = math.sin(e), math.cos(e)
        self.sine = sine
        """How much a level surface is foreshortened."""
        self.cosine = cosine
        """How much an upright line is foreshortened."""
        self.right = (math.cos(b), -math.sin(b), 0.0)
        self.up = (math.sin(b) * sine, math.cos(b) * sine, cosine)
        self.toward = (-math.sin(b) * cosine, -math.cos(b) * cosine, sine)
        """Toward the viewer."""

    def see(self, point: Point3) -> Point:
        """Where a point appears: mm to the right and up."""
        return dot(point, self.right), dot(point, self.up)

    def project(self, points: Iterable[Point3]) -> list[Point]:
        """Where points appear."""
        return [self.see(point) for point in points]

    def nearness(self, plane: Plane, spot: Point) -> float:
        """How near to the viewer the point of a plane is that appears at this spot of the screen."""
        (u, v), n = spot, plane.normal
        facing = dot(n, self.toward)
        if abs(facing) < 1e-6:
            return dot(plane.point, self.toward)
        return (dot(n, plane.point) - u * dot(n, self.right) - v * dot(n, self.up)) / facing

    def upright(self, x: float, y: float) -> Plane:
        """The upright plane through a place on the table that faces the viewer."""
        return Plane((x, y, 0.0), (self.toward[0], self.toward[1], 0.0))

    def plan_matrix(self, level: float) -> str:
        """The SVG transform that lays a plan (y down) on the screen at this height above the table."""
        numbers = (self.right[0], -self.up[0], -self.right[1], self.up[1], 0.0, -level * self.cosine)
        return f"matrix({' '.join(f'{one:.4f}' for one in numbers)})"


def dot(a: Point3, b: Point3) -> float:
    """The scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
