"""How bots set up the city: where they place buildings, the tower and areas before the first turn."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.turn import PlaceComponent

_MAX_TRIES = 400
_WIDTH, _DEPTH = 1000.0, 800.0
"""Size of the usual table in mm. On a larger table the city stays as near to the starting ramps."""
_CANDIDATES = 24
"""How many legal places are compared."""
_REACH = 2.0
"""A component farther from a highway than this does not matter to it. In road lengths."""


def place_at_random(position: Position, rng: np.random.Generator) -> PlaceComponent:
    """Return a random legal placement of a component, near the middle, where the highways will run."""
    return next(legal_places(position, rng))


def place_well(position: Position, rng: np.random.Generator) -> PlaceComponent:
    """Return the best of some legal placements for the player to move.

    A component that earns points goes near their own highway; an obstacle goes near the others'.
    """
    seat = position.to_move
    assert seat is not None
    places = (turn for turn, _ in zip(legal_places(position, rng), range(_CANDIDATES), strict=False))
    return max(places, key=lambda turn: _worth(position, turn, seat))


def _worth(position: Position, turn: PlaceComponent, seat: int) -> float:
    """Value for the seat: how much nearer to it than to the others if missions give points, else how much farther."""
    near = [_nearness(position, turn, other) for other in range(position.game.seats)]
    others = (sum(near) - near[seat]) / (len(near) - 1)
    return near[seat] - others if position.game.switches.missions else others - near[seat]


def _nearness(position: Position, turn: PlaceComponent, seat: int) -> float:
    """1 directly beside the seat's highway, 0 out of its reach."""
    own = [column for column in position.columns if column.owner == seat]
    distance = min(math.dist((turn.x, turn.y), (column.x, column.y)) for column in own)
    return max(0.0, 1.0 - distance / (_REACH * position.game.law.road_length))


def legal_places(position: Position, rng: np.random.Generator, *, tries: int = _MAX_TRIES) -> Iterator[PlaceComponent]:
    """Yield legal placements of any of the next components, first near the middle, then farther out.

    `tries`: the number of draws after which the search ends, if a place was found.
    """
    game = position.game
    placed = {component.id for component in position.components}
    waiting = [name for name in game.components if name not in placed]
    first = [name for name in waiting if game.pieces.components[name].kind == "development"]
    targets = [component for component in position.components if component.kind == "development"]
    names = first or waiting
    found = 0
    for attempt in range(_MAX_TRIES):
        if found and attempt >= tries:
            return
        name = names[int(rng.integers(len(names)))]
        spread = 0.25 + 0.25 * attempt / _MAX_TRIES
        if game.switches.obstacles == "city" and not game.pieces.components[name].is_area:
            area = targets[int(rng.integers(len(targets)))]
            x, y, angle = area.x, area.y, area.angle
        else:
            x = float(rng.uniform(-spread, spread)) * min(game.width, _WIDTH)
            y = float(rng.uniform(-spread, spread)) * min(game.depth, _DEPTH)
            angle = float(rng.integers(24)) * 15.0
        turn = PlaceComponent(component=name, x=x, y=y, angle=angle)
        if judge(position, turn):
            found += 1
            yield turn
    if not found:
        raise RuntimeError(f"no place found for a component in {_MAX_TRIES} tries")
