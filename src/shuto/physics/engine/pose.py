"""Poses in space: a point in mm and a rotation as a unit quaternion, and the algebra that the physics needs."""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]
"""x, y, z, w."""

UPRIGHT: Quaternion = (0.0, 0.0, 0.0, 1.0)


class Pose(NamedTuple):
    """Where the centre of a body is (mm), and its rotation."""

    at: Vector
    rotation: Quaternion = UPRIGHT

    def point(self, local: Vector) -> Vector:
        """Table coordinates of a point given in the body's own coordinates."""
        x, y, z = rotate(self.rotation, local)
        return self.at[0] + x, self.at[1] + y, self.at[2] + z

    def local(self, point: Vector) -> Vector:
        """Body coordinates of a point given in table coordinates."""
        x, y, z, w = self.rotation
        return rotate((-x, -y, -z, w), (point[0] - self.at[0], point[1] - self.at[1], point[2] - self.at[2]))

    @property
    def up(self) -> Vector:
        """The body's own z axis."""
        x, y, z, w = self.rotation
        return 2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y)

    @property
    def side(self) -> Vector:
        """The body's own y axis: it runs across a road or a car."""
        x, y, z, w = self.rotation
        return 2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x)

    @property
    def ahead(self) -> Vector:
        """The body's own x axis: it runs along a road or a car."""
        x, y, z, w = self.rotation
        return 1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y)


def product(a: Quaternion, b: Quaternion) -> Quaternion:
    """The rotation b followed by the rotation a."""
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return (
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
        aw * bw - ax * bx - ay * by - az * bz,
    )


def rotate(rotation: Quaternion, v: Vector) -> Vector:
    """A vector after a rotation."""
    x, y, z, w = rotation
    tx, ty, tz = 2.0 * (y * v[2] - z * v[1]), 2.0 * (z * v[0] - x * v[2]), 2.0 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )


def heading(yaw: float, pitch: float = 0.0, roll: float = 0.0) -> Quaternion:
    """The rotation by yaw around z, then by pitch (positive: nose up), then by roll around the length; radians."""
    cy, sy = math.cos(yaw / 2.0), math.sin(yaw / 2.0)
    if pitch == roll == 0.0:
        return 0.0, 0.0, sy, cy
    cp, sp = math.cos(-pitch / 2.0), math.sin(-pitch / 2.0)
    turned = -sy * sp, cy * sp, sy * cp, cy * cp
    return turned if roll == 0.0 else product(turned, (math.sin(roll / 2.0), 0.0, 0.0, math.cos(roll / 2.0)))


def unit(rotation: Quaternion) -> Quaternion:
    """A quaternion scaled to length 1; UPRIGHT if its length is zero or not finite."""
    size = math.sqrt(sum(part * part for part in rotation))
    if size == 0.0 or not math.isfinite(size):
        return UPRIGHT
    x, y, z, w = rotation
    return x / size, y / size, z / size, w / size


def distance(a: Vector, b: Vector) -> float:
    """The distance between two points."""
    return math.dist(a, b)


def angle_between(a: Vector, b: Vector) -> float:
    """The angle between two unit vectors in degrees; accurate for small angles too."""
    cross = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    return math.degrees(math.atan2(math.hypot(*cross), a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))


def rotation_between(a: Quaternion, b: Quaternion) -> float:
    """The angle in degrees between two rotations."""
    dot = abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3])
    return math.degrees(2.0 * math.acos(min(1.0, dot)))
