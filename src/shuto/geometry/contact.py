"""Kernels for two beams: the gap between them, contact beyond a shared disc, and where a sliding beam meets another."""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.beam import plan_span, rectangle
from shuto.geometry.compiled import compiled, compiled_as, inlined, inner
from shuto.geometry.plane import Floats, clip_polygon, point_polygon
from shuto.geometry.rows import HALF, LENGTH, THICK, UX, UY, C, S, X, Y, Z
from shuto.geometry.tolerances import CONTACT, PARALLEL

WORK = 32
"""Kernels that clip polygons are given a work array of 2 × WORK numbers, because allocating one takes too long."""

Frame = tuple[float, float, float, float, float, float, float, float, float]
_SKEW = 0.1  # sine of the angle below which two beams count as parallel in plan
_AXES = 15  # three of each box and nine cross products: if two boxes are apart, one of these separates them


@inlined
def _frame(beam: Floats) -> Frame:
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
def _plainly_apart(a: Floats, b: Floats) -> float:
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
    apart = _plainly_apart(a, b)
    if apart > CONTACT:
        return apart
    fa = _frame(a)
    fb = _frame(b)
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
    fa = _frame(a)
    fb = _frame(b)
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


@compiled
def plan_overlap(a: Floats, b: Floats, work: Floats) -> int:
    """Write the polygon where two beams overlap in plan to work[0]; returns its number of corners, 0 if none."""
    out, spare = work[0], work[1]
    u0, u1 = plan_span(a)
    rectangle(a, u0, u1, out)
    u0, u1 = plan_span(b)
    ux, uy, half = b[UX], b[UY], b[HALF]
    along = b[X] * ux + b[Y] * uy
    across = b[Y] * ux - b[X] * uy
    count = clip_polygon(out, 4, ux, uy, along + u1, spare)
    count = clip_polygon(spare, count, -ux, -uy, -along - u0, out)
    count = clip_polygon(out, count, -uy, ux, across + half, spare)
    return clip_polygon(spare, count, uy, -ux, half - across, out)


@compiled
def overlap_on_disc(a: Floats, b: Floats, x: float, y: float, radius: float, work: Floats) -> bool:
    """Whether the part where two beams overlap in plan reaches a disc. `work`: 2 × WORK numbers."""
    count = plan_overlap(a, b, work)
    return count > 2 and point_polygon(x, y, work[0], count) < radius - CONTACT


@inlined
def _end_at(beam: Floats, x: float, y: float) -> tuple[float, float, float, float]:
    """A beam seen from a point near one of its ends.

    Returns the direction in plan towards its other end, how far it extends behind the point, and how far its centre
    line passes beside it.
    """
    u0, u1 = plan_span(beam)
    dx, dy = x - beam[X], y - beam[Y]
    u = dx * beam[UX] + dy * beam[UY]
    aside = abs(dy * beam[UX] - dx * beam[UY])
    if u - u0 <= u1 - u:
        return beam[UX], beam[UY], u - u0, aside
    return -beam[UX], -beam[UY], u1 - u, aside


@inlined
def _shares_disc_only(a: Floats, b: Floats, x: float, y: float, radius: float) -> bool:
    """Whether a quick test proves that two beams with ends on a disc overlap in plan only on that disc.

    The overlap is behind the axis for one beam, or ahead of it for both. Ahead, it ends where the outer edges meet.
    """
    ax, ay, back_a, aside_a = _end_at(a, x, y)
    bx, by, back_b, aside_b = _end_at(b, x, y)
    half = max(a[HALF] + aside_a, b[HALF] + aside_b)
    back = max(back_a, back_b)
    if back * back + half * half > radius * radius:
        return False
    cosine = ax * bx + ay * by
    if cosine <= 0.0:
        return 2.0 * half * half <= radius * radius
    return 2.0 * half * half <= (1.0 - cosine) * radius * radius


@compiled_as("int64(float64[:, ::1], int64, int64, float64, float64, float64[:, ::1])")
def _clip_box(points: Floats, count: int, axis: int, sign: float, limit: float, out: Floats) -> int:
    """The part of a polygon in space where sign·p[axis] ≤ limit."""
    kept = 0
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        here = sign * points[i, axis] - limit
        there = sign * points[j, axis] - limit
        if here <= 0.0:
            for k in range(3):
                out[kept, k] = points[i, k]
            kept += 1
        if (here < 0.0 < there) or (there < 0.0 < here):
            t = here / (here - there)
            for k in range(3):
                out[kept, k] = points[i, k] + t * (points[j, k] - points[i, k])
            kept += 1
    return kept


