"""Causes: which finding of a verdict comes first, and which of the others only follow from it.

A turn can break many rules for one reason: a column of the wrong height makes its road slope, and so touch what it
should pass. `ROWS` says which fault explains which. Its order is the order in which causes are shown: first what makes
the rest meaningless, then what is mended most easily. Between equals, the larger gap comes first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from shuto.rules.referee.faults import NUMBER_OF, Fault
from shuto.rules.referee.verdict import Finding, Verdict
from shuto.rules.turn import Adjust, Extend, OffRamp, Turn

Faults: TypeAlias = frozenset[Fault]

NONE: Faults = frozenset()
EVERYTHING: Faults = frozenset(Fault)
REACH: Faults = frozenset({Fault.OUT_OF_REACH, Fault.END_STICKS_OUT, Fault.LIE_LENGTH})
IN_PLAN: Faults = frozenset({Fault.ROAD_OVER_COLUMN, Fault.COLUMN_UNDER_ROAD, Fault.COLUMN_OVERLAPS_COLUMN})
"""Contacts seen from above: another height does not mend them."""
IN_SPACE: Faults = frozenset({
    Fault.TOUCHES_ROAD, Fault.OVERLAP_BEYOND_TOP, Fault.TOUCHES_COLUMN, Fault.TOUCHES_CAR, Fault.TOUCHES_BUILDING,
    Fault.TOUCHES_TOWER, Fault.TOUCHES_OBSTACLE, Fault.TOUCHES_AREA,
})  # fmt: skip
GROUND: Faults = frozenset({Fault.AREA_FORBIDS_COLUMN, Fault.AREA_FORBIDS_OFF_RAMP, Fault.COLUMN_OVER_AREA_EDGE})
CONTACTS: Faults = IN_PLAN | IN_SPACE
PLACE: Faults = REACH | CONTACTS | GROUND | {Fault.OFF_TABLE, Fault.CLOSES_LOOP}
"""Faults of the place of a build."""
HEIGHT: Faults = frozenset({
    Fault.HEIGHT_BELOW_ONE, Fault.HEIGHT_STEP, Fault.JUNCTION_WITHOUT_GRAY, Fault.NOT_ENOUGH_GRAY,
    Fault.OFF_RAMP_HEIGHT,
})  # fmt: skip
CARS: Faults = frozenset({
    Fault.CAR_NOT_EARNED, Fault.CAR_OWED, Fault.CAR_DOES_NOT_FIT, Fault.CAR_WOULD_SLIDE, Fault.NOTHING_TO_TAKE,
})  # fmt: skip
"""Faults of cars that depend on where the road lies: if the road has to move, they are judged again."""
ON_ANY_ROAD: Faults = frozenset({Fault.CAR_NOT_ON_ROAD, Fault.NOT_ENOUGH_CARS, Fault.CAR_TYPE_UNAVAILABLE})
"""Faults of cars that another place of the road would not mend."""


class Row(NamedTuple):
    """Faults of one rank, and which faults they explain."""

    faults: Faults
    always: Faults = NONE
    """Explained whatever pieces they name."""
    road: Faults = NONE
    """Explained if they concern the new road or its cars, not the new column."""
    same: Faults = NONE
    """Explained if they name the same highway or the same component."""
    when: Callable[[Finding, Turn], bool] | None = None
    """Limits the row to some findings of its faults."""


def _none_left(finding: Finding, _turn: Turn) -> bool:
    return finding.args.get("have") == 0


def _lies_by_default(_finding: Finding, turn: Turn) -> bool:
    build = turn.turn if isinstance(turn, Adjust) else turn
    return isinstance(build, (Extend, OffRamp)) and build.lie is None


def _any(*faults: Fault) -> Faults:
    return frozenset(faults)


ROWS: tuple[Row, ...] = (
    # not now, or not this kind of turn
    Row(_any(Fault.NOT_YOUR_TURN), EVERYTHING),
    Row(_any(Fault.WRONG_PHASE), EVERYTHING),
    Row(_any(Fault.ADJUST_CLOSED, Fault.ADJUST_OTHER_TURN), EVERYTHING),
    Row(_any(Fault.PASS_WITH_LEGAL_BUILD, Fault.SET_ASIDE_NOT_ALLOWED, Fault.SET_ASIDE_WITH_LEGAL_BUILD), EVERYTHING),
    Row(_any(Fault.STOP_NOT_ALLOWED), EVERYTHING),
    # nothing to build with
    Row(_any(Fault.NOT_ENOUGH_ROADS), EVERYTHING),
    Row(_any(Fault.OFF_RAMP_WITHOUT_COLUMNS), EVERYTHING),
    Row(_any(Fault.NOT_ENOUGH_GRAY), EVERYTHING, when=_none_left),
    Row(_any(Fault.COMPONENT_UNAVAILABLE), EVERYTHING),
    Row(_any(Fault.DEVELOPMENT_FIRST), EVERYTHING),
    # not from there
    Row(_any(Fault.NO_SUCH_BASE_POINT, Fault.BASE_POINT_CLOSED, Fault.ALREADY_BRANCHED), HEIGHT | PLACE | CARS),
    # not this column: at another height its road slopes differently and passes above or below other pieces
    Row(_any(Fault.JUNCTIONS_OFF), HEIGHT | CARS | {Fault.NOT_ENOUGH_YELLOW}, road=IN_SPACE),
    Row(_any(Fault.NOT_ENOUGH_YELLOW), HEIGHT | CARS, road=IN_SPACE),
    Row(_any(Fault.JUNCTION_WITHOUT_GRAY), CARS, road=IN_SPACE),
    Row(_any(Fault.HEIGHT_BELOW_ONE), CARS | {Fault.HEIGHT_STEP}, road=IN_SPACE),
    Row(_any(Fault.HEIGHT_STEP), CARS | {Fault.NOT_ENOUGH_GRAY}, road=IN_SPACE),
    Row(_any(Fault.NOT_ENOUGH_GRAY), CARS, road=IN_SPACE),
    Row(_any(Fault.OFF_RAMP_HEIGHT), PLACE | CARS | {Fault.OFF_RAMP_HEIGHT}),
    # not so far, not so near: unless the road has a lie of its own, the column has to move
    Row(_any(Fault.OUT_OF_REACH, Fault.END_STICKS_OUT), PLACE | CARS, when=_lies_by_default),
    Row(REACH, CARS, road=REACH | CONTACTS | {Fault.OFF_TABLE}),
    # not on this ground
    Row(_any(Fault.NEEDS_DEVELOPMENT_AREA), EVERYTHING),
    Row(_any(Fault.DEVELOPMENT_OCCUPIED), EVERYTHING),
    Row(_any(Fault.OFF_TABLE), CARS | {Fault.OFF_TABLE}),
    Row(_any(Fault.CLOSES_LOOP), CARS, same=CONTACTS),
    Row(GROUND, CARS, same=IN_SPACE),
    # pieces in the way
    Row(IN_PLAN, CARS, same=CONTACTS),
    Row(IN_SPACE, CARS, same=IN_SPACE),
    Row(_any(Fault.COMPONENT_TOUCHES_PIECE), same=_any(Fault.COMPONENT_TOUCHES_PIECE, Fault.AREA_TOO_CLOSE)),
    Row(_any(Fault.AREAS_OVERLAP, Fault.AREA_TOO_CLOSE, Fault.BUILDINGS_OVERLAP), same=_any(Fault.AREA_TOO_CLOSE)),
    Row(_any(Fault.COMPONENT_OVER_EDGE)),
    # cars, and what is taken for them
    Row(_any(Fault.CAR_WOULD_SLIDE), CARS | ON_ANY_ROAD),
    Row(_any(Fault.CAR_NOT_EARNED), CARS | ON_ANY_ROAD),
    Row(_any(Fault.NOT_ENOUGH_CARS), _any(Fault.CAR_TYPE_UNAVAILABLE, Fault.CAR_DOES_NOT_FIT)),
    Row(_any(Fault.CAR_TYPE_UNAVAILABLE), _any(Fault.NOTHING_TO_TAKE)),
    Row(
        _any(Fault.CAR_NOT_ON_ROAD, Fault.CAR_DOES_NOT_FIT),
        _any(Fault.CAR_DOES_NOT_FIT, Fault.CAR_OWED, Fault.NOTHING_TO_TAKE),
    ),
    Row(_any(Fault.CAR_OWED), _any(Fault.NOTHING_TO_TAKE)),
    Row(_any(Fault.NOTHING_TO_TAKE)),
    Row(_any(Fault.GRAY_GIVEN_FIRST)),
    # the table as a whole
    Row(_any(Fault.ADJUST_DISTURBS)),
    Row(_any(Fault.MORE_THAN_IN_BOX)),
    Row(_any(Fault.BROKEN_HIGHWAY)),
)


@dataclass(frozen=True)
class Cause:
    """A finding that no other finding explains, and the findings that follow from it."""

    finding: Finding
    follows: tuple[Finding, ...] = ()


def causes_of(verdict: Verdict) -> tuple[Cause, ...]:
    """The causes of an illegal turn, the leading one first. Every finding is in exactly one of them.

    The order of the findings does not matter. A finding that follows from another explains nothing itself. So the
    causes stay the same if only such findings come or go.
    """
    ranked = sorted(verdict.findings, key=lambda finding: _key(finding, verdict.turn))
    causes: list[tuple[Finding, list[Finding]]] = []
    for finding in ranked:
        for cause, follows in causes:
            if _explains(cause, finding, verdict.turn):
                follows.append(finding)
                break
        else:
            causes.append((finding, []))
    return tuple(Cause(finding, tuple(follows)) for finding, follows in causes)


def _rank(finding: Finding, turn: Turn) -> int:
    """The number of the row that a finding belongs to."""
    return next(
        n for n, row in enumerate(ROWS) if finding.fault in row.faults and (row.when is None or row.when(finding, turn))
    )


def _key(finding: Finding, turn: Turn) -> tuple[int, float, int, tuple[str, ...], str]:
    """The sort key of a finding. Its last parts make the result independent of the order of the findings."""
    pieces = tuple(piece.id for piece in finding.pieces)
    return _rank(finding, turn), -(finding.gap or 0.0), NUMBER_OF[finding.fault], pieces, repr(finding.args)


def _explains(cause: Finding, other: Finding, turn: Turn) -> bool:
    row = ROWS[_rank(cause, turn)]
    if other.fault in row.always:
        return True
    if other.fault in row.road and all(piece.id != "new-column" for piece in other.pieces):
        return True
    return other.fault in row.same and bool(_named(cause) & _named(other))


def _named(finding: Finding) -> set[int | str]:
    """The highways (by their seats) and the components that a finding names."""
    standing = (piece for piece in finding.pieces if not piece.id.startswith("new-"))
    return {piece.id if piece.seat is None else piece.seat for piece in standing}
