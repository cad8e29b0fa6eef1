"""The protocols through which a hand or a carry uses its table. `tables/` implements them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

from shuto.match.events import Event
from shuto.match.match import Match
from shuto.server.processes.workers import Workers
from shuto.server.storage.protocol import Storage
from shuto.server.wire.outgoing.messages import ServerMessage


class Watcher(Protocol):
    """A connection at the table."""

    seats: frozenset[int]
    """The seats that the connection may play."""
    language: str
    missed: bool
    """Whether frames were skipped since the last keyframe."""

    @property
    def reader(self) -> int | None:
        """The seat whose pieces are called "yours"; None if the connection holds several seats or none."""
        ...

    @property
    def keeps_up(self) -> bool:
        """Whether its queue is nearly empty."""
        ...

    def tell(self, message: ServerMessage | bytes) -> None:
        """Queue a message."""
        ...

    def show(self, frame: bytes, *, key: bool) -> None:
        """Queue a frame of a carry. For a slow connection, all frames but keyframes (`key`) are skipped."""
        ...


class Audience(Protocol):
    """The part of a table that a carry needs: the match and its watchers."""

    @property
    def match(self) -> Match:
        """The match that is played at the table."""
        ...

    @property
    def watchers(self) -> Collection[Watcher]:
        """The connections at the table."""
        ...


class Table(Audience, Protocol):
    """The part of a table that a hand needs: also the worker processes, and the means to store and report events."""

    @property
    def id(self) -> str:
        """The id of the match."""
        ...

    @property
    def lock(self) -> asyncio.Lock:
        """Held during every change of the match: while it is decided, stored, applied and told."""
        ...

    @property
    def workers(self) -> Workers:
        """The worker processes."""
        ...

    @property
    def storage(self) -> Storage:
        """The storage of events and carries."""
        ...

    async def happen(self, *happened: Event) -> None:
        """Store all events or none, then apply them. The lock must be held."""
        ...

    async def tell_all(self, event: Event) -> None:
        """Tell all watchers about an event. The lock must be held."""
        ...

    def start_bots(self) -> None:
        """Let the bot whose turn it is act, unless a bot is acting already."""
        ...
