"""Kernels for two beams: the gap between them, and where a sliding beam meets another."""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.beam import plan_span
from shuto.geometry.compiled import compiled, inlined, stay_apart
from shuto.geometry.plane import Floats, Row
from shuto.geometry.rows import HALF, LENGTH, THICK, UX, UY, C, S, X, Y, Z
from shuto.geometry.tolerances import CONTACT, PARALLEL

Frame = tuple[float, float, float, float, float, float, float, float, float]
_SKEW = 0.1  # sine of the angle below which two beams count as parallel in plan
_AXES = 15  # three of each box and nine cross products: if two boxes are apart, one of these separates them


@inlined
def frame_of(beam: Floats) -> Frame:
    """The three axes of a beam as unit vectors: along, sideways (level) and up."""
    ux, uy, c, s = beam[UX], beam[UY], beam[C], beam[S]
    return c * ux, c * uy, s, -uy, ux, 0.0, -s * ux, -s * uy, c


@inlined
def _axis(fa: Frame, fb: Frame, k: int) -> tuple[bool, float, float, float]:
    """The direction number k that may separate two boxes; False if it does not exist (parallel edges)."""
    if k < 3:
        return True, fa[3 * k], fa[3 * k + 1], fa[3 * k + 2]
    if k < 6:
        return True, fb[3 * k - 9], fb[3 * k - 8], fb[3 * k - 7]
    i = 3 * ((k - 6) // 3)
    j = 3 * ((k - 6) % 3)
    x = fa[i + 1] * fb[j + 2] - fa[i + 2] * fb[j + 1]
    y = fa[i + 2] * fb[j] - fa[i] * fb[j + 2]
    z = fa[i] * fb[j + 1] - fa[i + 1] * fb[j]
    size = math.sqrt(x * x + y * y + z * z)
    if size < PARALLEL:
        return False, 0.0, 0.0, 0.0
    return True, x / size, y / size, z / size


@inlined
def _radius(frame: Frame, beam: Floats, x: float, y: float, z: float) -> float:
    """Half the extent of a beam along a direction."""
    reach = beam[LENGTH] / 2.0 * abs(frame[0] * x + frame[1] * y + frame[2] * z)
    reach += beam[HALF] * abs(frame[3] * x + frame[4] * y)
    reach += beam[THICK] / 2.0 * abs(frame[6] * x + frame[7] * y + frame[8] * z)
    return float(reach)


@inlined
def _between(fa: Frame, a: Floats, fb: Frame, b: Floats) -> tuple[float, float, float]:
    """The vector from the centre of b to the centre of a."""
    al, at, bl, bt = a[LENGTH] / 2.0, a[THICK] / 2.0, b[LENGTH] / 2.0, b[THICK] / 2.0
    x = a[X] + al * fa[0] + at * fa[6] - b[X] - bl * fb[0] - bt * fb[6]
    y = a[Y] + al * fa[1] + at * fa[7] - b[Y] - bl * fb[1] - bt * fb[7]
    z = a[Z] + al * fa[2] + at * fa[8] - b[Z] - bl * fb[2] - bt * fb[8]
    return x, y, z


@inlined
def plainly_apart(a: Row, b: Row) -> float:
    """A lower bound of the gap between two beams from a quick test; 0 if an exact test is needed."""
    a0, a1 = plan_span(a)
    b0, b1 = plan_span(b)
    al, bl = (a1 - a0) / 2.0, (b1 - b0) / 2.0
    c = abs(a[UX] * b[UX] + a[UY] * b[UY])
    turn = a[UX] * b[UY] - a[UY] * b[UX]
    s = abs(turn)
    dx = b[X] + (b0 + bl) * b[UX] - a[X] - (a0 + al) * a[UX]
    dy = b[Y] + (b0 + bl) * b[UY] - a[Y] - (a0 + al) * a[UY]
    gap = abs(dy * a[UX] - dx * a[UY]) - a[HALF] - s * bl - c * b[HALF]
    gap = max(gap, abs(dy * b[UX] - dx * b[UY]) - b[HALF] - s * al - c * a[HALF])
    gap = max(gap, abs(dx * a[UX] + dy * a[UY]) - al - c * bl - s * b[HALF])
    gap = max(gap, abs(dx * b[UX] + dy * b[UY]) - bl - c * al - s * a[HALF])
    if gap > CONTACT:
        return gap
    if s < _SKEW:
        return 0.0
    # Where the beams overlap in plan, each is close to the point where the centre lines cross. If the height between
    # them at that point is more than their slopes can change over that distance, they are apart.
    ex, ey = b[X] - a[X], b[Y] - a[Y]
    u = (ex * b[UY] - ey * b[UX]) / turn
    w = (ex * a[UY] - ey * a[UX]) / turn
    rise, other = a[S] / a[C], b[S] / b[C]
    apart = a[Z] + rise * u - b[Z] - other * w
    stray = (abs(rise) * (b[HALF] + c * a[HALF]) + abs(other) * (a[HALF] + c * b[HALF])) / s
    lower = b[THICK] / b[C] if apart > 0.0 else a[THICK] / a[C]
    return max(0.0, abs(apart) - stray - lower)


@compiled
def beams_gap(a: Floats, b: Floats) -> float:
    """Signed gap between two beams along a direction that separates them; its sign is exact."""
    stay_apart()
    apart = plainly_apart(a, b)
    if apart > CONTACT:
        return apart
    fa = frame_of(a)
    fb = frame_of(b)
    cx, cy, cz = _between(fa, a, fb, b)
    widest = -np.inf
    for k in range(_AXES):
        real, x, y, z = _axis(fa, fb, k)
        if real:
            gap = abs(cx * x + cy * y + cz * z) - _radius(fa, a, x, y, z) - _radius(fb, b, x, y, z)
            widest = max(widest, gap)
            if widest > CONTACT:
                return widest
    return widest


@compiled
def slide_block(a: Floats, b: Floats) -> tuple[float, float]:
    """The first and the last distance at which beam a, slid along its own length, meets beam b; first > last: never.

    Along each direction that may separate them, the slide is linear. So they meet in one interval.
    """
    stay_apart()
    fa = frame_of(a)
    fb = frame_of(b)
    cx, cy, cz = _between(fa, a, fb, b)
    start = -np.inf
    end = np.inf
    for k in range(_AXES):
        real, x, y, z = _axis(fa, fb, k)
        if not real:
            continue
        here = cx * x + cy * y + cz * z
        speed = fa[0] * x + fa[1] * y + fa[2] * z
        reach = _radius(fa, a, x, y, z) + _radius(fb, b, x, y, z)
        if abs(speed) < PARALLEL:
            if abs(here) > reach:
                return 1.0, -1.0
        else:
            first = (-reach - here) / speed
            last = (reach - here) / speed
            start = max(start, min(first, last))
            end = min(end, max(first, last))
    return start, end
