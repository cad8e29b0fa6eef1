"""Every reason why a turn can be refused: a stable code, its number in the kernels, and the clause of the rulebook.

A code never changes: records, clients and publications quote it. New faults go to the end of the list, because a
fault's number is its place in the list.
"""

from __future__ import annotations

from enum import StrEnum

from shuto.rules.editions.clauses import Clause


class Fault(StrEnum):
    """A reason why a turn is illegal. The value is the public code and the id of its Fluent message."""

    # turn order, phase and base point
    NOT_YOUR_TURN = "not-your-turn"
    WRONG_PHASE = "wrong-phase"
    NO_SUCH_BASE_POINT = "no-such-base-point"
    BASE_POINT_CLOSED = "base-point-closed"
    ALREADY_BRANCHED = "already-branched"
    # height of the column, and supply
    HEIGHT_STEP = "height-step"
    HEIGHT_BELOW_ONE = "height-below-one"
    JUNCTION_WITHOUT_GRAY = "junction-without-gray"
    JUNCTIONS_OFF = "junctions-off"
    NOT_ENOUGH_GRAY = "not-enough-gray"
    NOT_ENOUGH_YELLOW = "not-enough-yellow"
    NOT_ENOUGH_ROADS = "not-enough-roads"
    NOT_ENOUGH_CARS = "not-enough-cars"
    # how the road lies
    OUT_OF_REACH = "out-of-reach"
    END_STICKS_OUT = "end-sticks-out"
    LIE_LENGTH = "lie-length"
    OFF_RAMP_HEIGHT = "off-ramp-height"
    OFF_TABLE = "off-table"
    CLOSES_LOOP = "closes-loop"
    # pieces in the way
    ROAD_OVER_COLUMN = "road-over-column"
    COLUMN_UNDER_ROAD = "column-under-road"
    COLUMN_OVERLAPS_COLUMN = "column-overlaps-column"
    TOUCHES_ROAD = "touches-road"
    OVERLAP_BEYOND_TOP = "overlap-beyond-top"
    TOUCHES_COLUMN = "touches-column"
    TOUCHES_CAR = "touches-car"
    TOUCHES_BUILDING = "touches-building"
    TOUCHES_TOWER = "touches-tower"
    TOUCHES_OBSTACLE = "touches-obstacle"
    TOUCHES_AREA = "touches-area"
    AREA_FORBIDS_COLUMN = "area-forbids-column"
    COLUMN_OVER_AREA_EDGE = "column-over-area-edge"
    AREA_FORBIDS_OFF_RAMP = "area-forbids-off-ramp"
    # cars
    CAR_NOT_EARNED = "car-not-earned"
    CAR_OWED = "car-owed"
    CAR_DOES_NOT_FIT = "car-does-not-fit"
    CAR_NOT_ON_ROAD = "car-not-on-road"
    CAR_WOULD_SLIDE = "car-would-slide"
    CAR_TYPE_UNAVAILABLE = "car-type-unavailable"
    NOTHING_TO_TAKE = "nothing-to-take"
    # other turns
    PASS_WITH_LEGAL_BUILD = "pass-with-legal-build"
    SET_ASIDE_NOT_ALLOWED = "set-aside-not-allowed"
    ADJUST_CLOSED = "adjust-closed"
    ADJUST_OTHER_TURN = "adjust-other-turn"
    ADJUST_DISTURBS = "adjust-disturbs"
    STOP_NOT_ALLOWED = "stop-not-allowed"
    # components of the city
    COMPONENT_UNAVAILABLE = "component-unavailable"
    DEVELOPMENT_FIRST = "development-first"
    AREAS_OVERLAP = "areas-overlap"
    AREA_TOO_CLOSE = "area-too-close"
    COMPONENT_TOUCHES_PIECE = "component-touches-piece"
    NEEDS_DEVELOPMENT_AREA = "needs-development-area"
    DEVELOPMENT_OCCUPIED = "development-occupied"
    COMPONENT_OVER_EDGE = "component-over-edge"
    BUILDINGS_OVERLAP = "buildings-overlap"
    # all topics, added in version 2 of the records
    OFF_RAMP_WITHOUT_COLUMNS = "off-ramp-without-columns"
    SET_ASIDE_WITH_LEGAL_BUILD = "set-aside-with-legal-build"
    GRAY_GIVEN_FIRST = "gray-given-first"
    # positions stated piece by piece
    MORE_THAN_IN_BOX = "more-than-in-box"
    BROKEN_HIGHWAY = "broken-highway"


