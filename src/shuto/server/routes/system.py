"""Routes about the server itself: health, address, preparation."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException

import shuto
from shuto.server.addresses import addresses, outward
from shuto.server.limits import address_of
from shuto.server.metrics import CONTENT_TYPE, shown
from shuto.server.people import passkeys, push
from shuto.server.storage.protocol import StorageError
from shuto.server.wire.pages import Health, Online, PreparationView, SharedAddress


@get(["/api/health", "/health"])
async def health(state: State) -> Health:
    """Whether the server works. 503 if its database does not answer."""
    try:
        await state.lobby.storage.check()
    except StorageError:
        raise HTTPException(detail="the database does not answer", status_code=503) from None
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


@get("/api/online", sync_to_thread=False)
def online() -> Online:
    """The features of this server for players on several devices. They depend on the packages that are installed."""
    return Online(passkeys=passkeys.INSTALLED, push=push.INSTALLED)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The metrics, for Prometheus: only for programs on this machine, unless `--metrics` is set."""
    if not state.settings.metrics and not _from_here(request):
        raise HTTPException(detail="metrics are only for this machine; --metrics opens them", status_code=403)
    return Response(shown(len(state.lobby.tables), state.limits.sockets), media_type=CONTENT_TYPE)


def _from_here(request: Request[Any, Any, Any]) -> bool:
    """Whether a program on this machine asks directly: not through a proxy, and not a page under a foreign name."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return _is_loopback(address_of(request)) and (host == "localhost" or _is_loopback(host))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


HANDLERS = [metrics, health, shared_address, preparation, online]
