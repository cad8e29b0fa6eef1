"""Files of the repository as pages: the same text, with links that work here."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DOCS = ROOT / "docs"
PAGES = {
    "ARCHITECTURE.md": "/understand/architecture.md",
    "CHANGELOG.md": "/understand/changelog.md",
    "CONTRIBUTING.md": "/understand/contributing.md",
    "docs/adr": "/understand/decisions.md",
}
"""Where a file or a folder of the repository is shown here."""
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")
_MENTION = re.compile(r"(?<![\w/\[`(])(\(?)docs/(adr/(?:[a-z]+/)?\d{4}|[\w/-]+\.md)\b(?!\])")


def page(name: str) -> str:
    """The text of a file at the root of the repository."""
    text = (ROOT / name).read_text("utf-8")
    text = _LINK.sub(lambda found: f"[{found[1]}]({_here(found[2])})", text)
    return _MENTION.sub(_mention, text)


def _here(target: str) -> str:
    path, mark, anchor = target.partition("#")
    if path in PAGES:
        return PAGES[path] + mark + anchor
    assert path.startswith("docs/"), f"{target} has no page here"
    assert (ROOT / path).is_file(), f"{target} does not exist"
    return path.removeprefix("docs") + mark + anchor


def _mention(found: re.Match[str]) -> str:
    """A path that the text only names becomes a link too."""
    opening, path = found.groups()
    if not path.startswith("adr/"):
        return f"{opening}[docs/{path}](/{path})"
    (file,) = (DOCS / "adr").rglob(f"{path[4:]}-*.md")
    return f"{opening}[ADR {int(path[-4:])}](/{file.relative_to(DOCS).as_posix()})"
