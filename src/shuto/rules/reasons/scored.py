"""Why the points of a player changed: what each mission gained or lost between two positions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from shuto.rules.missions import MISSIONS, ScoreSheet
from shuto.rules.position import Position
from shuto.rules.reasons.missing import developed


class Scored(msgspec.Struct, frozen=True):
    """A change of the points of one player in one mission."""

    seat: int
    mission: str
    points: int
    """Points gained; negative if lost."""
    count: int = 0
    """What the mission counts: cars on the highway, roads in the jam, columns left, discs of the tallest column."""
    components: tuple[str, ...] = ()
    """Areas newly built on, buildings newly enclosed."""
    by: tuple[int, ...] = ()
    """Who has the tallest column now, where this player had it before."""


def scored(
    before: Position, after: Position, then: Sequence[ScoreSheet], now: Sequence[ScoreSheet]
) -> tuple[Scored, ...]:
    """All changes of points between two positions, given the score sheets of both."""
    return tuple(
        _change(before, after, then, now, mission, seat)
        for seat in range(after.game.seats)
        for mission in MISSIONS
        if now[seat].points[mission] != then[seat].points[mission]
    )


def _change(  # one parameter for each side of the comparison
    before: Position, after: Position, then: Sequence[ScoreSheet], now: Sequence[ScoreSheet], mission: str, seat: int
) -> Scored:
    points = now[seat].points[mission] - then[seat].points[mission]
    counts = {
        "drive": after.cars_placed(seat),
        "traffic-jam": now[seat].jam,
        "stock": after.supply(seat).columns,
        "tallest": max((column.height for column in after.columns if not column.junction), default=0),
    }
    new: set[str] = set()
    if mission == "development":
        new = developed(after, seat) - developed(before, seat)
    elif mission in ("building", "tower"):
        new = set(now[seat].enclosed) - set(then[seat].enclosed)
    by = tuple(sheet.seat for sheet in now if sheet.points["tallest"]) if mission == "tallest" and points < 0 else ()
    return Scored(seat, mission, points, counts.get(mission, 0), tuple(sorted(new)), by)
