"""What is missing for more points: for each mission, the next thing that would score. `missions.py` counts points."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal, TypeAlias

import msgspec

from shuto.rules.kernels.missions import JAM_ROADS, ONCE, STOCK_COLUMNS
from shuto.rules.missions import ScoreSheet
from shuto.rules.position import Position

Wanted: TypeAlias = Literal[
    "drive", "development", "traffic-jam", "rainbow", "off-ramp-airport", "off-ramp-green", "building", "tower",
    "tower-and-building", "building-for-tower", "tallest", "stock", "no-roads", "no-cars",
]  # fmt: skip
"""The next thing that would score. no-roads, no-cars: nothing more can, because these are used up."""


class Missing(msgspec.Struct, frozen=True):
    """The next thing that would score in one mission."""

    what: Wanted
    gain: int = 0
    """The points that it would bring in this mission."""
    count: int = 1
    """How many are missing: roads of a traffic jam, columns of the stock; for the tallest column its height."""
    components: tuple[str, ...] = ()
    """The components that it may be done with."""
    spare: int = 0
    """How many columns may be spent before a point of the stock is lost."""


def missing(position: Position, sheet: ScoreSheet) -> dict[str, Missing]:
    """By mission: the next thing that would score. A mission that can bring no more points is left out."""
    wanted = {
        "drive": _drive(position, sheet),
        "development": _development(position, sheet),
        "traffic-jam": _traffic_jam(position, sheet),
        "rainbow": _once(position, sheet, "rainbow", "rainbow", cars=1),
        "off-ramp-airport": _once(position, sheet, "off-ramp-airport", "airport"),
        "off-ramp-green": _once(position, sheet, "off-ramp-green", "green"),
        "building": _building(position, sheet),
        "tower": _tower(position, sheet),
        "tallest": _tallest(position, sheet),
        "stock": _stock(position, sheet),
    }
    return {mission: one for mission, one in wanted.items() if one is not None}


def developed(position: Position, seat: int) -> set[str]:
    """The development areas on which a player has a column."""
    return {column.area for column in position.columns if column.owner == seat and column.area is not None}


def _named(position: Position, *kinds: str) -> tuple[str, ...]:
    """The components of these kinds on the table; during set-up also those that are still to be placed."""
    shapes = position.game.pieces.components
    placed = tuple(component.id for component in position.components)
    names = position.game.components if position.phase == "setup" else placed
    return tuple(name for name in names if shapes[name].kind in kinds)


def _possible(position: Position, seat: int, one: Missing, *, roads: int = 1, cars: int = 0) -> Missing:
    """The same, or why it cannot be done any more."""
    supply = position.supply(seat)
    if supply.roads < roads:
        return Missing("no-roads")
    return Missing("no-cars") if supply.cars < cars else one


def _drive(position: Position, sheet: ScoreSheet) -> Missing | None:
    left = position.supply(sheet.seat).cars
    return _possible(position, sheet.seat, Missing("drive", 1, left)) if left else None


def _development(position: Position, sheet: ScoreSheet) -> Missing | None:
    done = developed(position, sheet.seat)
    left = tuple(name for name in _named(position, "development") if name not in done)
    return _possible(position, sheet.seat, Missing("development", 1, len(left), left)) if left else None


def _once(
    position: Position, sheet: ScoreSheet, mission: Literal["rainbow", "off-ramp-airport", "off-ramp-green"],
    kind: str, *, cars: int = 0,
) -> Missing | None:  # fmt: skip
    """A mission that scores once, with the area of this kind."""
    if sheet.points[mission]:
        return None
    return _possible(position, sheet.seat, Missing(mission, ONCE, 1, _named(position, kind)), cars=cars)


def _traffic_jam(position: Position, sheet: ScoreSheet) -> Missing | None:
    if sheet.points["traffic-jam"]:
        return None
    count = JAM_ROADS - _open_jam(position, sheet.seat)
    return _possible(position, sheet.seat, Missing("traffic-jam", ONCE, count), roads=count, cars=count)


def _open_jam(position: Position, seat: int) -> int:
    """The most roads in a connected run of roads with cars that a new road can still join, at a base point."""
    loaded = {car.road for car in position.cars}
    runs: dict[str, set[str]] = defaultdict(set)  # by column: the roads of the run that meets it
    for road in position.roads:
        if road.owner != seat or road.id not in loaded:
            continue
        ends = [column for column in (road.from_column, road.to_column) if column is not None]
        run = {road.id}.union(*(runs[column] for column in ends))
        for column in [*ends, *(column for column, other in runs.items() if other & run)]:
            runs[column] = run
    return max((len(runs[point.column]) for point in position.base_points(seat) if point.column in runs), default=0)


def _building(position: Position, sheet: ScoreSheet) -> Missing | None:
    left = _open(position, sheet, "building")
    return _possible(position, sheet.seat, Missing("building", 1, len(left), left)) if left else None


def _open(position: Position, sheet: ScoreSheet, kind: str) -> tuple[str, ...]:
    """The components of a kind that the player's highway does not enclose."""
    return tuple(name for name in _named(position, kind) if name not in sheet.enclosed)


def _tower(position: Position, sheet: ScoreSheet) -> Missing | None:
    buildings, tower = sheet.points["building"], _open(position, sheet, "tower")
    if tower and buildings:
        one = Missing("tower", buildings, 1, tower)
    elif tower:
        one = Missing("tower-and-building", 1, 1, (*tower, *_open(position, sheet, "building")))
    elif not buildings:
        one = Missing("building-for-tower", 1, 1, _open(position, sheet, "building"))
    else:
        return None
    return _possible(position, sheet.seat, one)


def _tallest(position: Position, sheet: ScoreSheet) -> Missing | None:
    if sheet.points["tallest"]:
        return None
    height = max(column.height for column in position.columns if not column.junction)
    return _possible(position, sheet.seat, Missing("tallest", ONCE, height))


def _stock(position: Position, sheet: ScoreSheet) -> Missing:
    columns = position.supply(sheet.seat).columns
    spare = columns % STOCK_COLUMNS
    return Missing("stock", 1, STOCK_COLUMNS - spare, spare=spare)
