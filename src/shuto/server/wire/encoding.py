"""Messages as text and as frames of a WebSocket.

What is told to a whole table is encoded once: its connections are told one after the other.
"""

from __future__ import annotations

import logging

from websockets.frames import Frame, Opcode

from shuto.server.metrics import REFUSALS
from shuto.server.wire.outgoing.messages import ServerMessage, encode
from shuto.server.wire.outgoing.table import Refused

_log = logging.getLogger("shuto.socket")

FAILED = "the server could not work on this request: an error that its log describes"


class Encoder:
    """Encodes messages. It keeps the last one, because the next connection is often told the same."""

    def __init__(self) -> None:
        self._json: tuple[ServerMessage | None, bytes] = (None, b"")
        self._frame: tuple[ServerMessage | bytes | None, bytes] = (None, b"")

    def text(self, message: ServerMessage) -> str:
        """A message as text."""
        return self._encoded(message).decode()

    def frame(self, message: ServerMessage | bytes) -> bytes:
        """A message as a frame that a server sends."""
        last, frame = self._frame
        if message is last:
            return frame
        if isinstance(message, bytes):
            frame = Frame(Opcode.BINARY, message).serialize(mask=False)
        else:
            frame = Frame(Opcode.TEXT, self._encoded(message)).serialize(mask=False)
        self._frame = message, frame
        return frame

    def _encoded(self, message: ServerMessage) -> bytes:
        """A message as JSON. One that cannot be encoded is an error of ours: it is logged and answered by a refusal."""
        last, encoded = self._json
        if message is last:
            return encoded
        if isinstance(message, Refused):
            REFUSALS.labels(message.code).inc()
            _log.debug("refused", extra={"reason": message.code})
        try:
            encoded = encode(message)
        except (TypeError, ValueError, NotImplementedError):
            _log.exception("a message could not be encoded", extra={"answer": type(message).__name__})
            request, revision = getattr(message, "request", 0), getattr(message, "revision", 0)
            encoded = encode(Refused(request, "failed", FAILED, revision))
        self._json = message, encoded
        return encoded


ENCODER = Encoder()
"""The encoder of this process. Only the event loop uses it."""
