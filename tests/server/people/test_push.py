"""Push messages to a local push service that decrypts them: who is told, once, and what is never told."""

from __future__ import annotations

import asyncio
import json
import queue
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from server.conftest import Server
from server.guests import TURN, Guest
from server.people.authenticator import data
from server.people.push_service import Browser, PushService, Told
from shuto.server.people import endpoints, push
from shuto.server.people.endpoints import EndpointError, is_public, read_endpoint
from shuto.server.people.push import MOST_SUBSCRIPTIONS, Push, TurnCall
from shuto.server.settings import ServerSettings
from shuto.server.storage.devices import Subscription
from shuto.server.storage.opening import open_storage
from shuto.server.storage.people import Player
from shuto.server.storage.sql.storage import SqlStorage

AFTER = 0.2


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that calls soon, also at addresses of this machine."""
    server = Server(tmp_path_factory.mktemp("push") / "games.sqlite")
    server.start("--push-anywhere", "--call-after", str(AFTER), "--push-contact", "mailto:admin@shuto.test")
    yield server
    server.kill()


def subscribe(guest: Guest, browser: Browser) -> None:
    with guest.http() as http:
        assert http.post("/api/players/me/push", json=browser.subscription).status_code == 201


def claims_of(told: Told, key: str) -> dict[str, object]:
    """The claims of the server, whose signature must be by this key. Raises InvalidSignature."""
    kind, _, fields = told.headers["Authorization"].partition(" ")
    found = dict(field.strip().split("=", 1) for field in fields.split(","))
    assert (kind, found["k"]) == ("vapid", key)
    signed, _, signature = found["t"].rpartition(".")
    raw = data(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, object] = json.loads(data(signed.split(".")[1]))
    return claims


def test_who_is_not_there_is_told_once_in_their_language(calling: Server) -> None:
    ann, bob = Guest(calling, "Ann"), Guest(calling, "Bob")
    with PushService() as service:
        hers, his = Browser(service), Browser(service, "de-AT")
        subscribe(ann, hers)
        subscribe(bob, his)
        match = ann.table()
        with ann.join(match) as host:
            with bob.join(match) as guest:
                guest.ask(type="sit", seat=1)
                revision = guest.hear("whole")["table"]["status"]["revision"]
            host.ask(type="play", revision=revision, seat=0, turn=TURN)
            host.hear("play")
            told = service.next()
            assert told.path == his.path, "Ann is at the table"
            assert his.read(told) == {"match": match, "title": "Du bist am Zug.", "body": "Deine Partie mit Ann"}
            with calling.http() as http:
                key = http.get("/api/push").json()["key"]
            claims = claims_of(told, key)
            assert (claims["aud"], claims["sub"]) == (service.origin, "mailto:admin@shuto.test")
            with pytest.raises(InvalidSignature):
                claims_of(
                    told._replace(headers={"Authorization": told.headers["Authorization"].replace("t=e", "t=f")}), key
                )
            assert int(told.headers["TTL"]) > 0
            assert told.headers["Topic"] == match
            for secret in (ann.secret, bob.secret, bob.id):
                assert secret not in json.dumps(his.read(told))
            # another event in the same turn is no reason to tell him again
            host.ask(type="undo", revision=revision + 1, seat=0)
            host.hear("whole", "refused")
            with pytest.raises(queue.Empty):
                service.next(5 * AFTER)


def test_who_is_at_the_table_or_unsubscribed_is_not_told(calling: Server) -> None:
    ann, bob = Guest(calling, "Ann"), Guest(calling, "Bob")
    with PushService() as service:
        subscribe(bob, Browser(service))
        match = ann.table()
        with ann.join(match) as host, bob.join(match) as guest:
            guest.ask(type="sit", seat=1)
            revision = guest.hear("whole")["table"]["status"]["revision"]
            host.ask(type="play", revision=revision, seat=0, turn=TURN)
            guest.hear("play")
            with pytest.raises(queue.Empty):
                service.next(5 * AFTER)
        with bob.http() as http:
            assert len(http.get("/api/players/me/export").json()["push"]) == 1
            assert http.delete("/api/players/me/push").status_code == 204
            assert http.get("/api/players/me/export").json()["push"] == []


def test_a_push_service_that_hangs_holds_nobody_up(calling: Server) -> None:
    ann, bob = Guest(calling, "Ann"), Guest(calling, "Bob")
    with PushService(0, 0, 0, 0) as service:
        subscribe(bob, Browser(service))
        match = ann.table()
        with bob.join(match) as guest:
            guest.ask(type="sit", seat=1)
            guest.hear("whole")
        with ann.join(match) as host:
            revision = host.revision
            host.ask(type="play", revision=revision, seat=0, turn=TURN)
            host.hear("play")
            service.next()
            with bob.join(match) as guest:
                theirs = {"type": "extend", "base": 1, "x": 115, "y": 40, "height": 2}
                guest.ask(type="play", revision=revision + 1, seat=1, turn=theirs)
                assert guest.hear("play", "refused")["type"] == "play"


def test_signing_out_other_devices_and_deleting_end_subscriptions(calling: Server) -> None:
    ann = Guest(calling, "Ann")
    with PushService() as service, ann.http() as http, calling.http() as other:
        code = http.post("/api/players/me/transfer").json()["code"]
        second = other.post("/api/players/transfer", json={"code": code}).json()["secret"]
        subscribe(ann, Browser(service))
        headers = {"Authorization": f"Bearer {second}"}
        assert (
            other.post("/api/players/me/push", json=Browser(service).subscription, headers=headers).status_code == 201
        )
        assert len(http.get("/api/players/me/export").json()["push"]) == 2
        http.delete("/api/players/me/devices")
        assert len(http.get("/api/players/me/export").json()["push"]) == 1


@pytest.mark.slow
def test_the_key_of_the_server_survives_a_kill(own_server: Server) -> None:
    def key() -> str:
        with own_server.http() as http:
            return str(http.get("/api/push").json()["key"])

    before = key()
    own_server.kill()
    own_server.start()
    assert key() == before


def test_bad_subscriptions_are_refused(calling: Server, own_server: Server) -> None:
    with PushService() as service:
        good = Browser(service).subscription
        with Guest(own_server, "Ann").http() as http:
            assert "https" in http.post("/api/players/me/push", json=good).json()["detail"]
        with Guest(calling, "Ann").http() as http:
            for bad in ({"key": "AAAA"}, {"auth": "é"}, {"endpoint": "file:///etc/passwd"}, {"endpoint": ""}):
                assert http.post("/api/players/me/push", json={**good, **bad}).status_code == 400, bad
        with calling.http() as http:
            assert http.post("/api/players/me/push", json=good).status_code == 401


# the sender alone ---------------------------------------------------------------------------------------------------


def with_push(tmp_path: Path, run: Callable[[Push, SqlStorage], Awaitable[None]]) -> None:
    async def main() -> None:
        storage = open_storage(tmp_path / "games.sqlite")
        await storage.people.create(Player("ann", "Ann", "sedan", "2026", "2026"), "hash")
        sender = Push(storage.devices, ServerSettings(push_anywhere=True))
        try:
            await run(sender, storage)
        finally:
            sender.close()
            await storage.close()

    asyncio.run(main())


async def settled(sender: Push) -> None:
    await asyncio.gather(*sender._tasks)


def subscription(browser: Browser, at: str = "2026") -> Subscription:
    wanted = browser.subscription
    return Subscription(wanted["endpoint"], "ann", "hash", wanted["key"], wanted["auth"], "en", at)


@pytest.mark.parametrize(
    ("answers", "tried", "kept"),
    [((), 1, True), ((404,), 1, False), ((410,), 1, False), ((400,), 1, True), ((301,), 1, True),
     ((503, 429), 3, True), ((500, 500, 500), 3, True), ((500, 410), 2, False)],
)  # fmt: skip
def test_what_is_tried_again_and_who_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: tuple[int, ...], tried: int, kept: bool
) -> None:
    monkeypatch.setattr(push, "AGAIN_AFTER", (0.01, 0.01))
    with PushService(*answers) as service:

        async def run(sender: Push, storage: SqlStorage) -> None:
            await storage.devices.subscribe(subscription(Browser(service)), MOST_SUBSCRIPTIONS)
            sender.call(TurnCall("ann", "m1", ["Bob", "Cleo"]))
            await settled(sender)
            assert bool(await storage.devices.subscriptions("ann")) is kept

        with_push(tmp_path, run)
        assert service.told.qsize() == tried


def test_a_key_that_is_no_point_is_forgotten(tmp_path: Path) -> None:
    with PushService() as service:

        async def run(sender: Push, storage: SqlStorage) -> None:
            bad = subscription(Browser(service))._replace(key="BA" + "A" * 85)
            await storage.devices.subscribe(bad, MOST_SUBSCRIPTIONS)
            sender.call(TurnCall("ann", "m1", []))
            await settled(sender)
            assert await storage.devices.subscriptions("ann") == []

        with_push(tmp_path, run)
        assert service.told.empty()


def test_a_player_has_a_few_subscriptions_and_a_deleted_one_none(tmp_path: Path) -> None:
    with PushService() as service:

        async def run(_: Push, storage: SqlStorage) -> None:
            for number in range(MOST_SUBSCRIPTIONS + 2):
                await storage.devices.subscribe(subscription(Browser(service), f"20{number + 10}"), MOST_SUBSCRIPTIONS)
            found = await storage.devices.subscriptions("ann")
            assert [one.created_at for one in found] == [f"20{n + 12}" for n in range(MOST_SUBSCRIPTIONS)]
            await storage.people.delete("ann", bytes)
            assert await storage.devices.subscriptions("ann") == []
            await storage.devices.subscribe(subscription(Browser(service)), MOST_SUBSCRIPTIONS)
            assert await storage.devices.subscriptions("ann") == [], "deleted in the meantime"

        with_push(tmp_path, run)


@pytest.mark.parametrize(
    "address",
    ["http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://intranet/x",
     "https://push.example.org:8650/x", "https://ann:secret@push.example.org/x", "https://push.example.org/x y",
     "https://push.example.org/\r\nX: y", "ftp://push.example.org/", "https://", "",
     "https://push.example.org/" + "x" * 1000, "https://push.example.org:port/", "https://2130706433/x", "https://0x7f.1/x#f"],
)  # fmt: skip
def test_addresses_that_are_no_push_service_are_refused(address: str) -> None:
    with pytest.raises(EndpointError):
        read_endpoint(address)


def test_the_address_of_a_push_service_is_read() -> None:
    found = read_endpoint("https://Push.Example.org/send/abc?d=1")
    assert (found.origin, found.port, found.path) == ("https://push.example.org", 443, "/send/abc?d=1")


@pytest.mark.parametrize(
    ("address", "public"),
    [("93.184.216.34", True), ("2606:2800:220:1::1", True), ("127.0.0.1", False), ("10.1.2.3", False),
     ("169.254.169.254", False), ("192.168.1.1", False), ("100.64.0.1", False), ("0.0.0.0", False), ("::1", False),
     ("fe80::1%eth0", False), ("fd00::1", False), ("::ffff:10.0.0.1", False), ("2002:7f00:1::", False),
     ("2001:0:5ef5:79fd::1", False), ("224.0.0.1", False), ("64:ff9b::a00:1", False)],
)  # fmt: skip
def test_what_is_on_the_public_network(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_leads_into_the_private_network_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async def look_up(*_: object, **__: object) -> list[tuple[object, ...]]:
            return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("127.0.0.1", 443))]

        async def connect(*_: object, **__: object) -> None:
            raise AssertionError("nobody may connect")

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(EndpointError, match="private network"):
            await endpoints.post(read_endpoint("https://push.example.org/x"), {}, b"")

    asyncio.run(main())
