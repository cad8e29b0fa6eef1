"""`shuto replay` and `shuto score`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from shuto.rules.records.reading import from_link, load_record
from shuto.text import LANGUAGES, say

if TYPE_CHECKING:
    from unit.cli.conftest import Shuto


def test_every_step_in_words(shuto: Shuto, examples: Path) -> None:
    answer = shuto("replay", examples / "first-steps.txt")
    assert (answer.code, answer.err) == (0, "")
    assert "   2  Bob builds a column of height 2; under Ann’s road; 1 car placed\n" in answer.out
    assert "junction of height 6" in answer.out
    assert "Ann is to move" in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(shuto: Shuto, examples: Path, language: str) -> None:
    answer = shuto("replay", examples / "rainbow-city.txt", "--lang", language)
    assert answer.code == 0
    assert say(language, "outcome-won", player="Dan") in answer.out
    assert say(language, "outcome-missions")[:20] in answer.out
    assert say(language, "mission-traffic-jam") in answer.out
    assert say(language, "turn-set-aside", player="Ann") in answer.out


def test_a_game_with_a_ranking(shuto: Shuto, examples: Path) -> None:
    answer = shuto("replay", examples / "three-players.json", "--quiet")
    assert "Amélie wins!" in answer.out
    assert "builds a" not in answer.out
    assert "has placed every car" in shuto("replay", examples / "three-players.json").out


def test_as_json(shuto: Shuto, examples: Path) -> None:
    data = shuto("replay", examples / "rainbow-city.txt", "--json").json
    assert data["legal"] is True
    assert len(data["steps"]) == 44
    assert data["position"]["phase"] == "over"
    assert data["position"]["outcome"]["scores"] == [10, 14, 13, 15]
    assert data["position"]["scores"][3]["total"] == 15
    start = shuto("replay", examples / "rainbow-city.txt", "--json", "--at", "0", "--quiet").json
    assert (start["steps"], start["position"]["phase"], start["position"]["to_move"]) == ([], "setup", 0)


def test_falls_and_payments(shuto: Shuto) -> None:
    record = b"""shuto 2 second-edition
player Ann
player Bob
c0 118,-70 2 ! 0 r1 k1 ~c1=2
! 1 c0 free
! 1 c2*2
"""
    answer = shuto("replay", "-", stdin=record)
    assert answer.code == 0
    fallen = "Bob’s starting ramp, Bob’s car, Bob’s column by 2\u00a0mm"
    assert f"Ann knocks over or moves: {fallen}; Penalty: Ann gives Bob 2 columns" in answer.out
    assert "Ann’s first column; forgiven, nobody pays" in answer.out
    assert "Ann’s last column × 2; Penalty: Bob gives Ann 2 columns" in answer.out
    steps = shuto("replay", "-", "--json", stdin=record).json["steps"]
    assert [[paid["columns"] for paid in step["penalties"]] for step in steps] == [[2], [], [2]]


def test_off_ramp_and_pass_are_described(shuto: Shuto) -> None:
    record = b"""shuto 2 two-player-2024
player Ann
player Bob
c0 > 120,-60
c1 119,60 2
pass
c2 200,150 1
"""
    out = shuto("replay", "-", stdin=record).out
    assert "Ann builds an off-ramp; 1 car placed" in out
    assert "Ann passes" in out
    assert "Ann ran out of material and is out of the game." in out
    assert "Bob wins!" in out


def test_an_adjusted_turn_and_a_building(shuto: Shuto) -> None:
    record = b"""shuto 2 four-player-de
