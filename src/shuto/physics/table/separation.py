"""Roads and columns that have come apart: the middle of a road's end must lie on the disc under it."""

from __future__ import annotations

import math
from collections.abc import Mapping

from shuto.physics.engine.pose import Pose
from shuto.physics.engine.protocol import Box, Cylinder
from shuto.physics.table.bodies import Body


def separations(bodies: Mapping[str, Body], before: Mapping[str, Pose], now: Mapping[str, Pose]) -> dict[str, float]:
    """For each body that moved away: by how many mm a road's end is farther from the axis than the rules allow.

    The body is the one that moved more: a road that slid off, or the top disc of a column that was pushed away.
    """
    found: dict[str, float] = {}
    for name, body in bodies.items():
        if body.kind != "road" or name not in before or not isinstance(body.shape, Box):
            continue
        for top in body.rests_on:
            shape = bodies[top].shape if top in before else None
            if not isinstance(shape, Cylinder):
                continue
            ends = [(half, 0.0, -body.shape.z) for half in (-body.shape.x, body.shape.x)]
            axis = before[top].at[:2]
            end = min(ends, key=lambda local: math.dist(before[name].point(local)[:2], axis))
            was, here = before[name].point(end)[:2], now[name].point(end)[:2]
            # A road may have settled slightly beyond the rim before anybody moved it.
            too_far = math.dist(here, now[top].at[:2]) - max(shape.radius, math.dist(was, axis))
            mover = top if math.dist(axis, now[top].at[:2]) > math.dist(was, here) else name
            if too_far > 0.0:
                found[mover] = max(too_far, found.get(mover, 0.0))
    return found
