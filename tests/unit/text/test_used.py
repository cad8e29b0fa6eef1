"""Every message that Python uses exists in every language and gets its arguments; no message is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from shuto.text import LANGUAGES
from unit.text.messages import Uses, entries, variables

ROOT = Path(__file__).resolve().parents[3]


class Use(NamedTuple):
    """A message that is said; `open`: its id goes on as the text varies. `told`: None where not written out."""

    where: str
    id: str
    open: bool
    told: frozenset[str] | None


def ids(node: ast.expr) -> Iterator[tuple[str, bool]]:
    """The ids an expression may be: both sides of a choice, and the beginning of an f-string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, False
    elif isinstance(node, ast.IfExp):
        yield from ids(node.body)
        yield from ids(node.orelse)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value), True


def uses() -> Iterator[Use]:
    for file in sorted((ROOT / "src" / "shuto").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            method = isinstance(node.func, ast.Attribute) and node.func.attr == "say"
            place = 0 if method else 1 if isinstance(node.func, ast.Name) and node.func.id == "say" else None
            if place is None or len(node.args) <= place:
                continue
            names = [keyword.arg for keyword in node.keywords]
            told = None if None in names else frozenset(name for name in names if name is not None)
            for message, goes_on in ids(node.args[place]):
                yield Use(f"{file.name}:{node.lineno}", message, goes_on, told)


@pytest.fixture(scope="module")
def every_use() -> tuple[Use, ...]:
    return tuple(uses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_exists_and_is_told_what_it_needs(language: str, every_use: tuple[Use, ...]) -> None:
    assert len(every_use) > 100
    known = entries(language)
    for use in every_use:
        if use.open:
            assert any(message.startswith(use.id) for message in known), use
        else:
            assert use.id in known, use
            assert use.told is None or variables(language, use.id) <= use.told, use


def test_every_message_is_said_somewhere() -> None:
    """By its id, by the beginning of its id, or by another message."""
    files = [*(ROOT / "src" / "shuto").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts*")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    quoted = set(re.findall(r"[`\"'](?=([a-z][a-z0-9-]*)[`\"'])", source))
    beginnings = set(re.findall(r"[`\"']([a-z][a-z-]*-)(?=[{$`\"'])", source))
    referred = set()
    for entry in entries("en").values():
        used = Uses()
        used.visit(entry)
        referred |= used.messages
    unsaid = [
        message
        for message in entries("en")
        if message not in referred
        and message not in quoted
        and not any(message.startswith(beginning) for beginning in beginnings)
    ]
    assert unsaid == []
