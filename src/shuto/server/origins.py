"""Which pages may talk to the server: its own, and those of `--origin`.

A browser says in `Origin` which page makes a request. A page of another site may neither open a WebSocket nor send a
request that changes something. Scripts send no `Origin`; they may do everything, because there are no cookies: a
request carries only what its sender knows.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

FOREIGN_PAGE = 4403
"""The close code for a WebSocket of a foreign page. Browsers see 403, as the connection is never accepted."""
_READING = ("GET", "HEAD", "OPTIONS")
_FOREIGN = "this request comes from a page of another site; open Shuto at its own address"
_PORTS = {"http": 80, "https": 443}


def normal(origin: str) -> str | None:
    """An origin as `scheme://host[:port]` in lower case, without a standard port; None for other text."""
    try:
        parts = urlsplit(origin.strip().lower().rstrip("/"))
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path or parts.query or parts.fragment:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" if port in (None, _PORTS[parts.scheme]) else f"{parts.scheme}://{host}:{port}"


def page_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The origin of the page that makes a request, which `OwnPagesOnly` has checked; of a script: the server's own."""
    found = normal(connection.headers.get("origin", ""))
    return found or normal(f"{connection.url.scheme}://{connection.headers.get('host', '')}") or ""


class OwnPagesOnly(ASGIMiddleware):
    """Refuses WebSockets and writing requests of foreign pages, before anything else looks at them."""

    def __init__(self, origins: tuple[str, ...] = ()) -> None:
        self._origins = {normal(one) for one in origins}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on what scripts and our own pages send."""
        if scope.get("method") not in _READING and self._foreign(scope):  # a WebSocket has no method
            if scope["type"] == ScopeType.WEBSOCKET:
                raise WebSocketException(detail=_FOREIGN, code=FOREIGN_PAGE)
            raise HTTPException(detail=_FOREIGN, status_code=403)
        await next_app(scope, receive, send)

    def _foreign(self, scope: Scope) -> bool:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is None:  # a script; or an old browser, which names the site in another header
            return headers.get(b"sec-fetch-site", "none") not in ("none", "same-origin")
        found = normal(origin)
        if found is None:  # "null": a sandboxed frame, a file
            return True
        own = normal(f"{found.split(':')[0]}://{headers.get(b'host', '')}")
        return found != own and found not in self._origins
