"""Every picture that the documentation shows exists, and none keeps a reader waiting. `make pictures` makes them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.blocks import NAMES, ROOT

_SHOWN = re.compile(r"(?:!\[[^]]*\]\(|<img [^>]*src=\")([^)\"#:]+)")
MOST_BYTES = {".webp": 3_000_000, ".jpg": 400_000, ".svg": 400_000}


def pictures() -> list[Path]:
    """Every picture that a page shows."""
    pages = [ROOT / name for name in NAMES]
    found = {(page.parent / name).resolve() for page in pages for name in _SHOWN.findall(page.read_text("utf-8"))}
    return sorted(found)


@pytest.mark.parametrize("picture", [str(one.relative_to(ROOT)) for one in pictures()])
def test_picture(picture: str) -> None:
    path = ROOT / picture
    assert path.exists()
    assert 5_000 < path.stat().st_size < MOST_BYTES[path.suffix]
