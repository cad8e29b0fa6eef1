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


class Rematch(msgspec.Struct, frozen=True):
    """Ask for another match with the same people and settings, or for the one that somebody asked for already."""

    bot: str | None = None
    """The bot that plays the seats of bots in the new match; None: the same as before."""


class Task(msgspec.Struct, frozen=True):
    """Begin a task of the lesson: the next one, or any of them again."""

    revision: int
    task: int
    """The number of the task, from 0."""


class Pause(msgspec.Struct, frozen=True):
    """Ask to pause the game. It is paused when all people agree."""

    revision: int


class AnswerPause(msgspec.Struct, frozen=True):
    """Agree to a pause, or refuse it."""

    revision: int
    agree: bool


class Resume(msgspec.Struct, frozen=True):
    """End the pause. Everybody may, at any time."""

    revision: int


class Claim(msgspec.Struct, frozen=True):
    """Claim the seat whose clock is at zero: it leaves the game, as if its person had left."""

    revision: int


ClockCommand: TypeAlias = Pause | AnswerPause | Resume
Command: TypeAlias = Play | Knock | Undo | AnswerUndo | Pay | Forgive | Task | ClockCommand


# seats: valid at any revision, because people come and go at the same time


class Sit(msgspec.Struct, frozen=True):
    """Sit down on an open seat."""


class Leave(msgspec.Struct, frozen=True):
    """Leave a seat. During the game, a bot takes over if the table agreed to it; otherwise the seat resigns."""


class Kick(msgspec.Struct, frozen=True):
    """Make a seat open again before the start. Only the host may."""

    player: str = ""
    """The id of the player who is to go, so that nobody else is meant who has sat down meanwhile; empty: a bot."""


class Fill(msgspec.Struct, frozen=True):
    """Let a bot play an open seat. Only the host may."""

    bot: str


class Start(msgspec.Struct, frozen=True):
    """Start the game now, with this bot on all seats that are still open. Only the host may."""

    bot: str


class PassHost(msgspec.Struct, frozen=True):
    """Make the player on this seat the host. Only the host may."""


SeatCommand: TypeAlias = Sit | Leave | Kick | Fill | Start | PassHost


class Landing(msgspec.Struct, frozen=True):
    """The result of a carry, once the table is at rest. It comes from the physics, never from a client."""

    turn: Build | None
    """The build as it lies; None if the piece does not lie legally or was put back."""
    piece: str | None
    """The piece that was carried; None if the whole build was placed as intended."""
    aftermath: Aftermath
    carries: tuple[int, ...] = ()
    missed: bool = False
    """Whether the piece was let go and does not stay. A piece that is put back was not missed."""
