"""`shuto editions` and `shuto rules`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from shuto.learn.rulebook.book import section_key
from shuto.rules.editions.clauses import OURS, Clause
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.text import LANGUAGES, say

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto


def test_editions_shows_every_box(shuto: Shuto) -> None:
    answer = shuto("editions")
    assert (answer.code, answer.err) == (0, "")
    for name in EDITION_IDS:
        assert name in answer.out
        assert say("en", f"edition-{name}") in answer.out
    assert "2–6" in answer.out
    assert "may be placed" in answer.out


def test_editions_as_json(shuto: Shuto) -> None:
    boxes = shuto("editions", "--json").json
    assert [box["id"] for box in boxes] == list(EDITION_IDS)
    assert boxes[-1]["players"] == [2, 6]
    assert boxes[-1]["allotments"]["3"] == {"cars": 8, "gray": 25, "yellow": 2, "roads": 12}
    assert boxes[0]["switches"]["off_ramp_from"] == "any-height"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_rules_are_printed_in_every_language(shuto: Shuto, language: str, edition: str) -> None:
    answer = shuto("rules", edition, "--lang", language)
    assert answer.code == 0
    assert say(language, "clause-earning") in answer.out
    assert answer.out.count(say(language, "ruling-ours")) >= len(OURS)


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_the_rules_come_in_the_order_of_the_book(shuto: Shuto, edition: str) -> None:
    clauses = shuto("rules", edition, "--json").json["clauses"]
    keys = [section_key(clause["section"], clause["ours"]) for clause in clauses]
    assert keys == sorted(keys)
    book = load_edition(edition)
    assert {c["clause"] for c in clauses if c["section"]} >= {
        clause for clause in book.sections if not clause.startswith(("mission", "same-type"))
    }
    assert [c["clause"] for c in clauses if c["ours"]] == [clause.value for clause in Clause if clause in OURS]


def test_missions_only_when_asked_for(shuto: Shuto) -> None:
    basic, full = shuto("rules", "rainbow-city"), shuto("rules", "rainbow-city", "--missions")
    assert "Mission: drive" not in basic.out
    assert "--missions" in basic.out
    assert "Mission: drive" in full.out
    assert "cars 10" in full.out
    assert shuto("rules", "second-edition", "--missions").complaint == "--missions: second-edition has no mission rules"


def test_house_rules_are_shown_as_such(shuto: Shuto) -> None:
    args = (
        "rules",
        "second-edition",
        "--rule",
        "obstacles=city",
        "--rule",
        "junctions=false",
        "--rule",
        "earned-car=must",
    )
    by_table = {c["clause"] for c in shuto(*args, "--json").json["clauses"] if c["house_rule"]}
    assert by_table == {"obstacles", "areas", "children", "car-duty"}
    shown = shuto(*args).out
    assert "House rules: Obstacles: the city, Junctions: off, Earned car: must be placed" in shown
    assert "house rule  Use of areas" in shown
    assert "Height of junctions" not in shown
    plain = shuto("rules", "second-edition", "--json").json["clauses"]
    assert not any(c["house_rule"] for c in plain)


def test_extras_are_optional(shuto: Shuto) -> None:
    def optional(*args: str) -> set[str]:
        return {c["clause"] for c in shuto("rules", *args, "--json").json["clauses"] if c["optional"]}

    assert optional("two-player-2024") == {"same-type"}
    assert optional("two-player-2024", "--rule", "same_type=one-a-turn") == set()
    assert optional("second-edition") == {"children"}
    assert optional("rainbow-city", "--missions") == set()


def test_material_rule_mentions_any_kind(shuto: Shuto) -> None:
    more = say("en", "rule-material-short-any-kind")
    texts = {c["clause"]: c["text"] for c in shuto("rules", "four-player-de", "--json").json["clauses"]}
    assert texts["material"].endswith(more)


def test_players(shuto: Shuto) -> None:
    answer = shuto("rules", "four-player-fr", "--players", "3")
    assert "Pieces of each player, with 3 playing: cars 8, gray 25, yellow 2, roads 12" in answer.out
    assert "Players 2" not in answer.out
    assert shuto("rules", "four-player-fr", "--players", "5").complaint == "--players: four-player-fr is for 2–4, not 5"


def test_diff_shows_what_differs_and_nothing_else(shuto: Shuto) -> None:
    data = shuto("rules", "second-edition", "--diff", "two-player-2024", "--json").json
    assert data["editions"] == ["second-edition", "two-player-2024"]
    assert data["numbers"]["start_gap"] == ["140\u00a0mm", "120\u00a0mm"]
    assert "players" not in data["numbers"]
    assert data["switches"]["off_ramp_from"] == ["any-height", "height-1"]
    assert "earn_from" not in data["switches"]
    sides = {clause["clause"]: clause["sides"] for clause in data["clauses"]}
    assert "earning" not in sides
    assert sides["children"][1] is None
    assert sides["repair"][0]["section"] == "8"
    shown = shuto("rules", "second-edition", "--diff", "two-player-2024").out
    assert "140\u00a0mm" in shown
    assert "Roads you earn from" not in shown
    assert "not part of these rules" in shown


def test_edition_does_not_differ_from_itself(shuto: Shuto) -> None:
    assert shuto("rules", "rainbow-city", "--diff", "rainbow-city").out == "These rules are the same.\n"
    changed = shuto(
        "rules", "rainbow-city", "--rule", "cars=5", "--diff", "rainbow-city", "--players", "4", "--json"
    ).json
    assert list(changed["numbers"]) == ["allotment-4"]
    assert list(changed["switches"]) == ["cars"]


def test_what_is_often_misread(shuto: Shuto) -> None:
    answer = shuto("rules", "--misread")
    assert (answer.code, answer.err) == (0, "")
    assert "Does crossing a ramp earn a car?" in answer.out
    assert "Roads you earn from: all, ramps too" in answer.out
    topics = {topic["id"]: topic for topic in shuto("rules", "--misread", "--json", "--lang", "de").json}
    assert [camp["examples"][0]["result"] for camp in topics["ramps"]["camps"]] == [
        "Sie bringt kein Auto.",
        "Sie bringt 1 Auto.",
    ]


def test_pictures_of_the_rules(shuto: Shuto, tmp_path: Path) -> None:
    folder = tmp_path / "drawn"
    assert shuto("rules", "second-edition", "--pictures", str(folder)).code == 0
    assert (folder / "touching.svg").read_text("utf-8").startswith("<svg")
    assert not (folder / "traffic-jam.svg").exists()
    (tmp_path / "file").write_text("")
    refused = shuto("rules", "second-edition", "--pictures", str(tmp_path / "file"))
    assert (refused.code, refused.complaint.split(":")[0]) == (2, "--pictures")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ([], "rules: an edition is needed; there are second-edition"),
        (["atari"], "rules: edition 'atari': unknown; there are second-edition"),
        (["rainbow-city", "--diff", "x"], "--diff: edition 'x': unknown"),
        (["rainbow-city", "--rule", "cars"], "--rule: 'cars': NAME=VALUE is needed"),
        (["rainbow-city", "--rule", "cars=1"], "--rule: house rule 'cars'"),
        (["rainbow-city", "--rule", "cars=[1]"], "--rule: cars: one value is needed"),
        (["rainbow-city", "--rule", "speed=1"], "--rule: house rule 'speed': no such switch"),
        (["rainbow-city", "--rule", "nudge=NaN"], "--rule: house rule"),
        (["rainbow-city", "--rule", "nudge=" + "[" * 5000], "--rule: house rule"),
        (["rainbow-city", "--lang", "tlh"], "--lang: 'tlh' is not available; choose one of en"),
    ],
)
def test_bad_arguments(shuto: Shuto, args: list[str], complaint: str) -> None:
    answer = shuto("rules", *args)
    assert answer.code == 2
    assert answer.complaint.startswith(complaint)
