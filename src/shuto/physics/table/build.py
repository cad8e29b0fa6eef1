"""Building the world of a position: everything laid where it rests, let settle, and held where friction would not do.

See docs/adr/0006: the rules say that a legal table stands. Where real friction would let a piece slide (a steep stick,
an end balanced on another end's corner), it is held weakly where it is, until something disturbs it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection

import msgspec

from shuto.physics.engine.pose import Pose, angle_between, distance
from shuto.physics.engine.protocol import Engine
from shuto.physics.table.bodies import Body, bodies_of
from shuto.physics.table.world import World
from shuto.rules.position import Position

_SETTLE = 60  # frames: one second
_LOOK = 30  # frames: then every half a second we look what creeps on,
_LOOKS = 5  # so often,
_ROUNDS = 5
_CREEP = 0.05  # mm; what creeps farther in that time is held where it is,
_SETTLING = 0.15  # but at the first look it may still be settling, and a tall stack always sways a little
_TOPPLE = 2.6  # mm or
_TOPPLE_ASKEW = 2.5  # degrees along its length, or
_TOPPLE_TILT = 20.0  # degrees from where it was laid: it fell, and is held as it was laid


class RestingError(ValueError):
    """Stored poses that do not fit a position."""


class Resting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table at rest, to be stored: x, y, z in mm and the quaternion of every body, and which are held."""

    poses: dict[str, tuple[float, float, float, float, float, float, float]]
    held: tuple[str, ...] = ()


def default_engine() -> Engine:
    """The engine we use."""
    from shuto.physics.engine.rapier import RapierEngine

    return RapierEngine()


def build_world(
    position: Position,
    *,
    resting: Resting | None = None,
    without: Collection[str] = (),
    new: Collection[str] = (),
    engine: Callable[[], Engine] = default_engine,
) -> World:
    """The table of a position as rigid bodies at rest.

    `resting` brings back a table that was at rest before, to within 0.001 mm; the pieces in `new` came after it.
    `without` leaves pieces or single elements out, such as the road that somebody has in the hand.
    """
    bodies = [body for body in bodies_of(position) if body.piece not in without and body.name not in without]
    if resting is not None:
        return _restored(position, bodies, resting, frozenset(new), engine)
    for _ in range(_ROUNDS):
        world = World(position, engine(), bodies)
        toppled = _settle(world)
        if not toppled:
            break
        bodies = [body._replace(held=True) if body.name in toppled else body for body in bodies]
    world.rest()
    for _ in range(_ROUNDS):
        restless = _restless(world)
        if not restless:
            break
        for name in restless:
            world.hold(name)
        world.rest()
    return world


def resting_of(world: World) -> Resting:
    """What to store of a table at rest: five decimals of a mm, seven of a quaternion."""
    poses = {name: _rounded(pose) for name, pose in world.baseline.items()}
    return Resting(poses, tuple(sorted(world.held)))


def _rounded(pose: Pose) -> tuple[float, float, float, float, float, float, float]:
    (x, y, z), (i, j, k, w) = pose
    return round(x, 5), round(y, 5), round(z, 5), round(i, 7), round(j, 7), round(k, 7), round(w, 7)


def _settle(world: World) -> set[str]:
    """Let a new table settle; the bodies that did not stay where they were laid. What only creeps is held."""
    for _ in range(_SETTLE):
        world.step_frame()
    for look in range(_LOOKS):
        poses = world.poses()
        toppled = {name for name, pose in poses.items() if _toppled(world.bodies[name], pose)}
        if toppled:
            # what was carried down by another is not to blame: only what lost its own place first is held
            return {name for name in toppled if not toppled & set(world.bodies[name].on)} or toppled
        if look == _LOOKS - 1:
            break
        world.engine.wake()
        for _ in range(_LOOK):
            world.step_frame()
        creeping = [
            name
            for name, pose in poses.items()
            if distance(world.pose(name).at, pose.at)
            > (_CREEP if look and world.bodies[name].kind != "element" else _SETTLING)
        ]
        for name in creeping:
            world.hold(name)
        if not creeping and look:
            break
    return set()


def _restless(world: World) -> list[str]:
    """The sticks and cars that slip or roll when the table at rest is only woken, as a hand will do."""
    saved = world.save()
    world.engine.wake()
    for _ in range(_LOOK):
        world.step_frame()
    found = [name for name in world.blame.unexplained if world.bodies[name].kind != "element"]
    world.load(saved)
    return [name for name in found if name not in world.held]


def _toppled(body: Body, pose: Pose) -> bool:
    far = distance(pose.at, body.pose.at) > _TOPPLE
    if body.kind == "road" and angle_between(pose.ahead, body.pose.ahead) > _TOPPLE_ASKEW:
        return True
    return far or angle_between(pose.up, body.pose.up) > _TOPPLE_TILT


def _restored(
    position: Position, bodies: list[Body], resting: Resting, new: frozenset[str], engine: Callable[[], Engine]
) -> World:
    poses = {name: Pose((x, y, z), (i, j, k, w)) for name, (x, y, z, i, j, k, w) in resting.poses.items()}
    fresh = {body.name for body in bodies if body.piece in new}
    for body in bodies:
        if body.kind != "fixed" and body.name not in poses and body.name not in fresh:
            raise RestingError(f"poses: {body.name} is missing")
        if not all(map(math.isfinite, resting.poses.get(body.name, ()))):
            raise RestingError(f"poses: {body.name} must be seven finite numbers")
    held = {*resting.held, *(body.name for body in bodies if body.name in fresh and body.held)}
    for _ in range(_ROUNDS):
        world = World(position, engine(), [body._replace(held=body.name in held) for body in bodies], poses)
        world.engine.sleep()
        if not fresh:
            world.engine.step()  # so that the engine knows who touches whom
            break
        world.engine.wake_some([world.number(name) for name in fresh])
        for _ in range(_LOOK):
            world.step_frame()
        laid = {body.name: body for body in bodies if body.name in fresh}
        toppled = {name for name, body in laid.items() if name not in held and _toppled(body, world.pose(name))}
        if not toppled:
            break
        held |= toppled
    world.rest()
    if not fresh:
        world.baseline.update({name: pose for name, pose in poses.items() if name in world.baseline})
    return world
