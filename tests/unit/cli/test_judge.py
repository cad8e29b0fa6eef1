"""`shuto judge`: records, single turns, every edition."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from shuto.rules.editions.edition import EDITION_IDS
from shuto.rules.referee.views import CrossingView, FindingView, VerdictView
from shuto.text import LANGUAGES, say

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto

DUEL = "shuto 2 two-player-2024\nplayer Ann\nplayer Bob\n"


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    file = tmp_path / "duel.txt"
    file.write_text(DUEL)
    return file


def test_a_legal_record(shuto: Shuto, examples: Path) -> None:
    answer = shuto("judge", examples / "first-steps.txt")
    assert (answer.code, answer.err) == (0, "")
    assert "8 steps, and all are legal." in answer.out
    assert "c6 -68.79,129.44 6j = 60:sports-car" in answer.out
    data = shuto("judge", examples / "first-steps.txt", "--json").json
    assert data["legal"] is True
    assert data["illegal"] is None
    assert [step["step"] for step in data["steps"]] == list(range(1, 9))
    assert data["steps"][1]["verdict"]["crossings"][0]["why"] == "earns"


def test_a_verdict_has_every_field_that_the_browser_gets(shuto: Shuto, examples: Path) -> None:
    verdict = shuto("judge", examples / "first-steps.txt", "--json").json["steps"][1]["verdict"]
    assert set(VerdictView.__struct_fields__) | {"turn", "seat", "player"} == set(verdict)
    crossing = verdict["crossings"][0]
    assert set(CrossingView.__struct_fields__) | {"clearance", "earns", "player"} == set(crossing)
    assert crossing["clearance"] > 0.0
    passed = shuto("judge", examples / "first-steps.txt", "--turn", "pass", "--json").json
    finding = passed["findings"][0]
    assert set(finding) == set(FindingView.__struct_fields__)
    assert finding["instead"]["type"] == "extend"


def test_an_illegal_record_stops_where_it_is_illegal(shuto: Shuto, examples: Path) -> None:
    answer = shuto("judge", examples / "too-close.txt", "--explain")
    assert (answer.code, answer.err) == (1, "")
    assert "Step 9 is not legal" in answer.out
    assert "Bob’s road" in answer.out
    assert "Nearest legal turn: c8 " in answer.out
    assert say("en", "rule-no-touch").split(".")[0] in answer.out
    answer = shuto("judge", examples / "too-close.txt", "--json", "--explain")
    assert answer.code == 1
    broken = answer.json["illegal"]
    assert broken["step"] == 9
    assert [finding["fault"] for finding in broken["findings"]] == ["touches-road"]
    assert broken["findings"][0]["section"] == "5"
    assert broken["findings"][0]["gap"] == pytest.approx(1.37, abs=0.05)
    assert broken["nearest"]["distance"] < 8.0
    assert broken["rules"][0]["title"] == say("en", "clause-no-touch")


def test_only_the_first_steps(shuto: Shuto, examples: Path) -> None:
    answer = shuto("judge", examples / "too-close.txt", "--at", "8")
    assert answer.code == 0
    assert shuto("judge", examples / "too-close.txt", "--at", "10").complaint.startswith("--at: ")
    assert shuto("judge", examples / "too-close.txt", "--at=-1").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_in_every_language(shuto: Shuto, duel: Path, language: str) -> None:
    good = shuto("judge", duel, "--turn", "c0 119,-60 2", "--lang", language)
    assert good.code == 0
    assert say(language, "legal") in good.out
    bad = shuto("--lang", language, "judge", duel, "--turn", "c0 119,-60 3")
    assert bad.code == 1
    assert say(language, "illegal") in bad.out
    assert say(language, "clause-column-height") in bad.out


def test_the_language_of_the_environment(shuto: Shuto, duel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "erlaubt" in shuto("judge", duel, "--turn", "c0 119,-60 2").out
    assert "valide" in shuto("judge", duel, "--turn", "c0 119,-60 2", "--lang", "fr-CA").out
    monkeypatch.setenv("LC_ALL", "it_IT")
    assert "valido" in shuto("judge", duel, "--turn", "c0 119,-60 2").out


@pytest.mark.parametrize(
    ("turn", "code", "fault"),
    [
        ("c0 119,-60 2", 0, None),
        ("c0 > 119,-60", 0, None),
        ("c0 200,-60 2", 1, "out-of-reach"),
        ("c1 119,60 2", 1, "no-such-base-point"),
        ("1: c1 119,60 2", 1, "not-your-turn"),
        ("99: pass", 1, "not-your-turn"),
        ("pass", 1, "pass-with-legal-build"),
        ("aside", 1, "set-aside-not-allowed"),
        ("stop", 1, "stop-not-allowed"),
        ("adjust c0 119,-60 2", 1, "adjust-closed"),
        ("+ tower 0,0", 1, "wrong-phase"),
    ],
)
def test_one_turn(shuto: Shuto, duel: Path, turn: str, code: int, fault: str | None) -> None:
    assert shuto("judge", duel, "--turn", turn).code == code
    answer = shuto("judge", duel, "--turn", turn, "--json")
    assert answer.code == code
    faults = [finding["fault"] for finding in answer.json["findings"]]
    assert answer.json["legal"] is (code == 0)
    assert (faults[0] if faults else None) == fault


def test_the_leading_cause_first_and_the_rest_only_when_asked(shuto: Shuto, duel: Path) -> None:
    """A column of the wrong height that stands too far away: two causes."""
    turn = ("--turn", "c0 200,-60 3")
    short = shuto("judge", duel, *turn, "--explain")
    assert say("en", "clause-column-height") in short.out
    assert say("en", "clause-column-place") not in short.out
    assert "1 more problem: --all shows them." in short.out
    full = shuto("judge", duel, *turn, "--explain", "--all")
    assert full.out.index("exactly one higher") < full.out.index("too far away")
    assert say("en", "rule-column-place").split(".")[0] in full.out
    assert "--all" not in full.out
    findings = shuto("judge", duel, *turn, "--json").json["findings"]
    assert [(one["fault"], one["cause"]) for one in findings] == [("height-step", None), ("out-of-reach", None)]


def test_cars_and_crossings_of_one_turn(shuto: Shuto, examples: Path) -> None:
    answer = shuto("judge", examples / "every-edition.txt", "--at", "1", "--turn", "c1 61.71,-18.13 2")
    assert "first to cross, earns a car" in answer.out
    assert "Earned: 1" in answer.out
    assert "car at 60\u00a0mm" in answer.out


def test_a_turn_after_the_end(shuto: Shuto, examples: Path) -> None:
    answer = shuto("judge", examples / "rainbow-city.txt", "--turn", "9: pass", "--json")
    assert answer.code == 1
    assert answer.json["player"] == "9"
    assert answer.json["findings"][0]["fault"] == "wrong-phase"
    assert shuto("judge", examples / "rainbow-city.txt", "--turn", "9: pass").code == 1


def test_invalid_turn_is_rejected(shuto: Shuto, duel: Path) -> None:
    answer = shuto("judge", duel, "--turn", "e2 e4")
    assert answer.code == 2
    assert answer.complaint.startswith("--turn: 'e2 e4' is not a turn")


def test_a_turn_after_an_illegal_step_has_no_position(shuto: Shuto, examples: Path) -> None:
    answer = shuto("judge", examples / "too-close.txt", "--turn", "pass", "--lang", "de")
    assert answer.code == 1
    assert "Schritt 9 ist nicht erlaubt" in answer.complaint


def test_every_edition_side_by_side(shuto: Shuto, examples: Path) -> None:
    answer = shuto("judge", examples / "every-edition.txt", "--all-editions")
    assert answer.code == 0
    assert all(name in answer.out for name in EDITION_IDS)
    data = shuto("judge", examples / "every-edition.txt", "--all-editions", "--json").json
    assert data["played"] == "second-edition"
    said = {row["edition"]: (row["legal"], row["earned"]) for row in data["editions"]}
    assert said == {
        "second-edition": (True, 1),
        "four-player-fr": (True, 2),
        "four-player-de": (False, 2),
        "two-player-2024": (False, 1),
        "rainbow-city": (False, 2),
    }


def test_every_edition_for_a_stated_turn(shuto: Shuto, examples: Path) -> None:
    file = examples / "every-edition.txt"
    args = ("--at", "2", "--turn", "c2 > -53.24,157.42", "--all-editions", "--json")
    assert shuto("judge", file, *args).json == shuto("judge", file, "--all-editions", "--json").json
    assert shuto("judge", file, "--at", "2", "--turn", "c2 0,0 9", "--all-editions").code == 1
    four = shuto("judge", examples / "rainbow-city.txt", "--all-editions", "--json").json
    assert [row["edition"] for row in four["editions"]] == ["four-player-fr", "four-player-de", "rainbow-city"]


def test_house_rules_are_marked_in_the_comparison(shuto: Shuto) -> None:
    record = b'shuto 2 two-player-2024\nplayer A\nplayer B\nrule off_ramp_from="any-height"\nc0 119,-60 2\n'
    assert "+ house rule" in shuto("judge", "-", "--all-editions", stdin=record).out


def test_every_edition_needs_a_turn(shuto: Shuto, duel: Path) -> None:
    answer = shuto("judge", duel, "--all-editions")
    assert answer.code == 2
    assert answer.complaint.startswith("--all-editions: ")


def test_adjusting_is_judged_under_every_edition(shuto: Shuto, duel: Path) -> None:
    duel.write_text(DUEL + "c0 119,-60 2\n")
    data = shuto("judge", duel, "--turn", "adjust c0 119.5,-60 2", "--all-editions", "--json").json
    legal = {row["edition"] for row in data["editions"] if row["legal"]}
    assert legal == {"second-edition", "four-player-fr", "four-player-de"}


def test_record_without_steps(shuto: Shuto, duel: Path) -> None:
    answer = shuto("judge", duel)
    assert answer.code == 0
    assert answer.out.strip() == "✔ There is nothing to judge yet."


@pytest.mark.parametrize(
    ("edition", "height", "why"),
    [
        ("two-player-2024", 2, "In this game, an off-ramp may only start from height 1, not from height 2."),
        ("second-edition", 12, "From height 12, a road is too short to reach the table."),
    ],
)
def test_why_no_off_ramp_starts_there(shuto: Shuto, edition: str, height: int, why: str) -> None:
    tall = "c0 40,-70 12j" if height == 12 else "c0 119,-60 2"
    record = f"shuto 2 {edition}\nplayer Ann\nplayer Bob\n{tall}\nc1 119,60 2\n".encode()
    answer = shuto("judge", "-", "--turn", "c2 > 119,-180", "--json", stdin=record)
    assert [one["text"] for one in answer.json["findings"] if one["fault"] == "off-ramp-height"] == [why]
