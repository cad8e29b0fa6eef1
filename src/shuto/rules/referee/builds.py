"""Judging a build: base point, cost, lie, what is in the way, crossings. Cars are judged in `cars.py`."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.questions import (
    BONUS,
    COLUMN_KIND,
    CROSSED,
    EARNED,
    FOUND,
    GROUND,
    JUNCTION_KIND,
    NO_LIE,
    OFF_RAMP_KIND,
    Assessment,
    Placement,
    new_assessment,
)
from shuto.rules.pieces import PieceRef
from shuto.rules.position import BLOCK_KINDS, Position
from shuto.rules.referee.faults import FAULTS, Fault
from shuto.rules.referee.findings import finding
from shuto.rules.referee.verdict import WHYS, Crossing, Finding, Verdict
from shuto.rules.rows import ROAD_KINDS
from shuto.rules.turn import Build, Extend

MOST_FINDINGS = 64


def placement_of(turn: Build, seat: int) -> Placement:
    """The placement of a build, for the kernels. They get its stated lie separately."""
    if isinstance(turn, Extend):
        kind = JUNCTION_KIND if turn.junction else COLUMN_KIND
        return Placement(seat, turn.base, kind, float(turn.x), float(turn.y), turn.height)
    return Placement(seat, turn.base, OFF_RAMP_KIND, float(turn.x), float(turn.y), 0)


def assess_build(position: Position, turn: Build, seat: int) -> Assessment:
    """The kernel's assessment of one build. The base point must be a column on the table."""
    from shuto.rules.kernels.placement.survey import assess_one

    assessment = new_assessment(MOST_FINDINGS, len(position.table.roads))
    lie = NO_LIE if turn.lie is None else np.array(turn.lie, np.float64)
    assess_one(position.table, position.game.law, placement_of(turn, seat), lie, assessment)
    return assessment


def judge_build(position: Position, turn: Build, seat: int) -> Verdict:
    """Judge an extension or an off-ramp of a player, even if it is not their turn."""
    return judge_assessed(position, turn, seat)[0]


def judge_assessed(position: Position, turn: Build, seat: int) -> tuple[Verdict, Assessment | None]:
    """The verdict on a build, and the kernel's assessment for a caller that is going to build it."""
    from shuto.rules.referee.cars import judge_cars

    findings = judge_base(position, turn.base, seat)
    if findings and findings[0].fault is Fault.NO_SUCH_BASE_POINT:
        return Verdict(turn, seat, findings), None
    assessment = assess_build(position, turn, seat)
    findings += findings_of(position, turn, seat, assessment)
    if not assessment.laid:
        return Verdict(turn, seat, findings), assessment
    crossings = crossings_of(position, assessment)
    bonus = int(assessment.marks[BONUS])
    cars = judge_cars(position, turn, seat, assessment, bonus)
    x, y, z, ux, uy, c, s, length = assessment.beam[:8].tolist()
    end = (x + length * c * ux, y + length * c * uy, z + length * s)
    return Verdict(
        turn, seat, findings + cars.findings, crossings, int(assessment.marks[EARNED]), bonus, cars.owed,
        cars.cars, cars.takes, cars.givers, cars.most_takes, ((x, y, z), end),
    ), assessment  # fmt: skip


def crossings_of(position: Position, assessment: Assessment) -> tuple[Crossing, ...]:
    """The crossings in an assessment, as values."""
    rows = assessment.crossings[: assessment.marks[CROSSED]].tolist()
    owners = position.table.road_marks[:, at.ROAD_OWNER]
    return tuple(
        Crossing(PieceId.road(int(road)), int(owners[int(road)]), bool(over), WHYS[int(why)], x, y, gap)
        for road, over, x, y, why, gap in rows
    )


def judge_base(position: Position, base: int, seat: int) -> tuple[Finding, ...]:
    """Check that a column is a base point of this player."""
    table = position.table
    fault = None
    if not 0 <= base < table.counts[at.COLUMN] or table.column_marks[base, at.COLUMN_OWNER] != seat:
        fault = Fault.NO_SUCH_BASE_POINT
    else:
        marks = table.column_marks[base]
        if marks[at.COLUMN_JUNCTION]:
            if marks[at.COLUMN_OUT] > 1:
                fault = Fault.ALREADY_BRANCHED
        elif marks[at.COLUMN_CLOSED]:
            fault = Fault.BASE_POINT_CLOSED
        elif marks[at.COLUMN_OUT]:
            fault = Fault.NO_SUCH_BASE_POINT
    if fault is None:
        return ()
    return (finding(position, fault, base=PieceId.column(base)),)


def piece_ref(position: Position, kind: int, index: int) -> PieceRef:
    """The reference to a piece that a kernel named by kind and index."""
    names, table = position.game.players, position.table
    if kind == at.COLUMN:
        marks = table.column_marks[index]
        seat, what = int(marks[at.COLUMN_OWNER]), "junction" if marks[at.COLUMN_JUNCTION] else "column"
        return PieceRef(what, PieceId.column(index), names[seat], seat=seat, height=int(marks[at.COLUMN_HEIGHT]))
    if kind == at.ROAD:
        marks = table.road_marks[index]
        seat = int(marks[at.ROAD_OWNER])
        return PieceRef(ROAD_KINDS[marks[at.ROAD_KIND]], PieceId.road(index), names[seat], seat=seat)
    if kind == at.CAR:
        marks = table.car_marks[index]
        seat = int(marks[at.CAR_OWNER])
        return PieceRef("car", PieceId.car(index), names[seat], at.CAR_TYPES[marks[at.CAR_TYPE]], seat)
    component = position.area_component(index) if kind == at.AREA else position.block_component(index)
    if kind == at.AREA:
        return PieceRef("area", component.id, None, component.id)
    block = BLOCK_KINDS[table.block_marks[index, at.BLOCK_KIND]]
    return PieceRef(block, component.id, None, position.block_name(index))


