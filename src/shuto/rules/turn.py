"""Turns: what a player wants to do. Aftermaths: what a caller reports about pieces that fell or moved meanwhile.

Lengths are in mm; the middle of the table is (0, 0). Every length is a whole number of hundredths, so that the text and
the number of a turn are the same. Seats are numbered from 0.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
from msgspec.structs import force_setattr

from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.ids import PieceIdError, PieceLike, number_of

FARTHEST = 10_000.0
"""Largest coordinate of a place, in mm from the middle of the table."""
TALLEST = 999
MOST_CARS = 10

Lie: TypeAlias = tuple[float, float, float, float]
"""Where the middles of the two ends of a road lie in plan: x, y at the base point, x, y at the far end."""


class TurnError(ValueError):
    """A turn that a referee cannot judge: a value is not a number, or beyond the limits."""


def _grid(value: float, what: str, limit: float = FARTHEST) -> float:
    if not math.isfinite(value) or abs(value) > limit:
        raise TurnError(f"{what}: a number from -{limit:g} to {limit:g} is needed, not {value!r}")
    return math.floor(value * GRID_PER_MM + 0.5) / GRID_PER_MM + 0.0


class _Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The common base of all parts of a turn."""


class CarPlace(_Model, frozen=True):
    """A car on the new road: its middle in mm along the road from the base point, its type, its offset to the left."""

    at: float
    type: str | None = None
    offset: float = 0.0

    def __post_init__(self) -> None:
        force_setattr(self, "at", _grid(self.at, "car's place", 1000.0))
        force_setattr(self, "offset", _grid(self.offset, "car's offset", 1000.0))


class Take(_Model, frozen=True):
    """A disc taken from the owner of a crossed road that has a car of the same type.

    The player says from whom. The owner gives a gray disc while they have any. `yellow` is filled in by the record of a
    turn; a wrong value is refused.
    """

    owner: int
    yellow: bool = False


class _Build(_Model, frozen=True, kw_only=True):
    player: int | None = None
    """The seat whose turn it should be; None: the player to move."""
    base: int
    """The number of the column; its id is accepted, too."""
    x: float
    y: float
    lie: Lie | None = None
    cars: tuple[CarPlace, ...] | None = None
    """None: every car that may be placed, where it fits. Empty: no car."""
    take: tuple[Take, ...] | None = None

    def __post_init__(self) -> None:
        try:
            force_setattr(self, "base", number_of(self.base, "column"))
        except PieceIdError as error:
            raise TurnError(f"base: {error}") from None
        force_setattr(self, "x", _grid(self.x, "x"))
        force_setattr(self, "y", _grid(self.y, "y"))
        if self.lie is not None:
            force_setattr(self, "lie", tuple(_grid(value, "lie") for value in self.lie))
        if self.cars is not None and len(self.cars) > MOST_CARS:
            raise TurnError(f"cars: at most {MOST_CARS} stand on one road, not {len(self.cars)}")


class Extend(_Build, frozen=True, tag="extend", kw_only=True):
    """Build a column at (x, y) and a road to it from a base point. `height` is in discs, including the yellow one."""

    height: int
    junction: bool = False

    if TYPE_CHECKING:  # the generated signature would not accept the id of a column

        def __init__(  # noqa: PLR0913 (one parameter for each field)
            self, *, player: int | None = None, base: PieceLike, x: float, y: float, lie: Lie | None = None,
            cars: tuple[CarPlace, ...] | None = None, take: tuple[Take, ...] | None = None,
            height: int, junction: bool = False,
        ) -> None: ...  # fmt: skip

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 0 <= self.height <= TALLEST:
            raise TurnError(f"height: from 0 to {TALLEST} discs, not {self.height}")


class OffRamp(_Build, frozen=True, tag="off-ramp", kw_only=True):
    """Lay a road from a base point down to the table, toward (x, y)."""

    if TYPE_CHECKING:  # as for Extend

        def __init__(
            self, *, player: int | None = None, base: PieceLike, x: float, y: float, lie: Lie | None = None,
            cars: tuple[CarPlace, ...] | None = None, take: tuple[Take, ...] | None = None,
        ) -> None: ...  # fmt: skip


class PlaceComponent(_Model, frozen=True, tag="component", kw_only=True):
    """Put a building or a component of the city on the table, turned anticlockwise by `angle` degrees."""

    player: int | None = None
    component: str
    x: float
    y: float
    angle: float = 0.0

    def __post_init__(self) -> None:
        force_setattr(self, "x", _grid(self.x, "x"))
        force_setattr(self, "y", _grid(self.y, "y"))
        force_setattr(self, "angle", _grid(self.angle, "angle", 360.0))


class Pass(_Model, frozen=True, tag="pass", kw_only=True):
    """Build nothing, because nothing can be built."""

    player: int | None = None


class SetAside(_Model, frozen=True, tag="set-aside", kw_only=True):
    """Set one road aside under mission rules, because nothing can be built."""

    player: int | None = None


class Stop(_Model, frozen=True, tag="stop", kw_only=True):
    """End the game here: the players left after one has won agree to stop, where the edition lets them decide."""

    player: int | None = None


class Resign(_Model, frozen=True, tag="resign", kw_only=True):
    """Leave the game, at any time: the player is out, and their pieces stay on the table."""

    player: int | None = None
    out_of_time: bool = False
    """Whether they did not leave by themselves: their time was up, and the others took them out."""


class Adjust(_Model, frozen=True, tag="adjust", kw_only=True):
    """Correct the place of the player's last column, road and cars, while that is allowed."""

    player: int | None = None
    turn: Extend | OffRamp


Build: TypeAlias = Extend | OffRamp
"""A turn that adds a road."""
Turn: TypeAlias = Extend | OffRamp | PlaceComponent | Pass | SetAside | Stop | Adjust | Resign
"""Everything that a player can do in a turn."""


class Fallen(_Model, frozen=True):
    """Pieces that fell: a column (and how many of its discs; None: all), a road or a car, by its id."""

    piece: str
    count: int | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "piece", str(self.piece))  # stores an id as plain text
        _check_count("fallen", self.piece, self.count)


class Nudged(_Model, frozen=True):
    """A piece that was moved but stands, and by how many mm; for a column, how many discs (None: all that stand)."""

    piece: str
    shift: float
    count: int | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "shift", _grid(self.shift, "shift", 1000.0))
        force_setattr(self, "piece", str(self.piece))
        _check_count("nudged", self.piece, self.count)


def _check_count(what: str, piece: str, count: int | None) -> None:
    if count is not None and not 1 <= count <= TALLEST:
        raise TurnError(f"{what} {piece}: from 1 to {TALLEST} discs, not {count}")


class Payment(_Model, frozen=True):
    """Columns handed to another player."""

    owner: int
    gray: int = 0
    yellow: int = 0


MissCost = Literal["turn", "column"]
"""The cost of a miss: the rest of the turn, or a column that goes back into the box."""


class Aftermath(_Model, frozen=True):
    """The pieces that a player knocked over, moved or missed. The bill is computed; `pays` says in which colours."""

    by: int
    fallen: tuple[Fallen, ...] = ()
    nudged: tuple[Nudged, ...] = ()
    pays: tuple[Payment, ...] | None = None
    forgiven: bool = False
    """All at the table agreed that nobody pays."""
    missed: MissCost | None = None
    """The player to move let go of a piece that did not stay, at a table where that costs something."""


def clean(message: Any) -> str:
    """The error message of a library on one line."""
    return " ".join(str(message).split())
