"""Remedies: one turn that is legal now and mends the leading cause of an illegal one.

Each remedy is a small change that has a name: another height, another direction, another base point. `REMEDIES` says
which ones help against which fault, the closest to what the player wanted first. The referee has judged the turn of
every remedy that is offered.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from shuto.rules.position import Position
from shuto.rules.referee import explain
from shuto.rules.referee.causes import CARS, GROUND, IN_PLAN, IN_SPACE, ON_ANY_ROAD, REACH
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.judge import judge, open_window
from shuto.rules.referee.spots import Wanted, spot
from shuto.rules.referee.survey import COLUMN, JUNCTION, OFF_RAMP, find_legal, options
from shuto.rules.turn import Adjust, Build, Extend, Pass, PlaceComponent, SetAside, Turn

RemedyKind: TypeAlias = Literal[
    "nearest", "lower", "higher", "column", "junction", "direction", "base", "off-ramp", "cars", "take", "component",
    "build", "set-aside", "pass",
]  # fmt: skip


@dataclass(frozen=True)
class Remedy:
    """A change that helps, and the legal turn that it leads to."""

    kind: RemedyKind
    turn: Turn


CLOSE = 30.0
"""The nearest legal place is offered as such within this many mm; farther away, the road turns to another direction."""
ASIDE = 60.0
"""With another height or kind, a place within this many mm of the wanted one is still what the player meant."""

_LAST: tuple[RemedyKind, ...] = ("off-ramp", "set-aside", "pass")
_MOVE: tuple[RemedyKind, ...] = ("nearest", "direction", "lower", "higher", "column", "base", *_LAST)
_PASS_BY: tuple[RemedyKind, ...] = ("nearest", "higher", "lower", "direction", "column", "base", *_LAST)
"""For pieces that a road of another height may pass above or below."""
_COMPONENTS: tuple[Fault, ...] = (
    Fault.AREAS_OVERLAP, Fault.AREA_TOO_CLOSE, Fault.COMPONENT_TOUCHES_PIECE, Fault.NEEDS_DEVELOPMENT_AREA,
    Fault.DEVELOPMENT_OCCUPIED, Fault.COMPONENT_OVER_EDGE, Fault.BUILDINGS_OVERLAP,
)  # fmt: skip


def _for(faults: Iterable[Fault], *kinds: RemedyKind) -> dict[Fault, tuple[RemedyKind, ...]]:
    return dict.fromkeys(faults, kinds)


REMEDIES: dict[Fault, tuple[RemedyKind, ...]] = {
    # material
    **_for([Fault.NOT_ENOUGH_ROADS, Fault.OFF_RAMP_WITHOUT_COLUMNS], "set-aside", "pass"),
    **_for([Fault.NOT_ENOUGH_GRAY], "lower", "column", "base", *_LAST),
    **_for([Fault.NOT_ENOUGH_YELLOW, Fault.JUNCTIONS_OFF], "column", "direction", "base", *_LAST),
    # base point and height
    **_for([Fault.NO_SUCH_BASE_POINT, Fault.BASE_POINT_CLOSED, Fault.ALREADY_BRANCHED], "base", *_LAST),
    **_for([Fault.JUNCTION_WITHOUT_GRAY], "higher", "column", "base", *_LAST),
    **_for([Fault.HEIGHT_STEP, Fault.HEIGHT_BELOW_ONE], "lower", "higher", "junction", "base", *_LAST),
    **_for([Fault.OFF_RAMP_HEIGHT], "column", "junction", "base", *_LAST),
    # place
    **_for([*REACH, *GROUND, *IN_PLAN, Fault.CLOSES_LOOP, Fault.OFF_TABLE], *_MOVE),
    **_for(IN_SPACE, *_PASS_BY),
    **_for(_COMPONENTS, "nearest"),
    **_for([Fault.COMPONENT_UNAVAILABLE, Fault.DEVELOPMENT_FIRST], "component"),
    # cars
    **_for([*CARS, *ON_ANY_ROAD], "cars"),
    **_for([Fault.NOTHING_TO_TAKE, Fault.GRAY_GIVEN_FIRST], "take", "cars"),
    # other turns
    **_for([Fault.PASS_WITH_LEGAL_BUILD], "build", "set-aside"),
    **_for([Fault.SET_ASIDE_NOT_ALLOWED, Fault.SET_ASIDE_WITH_LEGAL_BUILD], "build", "pass"),
}
"""The remedies to try against each fault, in order. A fault that is not listed passes only with time."""


def remedy(position: Position, turn: Turn) -> Remedy | None:
    """The first remedy that makes this turn legal; None if it is legal already, or nothing helps."""
    verdict = judge(position, turn)
    if verdict:
        return None
    return _first(position, turn, REMEDIES.get(verdict.reason.fault, ()))


def way_on(position: Position) -> Remedy | None:
    """The turn that is left to a player who cannot build a column: an off-ramp, setting a road aside, or passing."""
    return _first(position, Pass(), _LAST)


def _first(position: Position, turn: Turn, kinds: Iterable[RemedyKind]) -> Remedy | None:
    for kind in kinds:
        offered = _WAYS[kind](Wanted.of(position, turn))
        if offered is not None and judge(position, offered):
            return Remedy(kind, offered)
    return None


def _nearest(wanted: Wanted) -> Turn | None:
    turn, position = wanted.turn, wanted.position
    if isinstance(turn, PlaceComponent):
        return explain.nearest_component(position, turn)
    if isinstance(turn, Adjust):
        window = open_window(position, turn)
        near = None if window is None else explain.nearest(window.before, turn.turn)
        return None if near is None else Adjust(player=turn.player, turn=near)
    return wanted.beside([(wanted.height, wanted.kind)], CLOSE)


def _direction(wanted: Wanted) -> Turn | None:
    return None if isinstance(wanted.turn, Adjust) else wanted.beside([(wanted.height, wanted.kind)], math.inf)


def _higher(wanted: Wanted) -> Turn | None:
    if not isinstance(wanted.turn, Extend):
        return None
    return wanted.beside([pair for pair in wanted.own(wanted.kind) if pair[0] > wanted.height], ASIDE)


def _lower(wanted: Wanted) -> Turn | None:
    if not isinstance(wanted.turn, Extend):
        return None
    return wanted.beside([pair for pair in wanted.own(wanted.kind) if pair[0] < wanted.height], ASIDE)


def _of_kind(kind: int) -> Callable[[Wanted], Turn | None]:
    """Another kind of column from the same base point."""

    def way(wanted: Wanted) -> Turn | None:
        if isinstance(wanted.turn, Adjust) or wanted.kind == kind:
            return None
        return wanted.beside(wanted.own(kind), ASIDE)

    return way


def _off_ramp(wanted: Wanted) -> Turn | None:
    """An off-ramp: from the same base point if possible, else from another one."""
    if isinstance(wanted.turn, Adjust):
        return None
    here = [] if wanted.build is None or wanted.kind == OFF_RAMP else [wanted.build.base]
    return _from_bases(wanted, here, OFF_RAMP) or _from_bases(wanted, _other_bases(wanted), OFF_RAMP)


def _base(wanted: Wanted) -> Turn | None:
    """A column from another base point, as near as possible to the wanted place; if possible of the same kind."""
    if isinstance(wanted.turn, Adjust):
        return None
    kinds = (JUNCTION, COLUMN) if wanted.kind == JUNCTION else (COLUMN, JUNCTION)
    found = (_from_bases(wanted, _other_bases(wanted), kind) for kind in kinds)
    return next((build for build in found if build is not None), None)


def _other_bases(wanted: Wanted) -> list[int]:
    mine = None if wanted.build is None else wanted.build.base
    bases = (point.column.number for point in wanted.position.base_points(wanted.seat))
    return [base for base in bases if base != mine]


def _from_bases(wanted: Wanted, bases: Iterable[int], kind: int) -> Build | None:
    """The legal build of a kind from these base points that is nearest to the wanted place."""
    spots = []
    for base in bases:
        pairs = tuple(pair for pair in options(wanted.position, wanted.seat, base) if pair[1] == kind)
        found = spot(wanted, base, pairs) if pairs else None
        if found is not None:
            spots.append(found)
    return min(spots, key=lambda one: one[0])[1] if spots else None


def _cars(wanted: Wanted) -> Turn | None:
    """The same build with the cars that the referee places."""
    return _changed(wanted, cars=None, take=None)


def _take(wanted: Wanted) -> Turn | None:
    """The same build with the columns that the referee takes."""
    return _changed(wanted, take=None)


def _changed(wanted: Wanted, **change: None) -> Turn | None:
    if wanted.build is None:
        return None
    build = msgspec.structs.replace(wanted.build, **change)
    return msgspec.structs.replace(wanted.turn, turn=build) if isinstance(wanted.turn, Adjust) else build


def _component(wanted: Wanted) -> Turn | None:
    """A component that may be placed now, as near as possible to where the wanted one should go."""
    turn, position = wanted.turn, wanted.position
    if not isinstance(turn, PlaceComponent):
        return None
    placed = {component.id for component in position.components}
    for name in position.game.components:
        if name not in placed:
            found = explain.nearest_component(position, msgspec.structs.replace(turn, component=name))
            if found is not None:
                return found
    return None


_WAYS: dict[RemedyKind, Callable[[Wanted], Turn | None]] = {
    "nearest": _nearest,
    "direction": _direction,
    "higher": _higher,
    "lower": _lower,
    "column": _of_kind(COLUMN),
    "junction": _of_kind(JUNCTION),
    "base": _base,
    "off-ramp": _off_ramp,
    "cars": _cars,
    "take": _take,
    "component": _component,
    "build": lambda wanted: find_legal(wanted.position, wanted.seat),
    "set-aside": lambda _: SetAside(),
    "pass": lambda _: Pass(),
}
