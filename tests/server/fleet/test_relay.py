"""The relay, with people who leave while it looks for their table."""

from __future__ import annotations

import asyncio
from typing import Any

from shuto.server.fleet.peers import Peers
from shuto.server.fleet.relay import Relay, Ways
from shuto.server.storage.protocol import StorageError


def test_whoever_has_gone_is_not_an_error() -> None:
    said: list[Any] = []

    async def go() -> None:
        ways = Ways(1000)
        ways.peers = Peers(b"key", 1.0)

        async def locate(_: str) -> str | None:
            raise StorageError("the database is away")

        async def send(message: Any) -> None:
            said.append(message["type"])
            raise BrokenPipeError("the client has gone")

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        async def never(*_: object) -> None:
            raise AssertionError("there is no table here")

        ways.locate = locate
        scope: Any = {"type": "websocket", "path": "/", "path_params": {"match_id": "m"}, "headers": []}
        await Relay(ways).handle(scope, receive, send, never)
        await ways.peers.close()

    asyncio.run(go())
    assert said == ["websocket.accept"]
