"""Small pieces of Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table. Line breaks and bars in cells are made harmless."""
    lines = [_row(headings), "|" + "---|" * len(headings), *map(_row, rows)]
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(re.sub(r"(?<!\\)\|", r"\\|", " ".join(cell.split())) for cell in cells) + " |"


def code(text: object) -> str:
    """Text in code type."""
    return f"`{text}`"
