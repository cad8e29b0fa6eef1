"""A second referee for builds: checks every rule about heights, supplies and places in the simplest way.

It takes the pose of the new road from the verdict that it checks, and first checks that pose. Each rule gives a margin
in mm; it is negative if the rule is broken. A margin near 0 proves nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from shapely import MultiPoint, Point
from shapely.geometry.base import BaseGeometry

from properties.naive.solids import Box, apart, car_box, corners, depth, grid, road_box
from properties.naive.uprights import Upright, lying, standing
from properties.naive.ways_out import shortest
from shuto.rules.ids import PieceId
from shuto.rules.pieces import Car, Column, Road, RoadKind
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Build, Extend, OffRamp

RADIUS, ELEMENT, LENGTH, THICKNESS = 10.0, 10.0, 120.0, 2.0
FINE = 0.75
What = tuple[Fault, str, str]
"""A fault, the new piece at fault and the other piece at fault ('' if there is none)."""
Floats = npt.NDArray[np.float64]


def said(verdict: Verdict) -> set[What]:
    """The findings of a verdict in the same form."""
    result = set()
    for found in verdict.findings:
        names = [piece.id for piece in found.pieces]
        mine = names.pop(0) if names and names[0].startswith("new-") else ""
        result.add((found.fault, mine, names[0] if names else ""))
    return result


def costs(position: Position, build: Build, seat: int) -> set[Fault]:
    """The faults of a build that do not depend on its place: what the player may not or cannot do."""
    supply, switches = position.supply(seat), position.game.switches
    base = position.column(build.base)
    found = set()
    if supply.roads < 1:
        found.add(Fault.NOT_ENOUGH_ROADS)
    if isinstance(build, OffRamp):
        if base.height > 1 and switches.off_ramp_from == "height-1":
            found.add(Fault.OFF_RAMP_HEIGHT)
        if supply.gray + supply.yellow == 0 and switches.without_columns == "nothing":
            found.add(Fault.OFF_RAMP_WITHOUT_COLUMNS)
        return found
    gray = build.height - (1 if build.junction else 0)
    if supply.gray < gray or supply.gray == 0:  # not one disc
        found.add(Fault.NOT_ENOUGH_GRAY)
    if build.junction:
        if not switches.junctions:
            found.add(Fault.JUNCTIONS_OFF)
        if supply.yellow < 1:
            found.add(Fault.NOT_ENOUGH_YELLOW)
        if gray < 1:
            found.add(Fault.JUNCTION_WITHOUT_GRAY)
    else:
        if build.height < 1:
            found.add(Fault.HEIGHT_BELOW_ONE)
        if build.height not in (base.height - 1, base.height + 1):
            found.add(Fault.HEIGHT_STEP)
    return found


def new_road(verdict: Verdict, base: int, seat: int) -> Road:
    """The new road of a verdict."""
    assert verdict.lie is not None
    start, end = verdict.lie
    kind: RoadKind = "off-ramp" if isinstance(verdict.turn, OffRamp) else "road"
    return Road(PieceId.road(9999), seat, kind, start, end, PieceId.column(base), None, False, False)


def plan(box: Box) -> BaseGeometry:
    """The outline of a road in plan."""
    return MultiPoint(corners(box)[:, :2]).convex_hull


def right_pose(position: Position, build: Build, verdict: Verdict) -> float:
    """By how many mm the pose in a verdict is wrong, not counting the level of its start."""
    assert verdict.lie is not None
    base = position.column(build.base)
    (ax, ay, az), (bx, by, bz) = verdict.lie
    errors = [abs(math.dist((ax, ay, az), (bx, by, bz)) - LENGTH)]
    lift = az - base.top
    errors.append(abs(lift - THICKNESS * round(lift / THICKNESS)) + max(0.0, -lift))
    flat = math.sqrt(LENGTH**2 - (bz - az) ** 2)
    if isinstance(build, Extend):
        foot = max((a.high for a in lying(position) if _wholly_on(a, build.x, build.y)), default=0.0)
        errors.append(abs(bz - foot - ELEMENT * max(build.height, 1)))
        line = build.lie or (base.x, base.y, build.x, build.y)
        errors.append(math.dist(((ax + bx) / 2.0, (ay + by) / 2.0), ((line[0] + line[2]) / 2, (line[1] + line[3]) / 2)))
    else:
        line = build.lie or (base.x, base.y, build.x, build.y)
        errors.append(math.dist((ax, ay), line[:2]))
        on = [a for a in lying(position) if a.plan_depth(np.array([(bx, by)]))[0] > 0.0]
        errors.append(abs(bz - (1.5 if on else 0.0)))
    long = math.dist(line[:2], line[2:])
    along = ((line[2] - line[0]) / long, (line[3] - line[1]) / long)
    errors.append(math.dist(((bx - ax) / flat, (by - ay) / flat), along) * flat)
    return max(errors)


def _wholly_on(area: Upright, x: float, y: float) -> bool:
    deep = float(area.plan_depth(np.array([(x, y)]))[0])
    return area.component.kind == "development" and deep >= RADIUS - 1e-6


def margins(position: Position, build: Build, new: Road) -> dict[What, float]:
    """The margin in mm for every rule about places and every piece it may concern.

    Pieces that are out of reach of the new ones are left out.
    """
    room: dict[What, float] = {}
    for what, margin in _margins(_surroundings(position, build, new), build, new):
        room[what] = min(margin, room.get(what, math.inf))
    return room


def ways_out(position: Position, new: Road, component: str) -> list[float]:
    """How deep a road is in each solid of a component, by the shortest way out in space, in mm."""
    return [
        shortest(road_box(new), solid.outline, solid.radius, solid.high)
        for solid in (*standing(position), *lying(position))
        if solid.component.id == component
    ]


class _Near(NamedTuple):
    """The pieces near a build."""

    base: Column
    columns: list[Column]
    roads: list[Road]
    cars: list[Car]
    standing: list[Upright]
    lying: list[Upright]


def _surroundings(position: Position, build: Build, new: Road) -> _Near:
    middle, spot = ((new.start[0] + new.end[0]) / 2.0, (new.start[1] + new.end[1]) / 2.0), (build.x, build.y)

    def near(place: Sequence[float], size: float) -> bool:
        return math.dist(middle, place) < LENGTH / 2.0 + size + 20.0 or math.dist(spot, place) < size + 40.0

    return _Near(
        position.column(build.base),
        [one for one in position.columns if near((one.x, one.y), RADIUS)],
        [
            one
            for one in position.roads
            if near(((one.start[0] + one.end[0]) / 2.0, (one.start[1] + one.end[1]) / 2.0), LENGTH / 2.0)
        ],
        [one for one in position.cars if near(one.centre[:2], one.length)],
        [one for one in standing(position) if near(one.outline.mean(axis=0).tolist(), 60.0)],
        [one for one in lying(position) if near(one.outline.mean(axis=0).tolist(), 60.0)],
    )


def _margins(around: _Near, build: Build, new: Road) -> Iterator[tuple[What, float]]:
    box = road_box(new)
    yield from _of_the_ends(around, build, new)
    yield from _of_the_road(around, build, box)
    if isinstance(build, Extend):
        yield from _of_the_column(around, build)
    else:
        yield from _of_the_foot(around, new, box)


def _of_the_ends(around: _Near, build: Build, new: Road) -> Iterator[tuple[What, float]]:
    """Margins of the ends: an end lies at most a radius from its axis; if it stops short, it is out of reach."""
    base = around.base
    ends = [(base, new.start, new.end, str(base.id))]
    if isinstance(build, Extend):
        ends.append((base._replace(x=build.x, y=build.y), new.end, new.start, "" if build.lie else str(base.id)))
    for column, end, other, name in ends:
        away = math.dist(end[:2], (column.x, column.y))
        inward = (end[0] - column.x) * (other[0] - end[0]) + (end[1] - column.y) * (other[1] - end[1]) > 0.0
        margin = RADIUS - away
        yield (Fault.OUT_OF_REACH, "new-road", name), margin if inward else RADIUS + away
        yield (Fault.END_STICKS_OUT, "new-road", name), RADIUS + away if inward else margin


def _of_the_road(around: _Near, build: Build, box: Box) -> Iterator[tuple[What, float]]:
    points, ground = grid(box, FINE), plan(box)
    for column in around.columns:
        if column.id.number != build.base:
            yield (Fault.ROAD_OVER_COLUMN, "new-road", column.id), _clear(ground, column)
            yield (Fault.TOUCHES_COLUMN, "new-road", column.id), _free_of(points, column)
    for road in around.roads:
        other = road_box(road)
        if around.base.id in (road.from_column, road.to_column):
            beyond = _beyond_top(box, other, around.base)
            yield (Fault.OVERLAP_BEYOND_TOP, "new-road", road.id), -beyond
        else:
            yield (Fault.TOUCHES_ROAD, "new-road", road.id), apart(box, other)
    for car in around.cars:
        yield (Fault.TOUCHES_CAR, "new-road", car.id), apart(box, car_box(car))
    for solid in around.standing:
        yield (_block_fault(solid), "new-road", solid.component.id), -float(solid.depth(points).max())


def _of_the_column(around: _Near, build: Extend) -> Iterator[tuple[What, float]]:
    x, y = build.x, build.y
    grounds = [area for area in around.lying if _wholly_on(area, x, y)]
    foot = grounds[0].high if grounds else 0.0
    new = Column(
        PieceId.column(9999), -1, x, y, foot, foot + ELEMENT * max(build.height, 1), build.height, False, 0, False, None
    )
    for column in around.columns:
        away = math.dist((x, y), (column.x, column.y))
        yield (Fault.CLOSES_LOOP, "new-column", column.id), away - RADIUS
        overlap = away - 2.0 * RADIUS if away > RADIUS else RADIUS - away
        yield (Fault.COLUMN_OVERLAPS_COLUMN, "new-column", column.id), overlap
    for road in around.roads:
        box = road_box(road)
        yield (Fault.COLUMN_UNDER_ROAD, "new-column", road.id), _clear(plan(box), new)
        yield (Fault.TOUCHES_ROAD, "new-column", road.id), _free_of(grid(box, FINE), new)
    for car in around.cars:
        yield (Fault.TOUCHES_CAR, "new-column", car.id), _free_of(grid(car_box(car), FINE), new)
    for solid in around.standing:
        yield (_block_fault(solid), "new-column", solid.component.id), solid.away(x, y) - RADIUS
    for area in around.lying:
        away, name = area.away(x, y), area.component.id
        deep = float(area.plan_depth(np.array([(x, y)]))[0])
        if area.component.kind == "development":
            yield (Fault.COLUMN_OVER_AREA_EDGE, "new-column", name), max(away, deep) - RADIUS
        else:
            yield (Fault.AREA_FORBIDS_COLUMN, "new-column", name), away - RADIUS


def _of_the_foot(around: _Near, new: Road, box: Box) -> Iterator[tuple[What, float]]:
    foot = np.array([new.end[:2]])
    points = grid(box, FINE)
    for area in around.lying:
        inside, name = float(area.plan_depth(foot)[0]), area.component.id
        if area.component.kind == "rainbow":
            yield (Fault.AREA_FORBIDS_OFF_RAMP, "new-road", name), -inside
        if inside < 0.0:
            yield (Fault.TOUCHES_AREA, "new-road", name), -float(area.depth(points).max())


def _block_fault(solid: Upright) -> Fault:
    if solid.obstacle:
        return Fault.TOUCHES_OBSTACLE
    return Fault.TOUCHES_TOWER if solid.component.kind == "tower" else Fault.TOUCHES_BUILDING


def _clear(ground: BaseGeometry, column: Column) -> float:
    """The margin in plan between a road and a column. A road that covers the axis has none."""
    axis = Point(column.x, column.y)
    return float(ground.distance(axis)) - RADIUS


def _free_of(points: Floats, column: Column) -> float:
    """The margin in space between points of a road or a car and a column: the depth of the deepest point."""
    away = RADIUS - np.hypot(points[:, 0] - column.x, points[:, 1] - column.y)
    level = np.minimum(points[:, 2] - column.foot, column.top - points[:, 2])
    return -float(np.minimum(away, level).max())


def _beyond_top(one: Box, other: Box, column: Column) -> float:
    """How far beyond the rim of their column two roads still touch, by sampling both; -RADIUS if they do not.

    A thin common part may lie between the samples. If no plane separates the roads and no sample is common, the case is
    in doubt.
    """
    shared = []
    for box, against in ((one, other), (other, one)):
        points = grid(box, FINE)
        common = points[depth(points, against) >= 0.0]
        if len(common):
            away = np.hypot(common[:, 0] - column.x, common[:, 1] - column.y)
            shared.append(float(away.max()) - RADIUS)
    return max(shared, default=-RADIUS if apart(one, other) > 0.0 else 0.0)
