"""The pieces of the position that is being shown. A step changes few of them: the others are not made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import numpy as np

from shuto.match.views.pieces import CarView, ColumnView, ComponentView, RoadView
from shuto.rules.kernels import layout as at
from shuto.rules.pieces import Car, Column, Road
from shuto.rules.position import Position
from shuto.rules.referee.views import rounded, rounded_point

V = TypeVar("V")


class Pieces(NamedTuple):
    """Everything that stands in a position, as data."""

    columns: tuple[ColumnView, ...]
    roads: tuple[RoadView, ...]
    cars: tuple[CarView, ...]
    components: tuple[ComponentView, ...]


class PieceBook:
    """Keeps the pieces of the position that was shown last. Those that have not changed stay the same objects."""

    def __init__(self) -> None:
        self._kept: tuple[Position, Pieces] | None = None

    def pieces(self, position: Position) -> Pieces:
        """The pieces of a position of this match."""
        kept = self._kept
        if kept is None:
            shown = _all(position)
        elif kept[0] is position:
            return kept[1]
        else:
            shown = _changed(*kept, position)
        self._kept = position, shown
        return shown


def _all(position: Position) -> Pieces:
    return Pieces(
        columns=tuple(map(_column, position.columns)),
        roads=tuple(map(_road, position.roads)),
        cars=tuple(map(_car, position.cars)),
        components=_components(position),
    )


def _changed(before: Position, known: Pieces, after: Position) -> Pieces:
    then, now = before.table, after.table
    columns = _unlike(then.columns, now.columns, known.columns) | _unlike(
        then.column_marks, now.column_marks, known.columns
    )
    roads = _unlike(then.roads, now.roads, known.roads) | _unlike(then.road_marks, now.road_marks, known.roads)
    cars = _unlike(then.cars, now.cars, known.cars) | _unlike(then.car_marks, now.car_marks, known.cars)
    return Pieces(
        columns=_with(known.columns, columns, now.counts[at.COLUMN], lambda number: _column(after.column(number))),
        roads=_with(known.roads, roads, now.counts[at.ROAD], lambda number: _road(after.road(number))),
        cars=_with(known.cars, cars, now.counts[at.CAR], lambda number: _car(after.car(number))),
        components=known.components if before.components is after.components else _components(after),
    )


def _unlike(then: np.ndarray, now: np.ndarray, known: tuple[object, ...]) -> set[int]:
    """The numbers of known pieces whose rows differ."""
    count = len(known)
    before, after = then[:count], now[:count]
    if before.tobytes() == after.tobytes():  # usual, and several times as fast as what follows
        return set()
    return set(np.flatnonzero((before != after).any(axis=1)).tolist())


def _with(known: tuple[V, ...], changed: set[int], count: int, show: Callable[[int], V]) -> tuple[V, ...]:
    """The known pieces, with those that changed and those that are new."""
    pieces = list(known[:count])
    for number in changed:
        if number < count:
            pieces[number] = show(number)
    pieces += map(show, range(len(pieces), count))
    return tuple(pieces)


def _column(c: Column) -> ColumnView:
    return ColumnView(c.id, c.owner, rounded(c.x), rounded(c.y), c.foot, c.height, c.junction)


def _road(r: Road) -> RoadView:
    start, end = rounded_point(r.start), rounded_point(r.end)
    return RoadView(r.id, r.owner, r.kind, start, end, r.from_column, r.to_column, r.over_taken, r.under_taken)


def _car(c: Car) -> CarView:
    centre = rounded_point(c.centre)
    heading, slope, place = rounded(c.heading), rounded(c.slope), rounded(c.place)
    return CarView(c.id, c.owner, c.road, c.type, centre, heading, slope, c.length, place)


def _components(position: Position) -> tuple[ComponentView, ...]:
    return tuple(ComponentView(c.id, c.kind, c.x, c.y, c.angle) for c in position.components)
