"""Pieces as people read them, made from the rows of a table's arrays."""

from __future__ import annotations

import math

from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.layout import CAR_TYPES
from shuto.rules.pieces import Car, Column, Point, Road, RoadKind

ROAD_KINDS: tuple[RoadKind, ...] = ("road", "starting-ramp", "off-ramp")


def column_of(number: int, spot: list[float], marks: list[int], area: str | None) -> Column:
    """The column with this number; `area`: the component on which it stands."""
    x, y, foot, top = spot
    owner, height, junction, roads_out, closed, _ = marks
    return Column(PieceId.column(number), owner, x, y, foot, top, height, bool(junction), roads_out, bool(closed), area)


def road_of(number: int, beam: list[float], marks: list[int]) -> Road:
    """The road with this number."""
    x, y, z, ux, uy, c, s, length = beam[:8]
    start, end = marks[at.ROAD_START], marks[at.ROAD_END]
    flat = length * c
    return Road(
        id=PieceId.road(number),
        owner=marks[at.ROAD_OWNER],
        kind=ROAD_KINDS[marks[at.ROAD_KIND]],
        start=(x, y, z),
        end=(x + flat * ux, y + flat * uy, z + length * s),
        from_column=None if start < 0 else PieceId.column(start),
        to_column=None if end < 0 else PieceId.column(end),
        over_taken=bool(marks[at.ROAD_OVER]),
        under_taken=bool(marks[at.ROAD_UNDER]),
    )


def car_of(number: int, beam: list[float], marks: list[int]) -> Car:
    """The car with this number."""
    x, y, z, ux, uy, c, s, length, _, _, place, offset = beam
    owner, on, car_type = marks
    half = length / 2.0
    return Car(
        id=PieceId.car(number),
        owner=owner,
        road=PieceId.road(on),
        type=CAR_TYPES[car_type],
        place=place,
        offset=offset,
        length=length,
        centre=(x + half * c * ux, y + half * c * uy, z + half * s),
        heading=math.degrees(math.atan2(uy, ux)),
        slope=math.degrees(math.asin(s)),
    )


def prism_of(row: at.Floats) -> tuple[tuple[Point, ...], float, float, float]:
    """Corners, radius and levels of an upright prism."""
    low, high, radius, count, *corners = row.tolist()
    return tuple(zip(corners[0 : 2 * int(count) : 2], corners[1 : 2 * int(count) : 2], strict=True)), radius, low, high
