"""The delay from the hand to the painted pose in a real Chromium, and the share of server and network in it.

A test machine renders in software. So the time to render one frame in the same run is printed next to it.
"""

from __future__ import annotations

from typing import Any

from benchmarks.measure import Row, at_most, not_run
from benchmarks.page.browser import NO_BROWSER, chromium, run_script, served

LIMIT = 0.08


def hand_in_browser() -> list[Row]:
    """Start a server and a Chromium; carry a piece back and forth in the 3D view and on the plan."""
    if chromium() is None:
        return [not_run("hand to painted pose in a browser", NO_BROWSER)]
    with served() as server:
        figures = run_script("hand.mjs", server.address)
    return [
        *_rows("rendered in software, 480 × 560 at half size", figures["space"]),
        *_rows("the plan without WebGL", figures["plan"]),
    ]


def _rows(how: str, figures: dict[str, Any]) -> list[Row]:
    painted, worst, arrived, frame = (figures[name] for name in ("painted", "worst", "arrived", "frame"))
    share = arrived["median"] / painted["median"]
    alone = frame["median"]
    against = f"rendering a frame alone: {alone:.3g} ms"
    return [
        at_most(f"hand to painted pose, {how}, p95, best stretch of 4", painted["p95"] / 1000, LIMIT),
        at_most("the same in the worst stretch", worst["p95"] / 1000, LIMIT),
        at_most(f"the same, median; {share:.0%} of it server and network", painted["median"] / 1000, LIMIT),
        Row("server and network alone, p95", f"{arrived['p95']:.3g} ms", against, alone / arrived["p95"]),
    ]


if __name__ == "__main__":
    for row in hand_in_browser():
        print(row)
