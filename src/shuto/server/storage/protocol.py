"""The protocol of a storage: an append-only log of events for each match, and its carries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from shuto.match.views import Next


class StorageError(RuntimeError):
    """The log could not be written or read."""


class SequenceTakenError(StorageError):
    """The number of an event or a carry is already in use."""


class Summary(NamedTuple):
    """A match in a list of matches."""

    id: str
    created_at: str
    updated_at: str
    events: int
    headline: str


class StoredCarry(NamedTuple):
    """A stored carry: the `next` of its landing, and its record (CarryRecord.to_bytes)."""

    next: Next
    record: bytes


class Storage(Protocol):
    """Stores matches. An async method that writes returns only when the data is on disk."""

    async def append(self, match: str, number: int, events: Sequence[bytes], at: str, headline: str) -> None:
        """Append all events or none. The first one gets `number`, counted from 1. Raises SequenceTakenError."""
        ...

    def headline(self, match: str, headline: str) -> None:
        """Set the summary of a match. Returns before it is on disk, because it can be rebuilt from the log."""
        ...

    async def load(self, match: str) -> list[bytes]:
        """All events of a match in order; empty if there is no such match."""
        ...

    async def keep_carry(self, match: str, number: int, carry: StoredCarry) -> None:
        """Store a carry; raises SequenceTakenError."""
        ...

    async def carry(self, match: str, number: int) -> StoredCarry | None:
        """A carry of a match; None if there is no such carry."""
        ...

    async def carries(self, match: str) -> dict[int, StoredCarry]:
        """All carries of a match by number."""
        ...

    async def last_carry(self, match: str) -> int:
        """The highest carry number of a match; 0 if it has no carries."""
        ...

    def keep_resting(self, match: str, resting: bytes) -> None:
        """Store the table of a match at rest. Returns before it is on disk, because it can be computed again."""
        ...

    async def resting(self, match: str) -> bytes | None:
        """The last stored table of a match at rest; None if there is none."""
        ...

    async def any_resting(self, recent: int) -> bool:
        """Whether one of the most recently changed matches has a stored table at rest: it is played by hand."""
        ...

    async def recent(self, limit: int) -> list[Summary]:
        """The most recently changed matches, newest first, except those with an empty summary."""
        ...

    async def listed(self, matches: Sequence[str]) -> list[Summary]:
        """Those of these matches that exist, most recently changed first."""
        ...

    async def close(self) -> None:
        """Write everything in the queue, then close."""
        ...
