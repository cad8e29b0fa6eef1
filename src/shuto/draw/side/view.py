"""Looking at the table from the side: where things appear, how far away they are, how much the air veils them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from shuto.draw.palette import WALL
from shuto.draw.planar import Box, Point
from shuto.draw.svg import mix
from shuto.rules.pieces import Point3

_HAZE = 0.45  # how much of the wall's colour the farthest things take on
_HAZE_RANGE = 500.0  # mm of depth over which they do


class Solid(NamedTuple):
    """A piece as it appears: its picture, the box it fills on the screen (mm, z up), and how far away it is."""

    body: str
    box: Box
    depth: float
    slant: tuple[float, float, float, float] | None = None
    """For a long piece: where its two ends appear across, and how far away each is."""

    def depth_at(self, across: float) -> float:
        """How far away it is at one place of the screen."""
        if self.slant is None:
            return self.depth
        u0, u1, d0, d1 = self.slant
        return d0 + (d1 - d0) * min(1.0, max(0.0, (across - u0) / (u1 - u0)))


class View:
    """A level look in one direction: a compass bearing in degrees, 0 is along y, 90 along x."""

    def __init__(self, bearing: float) -> None:
        self.ahead = math.sin(math.radians(bearing)), math.cos(math.radians(bearing))
        self.right = self.ahead[1], -self.ahead[0]

    def across(self, x: float, y: float) -> float:
        """How far to the right a point appears, mm."""
        return x * self.right[0] + y * self.right[1]

    def depth(self, x: float, y: float) -> float:
        """How far away it is, mm past the middle of the table."""
        return x * self.ahead[0] + y * self.ahead[1]

    def haze(self, depth: float) -> float:
        """How much the air veils a thing so far away, from 0."""
        return _HAZE * min(1.0, max(0.0, depth / _HAZE_RANGE + 0.5))

    def veiled(self, colour: str, depth: float) -> str:
        """A colour as it looks from so far away."""
        return mix(colour, WALL, self.haze(depth))

    def seen(self, points: Iterable[Point3]) -> list[Point]:
        """Where points appear: to the right, and up."""
        return [(self.across(x, y), z) for x, y, z in points]

    def reach(self, half_width: float, half_depth: float) -> float:
        """Half the width in which a rectangle around the middle appears."""
        return abs(self.right[0]) * half_width + abs(self.right[1]) * half_depth


class Beam:
    """A frame in space that slopes along its length but does not roll, such as a stick's or a car's."""

    def __init__(self, origin: Point3, heading: float, slope: float) -> None:
        ch, sh = math.cos(heading), math.sin(heading)
        cs, ss = math.cos(slope), math.sin(slope)
        self.origin = origin
        self.along = cs * ch, cs * sh, ss
        self.left = -sh, ch, 0.0
        self.up = -ss * ch, -ss * sh, cs

    def point(self, x: float, y: float, z: float) -> Point3:
        """A point given along, to the left and up."""
        (ox, oy, oz), a, b, c = self.origin, self.along, self.left, self.up
        return (
            ox + x * a[0] + y * b[0] + z * c[0],
            oy + x * a[1] + y * b[1] + z * c[1],
            oz + x * a[2] + y * b[2] + z * c[2],
        )

    def corners(self, x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> list[Point3]:
        """The eight corners of a part of it."""
        return [self.point(px, py, pz) for px in x for py in y for pz in z]
