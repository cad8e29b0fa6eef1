"""Which matches this process has. Alone it has all of them; in a fleet it takes a lease for each (`FleetLeases`).

`tables/` knows the protocol only. See docs/adr/server/0018.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from time import monotonic
from typing import NamedTuple, Protocol

from shuto.server.storage.leases import NO_LEASE, Lease, LeaseStorage, Process
from shuto.server.storage.protocol import StorageError

_log = logging.getLogger("shuto.fleet")
BEATS = 3
"""Signs of life in the time of a lease."""
SOON = 10_000
"""ms. The clock of a table that nobody has is looked at this long before it is at zero."""


class ElsewhereError(Exception):
    """Another process has the match."""

    def __init__(self, match: str, address: str) -> None:
        super().__init__(f"match {match} is at {address}")
        self.address = address


class LeavingError(StorageError):
    """This process stops, and takes no more matches."""


class Held(NamedTuple):
    """A match that this process has from now on."""

    lease: Lease
    since: int | None = None
    """Since when nobody had it, because its holder died, in ms; None: no such time."""


class Leases(Protocol):
    """The matches that this process has."""

    alone: bool
    """Whether there is no other process."""

    async def join(self, lost: Callable[[Collection[str]], None]) -> None:
        """Begin. `lost` is called with the matches that another process has taken."""
        ...

    def new(self) -> Lease:
        """The lease of a match that is created here. Raises LeavingError."""
        ...

    async def take(self, match: str) -> Held | None:
        """Take a match; None if there is none. Raises ElsewhereError, LeavingError, StorageError."""
        ...

    def keep(self, match: str, lease: Lease) -> None:
        """Note that the table of a match is here now."""
        ...

    def release(self, match: str, lease: Lease) -> None:
        """Give a match back: its table is not here any more."""
        ...

    async def sure(self) -> None:
        """Return when it is certain which matches are here, also if this process was frozen. Raises StorageError."""
        ...

    async def look(self) -> None:
        """Ask which matches are still here: somebody else wrote to one. Raises StorageError."""
        ...

    async def orphans(self) -> dict[str, int]:
        """Matches that nobody has and whose clocks are at zero soon: when."""
        ...

    async def tidy(self, at: str) -> None:
        """Tidy up after processes that died."""
        ...

    def one_at_a_time(self, what: int) -> AbstractAsyncContextManager[None]:
        """Let one process at a time do something."""
        ...

    def stop(self) -> None:
        """Take no more matches."""
        ...

    async def leave(self) -> None:
        """Give all matches back."""
        ...


class Alone:
    """The leases of a process without others: it has all matches, and nothing is stored about that."""

    alone = True

    async def join(self, lost: Callable[[Collection[str]], None]) -> None:
        """Do nothing."""

    def new(self) -> Lease:
        """No lease is needed."""
        return NO_LEASE

    async def take(self, match: str) -> Held | None:  # noqa: ARG002 - all are alike
        """Take a match without a lease: every match is here."""
        return _MINE

    def keep(self, match: str, lease: Lease) -> None:
        """Do nothing."""

    def release(self, match: str, lease: Lease) -> None:
        """Do nothing."""

    async def sure(self) -> None:
        """Return at once: every match is here."""

    async def look(self) -> None:
        """Do nothing: every match is here."""

    async def orphans(self) -> dict[str, int]:
        """None: the timekeeper knows all clocks."""
        return {}

    async def tidy(self, at: str) -> None:
        """Do nothing: no other process can have died."""

    @asynccontextmanager
    async def one_at_a_time(self, what: int) -> AsyncIterator[None]:  # noqa: ARG002 - nobody else does it
        """Wait for nobody: there is one process."""
        yield

    def stop(self) -> None:
        """Do nothing: requests are served to the end."""

    async def leave(self) -> None:
        """Do nothing."""


_MINE = Held(NO_LEASE)


class FleetLeases:
    """The leases of a process in a fleet."""

    alone = False

    def __init__(self, storage: LeaseStorage, address: str, seconds: float) -> None:
        self.process = Process(secrets.token_hex(8), address)
        self._storage, self._seconds = storage, seconds
        self._kept: dict[str, int] = {}
        """The matches whose tables are here, with their tokens."""
        self._until = 0.0
        """Until when nobody else can have taken one of them, by the monotonic clock."""
        self._lost: Callable[[Collection[str]], None] = lambda _: None
        self._beating: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._leaving = False

    async def join(self, lost: Callable[[Collection[str]], None]) -> None:
        """Give the first sign of life, and go on giving them."""
        begun = monotonic()
        await self._storage.join(self.process, self._seconds)
        self._until, self._lost = begun + self._seconds, lost
        self._beating = asyncio.create_task(self._beat_on())

    def new(self) -> Lease:
        """The lease of a match that is created here."""
        if self._leaving:
            raise LeavingError("this process stops")
        return Lease(self.process.id, 1)

    async def take(self, match: str) -> Held | None:
        """Take a match, unless another process that lives has it."""
        if self._leaving:
            raise LeavingError("this process stops")
        taken = await self._storage.take(match, self.process, self._seconds)
        if taken is None:
            return None
        if taken.lease.holder != self.process.id:
            raise ElsewhereError(match, taken.address)
        return Held(taken.lease, taken.since)

    def keep(self, match: str, lease: Lease) -> None:
        """Note that the table of a match is here now."""
        self._kept[match] = lease.token

    def release(self, match: str, lease: Lease) -> None:
        """Give a match back. If another process has taken it, nothing changes."""
        if self._kept.get(match) == lease.token:
            del self._kept[match]
        self._storage.release(match, lease)

    async def sure(self) -> None:
        """After a pause, ask the database which matches are still here, and close the tables of the others."""
        if monotonic() >= self._until:
            async with self._lock:  # one of many callers asks the database
                if monotonic() >= self._until:
                    await self._look_again()

    async def orphans(self) -> dict[str, int]:
        """Matches that nobody has and whose clocks are at zero soon."""
        return {} if self._leaving else await self._storage.orphans(SOON)

    async def tidy(self, at: str) -> None:
        """Tidy up after processes that died."""
        await self._storage.tidy(at)

    def one_at_a_time(self, what: int) -> AbstractAsyncContextManager[None]:
        """Let one process of the fleet at a time do something."""
        return self._storage.alone(what)

    def stop(self) -> None:
        """Take no more matches."""
        self._leaving = True

    async def leave(self) -> None:
        """Give all matches back, and no more signs of life."""
        self._leaving = True
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        with suppress(StorageError):  # then others wait until the last sign of life is too old
            await self._storage.leave(self.process)

    async def first(self) -> str | None:
        """The address of the first process of the fleet; None: it is this one."""
        alive = await self._storage.alive()
        return None if not alive or alive[0] == self.process else alive[0].address

    async def look(self) -> None:
        """Ask the database which matches are still here, whatever the clock says: somebody else wrote to one."""
        async with self._lock:
            await self._look_again()

    async def _look_again(self) -> None:
        begun, kept = monotonic(), dict(self._kept)
        await self._storage.beat(self.process, self._seconds)
        held = await self._storage.held(self.process)
        gone = [match for match, token in kept.items() if held.get(match) != token and self._kept.get(match) == token]
        for match in gone:
            del self._kept[match]
        self._until = begun + self._seconds
        if gone:
            _log.warning("other processes have taken matches of this one", extra={"count": len(gone)})
            self._lost(gone)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / BEATS)
            try:
                if monotonic() >= self._until:
                    await self.sure()
                    continue
                begun = monotonic()
                await self._storage.beat(self.process, self._seconds)
                if monotonic() < self._until:  # else another process may have taken a match meanwhile
                    self._until = begun + self._seconds
            except StorageError as error:
                _log.warning("no sign of life could be given", extra={"reason": str(error)})
            except Exception:
                _log.exception("no sign of life could be given")
