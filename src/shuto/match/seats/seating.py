"""Who sits where: open seats, the players who hold seats, the bots that fill them, and the host. Pure; raises Refusal.

A table with open seats *gathers*: nobody plays until every seat is held or has a bot. Its seats belong to players. At
all other tables, tokens open the seats, as the server decides; such seats can only be left.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from shuto.bots import bot_names
from shuto.match import commands, events
from shuto.match.commands import SeatCommand
from shuto.match.events import SeatEvent
from shuto.match.refusal import Refusal
from shuto.match.seats.rated import check_bot_allowed, check_one_seat
from shuto.match.settings import MatchSettings, SeatSettings
from shuto.rules.game import LONGEST_NAME
from shuto.text.names import characters

SeatState = Literal["open", "held", "bot", "left"]
"""Nobody sits here yet; a person holds it; a bot plays it; its person left during the game, and it is out."""


class Person(msgspec.Struct, frozen=True):
    """A player as the table knows them: the public id, the name and the car of their identity."""

    id: str
    name: str
    car: str = ""


class Seating:
    """The seats of one match, built from its events."""

    def __init__(self, settings: MatchSettings, host: str | None) -> None:
        self.by_players = host is not None or any(seat.kind == "open" for seat in settings.seats)
        """Whether players hold the seats. Otherwise tokens open them."""
        self.seats: list[SeatSettings] = [
            msgspec.structs.replace(seat, kind="open") if self.by_players and seat.kind == "human" else seat
            for seat in settings.seats
        ]
        self.holders: list[Person | None] = [None] * len(self.seats)
        self.left: set[int] = set()
        """The seats whose people left during the game and that no bot took over."""
        self.kicked: set[str] = set()
        """The players who were kicked. They may watch, but not sit down here again."""
        self.host: str | None = host or None
        """The id of the player who may kick, fill seats and start; None: whoever sits down next."""
        self.gathering = any(seat.kind == "open" for seat in self.seats)
        """Whether the table waits for people. It never does so again once it has started."""
        self._placeholders = tuple(seat.name for seat in self.seats)
        self._substitute = settings.substitutes
        self._rated = settings.rated
        self.starters: tuple[Person | None, ...] = ()
        """Who held the seats when the game started, also if they have left since."""

    def state(self, seat: int) -> SeatState:
        """The state of a seat."""
        if seat in self.left:
            return "left"
        kind = self.seats[seat].kind
        return "held" if kind == "human" else kind

    def held_by(self, player: str | None) -> frozenset[int]:
        """The seats that a player holds."""
        if player is None:
            return frozenset()
        return frozenset(n for n, holder in enumerate(self.holders) if holder is not None and holder.id == player)

    # events -------------------------------------------------------------------------------------------------------

    def apply(self, event: SeatEvent) -> None:
        """Apply an event about a seat."""
        if isinstance(event, events.Sit):
            self.holders[event.seat] = Person(event.player, event.name, event.car)
            self._name(event.seat, event.name, "human")
            self.host = self.host or event.player
        elif isinstance(event, events.Leave):
            holder = self.holders[event.seat]
            if event.kicked and holder is not None:
                self.kicked.add(holder.id)
            self._leave(event.seat)
        elif isinstance(event, events.Fill):
            self._fill(event.seat, event.bot)
        elif isinstance(event, events.Start):
            for seat, settings in enumerate(self.seats):
                if settings.kind == "open":
                    self._fill(seat, event.bot)
        else:
            self.host = event.player or None
        if self.gathering:
            self.gathering = any(seat.kind == "open" for seat in self.seats)
            self.starters = () if self.gathering else tuple(self.holders)

    def seated(self, settings: MatchSettings) -> MatchSettings:
        """Settings with the seats as they are now."""
        return msgspec.structs.replace(settings, seats=tuple(self.seats))

    def check_started(self) -> None:
        """Raise Refusal while the table waits for people."""
        if self.gathering:
            raise Refusal("gathering", "the table waits for people; the game starts when every seat is taken")

    def _fill(self, seat: int, bot: str) -> None:
        self._name(seat, bot.replace("-", " ").title(), "bot")
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], bot=bot)

    def _leave(self, seat: int) -> None:
        holder, self.holders[seat] = self.holders[seat], None
        if self.gathering:
            self._name(seat, self._placeholders[seat], "open")
        elif self._substitute is not None:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], kind="bot", bot=self._substitute)
        else:
            self.left.add(seat)
        if holder is not None and holder.id == self.host and not self.held_by(self.host):
            self.host = next((other.id for other in self.holders if other is not None), None)

    def _name(self, seat: int, name: str, kind: Literal["human", "bot", "open"]) -> None:
        others = [other.name for n, other in enumerate(self.seats) if n != seat]
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], name=free_name(name, others), kind=kind)

    # commands -----------------------------------------------------------------------------------------------------

    def decide(self, command: SeatCommand, seat: int, person: Person | None, held: frozenset[int]) -> SeatEvent | None:
        """The event that a command causes; None if nothing would change. Raises Refusal. `held`: the client's seats."""
        if seat not in range(len(self.seats)):
            raise Refusal("no-such-seat", f"no seat {seat}")
        if isinstance(command, commands.Leave):
            if seat not in held:
                raise Refusal("not-your-seat", "this connection does not hold that seat")
            return events.Leave(seat)
        if person is None:
            raise Refusal("no-player", "say who you are first: the secret of a player belongs into hello")
        if isinstance(command, commands.Sit):
            return self._decide_sit(seat, person)
        if person.id != self.host:
            raise Refusal("not-host", "only the host of the table may do this")
        if isinstance(command, commands.PassHost):
            holder = self.holders[seat]
            if holder is None:
                raise Refusal("nobody-there", "nobody holds this seat")
            return None if holder.id == self.host else events.Host(holder.id)
        if not self.gathering:
            raise Refusal("started", "the game has started")
        if isinstance(command, commands.Kick):
            return self._decide_kick(seat, command.player)
        if command.bot not in bot_names():
            raise Refusal("no-such-bot", f"no bot {command.bot[:30]!r}; there are {', '.join(bot_names())}")
        check_bot_allowed(self._rated)
        if isinstance(command, commands.Start):
            return events.Start(command.bot)
        if self.state(seat) == "held":
            raise Refusal("seat-taken", "somebody holds this seat")
        return events.Fill(seat, command.bot)

    def _decide_sit(self, seat: int, person: Person) -> SeatEvent | None:
        if seat in self.held_by(person.id):
            return None
        if not self.gathering:
            raise Refusal("started", "the game has started")
        if person.id in self.kicked:
            raise Refusal("kicked", "the host does not want this player at the table")
        if self.state(seat) != "open":
            raise Refusal("seat-taken", "somebody holds this seat")
        check_one_seat(self._rated, self.held_by(person.id))
        return events.Sit(seat, person.id, person.name, person.car)

    def _decide_kick(self, seat: int, player: str) -> SeatEvent | None:
        holder = self.holders[seat]
        there = "" if holder is None else holder.id
        if there != player or self.state(seat) == "open":
            raise Refusal("nobody-there", "they have left this seat already")
        return events.Leave(seat, kicked=True)


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody else at the table has: this one, or with a number behind it."""
    known = set(taken)
    if name not in known:
        return name
    short = "".join(characters(name)[: LONGEST_NAME - 3])
    numbered = (f"{short} {number}" for number in range(2, len(known) + 3))
    return next(one for one in numbered if one not in known)


def sits(seating: Seating, order: Iterable[int]) -> tuple[events.Sit, ...]:
    """The events by which the holders of the seats sit down at another table, where `order[n]` is their seat."""
    pairs = zip(seating.holders, order, strict=True)
    return tuple(events.Sit(seat, one.id, one.name, one.car) for one, seat in pairs if one is not None)
