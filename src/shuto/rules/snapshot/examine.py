"""Examining a snapshot: everything that cannot stand, as findings. A snapshot without findings becomes a position."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from shuto.rules.kernels import layout as at
from shuto.rules.kernels.layout import Table
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.referee.verdict import Finding
from shuto.rules.snapshot.box import supplies_of
from shuto.rules.snapshot.course import course_of
from shuto.rules.snapshot.site import Site
from shuto.rules.snapshot.snapshot import Snapshot


def examine(snapshot: Snapshot) -> tuple[Finding, ...]:
    """Everything that cannot stand; empty for a legal position. Raises SnapshotError if the snapshot is not a game.

    A snapshot has no history. So nobody checks whether a car was earned and who paid whom: pieces are counted for the
    box as a whole.
    """
    return raise_all(snapshot)[1]


def raise_all(snapshot: Snapshot) -> tuple[Position, tuple[Finding, ...]]:
    """The position, and what is wrong with it. A position with findings must not be played on."""
    site = Site(snapshot, snapshot.game())
    ramps = sum(road.is_starting_ramp for road in snapshot.roads)
    for number in range(ramps):
        site.raise_ramp(number)
    _count_ramps(site)
    for number in range(len(snapshot.components)):
        site.raise_component(number)
    for number in sorted(set(range(len(snapshot.columns))) - {road.to_column for road in snapshot.roads}):
        site.raise_lonely(number)
    for number in range(ramps, len(snapshot.roads)):
        site.raise_road(number)
    table = site.position.table
    table.supplies[:] = supplies_of(snapshot, site)
    if site.findings:
        return site.position, tuple(site.findings)
    table = _in_order(table, site.columns, site.cars)
    course = course_of(snapshot, site.position.game, table)
    return replace(site.position, table=table, course=course), ()


def _count_ramps(site: Site) -> None:
    """Check that each player has one starting ramp that leads to a gray column of height 1."""
    snapshot = site.snapshot
    for seat, name in enumerate(snapshot.players):
        ramps = [i for i, road in enumerate(snapshot.roads) if road.is_starting_ramp and snapshot.owner_of(i) == seat]
        tops = [snapshot.columns[snapshot.roads[i].to_column or 0] for i in ramps]
        if [(top.height, top.junction) for top in tops] != [(1, False)]:
            pieces = tuple(site.names.road(i) for i in ramps)
            site.note(Fault.BROKEN_HIGHWAY, pieces, what="ramp", player=name)


def _in_order(table: Table, columns: dict[int, int], cars: dict[int, int]) -> Table:
    """The table with columns and cars in the rows of their numbers."""
    ordered = table.copy()
    row_of = np.array([columns[number] for number in range(len(columns))], np.int64)
    number_of = np.argsort(row_of)
    ordered.columns[: len(columns)] = table.columns[row_of]
    ordered.column_marks[: len(columns)] = table.column_marks[row_of]
    for end in (at.ROAD_START, at.ROAD_END):
        marks = ordered.road_marks[: table.counts[at.ROAD], end]
        marks[marks >= 0] = number_of[marks[marks >= 0]]
    car_rows = [cars[number] for number in range(len(cars))]
    ordered.cars[: len(cars)] = table.cars[car_rows]
    ordered.car_marks[: len(cars)] = table.car_marks[car_rows]
    return ordered
