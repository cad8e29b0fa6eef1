"""`say`: the language, the numbers and plurals of a message, and the errors that are the caller's bugs."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise

import pytest

from shuto.rules.pieces import Mark, PieceRef
from shuto.rules.referee.naming.wording import piece_text
from shuto.text import LANGUAGES, best_language, has, listed, message_ids, say


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("en", "en"),
        ("ja", "ja"),
        ("fr-CA", "fr"),
        ("de_AT.UTF-8", "de"),
        ("IT", "it"),
        (" de ", "de"),
        ("ja:en", "ja"),
        ("fr-CH, fr;q=0.9", "fr"),
        ("C.UTF-8", "en"),
        ("nl", "en"),
        ("frr", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_best_language(wanted: str | None, spoken: str) -> None:
    assert best_language(wanted) == spoken


def test_say_falls_back_to_the_language_and_then_to_english() -> None:
    assert say("fr-CA", "phase-over") == say("fr", "phase-over") != say("en", "phase-over")
    assert say("nl", "phase-over") == say("en", "phase-over") == "game over"
    assert message_ids("de-CH") is message_ids("de")


def test_unknown_message_is_the_callers_bug() -> None:
    assert has("fault-off-table")
    assert not has("fault-of-mine")
    with pytest.raises(KeyError, match="fault-of-mine"):
        say("de", "fault-of-mine")


def test_missing_argument_is_the_callers_bug() -> None:
    with pytest.raises(KeyError, match=r"fault-not-your-turn.*player"):
        say("it", "fault-not-your-turn")


def test_an_argument_too_many_is_no_bug() -> None:
    assert say("en", "fault-junctions-off", pieces="") == say("en", "fault-junctions-off")


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "12.3\u00a0mm"), ("fr", "12,3\u00a0mm"), ("de", "12,3\u00a0mm"), ("it", "12,3\u00a0mm"), ("ja", "12.3mm")],
)
def test_decimal_mark_is_that_of_the_language(language: str, shown: str) -> None:
    assert say(language, "gap-mm", gap=12.26) == shown


def test_a_gap_is_never_nothing() -> None:
    assert say("en", "gap-mm", gap=3.0) == "3\u00a0mm"
    assert say("en", "gap-mm", gap=0.06) == "0.1\u00a0mm"
    for hair in (0.04, 0.0, -0.0, 0):
        assert say("en", "gap-mm", gap=hair) == "less than 0.1\u00a0mm"


@pytest.mark.parametrize(
    ("count", "cars", "columns"),
    [
        (0, "no car placed", "Strafe: Ann gibt Bob 0 Pfeilersteine"),
        (1, "1 car placed", "Strafe: Ann gibt Bob 1 Pfeilerstein"),
        (2, "2 cars placed", "Strafe: Ann gibt Bob 2 Pfeilersteine"),
    ],
)
def test_plurals(count: int, cars: str, columns: str) -> None:
    assert say("en", "turn-cars", count=count) == cars
    assert say("de", "turn-penalty", payer="Ann", owner="Bob", count=count) == columns


def test_pieces_are_named_by_their_owner_and_by_what_marks_them() -> None:
    road = PieceRef("road", "r4", "Bob", seat=1)
    at_tower = road._replace(mark=Mark("near", component="tower"))
    over = road._replace(mark=Mark("over", seat=0), whose="Ann")
    assert piece_text(road, "en") == "Bob’s road"
    assert piece_text(road, "en", reader=1) == "your road"
    assert piece_text(at_tower, "fr") == "route (Bob) près de la tour"
    assert piece_text(at_tower, "de", reader=1) == "deine Straße am Turm"
    assert piece_text(over, "en", reader=0) == "Bob’s road over your road"
    assert piece_text(over, "it") == "strada di Bob sopra una strada di Ann"
    assert piece_text(PieceRef("car", "k3", "Ann", "sports-car", 0), "de") == "Sportwagen (Ann)"
    assert piece_text(PieceRef("car", "k3", "Ann", "plain", 0), "de", reader=0) == "dein Auto"
    junction = PieceRef("junction", "c3", "Ann", seat=0, mark=Mark("number", number=4))
    assert piece_text(junction, "ja", reader=0) == "自分の4つ目のジャンクション"
    assert say("en", "piece-area", id="airport") == say("en", "component-airport")
    assert say("it", "fault-development-first", component="tower").endswith(": torre.")


@pytest.mark.parametrize(
    ("language", "three", "two"),
    [
        ("en", "Ann, Bob and Cat", "Ann and Bob"),
        ("fr", "Ann, Bob et Cat", "Ann et Bob"),
        ("de", "Ann, Bob und Cat", "Ann und Bob"),
        ("it", "Ann, Bob e Cat", "Ann e Bob"),
        ("ja", "Ann、Bob、Cat", "Ann、Bob"),
    ],
)
def test_names_are_listed_as_in_a_sentence(language: str, three: str, two: str) -> None:
    assert listed(language, ["Ann", "Bob", "Cat"]) == three
    assert listed(language, ["Ann", "Bob"]) == two
    assert listed(language, ["Ann"]) == "Ann"
    assert listed(language, []) == ""


def test_phases_are_told_apart() -> None:
    for language in LANGUAGES:
        told = [say(language, "fault-wrong-phase", phase=phase) for phase in ("setup", "building", "over")]
        assert all(a != b for a, b in pairwise([*told, told[0]]))


def test_importing_the_texts_does_not_load_fluent() -> None:
    code = "import sys, shuto.text; sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
