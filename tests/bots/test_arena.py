"""The arena: plans, ledgers that survive a kill, ratings, the SPRT, the report and the command."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
import pytest

from processes import is_alive
from shuto.bots.arena.game import GameResult, play_spec
from shuto.bots.arena.ledger import Ledger, LedgerError
from shuto.bots.arena.plan import Plan
from shuto.bots.arena.players import make_player
from shuto.bots.arena.rating import ELO, Progress, Sprt, bradley_terry, openskill_ratings, rates, wilson
from shuto.bots.arena.report import html_report
from shuto.bots.arena.run import play_plans
from shuto.bots.levels import StrongBot
from shuto.bots.search import Budget

SHUTO = str(Path(sys.executable).parent / "shuto")


def played(path: Path) -> dict[str, object]:
    """The results of a ledger without its times. Fails if a game is listed twice."""
    lines = [msgspec.json.decode(line, type=GameResult) for line in path.read_bytes().splitlines()]
    told: dict[str, object] = {one.id: (one.bots, one.ranks, one.turns, one.reason) for one in lines}
    assert len(told) == len(lines)
    return told


def result(one: str, other: str, number: int, seat: int, won: float, players: int = 2) -> GameResult:
    """A game in which `one` had a single seat and came first (1), tied for first (0.5) or came last (0)."""
    bots = tuple(one if place == seat else other for place in range(players))
    mine = 1 if won > 0.0 else players
    ranks = tuple((mine if bot == one else (1 if won < 1.0 else 2)) for bot in bots)
    zeros = (0.0,) * players
    return GameResult(f"e/{players}/{one}-{other}/{number}/{seat}", bots, ranks, 20, "all-cars", zeros, zeros)


def games(one: str, other: str, share: float, count: int) -> list[GameResult]:
    return [result(one, other, n // 2, n % 2, float(n < share * count)) for n in range(count)]


def test_plan_has_every_seating_of_every_pairing() -> None:
    plan = Plan(("a", "b", "c"), players=3, shape="round-robin", pairs=2)
    specs = list(plan.games())
    assert len(specs) == 3 * 3 * 2
    assert len({spec.id for spec in specs}) == len(specs)
    assert {spec.bots for spec in specs if "a-b" in spec.id} == {("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")}
    assert Plan(("a", "b", "c"), shape="ladder").pairings() == [("b", "a"), ("c", "b")]
    assert Plan(("a", "b", "c")).pairings() == [("a", "b"), ("a", "c")]


def test_ledger_drops_an_incomplete_last_line_and_refuses_bad_lines(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "ledger.jsonl"
    ledger = Ledger(path)
    for one in games("a", "b", 0.5, 4):
        ledger.add(one)
    path.write_bytes(path.read_bytes() + b'{"id": "half a li')
    again = Ledger(path)
    assert again.results == ledger.results
    path.write_bytes(path.read_bytes() + b"\n\n")  # an editor may add empty lines
    again.add(result("a", "b", 9, 0, 1.0))
    assert len(Ledger(path).results) == 5
    path.write_text('{"id": 3}\n')
    with pytest.raises(LedgerError, match="line 1"):
        Ledger(path)


@pytest.mark.compiled
def test_arena_resumes_and_number_of_workers_does_not_matter(tmp_path: Path) -> None:
    plan = Plan(("greedy", "random"), pairs=2)
    one, two = Ledger(tmp_path / "one"), Ledger(tmp_path / "two")
    play_plans([plan], one, lambda _: len(one.results) == 3, workers=1)
    assert len(one.results) == 3
    play_plans([plan], one, lambda _: False, workers=1)
    play_plans([plan], two, lambda _: False, workers=2)
    told = [{r.id: (r.ranks, r.turns) for r in ledger.results} for ledger in (one, two)]
    assert told[0] == told[1]
    assert len(told[0]) == 4


@pytest.mark.slow
@pytest.mark.compiled
def test_budget_in_visits_does_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every reading of the clock advances it by a minute, so any budget in seconds would be used up at once."""
    specs = list(Plan(("strong@16", "master@16"), pairs=1, seed=3).games())[:1]
    told = [(r.ranks, r.turns, r.reason) for r in map(play_spec, specs)]
    minutes = iter(range(10**9))
    monkeypatch.setattr("time.monotonic", lambda: 60.0 * next(minutes))
    assert [(r.ranks, r.turns, r.reason) for r in map(play_spec, specs)] == told
    assert make_player("strong@16") == StrongBot(Budget(16))
    assert make_player("strong") == StrongBot()


