"""The table from above as a plain picture: no headline, no legend, no numbers, any size and any colours."""

from __future__ import annotations

import re
from collections.abc import Sequence

from shuto.draw.above.cars import car_shapes
from shuto.draw.above.highway import seat_shapes
from shuto.draw.above.plan import Options, Scene
from shuto.draw.above.shadows import SHADOW_FILTER
from shuto.draw.page import checked_size
from shuto.draw.palette import FONT, INK, SEATS
from shuto.draw.svg import document
from shuto.draw.viewport import filling, ground, viewport_around
from shuto.draw.words import Words
from shuto.rules.position import Position

_PIECES_ONLY = Options(sides=False, heights=False)
_SEAT_COLOURS = {seat.colour: number for number, seat in enumerate(SEATS)}
_ANY_SEAT = re.compile("|".join(_SEAT_COLOURS))


def picture(
    position: Position,
    *,
    width: float = 480,
    height: float = 300,
    colours: Sequence[str] | None = None,
    language: str = "en",
) -> str:
    """The table from above as SVG that fills width × height px. `colours`: `#rrggbb` by seat, else those of `plan`."""
    checked_size(width), checked_size(height)
    words = Words(position, language)
    scene = Scene(position, words, _PIECES_ONLY)
    game = position.game
    around = viewport_around(scene.boxes(), game.width, game.depth)
    viewport = filling(around, height / width, game.width, game.depth)
    types = {car.type for car in scene.cars}
    body = (
        f"<defs>{seat_shapes(game.seats)}{car_shapes(types)}{SHADOW_FILTER}</defs>"
        f'<svg width="{width:g}" height="{height:g}" viewBox="{viewport.view_box()}" fill="{INK}">'
        f"{ground(viewport, game.width, game.depth)}{scene.body()}</svg>"
    )
    return document(width, height, words.title("draw-plan"), _repainted(body, colours), FONT)


def _repainted(svg: str, colours: Sequence[str] | None) -> str:
    """A drawing in which each seat has another colour. No seat's colour is used for anything else (`palette`)."""
    if colours is None:
        return svg
    return _ANY_SEAT.sub(lambda found: colours[_SEAT_COLOURS[found[0]]], svg)
