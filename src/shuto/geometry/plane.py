"""Kernels in the plane: rectangles, convex polygons, segments. Polygons are arrays x0, y0, x1, y1 … anticlockwise.

Signed distances are negative where shapes overlap; their size is then the depth of the overlap.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from shuto.geometry.compiled import compiled, compiled_as, inlined
from shuto.geometry.tolerances import GRID_PER_MM, PARALLEL

Floats = npt.NDArray[np.float64]
Row = Floats | tuple[float, ...]
"""A row of numbers that a kernel only reads. The compiler keeps those of a tuple in registers."""


@compiled
def on_grid(value: float) -> float:
    """The nearest coordinate on the grid."""
    return math.floor(value * GRID_PER_MM + 0.5) / GRID_PER_MM


@inlined
def point_rectangle(u: float, v: float, u0: float, u1: float, half: float) -> float:
    """Signed distance from a point to the rectangle [u0, u1] × [-half, half]."""
    du = max(u0 - u, u - u1)
    dv = abs(v) - half
    if du > 0.0 and dv > 0.0:
        return math.sqrt(du * du + dv * dv)
    return max(du, dv)


@compiled
def segment_distance(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """Distance from a point to the segment a–b."""
    dx = bx - ax
    dy = by - ay
    square = dx * dx + dy * dy
    t = 0.0
    if square > 0.0:
        t = min(1.0, max(0.0, ((px - ax) * dx + (py - ay) * dy) / square))
    ex = px - ax - t * dx
    ey = py - ay - t * dy
    return math.sqrt(ex * ex + ey * ey)


@compiled_as("float64(float64, float64, float64[::1], int64)")
def point_polygon(px: float, py: float, corners: Floats, count: int) -> float:
    """Signed distance from a point to a convex polygon; a polygon of one corner is a point."""
    if count == 1:
        return math.sqrt((px - corners[0]) ** 2 + (py - corners[1]) ** 2)
    deepest = -np.inf
    nearest = np.inf
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        ax, ay, bx, by = corners[2 * i], corners[2 * i + 1], corners[2 * j], corners[2 * j + 1]
        length = math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)
        if length < PARALLEL:  # two corners of a slice without length coincide
            continue
        outside = ((by - ay) * (px - ax) - (bx - ax) * (py - ay)) / length
        deepest = max(deepest, outside)
        nearest = min(nearest, segment_distance(px, py, ax, ay, bx, by))
    return deepest if deepest <= 0.0 else nearest


@compiled_as("float64(float64[::1], int64, float64[::1], int64)")
def _separation(a: Floats, n: int, b: Floats, m: int) -> float:
    """The widest gap between two convex polygons along the normals of the first one's edges."""
    widest = -np.inf
    for i in range(n):
        j = i + 1 if i + 1 < n else 0
        nx = a[2 * j + 1] - a[2 * i + 1]
        ny = a[2 * i] - a[2 * j]
        length = math.sqrt(nx * nx + ny * ny)
        if length < PARALLEL:
            continue
        nearest = np.inf
        for k in range(m):
            outside = (nx * (b[2 * k] - a[2 * i]) + ny * (b[2 * k + 1] - a[2 * i + 1])) / length
            nearest = min(nearest, outside)
        widest = max(widest, nearest)
    return widest


@compiled_as("float64(float64[::1], int64, float64[::1], int64)")
def polygons_gap(a: Floats, n: int, b: Floats, m: int) -> float:
    """Signed distance between two convex polygons; either may be a single point."""
    if n == 1:
        return point_polygon(a[0], a[1], b, m)
    if m == 1:
        return point_polygon(b[0], b[1], a, n)
    widest = max(_separation(a, n, b, m), _separation(b, m, a, n))
    if widest <= 0.0:
        return widest
    nearest = np.inf
    for k in range(m):
        nearest = min(nearest, point_polygon(b[2 * k], b[2 * k + 1], a, n))
    for k in range(n):
        nearest = min(nearest, point_polygon(a[2 * k], a[2 * k + 1], b, m))
    return nearest


@compiled
def polygon_within(a: Floats, n: int, radius: float, b: Floats, m: int) -> float:
    """How far polygon a, grown by `radius`, extends out of convex polygon b; negative if it is inside."""
    worst = -np.inf
    for i in range(m):
        j = i + 1 if i + 1 < m else 0
        nx = b[2 * j + 1] - b[2 * i + 1]
        ny = b[2 * i] - b[2 * j]
        length = math.sqrt(nx * nx + ny * ny)
        for k in range(n):
            outside = (nx * (a[2 * k] - b[2 * i]) + ny * (a[2 * k + 1] - b[2 * i + 1])) / length
            worst = max(worst, outside + radius)
    return worst


@inlined
def segments_cross(
    ax: float, ay: float, bx: float, by: float, cx: float, cy: float, dx: float, dy: float
) -> tuple[bool, float, float]:
    """Whether segments a–b and c–d intersect, and where, as fractions of both. Parallel segments never do."""
    rx, ry, sx, sy = bx - ax, by - ay, dx - cx, dy - cy
    cross = rx * sy - ry * sx
    if abs(cross) <= PARALLEL * (abs(rx) + abs(ry)) * (abs(sx) + abs(sy)):
        return False, 0.0, 0.0
    t = ((cx - ax) * sy - (cy - ay) * sx) / cross
    s = ((cx - ax) * ry - (cy - ay) * rx) / cross
    return 0.0 <= t <= 1.0 and 0.0 <= s <= 1.0, t, s


@compiled_as("int64(float64[::1], int64, float64, float64, float64, float64[::1])")
def clip_polygon(points: Floats, count: int, nx: float, ny: float, limit: float, out: Floats) -> int:
    """The part of a convex polygon where n·p ≤ limit, written to out; returns its number of corners."""
    kept = 0
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        here = nx * points[2 * i] + ny * points[2 * i + 1] - limit
        there = nx * points[2 * j] + ny * points[2 * j + 1] - limit
        if here <= 0.0:
            out[2 * kept] = points[2 * i]
            out[2 * kept + 1] = points[2 * i + 1]
            kept += 1
        if (here < 0.0 < there) or (there < 0.0 < here):
            t = here / (here - there)
            out[2 * kept] = points[2 * i] + t * (points[2 * j] - points[2 * i])
            out[2 * kept + 1] = points[2 * i + 1] + t * (points[2 * j + 1] - points[2 * i + 1])
            kept += 1
    return kept


@compiled_as("boolean(float64, float64, float64, float64, float64[::1], int64)")
def segment_meets_polygon(ax: float, ay: float, bx: float, by: float, corners: Floats, count: int) -> bool:
    """Whether the segment a–b and a convex polygon have a point in common."""
    begin, end = 0.0, 1.0
    for i in range(count):
        j = i + 1 if i + 1 < count else 0
        ex, ey = corners[2 * j] - corners[2 * i], corners[2 * j + 1] - corners[2 * i + 1]
        # positive on the inner side of this edge
        at_a = ex * (ay - corners[2 * i + 1]) - ey * (ax - corners[2 * i])
        at_b = ex * (by - corners[2 * i + 1]) - ey * (bx - corners[2 * i])
        if at_a < 0.0 and at_b < 0.0:
            return False
        if at_a < 0.0:
            begin = max(begin, at_a / (at_a - at_b))
        elif at_b < 0.0:
            end = min(end, at_a / (at_a - at_b))
    return begin <= end
