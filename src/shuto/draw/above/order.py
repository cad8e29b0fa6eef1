"""Which road lies above which, and the order in which the roads are painted."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shuto.draw.planar import Box, Outline, Point, apart, bounds, centre, clip
from shuto.rules.pieces import Point3, Road

_ON_TOP = 12.0  # mm from its end; farther away, a road no longer lies on the column's top
_SAME_LEVEL = 0.05  # mm; roads at the same level lie side by side and need no order


class RoadPlan(NamedTuple):
    """A road in plan, with what a drawing needs: its outline and its direction in plan, and its rise."""

    road: Road
    outline: Outline
    box: Box
    along: Point
    plan_length: float
    """Length in plan, mm."""
    rise: float
    """mm of height per mm in plan."""

    @property
    def mean_height(self) -> float:
        """The mean height of its underside."""
        return (self.road.start[2] + self.road.end[2]) / 2.0

    def place(self, point: Point) -> float:
        """The distance in plan of a point from the road's start, measured along the road."""
        x, y, _ = self.road.start
        return (point[0] - x) * self.along[0] + (point[1] - y) * self.along[1]

    def at(self, place: float) -> Point:
        """The point of the centre line at a distance from the start."""
        return self.road.start[0] + place * self.along[0], self.road.start[1] + place * self.along[1]

    def height(self, point: Point) -> float:
        """The height of its underside at a point."""
        return self.road.start[2] + self.rise * self.place(point)


class Overlap(NamedTuple):
    """Two roads one above the other, by their numbers, and the point in plan where they overlap."""

    lower: int
    upper: int
    point: Point
    gap: float
    """mm from underside to underside."""
    covered: tuple[float, float]
    """Which part of the lower road is covered: two distances along it."""


class Stroke(NamedTuple):
    """One painting step: a whole road, or again the part of it that covers another one (see `paint_order`)."""

    road: int
    """Its number."""
    part: tuple[float, float] | None = None


def plan_of(road: Road, half: float) -> RoadPlan:
    """A road in plan; `half` is half its width."""
    (ax, ay, az), (bx, by, bz) = road.start, road.end
    flat = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / flat, (by - ay) / flat
    wx, wy = half * uy, -half * ux
    outline = ((ax + wx, ay + wy), (bx + wx, by + wy), (bx - wx, by - wy), (ax - wx, ay - wy))
    return RoadPlan(road, outline, bounds(outline), (ux, uy), flat, (bz - az) / flat)


def overlaps(plans: Sequence[RoadPlan]) -> list[Overlap]:
    """All pairs of roads that overlap in plan."""
    found = []
    for i, one in enumerate(plans):
        for j in range(i):
            other = plans[j]
            if apart(one.box, other.box):
                continue
            shared = clip(one.outline, other.outline)
            if not shared:
                continue
            point = centre(shared)
            gap = _gap(one, other, point)
            if abs(gap) > _SAME_LEVEL:
                lower, upper = (j, i) if gap > 0 else (i, j)
                places = [plans[lower].place(corner) for corner in shared]
                found.append(Overlap(lower, upper, point, abs(gap), (min(places), max(places))))
    return found


def _gap(one: RoadPlan, other: RoadPlan, point: Point) -> float:
    """How much higher the first of two roads lies at a point.

    On the top of a column that both share, the heights of their ends decide, however steep the roads are.
    """
    for column, (x, y, z) in _ends(one):
        for same, (ox, oy, oz) in _ends(other):
            if column == same and _near(point, x, y) and _near(point, ox, oy):
                return z - oz
    return one.height(point) - other.height(point)


def _ends(plan: RoadPlan) -> list[tuple[str, Point3]]:
    """The columns that a road lies on, and the end that lies on each."""
    road = plan.road
    ends = ((road.from_column, road.start), (road.to_column, road.end))
    return [(column, end) for column, end in ends if column is not None]


def _near(point: Point, x: float, y: float) -> bool:
    return (point[0] - x) ** 2 + (point[1] - y) ** 2 < _ON_TOP**2


def paint_order(plans: Sequence[RoadPlan], pairs: Sequence[Overlap], half: float) -> list[Stroke]:
    """The order in which roads are painted, so that at every overlap the upper one is painted last.

    Roads can form a ring in which each lies over the next. Then one of them is painted too early, and the part of it
    that covers another road is painted again after that one.
    """
    order = topological_order([plan.mean_height for plan in plans], [(pair.lower, pair.upper) for pair in pairs])
    rank = {number: place for place, number in enumerate(order)}
    painted_too_early: dict[int, list[int]] = {}
    for pair in pairs:
        if rank[pair.upper] < rank[pair.lower]:
            painted_too_early.setdefault(pair.lower, []).append(pair.upper)
    strokes = []
    for number in order:
        strokes.append(Stroke(number))
        for upper in painted_too_early.get(number, ()):
            strokes.append(Stroke(upper, _part_over(plans[upper], plans[number], half)))
    return strokes


def topological_order(keys: Sequence[float], pairs: Iterable[tuple[int, int]]) -> list[int]:
    """The numbers 0, 1, … so that the first of each pair comes before the second; otherwise the smallest key first.

    Where pairs form a ring, the number with the smallest key is taken, although a pair is then in the wrong order.
    """
    after: list[set[int]] = [set() for _ in keys]
    waiting = [0] * len(keys)
    for first, second in pairs:
        if second not in after[first]:
            after[first].add(second)
            waiting[second] += 1
    ready = [(keys[i], i) for i in range(len(keys)) if not waiting[i]]
    heapq.heapify(ready)
    order: list[int] = []
    done = [False] * len(keys)
    while len(order) < len(keys):
        if not ready:
            ready.append(min((keys[i], i) for i in range(len(keys)) if not done[i]))
        _, number = heapq.heappop(ready)
        done[number] = True
        order.append(number)
        for second in after[number]:
            waiting[second] -= 1
            if not waiting[second] and not done[second]:
                heapq.heappush(ready, (keys[second], second))
    return order


def _part_over(upper: RoadPlan, lower: RoadPlan, half: float) -> tuple[float, float]:
    """The part of a road that covers another one, with a margin for its outline."""
    places = [upper.place(point) for point in clip(upper.outline, lower.outline)]
    return max(0.0, min(places) - half), min(upper.plan_length, max(places) + half)
