"""Timing for a shared, noisy machine: the best of several rounds, as a ratio to a limit or a peer."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, NamedTuple

ROUNDS = 7
FAILED = "failed"
"""The figure of a part that failed."""


class Row(NamedTuple):
    """One measured figure. `ratio` is above 1 if it is better than the limit or peer; None: there is neither."""

    what: str
    figure: str
    against: str
    ratio: float | None

    @property
    def ratio_text(self) -> str:
        """The ratio, to be read."""
        if self.ratio is None:
            return "–"
        return f"{self.ratio:.2f}" if self.ratio < 100 else f"{self.ratio:.0f}"

    def __str__(self) -> str:
        return f"{self.what}: {self.figure} ({self.against}), ratio {self.ratio_text}"


def best(job: Callable[[], Any], rounds: int = ROUNDS) -> float:
    """Seconds of the fastest of several rounds, after a warm-up round."""
    job()
    times = []
    for _ in range(rounds):
        begin = time.perf_counter()
        job()
        times.append(time.perf_counter() - begin)
    return min(times)


def at_most(what: str, seconds: float, limit: float, unit: str = "ms") -> Row:
    """A duration that should stay below a limit."""
    scale = {"s": 1.0, "ms": 1e3, "µs": 1e6}[unit]
    return Row(what, f"{seconds * scale:.3g} {unit}", f"at most {limit * scale:g} {unit}", limit / seconds)


def at_least(what: str, rate: float, limit: float, unit: str) -> Row:
    """A rate that should stay above a limit."""
    return Row(what, f"{rate:,.0f} {unit}", f"at least {limit:,.0f}", rate / limit)


def not_run(what: str, why: str) -> Row:
    """Something that could not be measured here."""
    return Row(what, "not run", why, None)


def noted(what: str, figure: str) -> Row:
    """A figure without a limit."""
    return Row(what, figure, "no limit", None)


def measured(name: str, measure: Callable[[], list[Row]]) -> list[Row]:
    """The rows of one part, told at once. If it fails, it has one row that says so, and the others still run."""
    print(f"== {name}", file=sys.stderr, flush=True)
    try:
        rows = measure()
    except Exception as error:  # a part starts servers, browsers and other engines: anything may happen
        traceback.print_exc()
        rows = [Row(name, FAILED, f"{type(error).__name__}: {error}", None)]
    for row in rows:
        print(row, file=sys.stderr, flush=True)
    return rows
