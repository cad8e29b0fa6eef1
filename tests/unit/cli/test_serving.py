"""The addresses that `shuto play` and `shuto serve` print."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import pytest

from shuto.server.addresses import Addresses
from shuto.server.settings import ServerSettings
from shuto.text import LANGUAGES

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto

SHARED = Addresses("http://localhost:8650/", ("http://192.168.1.5:8650/", "http://10.0.0.7:8650/"))
ALONE = Addresses("http://localhost:8650/")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[ServerSettings, Addresses]]:
    """Instead of a server: its settings, and the addresses that it is to announce."""
    found: list[tuple[ServerSettings, Addresses]] = [(ServerSettings(), SHARED)]

    def serve(settings: ServerSettings, *, announce: Any, **_: object) -> None:
        found[0] = settings, found[0][1]
        announce(found[0][1])

    monkeypatch.setattr("shuto.server.serve.serve", serve)
    monkeypatch.setattr("shuto.server.addresses.outward", lambda: ["192.168.1.5"])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_server_names_every_address(
    shuto: Shuto, served: list[tuple[ServerSettings, Addresses]], language: str
) -> None:
    lines = shuto("--lang", language, "serve", "--lan").out.splitlines()
    assert (served[0][0].host, served[0][0].lan) == ("0.0.0.0", True)
    assert lines[0] == "http://localhost:8650/"
    assert [line.endswith(one) for line, one in zip(lines[1:], SHARED.others, strict=True)] == [True, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_one_line_says_so(
    shuto: Shuto, served: list[tuple[ServerSettings, Addresses]], language: str
) -> None:
    served[0] = ServerSettings(), ALONE
    lines = shuto("--lang", language, "serve", "--lan").out.splitlines()
    assert (len(lines), lines[0]) == (2, "http://localhost:8650/")
    assert "http" not in lines[1]
    assert "0.0.0.0" not in lines[1]


def test_a_private_server_names_only_its_own(shuto: Shuto, served: list[tuple[ServerSettings, Addresses]]) -> None:
    served[0] = ServerSettings(), ALONE
    assert shuto("serve") == (0, "http://localhost:8650/\n", "")
    assert (served[0][0].host, served[0][0].lan) == ("127.0.0.1", False)


def test_a_terminal_gets_a_qr_code(
    shuto: Shuto, served: list[tuple[ServerSettings, Addresses]], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = shuto("serve", "--lan").out
    monkeypatch.setattr("shuto.cli.commands.server.serving._is_terminal", lambda: True)
    drawn = shuto("serve", "--lan").out.removeprefix(plain).splitlines()
    assert len(drawn) >= 17
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in drawn)
    assert {len(line) for line in drawn} == {len(drawn[0])}


def test_lan_and_host_exclude_each_other(shuto: Shuto, served: list[tuple[ServerSettings, Addresses]]) -> None:
    assert shuto("serve", "--lan", "--host", "192.168.1.5").complaint == "--lan: choose either --lan or --host"


def test_a_port_in_use_is_named_without_an_address_that_nobody_can_open(shuto: Shuto) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        complaint = shuto("serve", "--lan", "--port", str(port)).complaint
    assert complaint.startswith(f"serve: port {port}: ")
    assert "0.0.0.0" not in complaint


def test_every_option_of_a_server_arrives_in_its_settings(
    shuto: Shuto, served: list[tuple[ServerSettings, Addresses]]
) -> None:
    served[0] = ServerSettings(), ALONE
    shuto(
        "serve", "--host", "127.0.0.2", "--port", "8765", "--database", "games.sqlite", "--think", "1.5",
        "--bot-time", "2", "--origin", "https://one.example", "--origin", "https://two.example",
        "--trusted-proxy", "127.0.0.3", "--workers", "2", "--internal", "127.0.0.1:9000", "--bus", "redis://127.0.0.1",
        "--metrics", "--log-level", "info", "--log-format", "json",
    )  # fmt: skip
    found = served[0][0]
    assert found == ServerSettings(
        "127.0.0.2", 8765, database="games.sqlite", think=1.5, bot_time=2.0,
        origins=("https://one.example", "https://two.example"), trusted_proxies=("127.0.0.3",), workers=2,
        internal="127.0.0.1:9000", bus="redis://127.0.0.1", metrics=True, log_level="info", log_format="json",
        web=found.web,
    )  # fmt: skip
