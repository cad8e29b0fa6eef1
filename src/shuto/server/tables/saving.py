"""Says at a table that a move is not saved yet, if the database takes long. Nothing is confirmed before it is saved."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from shuto.match.match import Match
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing.table import Notice

TELL_AFTER = 1.0
"""Seconds after which the players are told that a move is not saved yet."""


class SavingTable(Protocol):
    """The part of a live table that `Saving` needs."""

    @property
    def match(self) -> Match:
        """The match."""
        ...

    @property
    def watchers(self) -> Collection[Watcher]:
        """The connections at the table."""
        ...


class Saving:
    """The move that is being saved at one table. The lock of the table allows one at a time."""

    def __init__(self, table: SavingTable) -> None:
        self._table = table
        self._told: Notice | None = None
        """The notice that was sent about the move that is not saved yet."""
        self.failed = 0
        """How many moves could not be saved."""
        self._timer: asyncio.TimerHandle | None = None
        self._since: float | None = None
        """When the move came that is being saved, by the clock of the event loop; None: none is."""
        self._seat: int | None = None
        """Whose move it is."""

    @property
    def slow(self) -> bool:
        """Whether a move has waited for the database long enough that the players were told."""
        return self._told is not None

    def of(self, seat: int | None) -> Saving:
        """A context in which a move of a seat is saved."""
        self._seat = seat
        return self

    def __enter__(self) -> None:
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        if self._timer is None:  # one for many moves: nearly all are saved long before
            self._timer = loop.call_at(self._since + TELL_AFTER, self._look)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if error is not None:
            self.failed += 1
            if self._told is not None:
                self._tell_all(Notice(self._table.match.revision, "not-played", self._seat))
        self._told, self._since = None, None

    def join(self, watcher: Watcher) -> None:
        """Tell a new connection, too."""
        if self._told is not None:
            watcher.tell(self._told)

    def _look(self) -> None:
        self._timer = None
        if self._since is None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._since + TELL_AFTER:  # it is a later move
            self._timer = loop.call_at(self._since + TELL_AFTER, self._look)
            return
        self._told = Notice(self._table.match.revision, "not-saved", self._seat)
        self._tell_all(self._told)

    def _tell_all(self, notice: Notice) -> None:
        for watcher in tuple(self._table.watchers):
            watcher.tell(notice)
