"""Rotating, shifting and mirroring a whole table and the turns on it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from shuto.geometry.rows import PRISM_CORNERS, PRISM_COUNT, UX, UY, X, Y
from shuto.rules.kernels import layout as at
from shuto.rules.position import Position
from shuto.rules.turn import Build, CarPlace, Lie, PlaceComponent

Floats = npt.NDArray[np.float64]
B = TypeVar("B", bound=Build)


@dataclass(frozen=True)
class Motion:
    """A rigid motion: optionally mirrored in the x axis, then rotated anticlockwise, then shifted."""

    degrees: float
    dx: float
    dy: float
    mirrored: bool = False

    def vector(self, x: float, y: float) -> tuple[float, float]:
        """A direction after the motion."""
        if self.mirrored:
            y = -y
        c, s = math.cos(math.radians(self.degrees)), math.sin(math.radians(self.degrees))
        return c * x - s * y, s * x + c * y

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A place after the motion."""
        x, y = self.vector(x, y)
        return x + self.dx, y + self.dy

    def position(self, position: Position) -> Position:
        """The position after the motion, without windows."""
        table = position.table.copy()
        for column in table.columns[: table.counts[at.COLUMN]]:
            column[:2] = self.place(*column[:2].tolist())
        self._beams(table.roads[: table.counts[at.ROAD]])
        self._beams(table.cars[: table.counts[at.CAR]])
        if self.mirrored:
            table.cars[:, at.CAR_OFFSET] *= -1.0
        self._prisms(table.blocks[: table.counts[at.BLOCK]])
        self._prisms(table.areas[: table.counts[at.AREA]])
        components = []
        for one in position.components:
            x, y = self.place(one.x, one.y)
            angle = (-one.angle if self.mirrored else one.angle) + self.degrees
            components.append(one._replace(x=x, y=y, angle=angle))
        return replace(position, table=table, components=tuple(components), windows=())

    def _beams(self, rows: Floats) -> None:
        for row in rows:
            row[X], row[Y] = self.place(row[X], row[Y])
            row[UX], row[UY] = self.vector(row[UX], row[UY])

    def _prisms(self, rows: Floats) -> None:
        for row in rows:
            count = int(row[PRISM_COUNT])
            corners = row[PRISM_CORNERS : PRISM_CORNERS + 2 * count].reshape(count, 2)
            moved = [self.place(*corner) for corner in corners.tolist()]
            corners[:] = moved[::-1] if self.mirrored else moved  # corners stay anticlockwise

    def build(self, turn: B) -> B:
        """The build after the motion. Its coordinates are rounded to the grid."""
        x, y = self.place(turn.x, turn.y)
        lie: Lie | None = None
        if turn.lie is not None:
            lie = (*self.place(*turn.lie[:2]), *self.place(*turn.lie[2:]))
        cars = turn.cars
        if cars is not None and self.mirrored:
            cars = tuple(CarPlace(car.at, car.type, -car.offset) for car in cars)
        return msgspec.structs.replace(turn, x=x, y=y, lie=lie, cars=cars)

    def component(self, turn: PlaceComponent) -> PlaceComponent:
        """The component after the motion. A component that is not its own mirror image must not be mirrored."""
        x, y = self.place(turn.x, turn.y)
        angle = (-turn.angle if self.mirrored else turn.angle) + self.degrees
        return msgspec.structs.replace(turn, x=x, y=y, angle=math.remainder(angle, 360.0))
