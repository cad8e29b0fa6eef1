"""Marks distinguish a piece from the others of its owner and kind, for its name: the last one, the one at the tower.

A mark is the same in every language. No two pieces of one owner and kind have the same mark. If nothing else fits only
one piece, its mark says which one it is in the order of building: the third road.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import numpy as np

from shuto.rules.ids import PieceId
from shuto.rules.pieces import NO_MARK, Column, Mark, MarkKind, PieceRef, Road
from shuto.rules.position import Position
from shuto.rules.referee.naming.whereabouts import components_at, crossed, points_along

_SAME = 0.05  # mm
_OWNED = {"column", "junction", "road", "starting-ramp", "off-ramp", "car"}

T = TypeVar("T")
P = TypeVar("P", Column, Road)
Marks = dict[PieceId, Mark]


def column_numbers(position: Position) -> dict[PieceId, int]:
    """The number of every column within its highway, by its id: 1 is the column of the starting ramp."""
    built: dict[int, int] = defaultdict(int)
    numbers = {}
    for column in position.columns:
        built[column.owner] += 1
        numbers[column.id] = built[column.owner]
    return numbers


def marked(position: Position, piece: PieceRef) -> PieceRef:
    """The reference with what tells the piece from the others of its owner. Other things need no mark."""
    if piece.kind not in _OWNED:
        return piece
    mark = position.marks[PieceId(piece.id)]
    return piece._replace(mark=mark, whose=position.game.players[mark.seat] if mark.seat >= 0 else None)


def marks_of(position: Position) -> Marks:
    """The marks of all columns, roads and cars on the table."""
    return _columns(position) | _roads(position, position.roads) | _cars(position)


def _columns(position: Position) -> Marks:
    columns = position.columns
    points = np.array([(column.x, column.y) for column in columns]).reshape(-1, 1, 2)
    near = _by_id(columns, components_at(position, points))
    marks: Marks = {}
    for owned in _grouped(columns, lambda one: one.owner):
        for group in _grouped(owned, lambda one: one.junction):
            among = group if group[0].junction else owned  # a junction is a column, too
            order = _order(among)
            numbered = {one.id: order[one.id] for one in group}
            choices = (
                _first_and_last(among),
                _highest(among, lambda one: one.height),
                _unique((one.id, Mark("near", component=name)) for one in group for name in near[one.id]),
                _unique((one.id, Mark("height", number=one.height)) for one in group),
            )
            marks |= _chosen(numbered, choices)
    return marks


def _roads(position: Position, roads: Sequence[Road]) -> Marks:
    near = _by_id(roads, components_at(position, points_along(roads)))
    over, under = crossed(roads)
    typed = [(car.road, Mark("with", car=car.type)) for car in position.cars if car.type != "plain"]
    marks: Marks = {}
    for owned in _grouped((road for road in roads if road.kind != "starting-ramp"), lambda one: one.owner):
        for group in _grouped(owned, lambda one: one.kind):
            ramps = group[0].kind == "off-ramp"
            among = group if ramps else owned  # an off-ramp is a road, too
            order = _order(among)
            numbered = {one.id: order[one.id] for one in group}
            choices = (
                _first_and_last(among),
                _unique((one.id, Mark("near", component=name)) for one in group for name in near[one.id]),
                _unique((road, mark) for road, mark in typed if road in numbered),
                {} if ramps else _highest(owned, lambda one: one.start[2] + one.end[2]),
                _unique((one.id, Mark("over", seat=seat)) for one in group for seat in over[one.id]),
                _unique((one.id, Mark("under", seat=seat)) for one in group for seat in under[one.id]),
            )
            marks |= _chosen(numbered, choices)
    return marks | {road.id: NO_MARK for road in roads if road.kind == "starting-ramp"}


def _cars(position: Position) -> Marks:
    on = _on_roads(position.roads)
    marks: Marks = {}
    for group in _grouped(position.cars, lambda one: (one.owner, one.type)):
        marks |= _chosen({car.id: on[car.road] for car in group}, ())
    return marks


def _on_roads(roads: Sequence[Road]) -> Marks:
    """The mark of a car on each road. The only road of its kind needs no number."""
    marks: Marks = {road.id: Mark("on-starting-ramp") for road in roads if road.kind == "starting-ramp"}
    for owned in _grouped((road for road in roads if road.id not in marks), lambda one: one.owner):
        for group in _grouped(owned, lambda one: one.kind):
            ramps = group[0].kind == "off-ramp"
            kind: MarkKind = "on-off-ramp" if ramps else "on-road"
            order = _order(group if ramps else owned)
            for road in group:
                marks[road.id] = Mark(kind, number=order[road.id].number if len(group) > 1 else 0)
    return marks


def _order(among: Sequence[P]) -> Marks:
    """The mark of each piece by the order of building."""
    return {one.id: Mark("number", number=number) for number, one in enumerate(among, 1)}


def _grouped(pieces: Iterable[T], key: Callable[[T], object]) -> list[list[T]]:
    groups: dict[object, list[T]] = defaultdict(list)
    for piece in pieces:
        groups[key(piece)].append(piece)
    return list(groups.values())


def _by_id(pieces: Sequence[P], values: Sequence[T]) -> dict[PieceId, T]:
    return {piece.id: value for piece, value in zip(pieces, values, strict=True)}


def _chosen(numbered: Marks, choices: Sequence[Marks]) -> Marks:
    """The mark of each piece: its first choice, or else its number. A piece that is alone of its kind needs no mark."""
    if len(numbered) == 1:
        return dict.fromkeys(numbered, NO_MARK)
    alike: dict[Mark, list[PieceId]] = defaultdict(list)
    for piece, number in numbered.items():
        alike[next((choice[piece] for choice in choices if piece in choice), number)].append(piece)
    return {
        piece: mark if len(pieces) == 1 else mark._replace(nth=nth)
        for mark, pieces in alike.items()
        for nth, piece in enumerate(pieces, 1)
    }


def _first_and_last(among: Sequence[P]) -> Marks:
    """The marks of the piece that was built first and of the one that was built last."""
    return {among[0].id: Mark("first"), among[-1].id: Mark("last")}


def _highest(among: Sequence[P], height: Callable[[P], float]) -> Marks:
    """The mark of the piece that is higher than all others, if there is one."""
    top = max(map(height, among))
    highest = [one for one in among if height(one) > top - _SAME]
    return {highest[0].id: Mark("highest")} if len(highest) == 1 else {}


def _unique(candidates: Iterable[tuple[PieceId, Mark]]) -> Marks:
    """For each piece the first mark that no other piece has."""
    pieces_of: dict[Mark, list[PieceId]] = defaultdict(list)
    for piece, mark in candidates:
        pieces_of[mark].append(piece)
    marks: Marks = {}
    for mark, pieces in pieces_of.items():
        if len(pieces) == 1:
            marks.setdefault(pieces[0], mark)
    return marks
