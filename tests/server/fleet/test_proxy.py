"""Caddy with the configuration of deploy/ in front of two processes."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.client import Client
from server.conftest import Server
from server.pair import FIRST, MATCH, SECOND
from services import program

pytestmark = pytest.mark.slow

CONFIGURATION = Path(__file__).resolve().parents[3] / "deploy" / "Caddyfile"


@pytest.fixture
def site(pair: tuple[Server, Server], tmp_path: Path) -> Iterator[str]:
    """The address of Caddy. The test is skipped if Caddy is missing."""
    caddy = program("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed: make services")
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    names = {
        "SITE": address, "SERVERS": " ".join(server.address.removeprefix("http://") for server in pair),
        "CADDY_ADMIN": f"unix/{tmp_path}/admin", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
    }  # fmt: skip
    command = [caddy, "run", "--config", str(CONFIGURATION), "--adapter", "caddyfile"]
    log = tmp_path / "log"
    with log.open("w") as complaints:
        process = subprocess.Popen(command, env={**os.environ, **names}, stderr=complaints)
    try:
        _wait(address, process, log)
        yield address
    finally:
        process.kill()
        process.wait()


def _wait(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        assert process.poll() is None, log.read_text()
        with suppress(httpx.TransportError):
            if httpx.get(f"{address}/health").status_code == 200:
                return
        time.sleep(0.05)
    raise AssertionError(log.read_text())


def new_match(site: str) -> tuple[str, list[str]]:
    made: dict[str, Any] = httpx.post(f"{site}/api/matches", json=MATCH, timeout=30).json()
    return made["id"], made["tokens"]


def test_people_play_through_caddy_and_go_on_when_their_server_dies(pair: tuple[Server, Server], site: str) -> None:
    match, (ann_token, bob_token) = new_match(site)
    where = site.replace("http", "ws", 1)
    with Client(where, match, [ann_token]) as ann, Client(where, match, [bob_token]) as bob:
        ann.ask(type="play", revision=1, seat=0, turn=FIRST)
        assert [client.hear("play")["revision"] for client in (ann, bob)] == [2, 2]
    pair[0].kill()
    with Client(where, match, [ann_token, bob_token]) as both:
        both.ask(type="play", revision=2, seat=1, turn=SECOND)
        assert both.hear("play")["revision"] == 3
    assert httpx.get(f"{site}/api/matches/{match}", timeout=30).json()["status"]["revision"] == 3


def test_caddy_keeps_what_is_not_for_visitors(site: str) -> None:
    assert httpx.get(f"{site}/metrics").status_code == 404
    assert httpx.post(f"{site}/internal/match/errands", json={}).status_code == 404
    assert httpx.get(f"{site}/api/editions").status_code == 200
