"""The other processes of a fleet: how a request gets there, and how it proves to come from one of us.

The key is in the database, which all of them share. What a request with the key says about its client is believed.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from shuto.server.fleet.errands import Answer, Errand
from shuto.server.storage.protocol import StorageError

KEY, CLIENT, SCHEME, ELSEWHERE = b"x-shuto-fleet", b"x-shuto-client", b"x-shuto-scheme", b"x-shuto-elsewhere"
_OURS = {KEY, CLIENT, SCHEME}
_HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"upgrade", b"content-length"}
"""Headers of one connection, which are not passed on."""
_UNWANTED = _OURS | _HOP | {b"accept-encoding"}
CONNECT, _ANSWER = 3.0, 60.0
"""Seconds in which a process accepts a connection; in which it answers."""
Headers: TypeAlias = list[tuple[bytes, bytes]]


class UnreachableError(StorageError):
    """The process does not answer, or does not have the match any more."""


class Reply(NamedTuple):
    """The response of another process."""

    status: int
    headers: Headers
    body: bytes


class Peers:
    """Asks other processes."""

    def __init__(self, key: bytes, patience: float) -> None:
        self._key, self._patience = key.hex().encode(), patience
        self._http = httpx.AsyncClient(
            timeout=httpx.Timeout(_ANSWER, connect=CONNECT), trust_env=False,
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=50),
        )  # fmt: skip

    def is_ours(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Whether a request comes from a process of the fleet."""
        return any(name == KEY and secrets.compare_digest(value, self._key) for name, value in headers)

    def passed_on(self, scope: Any) -> Headers:
        """The headers with which a request is passed on."""
        kept = [(name, value) for name, value in scope["headers"] if name not in _UNWANTED]
        client = scope["client"][0] if scope.get("client") else ""
        plain = (b"accept-encoding", b"identity")  # it is compressed here
        return [*kept, plain, (KEY, self._key), (CLIENT, client.encode()), (SCHEME, scope["scheme"].encode())]

    async def ask(self, address: str, scope: Any, body: bytes) -> Reply:
        """Pass a request on. Raises UnreachableError."""
        path = scope["raw_path"].decode("latin-1") + (
            f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else ""
        )
        try:
            answer = await self._http.request(
                scope["method"], f"http://{address}{path}", headers=self.passed_on(scope), content=body
            )
        except httpx.HTTPError as error:
            raise UnreachableError(f"{address}: {error or type(error).__name__}") from None
        if ELSEWHERE.decode() in answer.headers:
            raise UnreachableError(f"{address}: the match is not there any more")
        headers = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in _HOP]
        return Reply(answer.status_code, headers, answer.content)

    async def open(self, address: str, scope: Any) -> ClientConnection:
        """Open a WebSocket as another client did here. Raises UnreachableError."""
        unwanted = (b"host", b"origin")  # the origin was checked here
        handshake = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in self.passed_on(scope)
            if name not in unwanted and not name.startswith(b"sec-websocket-")
        ]
        try:
            return await connect(
                f"ws://{address}{scope['raw_path'].decode('latin-1')}", additional_headers=handshake, compression=None,
                max_size=None, open_timeout=CONNECT, close_timeout=1.0, ping_interval=self._patience / 3,
                ping_timeout=self._patience, proxy=None,
            )  # fmt: skip
        except (OSError, TimeoutError, WebSocketException) as error:
            raise UnreachableError(f"{address}: {error or type(error).__name__}") from None

    async def send(self, address: str, errand: Errand, match: str, player: str) -> Answer:
        """Let the process at this address do something at a table of its own."""
        try:
            answer = await self._http.post(
                f"http://{address}/internal/{match}/errands", headers=[(KEY, self._key)],
                json={"errand": errand, "player": player},
            )  # fmt: skip
            answer.raise_for_status()
        except httpx.HTTPError as error:
            raise UnreachableError(f"{address}: {error or type(error).__name__}") from None
        found: Answer = answer.json()["answer"]
        return found

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()
