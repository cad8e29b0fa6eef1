"""Snapshots for tests: the start of each edition, and functions that change a snapshot."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from shuto.rules.setup import new_game
from shuto.rules.snapshot.pieces import StatedCar, StatedColumn, StatedComponent, StatedRoad
from shuto.rules.snapshot.snapshot import Snapshot

Spec = tuple[Any, ...]


@cache
def start(edition: str = "second-edition", players: int = 2) -> Snapshot:
    """A game before its first turn, without the components that are still to be placed."""
    return Snapshot.of(new_game(edition, players))


def column(owner: int, x: float, y: float, height: int, junction: bool = False) -> StatedColumn:
    return StatedColumn(owner=owner, x=x, y=y, height=height, junction=junction)


def road(start: int | None, end: int | None, **more: Any) -> StatedRoad:
    return StatedRoad(from_column=start, to_column=end, **more)


def car(road: int, at: float = 60.0, **more: Any) -> StatedCar:
    return StatedCar(road=road, at=at, **more)


def component(name: str, x: float, y: float, angle: float = 0.0) -> StatedComponent:
    return StatedComponent(id=name, x=x, y=y, angle=angle)


def more(
    snapshot: Snapshot,
    columns: tuple[StatedColumn, ...] = (),
    roads: tuple[StatedRoad, ...] = (),
    cars: tuple[StatedCar, ...] = (),
    **changes: Any,
) -> Snapshot:
    """The same snapshot with more pieces or other fields. Turns and status follow from what stands."""
    return changed(
        snapshot,
        columns=(*snapshot.columns, *columns),
        roads=(*snapshot.roads, *roads),
        cars=(*snapshot.cars, *cars),
        turns_played=None,
        **changes,
    )


def changed(snapshot: Snapshot, **changes: Any) -> Snapshot:
    """The same snapshot with other fields, checked again."""
    return msgspec.structs.replace(snapshot, **changes)
