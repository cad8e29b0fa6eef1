"""A late four-player table: 36 roads, 40 columns, 28 cars, close together, built by legal random turns."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

import shuto
from shuto.rules.game import TYPE_NUMBER
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.build import put_car, put_column
from shuto.rules.kernels.layout import Table, empty_table
from shuto.rules.referee.survey import sample_turns

ROADS, COLUMNS, CARS = 36, 40, 28


def late_table(seed: int = 7) -> shuto.Position:
    """The position, with full supplies so that nothing is refused for lack of material."""
    rng = np.random.default_rng(seed)
    position = roomy(shuto.new_game("four-player-fr", 4, house_rules={"obstacles": "none"}))
    while position.table.counts[at.ROAD] < ROADS:
        turns = [turn for turn in sample_turns(position, rng, 60, angles=48) if isinstance(turn, shuto.Extend)]
        # low and near the middle: a crowded table is the hard case
        turns.sort(key=lambda turn: turn.height * 40.0 + abs(turn.x) + abs(turn.y))
        position = refilled(shuto.play(position, turns[0]))
    _add_cars(position, rng)
    _add_columns(position, rng)
    counts = position.table.counts
    assert (counts[at.ROAD], counts[at.COLUMN], counts[at.CAR]) == (ROADS, COLUMNS, CARS)
    return position


def roomy(position: shuto.Position) -> shuto.Position:
    """The same position with arrays for more pieces than a game has."""
    small = position.table
    large = empty_table(4, 64, 64, 4, 4)
    for source, target in zip(small, large, strict=True):
        target[tuple(slice(0, size) for size in source.shape)] = source
    return refilled(replace(position, table=Table(*large)))


def refilled(position: shuto.Position) -> shuto.Position:
    """The same position with full supplies."""
    table = position.table.copy()
    table.supplies[:, at.GRAY], table.supplies[:, at.YELLOW], table.supplies[:, at.ROADS] = 60, 4, 30
    table.supplies[:, at.CARS] = 20
    return replace(position, table=table, windows=())


def _add_cars(position: shuto.Position, rng: np.random.Generator) -> None:
    table, law = position.table, position.game.law
    while table.counts[at.CAR] < CARS:
        road = int(rng.integers(4, ROADS))
        put_car(
            table,
            law,
            int(table.road_marks[road, 0]),
            road,
            float(rng.uniform(20, 80)),
            0.0,
            16.0,
            TYPE_NUMBER["plain"],
        )


def _add_columns(position: shuto.Position, rng: np.random.Generator) -> None:
    table, law = position.table, position.game.law
    while table.counts[at.COLUMN] < COLUMNS:
        x, y = rng.uniform(-250, 250, 2)
        seat = int(rng.integers(4))
        put_column(table, law, seat, float(x), float(y), int(rng.integers(1, 6)), False, -1)
    table.supplies[:, at.GRAY] = 60
