"""Leads requests to the process that has the match: sockets frame by frame, everything else as it is.

A request names its match in its path. What only one process remembers (wrong transfer codes) is asked of the first
process of the fleet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from shuto.server.fleet.peers import CLIENT, ELSEWHERE, SCHEME, Peers, UnreachableError
from shuto.server.storage.protocol import StorageError

Locate = Callable[[str], Awaitable[str | None]]
"""Where a match is: the address of its process, or None: here, or nowhere."""
MOVED = (4410, "this table was changed; join again")
AWAY = (1013, "the server that has this table does not answer; join again")
_LOST = 1012
_TRY_AGAIN = 0.2
"""Seconds after which a process that did not answer is looked for again."""
_ERRANDS = "/internal/"
"""The path that only processes of the fleet may ask: it is not passed on for others, with our key."""
_REMEMBERED = ("/api/players/transfer",)


class Ways:
    """The ways to the other processes. They are filled in when the application starts."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        """Bytes of the largest request."""
        self.peers: Peers | None = None
        self.patience = 0.0
        """Seconds in which a match that nobody has finds a new process."""
        self.changed = asyncio.Event()
        """Set when a process gave matches back."""
        self.locate: Locate
        self.first: Callable[[], Awaitable[str | None]]
        """The address of the first process; None: this one."""

    async def wait(self) -> None:
        """Wait until a match may be somewhere else."""
        self.changed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(_TRY_AGAIN):
                await self.changed.wait()


class Relay(ASGIMiddleware):
    """Passes a request on if its match is at another process."""

    def __init__(self, ways: Ways) -> None:
        self._ways = ways

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, or serve it here."""
        peers = self._ways.peers
        match: str | None = scope.get("path_params", {}).get("match_id")
        if peers is None or scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await next_app(scope, receive, send)
        elif peers.is_ours(scope["headers"]):
            _believe(scope)
            if match is None or await self._is_here(match):
                await next_app(scope, receive, send)
            else:
                await _say_elsewhere(scope, receive, send)
        elif match is not None and not scope["path"].startswith(_ERRANDS):
            await self._lead(lambda: self._ways.locate(match), scope, receive, send, next_app)
        elif scope["path"].startswith(_REMEMBERED):
            await self._lead(self._ways.first, scope, receive, send, next_app)
        else:
            await next_app(scope, receive, send)

    async def _is_here(self, match: str) -> bool:
        try:
            return await self._ways.locate(match) is None
        except StorageError:
            return False

    async def _lead(
        self, where: Callable[[], Awaitable[str | None]], scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        """Find the process, also if it dies meanwhile: then somebody else has the match soon."""
        until, body = monotonic() + self._ways.patience, None
        while True:
            try:
                address = await where()
                if address is None:
                    await next_app(scope, _again(body, receive), send)
                    return
                if scope["type"] == ScopeType.WEBSOCKET:
                    with suppress(OSError):  # the client has gone meanwhile
                        await self._pass_socket(address, scope, receive, send)
                    return
                if body is None:
                    body = await _read(receive, self._ways.largest)
                await self._pass_request(address, scope, body, send)
                return
            except UnreachableError:
                if monotonic() >= until:
                    await _give_up(scope, receive, send)
                    return
                await self._ways.wait()
            except StorageError:
                await _give_up(scope, receive, send)
                return

    async def _pass_request(self, address: str, scope: Scope, body: bytes, send: Send) -> None:
        assert self._ways.peers is not None
        reply = await self._ways.peers.ask(address, scope, body)
        await _tell(send, type="http.response.start", status=reply.status, headers=reply.headers)
        await _tell(send, type="http.response.body", body=reply.body, more_body=False)

    async def _pass_socket(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._ways.peers is not None
        other = await self._ways.peers.open(address, scope)
        try:
            await receive()  # that a client wants to connect
            await _tell(send, type="websocket.accept", subprotocol=None, headers=[])
            upward = asyncio.create_task(_upward(receive, other))
            try:
                await _downward(other, send)
            finally:
                upward.cancel()
                with suppress(asyncio.CancelledError):
                    await upward
        finally:
            await other.close()


async def _upward(receive: Receive, other: ClientConnection) -> None:
    """Pass on what the client sends, until it leaves."""
    with suppress(ConnectionClosed):
        while (event := await receive())["type"] == "websocket.receive":
            text = event.get("text")
            await other.send(text if text is not None else event.get("bytes") or b"")
        await other.close()


async def _downward(other: ClientConnection, send: Send) -> None:
    """Pass on what the table tells, until it closes the connection; then close ours for the same reason."""
    with suppress(OSError):  # the client has gone
        with suppress(ConnectionClosed):
            async for message in other:
                if isinstance(message, str):
                    await _tell(send, type="websocket.send", text=message, bytes=None)
                else:
                    await _tell(send, type="websocket.send", text=None, bytes=message)
        code = other.close_code
        told = code if code is not None and (code >= 3000 or code in (1000, 1012, 1013)) else _LOST
        with suppress(RuntimeError):  # the client has closed it
            await _tell(send, type="websocket.close", code=told, reason=other.close_reason or "")


def _believe(scope: Scope) -> None:
    """Take the client from the headers of another process."""
    for name, value in scope["headers"]:
        if name == CLIENT:
            scope["client"] = (value.decode("latin-1"), 0)
        elif name == SCHEME:
            scope["scheme"] = value.decode("latin-1")


async def _say_elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    """The match is not here any more: whoever asked looks again."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await _close(receive, send, MOVED)
    else:
        headers = [(ELSEWHERE, b"1"), (b"content-length", b"0")]
        await _tell(send, type="http.response.start", status=503, headers=headers)
        await _tell(send, type="http.response.body", body=b"", more_body=False)


async def _give_up(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await _close(receive, send, AWAY)
    else:
        raise StorageError(AWAY[1])


async def _close(receive: Receive, send: Send, why: tuple[int, str]) -> None:
    await receive()
    with suppress(OSError):  # the client has gone meanwhile
        await _tell(send, type="websocket.accept", subprotocol=None, headers=[])
        await _tell(send, type="websocket.close", code=why[0], reason=why[1])


async def _tell(send: Send, **message: Any) -> None:
    await send(message)  # type: ignore[arg-type]  # the types of ASGI are closed


async def _read(receive: Receive, most: int) -> bytes:
    """The whole body of a request."""
    parts, size, more = [], 0, True
    while more:
        event: Any = await receive()
        part = event.get("body", b"")
        parts.append(part)
        size, more = size + len(part), event.get("more_body", False)
        if size > most:
            raise HTTPException(detail="the request is too large", status_code=413)
    return b"".join(parts)


def _again(body: bytes | None, receive: Receive) -> Receive:
    """A body that was read already, once more."""
    if body is None:
        return receive
    kept: list[bytes] = [body]

    async def given() -> Any:
        if kept:
            return {"type": "http.request", "body": kept.pop(), "more_body": False}
        return await receive()

    return given
