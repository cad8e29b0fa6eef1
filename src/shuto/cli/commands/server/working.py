"""`shuto worker`: a process of the pool in which the bots of big servers think."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from shuto.cli.problem import LEGAL, Problem


def worker(
    bus: Annotated[
        str, typer.Option("--bus", metavar="URL", help="The Redis server of the servers.", show_default=False)
    ],
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", min=1, max=256, help="Bots that think at a time.")
    ] = 1,
) -> int:
    """Let the bots of servers with the same --bus think here, until interrupted."""
    from shuto.server.fleet.pool_worker import PoolWorker
    from shuto.server.fleet.redis_link import BusError

    async def work() -> None:
        await PoolWorker(bus, processes).run(lambda: typer.echo("ready"))

    try:
        asyncio.run(work())
    except BusError as error:
        raise Problem("worker", error) from None
    return LEGAL
