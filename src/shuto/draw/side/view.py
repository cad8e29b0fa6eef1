"""The view from the side: where points appear on the screen, how far away they are, and how much haze they get."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from shuto.draw.palette import WALL
from shuto.draw.planar import Box, Point
from shuto.draw.svg import mix
from shuto.rules.pieces import Point3

_HAZE = 0.45  # the share of the wall's colour that the farthest pieces get
_HAZE_RANGE = 500.0  # mm of depth over which the haze grows


class Solid(NamedTuple):
    """A piece as it appears from the side: its SVG, its box on the screen (mm, z up), and its depth."""

    body: str
    box: Box
    depth: float
    slant: tuple[float, float, float, float] | None = None
    """For a road: the places of its two ends across the screen, then the depths of the two ends."""

    def depth_at(self, across: float) -> float:
        """The depth at a place across the screen."""
        if self.slant is None:
            return self.depth
        u0, u1, d0, d1 = self.slant
        return d0 + (d1 - d0) * min(1.0, max(0.0, (across - u0) / (u1 - u0)))


class View:
    """A level view in one direction, given as a compass bearing in degrees: 0 is along y, 90 along x."""

    def __init__(self, bearing: float) -> None:
        self.ahead = math.sin(math.radians(bearing)), math.cos(math.radians(bearing))
        self.right = self.ahead[1], -self.ahead[0]

    def across(self, x: float, y: float) -> float:
        """How far to the right of the table's middle a point appears, mm."""
        return x * self.right[0] + y * self.right[1]

    def depth(self, x: float, y: float) -> float:
        """The depth of a point: mm beyond the middle of the table."""
        return x * self.ahead[0] + y * self.ahead[1]

    def haze(self, depth: float) -> float:
        """The share of haze at a depth."""
        return _HAZE * min(1.0, max(0.0, depth / _HAZE_RANGE + 0.5))

    def hazed(self, colour: str, depth: float) -> str:
        """A colour with the haze at a depth."""
        return mix(colour, WALL, self.haze(depth))

    def project(self, points: Iterable[Point3]) -> list[Point]:
        """Where points appear on the screen: mm to the right and up."""
        return [(self.across(x, y), z) for x, y, z in points]

    def half_width(self, half_x: float, half_y: float) -> float:
        """Half the apparent width of a rectangle around the middle of the table, given half its size in x and y."""
        return abs(self.right[0]) * half_x + abs(self.right[1]) * half_y


class LocalAxes:
    """The local axes of a road or a car: it may slope along its length but does not roll. Angles in radians."""

    def __init__(self, origin: Point3, heading: float, slope: float) -> None:
        ch, sh = math.cos(heading), math.sin(heading)
        cs, ss = math.cos(slope), math.sin(slope)
        self.origin = origin
        self.along = cs * ch, cs * sh, ss
        self.left = -sh, ch, 0.0
        self.up = -ss * ch, -ss * sh, cs

    def point(self, x: float, y: float, z: float) -> Point3:
        """Table coordinates of a point given in local coordinates: along, to the left and up."""
        (ox, oy, oz), a, b, c = self.origin, self.along, self.left, self.up
        return (
            ox + x * a[0] + y * b[0] + z * c[0],
            oy + x * a[1] + y * b[1] + z * c[1],
            oz + x * a[2] + y * b[2] + z * c[2],
        )

    def corners(self, x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> list[Point3]:
        """The eight corners of a box given in local coordinates."""
        return [self.point(px, py, pz) for px in x for py in y for pz in z]
