"""`python -m server.chaos` (with tests and tools on the path): a long run, and its report as a page of the docs."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
from pathlib import Path

from server.chaos.report import page
from server.chaos.run import Plan, run
from server.chaos.wires import INSIDE, go_inside, possible

PAGE = Path(__file__).resolve().parents[3] / "docs" / "run" / "chaos.md"


def main() -> int:
    """Run, write the page, and fail if anything was lost, duplicated or stale."""
    parser = argparse.ArgumentParser(prog="chaos")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--faults", type=int, default=1_000_000, help="end after this many faults")
    parser.add_argument("--pause", type=float, default=0.3, help="seconds before a move, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--between", type=float, default=1.5, help="seconds between two faults, on average")
    options = parser.parse_args()
    wired = INSIDE in os.environ
    if not wired and possible():
        go_inside([sys.executable, "-m", "server.chaos", *sys.argv[1:]])
    plan = Plan(
        options.seconds, options.tables, options.seed, options.pause, options.between, options.faults, wired
    )  # fmt: skip
    report = asyncio.run(run(plan))
    text = page(report, options.seed, platform.python_version())
    PAGE.write_text(text, "utf-8")
    print(text, *report.halts, sep="\n")
    return 1 if report.lost or report.duplicated or report.stale or report.flaws or report.stuck else 0


if __name__ == "__main__":
    sys.exit(main())
