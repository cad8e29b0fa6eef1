"""Plane geometry for drawings: convex outlines (anticlockwise), their intersections and hulls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = Sequence[Point]
Box: TypeAlias = tuple[float, float, float, float]
"""Smallest x, smallest y, largest x, largest y."""


def bounds(points: Iterable[Point]) -> Box:
    """The smallest box around points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not overlap."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def clip(subject: Outline, window: Outline) -> list[Point]:
    """The intersection of two convex outlines; empty if there is none."""
    points = list(subject)
    ax, ay = window[-1]
    for bx, by in window:
        if not points:
            break
        ex, ey = bx - ax, by - ay
        kept: list[Point] = []
        px, py = points[-1]
        inside_p = ex * (py - ay) - ey * (px - ax)
        for qx, qy in points:
            inside_q = ex * (qy - ay) - ey * (qx - ax)
            if (inside_p < 0.0) != (inside_q < 0.0):
                t = inside_p / (inside_p - inside_q)
                kept.append((px + t * (qx - px), py + t * (qy - py)))
            if inside_q >= 0.0:
                kept.append((qx, qy))
            px, py, inside_p = qx, qy, inside_q
        points = kept
        ax, ay = bx, by
    return points


def centre(points: Outline) -> Point:
    """The mean of the corners."""
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex hull of points."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    halves: list[list[Point]] = []
    for run in (ordered, ordered[::-1]):
        half: list[Point] = []
        for p in run:
            while len(half) > 1 and _cross(half[-2], half[-1], p) <= 0.0:
                half.pop()
            half.append(p)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def swept(outline: Outline, shift: Point) -> list[Point]:
    """The outline of the area that a convex outline covers when it is moved along a straight line."""
    sx, sy = shift
    count = len(outline)
    ahead = []
    for i in range(count):
        (ax, ay), (bx, by) = outline[i - 1], outline[i]
        ahead.append((by - ay) * sx - (bx - ax) * sy > 0.0)
    found: list[Point] = []
    for i, (x, y) in enumerate(outline):
        moved = (x + sx, y + sy)
        coming, going = ahead[i], ahead[(i + 1) % count]
        if coming and going:
            found.append(moved)
        elif coming:
            found += (moved, (x, y))
        elif going:
            found += ((x, y), moved)
        else:
            found.append((x, y))
    return found


def _cross(a: Point, b: Point, c: Point) -> float:
    """The cross product of b − a and c − a: positive if a, b, c turn left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
