"""Entities: every column, road, car and component as a row of numbers, padded, with a mask for each kind.

Places are in metres, seen from the observer's seat. Owners count clockwise from the observer, one number for each seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Space

from shuto.bots.sight import Sight
from shuto.envs.frame import SCALE, frame_of
from shuto.envs.observations.flat import Flat
from shuto.geometry.rows import LENGTH, MOST_CORNERS, PRISM_CORNERS, PRISM_COUNT, PRISM_RADIUS, UX, UY, C, S, X, Y, Z
from shuto.rules.game import Game
from shuto.rules.kernels import layout as at
from shuto.rules.setup import unbuilt

COLUMN = ("x", "y", "foot", "top", "height", "junction", "open end", "roads out", "on an area")
ROAD = (
    "x", "y", "z", "end x", "end y", "end z", "starting ramp", "off-ramp", "over is taken", "under is taken", "slope",
)  # fmt: skip
CAR = ("x", "y", "z", "heading x", "heading y", "length", "type")
COMPONENT = (
    "x", "y", "low", "high", "size", "building", "tower", "obstacle", "development", "airport", "green", "rainbow",
)  # fmt: skip
"""The names of the numbers in each kind of row. The owner's numbers (one for each seat) come after them."""
_TALL = 10.0


class Entities:
    """The observation `entities`."""

    def __init__(self, game: Game) -> None:
        self._flat, self._seats = Flat(game), game.seats
        table = unbuilt(game).table
        self._rows = {
            "columns": (len(table.columns), len(COLUMN) + game.seats),
            "roads": (len(table.roads), len(ROAD) + game.seats),
            "cars": (len(table.cars), len(CAR) + game.seats),
            "components": (max(1, len(table.blocks) + len(table.areas)), len(COMPONENT)),
        }
        spaces: dict[str, Space[Any]] = {"game": self._flat.space}
        for name, shape in self._rows.items():
            spaces[name] = Box(-16.0, 16.0, shape, np.float32)
            spaces[f"{name}_mask"] = Box(0, 1, (shape[0],), np.int8)
        self.space: Space[Any] = Dict(spaces)

    def of(self, sight: Sight, seat: int) -> dict[str, npt.NDArray[np.generic]]:
        """The observation of a seat."""
        table, turned = sight.table, frame_of(sight.seats, seat)
        found: dict[str, npt.NDArray[np.generic]] = {"game": self._flat.of(sight, seat)}
        kinds = {
            "columns": self._columns(table, turned),
            "roads": self._roads(table, turned),
            "cars": self._cars(table, turned),
            "components": _components(table, turned),
        }
        owners = {
            "columns": table.column_marks[:, at.COLUMN_OWNER],
            "roads": table.road_marks[:, at.ROAD_OWNER],
            "cars": table.car_marks[:, at.CAR_OWNER],
        }
        for name, rows in kinds.items():
            shape = self._rows[name]
            padded, mask = np.zeros(shape, np.float32), np.zeros(shape[0], np.int8)
            count = len(rows)
            padded[:count, : rows.shape[1]] = rows
            if name in owners:
                whose = (owners[name][:count] - seat) % self._seats
                padded[np.arange(count), rows.shape[1] + whose] = 1.0
            mask[:count] = 1
            found[name], found[f"{name}_mask"] = np.clip(padded, -16.0, 16.0), mask
        return found

    def _columns(self, table: at.Table, turned: at.Floats) -> at.Floats:
        count = table.counts[at.COLUMN]
        spots, marks = table.columns[:count], table.column_marks[:count]
        junction, out = marks[:, at.COLUMN_JUNCTION], marks[:, at.COLUMN_OUT]
        return np.column_stack([
            spots[:, :2] @ turned, spots[:, at.COLUMN_FOOT] / SCALE, spots[:, at.COLUMN_TOP] / SCALE,
            marks[:, at.COLUMN_HEIGHT] / _TALL, junction, out <= junction, out, marks[:, at.COLUMN_AREA] >= 0,
        ])  # fmt: skip

    def _roads(self, table: at.Table, turned: at.Floats) -> at.Floats:
        count = table.counts[at.ROAD]
        beams, marks = table.roads[:count], table.road_marks[:count]
        flat = (beams[:, LENGTH] * beams[:, C])[:, None]
        ends = beams[:, [X, Y]] + flat * beams[:, [UX, UY]]
        kind = marks[:, at.ROAD_KIND]
        return np.column_stack([
            beams[:, [X, Y]] @ turned, beams[:, Z] / SCALE, ends @ turned,
            (beams[:, Z] + beams[:, LENGTH] * beams[:, S]) / SCALE, kind == at.STARTING_RAMP, kind == at.OFF_RAMP,
            marks[:, at.ROAD_OVER], marks[:, at.ROAD_UNDER], beams[:, S],
        ])  # fmt: skip

    def _cars(self, table: at.Table, turned: at.Floats) -> at.Floats:
        count = table.counts[at.CAR]
        beams, marks = table.cars[:count], table.car_marks[:count]
        half = (beams[:, LENGTH] / 2.0)[:, None]
        middle = beams[:, [X, Y]] + half * beams[:, [C]] * beams[:, [UX, UY]]
        return np.column_stack([
            middle @ turned, beams[:, Z] / SCALE, beams[:, [UX, UY]] @ turned * SCALE, beams[:, LENGTH] / SCALE,
            marks[:, at.CAR_TYPE] / len(at.CAR_TYPES),
        ])  # fmt: skip


def _components(table: at.Table, turned: at.Floats) -> at.Floats:
    blocks, areas = table.counts[at.BLOCK], table.counts[at.AREA]
    prisms = np.concatenate((table.blocks[:blocks], table.areas[:areas]))
    marks = np.concatenate((table.block_marks[:blocks, at.BLOCK_KIND], 3 + table.area_marks[:areas, at.BLOCK_KIND]))
    corners = prisms[:, PRISM_CORNERS : PRISM_CORNERS + 2 * MOST_CORNERS].reshape(len(prisms), MOST_CORNERS, 2)
    used = np.arange(corners.shape[1]) < prisms[:, [PRISM_COUNT]]
    total = np.maximum(prisms[:, [PRISM_COUNT]], 1.0)
    middle = (corners * used[..., None]).sum(axis=1) / total
    spread = np.where(used, np.hypot(*np.moveaxis(corners - middle[:, None, :], -1, 0)), 0.0)
    rows = np.zeros((len(prisms), len(COMPONENT)))
    rows[:, :2] = middle @ turned
    rows[:, 2:4] = prisms[:, :2] / SCALE
    rows[:, 4] = (spread.max(axis=1, initial=0.0) + prisms[:, PRISM_RADIUS]) / SCALE
    rows[np.arange(len(prisms)), 5 + marks] = 1.0
    return rows
