"""How sturdy is a table? A growing push on each stack, and a growing jerk of the whole table, until something falls."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from shuto.physics.table.build import Resting, build_world
from shuto.physics.table.world import LONGEST, World
from shuto.rules.position import Position

LEAST, MOST = 0.05, 5.0
"""mN·s: pushes tried on a stack. A single element pushed with 1 mN·s starts at 450 mm/s."""
_LEAST_JERK, _MOST_JERK = 10.0, 1000.0  # mm/s
_RATIO = 1.3  # two pushes nearer than this are told apart no further
_SLOW, _SLOW_FRAMES = 0.4, 9  # mm and frames: what moves no faster falls no more
_WOBBLE = 0.15  # seconds
_LONGEST = 0.7  # seconds in which a fall begins or does not


class Sturdiness(NamedTuple):
    """How much a stack bears: the push (mN·s, level, at its top element) at which something falls, and what does."""

    column: str
    owner: int
    push: float | None
    """None: it bears the strongest push that is tried."""
    direction: float
    """Degrees anticlockwise from x, into which it is weakest."""
    falls: tuple[str, ...]
    """Pieces that fall, in the order in which they do."""


class Jerk(NamedTuple):
    """The jerk of the table (mm/s) at which something falls, into which direction, and what does."""

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
    """Every stack of a table, the one that falls first in front."""
    angles = _angles(directions)
    world = build_world(position, resting=resting)
    saved = world.save()
    found = []
    for count, column in enumerate(position.columns):
        if progress is not None:
            progress(count, len(position.columns))

        def fall(push: float, angle: float, *, judged: bool = False, name: str = column.id) -> tuple[str, ...]:
            world.load(saved)
            world.push(name, _level(push, angle))
            return _falls(world, judged=judged)

        push, angle = _weakest(fall, angles, LEAST, MOST)
        push, falls = _judged(fall, push, angle, MOST)
        found.append(Sturdiness(column.id, column.owner, push, angle, falls))
    return sorted(found, key=lambda one: math.inf if one.push is None else one.push)


def jerk(position: Position, *, resting: Resting | None = None, directions: int = 4) -> Jerk:
    """How hard the whole table can be pulled before anything falls."""
    angles = _angles(directions)
    world = build_world(position, resting=resting)
    saved = world.save()

    def fall(speed: float, angle: float, *, judged: bool = False) -> tuple[str, ...]:
        world.load(saved)
        world.jerk(_level(speed, angle))
        return _falls(world, judged=judged)

    speed, angle = _weakest(fall, angles, _LEAST_JERK, _MOST_JERK)
    speed, falls = _judged(fall, speed, angle, _MOST_JERK)
    return Jerk(speed, angle, falls)


def _angles(directions: int) -> list[float]:
    if directions < 1:
        raise ValueError(f"directions: at least 1, not {directions}")
    return [360.0 * i / directions for i in range(directions)]


def _level(size: float, angle: float) -> tuple[float, float, float]:
    return size * math.cos(math.radians(angle)), size * math.sin(math.radians(angle)), 0.0


def _falls(world: World, *, judged: bool) -> tuple[str, ...]:
    """What falls after a push, in order; what had no part in it is left out. The first piece, or all, at rest."""
    order: dict[str, float] = {}
    while world.time < (LONGEST if judged else _LONGEST):
        world.step_frame()
        for name in sorted(world.fallen):
            if len(world.blame.chain(name)) > 1 or world.blame.began(name):
                order.setdefault(name, world.time)
        # a piece that wobbled may come back: it has to stay fallen for a while
        if not judged and any(world.time - since > _WOBBLE and world.is_down(name) for name, since in order.items()):
            break
        if world.is_still() if judged else world.is_still(_SLOW, _SLOW_FRAMES):
            break
    return tuple(dict.fromkeys(world.bodies[name].piece for name in order if world.is_down(name)))


def _judged(
    fall: Callable[..., tuple[str, ...]], push: float | None, angle: float, most: float
) -> tuple[float | None, tuple[str, ...]]:
    """The first push from there on after which something lies fallen when all is at rest, as a verdict has it.

    The quick look may have seen one that leaned at 4.1° and came back.
    """
    while push is not None and push <= most:
        if falls := fall(push, angle, judged=True):
            return push, falls
        push *= _RATIO
    return None, ()


def _weakest(
    fall: Callable[[float, float], tuple[str, ...]], angles: list[float], least: float, most: float
) -> tuple[float | None, float]:
    """The least push that makes something fall, and the direction in which the least is needed."""
    best: float | None = None
    toward, high = angles[0], most
    for angle in angles:
        first = high if best is None else max(high / _RATIO, least)
        if not fall(first, angle):
            continue  # this way it is sturdier than the weakest so far
        high, low = first, least
        while high / low > _RATIO:
            push = math.sqrt(high * low)
            if fall(push, angle):
                high = push
            else:
                low = push
        best, toward = high, angle
    return best, toward
