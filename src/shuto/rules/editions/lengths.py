"""About how long a game takes: turns are measured (tools/measure_lengths.py), seconds per turn are assumed."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from shuto.rules.editions.edition import Edition, load_pieces

SECONDS_PER_TURN = 40.0
"""How long a person thinks and builds, on the page or at a table. An assumption: no people were timed."""
SECONDS_PER_COMPONENT = 15.0
"""How long a person takes to place a building or an area. An assumption, too."""
_ROUNDED_TO = 5


@cache
def _turns() -> dict[str, dict[str, int]]:
    return tomllib.loads(files("shuto.rules.editions").joinpath("lengths.toml").read_text("utf-8"))


def minutes(edition: Edition) -> tuple[int, int] | None:
    """About how many minutes a game of people takes, with the quickest and the slowest number of players.

    None if it was not measured, as for an edition of your own.

    >>> from shuto.rules.editions.edition import load_edition
    >>> minutes(load_edition("two-player-2024"))
    (20, 20)
    """
    measured = _turns().get(edition.id)
    if measured is None:
        return None
    pieces = load_pieces()
    components = len(pieces.sets["city"]) if edition.switches.obstacles == "city" else 0
    seconds = [SECONDS_PER_TURN * turns + SECONDS_PER_COMPONENT * components for turns in measured.values()]
    return _rounded(min(seconds)), _rounded(max(seconds))


def _rounded(seconds: float) -> int:
    return max(_ROUNDED_TO, _ROUNDED_TO * round(seconds / 60.0 / _ROUNDED_TO))
