"""A client that speaks the browser's protocol over a real WebSocket."""

from __future__ import annotations

import json
from collections import deque
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect


class Client:
    """One connection to a table."""

    def __init__(
        self, address: str, match: str, tokens: list[str], language: str = "en", secret: str = "", patient: bool = True
    ) -> None:
        self._stack = ExitStack()
        opened = connect(f"{address}/api/matches/{match}/socket", open_timeout=20)
        self._socket: ClientConnection = self._stack.enter_context(opened)
        self._request = 0
        self.frames: list[bytes] = []
        """All frames received so far."""
        self.patience = 60.0
        """Timeout in seconds for one message. It is long because the machine may be busy."""
        self._kept: deque[dict[str, Any]] = deque()
        known = {"secret": secret} if secret else {}
        self.send({"type": "hello", "tokens": tokens, "language": language, **known})
        self.whole = self.hear("whole") if patient else {}

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; others are skipped."""
        while True:
            message = self._kept.popleft() if self._kept else self._receive()
            if isinstance(message, dict) and message["type"] in kinds:
                return message

    def next_frame(self) -> bytes | None:
        """The next frame of a carry; None if a message arrived instead. Messages are kept for `hear`."""
        message = self._receive()
        if isinstance(message, bytes):
            return message
        self._kept.append(message)
        return None

    def over(self, carry: int) -> bool:
        """Whether the end of a carry has arrived and is kept for `hear`."""
        return any(message["type"] in ("landed", "dropped") and message["carry"] == carry for message in self._kept)

    def _receive(self) -> dict[str, Any] | bytes:
        data = self._socket.recv(timeout=self.patience)
        if isinstance(data, bytes):
            self.frames.append(data)
            return data
        message: dict[str, Any] = json.loads(data)
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
