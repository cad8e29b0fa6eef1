"""Rate limits: one clear answer with the time to wait, per address and per player, in bounded memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.client import Client
from server.conftest import Server
from server.hands import packed
from shuto.server.app import create_app
from shuto.server.limits import Bucket, Limits, network
from shuto.server.settings import Rate, ServerSettings

SETTING = {"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


class Clock:
    """A clock that stands still unless it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_bucket_refills_slowly() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 10.0), clock)
    assert [bucket.take() for _ in range(3)] == [0.0, 0.0, 10.0]
    clock.now = 4.0
    assert bucket.take() == pytest.approx(6.0)
    clock.now = 10.0
    assert [bucket.take(), bucket.take()] == [0.0, 10.0]
    clock.now = 1000.0
    assert [bucket.owe() for _ in range(4)] == [0.0, 0.0, 10.0, 20.0]


def test_address_and_player_have_limits_of_their_own() -> None:
    settings = ServerSettings(tables_per_address=Rate(5, 1.0), tables_per_player=Rate(2, 10.0))
    limits = Limits(settings, Clock())
    assert [limits.take("tables", "10.0.0.1", "ann") for _ in range(3)] == [0.0, 0.0, 10.0]
    assert [limits.take("tables", "10.0.0.1", name) for name in ("bob", "bob", "cid", "dan")] == [0.0, 0.0, 0.0, 1.0]
    assert limits.take("tables", "10.0.0.2", "dan") == 0.0


def test_thirty_pupils_behind_one_address_are_not_limited() -> None:
    limits = Limits(ServerSettings(), Clock())
    for pupil in range(30):
        assert limits.take("players", "10.0.0.1") == 0.0
        assert limits.take("tables", "10.0.0.1", f"pupil {pupil}") == 0.0
        assert limits.take("joining", "10.0.0.1", f"pupil {pupil}") == 0.0
    with ExitStack() as stack:
        assert all(stack.enter_context(limits.open_socket("10.0.0.1")) for _ in range(3 * 30))


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "MOST", 10)
    limits = Limits(ServerSettings(), Clock())
    for number in range(100):
        limits.take("players", f"10.0.0.{number}")
    assert len(limits._buckets) == 10
    with limits.open_socket("10.0.0.1"):
        assert limits.sockets == 1
    assert not limits._sockets


def test_connections_count_for_the_player_who_has_them_open() -> None:
    limits = Limits(ServerSettings(sockets_per_player=2))
    with ExitStack() as stack:
        tallies = [stack.enter_context(limits.open_socket(f"10.0.0.{number}")) for number in range(4)]
        mine = [one for one in tallies if one is not None]
        assert [one.count_for("ann") for one in mine] == [True, True, False, False]
        assert mine[0].count_for("ann"), "who says it again has no more than before"
        assert mine[0].count_for("bob")
        assert [one.count_for("ann") for one in mine[1:]] == [True, True, False]
    assert not limits._held


def test_household_shares_its_ipv6_network() -> None:
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2::9") != network("2001:db8:1:3::9")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1")
    assert len(network("x" * 5000)) == 64


def test_a_player_with_too_many_connections_is_told_so(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite", sockets_per_player=1))) as client:
        made = client.post("/api/matches", json=SETTING).json()
        hello = {"type": "hello", "secret": client.post("/api/players", json={"name": "Ann"}).json()["secret"]}
        place = f"/api/matches/{made['id']}/socket"
        with client.websocket_connect(place) as first, client.websocket_connect(place) as second:
            first.send_json(hello)
            assert first.receive_json(timeout=30)["type"] == "whole"
            second.send_json(hello)
            with pytest.raises(WebSocketDisconnect) as closed:
                second.receive_json(timeout=30)
            assert (closed.value.code, "too many" in closed.value.detail) == (4429, True)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Any]:
    rates = replace(
        ServerSettings(database=tmp_path / "games.sqlite"),
        tables_per_address=Rate(4, 50.0), tables_per_player=Rate(2, 100.0), analysis_per_address=Rate(1, 100.0),
    )  # fmt: skip
    with TestClient(create_app(rates)) as client:
        yield client


def test_too_many_tables_are_refused_with_the_time_to_wait(strict: Any) -> None:
    secret = strict.post("/api/players", json={"name": "Ann"}).json()["secret"]
    ann = {"Authorization": f"Bearer {secret}"}
    code = strict.post("/api/players/me/transfer", headers=ann).json()["code"]
    other = strict.post("/api/players/transfer", json={"code": code}).json()["secret"]
    phone = {"Authorization": f"Bearer {other}"}
    assert [strict.post("/api/matches", json=SETTING, headers=one).status_code for one in (ann, phone)] == [201, 201]
    refused = strict.post("/api/matches", json=SETTING, headers=phone)
    assert refused.status_code == 429
    seconds = int(refused.headers["retry-after"])
    assert 50 < seconds <= 100, "the wait of a player; some time may have passed on a busy machine"
    assert refused.json()["detail"] == f"too many requests of this kind; try again in {seconds} s"
    assert strict.post("/api/practice").status_code == 201
    assert strict.post("/api/records", content=b"shuto 2 two-player-2024").status_code == 400
    assert 0 < int(strict.post("/api/lessons/01-first-road").headers["retry-after"]) <= 50
    assert strict.get("/api/matches").status_code == 200


def test_a_request_does_not_wait_behind_a_flood_of_samples(tmp_path: Path) -> None:
    """Samples above their limit are left out. If they waited, the request would be read after days."""
    settings = ServerSettings(database=tmp_path / "games.sqlite", samples_per_second=0.001)
    with TestClient(create_app(settings)) as client:
        made = client.post("/api/matches", json=SETTING).json()
        with client.websocket_connect(f"/api/matches/{made['id']}/socket") as socket:
            socket.send_json({"type": "hello", "tokens": made["tokens"]})
            for _ in range(300):
                socket.send_bytes(packed(1, [(0.1, 0.0, 0.0, 50.0, 0.0, 0.0)]))
            socket.send_json({"type": "outlook", "request": 1, "revision": 1})
            while socket.receive_json(timeout=60)["type"] != "outlook":
                pass


def _through_proxy(server: Server, forwarded: str) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"X-Forwarded-For": forwarded})


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("limits") / "games.sqlite")
    server.start("--trusted-proxy", "127.0.0.1", "--sockets-per-address", "20")
    yield server
    server.kill()


@pytest.mark.slow
def test_a_thousand_sockets_disturb_nobody(busy: Server) -> None:
    with _through_proxy(busy, "10.0.0.9") as http:
        made = http.post("/api/matches", json=SETTING).json()
    address = f"{busy.socket}/api/matches/{made['id']}/socket"
    with ExitStack() as stack:
        # what a visitor claims to be is worth nothing: only the last entry is the proxy's
        for number in range(1000):
            forged = {"X-Forwarded-For": f"10.9.9.{number % 250}, 10.0.0.1"}
            one = stack.enter_context(connect(address, additional_headers=forged, open_timeout=20))
            if number >= 20:
                with pytest.raises(ConnectionClosed) as closed:
                    one.recv(timeout=20)
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, "too many" in closed.value.rcvd.reason) == (4429, True)
                one.close()
        with Client(busy.socket, made["id"], made["tokens"]) as other:
            other.ask(type="outlook", revision=1)
            assert other.hear("outlook")["request"] == 1
    with connect(address, additional_headers={"X-Forwarded-For": "10.0.0.1"}) as again:
        again.send('{"type": "hello"}')
        assert '"whole"' in str(again.recv(timeout=20))
