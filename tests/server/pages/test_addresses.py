"""Which addresses a server prints: only such as can be opened, and from other machines if it is shared."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from shuto.server.addresses import Addresses, Interface, addresses, choose, in_container, listening_host, outward
from shuto.server.app import create_app
from shuto.server.routes import system
from shuto.server.settings import ServerSettings

LOOPBACK = [Interface("lo", "127.0.0.1"), Interface("lo", "::1")]
WIFI = [Interface("wlan0", "192.168.1.5"), Interface("wlan0", "fe80::1"), Interface("wlan0", "2001:db8:1::5")]
CABLE = [Interface("eth0", "10.0.0.7")]
BRIDGES = [
    Interface("docker0", "172.17.0.1"),
    Interface("br-0a1b2c3d4e5f", "172.18.0.1"),
    Interface("virbr0", "192.168.122.1"),
]
VPN = [Interface("tailscale0", "100.100.1.2")]
OWN = [Interface("eth1", "169.254.7.8")]


@pytest.mark.parametrize(
    ("interfaces", "routed", "expected"),
    [
        (LOOPBACK, [], []),
        ([], [], []),
        (LOOPBACK + WIFI, [], ["192.168.1.5"]),
        (BRIDGES + LOOPBACK + WIFI, ["192.168.1.5"], ["192.168.1.5"]),
        (WIFI + CABLE, ["10.0.0.7", "2001:db8:1::5"], ["10.0.0.7", "192.168.1.5"]),
        (VPN + WIFI, ["192.168.1.5"], ["192.168.1.5", "100.100.1.2"]),
        (LOOPBACK + OWN + CABLE, [], ["10.0.0.7"]),
        (LOOPBACK + OWN, [], ["169.254.7.8"]),
        (LOOPBACK + OWN + BRIDGES[:1], [], ["172.17.0.1"]),
        (LOOPBACK + WIFI[1:], [], ["2001:db8:1::5"]),
        (LOOPBACK + WIFI[1:] + BRIDGES, [], ["2001:db8:1::5"]),
        (LOOPBACK + WIFI[1:2], [], []),
        ([], ["192.168.1.5"], ["192.168.1.5"]),
        (LOOPBACK, ["127.0.0.1"], []),
        ([Interface("any", "0.0.0.0"), Interface("many", "224.0.0.1")], [], []),
        (CABLE + CABLE, [], ["10.0.0.7"]),
    ],
)
def test_addresses_for_others(interfaces: list[Interface], routed: list[str], expected: list[str]) -> None:
    assert choose(interfaces, routed) == expected


def test_a_container_is_recognised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for mark, expected in ((tmp_path, True), (tmp_path / "none", False)):
        monkeypatch.setattr("shuto.server.addresses._CONTAINER", (str(mark),))
        assert in_container() is expected


def test_ipv6_is_listened_on_only_where_there_is_no_ipv4() -> None:
    assert listening_host([]) == "0.0.0.0"
    assert listening_host(["192.168.1.5", "10.0.0.7"]) == "0.0.0.0"
    assert listening_host(["2001:db8:1::5"]) == "::"


def test_pages() -> None:
    many = ["192.168.1.5", "2001:db8::5"]
    assert addresses("127.0.0.1", 80, many) == Addresses("http://localhost:80/")
    assert addresses("::1", 80, many) == Addresses("http://localhost:80/")
    assert addresses("10.0.0.7", 80, many) == Addresses("http://10.0.0.7:80/")
    assert addresses("2001:db8::7", 80, many) == Addresses("http://[2001:db8::7]:80/")
    shared = Addresses("http://localhost:80/", ("http://192.168.1.5:80/", "http://[2001:db8::5]:80/"))
    assert addresses("0.0.0.0", 80, many) == addresses("::", 80, many) == shared


@pytest.mark.parametrize(("lan", "expected"), [(True, "http://192.168.1.5:8700/"), (False, None)])
def test_a_page_at_localhost_learns_the_address_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lan: bool, expected: str | None
) -> None:
    monkeypatch.setattr(system, "outward", lambda: ["192.168.1.5", "10.0.0.7"])
    settings = ServerSettings(database=tmp_path / "games.sqlite", host="0.0.0.0", lan=lan)
    with TestClient(create_app(settings), base_url="http://127.0.0.1:8700") as client:
        assert client.get("/api/address").json() == {"address": expected}


def test_without_a_network_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "outward", list)
    with TestClient(create_app(ServerSettings(database=tmp_path / "games.sqlite", host="0.0.0.0", lan=True))) as client:
        assert client.get("/api/address").json() == {"address": None}


@contextlib.contextmanager
def serving(tmp_path: Path, *options: str) -> Iterator[tuple[int, list[str]]]:
    """The port of a running `shuto serve`, and a list that holds all that it printed after it has ended."""
    command = [sys.executable, "-c", "from shuto.cli import main; main()", "serve", *options]
    process = subprocess.Popen(
        [*command, "--port", "0", "--database", str(tmp_path / "games.sqlite")],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert process.stdout is not None
    with process.stdout:
        try:
            printed = [process.stdout.readline().rstrip()]
            yield int(printed[0].rsplit(":", 1)[1].strip("/")), printed
            process.send_signal(signal.SIGTERM)
            printed += process.stdout.read().splitlines()
            process.wait(20)
        finally:
            process.kill()
            process.wait()


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("options", [("--lan",), ("--host", "0.0.0.0"), ("--host", "::")], ids=" ".join)
def test_a_shared_server_prints_addresses_that_answer(tmp_path: Path, options: tuple[str, ...]) -> None:
    if "::" in options and not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    others = outward()
    with serving(tmp_path, *options) as (port, printed):
        for host in ("127.0.0.1", *others):
            place = f"[{host}]" if ":" in host else host
            assert httpx.get(f"http://{place}:{port}/api/health", timeout=30.0).json()["status"] == "ok"
        shared = httpx.get(f"http://localhost:{port}/api/address", timeout=30.0).json()["address"]
    lan = "--lan" in options
    expected = list(addresses("0.0.0.0", port, others).others) if lan or not in_container() else []
    assert shared == (expected[0] if expected and lan else None)
    assert printed[0] == f"http://localhost:{port}/"
    assert [line.rsplit(" ", 1)[1] for line in printed[1:] if "http" in line] == expected
    # --lan without a network: one line says so; no terminal: no QR code
    assert len(printed) == 1 + max(len(expected), lan)
    assert not any("0.0.0.0" in line or "[::]" in line for line in printed)


@pytest.mark.slow
@pytest.mark.compiled
def test_a_private_server_answers_only_its_own_machine(tmp_path: Path) -> None:
    with serving(tmp_path) as (port, printed):
        for host in outward():
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"http://{host}:{port}/api/health", timeout=5.0)
    assert printed == [f"http://localhost:{port}/"]
