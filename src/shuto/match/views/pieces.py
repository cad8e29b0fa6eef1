"""The pieces on a table, as data: columns, roads, cars, components."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.rules.editions.edition import ComponentKind
from shuto.rules.pieces import RoadKind

Point: TypeAlias = tuple[float, float, float]


class ColumnView(msgspec.Struct, frozen=True):
    """A column as it stands."""

    id: str
    owner: int
    x: float
    y: float
    foot: float
    height: int
    junction: bool


class RoadView(msgspec.Struct, frozen=True):
    """A road as it lies: the midpoints of its lower end edges, the columns it joins, and which sides are taken."""

    id: str
    owner: int
    kind: RoadKind
    start: Point
    end: Point
    from_column: str | None
    to_column: str | None
    over: bool
    under: bool


class CarView(msgspec.Struct, frozen=True):
    """A car as it stands: the centre of its underside, heading and slope in degrees."""

    id: str
    owner: int
    road: str
    type: str
    at: Point
    heading: float
    slope: float
    length: float
    place: float


class ComponentView(msgspec.Struct, frozen=True):
    """A building, the tower or an area."""

    id: str
    kind: ComponentKind
    x: float
    y: float
    angle: float


class SidesView(msgspec.Struct, frozen=True):
    """Which sides of an existing road are taken now."""

    road: str
    over: bool
    under: bool
