"""What a hand and its carry see of their table: narrow protocols. `tables/` fits them; nothing here imports it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from shuto.match.events import Event
from shuto.match.match import Match
from shuto.server.processes.staff import Staff
from shuto.server.storage.protocol import Storage
from shuto.server.wire.outgoing import ServerMessage


class Watcher(Protocol):
    """A connection at the table."""

    held: frozenset[int]
    """The seats that it may play."""
    language: str
    missed: bool
    """Whether frames were left out since the last keyframe."""

    @property
    def keeps_up(self) -> bool:
        """Whether nearly all its messages are sent."""
        ...

    def tell(self, message: ServerMessage | bytes) -> None:
        """Queue a message."""
        ...

    def show(self, frame: bytes, *, key: bool) -> None:
        """Queue a frame of a carry; a slow connection misses some."""
        ...


class Audience(Protocol):
    """All that a carry sees: the match and who watches it."""

    @property
    def match(self) -> Match:
        """The match."""
        ...

    @property
    def watchers(self) -> Collection[Watcher]:
        """The connections at the table."""
        ...


class Table(Audience, Protocol):
    """What the hand of a table sees: also how events are stored and told, and the processes that do the work."""

    @property
    def id(self) -> str:
        """The id of the match."""
        ...

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever decides, stores, applies and tells."""
        ...

    @property
    def staff(self) -> Staff:
        """The worker processes."""
        ...

    @property
    def storage(self) -> Storage:
        """Where carries are kept."""
        ...

    async def happen(self, *happened: Event) -> None:
        """Store all events or none, then apply them. The lock must be held."""
        ...

    async def tell_all(self, event: Event) -> None:
        """Tell all connections what happened. The lock must be held."""
        ...

    def wake_bots(self) -> None:
        """Let the bot whose turn it is think."""
        ...
