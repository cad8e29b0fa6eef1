"""What tells a piece from the others of its owner and kind, for its name: the last one, the one at the tower, …

A mark is the same in every language. No two pieces of one owner and kind have the same mark. If nothing else fits only
one piece, its mark is a number, as on the labels of the table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import numpy as np

from shuto.rules.ids import PieceId
from shuto.rules.pieces import NO_MARK, Column, Mark, PieceRef, Road
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
    numbers, roads = column_numbers(position), position.roads
    by_column = {road.id: _by_column(road, numbers) for road in roads}
    return _columns(position, numbers) | _roads(position, roads, by_column) | _cars(position, by_column)


def _columns(position: Position, numbers: dict[PieceId, int]) -> Marks:
    columns = position.columns
    points = np.array([(column.x, column.y) for column in columns]).reshape(-1, 1, 2)
    near = _by_id(columns, components_at(position, points))
    marks: Marks = {}
    for owned in _grouped(columns, lambda one: one.owner):
        for group in _grouped(owned, lambda one: one.junction):
            junctions = group[0].junction
            among = group if junctions else owned  # a junction is a column, too
            numbered = {one.id: Mark("at-column" if junctions else "number", number=numbers[one.id]) for one in group}
            choices = (
                _first_and_last(among),
                _highest(among, lambda one: one.height),
                _unique((one.id, Mark("near", component=name)) for one in group for name in near[one.id]),
                _unique((one.id, Mark("height", number=one.height)) for one in group),
            )
            marks |= _chosen(numbered, choices)
    return marks


def _roads(position: Position, roads: Sequence[Road], by_column: Marks) -> Marks:
    near = _by_id(roads, components_at(position, points_along(roads)))
    over, under = crossed(roads)
    typed = [(car.road, Mark("with", car=car.type)) for car in position.cars if car.type != "plain"]
    marks: Marks = {}
    for owned in _grouped((road for road in roads if road.kind != "starting-ramp"), lambda one: one.owner):
        for group in _grouped(owned, lambda one: one.kind):
            ramps = group[0].kind == "off-ramp"
            numbered = {one.id: by_column[one.id] for one in group}
            choices = (
                _first_and_last(group if ramps else owned),  # an off-ramp is a road, too
                _unique((one.id, Mark("near", component=name)) for one in group for name in near[one.id]),
                _unique((road, mark) for road, mark in typed if road in numbered),
                {} if ramps else _highest(owned, lambda one: one.start[2] + one.end[2]),
                _unique((one.id, Mark("over", seat=seat)) for one in group for seat in over[one.id]),
                _unique((one.id, Mark("under", seat=seat)) for one in group for seat in under[one.id]),
            )
            marks |= _chosen(numbered, choices)
    return marks | {road.id: NO_MARK for road in roads if road.kind == "starting-ramp"}


def _cars(position: Position, by_column: Marks) -> Marks:
    marks: Marks = {}
    for group in _grouped(position.cars, lambda one: (one.owner, one.type)):
        marks |= _chosen({car.id: _on(by_column[car.road]) for car in group}, ())
    return marks


def _by_column(road: Road, numbers: dict[PieceId, int]) -> Mark:
    """The mark of a road by the number of its column."""
    if road.from_column is None:
        return NO_MARK
    if road.to_column is None:
        return Mark("from", number=numbers[road.from_column])
    return Mark("to", number=numbers[road.to_column])


def _on(road: Mark) -> Mark:
    """The mark of a car by its road."""
    if road.kind == "to":
        return Mark("on-road", number=road.number)
    return Mark("on-off-ramp", number=road.number) if road.kind == "from" else Mark("on-starting-ramp")


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
