"""The straight way to a connection: what uvicorn gave us, without what Litestar wraps around it.

Litestar passes every message through six functions, whose hooks are for HTTP. Opening and closing go through them; the
messages in between, which are most, need not. A `Line` takes a message at once, without a task that sends it.
"""

from __future__ import annotations

from asyncio import Transport
from typing import Any, NamedTuple

from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from shuto.server.wire.encoding import ENCODER
from shuto.server.wire.outgoing.messages import ServerMessage

_KEY = "shuto.straight"


class Straight(NamedTuple):
    """How to receive and to send a message of an open WebSocket."""

    receive: Receive
    send: Send
    line: Line | None = None


class Line:
    """An open connection that takes a message at once, as long as its transport has room."""

    def __init__(self, protocol: WebSocketsSansIOProtocol, transport: Transport) -> None:
        self._protocol = protocol
        self._transport = transport

    @property
    def free(self) -> bool:
        """Whether the connection is open and has sent nearly everything that it was given."""
        protocol = self._protocol
        return protocol.writable.is_set() and not protocol.disconnected and protocol.conn.state is State.OPEN

    def tell(self, message: ServerMessage | bytes) -> None:
        """Send a message."""
        self._transport.write(ENCODER.frame(message))


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
    if found is None:
        return Straight(socket.receive, socket.send)
    protocol = getattr(found.send, "__self__", None)
    if isinstance(protocol, WebSocketsSansIOProtocol):
        return found._replace(line=Line(protocol, protocol.transport))
    return found


def text_of(text: str) -> Message:
    """A text as a message."""
    return {"type": "websocket.send", "text": text, "bytes": None}


def data_of(data: bytes) -> Message:
    """Bytes as a message."""
    return {"type": "websocket.send", "bytes": data, "text": None}
