"""Everything is in our own words: no sentence of a rulebook stands in a catalogue."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from shuto.text import LANGUAGES
from unit.text.messages import entries

# Beside the repository, where our rulebooks lie; elsewhere there is nothing to compare with.
RULEBOOKS = sorted(Path(__file__).resolve().parents[4].joinpath("shared", "rulebooks").glob("*.txt"))
LONGEST_QUOTE = 7  # words that may stand in a row as they do in a rulebook


class Texts(Visitor):
    """Collects the runs of plain text in a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor looks for this name
        self.texts.append(node.value)


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def runs(text: str) -> set[tuple[str, ...]]:
    """Every row of words in a text that is too long to be chance."""
    row, size = words(text), LONGEST_QUOTE + 1
    return {tuple(row[i : i + size]) for i in range(len(row) - size + 1)}


@cache
def quotable() -> dict[tuple[str, ...], str]:
    return {run: book.name for book in RULEBOOKS for run in runs(book.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rulebook_is_copied(language: str) -> None:
    for message, entry in entries(language).items():
        collected = Texts()
        collected.visit(entry)
        for run in runs(" ".join(collected.texts)):
            assert run not in quotable(), f"{message} quotes {quotable()[run]}: {' '.join(run)}"


def test_a_copied_sentence_would_be_found() -> None:
    book = "The quick brown fox, they say, jumps over the lazy dog."
    assert runs("… quick brown fox they say jumps over the …") & runs(book)
    assert not runs("quick brown fox they say jumps over") & runs(book)
    assert not RULEBOOKS or len(quotable()) > 1000