CLAUSE_OF: dict[Fault, Clause] = {
    Fault.NOT_YOUR_TURN: Clause.TURN_ORDER,
    Fault.WRONG_PHASE: Clause.TURN_ORDER,
    Fault.NO_SUCH_BASE_POINT: Clause.BASE_POINT,
    Fault.BASE_POINT_CLOSED: Clause.OFF_RAMP,
    Fault.ALREADY_BRANCHED: Clause.JUNCTION_BRANCH,
    Fault.HEIGHT_STEP: Clause.COLUMN_HEIGHT,
    Fault.HEIGHT_BELOW_ONE: Clause.COLUMN_HEIGHT,
    Fault.JUNCTION_WITHOUT_GRAY: Clause.JUNCTION_HEIGHT,
    Fault.JUNCTIONS_OFF: Clause.CHILDREN,
    Fault.NOT_ENOUGH_GRAY: Clause.ALLOTMENT,
    Fault.NOT_ENOUGH_YELLOW: Clause.ALLOTMENT,
    Fault.NOT_ENOUGH_ROADS: Clause.ALLOTMENT,
    Fault.NOT_ENOUGH_CARS: Clause.ALLOTMENT,
    Fault.OUT_OF_REACH: Clause.COLUMN_PLACE,
    Fault.END_STICKS_OUT: Clause.ROAD_ENDS,
    Fault.LIE_LENGTH: Clause.ROAD,
    Fault.OFF_RAMP_HEIGHT: Clause.OFF_RAMP_HEIGHT,
    Fault.OFF_TABLE: Clause.TABLE_EDGE,
    Fault.CLOSES_LOOP: Clause.NO_LOOP,
    Fault.ROAD_OVER_COLUMN: Clause.OVER_COLUMN,
    Fault.COLUMN_UNDER_ROAD: Clause.OVER_COLUMN,
    Fault.COLUMN_OVERLAPS_COLUMN: Clause.COLUMN_PLACE,
    Fault.TOUCHES_ROAD: Clause.NO_TOUCH,
    Fault.OVERLAP_BEYOND_TOP: Clause.SHARED_TOP,
    Fault.TOUCHES_COLUMN: Clause.NO_TOUCH,
    Fault.TOUCHES_CAR: Clause.NO_TOUCH,
    Fault.TOUCHES_BUILDING: Clause.OBSTACLES,
    Fault.TOUCHES_TOWER: Clause.OBSTACLES,
    Fault.TOUCHES_OBSTACLE: Clause.AREAS,
    Fault.TOUCHES_AREA: Clause.AREAS,
    Fault.AREA_FORBIDS_COLUMN: Clause.AREAS,
    Fault.COLUMN_OVER_AREA_EDGE: Clause.AREAS,
    Fault.AREA_FORBIDS_OFF_RAMP: Clause.AREAS,
    Fault.CAR_NOT_EARNED: Clause.EARNING,
    Fault.CAR_OWED: Clause.CAR_DUTY,
    Fault.CAR_DOES_NOT_FIT: Clause.CAR_PLACE,
    Fault.CAR_NOT_ON_ROAD: Clause.CAR_PLACE,
    Fault.CAR_WOULD_SLIDE: Clause.CAR_PLACE,
    Fault.CAR_TYPE_UNAVAILABLE: Clause.ALLOTMENT,
    Fault.NOTHING_TO_TAKE: Clause.SAME_TYPE,
    Fault.PASS_WITH_LEGAL_BUILD: Clause.PASSING,
    Fault.SET_ASIDE_NOT_ALLOWED: Clause.MISSION_END,
    Fault.ADJUST_CLOSED: Clause.ADJUST,
    Fault.ADJUST_OTHER_TURN: Clause.ADJUST,
    Fault.ADJUST_DISTURBS: Clause.ADJUST,
    Fault.STOP_NOT_ALLOWED: Clause.ALL_CARS_OUT,
    Fault.COMPONENT_UNAVAILABLE: Clause.OBSTACLES,
    Fault.DEVELOPMENT_FIRST: Clause.OBSTACLES,
    Fault.AREAS_OVERLAP: Clause.OBSTACLES,
    Fault.AREA_TOO_CLOSE: Clause.OBSTACLES,
    Fault.COMPONENT_TOUCHES_PIECE: Clause.OBSTACLES,
    Fault.NEEDS_DEVELOPMENT_AREA: Clause.OBSTACLES,
    Fault.DEVELOPMENT_OCCUPIED: Clause.OBSTACLES,
    Fault.COMPONENT_OVER_EDGE: Clause.OBSTACLES,
    Fault.BUILDINGS_OVERLAP: Clause.OBSTACLES,
    Fault.OFF_RAMP_WITHOUT_COLUMNS: Clause.WITHOUT_COLUMNS,
    Fault.SET_ASIDE_WITH_LEGAL_BUILD: Clause.MISSION_END,
    Fault.GRAY_GIVEN_FIRST: Clause.SAME_TYPE,
    Fault.MORE_THAN_IN_BOX: Clause.ALLOTMENT,
    Fault.BROKEN_HIGHWAY: Clause.STARTING_RAMP,
}
"""The clause that each fault breaks."""

OF_POSITIONS = frozenset({Fault.MORE_THAN_IN_BOX, Fault.BROKEN_HIGHWAY})
"""Faults that only a position stated piece by piece can have, not a turn."""

FAULTS: tuple[Fault, ...] = tuple(Fault)
NUMBER_OF: dict[Fault, int] = {fault: number for number, fault in enumerate(FAULTS)}
"""The number of each fault in the kernels."""
