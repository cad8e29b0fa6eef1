"""The clauses of the rules: statements with a name that is the same in every edition.

The edition says in which section of its rulebook a clause is. The text catalogues state it in our own words
(`rule-<clause>`, or `rule-<clause>-<value>` where a switch decides).
"""

from __future__ import annotations

from enum import StrEnum


class Clause(StrEnum):
    """One statement of the rules."""

    GOAL = "goal"
    ALLOTMENT = "allotment"
    STARTING_RAMP = "starting-ramp"
    FIRST_PLAYER = "first-player"
    OBSTACLES = "obstacles"
    TURN_ORDER = "turn-order"
    BASE_POINT = "base-point"
    COLUMN_HEIGHT = "column-height"
    COLUMN_PLACE = "column-place"
    ROAD = "road"
    ADJUST = "adjust"
    ROAD_ENDS = "road-ends"
    SHARED_TOP = "shared-top"
    OVER_COLUMN = "over-column"
    NO_LOOP = "no-loop"
    NO_TOUCH = "no-touch"
    TABLE_EDGE = "table-edge"
    EARNING = "earning"
    FIRST_ONLY = "first-only"
    OWN_ROAD = "own-road"
    CAR_PLACE = "car-place"
    CAR_DUTY = "car-duty"
    JUNCTION_HEIGHT = "junction-height"
    JUNCTION_BRANCH = "junction-branch"
    OFF_RAMP = "off-ramp"
    OFF_RAMP_HEIGHT = "off-ramp-height"
    OFF_RAMP_BONUS = "off-ramp-bonus"
    AREAS = "areas"
    PENALTY = "penalty"
    REPAIR = "repair"
    PASSING = "passing"
    ALL_CARS_OUT = "all-cars-out"
    MATERIAL = "material"
    WITHOUT_COLUMNS = "without-columns"
    FORCED_PASS = "forced-pass"
    STALEMATE = "stalemate"
    CHILDREN = "children"
    MISSIONS = "missions"
    MISSION_END = "mission-end"
    MISSION_DRIVE = "mission-drive"
    MISSION_DEVELOPMENT = "mission-development"
    MISSION_TRAFFIC_JAM = "mission-traffic-jam"
    MISSION_RAINBOW = "mission-rainbow"
    MISSION_OFF_RAMP = "mission-off-ramp"
    MISSION_BUILDING = "mission-building"
    MISSION_TOWER = "mission-tower"
    MISSION_TALLEST = "mission-tallest"
    MISSION_STOCK = "mission-stock"
    SAME_TYPE = "same-type"


# Clauses that are in no rulebook: our own rulings. They are always shown as ours.
OURS = frozenset({Clause.TABLE_EDGE, Clause.PASSING, Clause.STALEMATE})

# Clauses whose wording depends on a switch. Their text is `rule-<clause>-<value of the switch>`.
SWITCH_OF: dict[Clause, str] = {
    Clause.FIRST_PLAYER: "first_player",
    Clause.OBSTACLES: "obstacles",
    Clause.ADJUST: "adjust_until",
    Clause.EARNING: "earn_from",
    Clause.OWN_ROAD: "own_crossing",
    Clause.CAR_DUTY: "earned_car",
    Clause.OFF_RAMP_HEIGHT: "off_ramp_from",
    Clause.OFF_RAMP_BONUS: "off_ramp_bonus",
    Clause.PENALTY: "penalty",
    Clause.REPAIR: "repair",
    Clause.ALL_CARS_OUT: "all_cars_out",
    Clause.MATERIAL: "material_clock",
    Clause.WITHOUT_COLUMNS: "without_columns",
    Clause.FORCED_PASS: "forced_pass",
    Clause.STALEMATE: "forced_pass",
    Clause.SAME_TYPE: "same_type",
}