player Ann
player Bob
+ block 250,0 @ 30
+ slab -250,20
c0 118,-60 2
adjust c0 119,-60 2
"""
    out = shuto("replay", "-", stdin=record).out
    assert "Bob places: building “Block”" in out
    assert "Ann adjusts the last turn" in out


def test_illegal_step_is_explained(shuto: Shuto, examples: Path) -> None:
    answer = shuto("replay", examples / "too-close.txt")
    assert (answer.code, answer.err) == (1, "")
    assert "Step 9 is not legal" in answer.out
    assert "Roads may not touch each other" in answer.out
    data = shuto("replay", examples / "too-close.txt", "--json")
    assert (data.code, data.json["legal"]) == (1, False)


def test_shared_win(shuto: Shuto) -> None:
    head = b'shuto 2 two-player-2024\nplayer Ann\nplayer Bob\nrule forced_pass="no-turn"\n'
    record = head + b"c0 > 120,-60\nc1 > -120,60\npass\npass\n"
    out = shuto("replay", "-", stdin=record).out
    assert "Everybody passed" in out
    assert "Shared win: Ann and Bob" in out


@pytest.mark.parametrize("name", ["first-steps.txt", "rainbow-city.txt", "three-players.json"])
def test_a_record_in_every_form_is_the_same_record(shuto: Shuto, examples: Path, name: str) -> None:
    original = load_record((examples / name).read_bytes())
    text = shuto("replay", examples / name, "--to", "text")
    assert load_record(text.out.encode()) == original
    json = shuto("replay", examples / name, "--to", "json")
    assert load_record(json.out.encode()) == original
    link = shuto("replay", examples / name, "--to", "link")
    assert from_link(link.out.strip()) == original
    again = shuto("replay", "--link", link.out.strip(), "--to", "text")
    assert again.out == text.out
    wrapped = shuto("replay", examples / name, "--to", "link", "--json").json
    assert wrapped == {"form": "link", "record": link.out.strip()}


def test_a_record_cut_short_states_no_result(shuto: Shuto, examples: Path) -> None:
    cut = load_record(shuto("replay", examples / "rainbow-city.txt", "--at", "20", "--to", "text").out.encode())
    assert (len(cut.steps), cut.result) == (20, None)
    whole = load_record(shuto("replay", examples / "rainbow-city.txt", "--at", "44", "--to", "text").out.encode())
    assert whole.result is not None


def test_an_illegal_record_is_not_converted(shuto: Shuto, examples: Path) -> None:
    answer = shuto("replay", examples / "too-close.txt", "--to", "json")
    assert answer.code == 1
    assert "Step 9" in answer.complaint


def test_wrong_result_is_rejected(shuto: Shuto) -> None:
    record = b"shuto 2 second-edition\nplayer A\nplayer B\nresult all-cars 0 1\n"
    answer = shuto("replay", "-", stdin=record)
    assert answer.code == 2
    assert answer.complaint == "standard input: result: the steps do not lead to the result that is stated"


def test_scores(shuto: Shuto, examples: Path) -> None:
    answer = shuto("score", examples / "rainbow-city.txt")
    assert answer.code == 0
    assert "Total" in answer.out
    assert "Dan wins!" in answer.out
    sheets = shuto("score", examples / "rainbow-city.txt", "--json").json
    assert [sheet["total"] for sheet in sheets] == [10, 14, 13, 15]
    early = shuto("score", examples / "rainbow-city.txt", "--at", "12", "--json").json
    assert [sheet["points"]["drive"] for sheet in early] == [1, 1, 1, 1]


def test_no_score_without_missions(shuto: Shuto, examples: Path) -> None:
    answer = shuto("score", examples / "first-steps.txt")
    assert answer.code == 2
    assert answer.complaint.endswith("is played without missions, so there is no score")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_collapse_by_hand_in_every_language(shuto: Shuto, examples: Path, language: str) -> None:
    answer = shuto("replay", examples / "collapse.json", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert say(language, "cli-by-hand", count=1) in answer.out
    told = next(line for line in answer.out.splitlines() if "→" in line)
    assert told.strip().startswith(say(language, "cli-collapse", chain=say(language, "web-hand-your-piece") + " → "))


def test_a_collapse_as_data_and_in_other_forms(shuto: Shuto, examples: Path) -> None:
    file = examples / "collapse.json"
    hands = shuto("replay", file, "--json").json["hands"]
    assert (hands["carries"], hands["open_fall"], hands["settings"]["mode"]) == (1, False, "shaky")
    (collapse,) = hands["collapses"]
    assert collapse["chain"][0] == collapse["held"]
    assert set(collapse["chain"][-1:]) <= set(collapse["fallen"])
    text = shuto("replay", file, "--to", "text").out
    assert 'hand mode="shaky"\n' in text
    assert "tremor 0 wild\n" in text
    again = load_record(text.encode())
    assert again.hands is not None
    whole = load_record(file.read_bytes())
    assert whole.hands is not None
    assert again.hands == whole.hands.plain()
    cut = load_record(shuto("replay", file, "--to", "json", "--at", "3").out.encode())
    assert cut.hands == again.hands
    assert "How it came down" not in shuto("replay", file, "--at", "3").out
