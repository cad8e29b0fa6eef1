"""The straight way to a connection: what uvicorn gave us, without what Litestar wraps around it.

Litestar passes every message through six functions, whose hooks are for HTTP. Opening and closing go through them; the
messages in between, which are most, need not.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_KEY = "shuto.straight"


class Straight(NamedTuple):
    """How to receive and to send a message of an open WebSocket."""

    receive: Receive
    send: Send


def straightened(app: ASGIApp) -> ASGIApp:
    """The application, for whose WebSockets `straight` finds the way."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope[_KEY] = Straight(receive, send)  # type: ignore[literal-required]  # a scope may have keys of others
        await app(scope, receive, send)

    return serve


def straight(socket: WebSocket[Any, Any, Any]) -> Straight:
    """The way to a connection. Where nobody has noted a shorter one, it is Litestar's."""
    found: Straight | None = socket.scope.get(_KEY)  # type: ignore[assignment]  # a scope may have keys of others
    return found or Straight(socket.receive, socket.send)


def text_of(text: str) -> Message:
    """A text as a message."""
    return {"type": "websocket.send", "text": text, "bytes": None}


def data_of(data: bytes) -> Message:
    """Bytes as a message."""
    return {"type": "websocket.send", "bytes": data, "text": None}
