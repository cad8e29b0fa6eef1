"""Editions of your own on the command line: by their file, or by id where SHUTO_EDITIONS lists the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from shuto.rules.editions import edition as editions
from shuto.rules.editions.edition import VARIABLE
from shuto.rules.editions.own import listed_editions

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto

SMALL = """
id = "our-table"
based_on = "second-edition"
[names]
en = "Our table"
[about]
en = "Fewer cars."
[allotments.2]
cars = 6
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file with a small edition. What a command loads is forgotten after the test."""
    monkeypatch.setenv(VARIABLE, "")
    path = tmp_path / "our-table.toml"
    path.write_text(SMALL, "utf-8")
    yield path
    editions._loaded.clear()
    listed_editions.cache_clear()


def test_by_its_file(shuto: Shuto, file: Path, tmp_path: Path) -> None:
    assert shuto("rules", file).out.startswith("Our table")
    told = shuto("rules", file, "--diff", "second-edition", "--json").json
    assert told["editions"] == ["our-table", "second-edition"]
    assert list(told["numbers"]) == ["allotment-2"]
    assert shuto("new", file).out.startswith("shuto 2 our-table\n")
    done = shuto("demo", "--edition", file, "--fast", "--json", "-o", tmp_path / "out")
    assert done.json["record"]["edition"] == "our-table"


def test_by_its_id(shuto: Shuto, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "game.txt"
    game.write_text("shuto 2 our-table\nplayer Ann\nplayer Bob\nc0 115,-70 2\n", "utf-8")
    assert "with one of second-edition, four-player-fr" in shuto("judge", game).complaint
    monkeypatch.setenv(VARIABLE, str(file.parent))
    assert shuto("judge", game).code == 0
    assert "Our table" in shuto("editions").out
    assert shuto("editions", "--json").json[-1]["about"] == "Fewer cars."


def test_mistakes(shuto: Shuto, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shuto("new", "none.toml").complaint.startswith("edition: ")
    file.write_text(SMALL.replace("cars = 6", "cars = 1"), "utf-8")
    assert shuto("new", file).complaint == f"edition: {file}: allotments.2.cars: from 2 to 10"
    monkeypatch.setenv(VARIABLE, str(file))
    assert shuto("editions").complaint == f"{VARIABLE}: {file}: allotments.2.cars: from 2 to 10"
