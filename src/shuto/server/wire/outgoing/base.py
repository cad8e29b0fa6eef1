"""The base of messages from the server."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the server."""
