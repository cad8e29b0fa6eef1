"""Our bodies as Rapier's: units, shapes, inertia, and when they fall asleep.

Rapier works in units of 1 cm, 1 g and 0.1 s, because its built-in tolerances fit pieces of that size. The rescaling is
exact: gravity stays 9.81.
"""

from __future__ import annotations

import math

import rapier3d as rp

from shuto.physics.engine.pose import Pose, Quaternion, Vector
from shuto.physics.engine.protocol import Box, Cylinder, Shape

MM = 0.1
"""One mm in Rapier's unit of length."""
IMPULSE = 10.0
"""One mN·s in Rapier's unit of impulse."""
_DAMPING = (0.1, 0.5)  # linear, angular
_BOX_DAMPING = (0.1, 3.0)
_MIN_INERTIA = 0.5  # about every axis, as a share of the largest moment of inertia
_SLEEP_SPEED, _SLEEP_ROTATION, _SLEEP_TIME = 0.02, 0.5, 1.0


def read(body: rp.RigidBody) -> tuple[Vector, Quaternion]:
    """The pose of a body in Rapier's units."""
    return body.translation.to_tuple(), body.rotation.to_tuple()


def from_rapier(at: Vector, rotation: Quaternion) -> Pose:
    """A pose in mm."""
    return Pose((at[0] / MM, at[1] / MM, at[2] / MM), rotation)


def to_rapier(pose: Pose) -> tuple[Vector, Quaternion]:
    """A pose in Rapier's units."""
    x, y, z = pose.at
    return (x * MM, y * MM, z * MM), pose.rotation


def solid(shape: Shape, friction: float) -> rp.ColliderBuilder:
    """The collider of a body."""
    if isinstance(shape, Box):
        builder = rp.Collider.cuboid(shape.x * MM, shape.y * MM, shape.z * MM)
    elif isinstance(shape, Cylinder):
        # Rapier's cylinders stand along y. A convex hull instead of a true cylinder would let stacks collapse.
        builder = rp.Collider.cylinder(shape.half * MM, shape.radius * MM).rotation((math.pi / 2.0, 0.0, 0.0))
    else:
        points = [(x * MM, y * MM, z * MM) for x, y in shape.corners for z in (-shape.half, shape.half)]
        builder = rp.Collider.convex_hull(points)
    return builder.friction(friction).restitution_combine_rule(rp.CoefficientCombineRule.MAX)


def heavy(shape: Shape, friction: float, mass: float) -> rp.ColliderBuilder:
    """The same with a mass, and with events when it touches something."""
    return solid(shape, friction).mass(mass).active_events(rp.ActiveEvents.COLLISION_EVENTS)


def movable(shape: Shape, mass: float) -> rp.RigidBodyBuilder:
    """A body that gravity and other bodies move."""
    linear, angular = _BOX_DAMPING if isinstance(shape, Box) else _DAMPING
    builder = rp.RigidBody.dynamic().linear_damping(linear).angular_damping(angular)
    return builder.additional_mass_properties(_extra_inertia(shape, mass)) if isinstance(shape, Box) else builder


def _extra_inertia(shape: Box, mass: float) -> rp.MassProperties:
    """Extra inertia, mostly around the length of a road: without it, a thin road on a rim jitters and creeps."""
    x, y, z = (2.0 * half * MM for half in shape)
    inertia = [mass / 12.0 * (a * a + b * b) for a, b in ((y, z), (x, z), (x, y))]
    more = [max(0.0, _MIN_INERTIA * max(inertia) - one) for one in inertia]
    return rp.MassProperties(mass=0.0, principal_inertia=(more[0], more[1], more[2]))


def set_sleep_limits(
    body: rp.RigidBody, speed: float = _SLEEP_SPEED, rotation: float = _SLEEP_ROTATION, time: float = _SLEEP_TIME
) -> None:
    """Set how slow a body must be, and for how long, before it falls asleep."""
    activation = body.activation
    activation.linear_threshold, activation.angular_threshold = speed, rotation
    activation.time_until_sleep = time
    body.activation = activation
