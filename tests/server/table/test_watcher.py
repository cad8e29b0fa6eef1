"""A slow watcher skips frames, but never a keyframe or a message."""

from __future__ import annotations

import asyncio

from shuto.server.tables.watcher import Watcher
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
