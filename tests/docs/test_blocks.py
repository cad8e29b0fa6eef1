"""Every code block of the documentation is run: what a page shows is what happens."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from docs.blocks import NAMES, ROOT, blocks_of
from docs.exceptions import NOT_RUN, ONLY_TEXT, OPTIONS_ONLY
from docs.running import Page, install_instead, serve_instead, serving
from shuto.bots import registry
from shuto.rules.editions import edition as editions
from shuto.rules.editions.own import listed_editions
from shuto.rules.records.notation import format_step, parse_step
from shuto.rules.setup import new_game

pytestmark = pytest.mark.compiled
WITH_BLOCKS = [name for name in NAMES if any(True for _ in blocks_of(name))]
SLOW = {
    "docs/argue/referee.md",
    "docs/extend/bot.md",
    "docs/extend/http.md",
    "docs/run/backups.md",
    "docs/run/server.md",
    "docs/physics.md",
}
"""Pages that start processes or simulate physics."""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A folder and a session for one page."""
    new_game("rainbow-city")  # compiles the kernels, if need be: that prints a line
    monkeypatch.setenv("SHUTO_EDITIONS", "")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    modules = set(sys.modules)
    yield Page(tmp_path, monkeypatch)
    editions._loaded.clear()
    listed_editions.cache_clear()
    registry._others.cache_clear()
    for name in set(sys.modules) - modules:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


@pytest.mark.parametrize("name", [pytest.param(one, marks=[pytest.mark.slow] * (one in SLOW)) for one in WITH_BLOCKS])
def test_page(name: str, page: Page) -> None:
    with ExitStack() as stack:
        prepare(name, page, stack)
        for block in blocks_of(name):
            page.run(block)


def prepare(name: str, page: Page, stack: ExitStack) -> None:
    """The surroundings that a page assumes: a running server, or something in place of the network."""
    if name == "docs/extend/bot.md":
        registry._others.cache_clear()
        page.instead["pip install --editable ."] = install_instead(page.folder)
    if name == "docs/extend/http.md":
        page.names["server"] = stack.enter_context(serving(["--database", "games.sqlite"]))
    if name == "docs/run/server.md":
        page.instead["shuto serve"] = serve_instead(lambda _: None)
    if name == "docs/run/backups.md":
        server = stack.enter_context(ExitStack())
        match = start_match(server.enter_context(serving(["--database", "games.sqlite"])))

        def remove(line: str) -> str:
            server.close()  # "Stop the server."
            assert os.system(line) == 0
            return ""

        def still_there(address: str) -> None:
            assert [one["id"] for one in json.load(urlopen(f"{address}/api/matches?ids={match}"))] == [match]

        page.instead["rm -f games.sqlite"] = remove
        page.instead["shuto serve"] = serve_instead(still_there)


def start_match(address: str) -> str:
    """Start a match on a server; its id."""
    body = json.dumps({"edition": "two-player-2024", "seats": [{"name": "Ann"}, {"name": "Bob"}]}).encode()
    made = json.load(urlopen(Request(f"{address}/api/matches", body, {"Content-Type": "application/json"})))
    return str(made["id"])


def test_every_exception_is_needed() -> None:
    """An exception for a command or a text that no page shows is forgotten."""
    shown = "\n".join(block.text for name in NAMES for block in blocks_of(name)).replace(".venv/bin/", "")
    for beginning in (*NOT_RUN, *OPTIONS_ONLY, *(text for _, text in ONLY_TEXT)):
        assert beginning in shown
    assert all(reason for reason in (*NOT_RUN.values(), *OPTIONS_ONLY.values(), *ONLY_TEXT.values()))


def test_the_lines_of_the_notation_are_read_and_written_back() -> None:
    lines = re.findall(r"^\| `(.+?)` \|", (ROOT / "docs" / "argue" / "notation.md").read_text("utf-8"), re.MULTILINE)
    assert len(lines) > 15
    for line in lines:
        assert format_step(*parse_step(line)) == line
