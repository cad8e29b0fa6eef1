"""The anchors: how strong random … grandmaster are, on one scale: python -m training.anchors LEDGER.

All levels up to careful meet each other. Those that search meet their neighbours, because a game of theirs takes long.
Results are kept in the ledger, so whoever was interrupted runs the same command again. Ratings are Elo by
Bradley–Terry over all games together, with 95 % intervals. They are shown as distances from greedy.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from shuto.bots.arena.game import GameResult
from shuto.bots.arena.ledger import Ledger
from shuto.bots.arena.plan import Plan
from shuto.bots.arena.rating import bradley_terry, rates
from shuto.bots.arena.run import play_plans

SEED = 8_000_000
LEDGER = Path(__file__).resolve().parent / "anchors.jsonl"
"""The results behind the page."""
QUICK = ("random", "greedy", "thrifty", "careful")
STRONG, MASTER, GRANDMASTER = "strong@130", "master@1300", "grandmaster@1300"
"""Visits instead of seconds, so that the same seed gives the same game."""
PLANS = (
    Plan(QUICK, shape="round-robin", pairs=40, seed=SEED),
    Plan((STRONG, "careful", "thrifty"), pairs=15, seed=SEED),
    Plan((MASTER, STRONG, "careful"), pairs=6, seed=SEED),
    Plan((GRANDMASTER, MASTER, STRONG), pairs=10, seed=SEED),
)


def card(results: Sequence[GameResult]) -> str:
    """The ratings and the pairings as tables in Markdown."""
    ranked = bradley_terry(results)
    zero = next(one.value for one in ranked if one.bot == "greedy")
    lines = ["| anchor | rating | 95 % | games |", "|---|---|---|---|"]
    for one in ranked:
        games = sum(one.bot in result.bots for result in results)
        lines.append(
            f"| {one.bot} | {one.value - zero:+.0f} | {one.low - zero:+.0f} … {one.high - zero:+.0f} | {games} |"
        )
    lines += ["", "| pairing | first places of the first | 95 % | games |", "|---|---|---|---|"]
    for rate in rates(results):
        interval = f"{100 * rate.low:.0f}–{100 * rate.high:.0f} %"
        lines.append(f"| {rate.one} – {rate.other} | {100 * rate.share:.1f} % | {interval} | {rate.games} |")
    return "\n".join(lines)


def main() -> int:
    """Play what the ledger does not have yet, and print the card."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ledger", type=Path)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--played", action="store_true", help="play nothing; rate what the ledger has")
    given = parser.parse_args()
    ledger = Ledger(given.ledger)
    for plan in () if given.played else PLANS:  # one after the other: the quick ones first
        play_plans([plan], ledger, workers=given.workers)
    print(card(ledger.results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
