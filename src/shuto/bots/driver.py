"""A bot that wants cars, keeps its highway open, and drives toward the others."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shuto.bots.basic import without_build
from shuto.bots.city import place_well
from shuto.rules.position import Position
from shuto.rules.referee.survey import JUNCTION, OFF_RAMP, Survey, find_legal, surveys
from shuto.rules.turn import Build, Turn

Floats = npt.NDArray[np.float64]

_ANGLES = 72
_CROWD = 250.0  # mm; roads of others within this distance draw a driver on
_PULL = 0.3  # of a car, for a road right there
_NOISE = 0.5
_PRICE = 0.06  # of a car, for every column element
_RARE = 0.35  # of a car, for a junction: they are few
_CLOSED = 50.0  # worse than anything: an off-ramp that ends one's own highway


class Driver:
    """Takes the placement worth most cars, counting what it costs and whether it leads to other highways."""

    name = "driver"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        best: tuple[float, Build] | None = None
        for found in surveys(position, angles=_ANGLES):
            if not len(found):
                continue
            worth = _worth(position, found, rng)
            cell = np.unravel_index(int(np.argmax(worth)), worth.shape)
            top = float(worth[cell])
            if np.isfinite(top) and (best is None or top > best[0]):
                best = (top, found.turn(int(cell[0]), int(cell[1]), int(cell[2])))
        if best is not None:
            return best[1]
        # a pass is judged by a finer survey than ours: what it would show is played
        return find_legal(position) or without_build(position)


def _worth(position: Position, found: Survey, rng: np.random.Generator) -> Floats:
    """How much every placement of a survey is worth, in cars; minus infinity where it is illegal."""
    seat = found.seat
    kinds, heights = np.array(found.kinds), np.array(found.heights, np.float64)
    cars = found.cars.astype(np.float64)
    worth: Floats = cars + _NOISE * rng.random(cars.shape) - _PRICE * heights - _RARE * (kinds == JUNCTION)
    worth += _company(position, seat, found.places)
    if len(position.base_points(seat)) == 1:
        left = position.supply(seat).cars
        worth -= _CLOSED * ((kinds == OFF_RAMP) & (cars < left))
    worth[~found.legal] = -np.inf
    return worth


def _company(position: Position, seat: int, places: Floats) -> Floats:
    """Roads of others near each place that can still earn a car."""
    others = [road for road in position.roads if road.owner != seat and not (road.over_taken and road.under_taken)]
    if not others:
        return np.zeros(places.shape[:3])
    middles = np.array([[(road.start[i] + road.end[i]) / 2.0 for i in (0, 1)] for road in others])
    distances = np.hypot(*np.moveaxis(places[..., None, :] - middles, -1, 0))
    near = np.clip(1.0 - distances / _CROWD, 0.0, None).sum(axis=-1)
    return np.asarray(_PULL * near)
