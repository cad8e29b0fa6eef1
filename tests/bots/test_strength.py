"""The benchmark of strength: its pairings, its rows, and complete seeds only."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.strength import Pairing, order_row, pairings, row_of, specs_until
from bots.test_arena import games, result
from shuto.bots.arena.rating import rates

ROOT = Path(__file__).resolve().parents[2]


def test_row_shows_a_missed_target() -> None:
    pairing = Pairing("two players", "a", "b", 0.8)
    row = row_of(pairing, games("a", "b", 0.6, 20))
    assert row.what == "two-player-2024: a – b, 0 : 0 ms"
    assert row.figure == "60.0% (39% – 78%) of 20"
    assert row.against == "at least 80%"
    assert row.ratio == pytest.approx(0.75)
    four = Pairing("four players", "a", "b", 0.25, "four-player-fr", 4)
    row = row_of(four, [result("a", "b", 0, seat, float(seat == 0), players=4) for seat in range(4)])
    assert "3 × b" in row.what
    assert row.against == "above 25%"
    assert row.ratio == pytest.approx(1.0)


def test_no_seed_starts_after_the_deadline_and_none_is_incomplete() -> None:
    plan = Pairing("four players", "a", "b", 0.4, "four-player-fr", 4).plan(30)
    assert len(list(plan.games())) == 32
    ticks = iter(range(100))
    begun = list(specs_until(plan, 1.5, lambda: float(next(ticks))))
    assert [spec.id for spec in begun] == [spec.id for spec in plan.games()][:12]


def test_levels_in_order_are_counted() -> None:
    found = [*rates(games("b", "a", 0.9, 40)), *rates(games("c", "b", 0.55, 40)), *rates(games("d", "c", 0.5, 40))]
    row = order_row(found)
    assert row.figure == "2 of 3 levels stronger than the one below, 1 significantly"
    assert row.ratio == pytest.approx(2.0 / 3.0)


def test_all_target_pairings_are_measured() -> None:
    wanted = {(one.group, one.one, one.other): one.wanted for one in pairings()}
    assert wanted["two players", "thrifty", "greedy"] == 0.95
    assert wanted["two players", "careful", "thrifty"] == 0.70
    assert wanted["two players", "strong", "careful"] == 0.85
    assert wanted["two players", "master", "strong"] == 0.60
    assert wanted["two players", "grandmaster", "master"] == 0.65
    assert {want for (group, _, _), want in wanted.items() if group == "four players"} == {0.40}
    assert {other for group, _, other in wanted if group == "styles"} == {"hoarder", "blocker", "rusher"}
    assert wanted["four players", "grandmaster", "strong"] == 0.40
    assert len(wanted) == 6 + 7 + 6 + 3


@pytest.mark.slow
@pytest.mark.compiled
def test_benchmark_runs() -> None:
    command = [sys.executable, "-m", "benchmarks.strength", "--only", "greedy"]
    command += ["--games", "1", "--workers", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=200)
    told = json.loads(done.stdout)
    assert len(told["rows"]) == 4  # two players, four players, missions, and the order with missions
    assert "numba" in told["title"]
    assert all(row["ratio"] >= 0.0 and " of " in row["figure"] for row in told["rows"])
