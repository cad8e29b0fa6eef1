"""Placing components before the first turn: which places the action spaces offer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import numpy as np

from shuto.bots.city import legal_places
from shuto.rules.position import Position
from shuto.rules.turn import PlaceComponent

PLACES = 24
"""How many places for components `candidates` offers in a turn."""
_TRIES = 160


def waiting(position: Position) -> list[str]:
    """The components that may be placed next. Of those with the same shape, only the first."""
    shapes = position.game.pieces.components
    placed = {component.id for component in position.components}
    left = [name for name in position.game.components if name not in placed]
    first = [name for name in left if shapes[name].kind == "development"]
    return list({_shape(position, name): name for name in reversed(first or left)}.values())[::-1]


def _shape(position: Position, name: str) -> tuple[object, ...]:
    shape = position.game.pieces.components[name]
    return shape.kind, tuple(shape.size or ()), shape.diameter, tuple(map(tuple, shape.corners or ())), shape.height


def some_places(position: Position, rng: np.random.Generator) -> list[PlaceComponent]:
    """Different legal places of the next components, drawn at random. There is at least one."""
    found: dict[tuple[str, float, float, float], PlaceComponent] = {}
    for turn in islice(legal_places(position, rng, tries=_TRIES), PLACES):
        found[turn.component, turn.x, turn.y, turn.angle] = turn
    return list(found.values())


def grid(position: Position, shape: tuple[int, int, int, int]) -> Iterator[tuple[int, PlaceComponent]]:
    """Every place of a grid of components × x × y × angles, with its number. Not all of them are legal."""
    names, columns, rows, angles = shape
    order = position.game.components
    usable = waiting(position)
    for name in usable:
        number = order.index(name)
        for i, j, k in product(range(columns), range(rows), range(angles)):
            place = ((number * columns + i) * rows + j) * angles + k
            yield place, grid_place(position, shape, place)
    assert names >= len(order)


def grid_place(position: Position, shape: tuple[int, int, int, int], place: int) -> PlaceComponent:
    """The place with this number. In the city, buildings stand in the middle of the nearest development area."""
    number, i, j, k = (int(part) for part in np.unravel_index(place, shape))
    game = position.game
    name = game.components[number] if number < len(game.components) else ""
    x = ((i + 0.5) / shape[1] - 0.5) * min(game.width, 1000.0) * 0.8
    y = ((j + 0.5) / shape[2] - 0.5) * min(game.depth, 800.0) * 0.8
    angle = k * 90.0 / shape[3]
    return settled(position, PlaceComponent(component=name, x=x, y=y, angle=angle))


def settled(position: Position, turn: PlaceComponent) -> PlaceComponent:
    """A building of the city moved to the middle of the nearest development area; anything else as it is."""
    game = position.game
    shape = game.pieces.components.get(turn.component)
    areas = [one for one in position.components if one.kind == "development"]
    if shape is None or shape.is_area or game.switches.obstacles != "city" or not areas:
        return turn
    area = min(areas, key=lambda one: (one.x - turn.x) ** 2 + (one.y - turn.y) ** 2)
    return PlaceComponent(component=turn.component, x=area.x, y=area.y, angle=area.angle)
