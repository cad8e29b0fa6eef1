"""Turns of every kind, legal or not."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from properties.games import Taste, any_build, choose_build, retouched, second_thought
from shuto.rules.position import Position
from shuto.rules.turn import Adjust, Pass, PlaceComponent, SetAside, Stop, Turn

_BUILDS = 8


def any_turns(position: Position, rng: np.random.Generator) -> Iterator[Turn]:
    """Turns of every kind, legal or not, of the player to move and of others."""
    yield from (Pass(), SetAside(), Stop())
    component = rng.choice([*position.game.components, "tower"])
    x, y = rng.uniform(-300.0, 300.0, size=2).tolist()
    yield PlaceComponent(component=str(component), x=x, y=y, angle=float(rng.integers(360)))
    builds = [any_build(position, rng) for _ in range(_BUILDS)]
    if position.is_building:
        liked = choose_build(position, rng, Taste.drawn(rng))
        if liked is not None:
            builds += [liked, retouched(position, rng, liked)]
    yield from builds
    for build in builds[:2]:
        yield replace(build, player=int(rng.integers(position.game.seats)))
        yield Adjust(turn=build)
    adjust = second_thought(position, rng)
    if adjust is not None:
        yield adjust
        yield replace(adjust, player=None)
