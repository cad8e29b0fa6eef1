"""One connection at a table: reads messages at a pace, and sends what its watcher is told."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Send

from shuto.rules.turn import clean
from shuto.server.limits import Bucket, address_of
from shuto.server.settings import Rate
from shuto.server.tables.live import LiveTable
from shuto.server.tables.watcher import Watcher
from shuto.server.wire.encoding import ENCODER, FAILED
from shuto.server.wire.handling import Services, handle
from shuto.server.wire.incoming.messages import ClientMessage, decode_client
from shuto.server.wire.outgoing.table import Refused
from shuto.server.wire.straight import data_of, straight, text_of
from shuto.typed import from_json

Socket: TypeAlias = WebSocket[Any, Any, Any]


_log = logging.getLogger("shuto.socket")


MOST_SKIPPED = 6000.0
"""How many messages with samples above the limit are left out per second. More are read later, so that a flood does not
take the time of other connections."""


NO_SUCH_TABLE = 4404


async def converse(socket: Socket, table: LiveTable, services: Services) -> None:
    """Serve one connection until it is closed."""
    settings = services.settings
    watcher = Watcher(address_of(socket), settings.reactions_per_connection)
    pace = Bucket(Rate(settings.burst, 1.0 / settings.messages_per_second))
    hand_pace = Bucket(Rate(settings.burst, 1.0 / settings.samples_per_second))
    flood_pace = Bucket(Rate(settings.burst, 1.0 / MOST_SKIPPED))
    table.visitors.add(watcher)
    way = straight(socket)
    watcher.line = way.line
    sender = asyncio.create_task(_send(socket, way.send, watcher))
    try:
        while (data := await _receive(way.receive)) is not None:
            if isinstance(data, bytes):
                # samples arrive sixty times per second and have their own limit. Those above it are left out instead of
                # read later: the player's next request must not wait behind them
                if not hand_pace.take():
                    table.hand.move(watcher, data)
                else:
                    await _breathe(flood_pace)
                continue
            await _breathe(pace)
            if len(data) > settings.largest_message:
                watcher.tell(Refused(0, "too-large", "the message is too large", table.match.revision))
                continue
            try:
                message = decode_client(data)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                request = _request_of(data)
                watcher.tell(Refused(request, "malformed", clean(error), table.match.revision))
                continue
            await _handle_safely(table, watcher, message, services)
    except WebSocketDisconnect:
        pass
    finally:
        table.visitors.discard(watcher)
        if watcher in table.watchers:
            table.watchers.discard(watcher)
            table.presence.went(watcher.seats)
        table.hand.left(watcher)
        sender.cancel()
        with suppress(asyncio.CancelledError, OSError):  # an OSError: the client had gone while we were sending
            await sender


async def _breathe(pace: Bucket) -> None:
    """Wait until the next message may be read."""
    wait = pace.owe()
    if wait:
        await asyncio.sleep(wait)


async def _receive(receive: Receive) -> str | bytes | None:
    """The next message, text or binary; None if the connection is closed."""
    event = await receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text if text is not None else bytes(event.get("bytes") or b"")


async def _send(socket: Socket, send: Send, watcher: Watcher) -> None:
    """Send what could not be sent at once."""
    while (message := await watcher.next()) is not None:
        if isinstance(message, bytes):
            await send(data_of(message))
        else:
            await send(text_of(ENCODER.text(message)))
    await socket.close(*watcher.farewell)


class _Numbered(msgspec.Struct):
    request: int = 0


def _request_of(data: str) -> int:
    """The request number of a malformed message, so that the client can match the response to it; 0 if unreadable."""
    try:
        return from_json(data, _Numbered).request
    except (msgspec.DecodeError, RecursionError):
        return 0


async def _handle_safely(table: LiveTable, watcher: Watcher, message: ClientMessage, services: Services) -> None:
    """Handle a message. An error of ours is logged and answered, so that one bad question does not cut the connection.

    A client that lost its connection over a question would ask again after joining, and lose it again.
    """
    try:
        await handle(table, watcher, message, services)
    except Exception:
        _log.exception("a request failed", extra={"match": table.id, "request": type(message).__name__})
        watcher.tell(Refused(getattr(message, "request", 0), "failed", FAILED, table.match.revision))
