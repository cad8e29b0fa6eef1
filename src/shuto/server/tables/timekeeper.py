"""The timekeeper: one task that waits for the next clock to reach zero, at any table, even one that is not in memory.

While a clock runs, the timekeeper gives signs of life. So after a crash the server knows how long it was down: that
time counts for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from shuto.match.commands import Claim
from shuto.match.events import Leave
from shuto.match.seats.pausing import expired
from shuto.server.fleet.leases import ElsewhereError
from shuto.server.storage.clocks import ClockStorage
from shuto.server.storage.protocol import StorageError
from shuto.server.tables.live import LiveTable
from shuto.server.tables.seats import happen_at_seats
from shuto.server.times import now_ms

SIGN_OF_LIFE = 5_000
"""How often the server notes that it is running, in ms."""
_RETRY_AFTER = 60_000
"""How long after an error a table is looked at again, in ms."""
_RETRY_STORAGE_AFTER = 2_000
"""How long after an error of the database, in ms."""
_log = logging.getLogger("shuto.clocks")


class Timekeeper:
    """Waits for clocks to reach zero, and does what the settings of the table say."""

    def __init__(
        self, clocks: ClockStorage, find: Callable[[str], Awaitable[LiveTable | None]], *, alone: bool = True
    ) -> None:
        self._clocks = clocks
        self._alone = alone
        """Of many processes, each looks after the clocks of its own tables. Their leases are the signs of life."""
        self._find = find
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Note how long the server was down, before any table is loaded, and begin to wait."""
        if self._alone:
            await self._clocks.start(now_ms())
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop waiting. From now on the clocks stand still."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._clocks.deadlines:
            self._clocks.alive(now_ms())

    async def _run(self) -> None:
        last_sign = 0
        while True:
            self._clocks.sooner.clear()
            moment, deadlines = now_ms(), self._clocks.deadlines
            if self._alone and deadlines and not 0 <= moment - last_sign < SIGN_OF_LIFE:
                self._clocks.alive(moment)
                last_sign = moment
            for match in [match for match, deadline in deadlines.items() if deadline <= moment]:
                await self._look_safely(match)
            nearest = min(deadlines.values(), default=None)
            moment = now_ms()
            self._clocks.wakes_at = None if nearest is None else max(min(nearest, moment + SIGN_OF_LIFE), moment + 1)
            wait = None if self._clocks.wakes_at is None else (self._clocks.wakes_at - moment) / 1000
            # not `wait_for`: in Python 3.11 it loses a cancellation that comes just as the wait is over
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._clocks.sooner.wait()

    async def _look_safely(self, match: str) -> None:
        try:
            await self._look(match)
        except ElsewhereError:  # its process looks at it
            self._clocks.deadlines.pop(match, None)
        except StorageError as error:
            _log.warning("a clock is at zero, but the storage does not answer", extra={"reason": str(error)})
            self._clocks.deadlines[match] = now_ms() + _RETRY_STORAGE_AFTER
        except Exception:  # one table must not stop the clocks of the others
            _log.exception("match %s: its clock is at zero, but nothing could be done", match)
            self._clocks.deadlines[match] = now_ms() + _RETRY_AFTER

    async def _look(self, match: str) -> None:
        """If the clock of a match is at zero, do what its settings say."""
        table = await self._find(match)
        if table is None:
            self._clocks.note(match, None)
            return
        async with table.lock:
            event = expired(table.match.clock, now_ms())
            if event is None:
                table.note_deadline(at_zero=True)
                return
            if isinstance(event, Leave):
                await happen_at_seats(table, event)
            else:
                await table.happen(event)
                await table.tell_all(event)
        table.hand.refresh()
        table.start_bots()


async def claim(table: LiveTable, command: Claim, seat: int) -> None:
    """Let a seat claim the one whose clock is at zero. Raises Refusal or StorageError."""
    async with table.lock:
        await happen_at_seats(table, table.match.claim(command, seat))
    table.hand.refresh()
    table.start_bots()
