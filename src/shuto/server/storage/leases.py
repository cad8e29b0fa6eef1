"""Who writes a match when many processes share one database: the protocol of leases.

A process gives signs of life. It has a match as long as it gives them and nobody else has taken the match. Taking makes
the token of a match larger. Every write of an event states its token, and is refused if that is no longer the newest
one. So a process that was frozen or cut off cannot write to a match that another one has taken.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol


class Lease(NamedTuple):
    """A match taken by a process; the token 0: there is one process only, and nothing is checked."""

    holder: str = ""
    token: int = 0


NO_LEASE = Lease()


class TakenLease(NamedTuple):
    """The result of taking a match: the process that has it now, and how to reach it."""

    lease: Lease
    address: str
    """Where the other processes reach the holder."""
    since: int | None
    """Since when nobody had the match, because its holder died; None: no such time."""


class Process(NamedTuple):
    """A process that gives signs of life."""

    id: str
    address: str


class LeaseStorage(Protocol):
    """Stores which process has which match. All times are those of the database."""

    async def join(self, process: Process, seconds: float) -> None:
        """Give the first sign of life. If all processes were gone while clocks ran, note for how long."""
        ...

    async def beat(self, process: Process, seconds: float) -> None:
        """Give a sign of life: it is good for so many seconds."""
        ...

    async def leave(self, process: Process) -> None:
        """Give everything back, and no more signs of life."""
        ...

    async def take(self, match: str, process: Process, seconds: float) -> TakenLease | None:
        """Take a match, unless a process that lives has it. None: there is no such match."""
        ...

    def release(self, match: str, lease: Lease) -> None:
        """Give a match back. Returns before it is on disk."""
        ...

    async def held(self, process: Process) -> dict[str, int]:
        """The matches that a process has, with their tokens."""
        ...

    async def alive(self) -> list[Process]:
        """All processes that give signs of life, in the order of their ids."""
        ...

    async def orphans(self, soon: int) -> dict[str, int]:
        """Matches that nobody has and whose clocks are at zero soon (in ms): when."""
        ...

    async def tidy(self, at: str) -> None:
        """Note that nobody waits at tables that nobody has, and forget processes that died long ago."""
        ...

    def alone(self, what: int) -> AbstractAsyncContextManager[None]:
        """Let one process at a time do something, while this is open."""
        ...
