"""ARCHITECTURE.md tells the truth: the files and functions of its walks exist, and the longest walk stays short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "shuto"
MOST_FILES = 8
"""For the walk from a road in the hand to a bill that is paid."""


def walks() -> dict[str, str]:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    section = text.split("\n## Five walks\n")[1].split("\n## ")[0]
    parts = re.split(r"^\*\*(.+?)\*\*", section, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


WALKS = walks()


def steps(walk: str) -> str:
    return "\n".join(line for line in WALKS[walk].splitlines() if re.match(r"\d+\. |   ", line))


def test_there_are_five() -> None:
    assert len(WALKS) == 5


@pytest.mark.parametrize("walk", WALKS)
def test_its_files_and_functions_exist(walk: str) -> None:
    named = re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.py)`(?:: `([\w.]+)`)?", WALKS[walk])
    assert named
    for path, name in named:
        source = (SOURCE / path).read_text("utf-8")
        for part in filter(None, name.split(".")):
            assert re.search(rf"^\s*(?:async )?(?:def|class) {part}\b", source, re.MULTILINE), (path, name)


def test_a_fall_can_be_followed_in_few_files() -> None:
    walk = next(name for name in WALKS if "bill" in name)
    assert len(set(re.findall(r"`((?:[a-z_]+/)+[a-z_]+\.py)`", steps(walk)))) <= MOST_FILES
