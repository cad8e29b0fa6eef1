"""Mission scores in simple ways: flood fill on a raster, union–find, points in rectangles."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from shuto.rules.ids import PieceId
from shuto.rules.pieces import Column, Component, Point3, Road
from shuto.rules.position import Position

CELL = 1.0
"""Side of a cell of the raster, in mm."""
DOUBT = 2.5
"""A raster cannot decide what is this close to a line, in mm."""

Spot = tuple[float, float]


class DoubtError(Exception):
    """A case that is too close to a limit."""


class Sheet(NamedTuple):
    """Points by mission, the buildings enclosed, and the number of roads in the largest jam."""

    points: dict[str, int]
    enclosed: set[str]
    jam: int


class Raster(NamedTuple):
    """The ground as cells, and which of them a flood from outside reaches."""

    left: float
    bottom: float
    flooded: npt.NDArray[np.bool_]

    def dry(self, spots: npt.NDArray[np.float64]) -> bool:
        """True if the flood reaches none of these places."""
        cells = np.floor((spots - (self.left, self.bottom)) / CELL).astype(int)
        width, depth = self.flooded.shape
        inside = (cells >= 0).all(axis=1) & (cells[:, 0] < width) & (cells[:, 1] < depth)
        return bool(inside.all()) and not self.flooded[cells[:, 0], cells[:, 1]].any()


def sheet(position: Position, seat: int) -> Sheet:
    """A player's points. Raises DoubtError if something is too close to a limit."""
    roads = [road for road in position.roads if road.owner == seat]
    columns = [column for column in position.columns if column.owner == seat]
    loaded = {car.road for car in position.cars}
    with_cars = [road for road in roads if road.id in loaded]
    enclosed = enclosures(position, seat)
    buildings = sum(component.kind == "building" for component in enclosed)
    tower = any(component.kind == "tower" for component in enclosed)
    feet = [road.end for road in roads if road.kind == "off-ramp"]
    plain = [column.height for column in position.columns if not column.junction]
    supply = position.supply(seat)
    jam = largest_group(with_cars)
    points = {
        "drive": sum(car.owner == seat for car in position.cars),
        "development": sum(
            any(_inside(position, area, (column.x, column.y)) for column in columns)
            for area in position.components
            if area.kind == "development"
        ),
        "traffic-jam": 2 if jam >= 3 else 0,
        "rainbow": 2 if any(_runs_over(position, road, "rainbow") for road in with_cars) else 0,
        "off-ramp-airport": 2 if any(_stands_on(position, foot, "airport") for foot in feet) else 0,
        "off-ramp-green": 2 if any(_stands_on(position, foot, "green") for foot in feet) else 0,
        "building": buildings,
        "tower": buildings if tower else 0,
        "tallest": 2 if any(c.height == max(plain) and not c.junction for c in columns) else 0,
        "stock": (supply.gray + supply.yellow) // 5,
    }
    return Sheet(points, {component.id for component in enclosed}, jam)


def largest_group(roads: Sequence[Road]) -> int:
    """Size of the largest set of roads that columns connect, by union–find."""
    parent = list(range(len(roads)))

    def root(i: int) -> int:
        while parent[i] != i:
            i = parent[i]
        return i

    for i, one in enumerate(roads):
        for j in range(i):
            other = roads[j]
            if {one.from_column, one.to_column} & {other.from_column, other.to_column} - {None}:
                parent[root(i)] = root(j)
    roots = [root(i) for i in range(len(roads))]
    return max((roots.count(r) for r in roots), default=0)


def enclosures(position: Position, seat: int) -> list[Component]:
    """Buildings and the tower that stand wholly on ground that a flood from outside the highway cannot reach."""
    columns = {column.id: column for column in position.columns}
    lines = [centre_line(road, columns) for road in position.roads if road.owner == seat]
    _check_loose_ends(lines)
    raster = flood(lines)
    found = []
    for component in position.components:
        if component.kind in ("building", "tower"):
            small, large = (raster.dry(_rim(position, component, grow)) for grow in (-DOUBT, DOUBT))
            if small != large:
                raise DoubtError
            if small:
                found.append(component)
    return found


def centre_line(road: Road, columns: dict[PieceId, Column]) -> list[Spot]:
    """The centre line of a road in plan, joined to the axes of its columns."""
    line = [road.start[:2], road.end[:2]]
    if road.from_column is not None:
        line.insert(0, (columns[road.from_column].x, columns[road.from_column].y))
    if road.to_column is not None:
        line.append((columns[road.to_column].x, columns[road.to_column].y))
    return line


