"""`shuto play` and `shuto serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shuto.cli.problem import LEGAL, Problem

Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port; 0 for any free port.")]
Database = Annotated[
    Path | None,
    typer.Option("--database", metavar="FILE", help="Where games are stored.", show_default="your data folder"),
]
Think = Annotated[
    float, typer.Option("--think", metavar="SECONDS", min=0.0, max=60.0, help="Minimum time of a bot's turn.")
]
BotTime = Annotated[
    float,
    typer.Option(
        "--bot-time", metavar="TIMES", min=0.1, max=30.0,
        help="Multiply the time that levels 4 (0.1 s) and 5 (1 s) look ahead.",
    ),
]  # fmt: skip
PORT, THINK, BOT_TIME = 8650, 0.7, 1.0


def play(port: Port = PORT, database: Database = None, think: Think = THINK, bot_time: BotTime = BOT_TIME) -> int:
    """Play in your browser: against bots, or with friends at one screen."""
    return _serve("127.0.0.1", port, database, think, bot_time, open_browser=True)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")] = "127.0.0.1",
    port: Port = PORT,
    database: Database = None,
    think: Think = THINK,
    bot_time: BotTime = BOT_TIME,
) -> int:
    """Run the server for browsers until interrupted."""
    return _serve(host, port, database, think, bot_time, open_browser=False)


def _serve(host: str, port: int, database: Path | None, think: float, bot_time: float, *, open_browser: bool) -> int:
    from shuto.server.serve import ServeError, built_client
    from shuto.server.serve import serve as run
    from shuto.server.settings import ServerSettings, default_database
    from shuto.server.storage.protocol import StorageError

    client = built_client()
    if open_browser and client is None:
        raise Problem("play", "the web client is not built; run 'make play' to build it")
    settings = ServerSettings(
        host=host, port=port, database=database or default_database(), think=think, bot_time=bot_time, web=client
    )
    try:
        run(settings, open_browser=open_browser)
    except (ServeError, StorageError) as error:
        raise Problem("serve", error) from None
    return LEGAL
