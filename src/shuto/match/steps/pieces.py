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
    _, columns, roads, cars, *_ = now.counts.tolist()
    # a build changes only the last marks of a column, which are never shown
    changed = _unlike(then.columns, now.columns, len(known.columns))
    changed += _unlike(then.column_marks[:, : at.COLUMN_OUT], now.column_marks[:, : at.COLUMN_OUT], len(known.columns))
    crossed = _unlike(then.roads, now.roads, len(known.roads))
    crossed += _unlike(then.road_marks, now.road_marks, len(known.roads))
    moved = _unlike(then.cars, now.cars, len(known.cars)) + _unlike(then.car_marks, now.car_marks, len(known.cars))
    return Pieces(
        columns=_with(known.columns, changed, columns, lambda number: _column(after.column(number))),
        roads=_with(known.roads, crossed, roads, lambda number: _road(after.road(number))),
        cars=_with(known.cars, moved, cars, lambda number: _car(after.car(number))),
        components=known.components if before.components is after.components else _components(after),
    )


def _unlike(then: np.ndarray, now: np.ndarray, count: int) -> list[int]:
    """The numbers of those of the first `count` pieces whose rows differ; a number may occur several times."""
    before, after = then[:count], now[:count]
    if before.tobytes() == after.tobytes():  # usual, and several times as fast as what follows
        return []
    numbers: list[int] = (before != after).nonzero()[0].tolist()
    return numbers


def _with(known: tuple[V, ...], changed: list[int], count: int, show: Callable[[int], V]) -> tuple[V, ...]:
    """The known pieces, with those that changed and those that are new."""
    if not changed and len(known) == count:
        return known
    pieces = list(known[:count])
    for number in set(changed):
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
