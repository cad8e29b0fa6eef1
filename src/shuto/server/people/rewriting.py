"""Taking a deleted player out of the log of a match: the seat stays, the person is gone."""

from __future__ import annotations

import msgspec

from shuto.match.events import Created, Event, Host, Sit
from shuto.match.log import decode_event, encode_event
from shuto.server.people.names import DELETED


def without(data: bytes, player: str) -> bytes:
    """A stored event without this player."""
    event = decode_event(data)
    changed: Event = event
    if isinstance(event, Sit) and event.player == player:
        changed = Sit(event.seat, "", DELETED)
    elif isinstance(event, Host) and event.player == player:
        changed = Host("")
    elif isinstance(event, Created) and event.host == player:
        changed = msgspec.structs.replace(event, host="")
    return data if changed is event else encode_event(changed)
