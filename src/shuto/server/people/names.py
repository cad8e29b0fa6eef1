"""Names and cars that people choose, cleaned in one place."""

from __future__ import annotations

import unicodedata
from typing import Literal, get_args

LONGEST = 24
"""The most characters of a name, as people count them: an accent or a joined emoji adds none."""
_MOST_CODES = 40
"""The most code points. Games allow no longer names."""
_JOINER, _PICTURE = "\u200d", "\ufe0f"
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
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
    seen = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name[:1000]))
    kept: list[str] = []
    count = 0
    for place, char in enumerate(seen):
        if char == _JOINER:
            # it joins emoji, and has no other use in a name
            if not (kept and _is_picture(kept[-1]) and _is_picture(seen[place + 1 : place + 2])):
                continue
        elif unicodedata.category(char) in _UNSEEN or (char == " " and kept[-1:] in ([], [" "])):
            continue
        joined = bool(kept) and (kept[-1] == _JOINER or char == _JOINER)
        count += not (joined or unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Sk"))
        if count > LONGEST or len(kept) >= _MOST_CODES:
            break
        kept.append(char)
    cleaned = "".join(kept).strip().strip(_JOINER)
    if not any(unicodedata.category(char)[0] in "LNSP" for char in cleaned):
        raise BadNameError("name: at least one letter, digit or emoji is needed")
    return cleaned


def _is_picture(text: str) -> bool:
    return text == _PICTURE or (bool(text) and unicodedata.category(text) in ("So", "Sk"))
