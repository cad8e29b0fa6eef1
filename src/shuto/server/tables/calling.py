"""Calls a player who is not at the table when their turn begins: once per turn, after a delay."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import NamedTuple, Protocol

from shuto.match.match import Match
from shuto.server.people.push import Push, TurnCall
from shuto.server.tables.watcher import Watcher


class CallsTable(Protocol):
    """The part of a live table that the calls need."""

    @property
    def id(self) -> str:
        """The id of its match."""
        ...

    @property
    def match(self) -> Match:
        """The match."""
        ...

    @property
    def watchers(self) -> Collection[Watcher]:
        """The connections at the table."""
        ...


class Awaited(NamedTuple):
    """Who has to act: the player, the seat, the number of steps so far, and whether they have to pay a bill."""

    player: str
    seat: int
    steps: int
    pays: bool


def awaited(match: Match) -> Awaited | None:
    """The player for whom a table waits; None: it waits for nobody, for a bot, or for somebody with a token."""
    if match.coach is not None or match.halted is not None or match.seating.gathering:
        return None
    if match.clock is not None and match.clock.paused:
        return None
    seat = match.bill.seat if match.bill is not None else match.position.to_move
    holder = None if seat is None or match.position.outcome is not None else match.seating.holders[seat]
    if seat is None or holder is None or match.seating.state(seat) != "held":
        return None
    return Awaited(holder.id, seat, len(match.history.moves), match.bill is not None)


class TurnCalls:
    """Calls the player for whom one table waits, if they are not there."""

    def __init__(self, table: CallsTable, push: Push, after: float) -> None:
        self._table, self._push, self._after = table, push, after
        self._seen = awaited(table.match)
        """Who was called last, or will be. When a table is loaded, the one it waits for was called before."""
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        """When they are called, by the clock of the event loop. A timer that comes sooner waits on."""

    @property
    def pending(self) -> bool:
        """Whether somebody may be called soon, so that the table must stay in memory."""
        return self._timer is not None

    def look(self) -> None:
        """Look for whom the table waits now. Called after every event."""
        now = awaited(self._table.match)
        if now == self._seen:
            return
        self._seen = now
        if now is None:
            self.close()
            return
        loop = asyncio.get_running_loop()
        self._due = loop.time() + self._after
        if self._timer is None:
            self._timer = loop.call_at(self._due, self._look_again)

    def close(self) -> None:
        """Cancel the call that is due, if any."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_again(self) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < self._due:  # their turn began after that of the player before
            self._timer = loop.call_at(self._due, self._look_again)
            return
        self._timer = None
        if self._seen is not None:
            self._call(self._seen)

    def _call(self, due: Awaited) -> None:
        here = any(one.player is not None and one.player.id == due.player for one in self._table.watchers)
        if awaited(self._table.match) == due and not here:
            holders = self._table.match.seating.holders
            seats = self._table.match.settings.seats
            mine = {seat for seat, one in enumerate(holders) if one is not None and one.id == due.player}
            others = [one.name for seat, one in enumerate(seats) if seat not in mine]
            self._push.call(TurnCall(due.player, self._table.id, others))