_ROWS = {"column": at.COLUMN, "disc": at.COLUMN, "road": at.ROAD, "car": at.CAR}


def standing_ref(position: Position, piece: PieceId) -> PieceRef:
    """The reference to a column, road or car on the table. A disc gives its column."""
    return piece_ref(position, _ROWS[piece.kind], piece.number)


_MINE = {at.COLUMN: (PieceRef("new-column", "new-column"),), at.ROAD: (PieceRef("new-road", "new-road"),)}

_IN_SPACE = {
    (Fault.TOUCHES_BUILDING, at.ROAD),
    (Fault.TOUCHES_TOWER, at.ROAD),
    (Fault.TOUCHES_OBSTACLE, at.ROAD),
    (Fault.TOUCHES_AREA, at.ROAD),
    (Fault.TOUCHES_CAR, at.COLUMN),
}
"""Faults whose gap is the shortest way out in space. The kernels give a distance in plan for them.

A distance in plan is right for a column at a block, because the column cannot rise over it. It is also right for a road
at a column, because the road may not be above it either.
"""


def upright(position: Position, kind: int, index: int) -> at.Floats:
    """The prism of a block, an area or a column."""
    table = position.table
    if kind != at.COLUMN:
        row: at.Floats = (table.areas if kind == at.AREA else table.blocks)[index]
        return row
    x, y, foot, top = table.columns[index].tolist()
    return cylinder(position, x, y, foot, top)


def cylinder(position: Position, x: float, y: float, foot: float, top: float) -> at.Floats:
    """The prism of a column at this place, standing or new."""
    from shuto.geometry.shapes import prism

    return prism(((0.0, 0.0),), position.game.law.radius, (x, y), 0.0, foot, top)


def _way_out(position: Position, turn: Build, assessment: Assessment, kind: int, index: int) -> float:
    """How many mm the new road is inside a block or an area, or a car inside the new column."""
    from shuto.geometry.way_out import way_out

    if kind != at.CAR:
        return way_out(assessment.beam, upright(position, kind, index))[0]
    assert isinstance(turn, Extend)
    law = position.game.law
    foot = law.area_thickness if assessment.marks[GROUND] >= 0 else 0.0
    column = cylinder(position, turn.x, turn.y, foot, foot + law.disc_height * max(turn.height, 1))
    return way_out(position.table.cars[index], column)[0]


def findings_of(position: Position, turn: Build, seat: int, assessment: Assessment) -> tuple[Finding, ...]:
    """The faults that the kernel noted for a build, as findings."""
    count = int(assessment.marks[FOUND])
    if not count:
        return ()
    result = []
    for number, mine, kind, index, gap in assessment.findings[:count].tolist():
        fault = FAULTS[int(number)]
        pieces = _MINE.get(int(mine), ())
        if int(kind) != at.NOTHING:
            pieces = (*pieces, piece_ref(position, int(kind), int(index)))
        if (fault, int(mine)) in _IN_SPACE:
            gap = _way_out(position, turn, assessment, int(kind), int(index))
        missing = None if math.isnan(gap) else max(gap, 0.0)
        result.append(finding(position, fault, pieces, missing, **_args(position, turn, seat, fault, missing)))
    return tuple(result)


def _args(position: Position, turn: Build, seat: int, fault: Fault, gap: float | None) -> dict[str, Any]:
    """The numbers for the sentence of a finding."""
    supply = position.supply(seat)
    height = turn.height if isinstance(turn, Extend) else 0
    junction = isinstance(turn, Extend) and turn.junction
    base_x, base_y, _, base_top = position.table.columns[turn.base].tolist()
    base_height = int(position.table.column_marks[turn.base, at.COLUMN_HEIGHT])
    if fault is Fault.NOT_ENOUGH_GRAY:
        return {"have": supply.gray, "need": max(height - junction, 1), "yellow": supply.yellow}
    if fault in (Fault.HEIGHT_STEP, Fault.HEIGHT_BELOW_ONE):
        return {"base_height": base_height, "height": height}
    if fault is Fault.OFF_RAMP_WITHOUT_COLUMNS:
        return {"missions": "yes" if position.game.switches.missions else "no"}
    if fault is Fault.OFF_RAMP_HEIGHT:
        barred = base_height != 1 and position.game.switches.off_ramp_from == "height-1"
        return {"height": base_height, "why": "height-1" if barred else "reach"}
    if fault is Fault.OUT_OF_REACH and gap is not None:
        distance = math.hypot(turn.x - base_x, turn.y - base_y)
        # no road can span a difference in height as great as its length
        spans = abs(position.game.law.disc_height * height - base_top) < position.game.law.road_length
        return {"distance": distance, "farthest": max(distance - gap, 0.0) if spans else 0.0}
    return {}
