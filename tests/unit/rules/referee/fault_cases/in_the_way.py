"""Faults of a build because of standing columns, roads and cars. The distances (mm) were computed by hand."""

from __future__ import annotations

import math

from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from tables import lay, span, stand, table
from unit.rules.referee.fault_cases.case import Case, scene

EDITION = "second-edition"  # starting columns at (0, -70) and (0, 70), ramps pointing away from the middle
TURN = "c0 115,-70 2"  # edges of its road at y = -75 and -65, z from 12 (on the ramp's end) to 20
SLOPE = math.atan2(10.0, math.sqrt(120.0**2 - 10.0**2))


@scene
def loop() -> Position:
    """Bob's column is where Ann's road could end."""
    return stand(table(EDITION), 1, 115, -70, 1)


@scene
def neighbour() -> Position:
    """Bob's column is 19.5 from where Ann's would stand, and clear of her road."""
    return stand(table(EDITION), 1, 115, -50.5, 1)


@scene
def low_column() -> Position:
    """Bob's column: its disc extends half a millimetre under the road; its top at 10 is below the road."""
    return stand(table(EDITION), 1, 60, -55.5, 1)


@scene
def high_column() -> Position:
    """The same column, but its top at 30 is above the road."""
    return stand(table(EDITION), 1, 60, -55.5, 3)


@scene
def high_road() -> Position:
    """Bob's road, 70 to 80 up; its edge is half a millimetre over where Ann's column would stand."""
    return span(table(EDITION), 1, (129.5, -10, 8), (129.5, -128, 7))


@scene
def low_road() -> Position:
    """Bob's level road at z = 20, 200 mm away in y: a column of 3 would intersect it. c4 is Ann's."""
    return stand(span(table(EDITION), 1, (129.5, 260, 2), (129.5, 140, 2)), 0, 0, 215, 2)


@scene
def crossing() -> Position:
    """Bob's level road at 20 to 22 across Ann's: its near edge is 18 from the axis of her c4, whose top is at 20."""
    here = span(table(EDITION), 1, (223, -60, 2), (223, 60, 2))
    return stand(here, 0, 200, 0, 2)


@scene
def fan() -> Position:
    """A junction of Ann's of height 3 with a level road to the right from its axis."""
    return lay(stand(table(EDITION), 0, -200, 0, 3, junction=True), 0, "c2 -80,0 3")


def branch(degrees: float) -> str:
    """A turn that lays a second road from the axis, at this angle to the first."""
    turn = math.radians(degrees)
    return f"c2 {-200.0 + 120.0 * math.cos(turn):.2f},{120.0 * math.sin(turn):.2f} 3j"


@scene
def ramp_car() -> Position:
    """Ann's c2 beside Bob's ramp: a road to the right passes above the ramp at the front of the car."""
    return stand(table(EDITION), 0, -53, 122.58, 1)


# Bob's ramp begins on the table at y = 189.58. Its car is 52 to 68 along it; its roof is 9 above the underside.
CAR_TOP = 68.0 * math.sin(SLOPE) + 9.0 * math.cos(SLOPE)
ROAD_THERE = 10.0 + (53.0 - 4.0) * math.tan(SLOPE)  # underside above the side of the car that the road reaches first


CASES = (
    Case(
        Fault.CLOSES_LOOP, loop, "c0 115,-60.5 2", "c0 115,-59.5 2",
        gap=20.0 - 9.5, pieces=("new-column", "c2"), others=("road-over-column",),
        still=("column-overlaps-column", "road-over-column"),
    ),
    Case(
        Fault.CLOSES_LOOP, loop, "c0 0,-70 2", "c0 100.4,-70 2", gap=20.0, pieces=("new-column", "c0"),
        others=("column-under-road", "touches-road", "end-sticks-out"),
        still=("column-overlaps-column", "road-over-column"),
    ),
    Case(
        Fault.COLUMN_OVERLAPS_COLUMN, neighbour, TURN, "c0 115,-71 2",
        gap=0.5, pieces=("new-column", "c2"),
    ),
    Case(Fault.ROAD_OVER_COLUMN, low_column, TURN, "c0 115,-72 2", gap=0.5, pieces=("new-road", "c2")),
    Case(
        Fault.TOUCHES_COLUMN, high_column, TURN, "c0 115,-72 2",
        gap=0.5, pieces=("new-road", "c2"), others=("road-over-column",),
    ),
    Case(Fault.COLUMN_UNDER_ROAD, high_road, TURN, "c0 114,-70 2", gap=0.5, pieces=("new-column", "r2")),
    Case(
        Fault.TOUCHES_ROAD, low_road, "c4 115,215 3", "c4 114,215 3",
        gap=0.5, pieces=("new-column", "r2"), others=("column-under-road",),
    ),
    # 18 from the axis, the top of Bob's road is at z = 22 and the underside of Ann's at 20 + 18 tan(SLOPE)
    Case(
        Fault.TOUCHES_ROAD, crossing, "c4 319.58,0 3", "c4 318.32,0 4j",
        gap=(2.0 - 18.0 * math.tan(SLOPE)) * math.cos(SLOPE), pieces=("new-road", "r2"),
    ),
    # the outer edges of two roads, 5 from their centre lines, meet 5 / sin(θ/2) from the axis
    Case(
        Fault.OVERLAP_BEYOND_TOP, fan, branch(57.0), branch(62.0),
        gap=5.0 / math.sin(math.radians(28.5)) - 10.0, pieces=("new-road", "r2"),
    ),
    Case(
        Fault.TOUCHES_CAR, ramp_car, "c2 66.58,122.58 2", "c2 65.32,122.58 3j",
        gap=(CAR_TOP - ROAD_THERE) * math.cos(SLOPE), pieces=("new-road", "k1"),
    ),
)  # fmt: skip
