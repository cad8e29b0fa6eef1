"""Every link in the documentation leads somewhere: to a file of the repository, and to a heading in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from docs.blocks import FOLDER, NAMES, ROOT

_FENCED = re.compile(r"^ {0,3}(`{3,}).*?^ {0,3}\1\s*$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]+`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_GENERATED = re.compile(r"^<!-- generated: ", re.MULTILINE)
MOST_FILES = 15


def links_of(name: str) -> list[str]:
    return _LINK.findall(_CODE.sub("", _FENCED.sub("", (ROOT / name).read_text("utf-8"))))


@cache
def anchors_of(path: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and MyST make them."""
    titles = _HEADING.findall(_FENCED.sub("", path.read_text("utf-8")))
    plain = [re.sub(r"[^\w\- ]", "", re.sub(r"[`*]", "", title).lower()) for title in titles]
    return {title.strip().replace(" ", "-") for title in plain}


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    for link in links_of(name):
        if link.startswith("https://"):
            continue  # no network in tests
        assert "://" not in link, link
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists(), link
        assert target.resolve().is_relative_to(ROOT), link
        if anchor and not _GENERATED.search(target.read_text("utf-8")):  # Sphinx checks links into generated pages
            assert anchor in anchors_of(target), link


def test_every_page_can_be_reached() -> None:
    """From the list of contents, Sphinx fails otherwise; here: from the folders that it lists."""
    listed = (FOLDER / "index.md").read_text("utf-8") + (FOLDER / "reference" / "api" / "index.md").read_text("utf-8")
    for name in NAMES:
        page = Path(name).relative_to("docs") if name.startswith("docs/") else None
        if page is not None and page.parts[0] not in ("adr", "index.md"):
            assert page.stem in listed, name


def test_folders_are_small() -> None:
    for folder in (FOLDER, *(path for path in FOLDER.rglob("*") if path.is_dir())):
        if not {"_generated", "__pycache__"} & set(folder.parts):
            assert len([path for path in folder.iterdir() if path.is_file()]) <= MOST_FILES, folder
