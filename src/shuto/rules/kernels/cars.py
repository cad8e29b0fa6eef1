"""Kernels that place cars on a road: what a car touches, and how many cars fit."""

from __future__ import annotations

import numpy as np

from shuto.geometry.beam import disc_gap, prism_gap
from shuto.geometry.compiled import compiled, inlined, inner, makes_arrays
from shuto.geometry.contact import beams_gap, slide_block
from shuto.geometry.plane import on_grid
from shuto.geometry.rows import (
    BEAM,
    HALF,
    LENGTH,
    PRISM_CORNERS,
    PRISM_COUNT,
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
from shuto.geometry.tolerances import CONTACT, GRID, SWEEP
from shuto.rules.kernels.layout import (
    BLOCK,
    CAR,
    COLUMN,
    COLUMN_FOOT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    ROAD,
    Floats,
    Law,
    Table,
)
from shuto.rules.kernels.placement.near import beam_aside, strip_under


@compiled
def set_car(law: Law, road: Floats, tail: float, offset: float, length: float, car: Floats) -> None:
    """Write the beam of a car on a road. tail: distance along the road; offset: distance of its middle to the left."""
    ux, uy, c, s, thick = road[UX], road[UY], road[C], road[S], road[THICK]
    car[X] = road[X] + tail * c * ux - offset * uy - thick * s * ux
    car[Y] = road[Y] + tail * c * uy + offset * ux - thick * s * uy
    car[Z] = road[Z] + tail * s + thick * c
    car[UX], car[UY], car[C], car[S] = ux, uy, c, s
    car[LENGTH], car[HALF], car[THICK] = length, law.car_half, law.car_height


@compiled
def car_contacts(table: Table, law: Law, base: int, car: Floats, hits: Floats) -> int:
    """List what a car on a new road from a base point touches: kind, index, depth in mm.

    Bumpers may touch, so cars count only where they overlap. A car may touch the columns of its own road.
    """
    found = 0
    for i in range(table.counts[COLUMN]):
        gap = _column_gap(table, law, i, car)
        if i != base and gap <= CONTACT and found < hits.shape[0]:
            hits[found, 0], hits[found, 1], hits[found, 2] = COLUMN, i, -gap
            found += 1
    strip = strip_under(car)
    for i in range(table.counts[ROAD]):
        if not beam_aside(strip, table.roads[i]):
            gap = beams_gap(car, table.roads[i])
            if gap <= CONTACT and found < hits.shape[0]:
                hits[found, 0], hits[found, 1], hits[found, 2] = ROAD, i, -gap
                found += 1
    for i in range(table.counts[CAR]):
        if not beam_aside(strip, table.cars[i]):
            gap = beams_gap(car, table.cars[i])
            if gap < -CONTACT and found < hits.shape[0]:
                hits[found, 0], hits[found, 1], hits[found, 2] = CAR, i, -gap
                found += 1
    for i in range(table.counts[BLOCK]):
        gap = prism_gap(car, table.blocks[i])
        if gap <= CONTACT and found < hits.shape[0]:
            hits[found, 0], hits[found, 1], hits[found, 2] = BLOCK, i, -gap
            found += 1
    return found


@compiled
def new_car_contacts(
    table: Table, law: Law, base: int, road: Floats, spot: tuple[float, float, float], car: Floats, hits: Floats
) -> int:
    """Write the beam of a car on a new road, and list what it touches. spot: its tail, its offset and its length."""
    tail, offset, length = spot
    set_car(law, road, tail, offset, length, car)
    return car_contacts(table, law, base, car, hits)


@inner
def _column_gap(table: Table, law: Law, number: int, car: Floats) -> float:
    """Signed distance in plan between a column and the part of a car at the level of the column."""
    column = table.columns[number]
    x, y, foot, top = column[COLUMN_X], column[COLUMN_Y], column[COLUMN_FOOT], column[COLUMN_TOP]
    return disc_gap(car, x, y, law.radius, foot, top)


@inner
def _near_end(law: Law, road: Floats, x: float, y: float) -> bool:
    """Whether a column is in line with a road and near one of its ends: only there can the roof of a car touch it."""
    dx, dy = x - road[X], y - road[Y]
    if abs(dy * road[UX] - dx * road[UY]) > law.car_half + law.radius:
        return False
    lean = law.road_thickness + law.car_height
    return -law.radius - lean < dx * road[UX] + dy * road[UY] < road[LENGTH] * road[C] + law.radius + lean


@inlined
def _away(law: Law, road: Floats, block: Floats) -> bool:
    """Whether a block is plainly beside a road or beyond its ends, so that no car on the road can touch it."""
    low, high, left, right = np.inf, -np.inf, np.inf, -np.inf
    for corner in range(int(block[PRISM_COUNT])):
        dx, dy = block[PRISM_CORNERS + 2 * corner] - road[X], block[PRISM_CORNERS + 2 * corner + 1] - road[Y]
        u, v = dx * road[UX] + dy * road[UY], dy * road[UX] - dx * road[UY]
        low, high, left, right = min(low, u), max(high, u), min(left, v), max(right, v)
    side = law.car_half + block[PRISM_RADIUS] + SWEEP
    ends = law.road_thickness + law.car_height + block[PRISM_RADIUS] + 2.0 * SWEEP  # a car on a slope leans over them
    return bool(left > side or right < -side or high < -ends or low > road[LENGTH] * road[C] + ends)


@compiled
@makes_arrays
def blocked_tails(table: Table, law: Law, base: int, road: Floats, length: float, blocked: Floats) -> int:
    """List where the tail of a car of this length cannot be on a new road from a base point.

    Writes disjoint intervals along the road in rising order and returns how many.
    """
    car = np.empty(BEAM)
    set_car(law, road, 0.0, 0.0, length, car)
    last = road[LENGTH] - length
    count = 0
    strip = strip_under(road)
    slack = 2.0 * GRID  # so that a tail is still clear after rounding to the grid
    for i in range(table.counts[COLUMN]):
        if i == base or not _near_end(law, road, table.columns[i, COLUMN_X], table.columns[i, COLUMN_Y]):
            continue
        tail = 0.0
        while tail < last + SWEEP:
            set_car(law, road, tail, 0.0, length, car)
            if _column_gap(table, law, i, car) <= CONTACT:
                count = _block(blocked, count, tail - SWEEP, tail + SWEEP, last)
            tail += SWEEP
        set_car(law, road, 0.0, 0.0, length, car)
    for i in range(table.counts[ROAD]):
        if not beam_aside(strip, table.roads[i]):
            start, end = slide_block(car, table.roads[i])
            count = _block(blocked, count, start - slack, end + slack, last)
    for i in range(table.counts[CAR]):
        if not beam_aside(strip, table.cars[i]):
            start, end = slide_block(car, table.cars[i])
            count = _block(blocked, count, start - slack, end + slack, last)
    for i in range(table.counts[BLOCK]):
        block = table.blocks[i]
        if _away(law, road, block):
            continue
        tail = 0.0
        while tail < last + SWEEP:
            set_car(law, road, tail, 0.0, length, car)
            if prism_gap(car, block) <= CONTACT:
                count = _block(blocked, count, tail - SWEEP, tail + SWEEP, last)
            tail += SWEEP
    return count


@compiled
def _block(blocked: Floats, count: int, start: float, end: float, last: float) -> int:
    """Add an interval to a list of disjoint intervals in rising order, merging it with those that it meets."""
    if start > end or end < 0.0 or start > last:
        return count
    kept = 0
    place = 0
    for i in range(count):
        if blocked[i, 1] < start:
            blocked[kept, 0], blocked[kept, 1] = blocked[i, 0], blocked[i, 1]
            kept += 1
            place = kept
        elif blocked[i, 0] > end:
            blocked[kept, 0], blocked[kept, 1] = blocked[i, 0], blocked[i, 1]
            kept += 1
        else:
            start = min(start, blocked[i, 0])
            end = max(end, blocked[i, 1])
    for i in range(kept, place, -1):
        blocked[i, 0], blocked[i, 1] = blocked[i - 1, 0], blocked[i - 1, 1]
    blocked[place, 0], blocked[place, 1] = start, end
    return kept + 1


@compiled
def _nearest_free(blocked: Floats, count: int, wish: float, low: float, high: float) -> float:
    """The free tail in [low, high] nearest to `wish`; NaN if there is none."""
    below = min(max(wish, low), high)
    above = below
    for i in range(count - 1, -1, -1):
        if blocked[i, 0] < below < blocked[i, 1]:
            below = blocked[i, 0]
    for i in range(count):
        if blocked[i, 0] < above < blocked[i, 1]:
            above = blocked[i, 1]
    if below < low - CONTACT and above > high + CONTACT:
        return np.nan
    if below < low - CONTACT:
        return above
    if above > high + CONTACT or wish - below <= above - wish:
        return below
    return above


@compiled
@makes_arrays
def park(road_length: float, lengths: Floats, blocked: Floats, blocked_counts: Floats, tails: Floats) -> bool:
    """Find tails for cars of the given lengths, in that order along the road, spread evenly; False if they do not fit.

    blocked[j] holds the blocked intervals for car j. Packing from the left gives each car its earliest tail, packing
    from the right its latest. Any tail between the two that is clear of the car before leaves room for the cars after.
    """
    count = lengths.shape[0]
    earliest = np.empty(count)
    cursor = 0.0
    for j in range(count):
        last = road_length - lengths[j]
        tail = _nearest_free(blocked[j], int(blocked_counts[j]), cursor, cursor, last) if cursor <= last else np.nan
        if np.isnan(tail):
            return False
        earliest[j] = tail
        cursor = tail + lengths[j]
    latest = np.empty(count)
    limit = road_length
    for k in range(count):
        j = count - 1 - k
        tail = _nearest_free(blocked[j], int(blocked_counts[j]), limit - lengths[j], 0.0, limit - lengths[j])
        latest[j] = tail
        limit = tail
    cursor = 0.0
    for j in range(count):
        wish = road_length * (j + 1.0) / (count + 1.0) - lengths[j] / 2.0
        low = max(cursor, earliest[j])
        tail = _nearest_free(blocked[j], int(blocked_counts[j]), wish, low, latest[j])
        tails[j] = tail = on_grid(tail)
        cursor = tail + lengths[j]
    return True
