"""Kernels for two beams with ends on one disc: whether they overlap there, and whether they touch beyond its rim."""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.beam import plan_span, rectangle
from shuto.geometry.compiled import compiled, compiled_as, inlined, inner, makes_arrays, stay_apart
from shuto.geometry.contact import frame_of
from shuto.geometry.plane import Floats, Row, clip_polygon, point_polygon
from shuto.geometry.rows import HALF, LENGTH, THICK, UX, UY, C, S, X, Y, Z
from shuto.geometry.tolerances import CONTACT

WORK = 32
"""Kernels that clip polygons are given a work array of 2 × WORK numbers, because allocating one takes too long."""
_SURE = 0.01
"""A point this far inside counts as inside without an exact test: rounding errors are a million times smaller."""
_PARALLEL = 1e-6
"""1 minus the cosine of an angle is taken to be at least this, so that it can be divided by."""


@inlined
def end_at(beam: Row, x: float, y: float) -> tuple[float, float, float, float]:
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
def _between_ends(a: Row, b: Row, x: float, y: float, distance: float) -> tuple[float, float]:
    """The point at this distance from a disc's axis, halfway between two beams that leave it.

    It is the axis itself if they leave it in opposite directions.
    """
    ax, ay, _, _ = end_at(a, x, y)
    bx, by, _, _ = end_at(b, x, y)
    mx, my = ax + bx, ay + by
    size = math.sqrt(mx * mx + my * my)
    if size < _SURE:
        return x, y
    return x + mx / size * distance, y + my / size * distance


@inlined
def _deep_inside(beam: Row, x: float, y: float) -> tuple[bool, float, float]:
    """Whether a point is well inside a beam in plan, away from both ends; there, the levels of underside and top."""
    dx, dy = x - beam[X], y - beam[Y]
    u = dx * beam[UX] + dy * beam[UY]
    v = dy * beam[UX] - dx * beam[UY]
    c, lean = beam[C], abs(beam[THICK] * beam[S]) + _SURE
    low = beam[Z] + beam[S] / c * u
    inside = abs(v) < beam[HALF] - _SURE and lean < u < beam[LENGTH] * c - lean
    return inside, low, low + beam[THICK] / c


@inlined
def surely_overlap(a: Row, b: Row, x: float, y: float, radius: float) -> bool:
    """Whether one point proves that two beams with ends on a disc overlap there in plan. False proves nothing."""
    px, py = _between_ends(a, b, x, y, radius / 4.0)
    in_a, _, _ = _deep_inside(a, px, py)
    in_b, _, _ = _deep_inside(b, px, py)
    return in_a and in_b


@inlined
def _touch_at(a: Row, b: Row, x: float, y: float) -> bool:
    """Whether two beams surely have a point above a point of the plan in common. False proves nothing."""
    in_a, low_a, high_a = _deep_inside(a, x, y)
    in_b, low_b, high_b = _deep_inside(b, x, y)
    return in_a and in_b and low_a < high_b - _SURE and low_b < high_a - _SURE


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
    """Whether the part where two beams overlap in plan reaches a disc. `work`: 2 × WORK numbers.

    It takes long where surely_overlap would prove it, so ask that first.
    """
    stay_apart()
    count = plan_overlap(a, b, work)
    return count > 2 and point_polygon(x, y, work[0], count) < radius - CONTACT


@inlined
def share_disc_only(a: Row, b: Row, x: float, y: float, radius: float) -> bool:
    """Whether a quick test proves that two beams with ends on a disc overlap in plan only on that disc.

    The overlap is behind the axis for one beam, or ahead of it for both. Ahead, it ends where the outer edges meet.
    """
    ax, ay, back_a, aside_a = end_at(a, x, y)
    bx, by, back_b, aside_b = end_at(b, x, y)
    half = max(a[HALF] + aside_a, b[HALF] + aside_b)
    back = max(back_a, back_b)
    if back * back + half * half > radius * radius:
        return False
    cosine = ax * bx + ay * by
    if cosine <= 0.0:
        return 2.0 * half * half <= radius * radius
    return 2.0 * half * half <= (1.0 - cosine) * radius * radius


