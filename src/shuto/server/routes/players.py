"""Routes of players: who I am, on this and on other devices; export and delete my data."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import Body

from shuto.server.limits import address_of, network
from shuto.server.people.attempts import Attempts
from shuto.server.people.identity import Identity
from shuto.server.routes.guard import limited, secret_of
from shuto.server.routes.matches import bad_request
from shuto.server.routes.ratings import pool_rating, rated_view
from shuto.server.storage.people import Player
from shuto.server.tables.errands import errand
from shuto.server.tables.listing import headline_of
from shuto.server.tables.lobby import Lobby
from shuto.server.wire.pages import (
    ChangedPlayer,
    Listed,
    NewPlayer,
    PasskeyView,
    PlayerData,
    PlayerExport,
    PlayerView,
    TransferCode,
    UsedCode,
)


def _view(player: Player) -> PlayerView:
    return PlayerView(player.id, player.name, player.car)


def new_player(identity: Identity) -> NewPlayer:
    """A player with a new secret, as it is told once."""
    return NewPlayer(_view(identity.player), identity.secret)


@post("/api/players", guards=[limited("players")])
async def create_player(data: Annotated[PlayerData, Body()], state: State) -> NewPlayer:
    """Make a player. The secret is sent only here; whoever has it is this player."""
    try:
        return new_player(await state.lobby.people.create(data.name, data.car))
    except ValueError as error:
        raise bad_request(error) from None


@get("/api/players/me")
async def show_me(player: NamedDependency[Player]) -> PlayerView:
    """The player who asks."""
    return _view(player)


@patch("/api/players/me")
async def change_me(
    player: NamedDependency[Player], data: Annotated[ChangedPlayer, Body()], state: State
) -> PlayerView:
    """Change the name or the car. Tables at which the player sits already keep the old ones."""
    try:
        return _view(await state.lobby.people.change(player, data.name, data.car))
    except ValueError as error:
        raise bad_request(error) from None


@get("/api/players/me/export")
async def export_me(player: NamedDependency[Player], state: State) -> PlayerExport:
    """Everything that the server knows about the player who asks."""
    lobby: Lobby = state.lobby
    rows = await lobby.storage.listed(await lobby.people.matches(player))
    return PlayerExport(
        _view(player),
        player.created_at,
        player.seen_at,
        tuple(await lobby.people.devices(player)),
        tuple(Listed(row.id, row.created_at, row.updated_at, headline_of(row.headline)) for row in rows),
        tuple(PasskeyView(one.credential, one.created_at) for one in await lobby.storage.devices.passkeys(player.id)),
        tuple(one.endpoint for one in await lobby.storage.devices.subscriptions(player.id)),
        tuple(map(pool_rating, await lobby.storage.ratings.of(player.id))),
        tuple(map(rated_view, await lobby.storage.ratings.history(player.id))),
    )


@delete("/api/players/me")
async def delete_me(player: NamedDependency[Player], state: State) -> None:
    """Leave all games that go on, then delete the player. Other people's games keep the seat without the person."""
    lobby: Lobby = state.lobby
    for match in await lobby.people.matches(player):
        await errand(lobby, "leave", match, player.id)
    for match in await lobby.people.delete(player):
        await errand(lobby, "reload", match, player.id)


@delete("/api/players/me/devices")
async def forget_other_devices(player: NamedDependency[Player], request: Request[Any, Any, Any], state: State) -> None:
    """Sign out all other devices of the player who asks."""
    await state.lobby.people.forget_others(player, secret_of(request))


@post("/api/players/me/transfer")
async def offer_transfer(player: NamedDependency[Player], state: State) -> TransferCode:
    """A code with which another device becomes this player, too. It is valid once, and for ten minutes."""
    code, until = await state.lobby.people.offer(player)
    return TransferCode(code, until)


@post("/api/players/transfer")
async def use_transfer(data: Annotated[UsedCode, Body()], request: Request[Any, Any, Any], state: State) -> NewPlayer:
    """Become the player who made this code. 404 if it is wrong, used or too old; 429 after too many wrong ones."""
    attempts: Attempts = state.attempts
    address = network(address_of(request))
    if not attempts.allows(address):
        raise HTTPException(detail="too many wrong codes; wait ten minutes", status_code=429)
    identity = await state.lobby.people.redeem(data.code)
    if identity is None:
        attempts.failed(address)
        raise HTTPException(detail="this code is wrong, used or too old; make a new one", status_code=404)
    return new_player(identity)


HANDLERS = [
    create_player, show_me, change_me, export_me, delete_me, forget_other_devices, offer_transfer, use_transfer,
]  # fmt: skip