@inner
def _farthest_common(a: Floats, b: Floats, x: float, y: float) -> float:
    """Largest distance in plan from (x, y) to a point that is on a face of beam a and inside beam b; -inf if none."""
    fa = _frame(a)
    fb = _frame(b)
    points = np.empty((16, 3))
    spare = np.empty((16, 3))
    farthest = -np.inf
    for face in range(6):
        fixed = face // 2  # which of a's three coordinates is constant on this face
        for corner in range(4):
            first = 0.0 if corner in (0, 3) else 1.0
            second = 0.0 if corner in (0, 1) else 1.0
            last = float(face % 2)
            if fixed == 0:
                f, g, h = last, first, second
            elif fixed == 1:
                f, g, h = first, last, second
            else:
                f, g, h = first, second, last
            p, q, r = f * a[LENGTH], (2.0 * g - 1.0) * a[HALF], h * a[THICK]
            wx = a[X] + p * fa[0] + q * fa[3] + r * fa[6] - b[X]
            wy = a[Y] + p * fa[1] + q * fa[4] + r * fa[7] - b[Y]
            wz = a[Z] + p * fa[2] + q * fa[5] + r * fa[8] - b[Z]
            for k in range(3):
                points[corner, k] = wx * fb[3 * k] + wy * fb[3 * k + 1] + wz * fb[3 * k + 2]
        count = _clip_box(points, 4, 0, -1.0, 0.0, spare)
        count = _clip_box(spare, count, 0, 1.0, b[LENGTH], points)
        count = _clip_box(points, count, 1, -1.0, b[HALF], spare)
        count = _clip_box(spare, count, 1, 1.0, b[HALF], points)
        count = _clip_box(points, count, 2, -1.0, 0.0, spare)
        count = _clip_box(spare, count, 2, 1.0, b[THICK], points)
        for i in range(count):
            wx = b[X] + points[i, 0] * fb[0] + points[i, 1] * fb[3] + points[i, 2] * fb[6] - x
            wy = b[Y] + points[i, 0] * fb[1] + points[i, 1] * fb[4] + points[i, 2] * fb[7] - y
            farthest = max(farthest, math.sqrt(wx * wx + wy * wy))
    return farthest


@inlined
def _clip_to_contact(a: Floats, b: Floats, work: Floats, count: int) -> int:
    """Reduce the overlap in plan to the part where the beams overlap in height too; ends count as upright."""
    # The plane of the height difference: underside of a minus underside of b.
    rise, other = a[S] / a[C], b[S] / b[C]
    nx, ny = rise * a[UX] - other * b[UX], rise * a[UY] - other * b[UY]
    level = a[Z] - rise * (a[X] * a[UX] + a[Y] * a[UY]) - b[Z] + other * (b[X] * b[UX] + b[Y] * b[UY])
    count = clip_polygon(work[0], count, nx, ny, b[THICK] / b[C] - level, work[1])
    return clip_polygon(work[1], count, -nx, -ny, a[THICK] / a[C] + level, work[0])


@compiled
def contact_beyond_disc(a: Floats, b: Floats, x: float, y: float, radius: float, work: Floats) -> float:
    """How far beyond the rim of a disc two beams still touch each other; 0 or less if they touch only on the disc."""
    if _shares_disc_only(a, b, x, y, radius):
        return 0.0
    count = plan_overlap(a, b, work)
    count = _clip_to_contact(a, b, work, count)
    outermost = 0.0
    for i in range(count):
        dx, dy = work[0, 2 * i] - x, work[0, 2 * i + 1] - y
        outermost = max(outermost, math.sqrt(dx * dx + dy * dy))
    if outermost <= radius + CONTACT:  # on the disc even without the exact test in space
        return 0.0
    # The common part is convex, so its point farthest from the axis is on a face of one of the beams.
    return max(_farthest_common(a, b, x, y), _farthest_common(b, a, x, y)) - radius
