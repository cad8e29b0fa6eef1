"""A slow watcher skips frames, but never a keyframe or a message. Messages arrive in order."""

from __future__ import annotations

import asyncio

from hypothesis import example, given
from hypothesis import strategies as st

from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing.messages import ServerMessage
from shuto.server.wire.outgoing.table import Notice


def test_slow_watcher_skips_frames_until_the_next_keyframe() -> None:
    async def play() -> list[object]:
        watcher = Watcher()
        for number in range(Watcher.MOST_FRAMES + 50):
            watcher.show(b"%d" % number, key=False)
        assert watcher.missed
        assert not watcher.lost
        watcher.tell(Notice(1, "thinking"))
        while watcher.queue.qsize() > 1:
            watcher.queue.get_nowait()
        assert watcher.keeps_up
        watcher.show(b"late", key=False)  # useless without the frames before it
        watcher.show(b"key", key=True)
        watcher.show(b"next", key=False)
        assert not watcher.missed
        return [watcher.queue.get_nowait() for _ in range(watcher.queue.qsize())]

    assert asyncio.run(play()) == [Notice(1, "thinking"), b"key", b"next"]


class _Line:
    """A connection that is free or not, and what it was told."""

    def __init__(self) -> None:
        self.free = True
        self.sent: list[ServerMessage | bytes] = []

    def tell(self, message: ServerMessage | bytes) -> None:
        """Note a message."""
        self.sent.append(message)


@example(["block", "tell", "take", "free", "tell"])
@given(st.lists(st.sampled_from(["tell", "block", "free", "take", "sent"]), max_size=60))
def test_messages_arrive_in_order_however_busy_the_connection_is(happens: list[str]) -> None:
    """Some go out at once, others wait in the queue. The task that empties the queue may be slow with each of them."""

    async def play() -> None:
        watcher, line = Watcher(), _Line()
        watcher.line, told = line, 0
        taken: asyncio.Task[ServerMessage | bytes | None] | None = None
        for what in [*happens, "free", *["take", "sent"] * (len(happens) + 1)]:
            if what == "tell":
                watcher.tell(b"%d" % told)
                told += 1
            elif what == "take" and taken is None and not watcher.queue.empty():
                taken = asyncio.ensure_future(watcher.next())
                await asyncio.sleep(0)  # it leaves the queue, and is not sent yet
            elif what == "sent" and taken is not None:
                message = await taken
                assert message is not None
                line.sent.append(message)
                taken = None
            elif what in ("block", "free"):
                line.free = what == "free"
        assert line.sent == [b"%d" % number for number in range(told)]

    asyncio.run(play())


def test_a_free_connection_needs_no_queue() -> None:
    watcher, line = Watcher(), _Line()
    watcher.line = line
    watcher.tell(b"one")
    line.free = False
    watcher.tell(b"two")
    line.free = True
    watcher.tell(b"three")  # behind the one that waits
    assert line.sent == [b"one"]
    assert watcher.queue.qsize() == 2
