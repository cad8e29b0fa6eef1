"""A watcher: one connection at a table, with a bounded queue of messages to send."""

from __future__ import annotations

import asyncio

from shuto.server.wire.outgoing import ServerMessage


class Watcher:
    """One connection at a table: the seats it holds, its language, and the queue of its messages."""

    LONGEST_QUEUE = 256
    """A connection with more messages waiting is closed,"""
    MOST_FRAMES = 30
    """with more than this, frames of a carry are left out,"""
    CAUGHT_UP = 4
    """and with fewer than this it keeps up."""

    def __init__(self) -> None:
        self.held: frozenset[int] = frozenset()
        self.language = "en"
        self.queue: asyncio.Queue[ServerMessage | bytes | None] = asyncio.Queue(self.LONGEST_QUEUE)
        self.lost = False
        self.asks_risk = False
        self.missed = False
        """Frames were left out: only a keyframe helps now."""

    @property
    def keeps_up(self) -> bool:
        """Whether nearly all messages are sent."""
        return self.queue.qsize() < self.CAUGHT_UP

    def show(self, frame: bytes, *, key: bool) -> None:
        """Queue a frame of a carry. A slow connection misses some; keyframes are never left out."""
        if key:
            self.missed = False
        elif self.missed or self.queue.qsize() > self.MOST_FRAMES:
            self.missed = True
            return
        self.tell(frame)

    def tell(self, message: ServerMessage | bytes) -> None:
        """Queue a message. If the queue is full, the connection is closed."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
