"""Carries all pieces of a build, one after the other, and says what happened."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

import shuto
from benchmarks.person.sites import Site
from shuto.physics import Level, Person, parts_of, rehearsed_risk
from shuto.rules.penalty import penalties


class Mode(NamedTuple):
    """How a person builds."""

    level: Level
    tweezers: bool = False


MODES: dict[str, Mode] = {
    "children's gentle": Mode("gentle"),
    "steady": Mode("none"),
    "steady, tweezers": Mode("none", tweezers=True),
    "normal": Mode("normal"),
    "normal, tweezers": Mode("normal", tweezers=True),
    "wild": Mode("wild"),
    "wild, tweezers": Mode("wild", tweezers=True),
}
MOST_TRIES = 3
"""How often a piece is carried until it lies legally."""


class Built(msgspec.Struct, frozen=True):
    """The result of one build."""

    site: int
    mode: str
    pace: float
    height: float
    """mm above the table of the middle of the road."""
    near: int
    """Columns and roads near the road."""
    pieces: int
    carries: int
    seconds: float
    missed: int
    """Carries after which the piece did not lie legally."""
    fell: bool
    owed: bool
    road_fell: bool
    """Whether something fell in the first carry of the road."""
    predicted: float | None = None
    """The risk of the road, if it was asked for."""


def build(site: Site, number: int, mode: str, *, pace: float = 1.0, risk: int = 0) -> Built:
    """Carry all pieces of a build. The same number means the same errors in all modes.

    `risk`: how many other tries estimate the risk of the road; 0: none.
    """
    level, tweezers = MODES[mode]
    after = shuto.play(site.position, site.turn)
    seconds, carries, missed, fell, road_fell, owed = 0.0, 0, 0, False, False, False
    parts = parts_of(site.position, site.turn)
    for place, piece in enumerate(parts):
        rehearsal = site.rehearsed(piece, tweezers=tweezers)
        for again in range(MOST_TRIES):
            person = Person(level, number * 100 + place * 10 + again, tweezers=tweezers, pace=pace)
            path = person.along(rehearsal.path)
            outcome = rehearsal.follow(path, person.tremor)
            seconds += path.release
            carries += 1
            down = bool(outcome.aftermath.fallen)
            fell |= down
            road_fell |= down and piece.kind == "road" and not again
            owed |= bool(penalties(after, outcome.aftermath))
            missed += not outcome.legal
            if outcome.legal or down:
                break
    predicted = None
    if risk:
        road = site.rehearsed(site.road, tweezers=tweezers)
        predicted = rehearsed_risk(road, level, samples=risk, seed=number + 1).falls
    return Built(
        number, mode, pace, site.height, site.near, len(parts), carries, seconds, missed, fell, owed, road_fell,
        predicted,
    )  # fmt: skip
