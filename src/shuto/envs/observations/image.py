"""The height map: the table from above as an image, turned so that the observer sits at its lower edge.

Red is the height of what is highest there, green is how it belongs to the observer (theirs bright, others' darker),
blue are cars. The table is drawn into a square, so that it can be turned.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Space

from shuto.bots.sight import Sight
from shuto.envs.frame import SCALE, frame_of
from shuto.geometry.rows import LENGTH, MOST_CORNERS, PRISM_CORNERS, PRISM_COUNT, PRISM_HIGH, UX, UY, C, S, X, Y, Z
from shuto.rules.game import Game
from shuto.rules.kernels import layout as at

SIDE = 84
"""Width and height of the image in pixels."""
TALLEST = 200.0
"""The height in mm that is drawn brightest."""
_ALONG, _ACROSS = 40, 3
_ROUND = 12
HEIGHT, OWNER, CARS = range(3)


class Image:
    """The observation `image`."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._half = max(game.width, game.depth) / 2.0
        self.space: Space[Any] = Box(0, 255, (SIDE, SIDE, 3), np.uint8)
        angles = 2.0 * np.pi * np.arange(_ROUND) / _ROUND
        self._disc = np.concatenate(([[0.0, 0.0]], np.stack([np.cos(angles), np.sin(angles)], 1)))

    def of(self, sight: Sight, seat: int) -> npt.NDArray[np.uint8]:
        """The observation of a seat."""
        table, law = sight.table, self._game.law
        image = np.zeros((SIDE, SIDE, 3), np.uint8)
        turned = frame_of(sight.seats, seat) * SCALE
        shades = 255 - 160 * ((np.arange(sight.seats) - seat) % sight.seats) // max(sight.seats - 1, 1)
        blocks = table.blocks[: table.counts[at.BLOCK]]
        areas = table.areas[: table.counts[at.AREA]]
        for prisms in (areas, blocks):
            if len(prisms):
                points, heights = _prisms(prisms)
                self._draw(image, points @ turned, heights, 0, HEIGHT)
        columns = table.columns[: table.counts[at.COLUMN]]
        spots = columns[:, None, :2] + law.radius * self._disc
        tops = np.broadcast_to(columns[:, None, at.COLUMN_TOP], spots.shape[:2])
        shade = shades[table.column_marks[: len(columns), at.COLUMN_OWNER]]
        self._draw(image, spots @ turned, tops, np.broadcast_to(shade[:, None], tops.shape), HEIGHT)
        roads = table.roads[: table.counts[at.ROAD]]
        points, heights = _beams(roads, law.road_half)
        shade = shades[table.road_marks[: len(roads), at.ROAD_OWNER]]
        self._draw(image, points @ turned, heights, np.broadcast_to(shade[:, None], heights.shape), HEIGHT)
        cars = table.cars[: table.counts[at.CAR]]
        points, heights = _beams(cars, law.car_half)
        shade = shades[table.car_marks[: len(cars), at.CAR_OWNER]]
        self._draw(image, points @ turned, heights, np.broadcast_to(shade[:, None], heights.shape), CARS)
        return image

    def _draw(
        self,
        image: npt.NDArray[np.uint8],
        points: at.Floats,
        heights: at.Floats,
        shade: npt.NDArray[np.int64] | int,
        channel: int,
    ) -> None:
        """Draw points; of those in one pixel the brightest stays."""
        column = ((points[..., 0] / self._half + 1.0) / 2.0 * SIDE).astype(np.intp)
        row = ((1.0 - points[..., 1] / self._half) / 2.0 * SIDE).astype(np.intp)
        on = (column >= 0) & (column < SIDE) & (row >= 0) & (row < SIDE)
        column, row = column[on], row[on]
        if channel == CARS:
            np.maximum.at(image[..., CARS], (row, column), np.broadcast_to(shade, on.shape)[on].astype(np.uint8))
            return
        bright = np.clip(heights[on] / TALLEST * 255.0, 1.0, 255.0).astype(np.uint8)
        np.maximum.at(image[..., HEIGHT], (row, column), bright)
        np.maximum.at(image[..., OWNER], (row, column), np.broadcast_to(shade, on.shape)[on].astype(np.uint8))


def _beams(beams: at.Floats, half: float) -> tuple[at.Floats, at.Floats]:
    """Points all over the top of each beam, and their heights."""
    along = np.linspace(0.0, 1.0, _ALONG)[:, None] * beams[:, LENGTH][:, None, None]
    across = np.linspace(-half, half, _ACROSS)
    ux, uy = beams[:, UX][:, None, None], beams[:, UY][:, None, None]
    flat = along * beams[:, C][:, None, None]
    x = beams[:, X][:, None, None] + flat * ux - across * uy
    y = beams[:, Y][:, None, None] + flat * uy + across * ux
    z = np.broadcast_to(beams[:, Z][:, None, None] + along * beams[:, S][:, None, None], x.shape)
    count = len(beams)
    points = _ALONG * _ACROSS
    return np.stack([x, y], -1).reshape(count, points, 2), z.reshape(count, points)


def _prisms(prisms: at.Floats) -> tuple[at.Floats, at.Floats]:
    """Points on the outline and in the middle of each prism, and their heights."""
    corners = prisms[:, PRISM_CORNERS : PRISM_CORNERS + 2 * MOST_CORNERS].reshape(len(prisms), MOST_CORNERS, 2)
    used = np.arange(corners.shape[1])[None, :] < prisms[:, [PRISM_COUNT]]
    corners = np.where(used[..., None], corners, corners[:, :1])  # unused corners repeat the first one
    middle = (corners * used[..., None]).sum(axis=1, keepdims=True) / np.maximum(prisms[:, None, [PRISM_COUNT]], 1.0)
    around = np.roll(corners, -1, axis=1)
    shares = np.linspace(0.0, 1.0, 6)
    edges = corners[:, :, None, :] + shares[:, None] * (around - corners)[:, :, None, :]
    inward = np.linspace(0.0, 1.0, 5)[:, None]
    points = middle[:, None, None] + inward * (edges - middle[:, None])[..., None, :]
    points = points.reshape(len(prisms), -1, 2)
    return points, np.broadcast_to(prisms[:, [PRISM_HIGH]], points.shape[:2])
