"""A page: the headline, one or more panels below it, and a card for each player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from shuto.draw.above.cars import car_shapes
from shuto.draw.above.highway import seat_shapes
from shuto.draw.legend import HEAD, cards, headline
from shuto.draw.palette import FONT, PAPER
from shuto.draw.svg import document, num
from shuto.draw.words import Words
from shuto.rules.position import Position

SMALLEST, LARGEST = 200, 10_000


class Panel(NamedTuple):
    """A part of a page, as wide as the page: SVG definitions, the car types it uses, its content, its height in px."""

    shapes: str
    car_types: set[str]
    body: str
    height: float


def checked_size(size: float) -> float:
    """The width of a drawing in px; raises ValueError if it is out of range."""
    if not (math.isfinite(size) and SMALLEST <= size <= LARGEST):
        raise ValueError(f"size: from {SMALLEST} to {LARGEST} px, not {size!r}")
    return size


def page(position: Position, words: Words, size: float, message: str, panels: Sequence[Panel]) -> str:
    """The whole drawing as SVG; `message` is the id of the text that names it."""
    y = HEAD
    shown = []
    for panel in panels:
        shown.append(f'<g transform="translate(0 {num(y)})">{panel.body}</g>')
        y += panel.height
    legend, height = cards(position, words, size, y)
    types = {"sedan" if position.game.car_types else "plain"}.union(*(panel.car_types for panel in panels))
    shapes = "".join(panel.shapes for panel in panels)
    body = (
        f"<defs>{seat_shapes(position.game.seats)}{car_shapes(types)}{shapes}</defs>"
        f'<rect width="{num(size)}" height="{num(y + height)}" rx="8" fill="{PAPER}"/>'
        f"{headline(words, size)}{''.join(shown)}{legend}"
    )
    return document(size, y + height, words.title(message), body, FONT)
