"""Shows the whole table of a match, and what changed between two views of it."""

from __future__ import annotations

import msgspec

from shuto.match.match import Match
from shuto.match.showing.status import status_view
from shuto.match.views.pieces import RoadView, SidesView
from shuto.match.views.table import Change, TableView
from shuto.rules.position import Position


def table_view(
    match: Match, position: Position | None = None, *, before: Position | None = None, revision: int | None = None
) -> TableView:
    """The whole table, now or in an earlier position of the match. `before`: the position one step earlier."""
    shown = match.position if position is None else position
    earlier = match.history.recorder.before if position is None else before
    return TableView(
        *match.pieces.pieces(shown),
        status=status_view(match, shown, earlier, revision=match.revision if revision is None else revision),
    )


def change_between(before: TableView, after: TableView) -> Change | None:
    """The pieces added between two views. None if an existing piece changed: the whole table must be sent then."""
    for kept, now in (
        (before.columns, after.columns),
        (before.cars, after.cars),
        (before.components, after.components),
    ):
        if kept != now[: len(kept)]:
            return None
    if len(after.roads) < len(before.roads):
        return None
    sides = []
    for old, new in zip(before.roads, after.roads, strict=False):
        if old is new or old == new:
            continue
        if _without_sides(old) != _without_sides(new):
            return None
        sides.append(SidesView(new.id, new.over, new.under))
    return Change(
        columns=after.columns[len(before.columns) :],
        roads=after.roads[len(before.roads) :],
        cars=after.cars[len(before.cars) :],
        components=after.components[len(before.components) :],
        sides=tuple(sides),
        status=after.status,
    )


def _without_sides(road: RoadView) -> RoadView:
    return msgspec.structs.replace(road, over=False, under=False)