@inlined
def _leaves_above(a: Row, b: Row, x: float, y: float, radius: float) -> bool:
    """Whether a quick test proves that beam a is above beam b wherever they meet in plan beyond a disc.

    Beyond the rim, both are at least as far ahead as a point of the rim that is half a width aside, and at most as far
    as the point where their outer edges meet. Between these, the lowest level of a is above the highest of b. False
    proves nothing.
    """
    ax, ay, back_a, aside_a = end_at(a, x, y)
    bx, by, back_b, aside_b = end_at(b, x, y)
    half = max(a[HALF] + aside_a, b[HALF] + aside_b)
    back, square = max(back_a, back_b), radius * radius - half * half
    rise_a = a[S] / a[C] * (ax * a[UX] + ay * a[UY])
    rise_b = b[S] / b[C] * (bx * b[UX] + by * b[UY])
    if back * back > square:
        return False
    apart = max(min(1.0 - ax * bx - ay * by, 1.0), _PARALLEL)
    near = math.sqrt(square)
    far = min(half * math.sqrt(2.0 / apart), max(a[LENGTH], b[LENGTH]) + radius)
    low_a = a[Z] + a[S] / a[C] * ((x - a[X]) * a[UX] + (y - a[Y]) * a[UY])
    high_b = b[Z] + b[S] / b[C] * ((x - b[X]) * b[UX] + (y - b[Y]) * b[UY]) + b[THICK] / b[C]
    return bool(low_a + min(rise_a * near, rise_a * far) > high_b + max(rise_b * near, rise_b * far) + _SURE)


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
@makes_arrays
def _farthest_common(a: Floats, b: Floats, x: float, y: float) -> float:
    """Largest distance in plan from (x, y) to a point that is on a face of beam a and inside beam b; -inf if none."""
    fa = frame_of(a)
    fb = frame_of(b)
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


@inlined
def _contact(a: Floats, b: Floats, work: Floats) -> int:
    """Write the polygon where two beams touch, seen from above, to work[0]; their ends count as upright."""
    return _clip_to_contact(a, b, work, plan_overlap(a, b, work))


@inlined
def _exactly_beyond(a: Floats, b: Floats, x: float, y: float, radius: float) -> float:
    """How far beyond the rim of a disc two beams touch. It takes long."""
    # The common part is convex, so its point farthest from the axis is on a face of one of the beams.
    return max(_farthest_common(a, b, x, y), _farthest_common(b, a, x, y)) - radius


@compiled
def contact_beyond_disc(a: Floats, b: Floats, x: float, y: float, radius: float, work: Floats) -> float:
    """How far beyond the rim of a disc two beams still touch each other; 0 or less if they touch only on the disc."""
    stay_apart()
    if share_disc_only(a, b, x, y, radius):
        return 0.0
    outermost = 0.0
    for i in range(_contact(a, b, work)):
        dx, dy = work[0, 2 * i] - x, work[0, 2 * i + 1] - y
        outermost = max(outermost, math.sqrt(dx * dx + dy * dy))
    if outermost <= radius + CONTACT:  # on the disc even without the exact test in space
        return 0.0
    return _exactly_beyond(a, b, x, y, radius)


@compiled
def touch_beyond_disc(a: Floats, b: Floats, x: float, y: float, radius: float, work: Floats) -> bool:
    """Whether contact_beyond_disc is more than a contact. It is quick where one point proves it.

    It takes long where share_disc_only would prove the opposite, so ask that first.
    """
    stay_apart()
    if _leaves_above(a, b, x, y, radius):
        return False
    px, py = _between_ends(a, b, x, y, radius + _SURE)
    opposite = px == x and py == y
    if not opposite and _touch_at(a, b, px, py):
        return True
    beyond = False
    for i in range(_contact(a, b, work)):
        px, py = work[0, 2 * i], work[0, 2 * i + 1]
        distance = math.sqrt((px - x) ** 2 + (py - y) ** 2)
        beyond = beyond or distance > radius + CONTACT
    return beyond and _exactly_beyond(a, b, x, y, radius) > CONTACT
