"""The protocol of a storage: an append-only log of events for each match, and its carries."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Literal, NamedTuple, Protocol

from shuto.match.views.hands import Next
from shuto.server.storage.clocks import ClockStorage
from shuto.server.storage.devices import DeviceStorage
from shuto.server.storage.leases import NO_LEASE, Lease, LeaseStorage
from shuto.server.storage.listings import Listing, ListingStorage
from shuto.server.storage.people import PeopleStorage
from shuto.server.storage.ratings import RatingStorage


class StorageError(RuntimeError):
    """The log could not be written or read."""


class SequenceTakenError(StorageError):
    """The number of an event or a carry is already in use."""


class LeaseLostError(SequenceTakenError):
    """Another process has the match now, or it was deleted."""


class MatchGoneError(StorageError):
    """The match was deleted while it was played."""


OrderAction = Literal["delete-match", "delete-player", "ban", "unban"]


class Order(NamedTuple):
    """An act of `shuto admin`, as a running server hears of it."""

    number: int
    action: OrderAction
    subject: str
    """The id of a match or of a player."""


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


class StoredEvent(NamedTuple):
    """A stored event, and when it happened, in ms since the epoch."""

    event: bytes
    at: int


class Entry(NamedTuple):
    """How a new match is entered in lists: whether it is public, and how the lobby lists it."""

    public: bool
    listing: Listing | None


class Along(NamedTuple):
    """Data that is stored in the same transaction as events."""

    sat: Collection[str] = ()
    """The players who sat down with these events."""
    deadline: int | None = None
    """When to look at the clock of the match, in ms since the epoch."""
    entry: Entry | None = None
    """Comes with the first event only."""
    lease: Lease = NO_LEASE
    """The lease that allows a process to write to the match."""


NOTHING_ELSE = Along()


class Storage(Protocol):
    """Stores matches. An async method that writes returns only when the data is on disk."""

    @property
    def people(self) -> PeopleStorage:
        """The players."""
        ...

    @property
    def devices(self) -> DeviceStorage:
        """The passkeys and push subscriptions of players."""
        ...

    @property
    def clocks(self) -> ClockStorage:
        """The deadlines of clocks, and the signs of life of the server."""
        ...

    @property
    def listings(self) -> ListingStorage:
        """The tables of the lobby."""
        ...

    @property
    def ratings(self) -> RatingStorage:
        """The ratings of players."""
        ...

    @property
    def leases(self) -> LeaseStorage:
        """Which process has which match."""
        ...

    async def append(
        self, match: str, number: int, events: Sequence[bytes], at: str, headline: str, along: Along = NOTHING_ELSE
    ) -> None:
        """Append all events or none, and what is stored along with them. The first one gets `number`, counted from 1.

        Raises SequenceTakenError or, if the match was deleted, MatchGoneError; with a lease: LeaseLostError.
        """
        ...

    def headline(self, match: str, headline: str, lease: Lease = NO_LEASE) -> None:
        """Set the summary of a match. Returns before it is on disk, because it can be rebuilt from the log."""
        ...

    async def load(self, match: str) -> list[StoredEvent]:
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
        """The most recently changed public matches, newest first, except those with an empty summary."""
        ...

    async def listed(self, matches: Sequence[str]) -> list[Summary]:
        """Those of these matches that exist, most recently changed first."""
        ...

    async def clean(self, now: datetime, spared: Collection[str]) -> list[str]:
        """Delete the abandoned matches (see `sql/cleaning.py`), except those that are spared. Returns their ids."""
        ...

    async def orders(self, after: int) -> list[Order]:
        """The orders of `shuto admin` after the one with this number, in order."""
        ...

    async def last_order(self) -> int:
        """The number of the last order; 0 if there was none."""
        ...

    async def check(self) -> None:
        """Raise StorageError if the database does not answer now. It never waits for long."""
        ...

    async def close(self) -> None:
        """Write everything in the queue, then close."""
        ...
