"""Views of what stands on the table: plain values read from the arrays of a position."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from shuto.rules.editions.edition import ComponentKind
from shuto.rules.ids import PieceId

RoadKind = Literal["road", "starting-ramp", "off-ramp"]
BlockKind = Literal["building", "tower", "obstacle"]
AreaKind = Literal["development", "airport", "green", "rainbow"]
Point = tuple[float, float]
Point3 = tuple[float, float, float]


class Column(NamedTuple):
    """A column. Its height is in discs, including the yellow one on top of a junction."""

    id: PieceId
    owner: int
    x: float
    y: float
    foot: float
    top: float
    height: int
    junction: bool
    roads_out: int
    closed: bool
    """Whether an off-ramp leaves from here."""
    area: str | None
    """The development area it stands on."""


class Road(NamedTuple):
    """A road: the middles of its lower end edges, the columns it joins (None: the table), and its two sides."""

    id: PieceId
    owner: int
    kind: RoadKind
    start: Point3
    end: Point3
    from_column: PieceId | None
    to_column: PieceId | None
    over_taken: bool
    under_taken: bool

    @property
    def slope(self) -> float:
        """Slope in degrees, positive if it rises from its start."""
        run = math.hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])
        return math.degrees(math.atan2(self.end[2] - self.start[2], run))


class Car(NamedTuple):
    """A car: its road, the position of its middle along the road in mm, and its heading and slope in degrees."""

    id: PieceId
    owner: int
    road: PieceId
    type: str
    place: float
    offset: float
    length: float
    centre: Point3
    """Middle of its underside."""
    heading: float
    slope: float


class Component(NamedTuple):
    """A building, the tower or an area as it was placed."""

    id: str
    kind: ComponentKind
    x: float
    y: float
    angle: float
    by: int


class Block(NamedTuple):
    """An upright obstacle from `low` to `high`: a building, the tower, or a prop on an area, such as a tree.

    In plan it is the polygon of its corners, anticlockwise. A disc has one corner, its middle, and a radius.
    """

    component: str
    kind: BlockKind
    name: str
    """Its name: the component's id, or plane, terminal, tree."""
    corners: tuple[Point, ...]
    radius: float
    low: float
    high: float


class Area(NamedTuple):
    """An area on the table: its corners in plan, anticlockwise, and the levels of its two faces."""

    component: str
    kind: AreaKind
    corners: tuple[Point, ...]
    low: float
    high: float


class OutOfMaterial(NamedTuple):
    """A player who ran out of material: turns played by then, and the seats that have a turn before they are out."""

    seat: int
    since: int
    waits_for: tuple[int, ...]


class BasePoint(NamedTuple):
    """A column from which its owner may build on."""

    column: PieceId
    height: int
    junction: bool
    branch: bool
    """Whether a road already leaves it; the next one is then its only branch."""


class Supply(NamedTuple):
    """The pieces that a player has left."""

    cars: int
    gray: int
    yellow: int
    roads: int
    types: dict[str, int]

    @property
    def columns(self) -> int:
        """Gray and yellow discs together."""
        return self.gray + self.yellow


MarkKind = Literal[
    "none", "first", "last", "highest", "near", "with", "over", "under", "height", "number",
    "on-road", "on-off-ramp", "on-starting-ramp",
]  # fmt: skip


class Mark(NamedTuple):
    """A mark that distinguishes a piece from the others of its owner and kind, for its name."""

    kind: MarkKind = "none"
    """`none`: it is the only one."""
    component: str = ""
    """near: the component it is at."""
    car: str = ""
    """with: the type of a car on the road."""
    seat: int = -1
    """over, under: the player whose road it passes."""
    number: int = 0
    """The height of a column, or which one it, or the road of a car, is in the order of building."""
    nth: int = 0
    """Which one of several with the same mark, from 1; 0 if it is the only one."""


NO_MARK = Mark()


class PieceRef(NamedTuple):
    """A piece as a finding names it: what it is, its id, its owner's name, its type or component, seat and height."""

    kind: str
    id: str
    owner: str | None = None
    detail: str | None = None
    seat: int | None = None
    """The owner's seat."""
    height: int = 0
    """Height of a column or junction, in discs."""
    mark: Mark = NO_MARK
    """The mark that distinguishes it from the others of its owner."""
    whose: str | None = None
    """The player whose road it passes, if the mark says so."""
