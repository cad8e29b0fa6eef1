"""The pool: bots think in processes of other machines, and a job of one that is killed is done by another one."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from redis import Redis

from server.client import Client
from server.cluster import Cluster
from server.conftest import Server
from server.pair import FIRST, MATCH
from server.redis_server import RedisServer, start_redis
from shuto.bots.advice.analysis import Analysis
from shuto.rules.position import Position
from shuto.rules.records.record import Record, Recorder
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Extend
from shuto.server.fleet.pool import RedisPool
from shuto.server.processes.asking import Job, Think, turn_of
from shuto.server.processes.digest import digest
from shuto.server.processes.thinking import Thinkers

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

PATIENCE = 90.0
SLOW = 4.0
"""Times the usual second of the strongest bot: long enough to be killed while it thinks."""


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    started = start_redis()
    yield started
    started.stop()


@pytest.fixture
def hire(redis: RedisServer) -> Iterator[Callable[[], subprocess.Popen[str]]]:
    """Starts processes of the pool, which are killed after the test."""
    hired: list[subprocess.Popen[str]] = []

    def start() -> subprocess.Popen[str]:
        command = [sys.executable, "-c", "from shuto.cli import main; main()", "worker", "--bus", redis.address]
        hired.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        return hired[-1]

    yield start
    for process in hired:
        process.kill()
        process.communicate()


def ready(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"


def begun() -> tuple[Position, Record]:
    game = Recorder(new_game("two-player-2024"))
    game.play(Extend(base=0, x=-115.0, y=-40.0, height=2))
    return game.position, game.record


def job(bot: str = "master", bot_time: float = 0.1) -> Think:
    position, record = begun()
    return Think(bot, record.to_json(), digest(position), (1, 2), bot_time)


def test_a_job_of_a_killed_process_is_done_by_another_one(
    redis: RedisServer, hire: Callable[[], subprocess.Popen[str]]
) -> None:
    position, record = begun()
    one, two = hire(), hire()
    ready(one)
    ready(two)

    async def go() -> None:
        pool = RedisPool(redis.address)
        try:
            done = await pool.ask(job(), PATIENCE)
            assert done is not None
            assert judge(position, turn_of(done))
            there = await Thinkers(1, PATIENCE, elsewhere=pool).look_back(record)
            assert isinstance(there, Analysis), "no process of this server was started for it"
            assert await pool.ask(job("of another package"), PATIENCE) is None
            assert await pool.ask(replace_table(job()), PATIENCE) is None

            both = [asyncio.create_task(pool.ask(job(bot_time=SLOW), PATIENCE)) for _ in range(2)]
            while len({waiting.worker for waiting in pool._waiting.values()} - {""}) < 2:
                assert not any(one.done() for one in both)
                await asyncio.sleep(0.01)
            one.send_signal(signal.SIGKILL)
            for done in await asyncio.gather(*both):
                assert done is not None
                assert judge(position, turn_of(done))

            two.send_signal(signal.SIGKILL)
            began = time.monotonic()
            assert await pool.ask(job(), PATIENCE) is None, "nobody is there"
            assert time.monotonic() - began < PATIENCE / 2
        finally:
            await pool.close()

    asyncio.run(go())


def replace_table(asked: Think) -> Think:
    """The same job, but for a position that its record does not lead to."""
    return Think(asked.bot, asked.record, digest(new_game("two-player-2024")), asked.seed, asked.bot_time)


def test_a_process_that_is_told_to_stop_finishes_its_job(
    redis: RedisServer, hire: Callable[[], subprocess.Popen[str]]
) -> None:
    worker = hire()
    ready(worker)

    async def go() -> bytes | None:
        pool = RedisPool(redis.address)
        try:
            asked = asyncio.create_task(pool.ask(job(bot_time=1.0), PATIENCE))
            while not any(waiting.worker for waiting in pool._waiting.values()):
                assert not asked.done()
                await asyncio.sleep(0.01)
            worker.send_signal(signal.SIGTERM)
            return await asked
        finally:
            await pool.close()

    assert asyncio.run(go()) is not None
    assert worker.wait(30) == 0


def test_a_server_lets_its_bots_think_in_the_pool(
    redis: RedisServer, hire: Callable[[], subprocess.Popen[str]], cluster: Cluster
) -> None:
    worker, server = hire(), Server(cluster.new_database())
    server.start("--internal", "127.0.0.1:0", "--bus", redis.address)
    try:
        wait_until_compiled(server)
        ready(worker)
        before = pushes(redis)
        with server.http() as http:
            seats = [{"name": "Ann"}, {"name": "Bob", "kind": "bot", "bot": "strong"}]
            made = http.post("/api/matches", json={**MATCH, "seats": seats}).json()
        with Client(server.socket, made["id"], made["tokens"][:1]) as ann:
            ann.ask(type="play", revision=1, seat=0, turn=FIRST)
            assert [ann.hear("play")["seat"] for _ in range(2)] == [0, 1]
        assert pushes(redis) == before + 3, "a job, that it was taken, and its answer"
    finally:
        server.kill()


def wait_until_compiled(server: Server) -> None:
    """Until then, a simpler bot plays."""
    with server.http() as http:
        while http.get("/api/preparation").json()["progress"] < 1.0:
            time.sleep(0.05)


def pushes(redis: RedisServer) -> int:
    """How often something was put into a list."""
    with Redis.from_url(redis.address) as client:
        found: Any = client.info("commandstats")
    return int(found.get("cmdstat_rpush", {"calls": 0})["calls"])


def test_without_redis_bots_think_here() -> None:
    position, record = begun()
    thinkers = Thinkers(1, 20.0, elsewhere=RedisPool("redis://127.0.0.1:1"))
    thinkers._is_ready = lambda: False  # type: ignore[method-assign]  # then a simpler bot plays
    ruling = asyncio.run(thinkers.choose("master", position, (1, 2), record))
    assert judge(position, ruling.turn)


def test_a_bot_plays_what_was_thought_elsewhere() -> None:
    position, record = begun()
    chosen = Extend(base=1, x=115.0, y=40.0, height=2)

    class There:
        async def ask(self, job: Job, patience: float) -> bytes:
            assert isinstance(job, Think)
            assert (job.bot, job.table, patience) == ("master", digest(position), 20.0)
            return msgspec.json.encode(chosen)

    ruling = asyncio.run(Thinkers(1, 20.0, elsewhere=There()).choose("master", position, (1, 2), record))
    assert isinstance(ruling.turn, Extend)
    assert (ruling.turn.x, ruling.turn.y) == (chosen.x, chosen.y)


def test_a_digest_tells_positions_apart() -> None:
    position, record = begun()
    assert digest(position) == digest(record.final())
    assert digest(replace(position, course=new_game("two-player-2024").course)) != digest(position)
