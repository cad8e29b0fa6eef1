"""The difference between two tables: the pieces that are new or have moved, and the sides of roads that were taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, TypeVar

from shuto.rules.ids import PieceId
from shuto.rules.pieces import Car, Column, Component, Road
from shuto.rules.position import Position

T = TypeVar("T")
Side = Literal["over", "under"]


class SideTaken(NamedTuple):
    """A side of a road that was free before."""

    road: PieceId
    side: Side


class Difference(NamedTuple):
    """The pieces that are new or have moved, and the sides that were taken."""

    columns: tuple[Column, ...]
    roads: tuple[Road, ...]
    cars: tuple[Car, ...]
    components: tuple[Component, ...]
    sides: tuple[SideTaken, ...]

    @property
    def pieces(self) -> tuple[PieceId, ...]:
        """The ids of the columns, then of the roads, then of the cars."""
        ids = [column.id for column in self.columns] + [road.id for road in self.roads]
        return (*ids, *(car.id for car in self.cars))


def difference(before: Position, after: Position) -> Difference:
    """The pieces that are new or have moved on the second table, compared with the first."""
    old, roads = before.roads, after.roads
    taken = {(road.id, side) for road in old for side in _sides(road)}
    return Difference(
        columns=_changed(before.columns, after.columns, lambda one: (one.id, one.x, one.y, one.top)),
        roads=_changed(old, roads, lambda one: (one.id, one.start, one.end)),
        cars=_changed(before.cars, after.cars, lambda one: one),
        components=after.components[len(before.components) :],
        sides=tuple(
            SideTaken(road.id, side) for road in roads for side in _sides(road) if (road.id, side) not in taken
        ),
    )


def _changed(before: Iterable[T], after: Iterable[T], place: Callable[[T], object]) -> tuple[T, ...]:
    standing = {place(one) for one in before}
    return tuple(one for one in after if place(one) not in standing)


def _sides(road: Road) -> tuple[Side, ...]:
    return (*(("over",) if road.over_taken else ()), *(("under",) if road.under_taken else ()))
