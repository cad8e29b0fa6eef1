"""Kernels that count the points of Rainbow City's missions, except those for enclosures (rules/missions.py)."""

from __future__ import annotations

import numpy as np

from shuto.geometry.compiled import compiled, inner, makes_arrays
from shuto.geometry.plane import point_polygon, segment_meets_polygon
from shuto.geometry.rows import LENGTH, PRISM_CORNERS, PRISM_COUNT, UX, UY, C, X, Y
from shuto.rules.kernels.layout import (
    AIRPORT,
    AREA,
    BLOCK_KIND,
    CAR,
    CAR_OWNER,
    CAR_ROAD,
    COLUMN,
    COLUMN_AREA,
    COLUMN_HEIGHT,
    COLUMN_JUNCTION,
    COLUMN_OWNER,
    GRAY,
    GREEN,
    NONE,
    OFF_RAMP,
    RAINBOW,
    ROAD,
    ROAD_END,
    ROAD_KIND,
    ROAD_OWNER,
    ROAD_START,
    YELLOW,
    Ints,
    Table,
)

DRIVE, DEVELOPED, JAM, RAINBOW_ROAD, OFF_AIRPORT, OFF_GREEN, BUILDING_POINTS, TOWER_POINTS, TALLEST, STOCK = range(10)
MISSION_COUNT = 10
JAM_ROADS = 3
STOCK_COLUMNS = 5
ONCE = 2
"""Points of each mission that scores once."""


@compiled
def area_under(table: Table, x: float, y: float) -> int:
    """The area that a point of the table lies on, or NONE."""
    for i in range(table.counts[AREA]):
        area = table.areas[i]
        if point_polygon(x, y, area[PRISM_CORNERS:], int(area[PRISM_COUNT])) < 0.0:
            return i
    return NONE


@inner
@makes_arrays
def longest_jam(table: Table, seat: int, jammed: Ints) -> int:
    """Number of roads in the largest group of a player's roads with cars (marked in jammed) that columns connect."""
    roads = table.counts[ROAD]
    group = np.arange(roads)
    for i in range(roads):
        if table.road_marks[i, ROAD_OWNER] != seat or not jammed[i]:
            continue
        for j in range(i):
            if table.road_marks[j, ROAD_OWNER] != seat or not jammed[j] or group[j] == group[i]:
                continue
            joined = False
            for end in (ROAD_START, ROAD_END):
                column = table.road_marks[i, end]
                if column >= 0 and (
                    column == table.road_marks[j, ROAD_START] or column == table.road_marks[j, ROAD_END]
                ):
                    joined = True
            if joined:
                old, new = group[i], group[j]
                for k in range(i + 1):
                    if group[k] == old:
                        group[k] = new
    longest = 0
    for i in range(roads):
        size = 0
        for j in range(roads):
            if table.road_marks[j, ROAD_OWNER] == seat and jammed[j] and group[j] == group[i]:
                size += 1
        longest = max(longest, size)
    return longest


@compiled
@makes_arrays
def count_points(table: Table, seat: int, points: Ints) -> int:
    """Write a player's points by mission, without enclosures; returns the number of roads in their longest jam."""
    for i in range(MISSION_COUNT):
        points[i] = 0
    jammed = np.zeros(table.roads.shape[0], np.int64)
    for i in range(table.counts[CAR]):
        if table.car_marks[i, CAR_OWNER] == seat:
            points[DRIVE] += 1
        jammed[table.car_marks[i, CAR_ROAD]] = 1
    tallest = own_tallest = 0
    settled = np.zeros(table.areas.shape[0] + 1, np.int64)
    for i in range(table.counts[COLUMN]):
        marks = table.column_marks[i]
        if not marks[COLUMN_JUNCTION]:
            tallest = max(tallest, marks[COLUMN_HEIGHT])
            if marks[COLUMN_OWNER] == seat:
                own_tallest = max(own_tallest, marks[COLUMN_HEIGHT])
        if marks[COLUMN_OWNER] == seat and marks[COLUMN_AREA] >= 0:
            settled[marks[COLUMN_AREA]] = 1
    points[DEVELOPED] = settled.sum()
    points[TALLEST] = ONCE if own_tallest == tallest else 0
    jam = longest_jam(table, seat, jammed)
    points[JAM] = ONCE if jam >= JAM_ROADS else 0
    for i in range(table.counts[ROAD]):
        if table.road_marks[i, ROAD_OWNER] != seat:
            continue
        beam = table.roads[i]
        flat = beam[LENGTH] * beam[C]
        x, y, end_x, end_y = beam[X], beam[Y], beam[X] + flat * beam[UX], beam[Y] + flat * beam[UY]
        if table.road_marks[i, ROAD_KIND] == OFF_RAMP:
            area = area_under(table, end_x, end_y)
            kind = table.area_marks[area, BLOCK_KIND] if area >= 0 else NONE
            if kind == AIRPORT:
                points[OFF_AIRPORT] = ONCE
            elif kind == GREEN:
                points[OFF_GREEN] = ONCE
        if jammed[i]:
            for k in range(table.counts[AREA]):
                area_row = table.areas[k]
                if table.area_marks[k, BLOCK_KIND] == RAINBOW and segment_meets_polygon(
                    x, y, end_x, end_y, area_row[PRISM_CORNERS:], int(area_row[PRISM_COUNT])
                ):
                    points[RAINBOW_ROAD] = ONCE
    points[STOCK] = (table.supplies[seat, GRAY] + table.supplies[seat, YELLOW]) // STOCK_COLUMNS
    return jam
