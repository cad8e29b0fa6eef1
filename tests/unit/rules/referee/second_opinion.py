"""A second referee for builds, slow and simple: shapely in plan, planes and corners in space, no kernel.

It reads the views of a position and finds the faults and crossings of a column and its road; None if something is too
close to a limit.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from shapely import LineString, Point, Polygon
from shapely.affinity import rotate, translate
from shapely.geometry.base import BaseGeometry

from shuto.rules.pieces import Car, Road
from shuto.rules.position import Position
from shuto.rules.turn import Extend
from unit.geometry.boxes import Box, common_corners, touch

RADIUS, STICK, THICK, ELEMENT = 10.0, 120.0, 2.0, 10.0
HAIR = 0.05


class TooCloseError(Exception):
    """A case that is too close to a limit to prove anything."""


@dataclass
class Opinion:
    """The opinion of the second referee."""

    faults: set[str] = field(default_factory=set)
    crossings: dict[str, tuple[bool, str]] = field(default_factory=dict)
    start: float = 0.0


def _is(value: float) -> bool:
    """Whether a gap is negative. Raises TooCloseError if that cannot be decided."""
    if abs(value) < HAIR:
        raise TooCloseError
    return value < 0.0


def road_box(road: Road) -> Box:
    return Box(road.start, road.end)


def body(car: Car) -> Box:
    heading, slope = math.radians(car.heading), math.radians(car.slope)
    way = np.array([math.cos(slope) * math.cos(heading), math.cos(slope) * math.sin(heading), math.sin(slope)])
    middle = np.array(car.centre)
    ends = [(middle + sign * car.length / 2.0 * way).tolist() for sign in (-1.0, 1.0)]
    return Box(tuple(ends[0]), tuple(ends[1]), 4.0, 7.0)


def footprint(here: Position, number: int) -> tuple[str, BaseGeometry, float]:
    """Kind, plan and height of a component."""
    component = here.components[number]
    shape = here.game.pieces.components[component.id]
    if shape.diameter is not None:
        plan: BaseGeometry = Point(0.0, 0.0).buffer(shape.diameter / 2.0, quad_segs=128)
    elif shape.size is not None:
        w, d = shape.size[0] / 2.0, shape.size[1] / 2.0
        plan = Polygon([(-w, -d), (w, -d), (w, d), (-w, d)])
    else:
        plan = Polygon(shape.corners)
    plan = translate(rotate(plan, component.angle, origin=(0.0, 0.0)), component.x, component.y)
    return shape.kind, plan, shape.height


def ground(here: Position, disc: Point, opinion: Opinion) -> float:
    """The level a new column stands on."""
    foot = 0.0
    for number in range(len(here.components)):
        kind, plan, _ = footprint(here, number)
        if kind in ("building", "tower"):
            if _is(plan.distance(disc) - RADIUS):
                opinion.faults.add(f"touches-{kind}")
            continue
        if not _is(plan.distance(disc) - RADIUS):
            continue
        if kind != "development":
            opinion.faults.add("area-forbids-column")
        elif plan.contains(disc) and not _is(plan.boundary.distance(disc) - RADIUS):
            foot = 1.5
        else:
            opinion.faults.add("column-over-area-edge")
    return foot


def judge_column(here: Position, disc: Point, foot: float, top: float, opinion: Opinion) -> None:
    """Find what a new column stands in, under or against."""
    if _is(500.0 - RADIUS - abs(disc.x)) or _is(400.0 - RADIUS - abs(disc.y)):
        opinion.faults.add("off-table")
    for column in here.columns:
        away = math.hypot(column.x - disc.x, column.y - disc.y)
        if _is(away - RADIUS):
            opinion.faults.add("closes-loop")
        elif _is(away - 2.0 * RADIUS):
            opinion.faults.add("column-overlaps-column")
    for fault, boxes in (("touches-road", map(road_box, here.roads)), ("touches-car", map(body, here.cars))):
        for box in boxes:
            under = _is(box.plan.distance(disc) - RADIUS)
            if under and fault == "touches-road":
                opinion.faults.add("column-under-road")
            if under and meets_cylinder(box, disc, foot, top):
                opinion.faults.add(fault)


def meets_cylinder(box: Box, disc: Point, low: float, high: float) -> bool:
    """Whether an upright cylinder meets a box."""
    return meets_plan(box, disc.buffer(RADIUS, quad_segs=128), low, high)


def meets_plan(box: Box, plan: BaseGeometry, low: float, high: float) -> bool:
    """Whether a solid on a footprint between two levels meets a box."""
    span = box.sliced(low, high)
    if span is None:
        return False
    along, left, _ = box.axes
    way = np.array(along[:2]) / math.hypot(along[0], along[1])
    corners = [np.array(box.a[:2]) + u * way + v * left[:2] for u in span for v in (-box.half, box.half)]
    part = LineString(corners).convex_hull
    if part.distance(plan) > 0.0:
        return _is(part.distance(plan))
    if part.intersection(plan).area < 0.5:
        raise TooCloseError
    return True


def lay(here: Position, turn: Extend, top: float) -> tuple[Box, float]:
    """The new road and its margin of reach: from -20 (ends stick out) to 20 (out of reach)."""
    base = here.column(turn.base)
    axis = Point(base.x, base.y)
    dx, dy = turn.x - base.x, turn.y - base.y
    away = math.hypot(dx, dy)
    ends = [(road_box(road), road.start[2]) for road in here.roads if road.from_column == base.id]
    ends += [(road_box(road), road.end[2]) for road in here.roads if road.to_column == base.id]
    ux, uy, mx, my = dx / away, dy / away, base.x + dx / 2.0, base.y + dy / 2.0
    tried = []
    for level in range(len(ends) + 1):
        start = base.top + level * THICK
        flat = math.sqrt(STICK**2 - (top - start) ** 2)
        box = Box(
            (mx - ux * flat / 2.0, my - uy * flat / 2.0, start), (mx + ux * flat / 2.0, my + uy * flat / 2.0, top)
        )
        tried.append((lies_on(box, axis, base.top, ends) - level, box, away - flat))
    # the first level that matches what it overlaps, else the first that is clear
    settled = [(box, short) for wrong, box, short in tried if wrong == 0]
    free = [(box, short) for wrong, box, short in tried if wrong < 0]
    return (settled or free)[0]


def lies_on(box: Box, axis: Point, top: float, ends: list[tuple[Box, float]]) -> int:
    """One more than the level of the highest end that a road overlaps on a column's top."""
    below = 0
    for other, height in ends:
        shared = box.plan.intersection(other.plan).intersection(axis.buffer(RADIUS, quad_segs=64))
        if 0.0 < shared.area < 0.05:
            raise TooCloseError
        if shared.area:
            below = max(below, round((height - top) / THICK) + 1)
    return below


