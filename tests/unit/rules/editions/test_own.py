"""Editions of your own: read from one TOML file, checked, and known to games, records and drawings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shuto.draw import plan
from shuto.rules.editions import edition as editions
from shuto.rules.editions.edition import EDITION_IDS, UnknownEditionError, edition_ids, load_edition
from shuto.rules.editions.own import EditionError, listed_editions, read_edition
from shuto.rules.game import make_game
from shuto.rules.records.notation import parse_turn
from shuto.rules.records.reading import load_record
from shuto.rules.records.record import Recorder
from shuto.rules.referee.compare import opinions
from shuto.rules.setup import new_game

SMALL = """
id = "our-table"
based_on = "two-player-2024"
[names]
en = "Our table"
de = "Unser Tisch"
[allotments.2]
cars = 6
[switches]
penalty = "per-piece"
"""


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    """A file with a small edition. What a test loads is forgotten after it."""
    path = tmp_path / "our-table.toml"
    path.write_text(SMALL, "utf-8")
    yield path
    editions._loaded.clear()
    listed_editions.cache_clear()


def test_states_only_what_differs(file: Path) -> None:
    own, base = read_edition(file), load_edition("two-player-2024")
    assert own.allotment(2).cars == 6
    assert own.allotment(2).gray == base.allotment(2).gray
    assert own.switches.penalty == "per-piece"
    assert own.switches.earned_car == base.switches.earned_car
    assert own.sections == base.sections
    assert own.version_1 == {}


def test_is_known_by_its_id_once_loaded(file: Path) -> None:
    with pytest.raises(UnknownEditionError, match="our-table"):
        load_edition("our-table")
    own = load_edition(file)
    assert load_edition("our-table") is own
    assert edition_ids() == (*EDITION_IDS, "our-table")


def test_is_known_where_the_variable_lists_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for listed in (file, file.parent):
        monkeypatch.setenv("SHUTO_EDITIONS", str(listed))
        assert load_edition("our-table").names["de"] == "Unser Tisch"


def test_two_files_with_one_id(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (file.parent / "copy.toml").write_text(SMALL, "utf-8")
    monkeypatch.setenv("SHUTO_EDITIONS", str(file.parent))
    with pytest.raises(EditionError, match="two editions 'our-table'"):
        edition_ids()


def test_a_record_names_it(file: Path) -> None:
    recorder = Recorder(new_game(load_edition(file), ["Ann", "Bob"]))
    recorder.play(parse_turn("c0 -115,-40 2"))
    text = recorder.record.to_text()
    assert text.startswith("shuto 2 our-table\n")
    assert load_record(text.encode()).final() == recorder.position
    assert load_record(recorder.record.to_json()).final() == recorder.position


def test_a_drawing_says_its_name(file: Path) -> None:
    position = new_game(load_edition(file))
    assert "Our table" in plan(position)
    assert "Unser Tisch" in plan(position, language="de")
    assert "Our table" in plan(position, language="fr")


def test_is_asked_for_its_opinion(file: Path) -> None:
    position = new_game(load_edition(file))
    said = opinions(position, parse_turn("c0 -115,-40 2"))
    assert said[-1].edition == "our-table"
    assert said[-1].verdict


def test_a_game_needs_no_base(tmp_path: Path) -> None:
    """A file without `based_on` states everything itself."""
    source = Path(editions.__file__).with_name("second-edition.toml").read_text("utf-8")
    path = tmp_path / "box.toml"
    path.write_text(source.replace('id = "second-edition"', 'id = "box"'), "utf-8")
    own = read_edition(path)
    assert own.switches == load_edition("second-edition").switches
    assert make_game(own).allotment == make_game("second-edition").allotment


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('id = "our-table"', ""), "id: lower-case words joined by hyphens"),
        (('id = "our-table"', 'id = "Our Table"'), "id: lower-case words joined by hyphens"),
        (('id = "our-table"', 'id = "rainbow-city"'), "id: 'rainbow-city' is an edition of Shuto"),
        (('based_on = "two-player-2024"', ""), "allotments[...]: Object missing required field"),
        (("two-player-2024", "chess"), "based_on: 'chess' is unknown; there are second-edition"),
        (("cars = 6", "cars = 11"), "allotments.2.cars: from 2 to 10"),
        (("cars = 6", 'cars = "six"'), "allotments[...].cars: Expected `int`, got `str`"),
        (("cars = 6", "lorries = 6"), "allotments[...]: Object contains unknown field `lorries`"),
        (("per-piece", "per-tear"), "switches.penalty: Invalid enum value 'per-tear'"),
        (('penalty = "per-piece"', "missions = true"), "switches: 'missions': the missions need the city"),
        (("[names]", 'colour = "red"\n[names]'), "Object contains unknown field `colour`"),
        (("[names]", "players = [2, 4]\n[names]"), "allotments.3: missing; players = [2, 4]"),
        (("[names]", "players = [4, 2]\n[names]"), "players: the fewest and the most are needed"),
        (("[names]", "start_gap = 10.0\n[names]"), "start_gap: from 40 to 400 mm"),
        (("[names]", 'car_types = ["sedan"]\n[names]'), "car_types: 1 types for 6 cars"),
        (("[names]", 'car_types = ["tank"]\n[names]'), "car_types: none, or different ones of sedan"),
        (("[names]", "[version_1]\n[names]"), "version_1: only editions of Shuto have it"),
        (("[names]", '[sections]\nweather = "1"\n[names]'), "sections.weather: no such clause"),
        (("de =", "pl ="), "names.pl: one line in one of en, fr, de, it, ja"),
        (("[switches]", "[switches"), "not TOML: "),
    ],
)
def test_a_mistake_is_named_in_one_line(file: Path, change: tuple[str, str], complaint: str) -> None:
    file.write_text(SMALL.replace(*change), "utf-8")
    with pytest.raises(EditionError) as caught:
        read_edition(file)
    assert str(caught.value).startswith(f"{file}: {complaint}")
    assert "\n" not in str(caught.value)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="no such file"):
        load_edition(tmp_path / "none.toml")


def test_a_name_never_opens_a_file(file: Path) -> None:
    """Servers get names from strangers."""
    with pytest.raises(UnknownEditionError):
        load_edition(str(file))
