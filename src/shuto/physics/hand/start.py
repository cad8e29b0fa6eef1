"""Where a carry starts: beside the place of the piece and above it, where nothing is in the way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from shuto.physics.engine.pose import Pose, heading
from shuto.physics.hand.approach import Surroundings, slab_of
from shuto.physics.hand.cargo import Cargo
from shuto.physics.hand.motion import HIGHEST, MARGIN, HandSample
from shuto.physics.table.bodies import Body
from shuto.rules.game import Game
from shuto.rules.position import Position

BESIDE = 120.0
"""mm in plan from the place of a piece to where its carry starts."""
ABOVE = 60.0
"""mm from the place of a piece up to where its carry starts, if nothing is in the way there."""
_DIRECTIONS = 16
_HIGHER = 20.0  # mm between two heights that are tried
_CLEAR = 8.0  # mm between the piece and anything else, so that a trembling hand touches nothing
_ON_THE_WAY = (1.0, 0.75, 0.5, 0.25, 0.0)  # parts of the way from the place to the start that must be free


def supply_sample(position: Position, seat: int) -> HandSample:
    """Where a player's hand takes a piece from the supply: beyond the edge of the table, on that player's side."""
    own = [column for column in position.columns if column.owner == seat]
    x, y = (own[0].x, own[0].y) if own else (0.0, -1.0)
    far = math.hypot(x, y) or 1.0
    wide, deep = position.game.width / 2.0 + 60.0, position.game.depth / 2.0 + 60.0
    share = min(wide / abs(x / far) if abs(x) > 1e-6 else math.inf, deep / abs(y / far) if abs(y) > 1e-6 else math.inf)
    return HandSample(0.0, share * x / far, share * y / far, 150.0, math.atan2(y, x) + math.pi / 2.0)


def first_sample(cargo: Cargo) -> HandSample:
    """Where a person holds a piece at first: near its place, and toward the supply if there is room."""
    game, carried = cargo.position.game, cargo.bodies
    x, y, z = carried[0].pose.at
    ahead = carried[0].pose.ahead
    yaw = math.atan2(ahead[1], ahead[0])
    around = cargo.around
    supply = supply_sample(cargo.position, cargo.seat)
    side = math.atan2(supply.y - y, supply.x - x)
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
