"""Commands: what a seat asks of a match. `Match.decide` turns each into an event, or refuses it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.rules.turn import Aftermath, Build, Payment, Turn


class Play(msgspec.Struct, frozen=True):
    """A seat plays a turn in the position after `revision` events."""

    revision: int
    turn: Turn
    aftermath: Aftermath | None = None


class Knock(msgspec.Struct, frozen=True):
    """A seat knocked something over outside a turn."""

    revision: int
    aftermath: Aftermath


class AskUndo(msgspec.Struct, frozen=True):
    """A seat asks to take its last turn back."""

    revision: int


class AnswerUndo(msgspec.Struct, frozen=True):
    """A seat agrees to an undo or does not."""

    revision: int
    agree: bool


class Pay(msgspec.Struct, frozen=True):
    """The payer pays, in these colours; None: gray as long as there is any."""

    revision: int
    pays: tuple[Payment, ...] | None = None


class Pardon(msgspec.Struct, frozen=True):
    """A seat agrees that nobody pays, or does not."""

    revision: int
    agree: bool


Command: TypeAlias = Play | Knock | AskUndo | AnswerUndo | Pay | Pardon


class Land(msgspec.Struct, frozen=True):
    """A carry has ended and the table is at rest. The physics says so, never a client."""

    turn: Build | None
    """The build as it lies; None: the piece does not lie legally, or went back."""
    piece: str | None
    """What was carried; None: the whole build was placed as it is meant."""
    aftermath: Aftermath
    carries: tuple[int, ...] = ()
