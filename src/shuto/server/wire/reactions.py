"""Talk without free text: reactions and phrases that people at a table send. Each reads them in their own language."""

from __future__ import annotations

from typing import Literal, get_args

Reaction = Literal[
    "gasp", "applause", "careful", "close", "calm", "ouch", "hello", "luck", "nice", "oops", "thanks", "sorry",
    "moment", "well-played", "rematch",
]  # fmt: skip
"""Each has a message `reaction-<id>` in the catalogues, and a sound in the page."""
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
CHEERS: tuple[Reaction, ...] = ("applause", "gasp")
"""The reactions that spectators may send."""
