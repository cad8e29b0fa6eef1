"""`shuto play` and `shuto serve`: the table in the browser."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from shuto.cli.options import Database, bundled
from shuto.cli.problem import LEGAL, Problem
from shuto.cli.show import Output
from shuto.server.settings import LogFormat, LogLevel, ServerSettings, default_database

if TYPE_CHECKING:
    from shuto.server.addresses import Addresses

Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port; 0 for any free port.")]
Lan = Annotated[
    bool, typer.Option("--lan", help="Let others on your network join; prints an address and a QR code for them.")
]
Think = Annotated[
    float, typer.Option("--think", metavar="SECONDS", min=0.0, max=60.0, help="Minimum time of a bot's turn.")
]
BotTime = Annotated[
    float,
    typer.Option(
        "--bot-time", metavar="TIMES", min=0.1, max=30.0,
        help="Multiply the time that levels 4 (0.1 s), 5 and 6 (1 s) look ahead.",
    ),
]  # fmt: skip
Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Another page that may use this server.", show_default=False),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy", metavar="ADDRESS", help="A proxy whose X-Forwarded-For is believed.", show_default=False
    ),
]
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")]
Workers = Annotated[
    int, typer.Option("--workers", metavar="N", min=1, max=256, help="Processes that serve; needs PostgreSQL.")
]
Internal = Annotated[
    str,
    typer.Option(
        "--internal",
        metavar="HOST:PORT",
        help="Where servers with the same database reach this one.",
        show_default=False,
    ),
]
Bus = Annotated[
    str,
    typer.Option("--bus", metavar="URL", help="A Redis server by which they hear of each other.", show_default=False),
]
Metrics = Annotated[bool, typer.Option("--metrics", help="Open /metrics to everybody.")]
Level = Annotated[LogLevel, typer.Option("--log-level", help="What is logged at least.")]
Format = Annotated[LogFormat, typer.Option("--log-format", help="How it is logged.")]
LOOPBACK = "127.0.0.1"


class Usual(NamedTuple):
    """The options of both commands."""

    port: Port = 8650
    lan: Lan = False
    database: Database = None
    think: Think = 0.7
    bot_time: BotTime = 1.0


class Trusted(NamedTuple):
    """Whom a server trusts."""

    origins: Origins = None
    trusted_proxies: Proxies = None


class Fleet(NamedTuple):
    """How several processes serve together."""

    workers: Workers = 1
    internal: Internal = ""
    bus: Bus = ""


class Telling(NamedTuple):
    """What a server tells those who run it."""

    metrics: Metrics = False
    log_level: Level = "warning"
    log_format: Format = "text"


@bundled
def play(context: typer.Context, usual: Usual) -> int:
    """Play in your browser: against bots, or with friends at one screen or on your network."""
    return _serve(context, _settings_of(usual), usual.database, open_browser=True)


@bundled
def serve(
    context: typer.Context, *, host: Host = LOOPBACK, usual: Usual, trusted: Trusted, fleet: Fleet, telling: Telling
) -> int:
    """Run the server for browsers until interrupted."""
    if usual.lan and host != LOOPBACK:
        raise Problem("--lan", "choose either --lan or --host")
    settings = replace(
        _settings_of(usual), host=host,
        origins=tuple(trusted.origins or ()), trusted_proxies=tuple(trusted.trusted_proxies or ()),
        **fleet._asdict(), **telling._asdict(),
    )  # fmt: skip
    return _serve(context, settings, usual.database, open_browser=False)


def _settings_of(usual: Usual) -> ServerSettings:
    return ServerSettings(port=usual.port, lan=usual.lan, think=usual.think, bot_time=usual.bot_time)


def _serve(context: typer.Context, settings: ServerSettings, database: str | None, *, open_browser: bool) -> int:
    from shuto.server.addresses import listening_host, outward
    from shuto.server.serve import ServeError, built_client
    from shuto.server.serve import serve as run
    from shuto.server.storage.protocol import StorageError

    out = Output(context, None, as_json=False)
    client = built_client()
    if open_browser and client is None:
        raise Problem("play", "the web client is not built; run 'make play' to build it")
    lan = settings.lan
    settings = replace(
        settings, host=listening_host(outward()) if lan else settings.host,
        database=database or default_database(), web=client,
    )  # fmt: skip
    try:
        run(settings, open_browser=open_browser, announce=lambda found: _announce(out, found, lan))
    except (ServeError, StorageError) as error:
        raise Problem("serve", error) from None
    return LEGAL


def _announce(out: Output, found: Addresses, lan: bool) -> None:
    """Print where the server can be opened. The first line is the address on its own machine, for scripts."""
    lines = [found.local, *(out.say("cli-others-open", address=address) for address in found.others)]
    if lan and not found.others:
        lines.append(out.say("cli-no-network"))
    if found.others and _is_terminal():
        lines.append(_qr_code(found.others[0]))
    sys.stdout.write("\n".join([*lines, ""]))  # at once: a script that has read the first line may stop the server
    sys.stdout.flush()


def _is_terminal() -> bool:
    return sys.stdout.isatty()


def _qr_code(address: str) -> str:
    """A QR code for a terminal: bright blocks on black, whatever the colours of the terminal are."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines())
