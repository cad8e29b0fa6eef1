"""Routes for the other processes of the fleet: errands at tables of this one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.params import Body, FromPath

from shuto.server.fleet.errands import Answer, Errand
from shuto.server.routes.guard import Connection
from shuto.server.tables.errands import errand_here


class Sent(msgspec.Struct, frozen=True):
    """An errand for a player."""

    errand: Errand
    player: str


class Done(msgspec.Struct, frozen=True):
    """The result of an errand."""

    answer: Answer


def _ours(connection: Connection, _: BaseRouteHandler) -> None:
    fleet = connection.app.state.fleet
    if fleet is None or not fleet.ways.peers.is_ours(connection.scope["headers"]):
        raise HTTPException(detail="only for processes of this server", status_code=404)


@post("/internal/{match_id:str}/errands", guards=[_ours], include_in_schema=False)
async def errands(match_id: FromPath[str], data: Annotated[Sent, Body()], state: State) -> Done:
    """Do something at a table of this process."""
    return Done(await errand_here(state.lobby, data.errand, match_id, data.player))


HANDLERS = [errands]
