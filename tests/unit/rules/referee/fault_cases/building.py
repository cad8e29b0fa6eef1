"""Faults of a build with nothing in the way: base points, heights, supply, lie of the road, edge of the table."""

from __future__ import annotations

import math

from shuto.rules.editions.switches import children
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from tables import give, lay, stand, table
from unit.rules.referee.fault_cases.case import Case, scene

EDITION = "second-edition"  # starting columns at (0, -70) and (0, 70), ramps pointing away from the middle
# Lengths in plan of a road whose ends differ in height by one disc:
PLAN_LENGTH = math.sqrt(120.0**2 - 10.0**2)
PLAN_LENGTH_ON_RAMP = math.sqrt(120.0**2 - 8.0**2)  # its lower end lies on the starting ramp, which is 2 mm thick


@scene
def start() -> Position:
    return table(EDITION)


@scene
def built_on() -> Position:
    """Ann has built from c0 to c2, Bob from c1 to c3."""
    return table(EDITION, 2, "c0 115,-70 2", "c1 115,70 2")


@scene
def closed() -> Position:
    """c2 has an off-ramp; c3 is a junction with two roads, c4 a junction with one."""
    here = lay(stand(table(EDITION), 0, 200, 0, 1), 0, "c2 > 320,0")
    here = stand(here, 0, -200, 0, 3, junction=True)
    here = stand(here, 0, -200, -250, 3, junction=True)
    for line in ("c3 -200,118 3", "c3 -318,0 3", "c4 -318,-250 3"):
        here = lay(here, 0, line)
    return here


@scene
def no_junctions() -> Position:
    return table(EDITION, house_rules=children())


@scene
def one_gray() -> Position:
    return give(table(EDITION), 0, gray=1)


@scene
def no_yellow() -> Position:
    return give(table(EDITION), 0, yellow=0)


@scene
def no_roads() -> Position:
    return give(table(EDITION), 0, roads=0)


@scene
def high_ends() -> Position:
    """Open ends of 11 discs (c2) and 12 (c3). From 120 mm up, a road of 120 mm cannot slope down to the table."""
    return stand(stand(table(EDITION), 0, 200, 0, 11), 0, 200, -200, 12)


@scene
def very_high() -> Position:
    """c2 is an open end of 14 discs."""
    return stand(table(EDITION), 0, 200, 0, 14)


@scene
def height_two() -> Position:
    """c2 has two discs, and in this edition off-ramps start only from columns of one disc."""
    return stand(table("two-player-2024"), 0, 200, 0, 2)


@scene
def at_the_edge() -> Position:
    """c2 stands where an off-ramp to the right ends just past the edge of the table at x = 500."""
    return stand(table(EDITION), 0, 381, 0, 1)


LEAN = 2.0 * 10.0 / 120.0  # how far the upper edge at the foot of an off-ramp reaches beyond the lower one