def test_rates_have_wilson_intervals() -> None:
    (rate,) = rates(games("a", "b", 0.75, 40))
    assert (rate.one, rate.other, rate.games, rate.share, rate.chance) == ("a", "b", 40, 0.75, 0.5)
    assert rate.low < 0.75 < rate.high
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)
    (shared,) = rates([result("a", "b", 0, 0, 0.5)])
    assert shared.share == 0.5


def test_elo_difference_matches_the_win_rate() -> None:
    ranked = bradley_terry(games("a", "b", 0.75, 400))
    assert [one.bot for one in ranked] == ["a", "b"]
    assert ranked[0].value - ranked[1].value == pytest.approx(ELO * np.log(3.0), rel=0.01)
    assert ranked[0].low < ranked[0].value < ranked[0].high
    assert ranked[0].high - ranked[0].low < 60
    undefeated = bradley_terry(games("a", "b", 1.0, 20))
    assert np.isfinite(undefeated[0].value)


def test_elo_ranks_bots_that_never_met() -> None:
    ranked = bradley_terry([*games("b", "a", 0.75, 200), *games("c", "b", 0.75, 200)])
    assert [one.bot for one in ranked] == ["c", "b", "a"]


def test_openskill_rates_games_of_four() -> None:
    won = [result("a", "b", n // 4, n % 4, float(n % 4 != 0), players=4) for n in range(40)]
    ranked = openskill_ratings(won)
    assert [one.bot for one in ranked] == ["a", "b"]
    assert ranked[0].low > ranked[1].value


def test_bot_names_that_are_prefixes_are_not_confused() -> None:
    found = rates([*games("strong-two", "strong", 0.75, 20), *games("strong", "strong-two-b", 0.25, 20)])
    assert [(rate.one, rate.other, rate.games, rate.share) for rate in found] == [
        ("strong-two", "strong", 20, 0.75),
        ("strong", "strong-two-b", 20, 0.25),
    ]


def test_holding_three_seats_does_not_raise_a_rating() -> None:
    """A bot that wins 45 % of games against three seats of another is better, whatever its other places."""
    played = []
    for number in range(220):
        seat, place = number % 4, 1 if number % 11 < 5 else 2 + number % 3
        others = iter(rank for rank in (1, 2, 3, 4) if rank != place)
        ranks = tuple(place if one == seat else next(others) for one in range(4))
        played.append(msgspec.structs.replace(result("a", "b", number // 4, seat, 1.0, players=4), ranks=ranks))
    assert rates(played)[0].share == pytest.approx(0.4545, abs=0.01)
    assert [one.bot for one in openskill_ratings(played)] == ["a", "b"]


@pytest.mark.parametrize(
    ("share", "count", "verdict"),
    [(0.75, 100, "accept"), (0.40, 100, "reject"), (0.55, 20, "go on"), (1.0, 4, "go on")],
)
def test_sprt_accepts_rejects_or_goes_on(share: float, count: int, verdict: str) -> None:
    assert Sprt(0.5, 0.65).verdict(share, count) == verdict


@pytest.mark.parametrize("share", [0.9, 0.1])
def test_sprt_stops_at_the_same_game_in_any_order_of_arrival(share: float) -> None:
    plan = Plan(("a", "b", "c"), "e", pairs=60)
    specs = list(plan.games())
    won = {spec.id: float(number % 20 < 20 * share) for number, spec in enumerate(specs)}
    known = []
    for spec in specs:
        one, other = spec.id.split("/")[2].split("-")
        known.append(result(one, other, spec.seed, int(spec.id[-1]), won[spec.id]))
    assert [one.id for one in known] == [spec.id for spec in specs]
    told = []
    for seed in range(4):
        progress = Progress(plan, Sprt(0.4, 0.6))
        arrival = np.random.default_rng(seed).permutation(len(known)).tolist() if seed else range(len(known))
        stopped = [progress.add([known[number]]) for number in arrival]
        assert stopped[-1]
        assert progress.done == progress.total == len(specs)
        told.append(([one.id for one in progress.results()], progress.verdict))
    assert all(one == told[0] for one in told)
    assert told[0][1] == ("accept" if share > 0.5 else "reject")
    assert len(told[0][0]) % 4 == 0  # whole seeds of both pairings
    assert 0 < len(told[0][0]) < len(specs)


def test_progress_ignores_other_games_and_keeps_the_order_of_the_plan() -> None:
    plan = Plan(("a", "b"), "e", pairs=2)
    progress = Progress(plan)
    known = games("a", "b", 0.5, 4)
    assert not progress.add([known[3], result("a", "z", 0, 0, 1.0), known[0], known[2]])
    assert progress.results() == [known[0], known[2], known[3]]
    assert (progress.done, progress.total, progress.verdict) == (3, 4, None)


def test_house_rules_are_part_of_the_game_id() -> None:
    plain = Plan(("a", "b"), "rainbow-city")
    missions = Plan(("a", "b"), "rainbow-city", house_rules={"missions": True})
    assert not {spec.id for spec in plain.games()} & {spec.id for spec in missions.games()}
    assert next(missions.games()).id == "rainbow-city+missions=true/2/a-b/0/0"


def test_report_is_self_contained_and_escapes_names() -> None:
    page = html_report([(Plan(("<a>", "b")), games("<a>", "b", 0.6, 20))])
    assert "<svg" in page
    assert "60.0%" in page
    assert "&lt;a&gt;" in page
    assert "<a>" not in page
    assert "src=" not in page
    assert "http" not in page
    missions = Plan(("a", "b"), "rainbow-city", seed=7, house_rules={"missions": True})
    page = html_report([(missions, games("a", "b", 0.6, 20))])
    assert "rainbow-city, missions = True, 2 players" in page
    assert "seeds from 7" in page


@pytest.mark.slow
@pytest.mark.compiled
def test_command_writes_ledger_and_report_and_stops_early(tmp_path: Path) -> None:
    ledger, page = tmp_path / "ledger.jsonl", tmp_path / "new" / "report.html"
    command = [SHUTO, "arena", "greedy", "random", "--workers", "1", "--json"]
    options = ["--pairs", "20", "--ledger", str(ledger), "--report", str(page), "--sprt", "0.4,0.9"]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=True, timeout=300)
    told = msgspec.json.decode(done.stdout)
    assert told["sprt"] == "accept"
    assert 2 <= told["games"] < 40
    assert len(ledger.read_text().splitlines()) == told["games"]
    assert "greedy" in page.read_text()


@pytest.mark.compiled
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="children are read from /proc")
def test_workers_exit_when_the_arena_is_killed(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.jsonl"
    command = [SHUTO, "arena", "random", "greedy", "--pairs", "500", "--workers", "2", "--ledger", str(ledger)]
    arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 120.0
    while not (ledger.exists() and ledger.stat().st_size):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    children = [int(one) for one in Path(f"/proc/{arena.pid}/task/{arena.pid}/children").read_text().split()]
    assert len(children) >= 2
    arena.kill()
    arena.wait()
    while any(is_alive(child) for child in children):
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["greedy"], "two or more different"),
        (["greedy", "greedy"], "two or more different"),
        (["greedy", "nobody"], "no bot 'nobody'"),
        (["greedy", "nobody@40"], "no bot 'nobody'"),
        (["greedy", "random@40"], "random does not look ahead"),
        (["greedy", "strong@many"], "strong@400"),
        (["greedy", "random", "--players", "5"], "players"),
        (["greedy", "random", "--sprt", "high"], "two shares"),
        (["greedy", "random", "--edition", "chess"], "chess"),
        (["greedy", "random", "--ledger", "/dev/null/x"], "arena"),
        (["greedy", "random", "--report", "/dev/null/x"], "--report: /dev/null/x"),
        (["greedy", "random", "--report", "/"], "--report: /: Is a directory"),
    ],
)
def test_bad_input_is_refused_with_one_line(arguments: list[str], complaint: str) -> None:
    done = subprocess.run([SHUTO, "arena", *arguments], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
