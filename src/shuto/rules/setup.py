"""A new game: the supplies are dealt and the starting ramps built, each with a car on it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from shuto.geometry.shapes import turn as rotate
from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.editions.edition import Edition, start_gap
from shuto.rules.game import TYPE_NUMBER, Game, make_game
from shuto.rules.kernels.course import PHASE, PLAYING, SETUP, TO_MOVE, new_course
from shuto.rules.kernels.layout import (
    CARS,
    COLUMN_OWNER,
    GRAY,
    NONE,
    ROADS,
    STARTING_RAMP,
    TOWARD_STATED,
    YELLOW,
    Floats,
    Table,
    empty_table,
)
from shuto.rules.position import Position

_PLACES = 6  # starting columns have exact decimals, so that every machine computes the same


def new_game(
    edition: str | Edition,
    players: int | tuple[str, ...] | list[str] = 2,
    *,
    missions: bool = False,
    house_rules: dict[str, Any] | None = None,
    first: int = 0,
    table: tuple[float, float] | None = None,
    car_types: tuple[str, ...] | list[str] | None = None,
) -> Position:
    """A game before its first turn, or before buildings or the city are placed.

    edition: its id, or the edition itself. players: how many, or their names. house_rules: switches that differ from
    the edition. first: the seat that begins. table: width and depth in mm. car_types: the types in play if there are
    fewer cars than types.
    """
    options: dict[str, Any] = {"missions": missions, "house_rules": house_rules, "first": first}
    return start(make_game(edition, players, table=table, car_types=car_types, **options))


def start(game: Game) -> Position:
    """The first position of a game."""
    position = unbuilt(game)
    for seat in range(game.seats):
        _starting_ramp(game, position.table, seat)
    course = position.course
    course.game[PHASE] = SETUP if game.to_place else PLAYING
    course.game[TO_MOVE] = placer(game, 0) if game.to_place else game.first
    return position


def unbuilt(game: Game, *, roads: int = 0, cars: int = 0) -> Position:
    """A position with supplies dealt and nothing on the table. Its arrays have room for the box and these numbers."""
    from shuto.rules.kernels.ready import ensure_ready

    ensure_ready()
    allotment = game.allotment
    blocks = sum(1 + len(game.pieces.components[name].props) for name in game.components)
    table = empty_table(
        game.seats,
        max(roads, game.seats * allotment.roads),
        max(cars, game.seats * allotment.cars),
        blocks,
        len(game.components),
    )
    for seat in range(game.seats):
        supply = table.supplies[seat]
        supply[GRAY], supply[YELLOW], supply[ROADS] = allotment.gray, allotment.yellow, allotment.roads
        if game.car_types:
            for name in game.car_types:
                supply[CARS + TYPE_NUMBER[name]] = 1
        else:
            supply[CARS + TYPE_NUMBER["plain"]] = allotment.cars
    return Position(game, table, new_course(game.seats, game.first))


def placer(game: Game, placed: int) -> int:
    """Who places the next component: the city goes clockwise from the first player, buildings go back from the last."""
    order = game.order
    return order[placed % game.seats] if game.switches.obstacles == "city" else order[-1 - placed]


def start_column(game: Game, seat: int) -> tuple[float, float]:
    """Where a starting column stands: on a regular polygon, seat 0 nearest the viewer, seats clockwise."""
    radius = start_gap(game.edition, game.switches) / (2.0 * math.sin(math.pi / game.seats))
    x, y = rotate((0.0, -radius), -360.0 * seat / game.seats)
    return round(x, _PLACES) + 0.0, round(y, _PLACES) + 0.0


def _starting_ramp(game: Game, table: Table, seat: int) -> None:
    """Build a starting ramp: a column of height 1, a road up to it from the table outside, and a car on the road."""
    from shuto.rules.kernels.build import put_car, put_column

    x, y = start_column(game, seat)
    column = put_column(table, game.law, seat, x, y, 1, False, NONE)
    road = lay_starting_ramp(game, table, column)
    car = "sedan" if game.car_types else "plain"
    length = game.car_length(car)
    put_car(table, game.law, seat, road, (game.law.road_length - length) / 2.0, 0.0, length, TYPE_NUMBER[car])


def lay_starting_ramp(game: Game, table: Table, column: int, toward: tuple[float, float] | None = None) -> int:
    """Lay the road up to a starting column, from outside or from the side of the place `toward`; returns its number."""
    from shuto.rules.kernels.build import put_road
    from shuto.rules.kernels.questions import MARKS, STATED

    seat = int(table.column_marks[column, COLUMN_OWNER])
    marks = np.zeros(MARKS, np.int64)
    if toward is not None:
        marks[STATED] = TOWARD_STATED
        marks[STATED + 1 : STATED + 3] = [round(value * GRID_PER_MM) for value in toward]
    return put_road(table, seat, STARTING_RAMP, NONE, column, ramp_beam(game, table, column, toward), marks)


def ramp_beam(game: Game, table: Table, column: int, toward: tuple[float, float] | None) -> Floats:
    """The beam of a starting ramp, from its foot on the table to the axis of its column."""
    from shuto.geometry.beam import set_beam
    from shuto.geometry.rows import BEAM

    law = game.law
    x, y = table.columns[column, :2].tolist()
    dx, dy = (x, y) if toward is None else (toward[0] - x, toward[1] - y)
    out = math.sqrt(dx * dx + dy * dy)
    flat = math.sqrt(law.road_length**2 - law.disc_height**2)
    beam = np.empty(BEAM)
    set_beam(
        beam, x + dx / out * flat, y + dy / out * flat, 0.0, x, y, law.disc_height, law.road_half, law.road_thickness
    )  # fmt: skip
    return beam
