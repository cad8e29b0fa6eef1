"""How a carry ends in the event loop: it lands, its worker dies, or it is dropped."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from server.hands import packed
from shuto.match.match import Match
from shuto.rules.turn import Aftermath, OffRamp
from shuto.server.hands.carry import LiveCarry
from shuto.server.hands.samples import read_samples
from shuto.server.processes.hand_worker import Landing, Taken
from shuto.server.processes.hands import Grip, HandsError, _Worker
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.outgoing.hands import Carry

TAKEN = Taken((), (), 0.1, (), (), (), b"")
RESULT = Landing(None, False, False, Aftermath(0), (), False, b"")


class Silent:
    def frame(self, data: bytes, *, key: bool) -> None:  # noqa: ARG002 - as Listener has it
        raise AssertionError

    def bad(self, why: str) -> None:  # noqa: ARG002 - as Listener has it
        raise AssertionError


class NoProcess(_Worker):
    """A worker without a process. It records the messages sent to it."""

    def __init__(self) -> None:
        self.grips, self.ready, self.dead, self.heard = {}, True, False, 0.0
        self.told: list[str] = []

    def tell(self, what: str, number: int, more: Any = None) -> None:  # noqa: ARG002 - as a worker has it
        self.told.append(what)


def held() -> tuple[NoProcess, Grip]:
    worker = NoProcess()
    grip = worker.grips[1] = Grip(worker, 1, Silent())
    return worker, grip


def test_carry_is_taken_and_lands() -> None:
    async def play() -> None:
        worker, grip = held()
        worker._hear("taken", 1, TAKEN)
        assert await grip.taken is TAKEN
        assert not grip.landing.done()
        worker._hear("landing", 1, RESULT)
        assert await grip.landing is RESULT
        assert worker.grips == {}

    asyncio.run(play())


@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("failed", [False, True])
def test_carry_ends_with_an_error_if_its_worker_dies_or_fails(taken: bool, failed: bool) -> None:
    async def play() -> None:
        worker, grip = held()
        if taken:
            worker._hear("taken", 1, TAKEN)
        if failed:
            worker._hear("failed", 1, "ValueError: no")
        else:
            worker._bury()
        with pytest.raises(HandsError):
            await (grip.landing if taken else grip.taken)
        assert worker.grips == {}

    asyncio.run(play())


def test_dropping_a_carry_cancels_its_landing() -> None:
    async def play() -> None:
        worker, grip = held()
        worker._hear("taken", 1, TAKEN)
        waiting = asyncio.create_task(asyncio.wait_for(grip.landing, 5.0))
        await asyncio.sleep(0)
        grip.drop()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        worker._hear("landing", 1, RESULT)  # a late message
        assert worker.told == ["drop"]

    asyncio.run(play())


@pytest.mark.parametrize("number", [1, 0xFFFF, 0x10000, 0xFFFF_FFFF])
def test_any_number_of_a_carry_is_sent_and_read(number: int) -> None:
    async def sent() -> object:
        watcher = Watcher()
        carry = LiveCarry(_Alone(watcher), number, 0, OffRamp(base=0, x=0.0, y=0.0), "r4", watcher)
        carry.message = cast(Carry, object())  # it was taken
        carry.frame(b"pose", key=True)
        return watcher.queue.get_nowait()

    assert asyncio.run(sent()) == number.to_bytes(4, "little") + b"pose"
    assert read_samples(packed(number, [(0.5, 1.0, 2.0, 3.0, 0.0, 0.0)]))[0] == number


class _Alone:
    """An audience of one watcher."""

    def __init__(self, watcher: Watcher) -> None:
        self.watchers = [watcher]

    @property
    def match(self) -> Match:
        raise AssertionError
