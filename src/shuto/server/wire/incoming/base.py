"""The base of messages from clients."""

from __future__ import annotations

import msgspec


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client."""
