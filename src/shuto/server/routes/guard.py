"""Who asks: the player whose secret came with a request, as `Authorization: Bearer <secret>`. There are no cookies.

A handler gets the player by naming a parameter: `player: NamedDependency[Player]` (401 without one), or
`visitor: NamedDependency[Player | None]`. A route that costs the server something has a guard `limited`.
"""

from __future__ import annotations

import math
from typing import Any, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from shuto.server.limits import Action, Limits, address_of
from shuto.server.people.identity import People
from shuto.server.storage.people import Player

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]
BEARER = "Bearer "


def secret_of(request: Connection) -> str:
    """The secret that came with a request; empty: none did."""
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.startswith(BEARER) else ""


async def visitor(request: Request[Any, Any, Any], state: State) -> Player | None:
    """The player who asks; None without a secret. 401 for a wrong one, 403 for a banned player."""
    secret = secret_of(request)
    if not secret:
        return None
    people: People = state.lobby.people
    found = await people.find(secret)
    if found is None:
        raise HTTPException(detail="no player has this secret; make a new player", status_code=401)
    if found.banned_at is not None:
        raise HTTPException(detail="this player is banned", status_code=403)
    return found


async def player(request: Request[Any, Any, Any], state: State) -> Player:
    """The player who asks; 401 without one."""
    found = await visitor(request, state)
    if found is None:
        raise HTTPException(detail="a player is needed: Authorization: Bearer <secret>", status_code=401)
    return found


def limited(action: Action) -> Guard:
    """A guard for routes: 429 with the seconds to wait, if the address or the player does this too often."""

    async def guard(connection: Connection, _: BaseRouteHandler) -> None:
        people: People = connection.app.state.lobby.people
        limits: Limits = connection.app.state.limits
        asks = await people.find(secret_of(connection))  # on whichever of their devices
        wait = limits.take(action, address_of(connection), "" if asks is None else asks.id)
        if wait:
            seconds = math.ceil(wait)
            raise TooManyRequestsException(
                detail=f"too many requests of this kind; try again in {seconds} s",
                headers={"Retry-After": str(seconds)},
            )

    return guard


DEPENDENCIES = {"visitor": Provide(visitor), "player": Provide(player)}
