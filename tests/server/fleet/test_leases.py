"""Leases in the database: one process has a match, tokens only grow, and an old token writes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.databases import change, rows
from shuto.server.storage.leases import Process, TakenLease
from shuto.server.storage.opening import open_storage
from shuto.server.storage.protocol import Along, LeaseLostError

AT = "2026-01-01T00:00:00.000+00:00"
ANN, BEN = Process("ann", "ann:1"), Process("ben", "ben:1")
LONG, OVER = 60.0, -1.0
"""Seconds: a sign of life that lasts, and one that is over at once."""


def test_one_process_has_a_match_and_an_old_token_writes_nothing(database: Path | str) -> None:
    async def go() -> None:
        one, two = open_storage(database), open_storage(database)
        await one.leases.join(ANN, LONG)
        await two.leases.join(BEN, LONG)
        assert await two.leases.alive() == [ANN, BEN]
        assert await one.leases.take("m", ANN, LONG) is None, "there is no such match"
        await one.append("m", 1, [b"1"], AT, "{}")
        first = await one.leases.take("m", ANN, LONG)
        assert first is not None
        assert (first.lease.holder, first.since) == ("ann", None)
        assert await two.leases.take("m", BEN, LONG) == TakenLease(first.lease, ANN.address, None)
        await one.append("m", 2, [b"2"], AT, "{}", Along(lease=first.lease))
        again = await one.leases.take("m", ANN, LONG)
        assert again is not None
        assert again.lease.token > first.lease.token
        assert await one.leases.held(ANN) == {"m": again.lease.token}

        await one.leases.beat(ANN, OVER)  # frozen: its last sign of life is too old
        taken = await two.leases.take("m", BEN, LONG)
        assert taken is not None
        assert (taken.lease.holder, taken.lease.token, taken.since is None) == ("ben", again.lease.token + 1, False)
        await one.leases.beat(ANN, LONG)  # it wakes
        assert await one.leases.held(ANN) == {}
        with pytest.raises(LeaseLostError):
            await one.append("m", 3, [b"of ann"], AT, "{}", Along(lease=again.lease))
        one.headline("m", '{"old": 1}', again.lease)
        one.clocks.note("m", 7, again.lease)
        one.leases.release("m", again.lease)
        await one.append("other", 1, [b"1"], AT, "{}")  # all of the above is written by now
        await two.append("m", 3, [b"of ben"], AT, "{}", Along(lease=taken.lease))
        assert [event for (event,) in rows(database, "SELECT event FROM events WHERE match = 'm' ORDER BY number")] == [
            b"1", b"2", b"of ben",
        ]  # fmt: skip
        assert rows(database, "SELECT holder, headline, deadline FROM matches WHERE id = 'm'") == [("ben", "{}", None)]

        two.leases.release("m", taken.lease)
        await two.leases.leave(BEN)
        back = await one.leases.take("m", ANN, LONG)
        assert back is not None
        assert (back.lease.holder, back.since) == ("ann", None), "it was given back, so nobody's clock stood still"
        await two.close()
        await one.close()

    asyncio.run(go())


def test_clocks_of_tables_that_nobody_has_are_found(database: Path | str) -> None:
    async def go() -> None:
        storage = open_storage(database)
        await storage.leases.join(ANN, LONG)
        for match in ("mine", "dead", "free", "later"):
            await storage.append(match, 1, [b"1"], AT, "{}", Along(deadline=2**50 if match == "later" else 5))
        assert await storage.leases.take("mine", ANN, LONG) is not None
        change(database, ("UPDATE matches SET holder = 'nobody' WHERE id = 'dead'", ()))
        assert await storage.leases.orphans(10_000) == {"dead": 5, "free": 5}
        await storage.leases.leave(ANN)
        await storage.leases.join(BEN, LONG)
        assert len(await storage.clocks.downs()) == 1, "nobody was there, and clocks ran"
        await storage.close()

    asyncio.run(go())
