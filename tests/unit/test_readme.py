"""The examples of the README and of the pages are run: what it shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("page", ["README.md", "docs/how-to/positions.md"])
def test_examples(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("picture", ["city.svg", "forbidden.svg"])
def test_pictures_are_there(picture: str) -> None:
    assert (ROOT / "docs" / "pictures" / picture).stat().st_size > 5_000
