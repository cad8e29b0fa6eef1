"""The keys at the table, from the tables of the page and its texts."""

from __future__ import annotations

import re
from pathlib import Path

from shuto.text import say
from shuto_docs import markdown

INPUT = Path(__file__).resolve().parents[3] / "web" / "src" / "input"
_ENTRY = re.compile(r"\[\[(.+?)\], \"([a-z-]+)\"\]")
_KEY = re.compile(r'"(.+?)"')
_NAMES = {"⇧": "Shift", "↵": "Enter", "⌫": "Backspace", "␣": "Space", "⇞": "Page up", "⇟": "Page down"}


def table() -> str:
    """The keys while a turn is built."""
    return _table("keys.ts", "HELP")


def hand_table() -> str:
    """The keys while a piece is carried."""
    return _table("hand-keys.ts", "HAND_HELP")


def _table(file: str, name: str) -> str:
    source = (INPUT / file).read_text("utf-8")
    listed = source.split(f"export const {name}", 1)[1].split("\n];", 1)[0]
    rows = []
    for entry in _ENTRY.finditer(listed):
        keys = [_named(key) for key in _KEY.findall(entry[1])]
        rows.append((" ".join(f"<kbd>{key}</kbd>" for key in keys), say("en", entry[2])))
    assert len(rows) > 5, f"{file} has no table {name}"
    return markdown.table(("keys", "what they do"), rows)


def _named(key: str) -> str:
    for sign, name in _NAMES.items():
        key = key.replace(sign, name)
    return key.replace("<", "&lt;").replace(">", "&gt;")
