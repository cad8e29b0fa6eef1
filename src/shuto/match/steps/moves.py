"""The list of moves: one entry per step of the game, with what people want to read in it."""

from __future__ import annotations

from shuto.match.views.moves import MoveView, PaidView, What
from shuto.rules.difference import difference
from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.penalty import penalties
from shuto.rules.play import before_penalty
from shuto.rules.position import Position
from shuto.rules.records.record import StepRecord
from shuto.rules.turn import Adjust, Aftermath, Extend, OffRamp, Pass, PlaceComponent, Resign, SetAside, Stop, Turn

_WHATS: dict[type, What] = {
    OffRamp: "off-ramp",
    PlaceComponent: "component",
    Pass: "pass",
    SetAside: "set-aside",
    Stop: "stop",
    Adjust: "adjust",
    Resign: "resign",
}


def move_of(before: Position, step: StepRecord, seat: int, after: Position) -> MoveView:
    """The entry for a step: the turn as the referee filled it in, and what it led to."""
    turn, aftermath = step.turn, step.aftermath
    build = turn.turn if isinstance(turn, Adjust) else turn
    return MoveView(
        seat=seat,
        what=_what(turn),
        height=build.height if isinstance(build, Extend) else 0,
        component=turn.component if isinstance(turn, PlaceComponent) else "",
        cars=len(build.cars or ()) if isinstance(build, (Extend, OffRamp)) else 0,
        taken_from=tuple(take.owner for take in build.take or ()) if isinstance(build, (Extend, OffRamp)) else (),
        pieces=_moved(before, after) if isinstance(turn, Adjust) else _added(before, after),
        fallen=() if aftermath is None else tuple(one.piece for one in aftermath.fallen),
        moved=() if aftermath is None else tuple(one.piece for one in aftermath.nudged),
        paid=_paid(before, turn, aftermath),
        forgiven=aftermath is not None and aftermath.forgiven,
        missed=None if aftermath is None else aftermath.missed,
    )


def _what(turn: Turn | None) -> What | None:
    if isinstance(turn, Resign) and turn.out_of_time:
        return "out-of-time"
    if isinstance(turn, Extend):
        return "junction" if turn.junction else "column"
    return None if turn is None else _WHATS[type(turn)]


def _added(before: Position, after: Position) -> tuple[str, ...]:
    """The columns, roads and components that are new. The cars are on the new road."""
    first, last = before.table.counts, after.table.counts
    columns = map(PieceId.column, range(first[at.COLUMN], last[at.COLUMN]))
    roads = map(PieceId.road, range(first[at.ROAD], last[at.ROAD]))
    return (*columns, *roads, *(one.id for one in after.components[len(before.components) :]))


def _moved(before: Position, after: Position) -> tuple[str, ...]:
    """The columns and roads that an adjustment moved."""
    changed = difference(before, after)
    return (*(column.id for column in changed.columns), *(road.id for road in changed.roads))


def _paid(before: Position, turn: Turn | None, aftermath: Aftermath | None) -> tuple[PaidView, ...]:
    if aftermath is None:
        return ()
    bill = penalties(before_penalty(before, turn), aftermath)
    return tuple(PaidView(one.owner, one.columns) for one in bill if one.columns)
