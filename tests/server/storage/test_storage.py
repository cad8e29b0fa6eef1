"""The storage keeps what it is told, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.databases import rows, use
from shuto.server.storage.clocks import DownTime
from shuto.server.storage.devices import Passkey, Subscription
from shuto.server.storage.listings import Listing
from shuto.server.storage.opening import open_database, open_storage
from shuto.server.storage.people import Player
from shuto.server.storage.protocol import (
    Along,
    Entry,
    MatchGoneError,
    SequenceTakenError,
    StorageError,
    StoredCarry,
    StoredEvent,
)
from shuto.server.storage.ratings import FinishedGame, Rates
from shuto.server.storage.sql.storage import SqlStorage

AT = "2026-01-01T00:00:00.000+00:00"
LATER = "2026-01-02T00:00:00.000+00:00"
ANN = Player("ann", "Ann", "sedan", AT, AT)


def test_a_log_has_each_number_once_and_in_order(database: Path | str) -> None:
    async def job(storage: SqlStorage) -> None:
        assert await storage.load("m") == []
        along = Along(["ann"], 7, Entry(public=True, listing=None))
        await storage.append("m", 1, [b"one", b"\x00two"], AT, '{"turns":1}', along)
        await storage.append("m", 3, [b"three"], LATER, "{}")
        assert await storage.load("m") == [
            StoredEvent(b"one", 1_767_225_600_000),
            StoredEvent(b"\x00two", 1_767_225_600_000),
            StoredEvent(b"three", 1_767_312_000_000),
        ]
        for number in (1, 2, 3):
            with pytest.raises(SequenceTakenError, match=f"event {number} is taken"):
                await storage.append("m", number, [b"again", b"again"], LATER, "")
        for match, number in (("m", 5), ("never", 2)):
            with pytest.raises(MatchGoneError):
                await storage.append(match, number, [b"late"], LATER, "")
        assert [one.event for one in await storage.load("m")] == [b"one", b"\x00two", b"three"]
        (summary,) = await storage.recent(5)
        assert summary == ("m", AT, LATER, 3, "{}")
        storage.headline("m", "")
        await storage.append("n", 1, [b"{}"], LATER, "{}")
        assert await storage.recent(5) == []
        assert [one.id for one in await storage.listed(["m", "n", "none"])] == ["n"]

    use(database, job)


def test_what_is_written_together_fails_alone(database: Path | str) -> None:
    """One writer commits many appends in one transaction. Those that cannot be stored do not undo the others."""

    async def job(storage: SqlStorage) -> None:
        await storage.append("taken", 1, [b"{}"], AT, "{}")
        names = [f"m{number}" for number in range(300)]
        names[40:40] = ["taken"]
        appended = [storage.append(name, 1, [name.encode()], AT, "{}") for name in names]
        results = await asyncio.gather(*appended, storage.append("gone", 9, [b"{}"], AT, "{}"), return_exceptions=True)
        failed = [type(one) for one in results if one is not None]
        assert failed == [SequenceTakenError, MatchGoneError]
        for name in set(names) - {"taken"}:
            assert [one.event for one in await storage.load(name)] == [name.encode()]
        assert await storage.load("gone") == []

    use(database, job)


def test_carries_and_resting_tables(database: Path | str) -> None:
    async def job(storage: SqlStorage) -> None:
        await storage.append("m", 1, [b"{}"], AT, "{}")
        assert await storage.last_carry("m") == 0
        await storage.keep_carry("m", 2, StoredCarry("again", b"\x00\xff"))
        with pytest.raises(SequenceTakenError):
            await storage.keep_carry("m", 2, StoredCarry("again", b""))
        assert await storage.carry("m", 2) == StoredCarry("again", b"\x00\xff")
        assert await storage.carries("m") == {2: StoredCarry("again", b"\x00\xff")}
        assert not await storage.any_resting(5)
        for resting in (b"first", b"last"):
            storage.keep_resting("m", resting)
        await storage.keep_carry("m", 3, StoredCarry("again", b""))  # what was queued before it is stored now
        assert await storage.resting("m") == b"last"
        assert await storage.any_resting(5)
        await storage.check()

    use(database, job)


def test_people(database: Path | str) -> None:
    async def job(storage: SqlStorage) -> None:
        people = storage.people
        await people.create(ANN, "hash")
        with pytest.raises(SequenceTakenError):
            await people.create(ANN, "other")
        assert await people.by_secret("other") is None, "a player is stored with their secret or not at all"
        await people.offer("ann", "code", AT)
        await people.offer("ann", "code-2", LATER)
        assert await people.redeem("code", "second", AT) is None
        results = await asyncio.gather(*(people.redeem("code-2", f"device-{n}", AT) for n in range(5)))
        assert sorted(map(str, results)) == ["None"] * 4 + ["ann"]
        assert len(await people.secrets("ann")) == 2
        await people.keep_only("ann", "hash")
        assert await people.secrets("ann") == [("hash", AT)]
        await people.change("ann", "Anna", "bus")
        people.seen("ann", LATER)
        await people.ban("ann", LATER)
        assert await people.by_secret("hash") == Player("ann", "Anna", "bus", AT, LATER, LATER)
        await storage.append("m", 1, [b'{"host":"ann"}', b'{"seat":0}'], AT, "{}", Along(["ann"]))
        assert await people.matches("ann") == ["m"]
        await people.delete("ann", lambda event: event.replace(b"ann", b""))
        assert [one.event for one in await storage.load("m")] == [b'{"host":""}', b'{"seat":0}']
        assert await people.by_id("ann") is None

    use(database, job)


def test_devices(database: Path | str) -> None:
    passkey = Passkey("id", "ann", b"\x00key", 1, AT)
    subscriptions = [Subscription(f"https://{n}", "ann", "hash", "k", "a", "ja", f"{AT}{n}") for n in range(3)]

    async def job(storage: SqlStorage) -> None:
        devices = storage.devices
        await devices.add_passkey(passkey)
        assert await devices.passkeys("ann") == [], "there is no such player"
        await storage.people.create(ANN, "hash")
        await devices.add_passkey(passkey)
        with pytest.raises(SequenceTakenError):
            await devices.add_passkey(passkey)
        results = await asyncio.gather(*(devices.sign_in(passkey, 2, f"secret-{n}", AT) for n in range(3)))
        assert sorted(results) == [False, False, True]
        for one in (*subscriptions, subscriptions[2]):
            await devices.subscribe(one, 2)
        assert await devices.subscriptions("ann") == subscriptions[1:]
        await devices.unsubscribe("ann", "https://1")
        assert await devices.private_key("push", b"first") == b"first"
        assert await devices.private_key("push", b"second") == b"first"
        await devices.remove_passkey("ann", "id")
        assert await devices.passkey("id") is None

    use(database, job)


def test_clocks(database: Path | str) -> None:
    async def job(storage: SqlStorage) -> None:
        await storage.clocks.start(1_000_000_000_000)
        await storage.append("m", 1, [b"{}"], AT, "{}", Along(deadline=1_800_000_000_000))
        storage.clocks.note("m", 1_800_000_000_001)
        storage.clocks.alive(1_000_000_000_500)

    async def again(storage: SqlStorage) -> None:
        await storage.clocks.start(1_000_000_009_000)
        assert storage.clocks.deadlines == {"m": 1_800_000_000_001}
        assert await storage.clocks.downs() == [DownTime(1_000_000_000_500, 1_000_000_009_000)]

    use(database, job)
    use(database, again)


def test_listings(database: Path | str) -> None:
    listing = Listing("m", "open", "pool", "", rated=True, public=True)

    async def job(storage: SqlStorage) -> None:
        listings = storage.listings
        await storage.append("m", 1, [b"{}"], AT, "{}", Along(["ann"], entry=Entry(public=True, listing=listing)))
        assert await listings.fitting("pool", "", True, LATER) == []
        listings.seen("m", None)
        await listings.drop("none")  # what was queued before it is stored now
        assert await listings.seated("ann") == [listing]
        assert await listings.fitting("pool", "", True, LATER) == ["m"]
        assert [one.listing for one in await listings.shown("open", LATER, 9)] == [listing]
        await listings.nobody_here(AT)
        assert await listings.fitting("pool", "", True, LATER) == []
        assert await listings.due() == []
        await listings.put(listing._replace(state="live"), AT)
        assert await listings.due() == ["m"]
        assert [one.listing.state for one in await listings.shown("live", AT, 9)] == ["live"]
        await listings.drop("m")
        assert await listings.due() == []

    use(database, job)


def test_ratings(database: Path | str) -> None:
    rates = Rates((25.0, 8.0, 0), lambda before, _: [(mu + 0.1, sigma, games + 1) for mu, sigma, games in before])

    async def job(storage: SqlStorage) -> None:
        await storage.people.create(ANN, "hash")
        for match, settled in (("m", True), ("m", False), ("n", True), ("o", True)):
            game = FinishedGame(match, AT, "pool", match != "n", "them", (("ann", 1), ("", 2)))
            assert await storage.ratings.settle(game, rates, 2, AT) == settled
        (rating,) = await storage.ratings.of("ann")
        assert rating == ("pool", 25.0 + 0.1 + 0.1, 8.0, 2), "the third game of the same people changes nothing"
        assert [one.match for one in await storage.ratings.history("ann")] == [None, "m"]
        assert len(await storage.ratings.history("ann", 1)) == 1
        assert (await storage.ratings.game("m"))["ann"].change == pytest.approx(0.1)
        assert await storage.ratings.pools(1) == [("pool", 1)]
        assert [one.name for one in await storage.ratings.leaders("pool", 1, 3.0, 9)] == ["Ann"]

    use(database, job)


def test_a_database_of_a_newer_version_is_refused_in_one_line(database: Path | str) -> None:
    link = open_database(database).link()
    with link.transaction() as session:
        session.dialect.set_version(session, 999)
    link.close()
    with pytest.raises(StorageError, match=r"made by a newer Shuto \(schema 999, this one knows \d+\)$"):
        open_storage(database)
    assert rows(database, "SELECT count(*) FROM matches") == [(0,)]


@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ("mysql://host/games", "postgresql://"),
        ("postgresql://host/games?nonsense=1", "nonsense"),
        ("postgresql:///games?host=/nowhere", "No such file"),
    ],
)
def test_a_bad_address_is_one_clear_line(where: str, problem: str) -> None:
    with pytest.raises(StorageError, match=problem) as caught:
        open_storage(where)
    assert "\n" not in str(caught.value)
