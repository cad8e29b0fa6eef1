"""Kernels that say how far a beam is in something upright: the shortest way out in space, for people to read.

Whether they touch at all is decided elsewhere (prism_gap, disc_gap). No kernel that judges calls these: linked into it
they would take seconds to compile.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import compiled
from shuto.geometry.plane import Floats
from shuto.geometry.rows import (
    HALF,
    LENGTH,
    PRISM_CORNERS,
    PRISM_COUNT,
    PRISM_HIGH,
    PRISM_RADIUS,
    THICK,
    UX,
    UY,
    C,
    S,
    X,
    Y,
    Z,
)
from shuto.geometry.tolerances import PARALLEL

_HALVINGS = 60  # as many as a float has digits


@compiled
def _least(beam: Floats, x: float, y: float, z: float) -> float:
    """How far down a direction a beam reaches."""
    ahead = x * beam[UX] + y * beam[UY]
    along = beam[C] * ahead + beam[S] * z
    aside = abs(y * beam[UX] - x * beam[UY])
    up = beam[C] * z - beam[S] * ahead
    start = x * beam[X] + y * beam[Y] + z * beam[Z]
    return start + min(0.0, beam[LENGTH] * along) - beam[HALF] * aside + min(0.0, beam[THICK] * up)


@compiled
def _try(beam: Floats, prism: Floats, x: float, y: float, z: float, best: Floats) -> None:
    """Keep a way out (mm, then its direction) if it is shorter than the best so far; none leads down.

    Any direction gives a way out: up to where the last of the prism is behind the first of the beam.
    """
    size = math.sqrt(x * x + y * y + z * z)
    if size < PARALLEL or z < -PARALLEL * size:
        return
    x, y, z = x / size, y / size, max(z / size, 0.0)
    farthest = -np.inf
    for i in range(int(prism[PRISM_COUNT])):
        farthest = max(farthest, x * prism[PRISM_CORNERS + 2 * i] + y * prism[PRISM_CORNERS + 2 * i + 1])
    farthest += prism[PRISM_RADIUS] * math.sqrt(x * x + y * y) + z * prism[PRISM_HIGH]
    depth = farthest - _least(beam, x, y, z)
    if depth < best[0]:
        best[0], best[1], best[2], best[3] = depth, x, y, z


@compiled
def _try_faces(beam: Floats, prism: Floats, best: Floats) -> None:
    """Ways out square to a face of either, or to an edge of each: the shortest is one of these if nothing is round."""
    ux, uy, c, s = beam[UX], beam[UY], beam[C], beam[S]
    _try(beam, prism, 0.0, 0.0, 1.0, best)
    for sign in (-1.0, 1.0):
        _try(beam, prism, sign * c * ux, sign * c * uy, sign * s, best)
        _try(beam, prism, -sign * uy, sign * ux, 0.0, best)
        _try(beam, prism, -sign * s * ux, -sign * s * uy, sign * c, best)
        _try(beam, prism, sign * ux, sign * uy, 0.0, best)
    count = int(prism[PRISM_COUNT])
    for i in range(count if count > 1 else 0):
        j = i + 1 if i + 1 < count else 0
        ex = prism[PRISM_CORNERS + 2 * j] - prism[PRISM_CORNERS + 2 * i]
        ey = prism[PRISM_CORNERS + 2 * j + 1] - prism[PRISM_CORNERS + 2 * i + 1]
        _try(beam, prism, ey, -ex, 0.0, best)
        turn = ex * uy - ey * ux
        for sign in (-1.0, 1.0):
            _try(beam, prism, sign * s * ey, -sign * s * ex, sign * c * turn, best)
            _try(beam, prism, sign * c * ey, -sign * c * ex, -sign * s * turn, best)


@compiled
def _turn(a: float, b: float, radius: float, k: float) -> float:
    """Where a·cos + b·sin + radius·√(cos² + k²·sin²) is least inside the first quadrant, as a tangent; -1: nowhere.

    Divided by the cosine, its slope is b − a·t − bend·t/√(1 + k²t²), which is convex in the tangent t: it comes up
    through 0 once at most, and there is the minimum.
    """
    if a >= 0.0:
        return -1.0
    bend = radius * (1.0 - k * k)
    low = 0.0  # where the slope is least
    if bend > -a:
        low = math.sqrt((bend / -a) ** (2.0 / 3.0) - 1.0) / k
    if b - a * low - bend * low / math.sqrt(1.0 + k * k * low * low) >= 0.0:
        return -1.0
    high = (bend / k - b) / -a
    for _ in range(_HALVINGS):
        t = (low + high) / 2.0
        if b - a * t - bend * t / math.sqrt(1.0 + k * k * t * t) < 0.0:
            low = t
        else:
            high = t
    return high


@compiled
def _try_round(beam: Floats, prism: Floats, corner: int, x: float, y: float, z: float, best: Floats) -> None:
    """Ways out between the level sideways of a beam and another direction of it, where a round corner has its least.

    Square to an edge of the beam a rim looks like an ellipse; in each quadrant it has one nearest point at most.
    """
    k = math.sqrt(x * x + y * y)
    if k < PARALLEL:
        return
    px, py = prism[PRISM_CORNERS + 2 * corner], prism[PRISM_CORNERS + 2 * corner + 1]
    for side in (-1.0, 1.0):
        sx, sy = -side * beam[UY], side * beam[UX]
        a = px * sx + py * sy - _least(beam, sx, sy, 0.0)
        for sign in (-1.0, 1.0):
            wx, wy, wz = sign * x, sign * y, sign * z
            if wz >= 0.0:
                b = px * wx + py * wy + prism[PRISM_HIGH] * wz - _least(beam, wx, wy, wz)
                t = _turn(a, b, prism[PRISM_RADIUS], k)
                if t > 0.0:
                    _try(beam, prism, sx + t * wx, sy + t * wy, t * wz, best)


@compiled
def way_out(beam: Floats, prism: Floats) -> tuple[float, float, float, float]:
    """The shortest way by which a beam that is in an upright prism gets clear of it: mm, then its direction.

    Up over it, to a side, or aslant; a prism stands on the ground, so that no way leads under it.
    """
    best = np.empty(4)
    best[0] = np.inf
    _try_faces(beam, prism, best)
    if prism[PRISM_RADIUS] > 0.0:
        ux, uy, c, s = beam[UX], beam[UY], beam[C], beam[S]
        for i in range(int(prism[PRISM_COUNT])):
            _try_round(beam, prism, i, ux, uy, 0.0, best)  # against an upright edge
            _try_round(beam, prism, i, c * ux, c * uy, s, best)  # the rim against an edge up the beam's end
            _try_round(beam, prism, i, -s * ux, -s * uy, c, best)  # the rim against an edge along the beam
    return float(best[0]), float(best[1]), float(best[2]), float(best[3])
