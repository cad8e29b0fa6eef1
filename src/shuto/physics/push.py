"""How sturdy a table is: the weakest push on a column and the weakest jerk of the table after which pieces fall."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from shuto.physics.table.build import Resting, build_world
from shuto.physics.table.world import LONGEST_SETTLE, World
from shuto.rules.position import Position

WEAKEST_PUSH, STRONGEST_PUSH = 0.05, 5.0
"""The range of pushes that are tried, mN·s. A single disc pushed with 1 mN·s starts at 450 mm/s."""
_WEAKEST_JERK, _STRONGEST_JERK = 10.0, 1000.0  # mm/s
_RATIO = 1.3  # the search ends when the two pushes that enclose the limit are this close
_SLOW, _SLOW_FRAMES = 0.4, 9  # a body that moves by less than 0.4 mm in 9 frames will not fall
_WOBBLE = 0.15  # seconds for which a piece must be down to count: one that wobbles may come back
_LONGEST_LOOK = 0.7  # seconds within which a fall begins


class Sturdiness(NamedTuple):
    """How much a column bears: the weakest level push (mN·s) on its top disc that makes something fall."""

    column: str
    owner: int
    push: float | None
    """None: it bears the strongest push that is tried."""
    direction: float
    """Direction of that push: degrees anticlockwise from x."""
    falls: tuple[str, ...]
    """The pieces that fall, in order."""


class Jerk(NamedTuple):
    """The weakest jerk of the table (mm/s) that makes something fall, its direction, and the pieces that fall."""

    speed: float | None
    direction: float
    falls: tuple[str, ...]


def shake(
    position: Position,
    *,
    resting: Resting | None = None,
    directions: int = 4,
    progress: Callable[[int, int], None] | None = None,
) -> list[Sturdiness]:
    """The sturdiness of every column of a table, the weakest first.

    `directions` is how many directions are tried for each column; `progress` is called with the number of columns done
    and of all columns.
    """
    angles = _angles(directions)
    world = build_world(position, resting=resting)
    saved = world.save()
    found = []
    for count, column in enumerate(position.columns):
        if progress is not None:
            progress(count, len(position.columns))

        def fall(push: float, angle: float, *, at_rest: bool = False, name: str = column.id) -> tuple[str, ...]:
            world.load(saved)
            world.push(name, _level_vector(push, angle))
            return _falls(world, at_rest=at_rest)

        push, angle = _weakest(fall, angles, WEAKEST_PUSH, STRONGEST_PUSH)
        push, falls = _confirmed(fall, push, angle, STRONGEST_PUSH)
        found.append(Sturdiness(column.id, column.owner, push, angle, falls))
    return sorted(found, key=lambda one: math.inf if one.push is None else one.push)


def jerk(position: Position, *, resting: Resting | None = None, directions: int = 4) -> Jerk:
    """The weakest jerk of the whole table that makes something fall."""
    angles = _angles(directions)
    world = build_world(position, resting=resting)
    saved = world.save()

    def fall(speed: float, angle: float, *, at_rest: bool = False) -> tuple[str, ...]:
        world.load(saved)
        world.jerk(_level_vector(speed, angle))
        return _falls(world, at_rest=at_rest)

    speed, angle = _weakest(fall, angles, _WEAKEST_JERK, _STRONGEST_JERK)
    speed, falls = _confirmed(fall, speed, angle, _STRONGEST_JERK)
    return Jerk(speed, angle, falls)


def _angles(directions: int) -> list[float]:
    if directions < 1:
        raise ValueError(f"directions: at least 1, not {directions}")
    return [360.0 * i / directions for i in range(directions)]


def _level_vector(size: float, angle: float) -> tuple[float, float, float]:
    return size * math.cos(math.radians(angle)), size * math.sin(math.radians(angle)), 0.0


def _falls(world: World, *, at_rest: bool) -> tuple[str, ...]:
    """The pieces that fall because of a push, in order: all of them once the table is at rest, or only the first."""
    order: dict[str, float] = {}
    while world.time < (LONGEST_SETTLE if at_rest else _LONGEST_LOOK):
        world.step_frame()
        for name in sorted(world.fallen):
            if len(world.blame.chain(name)) > 1 or world.blame.is_source(name):
                order.setdefault(name, world.time)
        if not at_rest and any(world.time - since > _WOBBLE and world.is_down(name) for name, since in order.items()):
            break
        if world.is_still() if at_rest else world.is_still(_SLOW, _SLOW_FRAMES):
            break
    return tuple(dict.fromkeys(world.bodies[name].piece for name in order if world.is_down(name)))


def _confirmed(
    fall: Callable[..., tuple[str, ...]], push: float | None, angle: float, most: float
) -> tuple[float | None, tuple[str, ...]]:
    """The weakest push, from `push` up, after which something is still fallen when the table is at rest.

    Without waiting for rest, a piece may have counted that tilted by 4.1° and then came back.
    """
    while push is not None and push <= most:
        if falls := fall(push, angle, at_rest=True):
            return push, falls
        push *= _RATIO
    return None, ()


def _weakest(
    fall: Callable[[float, float], tuple[str, ...]], angles: list[float], least: float, most: float
) -> tuple[float | None, float]:
    """The weakest push that makes something fall, and its direction; None if none does."""
    best: float | None = None
    toward, high = angles[0], most
    for angle in angles:
        first = high if best is None else max(high / _RATIO, least)
        if not fall(first, angle):
            continue  # it bears more in this direction than in the weakest so far
        high, low = first, least
        while high / low > _RATIO:
            push = math.sqrt(high * low)
            if fall(push, angle):
                high = push
            else:
                low = push
        best, toward = high, angle
    return best, toward
