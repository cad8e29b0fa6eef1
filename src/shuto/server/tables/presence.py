"""Presence: the people at their seats, and how many watch. It is sent when it changes, and not stored.

Somebody whose connection is lost counts as away only after a while, because most connections come back at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from shuto.match.match import Match
from shuto.server.fleet.bus import Bus
from shuto.server.processes.workers import Workers
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing.table import Presence, PresenceView


class Attended(Protocol):
    """The entry of a table in the lobby, which is told whether somebody is at the table."""

    def attended(self, here: bool) -> None:
        """Somebody who holds a seat is here, or nobody is any more."""
        ...


class PresenceTable(Protocol):
    """The part of a live table that its presence needs."""

    @property
    def id(self) -> str:
        """The id of its match."""
        ...

    @property
    def bus(self) -> Bus:
        """Where other processes hear how many watch."""
        ...

    @property
    def match(self) -> Match:
        """The match."""
        ...

    @property
    def watchers(self) -> Collection[Watcher]:
        """The connections at the table."""
        ...

    @property
    def listing(self) -> Attended:
        """The entry of the table in the lobby."""
        ...

    @property
    def workers(self) -> Workers:
        """The worker processes, which have the settings of the server."""
        ...


class TablePresence:
    """The presence of the people of one table."""

    def __init__(self, table: PresenceTable) -> None:
        self._table = table
        self._gone: dict[int, float] = {}
        """By seat: when its last connection was lost, if that is not long ago."""
        self._told: PresenceView | None = None
        self._timers: set[asyncio.TimerHandle] = set()

    def view(self) -> PresenceView:
        """Who is here now."""
        moment, patience = asyncio.get_running_loop().time(), self._table.workers.settings.away_after
        connected = {seat for watcher in self._table.watchers for seat in watcher.seats}
        here = tuple(
            seat in connected or (seat in self._gone and moment - self._gone[seat] < patience)
            for seat in range(self._table.match.game.seats)
        )
        return PresenceView(here, sum(not watcher.seats for watcher in self._table.watchers))

    def came(self) -> None:
        """Somebody joined, or sat down."""
        for watcher in self._table.watchers:
            for seat in watcher.seats:
                self._gone.pop(seat, None)
        self._tell()

    def went(self, seats: Collection[int]) -> None:
        """A connection that held these seats was lost."""
        loop, patience = asyncio.get_running_loop(), self._table.workers.settings.away_after
        connected = {seat for watcher in self._table.watchers for seat in watcher.seats}
        for seat in set(seats) - connected:
            self._gone[seat] = loop.time()
        timer = loop.call_later(patience + 0.01, self._tell)  # a little later, so that `view` counts them as away
        self._timers = {one for one in self._timers if one.when() > loop.time() and not one.cancelled()} | {timer}
        self._tell()

    def left(self, seat: int) -> None:
        """Nobody holds this seat any more."""
        self._gone.pop(seat, None)
        self._tell()

    def close(self) -> None:
        """Cancel all timers."""
        for timer in self._timers:
            timer.cancel()

    def _tell(self) -> None:
        view = self.view()
        if view != self._told:
            self._told = view
            self._table.listing.attended(any(view.here))
            self._table.bus.publish("watched", self._table.id, view.spectators)
            for watcher in tuple(self._table.watchers):
                watcher.tell(Presence(view))
