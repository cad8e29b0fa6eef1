"""More tables for tests: cars of types on roads and in supplies, and cities laid out by component.

here = city(3, rainbow=(200, 0), missions=True)      # the rainbow area there, the rest along the rim
here = load(here, "r4", "limousine", "sports-car")   # two cars on a road, free of charge
here = garage(here, 1, "sedan", "limousine")         # what seat 1 has left
"""

from __future__ import annotations

from typing import Any

from shuto.rules.game import TYPE_NUMBER
from shuto.rules.ids import PieceId
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.build import put_car
from shuto.rules.missions import ScoreSheet, score_sheets
from shuto.rules.position import Position
from shuto.rules.records.notation import number
from shuto.rules.setup import new_game
from tables import FAR_CITY, edited, move

CITY = tuple(line.split()[1] for line in FAR_CITY)
"""The twelve components in an order in which they may be placed."""

Place = tuple[float, float] | tuple[float, float, float]
"""Where a component is put: x, y and, if it is turned, by how many degrees."""


def city(players: int = 2, *, missions: bool = False, **places: Any) -> Position:
    """Rainbow City ready for the first turn. `rainbow=(x, y)` and so on put components; the rest is far off.

    A building or the tower stands by default on its own development area (block on 1, slab on 2,
    rotunda on 3, tower on 4); move both together. What is no component goes to new_game.
    """
    names = {name: name.replace("-", "_") for name in CITY}
    chosen = {name: places.pop(key) for name, key in names.items() if key in places}
    position = new_game("rainbow-city", players, missions=missions, **places)
    for line in FAR_CITY:
        name = line.split()[1]
        position = move(position, put(name, chosen[name]) if name in chosen else line)
    return position


def put(name: str, place: Place) -> str:
    """The line that puts a component."""
    text = f"+ {name} {number(place[0])},{number(place[1])}"
    return f"{text} @ {number(place[2])}" if len(place) == 3 else text


def load(position: Position, road: str, *types: str) -> Position:
    """The same table with cars on a road, spread along it, free of charge."""
    here = edited(position)
    supplies = here.table.supplies.copy()
    owner = position.road(road).owner
    for place, name in enumerate(types, 1):
        length = here.game.car_length(name)
        tail = 120.0 * place / (len(types) + 1) - length / 2.0
        put_car(here.table, here.game.law, owner, PieceId(road).number, tail, 0.0, length, TYPE_NUMBER[name])
    here.table.supplies[:] = supplies
    return here


def garage(position: Position, seat: int, *types: str) -> Position:
    """The same table with exactly these cars left to a player, whatever stands on the table."""
    here = edited(position)
    here.table.supplies[seat, at.CARS :] = 0
    for name in types:
        here.table.supplies[seat, at.CARS + TYPE_NUMBER[name]] += 1
    return here


def last(position: Position) -> str:
    """The name of the column put up last, to build from."""
    return position.columns[-1].id


def sheet(position: Position, seat: int) -> ScoreSheet:
    """A player's score sheet as the table stands."""
    return score_sheets(position)[seat]
