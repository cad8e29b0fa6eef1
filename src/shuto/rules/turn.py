"""Turns: what a player means to do. And aftermaths: what a caller says happened to the pieces while he did it.

Lengths are mm on the table, whose middle is (0, 0); every length is a whole number of hundredths, so that the text and
the number of a turn are the same thing. Seats are numbered from 0.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec.structs import force_setattr

from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.ids import PieceIdError, PieceLike, number_of

FARTHEST = 10_000.0
"""No coordinate is farther than this from the middle of the table, mm."""
TALLEST = 999
MOST_CARS = 10

Lie: TypeAlias = tuple[float, float, float, float]
"""Where the middles of the two ends of a stick lie in plan: x, y at the base point, x, y at the far end."""


class TurnError(ValueError):
    """A turn that says nothing a referee could judge: not a number, or beyond all bounds."""


def _grid(value: float, what: str, limit: float = FARTHEST) -> float:
    if not math.isfinite(value) or abs(value) > limit:
        raise TurnError(f"{what}: a number from -{limit:g} to {limit:g} is needed, not {value!r}")
    return math.floor(value * GRID_PER_MM + 0.5) / GRID_PER_MM + 0.0


class _Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of a turn have in common."""


class CarPlace(_Model, frozen=True):
    """A car on the new road: its middle in mm along the stick from the base point, its type, how far to the left."""

    at: float
    type: str | None = None
    offset: float = 0.0

    def __post_init__(self) -> None:
        force_setattr(self, "at", _grid(self.at, "car's place", 1000.0))
        force_setattr(self, "offset", _grid(self.offset, "car's offset", 1000.0))


class Take(_Model, frozen=True):
    """A column taken from the owner of a road crossed with a car of the same type.

    A player says from whom. The owner gives a gray one while they have any: `yellow` is what the record of a turn adds,
    and is refused where it is not so.
    """

    owner: int
    yellow: bool = False


class _Build(_Model, frozen=True, kw_only=True):
    player: int | None = None
    """Whose turn it is meant to be; None: whoever is to move."""
    base: int
    """The number of the column; its id is accepted, too."""
    x: float
    y: float
    lie: Lie | None = None
    cars: tuple[CarPlace, ...] | None = None
    """None: every car that may be placed, where it fits. Empty: none."""
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
    """Raise a column at (x, y) and lay a road to it from a base point. `height` counts the yellow element too."""

    height: int
    junction: bool = False

    if TYPE_CHECKING:  # the one that msgspec makes would not accept the id of a column

        def __init__(  # noqa: PLR0913 (one parameter for each field)
            self, *, player: int | None = None, base: PieceLike, x: float, y: float, lie: Lie | None = None,
            cars: tuple[CarPlace, ...] | None = None, take: tuple[Take, ...] | None = None,
            height: int, junction: bool = False,
        ) -> None: ...  # fmt: skip

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 0 <= self.height <= TALLEST:
            raise TurnError(f"height: from 0 to {TALLEST} elements, not {self.height}")


class OffRamp(_Build, frozen=True, tag="off-ramp", kw_only=True):
    """Lay a road from a base point down to the table, toward (x, y)."""

    if TYPE_CHECKING:  # as that of Extend

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
    """Mission rules: lay one road aside, because nothing can be built."""

    player: int | None = None


class Stop(_Model, frozen=True, tag="stop", kw_only=True):
    """Those left after a player has won agree to end the game here, where the edition leaves it to them."""

    player: int | None = None


class Adjust(_Model, frozen=True, tag="adjust", kw_only=True):
    """Put right the place of one's last column, road and cars, as long as that is allowed."""

    player: int | None = None
    turn: Extend | OffRamp


Build: TypeAlias = Extend | OffRamp
"""A turn that adds a road."""
Turn: TypeAlias = Extend | OffRamp | PlaceComponent | Pass | SetAside | Stop | Adjust
"""Everything that a player can do in a turn."""


class Fallen(_Model, frozen=True):
    """Pieces that fell: a column (and how many of its elements; None: all), a road or a car, by its name."""

    piece: str
    count: int | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "piece", str(self.piece))  # an id is written as text
        _check_count("fallen", self.piece, self.count)


class Nudged(_Model, frozen=True):
    """A piece that was shifted but stands, and by how many mm; of a column how many elements (None: all that stand)."""

    piece: str
    shift: float
    count: int | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "shift", _grid(self.shift, "shift", 1000.0))
        force_setattr(self, "piece", str(self.piece))
        _check_count("nudged", self.piece, self.count)


def _check_count(what: str, piece: str, count: int | None) -> None:
    if count is not None and not 1 <= count <= TALLEST:
        raise TurnError(f"{what} {piece}: from 1 to {TALLEST} elements, not {count}")


class Payment(_Model, frozen=True):
    """Columns handed to another player."""

    owner: int
    gray: int = 0
    yellow: int = 0


class Aftermath(_Model, frozen=True):
    """What a player knocked over or shifted. What he pays is worked out; `pays` says in which colours."""

    by: int
    fallen: tuple[Fallen, ...] = ()
    nudged: tuple[Nudged, ...] = ()
    pays: tuple[Payment, ...] | None = None
    forgiven: bool = False
    """All at the table agreed that nobody pays."""


def clean(message: Any) -> str:
    """One line of a library's complaint, without the words that only programmers know."""
    return " ".join(str(message).split())
