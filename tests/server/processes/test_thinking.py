"""Bots in worker processes: whether a worker works, is killed, hangs or is not ready, a legal turn is played."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future

import pytest

from shuto.bots import make_bot
from shuto.bots.levels import MasterBot
from shuto.rules.play import Ruling
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn, parse_turn
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Turn
from shuto.server.processes.thinking import Thinkers

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """A worker that is ready to think."""
    thinkers = Thinkers(1, 20.0)
    _wait(thinkers)
    yield thinkers
    thinkers.stop()


def _wait(thinkers: Thinkers) -> None:
    deadline = time.monotonic() + 240
    while not thinkers._is_ready():
        assert time.monotonic() < deadline, "the worker does not start"
        time.sleep(0.1)


def asked(thinkers: Thinkers, name: str, position: Position) -> bool:
    ruling = asyncio.run(thinkers.choose(name, position, (1, 2)))
    return bool(judge(position, ruling.turn))


def test_bot_thinks_in_a_worker_process(thinkers: Thinkers) -> None:
    assert asked(thinkers, "careful", new_game("two-player-2024"))
    assert asked(thinkers, "master", new_game("rainbow-city", 3))


def test_after_a_worker_is_killed_a_turn_is_still_played(thinkers: Thinkers) -> None:
    assert thinkers._pool is not None
    for process in list(thinkers._pool._processes.values()):
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
    assert asked(thinkers, "careful", new_game("two-player-2024"))
    _wait(thinkers)
    assert asked(thinkers, "careful", new_game("two-player-2024"))


def test_bot_that_takes_too_long_is_killed_and_replaced() -> None:
    thinkers = Thinkers(1, 0.05)
    _wait(thinkers)
    try:
        assert asked(thinkers, "master", new_game("two-player-2024"))
        assert thinkers._pool is None  # the pool was killed
    finally:
        thinkers.stop()


class Pool:
    """Stands for the processes: the test answers what they are asked."""

    def __init__(self, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Future[Turn]] = []
        self.stopped = False
        monkeypatch.setattr(thinkers, "_is_ready", lambda: True)
        monkeypatch.setattr(thinkers, "_started", lambda: self)
        monkeypatch.setattr(thinkers, "_stop_if", self.stop)

    def submit(self, *_: object) -> Future[Turn]:
        self.asked.append(Future())
        return self.asked[-1]

    def stop(self, _: object) -> None:
        self.stopped = True


def test_busy_pool_is_not_killed_and_a_simpler_bot_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, here = Thinkers(1, 0.05), new_game("two-player-2024")
    pool = Pool(thinkers, monkeypatch)

    async def overloaded() -> Ruling:
        await thinkers._free.acquire()  # the only process is busy
        return await thinkers.choose("strong", here, (1, 2))

    assert judge(here, asyncio.run(overloaded()).turn)
    assert not pool.asked
    assert not pool.stopped


def test_cancelled_future_does_not_cancel_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, here = Thinkers(1, 60.0), new_game("two-player-2024")
    pool = Pool(thinkers, monkeypatch)

    async def cancelled() -> Ruling:
        thinking = asyncio.create_task(thinkers.choose("master", here, (1, 2)))
        while not pool.asked:
            await asyncio.sleep(0)
        pool.asked[0].cancel()
        return await thinking

    assert judge(here, asyncio.run(cancelled()).turn)


def test_event_loop_is_not_blocked_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, here = Thinkers(1, 60.0), new_game("two-player-2024")
    pool = Pool(thinkers, monkeypatch)
    turn = parse_turn("c0 -115,-40 2")

    async def both() -> Ruling:
        thinking = asyncio.create_task(thinkers.choose("master", here, (3, 4)))
        while not pool.asked:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert not thinking.done()
        pool.asked[0].set_result(turn)
        return await thinking

    assert format_turn(asyncio.run(both()).turn).startswith(format_turn(turn))


def test_simpler_bot_replaces_a_bot_that_is_not_installed(thinkers: Thinkers) -> None:
    _wait(thinkers)
    assert asked(thinkers, "of a package that was removed", new_game("two-player-2024"))
    assert thinkers._pool is not None


def test_bot_time_scales_budgets_and_timeout() -> None:
    usual, longer = make_bot("master"), make_bot("master", patience=3.0)
    assert isinstance(usual, MasterBot)
    assert isinstance(longer, MasterBot)
    assert usual.budget.seconds is not None
    assert longer.budget.seconds == 3.0 * usual.budget.seconds
    assert longer.budget.visits == 3 * usual.budget.visits
    assert make_bot("careful", patience=3.0).name == "careful"
    assert Thinkers(1, 5.0, 3.0)._patience == 15.0
    assert Thinkers(1, 5.0, 0.5)._patience == 5.0


def test_simpler_bot_plays_until_the_workers_are_ready() -> None:
    thinkers = Thinkers(1, 20.0)
    thinkers._is_ready = lambda: False  # type: ignore[method-assign]  # never ready
    assert asked(thinkers, "master", new_game("two-player-2024"))
