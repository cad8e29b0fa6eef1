"""Kernels that put the pieces of a judged turn on the table, in place: sides are taken, supplies shrink."""

from __future__ import annotations

from shuto.geometry.compiled import compiled, small
from shuto.geometry.rows import BEAM
from shuto.rules.kernels.cars import set_car
from shuto.rules.kernels.layout import (
    CAR,
    CAR_OFFSET,
    CAR_OWNER,
    CAR_PLACE,
    CAR_ROAD,
    CAR_TYPE,
    CARS,
    COLUMN,
    COLUMN_AREA,
    COLUMN_CLOSED,
    COLUMN_FOOT,
    COLUMN_HEIGHT,
    COLUMN_JUNCTION,
    COLUMN_OUT,
    COLUMN_OWNER,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    GRAY,
    NONE,
    OFF_RAMP,
    PLAIN_ROAD,
    ROAD,
    ROAD_END,
    ROAD_END_LEVEL,
    ROAD_KIND,
    ROAD_OVER,
    ROAD_OWNER,
    ROAD_START,
    ROAD_START_LEVEL,
    ROAD_STATED,
    ROAD_UNDER,
    ROADS,
    STATED_INTS,
    YELLOW,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.questions import (
    CROSSED,
    CROSSED_OVER,
    CROSSED_ROAD,
    END_LEVEL,
    GROUND,
    JUNCTION_KIND,
    OFF_RAMP_KIND,
    START_LEVEL,
    STATED,
    Assessment,
    Placement,
)


@small
def put_column(table: Table, law: Law, seat: int, x: float, y: float, height: int, junction: bool, ground: int) -> int:
    """Put a column from its owner's supply on the table or an area; returns its number."""
    i = table.counts[COLUMN]
    foot = law.area_thickness if ground >= 0 else 0.0
    column = table.columns[i]
    column[COLUMN_X], column[COLUMN_Y], column[COLUMN_FOOT] = x, y, foot
    column[COLUMN_TOP] = foot + law.disc_height * height
    marks = table.column_marks[i]
    marks[COLUMN_OWNER], marks[COLUMN_HEIGHT], marks[COLUMN_JUNCTION] = seat, height, int(junction)
    marks[COLUMN_OUT], marks[COLUMN_CLOSED], marks[COLUMN_AREA] = 0, 0, ground
    table.supplies[seat, GRAY] -= height - int(junction)
    table.supplies[seat, YELLOW] -= int(junction)
    table.counts[COLUMN] += 1
    return int(i)


@small
def put_road(table: Table, seat: int, kind: int, start: int, end: int, beam: Floats, marks: Ints) -> int:
    """Lay a road from its owner's supply; returns its number."""
    i = table.counts[ROAD]
    for k in range(BEAM):
        table.roads[i, k] = beam[k]
    road = table.road_marks[i]
    road[ROAD_OWNER], road[ROAD_KIND], road[ROAD_START], road[ROAD_END] = seat, kind, start, end
    road[ROAD_START_LEVEL], road[ROAD_END_LEVEL] = marks[START_LEVEL], marks[END_LEVEL]
    road[ROAD_OVER], road[ROAD_UNDER] = 0, 0
    for k in range(STATED_INTS):
        road[ROAD_STATED + k] = marks[STATED + k]
    table.supplies[seat, ROADS] -= 1
    table.counts[ROAD] += 1
    if start >= 0:
        table.column_marks[start, COLUMN_OUT] += 1
        if kind == OFF_RAMP:
            table.column_marks[start, COLUMN_CLOSED] = 1
    return int(i)


@small
def take_sides(table: Table, road: int, assessment: Assessment) -> None:
    """Take the over side of the lower road and the under side of the upper road at each crossing, for good."""
    for row in range(assessment.marks[CROSSED]):
        other = int(assessment.crossings[row, CROSSED_ROAD])
        over = assessment.crossings[row, CROSSED_OVER] > 0.0
        table.road_marks[road, ROAD_UNDER if over else ROAD_OVER] = 1
        table.road_marks[other, ROAD_OVER if over else ROAD_UNDER] = 1


@compiled
def put_car(
    table: Table, law: Law, seat: int, road: int, tail: float, offset: float, length: float, car_type: int
) -> int:
    """Put a car from its owner's supply on a road; returns its number."""
    i = table.counts[CAR]
    set_car(law, table.roads[road], tail, offset, length, table.cars[i])
    table.cars[i, CAR_PLACE], table.cars[i, CAR_OFFSET] = tail + length / 2.0, offset
    marks = table.car_marks[i]
    marks[CAR_OWNER], marks[CAR_ROAD], marks[CAR_TYPE] = seat, road, car_type
    table.supplies[seat, CARS + car_type] -= 1
    table.counts[CAR] += 1
    return int(i)


@small
def build(table: Table, law: Law, placement: Placement, assessment: Assessment) -> int:
    """Put the pieces of an assessed turn on the table; returns the number of the new road."""
    seat, junction = placement.seat, placement.kind == JUNCTION_KIND
    kind, end = OFF_RAMP, NONE
    if placement.kind != OFF_RAMP_KIND:
        x, y, ground = placement.x, placement.y, assessment.marks[GROUND]
        kind, end = PLAIN_ROAD, put_column(table, law, seat, x, y, placement.height, junction, ground)
    road = put_road(table, seat, kind, placement.base, end, assessment.beam, assessment.marks)
    take_sides(table, road, assessment)
    return road
