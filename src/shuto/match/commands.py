"""Commands that a seat can give in a match. `Match.decide` turns each into an event, or refuses it.

A command, its event, its wire tag and its TypeScript type share one name: `Play` is `play` everywhere.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.rules.turn import Aftermath, Build, Payment, Turn


class Play(msgspec.Struct, frozen=True):
    """Play a turn in the position after `revision` events."""

    revision: int
    turn: Turn
    aftermath: Aftermath | None = None


class Knock(msgspec.Struct, frozen=True):
    """Report what this seat knocked over outside a turn."""

    revision: int
    aftermath: Aftermath


class Undo(msgspec.Struct, frozen=True):
    """Ask to take back the last turn of this seat."""

    revision: int


class AnswerUndo(msgspec.Struct, frozen=True):
    """Agree to an undo, or refuse it."""

    revision: int
    agree: bool


class Pay(msgspec.Struct, frozen=True):
    """Pay the open bill in these colours; None: gray first, then yellow."""

    revision: int
    pays: tuple[Payment, ...] | None = None


class Forgive(msgspec.Struct, frozen=True):
    """Agree to forgive the open bill, or refuse to."""

    revision: int
    agree: bool


Command: TypeAlias = Play | Knock | Undo | AnswerUndo | Pay | Forgive


class Landing(msgspec.Struct, frozen=True):
    """The result of a carry, once the table is at rest. It comes from the physics, never from a client."""

    turn: Build | None
    """The build as it lies; None if the piece does not lie legally or was put back."""
    piece: str | None
    """The piece that was carried; None if the whole build was placed as intended."""
    aftermath: Aftermath
    carries: tuple[int, ...] = ()
