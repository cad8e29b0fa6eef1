"""How strong the bots are: each level against the one below, with two and four players, missions, held-out styles.

`make bench` spends a few seconds per pairing, which shows the rough order; note the intervals.
`python -m benchmarks.strength --games 400` plays that many games of each pairing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import shuto
from benchmarks.measure import Row
from shuto.bots import LEVELS
from shuto.bots.arena.game import GameResult
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.arena.rating import Rate, rates
from shuto.bots.arena.run import processes
from shuto.rules.records.record import Setting

STYLES_FOLDER = Path(__file__).resolve().parents[1] / "tests" / "styles"
STYLES = ("hoarder", "blocker", "rusher")
SEED = 5_000_000
"""Far from the seeds of the fit, because a generator seeded with (n, 0) equals the one seeded with n."""
QUICK_GAMES, QUICK_SECONDS = 40, 4.0
"""Default limits per pairing; the first one reached counts."""

TWO, FOUR, MISSIONS, HELD_OUT = "two players", "four players", "missions", "styles"
WANTED = (0.5, 0.95, 0.70, 0.85, 0.60, 0.65)
"""Targets of levels 1 to 6 against the level below, two players. Level 1 only has to be the better one."""
WANTED_OF_FOUR, WANTED_WITH_MISSIONS, WANTED_OF_STYLES = 0.40, 0.5, 0.80

Played = Callable[[Iterable[GameSpec]], Iterable[GameResult]]


class Pairing(NamedTuple):
    """Two bots, the edition and number of players, and the target share of first places of the first bot."""

    group: str
    one: str
    other: str
    wanted: float
    edition: str = "two-player-2024"
    players: int = 2
    missions: bool = False

    def plan(self, games: int) -> Plan:
        """A plan of at least that many games, every seed with all its seatings."""
        pairs = -(-games // self.players)
        rules: dict[str, Setting] = {"missions": True} if self.missions else {}
        return Plan((self.one, self.other), self.edition, self.players, pairs=pairs, seed=SEED, house_rules=rules)


def pairings() -> list[Pairing]:
    """All pairings to measure."""
    steps = list(zip(LEVELS[1:], LEVELS[:-1], WANTED, strict=True))
    found = [Pairing(TWO, one, other, wanted) for one, other, wanted in steps]
    found += [Pairing(FOUR, one, other, WANTED_OF_FOUR, "four-player-fr", 4) for one, other, _ in steps]
    found.append(Pairing(FOUR, "grandmaster", "strong", WANTED_OF_FOUR, "four-player-fr", 4))
    found += [
        Pairing(MISSIONS, one, other, WANTED_WITH_MISSIONS, "rainbow-city", missions=True) for one, other, _ in steps
    ]
    return found + [Pairing(HELD_OUT, "strong", style, WANTED_OF_STYLES) for style in STYLES]


def specs_until(plan: Plan, deadline: float, clock: Callable[[], float] = time.monotonic) -> Iterator[GameSpec]:
    """The games of a plan. After the deadline no new seed begins, but every seating of the current seed is played."""
    for number, spec in enumerate(plan.games()):
        if number and number % plan.players == 0 and clock() > deadline:
            return
        yield spec


def measured(pairing: Pairing, play: Played, games: int, seconds: float | None) -> list[GameResult]:
    """Results of a pairing, limited by a number of games or by seconds."""
    deadline = float("inf") if seconds is None else time.monotonic() + seconds
    return list(play(specs_until(pairing.plan(games), deadline)))


def row_of(pairing: Pairing, results: Sequence[GameResult]) -> Row:
    """The measured share next to its target. A missed target is printed like any other."""
    (rate,) = rates(results)
    table = pairing.edition + (" with missions" if pairing.missions else "")
    others = f"{pairing.players - 1} × {pairing.other}" if pairing.players > 2 else pairing.other
    times = " : ".join(f"{_thought(results, bot):,.0f}" for bot in (pairing.one, pairing.other))
    figure = f"{rate.share:.1%} ({rate.low:.0%} – {rate.high:.0%}) of {rate.games}"
    against = f"above {rate.chance:.0%}" if pairing.wanted <= rate.chance else f"at least {pairing.wanted:.0%}"
    return Row(f"{table}: {pairing.one} – {others}, {times} ms", figure, against, rate.share / pairing.wanted)


def order_row(found: Sequence[Rate]) -> Row:
    """Whether the levels have the same order with missions as without."""
    right = sum(rate.share > rate.chance for rate in found)
    sure = sum(rate.low > rate.chance for rate in found)
    figure = f"{right} of {len(found)} levels stronger than the one below, {sure} significantly"
    return Row("order of the levels with missions", figure, f"{len(found)} of {len(found)}", right / len(found))


def _thought(results: Sequence[GameResult], bot: str) -> float:
    """Average milliseconds per turn."""
    seconds = turns = 0.0
    for result in results:
        for name, spent in zip(result.bots, result.seconds, strict=True):
            if name == bot:
                seconds, turns = seconds + spent, turns + result.turns / len(result.bots)
    return 1000.0 * seconds / max(turns, 1.0)


def strength(
    games: int = QUICK_GAMES, seconds: float | None = QUICK_SECONDS, only: str = "", workers: int | None = None
) -> list[Row]:
    """Measure all pairings, or those that match `only`. The styles are plugged in like a third-party package."""
    if str(STYLES_FOLDER) not in sys.path:
        sys.path.append(str(STYLES_FOLDER))
    wanted = [one for one in pairings() if only in (one.group, one.one, one.edition, "")]
    rows, missions = [], []
    count = workers or os.cpu_count() or 1
    with processes(count) as play:
        list(play(Plan(("thrifty", "random"), pairs=count).games()))  # warm up every process before measuring
        for pairing in track(wanted, "", console=Console(stderr=True), transient=True):
            results = measured(pairing, play, games, seconds)
            rows.append(row_of(pairing, results))
            if pairing.group == MISSIONS:
                missions += rates(results)
    return rows + ([order_row(missions)] if missions else [])


def title() -> str:
    """The title: versions and machine."""
    parts = [f"{name} {version(name)}" for name in ("numpy", "numba")]
    frame = f"Python {platform.python_version()}, {', '.join(parts)}, {platform.machine()}, {os.cpu_count()} cores"
    return f"Strength: first places, seats swapped, 95 % intervals. Shuto {shuto.__version__}, {frame}"


def show(console: Console, rows: Sequence[Row]) -> None:
    """Print the table."""
    table = Table(title=title())
    table.add_column("pairing, and the time of each bot per turn")
    for heading in ("first places of games", "target", "ratio"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(row.what, row.figure, row.against, row.ratio_text)
    console.print(table)


def main() -> None:
    """Measure only the strength of the bots."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("--games", type=int, metavar="N", help="games per pairing, without a time limit")
    parser.add_argument("--only", default="", metavar="WORD", help="a group, an edition, or the stronger bot's name")
    parser.add_argument("--workers", type=int, metavar="N", help="number of processes (default: all cores)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if asked.games is None:
        rows = strength(only=asked.only, workers=asked.workers)
    else:
        rows = strength(asked.games, None, asked.only, asked.workers)
    if asked.json:
        print(json.dumps({"title": title(), "rows": [row._asdict() for row in rows]}, indent=1))
    else:
        show(Console(), rows)


if __name__ == "__main__":
    main()
