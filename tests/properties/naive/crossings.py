"""Crossings, taken sides and cars earned, counted pair by pair from the ends of the roads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from shuto.rules.editions.switches import Switches
from shuto.rules.ids import PieceId
from shuto.rules.pieces import Column, Road

RADIUS = 10.0
THICKNESS = 2.0
DOUBT = 0.2
"""A verdict within this many mm of a limit proves nothing."""


class Meeting(NamedTuple):
    """Where the centre lines of two roads cross in plan, and the height of each there."""

    x: float
    y: float
    first: float
    second: float


class DoubtError(Exception):
    """A case that is too close to a limit."""


def meeting(one: Road, other: Road, columns: dict[PieceId, Column]) -> Meeting | None:
    """The crossing of two roads, None if there is none. Raises DoubtError near a limit."""
    (ax, ay, az), (bx, by, bz) = one.start, one.end
    (cx, cy, cz), (dx, dy, dz) = other.start, other.end
    # the ends of each road as signed distances from the line through the other, in mm
    c_side, d_side = _side(cx, cy, one), _side(dx, dy, one)
    a_side, b_side = _side(ax, ay, other), _side(bx, by, other)
    if (c_side > DOUBT and d_side > DOUBT) or (c_side < -DOUBT and d_side < -DOUBT):
        return None
    if (a_side > DOUBT and b_side > DOUBT) or (a_side < -DOUBT and b_side < -DOUBT):
        return None
    if min(abs(c_side - d_side), abs(a_side - b_side)) < 1e-9:
        return None  # parallel
    t, s = a_side / (a_side - b_side), c_side / (c_side - d_side)
    x, y = ax + t * (bx - ax), ay + t * (by - ay)
    shared = {one.from_column, one.to_column} & {other.from_column, other.to_column} - {None}
    for name in shared:
        assert name is not None
        away = math.dist((x, y), (columns[name].x, columns[name].y))
        if away < RADIUS - DOUBT:
            return None
        if away < RADIUS + DOUBT:
            raise DoubtError
    if min(abs(side) for side in (a_side, b_side, c_side, d_side)) <= DOUBT:
        raise DoubtError
    return Meeting(x, y, az + t * (bz - az), cz + s * (dz - cz))


def _side(x: float, y: float, road: Road) -> float:
    """The signed distance of a point to the left of the line through a road."""
    (ax, ay, _), (bx, by, _) = road.start, road.end
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / math.hypot(bx - ax, by - ay)


def taken_sides(roads: Sequence[Road], columns: Sequence[Column]) -> dict[str, tuple[bool, bool]]:
    """Whether the over side and the under side of each road are taken. Raises DoubtError near a limit."""
    by_name = {column.id: column for column in columns}
    over = {road.id: False for road in roads}
    under = {road.id: False for road in roads}
    for one, other in combinations(roads, 2):
        spot = meeting(one, other, by_name)
        if spot is not None:
            lower, upper = (one, other) if spot.first < spot.second else (other, one)
            over[lower.id] = under[upper.id] = True
    return {road.id: (over[road.id], under[road.id]) for road in roads}


class Claim(NamedTuple):
    """A crossing of a new road: the other road, over or under, and whether it earns a car or why not."""

    road: str
    over: bool
    why: str
    clearance: float


def claims(
    new: Road,
    roads: Sequence[Road],
    columns: Sequence[Column],
    taken: dict[str, tuple[bool, bool]],
    switches: Switches,
) -> list[Claim]:
    """Every road that a new road crosses; `taken` are the sides taken before it."""
    by_name = {column.id: column for column in columns}
    found = []
    for road in roads:
        spot = meeting(new, road, by_name)
        if spot is None:
            continue
        over = spot.first > spot.second
        lower = road if over else new
        clearance = abs(spot.first - spot.second) - THICKNESS / math.cos(math.radians(lower.slope))
        if road.owner == new.owner:
            why = "own"
        elif switches.earn_from == "between-columns" and (road.from_column is None or road.to_column is None):
            why = "not-between-columns"
        elif taken[road.id][0 if over else 1]:
            why = "taken"
        else:
            why = "earns"
        found.append(Claim(road.id, over, why, clearance))
    if switches.own_crossing != "earns-nothing" and any(claim.why == "own" for claim in found):
        found = [claim._replace(why="blocked-by-own") if claim.why == "earns" else claim for claim in found]
    return found
