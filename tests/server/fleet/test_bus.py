"""Signals through Redis: they arrive, and nothing breaks while Redis is away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from server.redis_server import RedisServer, start_redis
from shuto.server.fleet.bus import RedisBus, Signal
from shuto.server.fleet.redis_link import BusError


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    started = start_redis()
    yield started
    started.stop()


@pytest.mark.slow
def test_hints_arrive_also_after_redis_was_away(redis: RedisServer) -> None:
    async def go() -> None:
        heard: list[Signal] = []
        own: list[Signal] = []
        one, two = RedisBus(redis.address), RedisBus(redis.address)
        await one.start(own.append)
        await two.start(heard.append)

        async def until_heard(match: str) -> None:
            while not any(signal.match == match for signal in heard):
                one.publish("wrote", match, 3)
                await asyncio.sleep(0.02)

        async with asyncio.timeout(30):
            await until_heard("first")
            one.publish("watched", "first", 7)
            while two.watching("first") != 7:
                await asyncio.sleep(0.01)
            redis.stop()
            for _ in range(20_000):  # more than wait for it
                one.publish("wrote", "lost", 1)
            redis.start()
            await until_heard("second")
        assert own == [], "nobody hears themselves"
        assert two.watching("unknown") == 0
        await two.close()
        await one.close()

    asyncio.run(go())


def test_an_address_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BusError):
        RedisBus("nonsense")
