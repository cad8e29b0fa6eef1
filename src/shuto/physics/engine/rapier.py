"""The engine we use: rapier3d, with the settings under which a table of stacks was measured to stand still.

Rapier works in units of 1 cm, 1 g and 0.1 s (an exact rescaling: gravity stays 9.81), where its built-in tolerances fit
pieces of this size. Nothing outside this file knows.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import rapier3d as rp

from shuto.physics.engine.pose import Pose, Quaternion, Vector
from shuto.physics.engine.protocol import SEEN, SEEN_TURN, Box, Disc, Shape, Touch

_MM = 0.1  # of a mm in Rapier's lengths
_IMPULSE = 10.0  # of a mN·s in Rapier's impulses
_GRAVITY = 9.81
_DT = 1.0 / 60.0  # 1/600 s
_ITERATIONS = 4
_FRICTION = 0.5
_DAMPING = (0.1, 0.5)  # along, about
_BOX_DAMPING = (0.1, 3.0)
_LEAST_INERTIA = 0.5  # of a body's largest
_CALM = 20.0  # times as much for what has fallen
_SLEEP_SPEED, _SLEEP_TURNING, _SLEEP_TIME = 0.02, 0.5, 1.0
_ANY_SPEED = 1e6
_SEEN = SEEN * _MM
_SEEN_TURN = math.radians(SEEN_TURN) / 2.0  # between two quaternions, as points
_FALLING_ASLEEP = 8  # steps
_QUARTER = 1.5707963267948966
_TABLE = -1


class _Saved(NamedTuple):
    world: bytes
    bodies: dict[int, rp.RigidBodyHandle]
    joints: dict[int, rp.ImpulseJointHandle]
    numbers: int


class RapierEngine:
    """See `shuto.physics.engine.protocol.Engine`: what each method promises is said there."""

    def __init__(self) -> None:
        self._world = rp.PhysicsWorld(gravity=(0.0, 0.0, -_GRAVITY))
        parameters = self._world.integration_parameters
        parameters.dt = _DT
        parameters.num_solver_iterations = _ITERATIONS
        parameters.friction_in_bias_pass = True  # without it sticks on a slope creep by 0.1 mm a second
        # on a cuboid for a floor a disc on its side drives off by itself; on a half-space it does not
        self._world.add_collider(rp.Collider.halfspace((0.0, 0.0, 1.0)).friction(_FRICTION))
        self._bodies: dict[int, rp.RigidBodyHandle] = {}
        self._joints: dict[int, rp.ImpulseJointHandle] = {}
        self._free: dict[int, rp.RigidBody] = {}
        """Looked up once: every frame asks all of them."""
        self._told: dict[int, tuple[Vector, Quaternion]] = {}
        """Where they were when `moved` told of them, in Rapier's lengths."""
        self._guarded: list[tuple[int, rp.RigidBody, Vector]] = []
        self._far = 0.0
        self._count = 0
        self._attach(self._world)

    def _attach(self, world: rp.PhysicsWorld) -> None:
        self._world = world
        world.set_num_threads(1)
        self._events = rp.ChannelEventCollector()
        world.event_handler = self._events  # type: ignore[assignment]  # its stubs do not know its own collector
        self._numbers = {handle: number for number, handle in self._bodies.items()}
        bodies = ((number, world.rigid_bodies[handle]) for number, handle in self._bodies.items())
        self._free = {number: body for number, body in bodies if body.is_dynamic}
        self._told = {number: _read(body) for number, body in self._free.items()}
        self._touches: list[Touch] = []

    def add_fixed(self, shape: Shape, pose: Pose) -> int:
        return self._add(rp.RigidBody.fixed(), pose, [_collider(shape)])

    def add_free(self, shape: Shape, pose: Pose, mass: float) -> int:
        events = rp.ActiveEvents.COLLISION_EVENTS
        along, about = _BOX_DAMPING if isinstance(shape, Box) else _DAMPING
        builder = rp.RigidBody.dynamic().linear_damping(along).angular_damping(about)
        if isinstance(shape, Box):
            builder = builder.additional_mass_properties(_steadied(shape, mass))
        number = self._add(builder, pose, [_collider(shape).mass(mass).active_events(events)])
        self._free[number] = self._body(number)
        _tire(self._free[number], _SLEEP_SPEED, _SLEEP_TURNING, _SLEEP_TIME)
        return number

    def add_anchor(self, pose: Pose) -> int:
        return self._add(rp.RigidBody.fixed(), pose, [])

    def add_hand(self, pose: Pose) -> int:
        return self._add(rp.RigidBody.kinematic_position_based(), pose, [])

    def _add(self, builder: rp.RigidBodyBuilder, pose: Pose, colliders: list[Any]) -> int:
        handle = self._world.add_body(builder.position(_placed(pose)), colliders)
        self._count += 1
        self._bodies[self._count] = handle
        self._numbers[handle] = self._count
        return self._count

    def remove(self, body: int) -> None:
        handle = self._bodies.pop(body)
        self._free.pop(body, None)
        self._told.pop(body, None)
        del self._numbers[handle]
        self._world.remove_body(handle)
        joints = self._world.impulse_joints
        self._joints = {number: joint for number, joint in self._joints.items() if joint in joints}

    def join(self, one: int, other: int, *, stiffness: float) -> int:
        # the bond keeps them as they are now: the other's frame is the one's, seen from the other
        a, b = self._body(one).position, self._body(other).position
        bond = (
            rp.FixedJoint.builder()
            .local_frame1(rp.Isometry3.identity())
            .local_frame2(b.inverse() * a)
            .contacts_enabled(False)
            .softness(rp.SpringCoefficients(stiffness / 10.0, 1.0))
            .build()
        )
        return self._joined(one, other, bond)

    def ignore(self, one: int, other: int) -> int:
        bond = rp.GenericJoint.builder(rp.JointAxesMask.empty()).contacts_enabled(False).build()
        return self._joined(one, other, bond)

    def _joined(self, one: int, other: int, bond: Any) -> int:
        handle = self._world.impulse_joints.insert(self._bodies[one], self._bodies[other], bond)
        self._count += 1
        self._joints[self._count] = handle
        return self._count

    def part(self, joint: int) -> None:
        handle = self._joints.pop(joint, None)
        if handle is not None:
            self._world.impulse_joints.remove(handle)

    def guide(self, hand: int, pose: Pose) -> None:
        self._body(hand).set_next_kinematic_position(_placed(pose))

    def push(self, body: int, impulse: Vector) -> None:
        x, y, z = impulse
        self._body(body).apply_impulse((x * _IMPULSE, y * _IMPULSE, z * _IMPULSE))

    def lift(self, body: int, *, lifted: bool) -> None:
        self._body(body).gravity_scale = 0.0 if lifted else 1.0

    def calm(self, body: int) -> None:
        rigid = self._body(body)
        rigid.linear_damping, rigid.angular_damping = _DAMPING[0] * _CALM, _DAMPING[1] * _CALM

    def wake(self) -> None:
        self._world.wake_up_all()

    def wake_some(self, bodies: Iterable[int]) -> None:
        for body in bodies:
            self._world.wake_up(self._bodies[body])

    def sleep(self) -> None:
        # Putting bodies to sleep by hand confuses the engine: woken again they fall through each other. So for a few
        # steps everything counts as slow enough, and the engine does it itself. A bond made or broken before wakes its
        # bodies with the next step only: without this one they would wake when the table is asleep.
        self._world.step()
        bodies = [self._world.rigid_bodies[handle] for handle in self._world.active_bodies()]
        bodies = [body for body in bodies if body.is_dynamic]
        for body in bodies:
            body.linvel = body.angvel = rp.Vec3(0.0, 0.0, 0.0)
            _tire(body, _ANY_SPEED, _ANY_SPEED, 0.0)
        for _ in range(_FALLING_ASLEEP):
            if not self._world.active_bodies():
                break
            self._world.step()
        for body in bodies:
            _tire(body, _SLEEP_SPEED, _SLEEP_TURNING, _SLEEP_TIME)
        self._events.clear()
        self._touches = []

    def step(self) -> None:
        self._world.step()
        if len(self._events):
            self._note()

    def pose(self, body: int) -> Pose:
        return _pose(*_read(self._body(body)))

    def guard(self, places: Mapping[int, Vector], far: float) -> None:
        bodies = self._world.rigid_bodies
        self._guarded = [
            (number, bodies[self._bodies[number]], (x * _MM, y * _MM, z * _MM)) for number, (x, y, z) in places.items()
        ]
        self._far = far * _MM

    def strayed(self) -> list[int]:
        far, dist = self._far, math.dist
        return [number for number, body, at in self._guarded if dist(body.translation.to_tuple(), at) > far]

    def place(self, body: int, pose: Pose) -> None:
        rigid = self._body(body)
        rigid.position = rp.Isometry3(*_placed(pose))
        rigid.linvel = rigid.angvel = rp.Vec3(0.0, 0.0, 0.0)

    def asleep(self) -> bool:
        return all(body.is_sleeping for body in self._free.values())

    def moved(self) -> dict[int, Pose]:
        # of every body in every frame: as few calls as it takes
        found, told, dist = {}, self._told, math.dist
        for number, body in self._free.items():
            if body.is_sleeping:
                continue
            at, turn = body.translation.to_tuple(), body.rotation.to_tuple()
            before = told.get(number)
            if before is None or dist(at, before[0]) > _SEEN or dist(turn, before[1]) > _SEEN_TURN:
                told[number] = at, turn
                found[number] = _pose(at, turn)
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
                    found.append((self._owner(other), pair.total_impulse_magnitude() / _IMPULSE))
        return found

    def save(self) -> _Saved:
        return _Saved(self._world.snapshot(), dict(self._bodies), dict(self._joints), self._count)

    def load(self, saved: _Saved) -> None:
        self._bodies, self._joints, self._count = dict(saved.bodies), dict(saved.joints), saved.numbers
        self._attach(rp.PhysicsWorld.restore(saved.world))

    def _body(self, number: int) -> rp.RigidBody:
        return self._world.rigid_bodies[self._bodies[number]]

    def _owner(self, collider: rp.ColliderHandle) -> int:
        parent = self._world.colliders[collider].parent
        return _TABLE if parent is None else self._numbers[parent]

    def _note(self) -> None:
        """Write down who began to touch whom in this step, and how hard."""
        for event in self._events.drain_collision_events():
            if not event.started or event.removed:
                continue
            pair = self._world.narrow_phase.contact_pair(event.collider1, event.collider2)
            strength = 0.0 if pair is None else pair.total_impulse_magnitude() / _IMPULSE
            self._touches.append(Touch(self._owner(event.collider1), self._owner(event.collider2), strength))


