"""Messages from the server to clients. The TypeScript types and docs/reference/protocol.md are generated from them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from shuto.rules.ids import encode_other
from shuto.server.wire.outgoing.answers import Bill, Hint, Names, Nearest, Outlook, Preview, Remedy, Ring, Risk
from shuto.server.wire.outgoing.hands import Carry, Dropped, Landing
from shuto.server.wire.outgoing.table import Notice, Play, Presence, React, Refused, Whole

ServerMessage: TypeAlias = (
    Whole
    | Play
    | Preview
    | Nearest
    | Remedy
    | Outlook
    | Ring
    | Bill
    | Names
    | Hint
    | Carry
    | Landing
    | Dropped
    | Risk
    | Refused
    | Notice
    | React
    | Presence
)


encode = msgspec.json.Encoder(enc_hook=encode_other).encode
