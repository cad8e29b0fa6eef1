"""Which sticks and columns have parted: the middle of a stick's end belongs on the disc under it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from shuto.physics.engine.pose import Pose
from shuto.physics.engine.protocol import Box, Disc
from shuto.physics.table.bodies import Body


def parted(bodies: Mapping[str, Body], before: Mapping[str, Pose], now: Mapping[str, Pose]) -> dict[str, float]:
    """mm by which a stick's end is farther from its column's axis than the rules allow, by the body that moved more.

    A stick that slid off names the stick, a column that was pushed away under it the column's top element.
    """
    found: dict[str, float] = {}
    for name, body in bodies.items():
        if body.kind != "road" or name not in before or not isinstance(body.shape, Box):
            continue
        for top in body.on:
            disc = bodies[top].shape if top in before else None
            if not isinstance(disc, Disc):
                continue
            ends = [(half, 0.0, -body.shape.z) for half in (-body.shape.x, body.shape.x)]
            axis = before[top].at[:2]
            end = min(ends, key=lambda local: math.dist(before[name].point(local)[:2], axis))
            was, here = before[name].point(end)[:2], now[name].point(end)[:2]
            # where a stick settled a hair beyond the rim, nobody has moved it there
            off = math.dist(here, now[top].at[:2]) - max(disc.radius, math.dist(was, axis))
            mover = top if math.dist(axis, now[top].at[:2]) > math.dist(was, here) else name
            if off > 0.0:
                found[mover] = max(off, found.get(mover, 0.0))
    return found
