"""Arenas over several editions and numbers of players: what is played, what is refused, and the output."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.test_arena import games, played, result
from shuto.bots.arena.cluster import Chunks
from shuto.bots.arena.combinations import MisfitError, TotalProgress, combine, interleaved_games
from shuto.bots.arena.game import play_spec
from shuto.bots.arena.ledger import Ledger
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.arena.rating import Sprt
from shuto.bots.arena.report import html_report
from shuto.bots.arena.run import play_plans
from shuto.cli.run import run as shuto
from shuto.rules.editions.switches import HouseRuleError
from shuto.rules.game import GameError
from shuto.text import LANGUAGES

BOTS = ("greedy", "random")
TWO, CITY, FOUR = "two-player-2024", "rainbow-city", "four-player-de"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_possible_combinations_are_planned_and_others_left_out() -> None:
    found = combine(Plan(BOTS, pairs=3, seed=5), [TWO, CITY, TWO], [2, 4, 2])
    assert [(plan.edition, plan.players, plan.pairs, plan.seed) for plan in found.plans] == [
        (TWO, 2, 3, 5), (CITY, 2, 3, 5), (CITY, 4, 3, 5),
    ]  # fmt: skip
    assert found.left_out == [(TWO, 4)]
    alone = Plan(BOTS, CITY, 3)
    assert combine(alone, [CITY], [3]) == ([alone], [])


def test_edition_or_count_that_fits_nothing_is_refused() -> None:
    with pytest.raises(MisfitError) as caught:
        combine(Plan(BOTS), [TWO, CITY], [3, 4])
    assert (caught.value.edition, caught.value.players) == (TWO, None)
    with pytest.raises(MisfitError) as caught:
        combine(Plan(BOTS), [TWO, FOUR], [2, 5])
    assert (caught.value.edition, caught.value.players) == (None, 5)
    with pytest.raises(GameError, match="is for 2, not 5"):
        combine(Plan(BOTS), [TWO], [5])


def test_house_rules_must_fit_every_edition_and_are_normalized() -> None:
    found = combine(Plan(BOTS, house_rules={"missions": False, "cars": 4}), [TWO, CITY], [2])
    assert [plan.house_rules for plan in found.plans] == [{"cars": 4}, {"cars": 4}]
    with pytest.raises(HouseRuleError, match=f"{TWO} has no mission rules"):
        combine(Plan(BOTS, house_rules={"missions": True}), [CITY, TWO], [2])


def test_games_of_all_plans_are_interleaved_by_seed() -> None:
    plans = combine(Plan(("a", "b", "c"), pairs=2), [TWO, CITY], [2, 3]).plans
    specs = list(interleaved_games(plans))
    assert [(spec.edition, len(spec.bots), spec.seed) for spec in specs] == [
        game for seed in range(2) for edition, players in [(TWO, 2), (CITY, 2), (CITY, 3)]
        for game in [(edition, players, seed)] * (2 * players)
    ]  # fmt: skip
    assert list(interleaved_games(plans[:1])) == list(plans[0].games())
    chunks = Chunks(specs)  # the chunks of a cluster are whole pairs of one plan
    taken: list[GameSpec] = []
    while chunk := chunks.take():
        assert {spec.id.rpartition("/")[0] for spec in chunk} == {chunk[0].id.rpartition("/")[0]}
        taken += chunk
    assert taken == specs


def test_progress_adds_up_over_plans() -> None:
    plans = [Plan(("a", "b"), "e", pairs=2), Plan(("a", "b"), "e", 3, pairs=1)]
    progress = TotalProgress(plans)
    known = games("a", "b", 0.5, 4)
    three = result("a", "b", 0, 1, 1.0, players=3)
    assert not progress.add([known[1], three, known[0], result("a", "z", 0, 0, 1.0)])
    assert (progress.done, progress.total, progress.verdict) == (3, 7, None)
    assert progress.results() == [(plans[0], known[:2]), (plans[1], [three])]
    assert TotalProgress(plans[:1], Sprt(0.4, 0.6)).verdict == "go on"


@pytest.mark.compiled
def test_resumed_arena_gives_the_same_results(tmp_path: Path) -> None:
    plans = combine(Plan(BOTS, pairs=1, house_rules={"cars": 3}), [TWO, CITY], [2, 3]).plans
    once, twice = Ledger(tmp_path / "once"), Ledger(tmp_path / "twice")
    play_plans(plans, once, lambda _: False, workers=1)
    play_plans(plans, twice, lambda _: len(twice.results) == 3, workers=1)
    again = Ledger(tmp_path / "twice")
    assert len(again.results) == 3
    play_plans(plans, again, lambda _: False, play_games=lambda specs: map(play_spec, reversed(specs)))
    assert played(tmp_path / "once") == played(tmp_path / "twice")
    assert {name.split("/")[0] for name in played(tmp_path / "once")} == {f"{TWO}+cars=3", f"{CITY}+cars=3"}
    assert len(played(tmp_path / "once")) == 2 + 2 + 3
    told = []
    for ledger in (once, again):
        progress = TotalProgress(plans)
        progress.add(ledger.results)
        told.append([[one.id for one in results] for _, results in progress.results()])
    assert told[0] == told[1]


def test_report_has_a_section_for_every_combination() -> None:
    two = Plan(("a", "b"), house_rules={"cars": 4})
    three = Plan(("a", "b"), CITY, 3)
    won = [result("a", "b", n // 3, n % 3, 1.0, players=3) for n in range(6)]
    page = html_report([(two, games("a", "b", 0.6, 20)), (three, won)])
    assert page.count("<section>") == page.count("</section>") == 2
    assert f"<h2>{TWO}, cars = 4, 2 players</h2>" in page
    assert f"<h2>{CITY}, 3 players</h2>" in page
    assert page.count("<svg") == 4
    assert page.count("<table") == 6
    assert page.count("<!doctype") == page.count("</html>") == page.count("<h1>") == 1
    assert "src=" not in page
    assert "http" not in page
    assert "<section>" not in html_report([(three, won)])


def arena(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str, str]:
    """Run the command in this process. Returns the exit code, standard output and standard error."""
    code = shuto(["arena", *BOTS, "--workers", "1", "--pairs", "1", *options])
    said = capsys.readouterr()
    return code, said.out, said.err


def document(said: tuple[int, str, str]) -> Any:
    assert said[0] == 0, said[2]
    return msgspec.json.decode(said[1])


@pytest.mark.compiled
def test_command_with_several_combinations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger, page = tmp_path / "ledger.jsonl", tmp_path / "page.html"
    options = ["--edition", TWO, "--edition", CITY, "--players", "2", "--players", "3", "--house-rule", "cars=3"]
    said = arena(capsys, *options, "--ledger", str(ledger), "--report", str(page), "--json")
    told = document(said)
    assert (
        said[2] == f"shuto: arena: skipped, because the edition cannot be played by this number of players: {TWO} (3)\n"
    )
    assert list(told) == ["frames", "sprt"]
    assert told["sprt"] is None
    assert [list(one) for one in told["frames"]] == [
        ["edition", "players", "house_rules", "games", "pairings", "ratings"]
    ] * 3
    assert [(one["edition"], one["players"], one["house_rules"], one["games"]) for one in told["frames"]] == [
        (TWO, 2, {"cars": 3}, 2), (CITY, 2, {"cars": 3}, 2), (CITY, 3, {"cars": 3}, 3),
    ]  # fmt: skip
    assert len(played(ledger)) == 7
    assert page.read_text().count("<section>") == 3

    # As text, from the ledger alone: a heading and two tables for each combination.
    code, text, _ = arena(capsys, *options, "--ledger", str(ledger))
    assert code == 0
    headings = [line for line in text.splitlines() if "Players: " in line]
    assert [line.partition("(")[2] for line in headings] == [
        f"{TWO})  Players: 2  House rules: Cars per player: 3",
        f"{CITY})  Players: 2  House rules: Cars per player: 3",
        f"{CITY})  Players: 3  House rules: Cars per player: 3",
    ]
    assert text.count("pairing") == 3
    assert (text.count("Elo"), text.count("openskill")) == (2, 1)
    assert len(played(ledger)) == 7

    # One combination by itself has the same games, in the usual format.
    alone = document(arena(capsys, "--edition", CITY, "--rule", "cars=3", "--ledger", str(ledger), "--json"))
    assert list(alone) == ["games", "pairings", "ratings", "sprt"]
    assert {**alone, **told["frames"][1]} == {**told["frames"][1], "sprt": None}
    assert len(played(ledger)) == 7


@pytest.mark.compiled
def test_command_with_one_combination_has_no_frames_in_its_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = tmp_path / "ledger.jsonl"
    said = arena(capsys, "--ledger", str(ledger), "--players", "2", "--players", "2", "--json")
    told = document(said)
    assert list(told) == ["games", "pairings", "ratings", "sprt"]
    assert sorted(played(ledger)) == [f"{TWO}/2/greedy-random/0/0", f"{TWO}/2/greedy-random/0/1"]
    assert said[2] == ""
    _, text, _ = arena(capsys, "--ledger", str(ledger))
    assert text.splitlines()[0].startswith("pairing ")


@pytest.mark.compiled
def test_house_rules_apply_to_the_games(tmp_path: Path) -> None:
    """With two cars, one of them on the starting ramp, the first earned car wins."""
    path = tmp_path / "ledger.jsonl"
    command = ["arena", "greedy", "thrifty", "--workers", "1", "--pairs", "1", "--edition", TWO, "--edition", CITY]
    assert shuto([*command, "--ledger", str(path), "--house-rule", "cars=2"]) == 0
    told = Ledger(path).results
    assert len(told) == 4
    assert all(one.reason == "all-cars" and one.turns <= 6 for one in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--edition", TWO, "--edition", FOUR, "--players", "2", "--players", "5"], "--players: "),
        (["--edition", TWO, "--edition", FOUR, "--players", "3", "--players", "4"], f"--edition: {TWO}"),
        (["--edition", TWO, "--players", "3", "--players", "4"], f"--edition: {TWO}"),
        (["--edition", TWO, "--edition", FOUR, "--sprt", "0.4,0.6"], "--sprt: "),
        (["--edition", TWO, "--edition", CITY, "--missions"], f"arena: missions: {TWO} has no mission rules"),
        (["--house-rule", "speed=1"], "arena: house rule 'speed': no such switch"),
        (["--house-rule", "cars=99"], "arena: house rule 'cars': between"),
        (["--house-rule", "cars"], "--rule: 'cars': NAME=VALUE is needed"),
        (["--edition", TWO, "--edition", "chess"], "arena: edition 'chess': unknown"),
    ],
)
def test_bad_combinations_are_refused_with_one_line(
    capsys: pytest.CaptureFixture[str], options: list[str], complaint: str, language: str
) -> None:
    code, out, err = arena(capsys, *options, "--lang", language)
    assert (code, out) == (2, "")
    assert err.startswith(f"shuto: {complaint}")
    assert err.count("\n") == 1
