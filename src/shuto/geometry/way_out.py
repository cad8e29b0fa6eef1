"""Kernels that measure how deep a beam is inside a prism: the shortest way out in space, to be shown to people.

`prism_gap` and `disc_gap` decide whether they touch. The kernels that judge do not call these kernels, because linking
them would add seconds to the compile time.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import compiled, inner, makes_arrays
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

_HALVINGS = 60  # enough for the precision of a float


@inner
def _least(beam: Floats, x: float, y: float, z: float) -> float:
    """The smallest coordinate of a beam along a direction."""
    ahead = x * beam[UX] + y * beam[UY]
    along = beam[C] * ahead + beam[S] * z
    aside = abs(y * beam[UX] - x * beam[UY])
    up = beam[C] * z - beam[S] * ahead
    start = x * beam[X] + y * beam[Y] + z * beam[Z]
    return start + min(0.0, beam[LENGTH] * along) - beam[HALF] * aside + min(0.0, beam[THICK] * up)


@inner
def _try(beam: Floats, prism: Floats, x: float, y: float, z: float, best: Floats) -> None:
    """Try a direction, and keep its way out (mm, then the direction) if it is the shortest so far. None leads down.

    In every direction, the beam is out of the prism once its smallest coordinate is the prism's largest.
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


@inner
def _try_faces(beam: Floats, prism: Floats, best: Floats) -> None:
    """Try the directions perpendicular to a face of either body or to an edge of each.

    Without round corners, the shortest way out is one of these.
    """
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


@inner
def _turn(a: float, b: float, radius: float, k: float) -> float:
    """The tangent of the angle in (0°, 90°) where a·cos + b·sin + radius·√(cos² + k²·sin²) has a minimum, or -1.

    Divided by the cosine, the derivative is b − a·t − bend·t/√(1 + k²t²). It is convex in the tangent t, so it rises
    through 0 at most once. That is the minimum.
    """
    if a >= 0.0:
        return -1.0
    bend = radius * (1.0 - k * k)
    low = 0.0  # where the derivative is smallest
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


@inner
def _try_round(beam: Floats, prism: Floats, corner: int, x: float, y: float, z: float, best: Floats) -> None:
    """Try directions for a round corner: between the beam's level sideways axis and another of its axes (x, y, z).

    Seen along an edge of the beam, a rim is an ellipse. In each quadrant it has at most one nearest point.
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
@makes_arrays
def way_out(beam: Floats, prism: Floats) -> tuple[float, float, float, float]:
    """The shortest way by which a beam inside a prism gets out of it: mm, then the direction.

    It leads up, to a side, or in between. It never leads down, because a prism stands on the ground.
    """
    best = np.empty(4)
    best[0] = np.inf
    _try_faces(beam, prism, best)
    if prism[PRISM_RADIUS] > 0.0:
        ux, uy, c, s = beam[UX], beam[UY], beam[C], beam[S]
        for i in range(int(prism[PRISM_COUNT])):
            _try_round(beam, prism, i, ux, uy, 0.0, best)  # an upright edge of the prism and the end of the beam
            _try_round(beam, prism, i, c * ux, c * uy, s, best)  # the rim and an edge up the end of the beam
            _try_round(beam, prism, i, -s * ux, -s * uy, c, best)  # the rim and an edge along the beam
    return float(best[0]), float(best[1]), float(best[2]), float(best[3])
