"""Poses in space: a place in mm and a turn as a unit quaternion, with the little algebra the physics needs."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]
"""x, y, z, w."""

UPRIGHT: Quaternion = (0.0, 0.0, 0.0, 1.0)


class Pose(NamedTuple):
    """Where the middle of a body is (mm) and how it is turned."""

    at: Vector
    turn: Quaternion = UPRIGHT

    def point(self, local: Vector) -> Vector:
        """A point given in the body's own frame, on the table's."""
        x, y, z = rotate(self.turn, local)
        return self.at[0] + x, self.at[1] + y, self.at[2] + z

    def local(self, point: Vector) -> Vector:
        """A point of the table in the body's own frame."""
        x, y, z, w = self.turn
        return rotate((-x, -y, -z, w), (point[0] - self.at[0], point[1] - self.at[1], point[2] - self.at[2]))

    @property
    def up(self) -> Vector:
        """The body's own z axis."""
        x, y, z, w = self.turn
        return 2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y)

    @property
    def ahead(self) -> Vector:
        """The body's own x axis: the length of a stick or a car."""
        x, y, z, w = self.turn
        return 1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y)


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """First b, then a."""
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return (
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    )


def rotate(turn: Quaternion, v: Vector) -> Vector:
    """A vector turned."""
    x, y, z, w = turn
    tx, ty, tz = 2.0 * (y * v[2] - z * v[1]), 2.0 * (z * v[0] - x * v[2]), 2.0 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )


def heading(yaw: float, pitch: float = 0.0, roll: float = 0.0) -> Quaternion:
    """Turned by yaw about the upright, then nose up by pitch, then rolled about its length; radians."""
    cy, sy = math.cos(yaw / 2.0), math.sin(yaw / 2.0)
    cp, sp = math.cos(-pitch / 2.0), math.sin(-pitch / 2.0)
    turned = product((0.0, 0.0, sy, cy), (0.0, sp, 0.0, cp))
    return turned if roll == 0.0 else product(turned, (math.sin(roll / 2.0), 0.0, 0.0, math.cos(roll / 2.0)))


def unit(turn: Quaternion) -> Quaternion:
    """The same turn with length one; upright if it has none."""
    size = math.sqrt(sum(part * part for part in turn))
    if size == 0.0 or not math.isfinite(size):
        return UPRIGHT
    x, y, z, w = turn
    return x / size, y / size, z / size, w / size


def distance(a: Vector, b: Vector) -> float:
    """How far apart two points are, mm."""
    return math.dist(a, b)


def angle_between(a: Vector, b: Vector) -> float:
    """The angle between two unit vectors, degrees; exact for small ones too."""
    cross = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    return math.degrees(math.atan2(math.hypot(*cross), a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))


def turn_between(a: Quaternion, b: Quaternion) -> float:
    """By how many degrees one turn differs from another."""
    dot = abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3])
    return math.degrees(2.0 * math.acos(min(1.0, dot)))
