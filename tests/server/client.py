"""A client as the browser is one: says hello, asks, plays, hears."""

from __future__ import annotations

import json
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect


class Client:
    """One connection to a table."""

    def __init__(self, address: str, match: str, tokens: list[str], language: str = "en") -> None:
        self._stack = ExitStack()
        opened = connect(f"{address}/api/matches/{match}/socket", open_timeout=20)
        self._socket: ClientConnection = self._stack.enter_context(opened)
        self._request = 0
        self.frames: list[bytes] = []
        """Frames of carries that came between."""
        self.patience = 20.0
        self.send({"type": "hello", "tokens": tokens, "language": language})
        self.whole = self.hear("whole")

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        while True:
            data = self._socket.recv(timeout=self.patience)
            if isinstance(data, bytes):
                self.frames.append(data)
                continue
            message: dict[str, Any] = json.loads(data)
            if message["type"] in kinds:
                return message

    def ask(self, **fields: Any) -> int:
        self._request += 1
        self.send({"request": self._request, **fields})
        return self._request

    @property
    def revision(self) -> int:
        return int(self.whole["table"]["status"]["revision"])

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
