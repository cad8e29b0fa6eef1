"""The reactions that people at a table can send while a piece is carried. Each reads them in their own language."""

from __future__ import annotations

from typing import Literal, get_args

Reaction = Literal["gasp", "applause", "careful", "close", "calm", "ouch"]
"""Each has a message `reaction-<id>` in the catalogues, and a picture and a sound in the page."""
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
