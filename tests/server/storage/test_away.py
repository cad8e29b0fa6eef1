"""PostgreSQL goes away: connections cut, stopped at once, a commit cut off. Nothing is lost, nothing stored twice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from server.cluster import Cluster
from server.databases import use
from shuto.server.storage.protocol import StorageError
from shuto.server.storage.sql import writer
from shuto.server.storage.sql.session import AwayError
from shuto.server.storage.sql.storage import SqlStorage

AT = "2026-01-01T00:00:00.000+00:00"


async def back(storage: SqlStorage) -> None:
    """Wait until the database answers again. The storage notices it although nobody asks for anything."""
    while True:
        try:
            await storage.check()
        except StorageError:
            await asyncio.sleep(0.02)
        else:
            return


def cut(cluster: Cluster) -> None:
    cluster.cut()


def restart(cluster: Cluster) -> None:
    cluster.stop()
    cluster.start()


@pytest.mark.slow
@pytest.mark.parametrize(("fault", "times"), [(cut, 12), (restart, 3)])
def test_faults_in_the_middle_of_appends(cluster: Cluster, fault: Callable[[Cluster], None], times: int) -> None:
    """Many matches at once. Every append that returned is in its log, once and in order, and so is nothing else."""
    address = cluster.new_database()
    over = threading.Event()

    def hurt() -> None:
        for _ in range(times):
            fault(cluster)
        over.set()

    async def job(storage: SqlStorage) -> None:
        async def play(match: str) -> int:
            number = 0
            while not over.is_set() or number < 20:
                number += 1
                await storage.append(match, number, [f"{match} {number}".encode()], AT, "{}")
                assert len(await storage.load(match)) == number
            return number

        matches = [f"match-{one}" for one in range(8)]
        thread = threading.Thread(target=hurt)
        thread.start()
        lengths = await asyncio.gather(*map(play, matches))
        thread.join()
        for match, length in zip(matches, lengths, strict=True):
            events = [one.event.decode() for one in await storage.load(match)]
            assert events == [f"{match} {number}" for number in range(1, length + 1)]

    use(address, job)


Commit = Callable[[psycopg.Connection[Any]], None]


def before_it_arrives(connection: psycopg.Connection[Any]) -> None:
    connection.close()


def after_it_is_done(connection: psycopg.Connection[Any]) -> None:
    connection.pgconn.exec_(b"COMMIT")
    connection.close()


def while_the_next_connection_asks(connection: psycopg.Connection[Any]) -> None:
    """The database is still busy with it when the next connection comes."""

    def late() -> None:
        time.sleep(0.3)
        connection.pgconn.exec_(b"COMMIT")
        connection.pgconn.finish()

    threading.Thread(target=late).start()


@pytest.mark.parametrize("lost", [before_it_arrives, after_it_is_done, while_the_next_connection_asks])
def test_a_connection_lost_in_a_commit(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, lost: Commit) -> None:
    """Whether it was stored is read from the database. So it is stored once, and what the write returned is kept."""
    execute, left = psycopg.Connection.execute, [lost]

    def lossy(connection: psycopg.Connection[Any], query: Any, *args: Any, **options: Any) -> Any:
        if query == "COMMIT" and left:
            left.pop()(connection)
            monkeypatch.setattr(connection, "close", lambda: None)
            raise psycopg.OperationalError("the connection is lost")
        return execute(connection, query, *args, **options)

    async def job(storage: SqlStorage) -> None:
        await storage.append("m", 1, [b"one"], AT, "{}")
        await storage.people.offer("ann", "code", AT)
        monkeypatch.setattr(psycopg.Connection, "execute", lossy)
        appended = storage.append("m", 2, [b"two"], AT, "{}")
        redeemed = storage.people.redeem("code", "secret", AT)
        assert list(await asyncio.gather(appended, redeemed)) == [None, "ann"]
        assert not left
        await storage.append("m", 3, [b"three"], AT, "{}")
        assert [one.event for one in await storage.load("m")] == [b"one", b"two", b"three"]
        assert await storage.people.secrets("ann") == [("secret", AT)]

    use(cluster.new_database(), job)


@pytest.mark.slow
def test_who_waits_too_long_is_refused_and_nothing_is_stored(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_MOST_WAITING", 3)
    address = cluster.new_database()

    async def job(storage: SqlStorage) -> None:
        await storage.append("m", 1, [b"one"], AT, "{}")
        await storage.check()
        cluster.stop()
        try:
            begun = time.monotonic()
            with pytest.raises(AwayError, match="postgresql://") as caught:
                await storage.append("m", 2, [b"two"], AT, "{}")
            assert "\n" not in str(caught.value)
            with pytest.raises(AwayError):
                await storage.load("m")
            assert time.monotonic() - begun < 20, "the waiting is bounded"
            with pytest.raises(StorageError):
                await storage.check()
            waiting = [storage.append(f"n{number}", 1, [b"{}"], AT, "{}") for number in range(9)]
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert {type(one) for one in results} == {AwayError}
            for number in range(9):
                storage.headline("m", str(number))  # nobody waits for it: it is left out if too much waits
        finally:
            cluster.start()
        await back(storage)
        await storage.append("m", 2, [b"later"], AT, "{}")
        assert [one.event for one in await storage.load("m")] == [b"one", b"later"]
        assert await storage.load("n1") == []

    use(address, job, patience=0.2)


def test_a_storage_closes_while_the_database_is_away(cluster: Cluster) -> None:
    async def job(storage: SqlStorage) -> None:
        cluster.stop()
        appended = asyncio.create_task(storage.append("m", 1, [b"one"], AT, "{}"))
        await asyncio.sleep(0)
        await asyncio.wait_for(storage.close(), 10)
        with pytest.raises(AwayError):
            await appended

    try:
        use(cluster.new_database(), job)
    finally:
        cluster.start()
