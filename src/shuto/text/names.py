"""Names that people write: what counts as one character, and which of it can be seen."""

from __future__ import annotations

import unicodedata
from itertools import zip_longest

LONGEST_CHARACTER = 12
"""The most code points of one character. A family of four with the colours of their skins has eleven."""
_JOINER = "\u200d"
_BLACK_FLAG = "\U0001f3f4"


def characters(text: str) -> list[str]:
    """The characters of a text as people count them: a family, a flag or a letter with its accents is one."""
    found: list[str] = []
    for code in text:
        if found and _goes_on(found[-1], code):
            found[-1] += code
        else:
            found.append(code)
    return found


def seen(character: str) -> str:
    """A character without what cannot be seen. What joins pictures stays, and so do the letters of a black flag."""
    picture, black = _is_picture(character), character.startswith(_BLACK_FLAG)
    return "".join(
        code
        for code, after in zip_longest(character, character[1:], fillvalue="")
        if code.isprintable() or (black and _is_tag(code)) or (picture and code == _JOINER and _is_picture(after))
    )


def _goes_on(character: str, code: str) -> bool:
    if unicodedata.category(code)[0] == "M" or code == _JOINER or _is_tone(code) or _is_tag(code):
        return True
    if _is_flag_letter(code):
        return len(character) == 1 and _is_flag_letter(character)
    return character.endswith(_JOINER) and _is_picture(character) and _is_picture(code)


def _is_picture(text: str) -> bool:
    return text != "" and unicodedata.category(text[0]) == "So"


def _is_tone(code: str) -> bool:
    return "\U0001f3fb" <= code <= "\U0001f3ff"


def _is_tag(code: str) -> bool:
    return "\U000e0020" <= code <= "\U000e007f"


def _is_flag_letter(code: str) -> bool:
    return "\U0001f1e6" <= code <= "\U0001f1ff"
