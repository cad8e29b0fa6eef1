"""Examining a snapshot agrees with the referee: a fault of a turn is also a fault of its pieces on the table."""

from __future__ import annotations

from collections import Counter

import pytest

from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.verdict import Finding, Verdict
from shuto.rules.snapshot.examine import examine
from shuto.rules.snapshot.pieces import StatedCar, StatedColumn, StatedComponent, StatedRoad
from shuto.rules.snapshot.snapshot import Snapshot
from shuto.rules.turn import Extend, OffRamp, PlaceComponent, Turn
from tables import judged
from unit.rules.referee.fault_cases import building, cars, city, in_the_way
from unit.rules.referee.fault_cases.case import Case
from unit.rules.snapshot.scenes import changed

CASES = (*building.CASES, *in_the_way.CASES, *cars.CASES, *city.CASES)

# What a turn costs and earns is history, which a snapshot does not have.
HISTORY = {
    Fault.NOT_ENOUGH_GRAY, Fault.NOT_ENOUGH_YELLOW, Fault.NOT_ENOUGH_ROADS, Fault.NOT_ENOUGH_CARS, Fault.CAR_NOT_EARNED,
    Fault.CAR_OWED, Fault.NOTHING_TO_TAKE, Fault.GRAY_GIVEN_FIRST, Fault.CAR_TYPE_UNAVAILABLE, Fault.MORE_THAN_IN_BOX,
    Fault.OFF_RAMP_WITHOUT_COLUMNS,
}  # fmt: skip
# Pieces that cannot be stated: a road from a column to itself, a car and a component that are in no box.
UNSTATED = ("c2 115,-70 2", "c0 > 120,-60 = 60:tank", "+ castle 300,300")


def with_turn(snapshot: Snapshot, turn: Turn, verdict: Verdict) -> Snapshot:
    """The snapshot with the pieces that a turn would put on the table."""
    if isinstance(turn, PlaceComponent):
        one = StatedComponent(id=turn.component, x=turn.x, y=turn.y, angle=turn.angle)
        return changed(snapshot, components=(*snapshot.components, one), phase=None)
    assert isinstance(turn, (Extend, OffRamp))
    columns, end = snapshot.columns, None
    if isinstance(turn, Extend):
        spot = StatedColumn(owner=verdict.seat, x=turn.x, y=turn.y, height=turn.height, junction=turn.junction)
        columns, end = (*columns, spot), len(columns)
    toward = (turn.x, turn.y) if end is None and turn.lie is None else None
    road = StatedRoad(from_column=turn.base, to_column=end, toward=toward, lie=turn.lie)
    number = len(snapshot.roads)
    stated = verdict.cars if turn.cars else ()
    cars = tuple(StatedCar(road=number, at=c.at, type=c.type or "plain", offset=c.offset) for c in stated)
    return changed(snapshot, columns=columns, roads=(*snapshot.roads, road), cars=(*snapshot.cars, *cars))


def named(findings: tuple[Finding, ...]) -> Counter[tuple[Fault, tuple[str, ...]]]:
    return Counter((one.fault, tuple(piece.id for piece in one.pieces)) for one in findings)


@pytest.mark.parametrize("side", ["bad", "near"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_as_the_referee(case: Case, side: str) -> None:
    line = getattr(case, side)
    turn = parse_turn(line)
    verdict = judged(case.here(), line)
    if line in UNSTATED or not isinstance(turn, (Extend, OffRamp, PlaceComponent)):
        pytest.skip("no pieces to state")
    # the scene may have columns without a road, so only what the turn adds is compared
    scene = changed(Snapshot.of(case.here()), supplies=None)
    fresh = named(examine(with_turn(scene, turn, verdict))) - named(examine(scene))
    told = {Fault.COLUMN_OVERLAPS_COLUMN if fault is Fault.CLOSES_LOOP else fault for fault in verdict.faults}
    assert {fault for fault, _ in fresh} - HISTORY == told - HISTORY
    assert not any(name.startswith("new-") for _, pieces in fresh for name in pieces)


def test_no_fault_of_builds_and_components_is_left_out() -> None:
    seen = {case.fault for case in CASES} - HISTORY
    assert len(seen) > 35
    assert {Fault.TOUCHES_CAR, Fault.CAR_WOULD_SLIDE, Fault.AREA_FORBIDS_OFF_RAMP, Fault.DEVELOPMENT_OCCUPIED} < seen
