"""A watcher: one connection at a table, with a bounded queue of outgoing messages."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

from shuto.server.settings import Rate, ServerSettings
from shuto.server.storage.people import Player
from shuto.server.tables.reacting import Reacting
from shuto.server.wire.outgoing.messages import ServerMessage


class Farewell(NamedTuple):
    """Why the server closes a connection: the code, and a sentence."""

    code: int
    reason: str


TOO_SLOW = Farewell(4408, "too slow to keep up; join again")
DELETED = Farewell(4404, "this match was deleted")
BANNED = Farewell(4403, "this player is banned, or was deleted")
CHANGED = Farewell(4410, "this table was changed; join again")
TOO_MANY = Farewell(4429, "too many connections from this address or of this player; close some of them")
AWAY = Farewell(1013, "the database does not answer; join again")
STOPPING = Farewell(1012, "the server stops; join again")


class Line(Protocol):
    """An open connection that takes a message at once."""

    @property
    def free(self) -> bool:
        """Whether it takes a message now."""
        ...

    def tell(self, message: ServerMessage | bytes) -> None:
        """Send a message."""
        ...


class Watcher:
    """One connection at a table: the seats it holds, its language, and its queue of outgoing messages.

    A message goes out at once if the connection takes it. Otherwise it waits in the queue, and so do all after it.
    """

    LONGEST_QUEUE = 256
    """The capacity of the queue. If it is full, the connection is closed."""
    MOST_FRAMES = 30
    """With more queued messages than this, frames of a carry are skipped."""
    CAUGHT_UP = 4
    """With fewer queued messages than this, the connection keeps up."""

    def __init__(self, address: str = "", reactions: Rate = ServerSettings.reactions_per_connection) -> None:
        self.address = address
        self.seats: frozenset[int] = frozenset()
        self.tokens: tuple[str, ...] = ()
        self.player: Player | None = None
        """The player who proved to be there; None: nobody did."""
        self.language = "en"
        self.queue: asyncio.Queue[ServerMessage | bytes | None] = asyncio.Queue(self.LONGEST_QUEUE)
        self.line: Line | None = None
        """The connection, if it takes messages at once; None: all wait in the queue."""
        self._sending = False
        """Whether a message that was taken from the queue is being sent. Later ones must not overtake it."""
        self.lost = False
        self.farewell = TOO_SLOW
        self.risks: list[int] = []
        """Requests for a risk that are worked on. The newest is refined, the others end at their next answer."""
        self.reacting = Reacting(reactions)
        self.missed = False
        """Whether frames were skipped. Further frames are useless until the next keyframe."""

    @property
    def reader(self) -> int | None:
        """The seat whose pieces are called "yours"; None if the connection holds several seats or none."""
        return next(iter(self.seats)) if len(self.seats) == 1 else None

    @property
    def keeps_up(self) -> bool:
        """Whether the queue is nearly empty."""
        return self.queue.qsize() < self.CAUGHT_UP

    def show(self, frame: bytes, *, key: bool) -> None:
        """Queue a frame of a carry. Frames are skipped for a slow connection, but never keyframes."""
        if key:
            self.missed = False
        elif self.missed or self.queue.qsize() > self.MOST_FRAMES:
            self.missed = True
            return
        self.tell(frame)

    async def next(self) -> ServerMessage | bytes | None:
        """The next message of the queue, when the one before is sent; None: the connection is to be closed."""
        self._sending = False
        message = await self.queue.get()
        self._sending = True
        return message

    def tell(self, message: ServerMessage | bytes) -> None:
        """Send a message, or queue it. If the queue is full, the connection is closed."""
        if self.lost:
            return
        line = self.line
        if line is not None and not self._sending and self.queue.empty() and line.free:
            line.tell(message)
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(TOO_SLOW)

    def dismiss(self, why: Farewell) -> None:
        """Close the connection, after what is queued if there is room."""
        if self.lost:
            return
        self.lost, self.farewell = True, why
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(None)
