"""The numbers of the faults for the kernels. The faults of a placement are the bits of one integer."""

from __future__ import annotations

from shuto.geometry.compiled import compiled_as, inlined, stay_apart
from shuto.rules.kernels.layout import Floats, Ints
from shuto.rules.kernels.questions import BITS, FOUND
from shuto.rules.referee.faults import NUMBER_OF, Fault

HEIGHT_STEP = NUMBER_OF[Fault.HEIGHT_STEP]
HEIGHT_BELOW_ONE = NUMBER_OF[Fault.HEIGHT_BELOW_ONE]
JUNCTION_WITHOUT_GRAY = NUMBER_OF[Fault.JUNCTION_WITHOUT_GRAY]
JUNCTIONS_OFF = NUMBER_OF[Fault.JUNCTIONS_OFF]
NOT_ENOUGH_GRAY = NUMBER_OF[Fault.NOT_ENOUGH_GRAY]
NOT_ENOUGH_YELLOW = NUMBER_OF[Fault.NOT_ENOUGH_YELLOW]
NOT_ENOUGH_ROADS = NUMBER_OF[Fault.NOT_ENOUGH_ROADS]
OUT_OF_REACH = NUMBER_OF[Fault.OUT_OF_REACH]
END_STICKS_OUT = NUMBER_OF[Fault.END_STICKS_OUT]
LIE_LENGTH = NUMBER_OF[Fault.LIE_LENGTH]
OFF_RAMP_HEIGHT = NUMBER_OF[Fault.OFF_RAMP_HEIGHT]
OFF_TABLE = NUMBER_OF[Fault.OFF_TABLE]
CLOSES_LOOP = NUMBER_OF[Fault.CLOSES_LOOP]
ROAD_OVER_COLUMN = NUMBER_OF[Fault.ROAD_OVER_COLUMN]
COLUMN_UNDER_ROAD = NUMBER_OF[Fault.COLUMN_UNDER_ROAD]
COLUMN_OVERLAPS_COLUMN = NUMBER_OF[Fault.COLUMN_OVERLAPS_COLUMN]
TOUCHES_ROAD = NUMBER_OF[Fault.TOUCHES_ROAD]
OVERLAP_BEYOND_TOP = NUMBER_OF[Fault.OVERLAP_BEYOND_TOP]
TOUCHES_COLUMN = NUMBER_OF[Fault.TOUCHES_COLUMN]
TOUCHES_CAR = NUMBER_OF[Fault.TOUCHES_CAR]
TOUCHES_BUILDING = NUMBER_OF[Fault.TOUCHES_BUILDING]
TOUCHES_TOWER = NUMBER_OF[Fault.TOUCHES_TOWER]
TOUCHES_OBSTACLE = NUMBER_OF[Fault.TOUCHES_OBSTACLE]
TOUCHES_AREA = NUMBER_OF[Fault.TOUCHES_AREA]
AREA_FORBIDS_COLUMN = NUMBER_OF[Fault.AREA_FORBIDS_COLUMN]
COLUMN_OVER_AREA_EDGE = NUMBER_OF[Fault.COLUMN_OVER_AREA_EDGE]
AREA_FORBIDS_OFF_RAMP = NUMBER_OF[Fault.AREA_FORBIDS_OFF_RAMP]
OFF_RAMP_WITHOUT_COLUMNS = NUMBER_OF[Fault.OFF_RAMP_WITHOUT_COLUMNS]


@inlined
def flag(brief: bool, marks: Ints, findings: Floats, fault: int, mine: int, kind: int, index: int, gap: float) -> None:
    """Note a fault: if brief, only its bit."""
    marks[BITS] |= 1 << fault
    if not brief:
        _note(marks, findings, fault, mine, kind, index, gap)


@compiled_as("void(int64[::1], float64[:, ::1], int64, int64, int64, int64, float64)")
def _note(marks: Ints, findings: Floats, fault: int, mine: int, kind: int, index: int, gap: float) -> None:
    """Note a finding, if there is a row left for it."""
    stay_apart()
    row = marks[FOUND]
    if row < findings.shape[0]:
        findings[row, 0], findings[row, 1] = fault, mine
        findings[row, 2], findings[row, 3], findings[row, 4] = kind, index, gap
        marks[FOUND] += 1
