"""From the hand to the painted pose in a real Chromium, and what of it is the server and the way to it.

A test machine draws with its processor: what a frame of drawing alone takes in the same run is printed beside it.
"""

from __future__ import annotations

from typing import Any

from benchmarks.browser import NOT_HERE, chromium, run_script, served
from benchmarks.measure import Row, at_most

LIMIT = 0.08


def hand_in_browser() -> list[Row]:
    """Start a server and a Chromium, carry a piece to and fro, in space and on the plan."""
    if chromium() is None:
        return [Row("hand to painted pose in a browser", *NOT_HERE)]
    with served() as server:
        figures = run_script("hand.mjs", server.address)
    return [
        *_rows("drawn by the processor, 480 × 560 at half size", figures["space"]),
        *_rows("the plan without WebGL", figures["plan"]),
    ]


def _rows(how: str, figures: dict[str, Any]) -> list[Row]:
    painted, worst, arrived, frame = (figures[name] for name in ("painted", "worst", "arrived", "frame"))
    share = arrived["median"] / painted["median"]
    alone = frame["median"]
    against = f"a frame of drawing alone: {alone:.3g} ms"
    return [
        at_most(f"hand to painted pose, {how}, p95, best stretch of 4", painted["p95"] / 1000, LIMIT),
        at_most("the same in the worst stretch", worst["p95"] / 1000, LIMIT),
        at_most(f"the same, median; {share:.0%} of it server and network", painted["median"] / 1000, LIMIT),
        Row("server and network alone, p95", f"{arrived['p95']:.3g} ms", against, alone / arrived["p95"]),
    ]


if __name__ == "__main__":
    for row in hand_in_browser():
        print(f"{row.what:90s} {row.figure:>12s}  {row.against:40s} {row.ratio:.2f}")