def _read(body: rp.RigidBody) -> tuple[Vector, Quaternion]:
    return body.translation.to_tuple(), body.rotation.to_tuple()


def _pose(at: Vector, turn: Quaternion) -> Pose:
    return Pose((at[0] / _MM, at[1] / _MM, at[2] / _MM), turn)


def _placed(pose: Pose) -> tuple[Vector, Quaternion]:
    x, y, z = pose.at
    return (x * _MM, y * _MM, z * _MM), pose.turn


def _tire(body: rp.RigidBody, speed: float, turning: float, time: float) -> None:
    """How slow a body must be, and for how long, to fall asleep."""
    activation = body.activation
    activation.linear_threshold, activation.angular_threshold = speed, turning
    activation.time_until_sleep = time
    body.activation = activation


def _steadied(shape: Box, mass: float) -> rp.MassProperties:
    """More inertia about the length of a stick: so thin a body on the rim of a disc trembles for ever and creeps."""
    x, y, z = (2.0 * half * _MM for half in shape)
    inertia = [mass / 12.0 * (a * a + b * b) for a, b in ((y, z), (x, z), (x, y))]
    more = [max(0.0, _LEAST_INERTIA * max(inertia) - one) for one in inertia]
    return rp.MassProperties(mass=0.0, principal_inertia=(more[0], more[1], more[2]))


def _collider(shape: Shape) -> rp.ColliderBuilder:
    if isinstance(shape, Box):
        collider = rp.Collider.cuboid(shape.x * _MM, shape.y * _MM, shape.z * _MM)
    elif isinstance(shape, Disc):
        # Rapier's cylinders stand along y; a convex hull instead of a true cylinder lets stacks collapse
        collider = rp.Collider.cylinder(shape.half * _MM, shape.radius * _MM).rotation((_QUARTER, 0.0, 0.0))
    else:
        points = [(x * _MM, y * _MM, z * _MM) for x, y in shape.corners for z in (-shape.half, shape.half)]
        collider = rp.Collider.convex_hull(points)
    return collider.friction(_FRICTION)
