"""The supplies of a snapshot, and whether all its pieces fit into one box."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from shuto.rules.game import TYPE_NUMBER, Game
from shuto.rules.kernels import layout as at
from shuto.rules.referee.faults import Fault
from shuto.rules.snapshot.pieces import StatedSupply
from shuto.rules.snapshot.snapshot import Snapshot

if TYPE_CHECKING:
    from shuto.rules.snapshot.site import Site

_KINDS = {at.GRAY: "gray", at.YELLOW: "yellow", at.ROADS: "roads"}


def given(game: Game) -> at.Ints:
    """The pieces that the box gives a player, as a row of supplies."""
    row = np.zeros(at.SUPPLY_INTS, np.int64)
    allotment = game.allotment
    row[at.GRAY], row[at.YELLOW], row[at.ROADS] = allotment.gray, allotment.yellow, allotment.roads
    for name in game.car_types:
        row[at.CARS + TYPE_NUMBER[name]] = 1
    if not game.car_types:
        row[at.CARS + TYPE_NUMBER["plain"]] = allotment.cars
    return row


def standing(snapshot: Snapshot) -> at.Ints:
    """The pieces on the table, by owner, as rows of supplies."""
    rows = np.zeros((len(snapshot.players), at.SUPPLY_INTS), np.int64)
    for column in snapshot.columns:
        rows[column.owner, at.GRAY] += max(0, column.height - column.junction)
        rows[column.owner, at.YELLOW] += column.junction
    for number in range(len(snapshot.roads)):
        rows[snapshot.owner_of(number), at.ROADS] += 1
    for car in snapshot.cars:
        rows[snapshot.owner_of(car.road), at.CARS + TYPE_NUMBER[car.type]] += 1
    return rows


def implied(snapshot: Snapshot, game: Game) -> at.Ints:
    """The supplies if none are stated: what the box gives each player minus what stands."""
    left: at.Ints = np.maximum(given(game) - standing(snapshot), 0)
    return left


def supplies_of(snapshot: Snapshot, site: Site) -> at.Ints:
    """The supplies of a snapshot. Notes a finding at the site if there are more pieces than the box holds."""
    game = site.position.game
    rows = implied(snapshot, game)
    for seat, stated in enumerate(snapshot.supplies or ()):
        _lay_over(rows[seat], stated)
    box, stand = given(game), standing(snapshot)
    total = rows + stand
    cars = rows[:, at.CARS :] + np.minimum(stand, box)[:, at.CARS :]  # too many cars of a type are reported car by car
    for kind in (at.GRAY, at.YELLOW):  # players pay and take these, so they are counted for all players together
        _check(site, _KINDS[kind], int(total[:, kind].sum()), int(box[kind]) * game.seats)
    for seat, name in enumerate(game.players):
        _check(site, "roads", int(total[seat, at.ROADS]), int(box[at.ROADS]), name)
        _check(site, "cars", int(cars[seat].sum()), game.allotment.cars, name)
    _check_types(site, box)
    return rows


def _lay_over(row: at.Ints, stated: StatedSupply) -> None:
    for kind, name in _KINDS.items():
        count = getattr(stated, name)
        if count is not None:
            row[kind] = count
    if stated.cars is not None:
        row[at.CARS :] = 0
        for name, count in stated.cars.items():
            row[at.CARS + TYPE_NUMBER[name]] = count


def _check(site: Site, kind: str, need: int, have: int, player: str = "") -> None:
    if need > have:
        site.note(Fault.MORE_THAN_IN_BOX, (), kind=kind, need=need, have=have, player=player)


def _check_types(site: Site, box: at.Ints) -> None:
    """Note cars of a type that this game does not have, or has fewer of."""
    seen: Counter[tuple[int, str]] = Counter()
    for number, car in enumerate(site.snapshot.cars):
        key = site.snapshot.owner_of(car.road), car.type
        seen[key] += 1
        most = int(box[at.CARS + TYPE_NUMBER[car.type]])
        if seen[key] > most and most < site.position.game.allotment.cars:
            site.note(Fault.CAR_TYPE_UNAVAILABLE, (site.names.car(number),), type=car.type)
