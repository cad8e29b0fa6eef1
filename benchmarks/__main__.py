"""`make bench`: the speed of everything and the strength of the bots, as ratios to limits and to other libraries."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import shuto
from benchmarks.bots import playing
from benchmarks.environments import stepping
from benchmarks.late_table import late_table
from benchmarks.measure import FAILED, Row, at_least, at_most, best, measured
from benchmarks.page.hand_in_browser import hand_in_browser
from benchmarks.page.in_browser import in_browser
from benchmarks.physics import moving
from benchmarks.server.after_restart import after_restart
from benchmarks.server.cold_start import cold_start
from benchmarks.server.hands import carrying
from benchmarks.server.live_tables import live_tables
from benchmarks.server.moves import moves
from benchmarks.server.table_memory import table_memory
from benchmarks.strength import show, strength
from benchmarks.with_shapely import ShapelyReferee
from shuto.bots import ThriftyBot, play_game
from shuto.rules.referee.survey import OFF_RAMP, Survey, survey


def start_up() -> list[Row]:
    """Import, load cached kernels, compile them once; each in its own process."""
    quick, full, game = (
        f"import time; t = time.perf_counter(); import shuto; {more}print(time.perf_counter() - t)"
        for more in ("", "shuto.judge; shuto.load_record; ", "shuto.new_game('rainbow-city', 4); ")
    )
    rows = [at_most("import shuto", min(_run(quick) for _ in range(3)), 0.3)]
    rows.append(at_most("import shuto and the whole referee", min(_run(full) for _ in range(3)), 0.3))
    rows.append(at_most("first game, kernels cached", min(_run(game) for _ in range(3)), 3.0, "s"))
    with tempfile.TemporaryDirectory() as folder:
        rows.append(at_most("first game ever, kernels compiled", _run(game, SHUTO_CACHE=folder), 30.0, "s"))
    return rows


def _run(code: str, **env: str) -> float:
    import os

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, **env}
    )
    return float(done.stdout.split()[-1])


def surveying(position: shuto.Position) -> list[Row]:
    """The survey, alone and compared with shapely."""
    bases = [point.column.number for point in position.base_points()]
    found = [survey(position, base) for base in bases]
    count = sum(len(one) for one in found)
    seconds = best(lambda: [survey(position, base) for base in bases])
    rows = [at_least("survey", count / seconds, 1_000_000, "placements/s")]
    rows.append(
        at_most(
            f"survey of one base point ({len(found[0])} placements)", best(lambda: survey(position, bases[0])), 0.03
        )
    )
    peer = ShapelyReferee(position)
    options = [(one, option) for one in found for option, kind in enumerate(one.kinds) if kind != OFF_RAMP]
    same = _agreement(peer, options)
    slow = best(lambda: [peer.judge(one, option) for one, option in options], 3)
    asked = sum(one.bits[:, :, option].size for one, option in options)
    rate = count / seconds
    rows.append(
        Row(
            "survey compared with shapely",
            f"{rate * slow / asked:.0f} × as fast",
            f"{asked / slow:,.0f} /s; {same:.1%} agree",
            rate * slow / asked,
        )
    )
    return rows


def _agreement(peer: ShapelyReferee, options: list[tuple[Survey, int]]) -> float:
    same = total = 0
    for one, option in options:
        ours = one.legal[:, :, option].reshape(-1)
        same += int((ours == peer.judge(one, option)).sum())
        total += ours.size
    return same / total


def judging(position: shuto.Position) -> list[Row]:
    """Judge, explain and play one turn at a time."""
    found = survey(position, position.base_points()[0].column)
    legal = _some(found, found.legal)
    illegal = _some(found, ~found.legal)
    rows = [
        at_most("judge a legal turn", best(lambda: [shuto.judge(position, turn) for turn in legal]) / len(legal), 0.001)
    ]

    def explained() -> None:
        for turn in illegal:
            for finding in shuto.judge(position, turn).findings:
                finding.text("en")

    rows.append(at_most("judge an illegal turn, with all texts", best(explained) / len(illegal), 0.001))
    rows.append(
        at_most("play", best(lambda: [shuto.play(position, turn) for turn in legal]) / len(legal), 0.0002, "µs")
    )
    near = best(lambda: [shuto.explain(position, turn) for turn in illegal], 3) / len(illegal)
    rows.append(at_most("explain with the nearest legal place", near, 0.01))
    return rows


def _some(found: Survey, mask: np.ndarray) -> list[shuto.Turn]:
    cells = np.argwhere(mask)
    return [found.turn(*cell.tolist()) for cell in cells[:: max(1, len(cells) // 50)]]


def replaying() -> list[Row]:
    """Replay a full four-player game, read it from text, make a link."""
    recorder = play_game(shuto.new_game("four-player-fr", 4), [ThriftyBot()] * 4, np.random.default_rng(1))
    record = recorder.record
    text = record.to_text().encode()
    steps = len(record.steps)
    return [
        at_most(f"replay of a full four-player game ({steps} steps)", best(record.final), 0.05),
        at_most("read its text", best(lambda: shuto.load_record(text)), 0.05),
        at_most(f"make its link ({len(record.to_link())} characters)", best(record.to_link), 0.05),
    ]


def parts() -> dict[str, Callable[[], list[Row]]]:
    """The parts that are measured, by name."""
    position = late_table()
    return {
        "survey": lambda: surveying(position),
        "judging": lambda: judging(position),
        "replaying": replaying,
        "start-up": start_up,
        "cold start": cold_start,
        "bots": playing,
        "environments": stepping,
        "physics": moving,
        "hands": carrying,
        "after a restart": after_restart,
        "live tables": live_tables,
        "moves": moves,
        "memory of tables": table_memory,
        "page": in_browser,
        "hand on the page": hand_in_browser,
    }


def main() -> int:
    """Measure everything and print it; `--json` prints JSON. 1 if a part failed."""
    begin = time.perf_counter()
    rows = [row for name, measure in parts().items() for row in measured(name, measure)]
    strong = measured("strength", strength)
    failed = any(row.figure == FAILED for row in (*rows, *strong))
    if "--json" in sys.argv:
        print(json.dumps([row._asdict() for row in (*rows, *strong)], indent=1))
        return int(failed)
    table = Table(title=f"Shuto {shuto.__version__}, Python {platform.python_version()}, {platform.machine()}")
    table.add_column("late four-player table: 36 roads, 40 columns, 28 cars")
    table.add_column("measured", justify="right")
    table.add_column("limit or peer", justify="right")
    table.add_column("ratio", justify="right")
    for row in rows:
        table.add_row(row.what, row.figure, escape(row.against), row.ratio_text)
    console = Console()
    console.print(table)
    show(console, strong)
    console.print(
        "Best of several rounds each. A ratio above 1 is better than the limit or peer. "
        f"{time.perf_counter() - begin:.0f} s in total."
    )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
