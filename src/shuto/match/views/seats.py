"""Who sits where, what they have, and their clocks, as data."""

from __future__ import annotations

from typing import Literal

import msgspec

from shuto.match.seats.seating import SeatState
from shuto.match.settings import AtZero, ClockKind, Colour, SeatKind, TremorLevel
from shuto.rules.reasons.missing import Missing
from shuto.rules.reasons.situation import Situation

SeatStatus = Literal["in", "finished", "out"]


class SeatView(msgspec.Struct, frozen=True):
    """A player: name, supply, status."""

    name: str
    kind: SeatKind
    bot: str
    colour: Colour
    cars: int
    gray: int
    yellow: int
    roads: int
    types: dict[str, int]
    placed: int
    status: SeatStatus
    place: int | None
    last_chance: bool
    tremor: TremorLevel
    """How much the seat's hand trembles; always "none" at a precise table."""
    points: dict[str, int] | None
    missing: dict[str, Missing]
    """By mission: what would score next. A mission that can bring no more points is left out."""
    enclosed: tuple[str, ...]
    closed: tuple[tuple[tuple[float, float], ...], ...]
    """The outlines of the areas that the player's highway encloses, as lists of corners; only with missions."""
    situation: Situation | None
    """What is unusual about the player's turns, as far as supplies tell. `outlook` also looks for a legal place."""


class SeatedView(msgspec.Struct, frozen=True):
    """Who sits on a seat. The name is in `SeatView`."""

    state: SeatState
    player: str | None
    """The public id of the player who holds the seat; null: nobody, a bot, or whoever has its token."""
    car: str
    """The car that the player has chosen as their picture; empty: none."""


class SeatingView(msgspec.Struct, frozen=True):
    """Who sits where."""

    gathering: bool
    """Whether the table waits for people. Nobody plays until every seat is taken."""
    by_players: bool
    """Whether players hold the seats. Otherwise tokens open them."""
    host: str | None
    """The public id of the player who may kick, fill seats and start."""
    substitutes: str | None
    """The bot that takes over the seat of a person who leaves during the game; null: the seat resigns."""
    seats: tuple[SeatedView, ...]
    rated: bool = False
    """Whether the result changes ratings. Then there is no help before the end, and nothing is taken back."""
    cheering: bool = True
    """Whether spectators may applaud and gasp."""


class SeatClockView(msgspec.Struct, frozen=True):
    """The clock of a seat, in ms, as it was at `since`."""

    left: int
    """What is left of the bank (live) or of the turn (slow)."""
    reserve: int
    """What is left of the holiday reserve. It is used up after `left`."""
    out_of_time: bool
    """Whether the seat left the game with its clock at zero."""


class ClockView(msgspec.Struct, frozen=True):
    """The clocks of the table. They run on the server: a client only counts down from what it was told."""

    kind: ClockKind
    at_zero: AtZero
    """What happens when a clock is at zero: the others may claim the seat, a bot takes it over, or nothing."""
    full: int
    """The ms that each seat has at the start (live), or for each turn (slow)."""
    increment: int
    """The ms that a seat gets after each of its turns; 0 if the clock is slow."""
    holiday: int
    """The ms that each seat has in reserve at the start; 0 if the clock is live."""
    seats: tuple[SeatClockView, ...]
    runs: int | None
    """The seat whose clock runs since `since`; null: none does."""
    since: int
    """The server's time to which the clocks are stated, in ms since the epoch."""
    paused: bool
    pause_asked: int | None
    """The seat that asked for a pause."""
    pause_agreed: tuple[int, ...]
    """The seats that have agreed to it."""
    claimable: int | None
    """The seat whose clock is at zero and that the others may claim."""