def _check_loose_ends(lines: list[list[Spot]]) -> None:
    """Raise DoubtError if an end is within a cell of another line: the raster cannot tell whether it closes a loop."""
    for i, line in enumerate(lines):
        dots = np.concatenate([_dots(other) for j, other in enumerate(lines) if j != i] or [np.empty((0, 2))])
        for end in (line[0], line[-1]):
            away = np.hypot(*(dots - end).T)
            joined = away < 1e-6
            if not joined.any() and (away < DOUBT).any():
                raise DoubtError


def _dots(line: list[Spot]) -> npt.NDArray[np.float64]:
    """Points along a line, less than half a cell apart."""
    parts = []
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(2, math.ceil(math.hypot(bx - ax, by - ay) / CELL * 2.5) + 1)
        parts.append(np.stack([np.linspace(ax, bx, steps), np.linspace(ay, by, steps)], axis=1))
    return np.concatenate(parts)


def flood(lines: list[list[Spot]]) -> Raster:
    """Flood the raster from all sides, from cell to cell across edges, not over a line."""
    dots = np.concatenate([_dots(line) for line in lines])
    left, bottom = (dots.min(axis=0) - 3.0 * CELL).tolist()
    width, depth = (np.ceil((dots.max(axis=0) - (left, bottom)) / CELL).astype(int) + 3).tolist()
    wall = np.zeros((width, depth), np.bool_)
    cells = np.floor((dots - (left, bottom)) / CELL).astype(int)
    wall[cells[:, 0], cells[:, 1]] = True
    flooded = np.zeros_like(wall)
    flooded[0, 0] = True
    rows, columns = _runs(wall), _runs(wall.T).T
    while True:  # along rows, then along columns, until nothing changes
        before = int(flooded.sum())
        for runs in (rows, columns):
            # if one cell of a run is wet, all of them are
            wet = np.zeros(int(runs.max()) + 1, np.bool_)
            wet[runs[flooded]] = True
            flooded |= wet[runs] & ~wall
        if int(flooded.sum()) == before:
            return Raster(left, bottom, flooded)


def _runs(wall: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    """A number for each cell, the same for open cells of one row without a wall between them."""
    width, depth = wall.shape
    runs: npt.NDArray[np.int64] = np.cumsum(wall, axis=1) + np.arange(width)[:, None] * (depth + 1)
    return runs


def footprint(position: Position, component: Component, grow: float = 0.0) -> list[Spot]:
    """The outline of a component at its place, as a polygon, grown by some mm."""
    shape = position.game.pieces.components[component.id]
    if shape.size is not None:
        w, d = shape.size[0] / 2.0, shape.size[1] / 2.0
        outline = [(-w, -d), (w, -d), (w, d), (-w, d)]
    elif shape.diameter is not None:
        r = shape.diameter / 2.0
        outline = [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(0, 360, 5)]
    else:
        assert shape.corners is not None
        outline = list(shape.corners)
    turned = complex(math.cos(math.radians(component.angle)), math.sin(math.radians(component.angle)))
    result = []
    for x, y in outline:
        far = math.hypot(x, y)
        spot = complex(x, y) * (1.0 + grow / far) * turned + complex(component.x, component.y)
        result.append((spot.real, spot.imag))
    return result


def _rim(position: Position, component: Component, grow: float) -> npt.NDArray[np.float64]:
    outline = footprint(position, component, grow)
    inner = footprint(position, component, -8.0)
    return np.concatenate([_dots([*ring, ring[0]]) for ring in (outline, inner)])


def _depth(outline: list[Spot], spot: Spot) -> float:
    """How deep a place is inside a convex anticlockwise outline, in mm; negative outside."""
    x, y = spot
    return min(
        ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / math.hypot(bx - ax, by - ay)
        for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True)
    )


def _inside(position: Position, area: Component, spot: Spot) -> bool:
    deep = _depth(footprint(position, area), spot)
    if abs(deep) < 0.2:
        raise DoubtError
    return deep > 0.0


def _areas(position: Position, kind: str) -> Iterable[Component]:
    return (component for component in position.components if component.kind == kind)


def _stands_on(position: Position, foot: Point3, kind: str) -> bool:
    return any(_inside(position, area, foot[:2]) for area in _areas(position, kind))


def _runs_over(position: Position, road: Road, kind: str) -> bool:
    for area in _areas(position, kind):
        outline = footprint(position, area)
        deepest = max(_depth(outline, (x, y)) for x, y in _dots([road.start[:2], road.end[:2]]).tolist())
        if abs(deepest) < 0.5:
            raise DoubtError
        if deepest > 0.0:
            return True
    return False
