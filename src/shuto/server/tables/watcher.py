"""A watcher: one connection at a table, and what it has still to hear."""

from __future__ import annotations

import asyncio

from shuto.server.wire.outgoing import ServerMessage


class Watcher:
    """One connection at a table: the seats it holds, its language, and a bounded queue of what it has still to hear."""

    LONGEST_QUEUE = 256
    MOST_FRAMES = 30
    CAUGHT_UP = 4

    def __init__(self) -> None:
        self.held: frozenset[int] = frozenset()
        self.language = "en"
        self.queue: asyncio.Queue[ServerMessage | bytes | None] = asyncio.Queue(self.LONGEST_QUEUE)
        self.lost = False
        self.asks_risk = False
        self.missed = False
        """Frames were left out: only a keyframe tells how things are now."""

    @property
    def keeps_up(self) -> bool:
        """Whether it has heard nearly everything."""
        return self.queue.qsize() < self.CAUGHT_UP

    def show(self, frame: bytes, *, key: bool) -> None:
        """Queue a frame of a carry. Whoever does not keep up misses some; keyframes are never left out."""
        if key:
            self.missed = False
        elif self.missed or self.queue.qsize() > self.MOST_FRAMES:
            self.missed = True
            return
        self.tell(frame)

    def tell(self, message: ServerMessage | bytes) -> None:
        """Queue a message; a connection that does not keep up is let go."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
