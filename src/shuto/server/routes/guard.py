"""Who asks: the player whose secret came with a request, as `Authorization: Bearer <secret>`. There are no cookies.

A handler gets the player by naming a parameter: `player: NamedDependency[Player]` (401 without one), or
`visitor: NamedDependency[Player | None]`.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from shuto.server.people.identity import People
from shuto.server.storage.people import Player

BEARER = "Bearer "


def secret_of(request: Request[Any, Any, Any]) -> str:
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


DEPENDENCIES = {"visitor": Provide(visitor), "player": Provide(player)}