CASES = (
    Case(Fault.NO_SUCH_BASE_POINT, start, "c1 115,70 2", "c0 115,-70 2"),
    Case(Fault.NO_SUCH_BASE_POINT, start, "c2 115,-70 2", "c0 115,-70 2"),
    Case(Fault.NO_SUCH_BASE_POINT, built_on, "c0 -115,-70 2", "c2 230,-70 3"),
    Case(Fault.BASE_POINT_CLOSED, closed, "c2 200,115 2", "c4 -200,-132 2"),
    Case(Fault.BASE_POINT_CLOSED, closed, "c2 > 200,-115", "c4 > -200,-400"),
    Case(Fault.ALREADY_BRANCHED, closed, "c3 -200,-118 2", "c4 -200,-132 2"),
    Case(Fault.HEIGHT_STEP, start, "c0 115,-70 3", "c0 115,-70 2"),
    Case(Fault.HEIGHT_STEP, start, "c0 115,-70 1", "c0 115,-70 2"),
    Case(Fault.HEIGHT_STEP, start, "c0 115,-70 3", "c0 115,-70 3j"),
    Case(Fault.HEIGHT_BELOW_ONE, start, "c0 115,-70 0", "c0 115,-70 2"),
    Case(Fault.JUNCTION_WITHOUT_GRAY, start, "c0 115,-70 1j", "c0 115,-70 2j"),
    Case(Fault.JUNCTIONS_OFF, no_junctions, "c0 115,-70 2j", "c0 115,-70 2", others=("not-enough-yellow",)),
    Case(Fault.NOT_ENOUGH_GRAY, one_gray, "c0 115,-70 2", "c0 115,-70 2j"),
    Case(Fault.NOT_ENOUGH_GRAY, one_gray, "c0 115,-70 3j", "c0 115,-70 2j"),
    Case(Fault.NOT_ENOUGH_YELLOW, no_yellow, "c0 115,-70 2j", "c0 115,-70 2"),
    Case(Fault.NOT_ENOUGH_ROADS, no_roads, "c0 115,-70 2", "pass"),
    Case(Fault.NOT_ENOUGH_ROADS, no_roads, "c0 > 115,-70", "pass"),
    # Out of reach, the road would start beyond the end of the starting ramp; within reach, it lies on that end.
    Case(
        Fault.OUT_OF_REACH, start, "c0 140.08,-70 2", "c0 139.08,-70 2",
        gap=140.08 - PLAN_LENGTH - 20.0, pieces=("new-road", "c0"),
    ),
    Case(
        Fault.OUT_OF_REACH, start, "c0 118,-70 2 / 10.6,-70 130.18,-70", "c0 118,-70 2 / 9.6,-70 129.18,-70",
        gap=10.6 - 10.0, pieces=("new-road", "c0"), others=("end-sticks-out",), still=("end-sticks-out",),
    ),
    Case(Fault.OUT_OF_REACH, very_high, "c2 200,-45 2j", "c2 200,-45 3j", gap=0.0, pieces=("new-road", "c2")),
    Case(
        Fault.END_STICKS_OUT, start, "c0 99.2,-70 2", "c0 100.2,-70 2",
        gap=PLAN_LENGTH_ON_RAMP - 99.2 - 20.0, pieces=("new-road", "c0"),
    ),
    Case(
        Fault.END_STICKS_OUT, start, "c0 118,-70 2 / -10.5,-70 109.23,-70", "c0 118,-70 2 / -9.5,-70 110.23,-70",
        gap=0.5, pieces=("new-road", "c0"),
    ),
    Case(
        Fault.END_STICKS_OUT, start, "c0 118,-70 2 / 8.9,-70 128.48,-70", "c0 118,-70 2 / 7.9,-70 127.48,-70",
        gap=0.48, pieces=("new-road",),
    ),
    Case(
        Fault.LIE_LENGTH, start, "c0 115,-70 2 / 0,-70 119.1,-70", "c0 115,-70 2 / 0,-70 119.7,-70",
        gap=PLAN_LENGTH_ON_RAMP - 119.1, pieces=("new-road",),
    ),
    Case(
        Fault.LIE_LENGTH, at_the_edge, "c2 > 0,0 / 381,0 262.1,0", "c2 > 0,0 / 381,0 261.5,0",
        gap=PLAN_LENGTH - 118.9, pieces=("new-road",),
    ),
    Case(Fault.OFF_RAMP_HEIGHT, height_two, "c2 > 320,0", "c0 > 120,-60", pieces=("new-road", "c2")),
    Case(Fault.OFF_RAMP_HEIGHT, high_ends, "c3 > 320,-200", "c2 > 320,0", pieces=("new-road", "c3")),
    Case(
        Fault.OFF_TABLE, at_the_edge, "c2 490.6,0 2", "c2 489.6,0 2",
        gap=0.6, pieces=("new-column",),
    ),
    Case(
        Fault.OFF_TABLE, at_the_edge, "c2 > 500,0", "c2 > 500,0 / 380,0 499.58,0",
        gap=381.0 + PLAN_LENGTH + LEAN - 500.0, pieces=("new-road",),
    ),
)  # fmt: skip
