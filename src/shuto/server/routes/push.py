"""Routes of push notifications: which key the server has, and which browsers want to be told."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import Body

from shuto.server.people.endpoints import read_endpoint
from shuto.server.people.identity import hash_of
from shuto.server.people.push import INSTALLED, MOST_SUBSCRIPTIONS, NEEDS, check_keys
from shuto.server.routes.guard import limited, secret_of
from shuto.server.routes.matches import bad_request
from shuto.server.storage.devices import Subscription
from shuto.server.storage.people import Player
from shuto.server.times import moment
from shuto.server.wire.pages import PushKey, PushSubscription
from shuto.text import best_language


def _check_installed() -> None:
    if not INSTALLED:
        raise HTTPException(detail=NEEDS, status_code=501)


@get("/api/push")
async def push_key(state: State) -> PushKey:
    """The public key of this server, with which a browser subscribes (`applicationServerKey`)."""
    _check_installed()
    return PushKey(await state.lobby.push.public_key())


@post("/api/players/me/push", guards=[limited("push")])
async def subscribe(
    player: NamedDependency[Player],
    data: Annotated[PushSubscription, Body()],
    request: Request[Any, Any, Any],
    state: State,
) -> None:
    """Tell this browser when it is the player's turn and they are not at the table."""
    _check_installed()
    try:
        read_endpoint(data.endpoint, anywhere=state.settings.push_anywhere)
        check_keys(data.key, data.auth)
    except ValueError as error:
        raise bad_request(error) from None
    secret = hash_of(secret_of(request))
    wanted = Subscription(
        data.endpoint, player.id, secret, data.key, data.auth, best_language(data.language), moment()
    )  # fmt: skip
    await state.lobby.storage.devices.subscribe(wanted, MOST_SUBSCRIPTIONS)


@delete("/api/players/me/push")
async def unsubscribe(player: NamedDependency[Player], request: Request[Any, Any, Any], state: State) -> None:
    """Tell the browser that asks nothing any more."""
    devices, secret = state.lobby.storage.devices, hash_of(secret_of(request))
    for one in await devices.subscriptions(player.id):
        if one.secret == secret:
            await devices.unsubscribe(player.id, one.endpoint)


HANDLERS = [push_key, subscribe, unsubscribe]
