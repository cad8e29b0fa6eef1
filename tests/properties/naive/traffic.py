"""How many cars fit on a new road: the space above it is checked slice by slice."""

from __future__ import annotations

from itertools import groupby

import numpy as np
import numpy.typing as npt

from properties.naive.solids import CAR_HALF, CAR_HEIGHT, THICKNESS, Box, car_box, corners, depth, road_box
from properties.naive.uprights import standing
from shuto.rules.pieces import Road
from shuto.rules.position import Position

SLICE = 0.5
RADIUS = 10.0
FAR = 100.0  # mm in plan; a column farther from the middle of a road is not in its way


def blocked_slices(road: Box, before: Position, own: str | None) -> npt.NDArray[np.bool_]:
    """For each half millimetre of a road, whether a car in its middle is blocked. The column `own` does not count."""
    along = np.arange(road.low[0], road.high[0] + SLICE / 2.0, SLICE)
    across = np.linspace(-CAR_HALF, CAR_HALF, 9)
    above = np.linspace(THICKNESS, THICKNESS + CAR_HEIGHT, 8)
    local = np.stack(np.meshgrid(along, across, above, indexing="ij"), axis=-1).reshape(-1, 3)
    points = road.origin + local @ road.axes
    hit = np.zeros(len(points), np.bool_)
    low, high = points.min(axis=0), points.max(axis=0)
    for box in (*map(road_box, before.roads), *map(car_box, before.cars)):
        ends = corners(box)
        if np.all(ends.max(axis=0) > low) and np.all(ends.min(axis=0) < high):  # most are far away
            hit |= depth(points, box) > 0.0
    for upright in standing(before):
        hit |= upright.depth(points) > 0.0
    for column in before.columns:
        if column.id != own and abs(column.x - points[:, 0].mean()) < FAR and abs(column.y - points[:, 1].mean()) < FAR:
            inside = np.hypot(points[:, 0] - column.x, points[:, 1] - column.y) < RADIUS
            hit |= inside & (points[:, 2] > column.foot) & (points[:, 2] < column.top)
    blocked: npt.NDArray[np.bool_] = np.any(hit.reshape(len(along), -1), axis=1)
    return blocked


def free_stretches(new: Road, before: Position) -> list[float]:
    """The lengths of the stretches of a new road on which nothing is in the way of a car, mm."""
    runs = groupby(blocked_slices(road_box(new), before, new.from_column).tolist())
    return [sum(1 for _ in run) * SLICE for blocked, run in runs if not blocked]


def most_cars(stretches: list[float], length: float) -> int:
    """How many cars of one length fit, one behind the other."""
    return sum(int(stretch / length) for stretch in stretches)
