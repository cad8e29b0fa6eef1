"""Building the world of a position: bodies are laid where they rest, settle, and are held where friction is too weak.

The rules say that a legal table stands. Where real friction would let a piece slide (a steep road, an end balanced on
the corner of another end), it is held weakly where it is, until something disturbs it. See docs/adr/0006.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence

import msgspec

from shuto.physics.engine.pose import Pose, angle_between, distance
from shuto.physics.engine.protocol import Engine
from shuto.physics.table.bodies import Body, bodies_of
from shuto.physics.table.world import World
from shuto.rules.position import Position

_SETTLE_FRAMES = 60
_CHECK_FRAMES = 30  # frames between two checks of what still moves
_CHECKS = 5
_ROUNDS = 5
_CREEP = 0.05  # mm between two checks; a road or car that creeps farther is held
_CREEP_EARLY = 0.15  # the same for the first check, when things still settle, and for discs: tall stacks always sway
# A body has toppled if it is farther than this from where it was laid. It is then held as it was laid.
_TOPPLE_SHIFT = 2.6  # mm
_TOPPLE_ASKEW = 2.5  # degrees, for the length of a road
_TOPPLE_TILT = 20.0  # degrees


class RestingError(ValueError):
    """Stored poses that do not fit a position."""


class Resting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table at rest, to be stored: for every body x, y, z in mm and its quaternion, and which bodies are held."""

    poses: dict[str, tuple[float, float, float, float, float, float, float]]
    held: tuple[str, ...] = ()


def default_engine() -> Engine:
    """A new engine of the kind in use."""
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

    `resting` restores a stored table to within 0.001 mm. `new` names the pieces that were placed after it was stored.
    `without` names pieces or single discs to leave out, such as the road that a player holds in their hand.
    """
    bodies = [body for body in bodies_of(position) if body.piece not in without and body.name not in without]
    return world_of(position, bodies, resting=resting, new=new, engine=engine)


def world_of(
    position: Position,
    bodies: Sequence[Body],
    *,
    resting: Resting | None = None,
    new: Collection[str] = (),
    engine: Callable[[], Engine] = default_engine,
) -> World:
    """The same as `build_world` for some of the bodies of a position."""
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
        slipping = _slipping(world)
        if not slipping:
            break
        for name in slipping:
            world.hold(name)
        world.rest()
    return world


def resting_of(world: World) -> Resting:
    """A table at rest in the form that is stored: poses with five decimals of a mm, quaternions with seven."""
    poses = {name: _rounded(pose) for name, pose in world.baseline.items()}
    return Resting(poses, tuple(sorted(world.held)))


def _rounded(pose: Pose) -> tuple[float, float, float, float, float, float, float]:
    (x, y, z), (i, j, k, w) = pose
    return round(x, 5), round(y, 5), round(z, 5), round(i, 7), round(j, 7), round(k, 7), round(w, 7)


def _settle(world: World) -> set[str]:
    """Let a new table settle; hold what creeps, and return the bodies that toppled."""
    for _ in range(_SETTLE_FRAMES):
        world.step_frame()
    for check in range(_CHECKS):
        poses = world.poses()
        toppled = {name for name, pose in poses.items() if _toppled(world.bodies[name], pose)}
        if toppled:
            # A body that rests on another toppled body may only have been carried along, so it is not held.
            return {name for name in toppled if not toppled & set(world.bodies[name].rests_on)} or toppled
        if check == _CHECKS - 1:
            break
        world.engine.wake()
        for _ in range(_CHECK_FRAMES):
            world.step_frame()
        creeping = [
            name
            for name, pose in poses.items()
            if distance(world.pose(name).at, pose.at)
            > (_CREEP if check and world.bodies[name].kind != "disc" else _CREEP_EARLY)
        ]
        for name in creeping:
            world.hold(name)
        if not creeping and check:
            break
    return set()


def _slipping(world: World) -> list[str]:
    """The roads and cars that slip or roll when nothing but waking happens to the table. A hand wakes it too."""
    saved = world.save()
    world.engine.wake()
    for _ in range(_CHECK_FRAMES):
        world.step_frame()
    found = [name for name in world.blame.unexplained if world.bodies[name].kind != "disc"]
    world.load(saved)
    return [name for name in found if name not in world.held]


def _toppled(body: Body, pose: Pose) -> bool:
    far = distance(pose.at, body.pose.at) > _TOPPLE_SHIFT
    if body.kind == "road" and angle_between(pose.ahead, body.pose.ahead) > _TOPPLE_ASKEW:
        return True
    return far or angle_between(pose.up, body.pose.up) > _TOPPLE_TILT


def _restored(
    position: Position, bodies: Sequence[Body], resting: Resting, new: frozenset[str], engine: Callable[[], Engine]
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
            world.engine.step()  # the engine finds out which bodies touch
            break
        world.engine.wake_some([world.number(name) for name in fresh])
        for _ in range(_CHECK_FRAMES):
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
