"""The code blocks of the documentation: where each is, its language, and the file that its caption names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs"
PAGES = (
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    *sorted(page for page in FOLDER.rglob("*.md") if "_generated" not in page.parts),
)
NAMES = tuple(str(page.relative_to(ROOT)) for page in PAGES)
"""Every page by its path in the repository."""
DIRECTIVES = {"toctree", "glossary"}
"""Blocks that are instructions for Sphinx, not code."""
_OPEN = re.compile(r" {0,3}(`{3,})\s*(?:\{([a-z-]+)\})?\s*(.*?)\s*$")
_OPTION = re.compile(r":([a-z]+):\s*(.*)$")


@dataclass(frozen=True)
class Block:
    """One block of code. `caption` names the file whose content it is."""

    page: str
    line: int
    """The line of its first line of code."""
    language: str
    text: str
    caption: str | None = None

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(name: str) -> Iterator[Block]:
    """The blocks of a page in their order."""
    lines = iter(enumerate((ROOT / name).read_text("utf-8").splitlines(), 1))
    for _, line in lines:
        found = _OPEN.match(line)
        if found is None:
            continue
        fence, directive, language = found.groups()
        body: list[tuple[int, str]] = []
        for number, inner in lines:
            if inner.strip() == fence:
                break
            body.append((number, inner))
        else:
            raise ValueError(f"{name}: a block is never closed")
        if directive in DIRECTIVES:
            continue
        if directive not in (None, "code-block", "code-cell"):
            raise ValueError(f"{name}: a block of an unknown kind, {directive}")
        yield _block(name, language, body)


def _block(name: str, language: str, body: list[tuple[int, str]]) -> Block:
    caption = None
    while body and (option := _OPTION.match(body[0][1])):
        if option[1] == "caption":
            caption = option[2]
        body = body[1:]
    while body and not body[0][1].strip():
        body = body[1:]
    text = "".join(f"{line}\n" for _, line in body)
    return Block(name, body[0][0] if body else 0, language, text, caption)
