"""The pieces of a snapshot: plain data that a referee can judge. Columns, roads and cars are numbered from 0."""

from __future__ import annotations

import math
from typing import Literal

import msgspec
from msgspec.structs import force_setattr

from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.kernels.layout import CAR_TYPES
from shuto.rules.turn import FARTHEST, TALLEST, Lie

MOST_IN_SUPPLY = 999
LONGEST_ROAD = 1000.0
FARTHEST_COLUMN = FARTHEST / 2.0
"""Largest coordinate of a column, mm. Its road extends beyond it, and must still be within the limit of a place."""
Status = Literal["in", "finished", "out"]
_MILLIONTHS = 1e6  # starting columns have six decimals


class SnapshotError(ValueError):
    """A snapshot that a referee cannot judge. The message names the place in one line."""


def rounded(value: float, what: str, limit: float = FARTHEST, per_mm: float = GRID_PER_MM) -> float:
    """A number rounded as the text states it. Raises SnapshotError if it is not a number or beyond the limit."""
    if not math.isfinite(value) or abs(value) > limit:
        raise SnapshotError(f"{what}: a number from -{limit:g} to {limit:g} is needed, not {value!r}")
    return math.floor(value * per_mm + 0.5) / per_mm + 0.0


def whole(value: int, what: str, most: int) -> None:
    """Raise SnapshotError if a whole number is below 0 or too large."""
    if not 0 <= value <= most:
        raise SnapshotError(f"{what}: a whole number from 0 to {most} is needed, not {value}")


class _Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The common base of all parts of a snapshot."""


class StatedColumn(_Piece, frozen=True):
    """A column: its owner, place and height in discs, including the yellow disc on top of a junction."""

    owner: int
    x: float
    y: float
    height: int
    junction: bool = False

    def __post_init__(self) -> None:
        force_setattr(self, "x", rounded(self.x, "x", FARTHEST_COLUMN, _MILLIONTHS))
        force_setattr(self, "y", rounded(self.y, "y", FARTHEST_COLUMN, _MILLIONTHS))
        whole(self.height, "height", TALLEST)


class StatedRoad(_Piece, frozen=True):
    """A road by the numbers of its columns. A starting ramp comes from none, an off-ramp leads to none.

    An off-ramp states the place `toward` which it runs, or its `lie`. A starting ramp comes from outside the circle of
    columns, unless it states the place toward which its foot lies. A road between columns may state its `lie`.
    """

    from_column: int | None = msgspec.field(default=None, name="from")
    to_column: int | None = msgspec.field(default=None, name="to")
    toward: tuple[float, float] | None = None
    lie: Lie | None = None

    def __post_init__(self) -> None:
        if self.toward is not None:
            force_setattr(self, "toward", tuple(rounded(value, "toward") for value in self.toward))
        if self.lie is not None:
            force_setattr(self, "lie", tuple(rounded(value, "lie") for value in self.lie))
        if self.from_column is None and self.to_column is None:
            raise SnapshotError("a road comes from a column or leads to one")
        if self.is_starting_ramp and self.lie is not None:
            raise SnapshotError("lie: a starting ramp has none; say toward which place its foot lies")
        if self.is_off_ramp and self.toward is None and self.lie is None:
            raise SnapshotError("toward: an off-ramp needs the place toward which it runs, or its lie")
        if self.toward is not None and not (self.is_starting_ramp or (self.is_off_ramp and self.lie is None)):
            raise SnapshotError("toward: only ramps run toward a place, and only without a lie")

    @property
    def is_starting_ramp(self) -> bool:
        """True for the road up to a starting column."""
        return self.from_column is None

    @property
    def is_off_ramp(self) -> bool:
        """True for a road down to the table."""
        return self.to_column is None


class StatedCar(_Piece, frozen=True):
    """A car: the number of its road, its middle in mm along it, its type, and its offset to the left."""

    road: int
    at: float
    type: str = "plain"
    offset: float = 0.0

    def __post_init__(self) -> None:
        force_setattr(self, "at", rounded(self.at, "at", LONGEST_ROAD))
        force_setattr(self, "offset", rounded(self.offset, "offset", LONGEST_ROAD))
        if self.type not in CAR_TYPES:
            raise SnapshotError(f"type: no car {self.type[:30]!r}; there are {', '.join(CAR_TYPES)}")


class StatedComponent(_Piece, frozen=True):
    """A building or a component of the city, turned anticlockwise by `angle` degrees; `by`: who placed it."""

    id: str
    x: float
    y: float
    angle: float = 0.0
    by: int | None = None
    """None: the player whose turn it was to place it."""

    def __post_init__(self) -> None:
        force_setattr(self, "x", rounded(self.x, "x"))
        force_setattr(self, "y", rounded(self.y, "y"))
        force_setattr(self, "angle", rounded(self.angle, "angle", 360.0))


class StatedSupply(_Piece, frozen=True):
    """The supply of a player. None: the pieces of the box minus those that stand."""

    gray: int | None = None
    yellow: int | None = None
    roads: int | None = None
    cars: dict[str, int] | None = None
    """How many of each type."""

    def __post_init__(self) -> None:
        for name in ("gray", "yellow", "roads"):
            if getattr(self, name) is not None:
                whole(getattr(self, name), name, MOST_IN_SUPPLY)
        for name, count in (self.cars or {}).items():
            if name not in CAR_TYPES:
                raise SnapshotError(f"cars: no car {name[:30]!r}; there are {', '.join(CAR_TYPES)}")
            whole(count, f"cars: {name}", MOST_IN_SUPPLY)


class StatedPlayer(_Piece, frozen=True):
    """The status of a player: in, finished or out, and their place among the players with that status."""

    status: Status = "in"
    place: int = 0
    since: int = 0
    """Turns played when they ran out of material; 0: they have no last chance to wait for."""
    waits_for: tuple[int, ...] = ()
    """Seats that still have a turn before this player is out."""

    def __post_init__(self) -> None:
        whole(self.place, "place", MOST_IN_SUPPLY)
        whole(self.since, "since", 10**6)
