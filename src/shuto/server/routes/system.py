"""Routes about the server itself: health, address, preparation."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException

import shuto
from shuto.server.addresses import addresses, outward
from shuto.server.storage.protocol import StorageError
from shuto.server.wire.pages import Health, PreparationView, SharedAddress


@get("/api/health")
async def health(state: State) -> Health:
    """Whether the server works. 503 if it cannot read its database."""
    try:
        await state.lobby.storage.recent(1)
    except StorageError:
        raise HTTPException(detail="the database cannot be read", status_code=503) from None
    return Health("ok", shuto.__version__)


@get("/api/address", sync_to_thread=True)
def shared_address(request: Request[Any, Any, Any], state: State) -> SharedAddress:
    """Where others on the network open the page. A page opened as localhost asks, to make links that work for others.

    It is looked up at each request, because a laptop may change networks.
    """
    if not state.settings.lan:
        return SharedAddress(None)
    others = addresses(state.settings.host, request.url.port or 80, outward()).others
    return SharedAddress(others[0] if others else None)


@get("/api/preparation", sync_to_thread=False)
def preparation(state: State) -> PreparationView:
    """How far the server is with compiling its kernels. Until it is done, answers are slower and rings coarser."""
    return PreparationView(state.preparation.progress)


HANDLERS = [health, shared_address, preparation]
