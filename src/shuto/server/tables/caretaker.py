"""The caretaker puts tables to sleep, deletes abandoned ones, and obeys the orders of an admin."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from time import monotonic

from shuto.server.storage.protocol import Order, StorageError
from shuto.server.tables.lobby import Lobby
from shuto.server.times import moment

LOOK = 2.0
"""Seconds between two looks at the orders of an admin."""
SWEEP = 20.0
"""Seconds between two looks for sleeping tables."""
FIRST_CLEANING, A_DAY = 600.0, 86_400.0
"""Seconds from the start to the first cleaning, and from one cleaning to the next."""

_log = logging.getLogger("shuto.caretaker")


class Caretaker:
    """Looks after the tables of a lobby, from `run` until it is cancelled."""

    def __init__(self, lobby: Lobby, known: int = 0) -> None:
        self._lobby = lobby
        self._last = known
        """The number of the last order that is known."""

    @classmethod
    async def begin(cls, lobby: Lobby) -> Caretaker:
        """A caretaker for a server that starts. What was ordered before needs no answer."""
        return cls(lobby, await lobby.storage.last_order())

    async def run(self) -> None:
        """Do everything in turn, for ever. Whatever fails is tried again: nobody else would do it."""
        sweep = monotonic() + SWEEP
        cleaning = monotonic() + FIRST_CLEANING
        while True:
            await asyncio.sleep(LOOK)
            now = monotonic()
            try:
                await self.obey()
                await self._lobby.adopt()
                if now >= sweep:
                    sweep = now + SWEEP
                    await self._lobby.leases.tidy(moment())
                    evicted = self._lobby.evict_sleeping(now)
                    _log.debug("looked for sleeping tables", extra={"evicted": evicted})
                if now >= cleaning:
                    cleaning = now + A_DAY
                    await self.clean()
            except StorageError as error:
                _log.warning("the storage does not answer", extra={"reason": str(error)})
            except Exception:
                _log.exception("the caretaker failed")

    async def obey(self) -> None:
        """Do what an admin ordered since the last time."""
        for order in await self._lobby.storage.orders(self._last):
            self._last = order.number
            await self._carry_out(order)

    async def clean(self) -> None:
        """Delete abandoned matches, except those in memory: somebody may be looking at them."""
        gone = await self._lobby.storage.clean(datetime.now(UTC), {table.id for table in self._lobby.tables})
        if gone:
            _log.info("abandoned matches were deleted", extra={"count": len(gone)})

    async def _carry_out(self, order: Order) -> None:
        _log.info("an admin ordered", extra={"action": order.action, "subject": order.subject})
        if order.action == "delete-match":
            self._lobby.forget(order.subject)
        elif order.action in ("ban", "delete-player"):
            self._lobby.dismiss(order.subject)
        if order.action == "delete-player":  # the log of their tables was changed
            for table in list(self._lobby.tables):
                if table.match.seating.held_by(order.subject) or table.match.seating.host == order.subject:
                    await self._lobby.reload(table.id)
