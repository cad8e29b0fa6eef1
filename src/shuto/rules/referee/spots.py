"""Legal places near the one that a player wanted, for other heights, kinds and base points than they chose."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from shuto.geometry.compiled import is_plain
from shuto.rules.position import Position
from shuto.rules.referee import explain
from shuto.rules.referee.survey import ANGLES, COLUMN, JUNCTION, OFF_RAMP, REACHES, options, survey
from shuto.rules.turn import Adjust, Build, Extend, OffRamp, Turn

_COARSE = 24
"""Directions of a survey while the kernels run as plain Python."""


class Wanted(NamedTuple):
    """An illegal turn and the position in which it is judged."""

    position: Position
    turn: Turn
    build: Build | None
    """The build of the turn, also of an adjusted one."""
    seat: int

    @classmethod
    def of(cls, position: Position, turn: Turn) -> Wanted:
        """The wish of the player to move."""
        build = turn.turn if isinstance(turn, Adjust) else turn if isinstance(turn, (Extend, OffRamp)) else None
        return cls(position, turn, build, position.to_move or 0)

    @property
    def kind(self) -> int:
        """The kind of build, as surveys number it."""
        if isinstance(self.build, Extend):
            return JUNCTION if self.build.junction else COLUMN
        return OFF_RAMP

    @property
    def height(self) -> int:
        """The height of the column; for an off-ramp 0."""
        return self.build.height if isinstance(self.build, Extend) else 0

    def own(self, kind: int) -> list[tuple[int, int]]:
        """The heights of a kind that the supply allows from the base point, the closest to the wanted one first."""
        if self.build is None or not self._standing:
            return []
        heights = [h for h, k in options(self.position, self.seat, self.build.base) if k == kind]
        like = self.height or self.position.column(self.build.base).height
        return [(h, kind) for h in sorted(heights, key=lambda h: (abs(h - like), h))]

    @property
    def _standing(self) -> bool:
        return self.build is not None and 0 <= self.build.base < len(self.position.columns)

    def beside(self, pairs: Iterable[tuple[int, int]], within: float) -> Build | None:
        """The first of these heights and kinds that is legal near the wanted place, from the same base point."""
        if self.build is None or not self._standing:
            return None
        for pair in pairs:
            found = spot(self, self.build.base, (pair,))
            if found is not None and found[0] <= within:
                return found[1]
        return None


def spot(wanted: Wanted, base: int, pairs: tuple[tuple[int, int], ...]) -> tuple[float, Build] | None:
    """The legal placement of these heights and kinds from a base point that is nearest to the wanted place.

    Without a wanted place, it is one that earns most cars. Returns its distance in mm, too.
    """
    position, build = wanted.position, wanted.build
    at = position.column(base)
    x, y = (at.x, at.y) if build is None else (build.x, build.y)
    if len(pairs) == 1:
        x, y = _in_reach(wanted, base, pairs[0])
        if build is not None and not is_plain():
            near = explain.nearest(position, _build(base, pairs[0], x, y))
            if near is not None:
                return math.hypot(near.x - x, near.y - y), near
    angles, reaches = (_COARSE, (0.5,)) if is_plain() else (ANGLES, REACHES)
    found = survey(position, base, seat=wanted.seat, angles=angles, reaches=reaches, kinds=pairs)
    if not len(found) or not found.legal.any():
        return None
    far = np.hypot(found.places[..., 0] - x, found.places[..., 1] - y)
    order = far if build is not None else -found.cars
    cell = np.unravel_index(np.argmin(np.where(found.legal, order, np.inf)), far.shape)
    return float(far[cell]), found.turn(*(int(part) for part in cell))


def _build(base: int, pair: tuple[int, int], x: float, y: float) -> Build:
    height, kind = pair
    if kind == OFF_RAMP:
        return OffRamp(base=base, x=x, y=y)
    return Extend(base=base, x=x, y=y, height=height, junction=kind == JUNCTION)


def _in_reach(wanted: Wanted, base: int, pair: tuple[int, int]) -> tuple[float, float]:
    """The wanted place, moved toward the base point or away from it until a road of this height reaches it."""
    position, build = wanted.position, wanted.build
    law, at = position.game.law, position.column(base)
    dx, dy = (1.0, 0.0) if build is None else (build.x - at.x, build.y - at.y)
    distance = math.hypot(dx, dy)
    if distance < 1.0:
        dx, dy, distance = 1.0, 0.0, 1.0
    height, kind = pair
    if kind == OFF_RAMP:
        reach = law.road_length
    else:
        flat = math.sqrt(max(0.0, law.road_length**2 - (law.disc_height * height - at.top) ** 2))
        slack = 2.0 * law.radius - 0.5
        reach = min(max(distance, flat - slack), flat + slack)
    return at.x + dx / distance * reach, at.y + dy / distance * reach
