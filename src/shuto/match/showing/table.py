"""Shows the whole table of a match, and what changed between two views of it."""

from __future__ import annotations

import msgspec

from shuto.match.match import Match
from shuto.match.showing.status import status_view
from shuto.match.views.pieces import CarView, ColumnView, ComponentView, RoadView, SidesView
from shuto.match.views.table import Change, TableView
from shuto.rules.position import Position
from shuto.rules.referee.views import rounded, rounded_point


def table_view(
    match: Match, position: Position | None = None, *, before: Position | None = None, revision: int | None = None
) -> TableView:
    """The whole table, now or in an earlier position of the match. `before`: the position one step earlier."""
    shown = match.position if position is None else position
    earlier = match.history.recorder.before if position is None else before
    return TableView(
        columns=tuple(
            ColumnView(c.id, c.owner, rounded(c.x), rounded(c.y), c.foot, c.height, c.junction) for c in shown.columns
        ),
        roads=tuple(
            RoadView(
                r.id, r.owner, r.kind, rounded_point(r.start), rounded_point(r.end), r.from_column, r.to_column,
                r.over_taken, r.under_taken,
            )
            for r in shown.roads
        ),
        cars=tuple(
            CarView(
                c.id, c.owner, c.road, c.type, rounded_point(c.centre), rounded(c.heading), rounded(c.slope),
                c.length, rounded(c.place),
            )
            for c in shown.cars
        ),
        components=tuple(ComponentView(c.id, c.kind, c.x, c.y, c.angle) for c in shown.components),
        status=status_view(match, shown, earlier, revision=match.revision if revision is None else revision),
    )  # fmt: skip


def change_between(before: TableView, after: TableView) -> Change | None:
    """What was added between two views. None if an existing piece changed; then the whole table must be sent."""
    for kept, now in (
        (before.columns, after.columns),
        (before.cars, after.cars),
        (before.components, after.components),
    ):
        if kept != now[: len(kept)]:
            return None
    lying = [_without_sides(road) for road in before.roads]
    if lying != [_without_sides(road) for road in after.roads[: len(lying)]]:
        return None
    sides = tuple(
        SidesView(new.id, new.over, new.under)
        for old, new in zip(before.roads, after.roads, strict=False)
        if (old.over, old.under) != (new.over, new.under)
    )
    return Change(
        columns=after.columns[len(before.columns) :],
        roads=after.roads[len(before.roads) :],
        cars=after.cars[len(before.cars) :],
        components=after.components[len(before.components) :],
        sides=sides,
        status=after.status,
    )


def _without_sides(road: RoadView) -> RoadView:
    return msgspec.structs.replace(road, over=False, under=False)
