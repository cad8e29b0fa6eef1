"""A bot that earns cars, keeps its highway open, and builds toward the other players."""

from __future__ import annotations

import numpy as np

from shuto.bots.basic import turn_without_build
from shuto.bots.city import place_well
from shuto.rules.kernels.layout import Floats
from shuto.rules.position import Position
from shuto.rules.referee.survey import JUNCTION, OFF_RAMP, Survey, find_legal, surveys
from shuto.rules.turn import Build, Turn

_ANGLES = 72
# All values are in cars, except the distance.
_NEAR = 250.0  # mm within which other players' roads attract
_PULL = 0.3  # for a road at distance 0
_NOISE = 0.5
_DISC_COST = 0.06
_JUNCTION_COST = 0.35
_DEAD_END_COST = 50.0  # for an off-ramp that closes the bot's last open end; outweighs everything else


class Driver:
    """Takes the placement worth most, counting earned cars, costs, and the distance to other highways."""

    name = "driver"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
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
        # The referee allows a pass only if a finer survey than ours finds no legal build.
        return find_legal(position) or turn_without_build(position)


def _worth(position: Position, found: Survey, rng: np.random.Generator) -> Floats:
    """Value of every placement of a survey, in cars; minus infinity where illegal."""
    seat = found.seat
    kinds, heights = np.array(found.kinds), np.array(found.heights, np.float64)
    cars = found.cars.astype(np.float64)
    worth: Floats = cars + _NOISE * rng.random(cars.shape) - _DISC_COST * heights - _JUNCTION_COST * (kinds == JUNCTION)
    worth += _attraction(position, seat, found.places)
    if len(position.base_points(seat)) == 1:
        left = position.supply(seat).cars
        worth -= _DEAD_END_COST * ((kinds == OFF_RAMP) & (cars < left))
    worth[~found.legal] = -np.inf
    return worth


def _attraction(position: Position, seat: int, places: Floats) -> Floats:
    """Attraction of each place: how many roads of other players with a free side are near, and how near."""
    others = [road for road in position.roads if road.owner != seat and not (road.over_taken and road.under_taken)]
    if not others:
        return np.zeros(places.shape[:3])
    middles = np.array([[(road.start[i] + road.end[i]) / 2.0 for i in (0, 1)] for road in others])
    distances = np.hypot(*np.moveaxis(places[..., None, :] - middles, -1, 0))
    near = np.clip(1.0 - distances / _NEAR, 0.0, None).sum(axis=-1)
    return np.asarray(_PULL * near)
