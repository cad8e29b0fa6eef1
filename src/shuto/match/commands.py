"""Commands: what a seat asks of a match. `Match.decide` turns each into an event, or refuses it.

A command, the event it leads to, the wire tag and the type in TypeScript have one name: `Play` is `play` everywhere.
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
    """Ask to take the last turn of this seat back."""

    revision: int


class AnswerUndo(msgspec.Struct, frozen=True):
    """Agree to an undo, or refuse it."""

    revision: int
    agree: bool


class Pay(msgspec.Struct, frozen=True):
    """Pay the open bill in these colours; None: gray as long as there is any."""

    revision: int
    pays: tuple[Payment, ...] | None = None


class Forgive(msgspec.Struct, frozen=True):
    """Agree that nobody pays the open bill, or refuse it."""

    revision: int
    agree: bool


Command: TypeAlias = Play | Knock | Undo | AnswerUndo | Pay | Forgive


class Landing(msgspec.Struct, frozen=True):
    """The result of a carry: the table is at rest again. The physics says so, never a client."""

    turn: Build | None
    """The build as it lies; None: the piece does not lie legally, or went back."""
    piece: str | None
    """What was carried; None: the whole build was placed as it is meant."""
    aftermath: Aftermath
    carries: tuple[int, ...] = ()
