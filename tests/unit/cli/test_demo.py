"""`shuto demo`: bots play; the table is saved as SVG and the game as a record."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import numpy as np
import pytest
from rich.console import Console

from shuto.bots.driver import Driver
from shuto.cli.show import Output
from shuto.cli.sketch import Canvas, sketch
from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.position import Position
from shuto.rules.records.reading import load_record
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto


def test_game_is_printed_and_saved(shuto: Shuto, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "out"
    answer = shuto("demo", "--out", folder)
    assert (answer.code, answer.err) == (0, "")
    assert sorted(path.name for path in folder.iterdir()) == ["demo.svg", "demo.txt"]
    assert f"Saved: {folder / 'demo.svg'}" in answer.out
    assert "wins!" in answer.out
    assert ElementTree.fromstring((folder / "demo.svg").read_text("utf-8")).tag.endswith("svg")
    record = load_record((folder / "demo.txt").read_bytes())
    assert record.final().phase == "over"
    assert sum(position.phase == "building" for position in record.positions()) > 20


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_edition_as_json(shuto: Shuto, tmp_path: Path, edition: str) -> None:
    data = shuto("demo", "--edition", edition, "--basic", "--seed", "3", "--out", tmp_path, "--json").json
    assert data["position"]["phase"] == "over"
    assert data["record"]["edition"] == edition
    assert [Path(file).name for file in data["files"]] == ["demo.svg", "demo.txt"]
    assert "missions" not in data["record"].get("house_rules", {})


def test_same_seed_gives_the_same_game(shuto: Shuto, tmp_path: Path) -> None:
    args = ("demo", "--edition", "second-edition", "--out", tmp_path, "--fast")
    one = shuto(*args, "--seed", "8", "--lang", "ja").out
    assert one == shuto(*args, "--seed", "8", "--lang", "ja").out
    assert one != shuto(*args, "--seed", "9", "--lang", "ja").out
    assert "保存しました" in one


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--edition", "x"], "demo: edition 'x': unknown"),
        (["--players", "7"], "demo: players: "),
        (["--edition", "second-edition", "--missions"], "demo: missions: "),
        (["--seed", "-1"], "demo: "),
        (["--seed", "x"], "demo: "),
    ],
)
def test_bad_arguments(shuto: Shuto, tmp_path: Path, args: list[str], complaint: str) -> None:
    answer = shuto("demo", "--out", tmp_path, *args)
    assert answer.code == 2
    assert answer.complaint.startswith(complaint)
    assert not list(tmp_path.iterdir())


def test_impossible_folder_is_reported(shuto: Shuto, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    for name in ("file", "file/below", "a\0b"):
        answer = shuto("demo", "--out", f"{tmp_path}/{name}")
        assert answer.code == 2
        assert answer.complaint.startswith("--out: ")


def test_table_is_redrawn_on_a_terminal(shuto: Shuto, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, pauses = io.StringIO(), list[float]()
    terminal = Console(file=screen, force_terminal=True, width=80, height=24, markup=False, highlight=False)
    monkeypatch.setattr(Output, "console", terminal)
    monkeypatch.setattr("shuto.cli.commands.demo.time.sleep", pauses.append)
    assert shuto("demo", "--edition", "second-edition", "--out", tmp_path).code == 0
    assert len(pauses) > 10
    assert min(pauses) > 0
    assert "●" in screen.getvalue()
    pauses.clear()
    assert shuto("demo", "--edition", "second-edition", "--out", tmp_path, "--fast").code == 0
    assert max(pauses) == 0


def test_driver_plays_legally_and_keeps_its_highway_open() -> None:
    rng, driver = np.random.default_rng(0), Driver()
    position: Position = new_game("two-player-2024")
    turn = driver.choose(position, rng)
    assert judge(position, turn)
    assert "off-ramp" not in type(turn).__name__.lower()


def test_a_sketch_shows_highways_buildings_and_cars(examples: Path) -> None:
    position = load_record((examples / "rainbow-city.txt").read_bytes()).final()
    text = sketch(position, 40, 16)
    lines = text.plain.split("\n")
    assert (len(lines), {len(line) for line in lines}) == (16, {40})
    assert "●" in text.plain
    assert text.plain.count("▒") == 4
    start = sketch(new_game("second-edition"), 20, 8).plain
    assert start.count("●") == 2


def test_drawing_outside_the_canvas_is_ignored() -> None:
    canvas = Canvas(2, 1)
    canvas.line((-5.0, 0.0), (50.0, 0.0), "red")
    canvas.dot(0.0, 3.0, "red")
    canvas.mark(99.0, 0.0, "x", "red")
    assert canvas.text().plain == "⡉⠉"
