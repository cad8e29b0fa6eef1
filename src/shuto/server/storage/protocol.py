"""What a server asks of the place where matches are kept: an append-only log of each match, and carries beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from shuto.match.views import Next


class StorageError(RuntimeError):
    """The log could not be written or read."""


class SequenceTakenError(StorageError):
    """Somebody else has already appended that event number."""


class Summary(NamedTuple):
    """What a list of matches shows."""

    id: str
    created_at: str
    updated_at: str
    events: int
    headline: str


class StoredCarry(NamedTuple):
    """A carry as it is kept: what came next for the player, and its record (CarryRecord.to_bytes)."""

    next: Next
    record: bytes


class Storage(Protocol):
    """Where matches are kept. An async method that writes returns only when the data is on the disk."""

    async def append(self, match: str, number: int, events: Sequence[bytes], at: str, headline: str) -> None:
        """Append events of a match, the first of them `number` (from 1): all or none. Raises SequenceTakenError."""
        ...

    def headline(self, match: str, headline: str) -> None:
        """Change what a list says of a match. Returns before it is written: it can be made again from the log."""
        ...

    async def load(self, match: str) -> list[bytes]:
        """All events of a match in order; empty if there is none."""
        ...

    async def keep_carry(self, match: str, number: int, carry: StoredCarry) -> None:
        """Keep the record of a carry; raises SequenceTakenError."""
        ...

    async def carry(self, match: str, number: int) -> StoredCarry | None:
        """A carry of a match; None if there is none of that number."""
        ...

    async def last_carry(self, match: str) -> int:
        """The highest number of a carry of a match; 0 if there is none."""
        ...

    def keep_resting(self, match: str, resting: bytes) -> None:
        """Keep how the table of a match rests. Returns before it is written: it can be made again from the log."""
        ...

    async def resting(self, match: str) -> bytes | None:
        """How the table of a match rested when it was last kept."""
        ...

    async def recent(self, limit: int) -> list[Summary]:
        """The matches touched last."""
        ...

    async def close(self) -> None:
        """Write what is queued, then close."""
        ...
