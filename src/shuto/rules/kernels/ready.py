"""Loading the kernels: from the cache, or compiled once with a message on the terminal."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

_ready_parts: set[str] = set()


def ensure_ready(*, announce: bool = True) -> None:
    """Make sure that no kernel of the rules is compiled later without a message."""
    warm_up("rules", "compiling" if announce else None, _use_each)


def warm_up(part: str, message: str | None, use_each: Callable[[], None]) -> None:
    """Compile the kernels of a part once by calling each, and print a message. One process compiles; the others wait.

    Does nothing while kernels run as plain Python.
    """
    if part in _ready_parts:
        return
    from shuto.geometry.compiled import alone, is_plain, is_ready, mark_ready

    if is_plain():
        return
    _ready_parts.add(part)
    if is_ready(part):
        return
    from shuto.text import best_language, say

    language = best_language(os.environ.get("LC_ALL") or os.environ.get("LANG"))
    with alone():
        if is_ready(part):
            return
        if message is not None:
            print(say(language, message), file=sys.stderr, end=" ", flush=True)
        begin = time.perf_counter()
        use_each()
        mark_ready(part)
    if message is not None:
        print(f"({time.perf_counter() - begin:.0f} s)", file=sys.stderr, flush=True)


def _use_each() -> None:
    """Judge and play a little of everything, so that every kernel is compiled into the cache."""
    from shuto.geometry.way_out import way_out
    from shuto.rules.missions import score_sheets
    from shuto.rules.play import play, report
    from shuto.rules.reasons.situation import situation_of
    from shuto.rules.referee.components import put_component
    from shuto.rules.referee.explain import nearest
    from shuto.rules.referee.judge import judge
    from shuto.rules.referee.survey import survey
    from shuto.rules.setup import new_game
    from shuto.rules.turn import Aftermath, CarPlace, Extend, Fallen, OffRamp, PlaceComponent

    city = new_game("rainbow-city")
    development = PlaceComponent(component="development-1", x=200.0, y=200.0)
    judge(city, development)
    plot = put_component(city, development, 0)
    judge(plot, PlaceComponent(component="tower", x=200.0, y=200.0))
    way_out(plot.table.roads[0], plot.table.areas[0])
    game = new_game("two-player-2024")
    survey(game, 0, angles=8)
    turn = Extend(base=0, x=119.0, y=-60.0, height=2, cars=(CarPlace(60.0),))
    judge(game, turn)
    nearest(game, turn)
    situation_of(game, 0, search=False)
    down = OffRamp(base=0, x=119.0, y=-60.0)
    play(game, down)
    play(game, down, Aftermath(0, (Fallen("c1"),)))
    report(game, Aftermath(1))
    score_sheets(city)
