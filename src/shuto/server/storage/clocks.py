"""The protocol of deadlines and signs of life: when a clock will be at zero, and when the server was running."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

from shuto.server.storage.leases import NO_LEASE, Lease


class DownTime(NamedTuple):
    """A time in which the server was not running, in ms since the epoch."""

    since: int
    until: int


class ClockStorage(Protocol):
    """Stores when clocks will be at zero, and when the server was running. Times are in ms since the epoch."""

    @property
    def deadlines(self) -> dict[str, int]:
        """By match: when to look at its clock. Matches whose clocks do not run are left out."""
        ...

    @property
    def sooner(self) -> asyncio.Event:
        """Set when a deadline is noted that is sooner than `wakes_at`."""
        ...

    wakes_at: int | None
    """When somebody looks at the deadlines next; None: when there is one."""

    def note(self, match: str, deadline: int | None, lease: Lease = NO_LEASE, headline: str | None = None) -> None:
        """Note when the clock of a match will be at zero (None: no clock runs), and its new headline, if any.

        Returns before it is on disk.
        """
        ...

    def expect(self, match: str, deadline: int | None) -> None:
        """Look at the clock of a match at this time (None: no clock runs), which is stored already."""
        ...

    def alive(self, at: int) -> None:
        """Give a sign of life. Returns before it is on disk."""
        ...

    async def start(self, at: int) -> None:
        """Read the deadlines. If clocks were running, note how long the server was down."""
        ...

    async def downs(self) -> list[DownTime]:
        """When the server was down while a clock ran, in order."""
        ...
