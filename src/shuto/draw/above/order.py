"""Which stick lies above which: the order in which the sticks of a table are painted."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shuto.draw.planar import Box, Outline, Point, apart, bounds, clip, middle
from shuto.rules.pieces import Point3, Road

_ON_TOP = 12.0  # mm from its end; farther off, a stick has left the column's top
_SAME_LEVEL = 0.05  # mm; sticks side by side on one column top need no order


class Stick(NamedTuple):
    """A road as a picture needs it: its outline in plan, its direction there, how it rises."""

    road: Road
    outline: Outline
    box: Box
    along: Point
    flat: float
    """Length in plan, mm."""
    rise: float
    """mm of height per mm in plan."""

    @property
    def mean(self) -> float:
        """Mean height of its underside."""
        return (self.road.start[2] + self.road.end[2]) / 2.0

    def place(self, point: Point) -> float:
        """How far along the stick, in plan, a point lies."""
        x, y, _ = self.road.start
        return (point[0] - x) * self.along[0] + (point[1] - y) * self.along[1]

    def at(self, place: float) -> Point:
        """The point of its middle line so far along."""
        return self.road.start[0] + place * self.along[0], self.road.start[1] + place * self.along[1]

    def height(self, point: Point) -> float:
        """Height of its underside over (or under) a point."""
        return self.road.start[2] + self.rise * self.place(point)


class Overlap(NamedTuple):
    """Two sticks one above the other, by their numbers, and where."""

    lower: int
    upper: int
    point: Point
    gap: float
    """From underside to underside, mm."""
    covered: tuple[float, float]
    """From where to where along the lower one the upper one covers it."""


class Stroke(NamedTuple):
    """One thing to paint: a whole stick, or (when sticks lie in a ring) its part over another one again."""

    stick: int
    part: tuple[float, float] | None = None


def stick_of(road: Road, half: float) -> Stick:
    """The stick of a road, given half its width."""
    (ax, ay, az), (bx, by, bz) = road.start, road.end
    flat = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / flat, (by - ay) / flat
    wx, wy = half * uy, -half * ux
    outline = ((ax + wx, ay + wy), (bx + wx, by + wy), (bx - wx, by - wy), (ax - wx, ay - wy))
    return Stick(road, outline, bounds(outline), (ux, uy), flat, (bz - az) / flat)


def overlaps(sticks: Sequence[Stick]) -> list[Overlap]:
    """Every pair of sticks that overlap in plan, the lower one first."""
    found = []
    for i, one in enumerate(sticks):
        for j in range(i):
            other = sticks[j]
            if apart(one.box, other.box):
                continue
            shared = clip(one.outline, other.outline)
            if not shared:
                continue
            point = middle(shared)
            gap = _gap(one, other, point)
            if abs(gap) > _SAME_LEVEL:
                lower, upper = (j, i) if gap > 0 else (i, j)
                places = [sticks[lower].place(corner) for corner in shared]
                found.append(Overlap(lower, upper, point, abs(gap), (min(places), max(places))))
    return found


def _gap(one: Stick, other: Stick, point: Point) -> float:
    """How much higher the first of two sticks lies at a point.

    On the top of a column they share it is their ends that lie one on the other, however steep they run from there.
    """
    for column, (x, y, z) in _ends(one):
        for same, (ox, oy, oz) in _ends(other):
            if column == same and _near(point, x, y) and _near(point, ox, oy):
                return z - oz
    return one.height(point) - other.height(point)


def _ends(stick: Stick) -> list[tuple[str, Point3]]:
    """The columns a stick lies on, and where its end is there."""
    road = stick.road
    ends = ((road.from_column, road.start), (road.to_column, road.end))
    return [(column, end) for column, end in ends if column is not None]


def _near(point: Point, x: float, y: float) -> bool:
    return (point[0] - x) ** 2 + (point[1] - y) ** 2 < _ON_TOP**2


def paint_order(sticks: Sequence[Stick], pairs: Sequence[Overlap], half: float) -> list[Stroke]:
    """The sticks from the lowest to the highest, so that at every overlap the upper one is painted last.

    Three sticks can lie in a ring, each over the next: then the lowest is painted early, and where that was wrong its
    part over the other is painted once more.
    """
    order = stacked([stick.mean for stick in sticks], [(pair.lower, pair.upper) for pair in pairs])
    turn = {number: place for place, number in enumerate(order)}
    late: dict[int, list[int]] = {}
    for pair in pairs:
        if turn[pair.upper] < turn[pair.lower]:
            late.setdefault(pair.lower, []).append(pair.upper)
    strokes = []
    for number in order:
        strokes.append(Stroke(number))
        for upper in late.get(number, ()):
            strokes.append(Stroke(upper, _part_over(sticks[upper], sticks[number], half)))
    return strokes


def stacked(keys: Sequence[float], pairs: Iterable[tuple[int, int]]) -> list[int]:
    """Numbers in an order that keeps "first before second" pairs; where they leave a choice, the least key first."""
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


def _part_over(upper: Stick, lower: Stick, half: float) -> tuple[float, float]:
    """The part of a stick that covers another, with a little more for its outline."""
    places = [upper.place(point) for point in clip(upper.outline, lower.outline)]
    return max(0.0, min(places) - half), min(upper.flat, max(places) + half)
