"""`shuto new`: an empty record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Record

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto


def made(shuto: Shuto, *args: str) -> Record:
    answer = shuto("new", *args)
    assert (answer.code, answer.err) == (0, "")
    return load_record(answer.out.encode())


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_record_that_can_be_played(shuto: Shuto, edition: str) -> None:
    for form in ("text", "json"):
        record = made(shuto, edition, "--format", form)
        assert record.edition == edition
        assert record.players == ("Ann", "Bob")
        assert record.final().phase in ("setup", "building")
    assert made(shuto, edition, "--json") == record


def test_all_options(shuto: Shuto) -> None:
    record = made(
        shuto, "rainbow-city", "--name", "Zoë", "--name", "Bob #1", "--name", '"Q"', "--players", "3", "--first", "2",
        "--missions", "--rule", "cars=9", "--rule", "earned_car=may", "--rule", "nudge=2.5", "--table", "1200x900",
    )  # fmt: skip
    assert record.players == ("Zoë", "Bob #1", '"Q"')
    assert (record.first, record.table) == (2, (1200.0, 900.0))
    assert record.house_rules == {"missions": True, "cars": 9, "earned_car": "may", "nudge": 2.5}
    assert record.game().switches.earned_car == "may"


def test_children(shuto: Shuto) -> None:
    assert made(shuto, "second-edition", "--children").house_rules == {"cars": 5, "junctions": False}
    assert made(shuto, "second-edition", "--children", "--rule", "cars=4").house_rules["cars"] == 4


def test_new_file_is_written(shuto: Shuto, tmp_path: Path) -> None:
    text, json = tmp_path / "game.txt", tmp_path / "game.json"
    assert shuto("new", "second-edition", "-o", text).out == f"Saved: {text}\n"
    assert text.read_text().startswith("shuto 2 second-edition\n")
    answer = shuto("new", "second-edition", "-o", json, "--json")
    assert load_record(json.read_bytes()) == load_record(answer.out.encode())
    assert json.read_text().startswith("{")


def test_existing_file_is_not_replaced(shuto: Shuto, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    answer = shuto("new", "second-edition", "-o", file)
    assert answer.code == 2
    assert "already exists" in answer.complaint
    assert file.read_text() == "precious"
    assert shuto("new", "second-edition", "-o", file, "--force").code == 0
    assert load_record(file.read_bytes()).edition == "second-edition"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["chess"], "new: edition 'chess': unknown"),
        (["second-edition", "--players", "3"], "new: players: second-edition is for 2, not 3"),
        (["rainbow-city", "--players", "99"], "new: players: "),
        (["rainbow-city", "--players", "two"], "new: invalid value for '--players'"),
        (["rainbow-city", "--players", "2", "--name", "A"], "--players: 2 players, but 1 names"),
        (["rainbow-city", "--name", "A", "--name", "A"], "new: players: each needs a name of their own"),
        (["rainbow-city", "--name", "A\nB", "--name", "C"], "new: players: 'A\\nB' is not a name"),
        (["rainbow-city", "--first", "2"], "new: first: seats are numbered 0 to 1, not 2"),
        (["rainbow-city", "--first=-1"], "new: first: "),
        (["rainbow-city", "--table", "big"], "--table: 'big': width x depth"),
        (["rainbow-city", "--table", "10x10"], "new: table: each side"),
        (["rainbow-city", "--table", "nanxinf"], "--table: "),
        (["four-player-de", "--missions"], "new: missions: four-player-de has no mission rules"),
        (["rainbow-city", "--rule", "missions=maybe"], "new: house rule 'missions'"),
        (["rainbow-city", "--format", "pdf"], "new: invalid value for '--format'"),
        ([], "new: missing argument 'EDITION'"),
    ],
)
def test_bad_arguments(shuto: Shuto, args: list[str], complaint: str) -> None:
    answer = shuto("new", *args)
    assert answer.code == 2
    assert answer.complaint.startswith(complaint)