def judge_road(here: Position, turn: Extend, box: Box, opinion: Opinion) -> None:
    """Find what a new road is above or touches."""
    base = here.column(turn.base)
    for x, y, _ in box.corners.tolist():
        if _is(500.0 - abs(x)) or _is(400.0 - abs(y)):
            opinion.faults.add("off-table")
    for column in here.columns:
        disc = Point(column.x, column.y)
        if column.id != base.id and _is(box.plan.distance(disc) - RADIUS):
            opinion.faults.add("road-over-column")
            if meets_cylinder(box, disc, column.foot, column.top):
                opinion.faults.add("touches-column")
    for road in here.roads:
        if base.id in (road.from_column, road.to_column):
            shared = common_corners(box, road_box(road))
            if len(shared):
                beyond = float(np.hypot(shared[:, 0] - base.x, shared[:, 1] - base.y).max()) - RADIUS
                if not _is(beyond):
                    opinion.faults.add("overlap-beyond-top")
        elif hits(box, road_box(road)):
            opinion.faults.add("touches-road")
    if any(hits(box, body(car)) for car in here.cars):
        opinion.faults.add("touches-car")
    low = 1.5 if here.game.switches.obstacles == "city" else 0.0
    for number in range(len(here.components)):
        kind, plan, height = footprint(here, number)
        if kind in ("building", "tower") and meets_plan(box, plan, low, low + height):
            opinion.faults.add(f"touches-{kind}")


def hits(one: Box, other: Box) -> bool:
    if one.plan.distance(other.plan) > 1.0:
        return False
    sure = touch(one, other, HAIR / 2.0)
    if sure is None:
        raise TooCloseError
    return sure


def cross(here: Position, turn: Extend, box: Box, seat: int, opinion: Opinion) -> None:
    """Find which roads are crossed, over or under, and why each earns a car or not."""
    switches = here.game.switches
    line, base = LineString([box.a[:2], box.b[:2]]), here.column(turn.base)
    for road in here.roads:
        other = LineString([road.start[:2], road.end[:2]])
        ends = [Point(p) for p in (*line.coords, *other.coords)]
        if any(0.0 < end.distance(path) < HAIR for end in ends[:2] for path in (other,)):
            raise TooCloseError
        if any(0.0 < end.distance(line) < HAIR for end in ends[2:]):
            raise TooCloseError
        at = line.intersection(other)
        if not isinstance(at, Point) or at.is_empty:
            continue
        if base.id in (road.from_column, road.to_column) and _is(at.distance(Point(base.x, base.y)) - RADIUS):
            continue
        mine = box.a[2] + (box.b[2] - box.a[2]) * line.project(at) / line.length
        theirs = road.start[2] + (road.end[2] - road.start[2]) * other.project(at) / other.length
        over = not _is(mine - theirs)
        if road.owner == seat:
            why = "own"
        elif road.kind != "road" and switches.earn_from == "between-columns":
            why = "not-between-columns"
        elif road.over_taken if over else road.under_taken:
            why = "taken"
        else:
            why = "earns"
        opinion.crossings[road.id] = (over, why)
    if switches.own_crossing != "earns-nothing" and any(why == "own" for _, why in opinion.crossings.values()):
        opinion.crossings = {
            name: (over, "blocked-by-own" if why == "earns" else why) for name, (over, why) in opinion.crossings.items()
        }


def opinion_on(here: Position, turn: Extend) -> Opinion | None:
    """Judge a column that the player to move can afford, and its road; None if it is too close to a limit."""
    seat = here.to_move
    assert seat is not None
    opinion = Opinion()
    disc = Point(turn.x, turn.y)
    try:
        foot = ground(here, disc, opinion)
        top = foot + ELEMENT * turn.height
        judge_column(here, disc, foot, top, opinion)
        box, short = lay(here, turn, top)
        opinion.start = box.a[2]
        if _is(2.0 * RADIUS - short):
            opinion.faults.add("out-of-reach")
        elif _is(short + 2.0 * RADIUS):
            opinion.faults.add("end-sticks-out")
        judge_road(here, turn, box, opinion)
        cross(here, turn, box, seat, opinion)
    except TooCloseError:
        return None
    return opinion
