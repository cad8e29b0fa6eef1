"""Names and cars that people choose, cleaned in one place."""

from __future__ import annotations

import unicodedata
from typing import Literal, get_args

from shuto.text.names import LONGEST_CHARACTER, characters, seen

LONGEST = 24
"""The most characters of a name, as people count them."""
DELETED = "deleted player"
"""The name of a player who deleted their data."""

Avatar = Literal[
    "sedan", "sports-car", "electric-car", "food-truck", "family-wagon", "limousine", "delivery-van",
    "construction-truck", "jumbo-trailer", "highway-bus",
]  # fmt: skip
"""The car that stands for a player."""
AVATARS: tuple[Avatar, ...] = get_args(Avatar)


class BadNameError(ValueError):
    """A name of which nothing remains once it is cleaned."""


def clean_name(name: str) -> str:
    """A name without control and direction characters, its spaces folded, its length bounded. Raises ValueError."""
    text = "".join(" " if code.isspace() else code for code in unicodedata.normalize("NFC", name[:1000]))
    written = (seen(seen(one)[:LONGEST_CHARACTER]) for one in characters(text))
    folded = " ".join("".join(written).split())
    cleaned = "".join(characters(folded)[:LONGEST]).strip()
    if not any(unicodedata.category(code)[0] in "LNSP" for code in cleaned):
        raise BadNameError("name: at least one letter, digit or emoji is needed")
    return cleaned
