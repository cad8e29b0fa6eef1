"""Where a carry starts: beside the place of the piece and above it, where nothing is in the way."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence

from shuto.physics.engine.pose import Pose, heading
from shuto.physics.hand.approach import Surroundings, slab_of
from shuto.physics.hand.motion import HIGHEST, MARGIN, HandSample
from shuto.physics.table.bodies import Body
from shuto.rules.game import Game

BESIDE = 120.0
"""mm in plan from the place of a piece to where its carry starts."""
ABOVE = 60.0
"""mm from the place of a piece up to where its carry starts, if nothing is in the way there."""
_DIRECTIONS = 16
_HIGHER = 20.0  # mm between two heights that are tried
_CLEAR = 8.0  # mm between the piece and anything else, so that a trembling hand touches nothing
_ON_THE_WAY = (1.0, 0.75, 0.5, 0.25, 0.0)  # parts of the way from the place to the start that must be free


def start_sample(game: Game, carried: Sequence[Body], others: Collection[Body], side: float) -> HandSample:
    """Where the hand of a person holds a piece at first. `side` is the direction of the supply, in radians."""
    x, y, z = carried[0].pose.at
    ahead = carried[0].pose.ahead
    yaw = math.atan2(ahead[1], ahead[0])
    around = Surroundings(others)
    height = z + ABOVE
    while height < HIGHEST - _HIGHER:
        for angle in _directions(side):
            way = BESIDE * math.cos(angle), BESIDE * math.sin(angle)
            if not _within(game, x + way[0], y + way[1]):
                continue
            spots = [Pose((x + part * way[0], y + part * way[1], height), heading(yaw)) for part in _ON_THE_WAY]
            if all(_is_free(around, carried, spot) for spot in spots):
                return HandSample(0.0, x + way[0], y + way[1], height, yaw)
        height += _HIGHER
    return HandSample(0.0, x, y, height, yaw)


def _directions(first: float) -> Iterator[float]:
    """All directions, those near the first one first."""
    for number in range(_DIRECTIONS):
        turns = (number + 1) // 2 * (1 if number % 2 else -1)
        yield first + 2.0 * math.pi * turns / _DIRECTIONS


def _within(game: Game, x: float, y: float) -> bool:
    room = MARGIN - 20.0
    return abs(x) <= game.width / 2.0 + room and abs(y) <= game.depth / 2.0 + room


def _is_free(around: Surroundings, carried: Sequence[Body], spot: Pose) -> bool:
    """Whether the piece touches nothing with its lowest body at a spot."""
    low = carried[0].pose.at[2]
    for body in carried:
        pose = Pose((spot.at[0], spot.at[1], spot.at[2] + body.pose.at[2] - low), spot.rotation)
        if not around.is_free(slab_of(body, pose), _CLEAR):
            return False
    return True
