"""The steps of a game and the list of moves, as data."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.rules.turn import Aftermath, MissCost, Turn

What = Literal[
    "column", "junction", "off-ramp", "component", "pass", "set-aside", "stop", "adjust", "resign", "out-of-time"
]
"""The kind of turn that a step played."""


class PlayView(msgspec.Struct, frozen=True):
    """One step of the game: a turn, an aftermath, or both."""

    seat: int
    turn: Turn | None
    aftermath: Aftermath | None
    carries: tuple[int, ...]
    """The numbers of the carries that led to this step; empty if nothing was carried."""


class PaidView(msgspec.Struct, frozen=True):
    """Columns that were given to a player for what fell."""

    owner: int
    columns: int


class MoveView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of the game in the list of moves: who did what, the cars placed, what fell, what was paid."""

    seat: int
    what: What | None = None
    """The kind of turn; null if something fell outside a turn."""
    height: int = 0
    """The height of the column or junction."""
    component: str = ""
    """The component that was placed."""
    cars: int = 0
    """How many cars were placed."""
    taken_from: tuple[int, ...] = ()
    """The players from whom a column was taken for a car of the same type."""
    pieces: tuple[str, ...] = ()
    """The columns, roads and components that were added, or moved by an adjustment. New cars are on the new road."""
    fallen: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    """Pieces that were moved by accident and still stand."""
    paid: tuple[PaidView, ...] = ()
    forgiven: bool = False
    """Whether everybody agreed that nobody pays."""
    missed: MissCost | None = None
    """The cost of a piece that was let go and did not stay."""
