"""Routes of passkeys: add, list and remove one, and sign in with one on another device."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath

from shuto.server.origins import page_of
from shuto.server.people.passkeys import INSTALLED, NEEDS, PasskeyError, Passkeys, Site
from shuto.server.routes.guard import limited
from shuto.server.routes.matches import bad_request
from shuto.server.routes.players import new_player
from shuto.server.storage.people import Player
from shuto.server.wire.pages import NewPlayer, PasskeyView

Answer = Annotated[dict[str, Any], Body()]
"""The answer of a browser with a passkey: `PublicKeyCredential.toJSON()` of the standard."""


def _passkeys(state: State) -> Passkeys:
    if not INSTALLED:
        raise HTTPException(detail=NEEDS, status_code=501)
    found: Passkeys = state.passkeys
    return found


@get("/api/players/me/passkeys")
async def list_passkeys(player: NamedDependency[Player], state: State) -> list[PasskeyView]:
    """The passkeys of the player who asks, the oldest first."""
    return [
        PasskeyView(one.credential, one.created_at) for one in await state.lobby.storage.devices.passkeys(player.id)
    ]


@post("/api/players/me/passkeys/options", guards=[limited("passkeys")])
async def offer_passkey(
    player: NamedDependency[Player], request: Request[Any, Any, Any], state: State
) -> dict[str, Any]:
    """The options for making a passkey (`PublicKeyCredentialCreationOptionsJSON`). Valid for five minutes."""
    try:
        return await _passkeys(state).offer(player, Site.of(page_of(request)))
    except PasskeyError as error:
        raise bad_request(error) from None


@post("/api/players/me/passkeys", guards=[limited("passkeys")])
async def add_passkey(player: NamedDependency[Player], data: Answer, state: State) -> PasskeyView:
    """Store the passkey that the browser made."""
    try:
        made = await _passkeys(state).add(player, data)
    except PasskeyError as error:
        raise bad_request(error) from None
    return PasskeyView(made.credential, made.created_at)


@delete("/api/players/me/passkeys/{credential:str}")
async def remove_passkey(player: NamedDependency[Player], credential: FromPath[str], state: State) -> None:
    """Remove a passkey of the player who asks. Devices that signed in with it stay signed in."""
    await state.lobby.storage.devices.remove_passkey(player.id, credential)


@post("/api/passkeys/options", guards=[limited("passkeys")])
async def ask_for_passkey(request: Request[Any, Any, Any], state: State) -> dict[str, Any]:
    """The options for using a passkey (`PublicKeyCredentialRequestOptionsJSON`). Valid for five minutes."""
    try:
        return await _passkeys(state).ask(Site.of(page_of(request)))
    except PasskeyError as error:
        raise bad_request(error) from None


@post("/api/passkeys", guards=[limited("passkeys")])
async def use_passkey(data: Answer, state: State) -> NewPlayer:
    """Become the player with this passkey: this device gets a secret of its own."""
    try:
        return new_player(await _passkeys(state).sign_in(data))
    except PasskeyError as error:
        raise bad_request(error) from None


HANDLERS = [list_passkeys, offer_passkey, add_passkey, remove_passkey, ask_for_passkey, use_passkey]
