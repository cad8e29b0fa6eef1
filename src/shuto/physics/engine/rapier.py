"""The engine in use: rapier3d, with settings under which stacks stand still (docs/adr/0006).

Rapier works in units of 1 cm, 1 g and 0.1 s (`rapier_bodies.py`). Only these two files know them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import rapier3d as rp

from shuto.physics.engine.pose import Pose, Quaternion, Vector
from shuto.physics.engine.protocol import FRICTION, REPORT_ANGLE, REPORT_SHIFT, Shape, Touch
from shuto.physics.engine.rapier_bodies import (
    IMPULSE,
    MM,
    from_rapier,
    heavy,
    movable,
    read,
    set_sleep_limits,
    solid,
    to_rapier,
)

_GRAVITY = 9.81
_DT = 1.0 / 60.0  # 1/600 s in Rapier's unit of time
_ITERATIONS = 4
_RESTITUTION = 0.3
_FALLING_DAMPING = (0.0, 0.02)  # what falls is slowed down by nothing but what it hits
_LYING_DAMPING = (0.3, 1.5)  # what lies on the table slides and rolls on felt
_ANY_SPEED = 1e6
_REPORT_SHIFT = REPORT_SHIFT * MM
_REPORT_ANGLE = math.radians(REPORT_ANGLE) / 2.0  # distance between two unit quaternions
_SLEEP_STEPS = 8
_TABLE = -1


class _Saved(NamedTuple):
    world: bytes
    bodies: dict[int, rp.RigidBodyHandle]
    joints: dict[int, rp.ImpulseJointHandle]
    last_number: int


class RapierEngine:
    """Implements `shuto.physics.engine.protocol.Engine`, which documents each method."""

    def __init__(self) -> None:
        self._world = rp.PhysicsWorld(gravity=(0.0, 0.0, -_GRAVITY))
        parameters = self._world.integration_parameters
        parameters.dt = _DT
        parameters.num_solver_iterations = _ITERATIONS
        parameters.friction_in_bias_pass = True  # without it roads on a slope creep by 0.1 mm a second
        # On a cuboid as floor, a disc that lies on its side rolls off by itself. On a half-space it does not.
        self._world.add_collider(rp.Collider.halfspace((0.0, 0.0, 1.0)).friction(FRICTION))
        self._bodies: dict[int, rp.RigidBodyHandle] = {}
        self._joints: dict[int, rp.ImpulseJointHandle] = {}
        self._free: dict[int, rp.RigidBody] = {}
        """Looked up once, because every frame asks all of them."""
        self._hands: dict[int, rp.RigidBody] = {}
        """Looked up once, because every step moves them."""
        self._reported: dict[int, tuple[Vector, Quaternion]] = {}
        """Where each free body was when `moved` last reported it, in Rapier's units."""
        self._monitored: list[tuple[int, rp.RigidBody, Vector]] = []
        self._limit = 0.0
        self._count = 0
        self._use_world(self._world)

    def _use_world(self, world: rp.PhysicsWorld) -> None:
        self._world = world
        world.set_num_threads(1)
        self._events = rp.ChannelEventCollector()
        world.event_handler = self._events  # type: ignore[assignment]  # missing in Rapier's type stubs
        self._numbers = {handle: number for number, handle in self._bodies.items()}
        bodies = {number: world.rigid_bodies[handle] for number, handle in self._bodies.items()}
        self._free = {number: body for number, body in bodies.items() if body.is_dynamic}
        self._hands = {number: body for number, body in bodies.items() if body.is_kinematic}
        self._reported = {number: read(body) for number, body in self._free.items()}
        self._touches: list[Touch] = []

    def add_fixed(self, shape: Shape, pose: Pose, friction: float = FRICTION) -> int:
        return self._add(rp.RigidBody.fixed(), pose, [solid(shape, friction)])

    def add_movable(self, shape: Shape, pose: Pose, mass: float, friction: float = FRICTION) -> int:
        number = self._add(movable(shape, mass), pose, [heavy(shape, friction, mass)])
        self._free[number] = self._body(number)
        set_sleep_limits(self._free[number])
        return number

    def add_anchor(self, pose: Pose) -> int:
        return self._add(rp.RigidBody.fixed(), pose, [])

    def add_hand(self, pose: Pose) -> int:
        number = self._add(rp.RigidBody.kinematic_position_based(), pose, [])
        self._hands[number] = self._body(number)
        return number

    def add_finger(self, shape: Shape, pose: Pose, mass: float) -> int:
        return self._add(rp.RigidBody.dynamic().gravity_scale(0.0), pose, [heavy(shape, FRICTION, mass)])

    def _add(self, builder: rp.RigidBodyBuilder, pose: Pose, colliders: list[Any]) -> int:
        handle = self._world.add_body(builder.position(to_rapier(pose)), colliders)
        self._count += 1
        self._bodies[self._count] = handle
        self._numbers[handle] = self._count
        return self._count

    def remove(self, body: int) -> None:
        handle = self._bodies.pop(body)
        self._free.pop(body, None)
        self._hands.pop(body, None)
        self._reported.pop(body, None)
        del self._numbers[handle]
        self._world.remove_body(handle)
        joints = self._world.impulse_joints
        self._joints = {number: joint for number, joint in self._joints.items() if joint in joints}

    def join(self, one: int, other: int, *, stiffness: float) -> int:
        # Both local frames describe the pose of `one`, so the joint keeps the bodies as they are now.
        return self._lock(one, other, rp.JointAxesMask.LOCKED_FIXED_AXES, stiffness)

    def pinch(self, hand: int, body: int, *, stiffness: float, tilting: float) -> None:
        tilt = rp.JointAxesMask.ANG_Y
        self._lock(hand, body, rp.JointAxesMask.LOCKED_FIXED_AXES - tilt, stiffness)
        self._lock(hand, body, tilt, tilting)

    def _lock(self, one: int, other: int, axes: rp.JointAxesMask, stiffness: float) -> int:
        a, b = self._body(one).position, self._body(other).position
        joint = (
            rp.GenericJoint.builder(axes)
            .local_frame1(rp.Isometry3.identity())
            .local_frame2(b.inverse() * a)
            .contacts_enabled(False)
            .softness(rp.SpringCoefficients(stiffness / 10.0, 1.0))
            .build()
        )
        return self._joined(one, other, joint)

    def twist(self, body: int, torque: Vector) -> None:
        rigid = self._body(body)
        rigid.reset_torques()
        rigid.add_torque((torque[0] * MM, torque[1] * MM, torque[2] * MM))

    def ignore(self, one: int, other: int) -> int:
        joint = rp.GenericJoint.builder(rp.JointAxesMask.empty()).contacts_enabled(False).build()
        return self._joined(one, other, joint)

    def _joined(self, one: int, other: int, joint: Any) -> int:
        handle = self._world.impulse_joints.insert(self._bodies[one], self._bodies[other], joint)
        self._count += 1
        self._joints[self._count] = handle
        return self._count

    def remove_joint(self, joint: int) -> None:
        handle = self._joints.pop(joint, None)
        if handle is not None:
            self._world.impulse_joints.remove(handle)

    def move_hand(self, hand: int, pose: Pose) -> None:
        x, y, z = pose.at
        self._hands[hand].set_next_kinematic_position(((x * MM, y * MM, z * MM), pose.rotation))

    def push(self, body: int, impulse: Vector) -> None:
        x, y, z = impulse
        self._body(body).apply_impulse((x * IMPULSE, y * IMPULSE, z * IMPULSE))

    def flick(self, body: int, velocity: Vector, rotation: Vector) -> None:
        rigid = self._body(body)
        (x, y, z), (i, j, k) = rigid.linvel.to_tuple(), rigid.angvel.to_tuple()
        dx, dy, dz = (part * MM / 10.0 for part in velocity)
        rigid.linvel = rp.Vec3(x + dx, y + dy, z + dz)
        di, dj, dk = (part / 10.0 for part in rotation)
        rigid.angvel = rp.Vec3(i + di, j + dj, k + dk)

    def set_weightless(self, body: int, *, weightless: bool) -> None:
        self._body(body).gravity_scale = 0.0 if weightless else 1.0

    def set_fallen(self, body: int, *, lies: bool) -> None:
        rigid = self._body(body)
        rigid.linear_damping, rigid.angular_damping = _LYING_DAMPING if lies else _FALLING_DAMPING
        self.set_bouncing(body)

    def set_bouncing(self, body: int) -> None:
        # A table that stands does not bounce: built with bouncing pieces, it would rattle while it settles.
        for collider in self._body(body).colliders:
            self._world.colliders[collider].restitution = _RESTITUTION

    def wake(self) -> None:
        self._world.wake_up_all()

    def wake_some(self, bodies: Iterable[int]) -> None:
        for body in bodies:
            self._world.wake_up(self._bodies[body])

    def sleep(self) -> None:
        # Bodies put to sleep with RigidBody.sleep fall through each other once they wake. So for a few steps every
        # speed counts as slow enough, and the engine puts them to sleep itself. The first step is needed because a
        # joint that was made or removed wakes its bodies only in the following step.
        self._world.step()
        bodies = [self._world.rigid_bodies[handle] for handle in self._world.active_bodies()]
        bodies = [body for body in bodies if body.is_dynamic]
        for body in bodies:
            body.linvel = body.angvel = rp.Vec3(0.0, 0.0, 0.0)
            set_sleep_limits(body, _ANY_SPEED, _ANY_SPEED, 0.0)
        for _ in range(_SLEEP_STEPS):
            if not self._world.active_bodies():
                break
            self._world.step()
        for body in bodies:
            set_sleep_limits(body)
        self._events.clear()
        self._touches = []

    def step(self) -> None:
        self._world.step()
        if len(self._events):
            self._collect_touches()

    def pose(self, body: int) -> Pose:
        return from_rapier(*read(self._body(body)))

    def monitor(self, places: Mapping[int, Vector], limit: float) -> None:
        bodies = self._world.rigid_bodies
        self._monitored = [
            (number, bodies[self._bodies[number]], (x * MM, y * MM, z * MM)) for number, (x, y, z) in places.items()
        ]
        self._limit = limit * MM

    def drifted(self) -> list[int]:
        limit, dist = self._limit, math.dist
        return [number for number, body, at in self._monitored if dist(body.translation.to_tuple(), at) > limit]

    def place(self, body: int, pose: Pose) -> None:
        rigid = self._body(body)
        rigid.position = rp.Isometry3(*to_rapier(pose))
        rigid.linvel = rigid.angvel = rp.Vec3(0.0, 0.0, 0.0)

    def asleep(self) -> bool:
        return all(body.is_sleeping for body in self._free.values())

    def moved(self) -> dict[int, Pose]:
        # This runs for every body in every frame, so it makes as few calls into Rapier as possible.
        found, reported, dist = {}, self._reported, math.dist
        for number, body in self._free.items():
            if body.is_sleeping:
                continue
            at, rotation = body.translation.to_tuple(), body.rotation.to_tuple()
            before = reported.get(number)
            if before is None or dist(at, before[0]) > _REPORT_SHIFT or dist(rotation, before[1]) > _REPORT_ANGLE:
                reported[number] = at, rotation
                found[number] = from_rapier(at, rotation)
        return found

    def touches(self) -> list[Touch]:
        found, self._touches = self._touches, []
        return found

    def contacts(self, body: int) -> list[tuple[int, float]]:
        found = []
        for collider in self._body(body).colliders:
            for pair in self._world.narrow_phase.contact_pairs_with(collider):
                if pair.has_any_active_contact:
                    other = pair.collider2 if pair.collider1 == collider else pair.collider1
                    found.append((self._owner(other), pair.total_impulse_magnitude() / IMPULSE))
        return found

    def save(self) -> _Saved:
        return _Saved(self._world.snapshot(), dict(self._bodies), dict(self._joints), self._count)

    def load(self, saved: _Saved) -> None:
        self._bodies, self._joints, self._count = dict(saved.bodies), dict(saved.joints), saved.last_number
        self._use_world(rp.PhysicsWorld.restore(saved.world))

    def _body(self, number: int) -> rp.RigidBody:
        return self._world.rigid_bodies[self._bodies[number]]

    def _owner(self, collider: rp.ColliderHandle) -> int:
        parent = self._world.colliders[collider].parent
        return _TABLE if parent is None else self._numbers[parent]

    def _collect_touches(self) -> None:
        """Remember which bodies began to touch in this step, and the impulse."""
        for event in self._events.drain_collision_events():
            if not event.started or event.removed:
                continue
            pair = self._world.narrow_phase.contact_pair(event.collider1, event.collider2)
            strength = 0.0 if pair is None else pair.total_impulse_magnitude() / IMPULSE
            self._touches.append(Touch(self._owner(event.collider1), self._owner(event.collider2), strength))
