"""Kernels for beams: long boxes that may slope along their length but do not roll.

The width of a beam is level. So the part of it between two levels is a rectangle in plan, and the distance to an
upright cylinder or prism is a distance in plan.
"""

from __future__ import annotations

import math

import numpy as np

from shuto.geometry.compiled import compiled, inlined, makes_arrays, stay_apart
from shuto.geometry.plane import Floats, Row, point_rectangle, polygons_gap
from shuto.geometry.rows import (
    HALF,
    LENGTH,
    PRISM_CORNERS,
    PRISM_COUNT,
    PRISM_HIGH,
    PRISM_LOW,
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
from shuto.geometry.tolerances import CONTACT


@inlined
def beam_between(
    ax: float, ay: float, az: float, bx: float, by: float, bz: float, half: float, thick: float
) -> tuple[float, ...]:
    """The row of a beam, given the middles a and b of its two lower end edges, which must differ in plan."""
    dx, dy, dz = bx - ax, by - ay, bz - az
    flat = math.sqrt(dx * dx + dy * dy)
    length = math.sqrt(flat * flat + dz * dz)
    return ax, ay, az, dx / flat, dy / flat, flat / length, dz / length, length, half, thick


@inlined
def set_row(beam: Floats, row: Row) -> None:
    """Write the row of a beam into an array."""
    beam[X], beam[Y], beam[Z], beam[UX], beam[UY] = row[X], row[Y], row[Z], row[UX], row[UY]
    beam[C], beam[S], beam[LENGTH], beam[HALF], beam[THICK] = row[C], row[S], row[LENGTH], row[HALF], row[THICK]


@inlined
def set_beam(
    beam: Floats, ax: float, ay: float, az: float, bx: float, by: float, bz: float, half: float, thick: float
) -> None:
    """Write a beam, given the middles a and b of its two lower end edges, which must differ in plan."""
    set_row(beam, beam_between(ax, ay, az, bx, by, bz, half, thick))


@inlined
def plan_span(beam: Row) -> tuple[float, float]:
    """Where a beam begins and ends in plan, measured from the lower edge of its first end."""
    shift = -beam[THICK] * beam[S]
    return min(0.0, shift), beam[LENGTH] * beam[C] + max(0.0, shift)


@compiled
def slice_span(beam: Floats, low: float, high: float) -> tuple[bool, float, float]:
    """Whether a beam has a part between two levels, and where that part begins and ends in plan."""
    c, s, length, thick = beam[C], beam[S], beam[LENGTH], beam[THICK]
    us = (0.0, length * c, length * c - thick * s, -thick * s)
    zs = (beam[Z], beam[Z] + length * s, beam[Z] + length * s + thick * c, beam[Z] + thick * c)
    first = np.inf
    last = -np.inf
    for i in range(4):
        j = (i + 1) % 4
        if low <= zs[i] <= high:
            first = min(first, us[i])
            last = max(last, us[i])
        for level in (low, high):
            if (zs[i] < level < zs[j]) or (zs[j] < level < zs[i]):
                u = us[i] + (level - zs[i]) / (zs[j] - zs[i]) * (us[j] - us[i])
                first = min(first, u)
                last = max(last, u)
    return first <= last, first, last


@inlined
def underside(beam: Row, u: float) -> float:
    """Height of a beam's underside at distance u in plan from its first end."""
    return float(beam[Z] + beam[S] / beam[C] * u)


@inlined
def disc_plan_gap(beam: Row, x: float, y: float, radius: float) -> float:
    """Signed distance in plan between a beam and a circle."""
    u0, u1 = plan_span(beam)
    dx, dy = x - beam[X], y - beam[Y]
    u = dx * beam[UX] + dy * beam[UY]
    v = dy * beam[UX] - dx * beam[UY]
    return point_rectangle(u, v, u0, u1, beam[HALF]) - radius


@compiled
def disc_gap(beam: Floats, x: float, y: float, radius: float, low: float, high: float) -> float:
    """Signed distance in plan between an upright cylinder and the part of a beam between the same levels.

    If the whole beam is apart from it in plan, the distance to the whole beam. inf if no part has the same level.
    """
    stay_apart()
    gap = disc_plan_gap(beam, x, y, radius)
    if gap > CONTACT:  # apart in plan, so levels do not matter
        return gap
    hit, u0, u1 = slice_span(beam, low - CONTACT, high + CONTACT)
    if not hit:
        return np.inf
    dx, dy = x - beam[X], y - beam[Y]
    u = dx * beam[UX] + dy * beam[UY]
    v = dy * beam[UX] - dx * beam[UY]
    return point_rectangle(u, v, u0, u1, beam[HALF]) - radius


@compiled
def rectangle(beam: Floats, u0: float, u1: float, out: Floats) -> None:
    """Write the corners in plan of the part of a beam from u0 to u1, anticlockwise."""
    x, y, ux, uy, half = beam[X], beam[Y], beam[UX], beam[UY], beam[HALF]
    out[0], out[1] = x + u0 * ux + half * uy, y + u0 * uy - half * ux
    out[2], out[3] = x + u1 * ux + half * uy, y + u1 * uy - half * ux
    out[4], out[5] = x + u1 * ux - half * uy, y + u1 * uy + half * ux
    out[6], out[7] = x + u0 * ux - half * uy, y + u0 * uy + half * ux


@compiled
@makes_arrays
def prism_gap(beam: Floats, prism: Floats) -> float:
    """Signed distance in plan between a prism and the part of a beam between the same levels; inf if there is none."""
    stay_apart()
    hit, u0, u1 = slice_span(beam, prism[PRISM_LOW] - CONTACT, prism[PRISM_HIGH] + CONTACT)
    if not hit:
        return np.inf
    corners = np.empty(8)
    rectangle(beam, u0, u1, corners)
    return polygons_gap(corners, 4, prism[PRISM_CORNERS:], int(prism[PRISM_COUNT])) - prism[PRISM_RADIUS]
