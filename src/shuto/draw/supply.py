"""The supply of a player as a figure, piece by piece."""

from __future__ import annotations

from shuto.draw.above.cars import car_shapes
from shuto.draw.palette import (
    CONCRETE,
    CONCRETE_EDGE,
    FAINT_INK,
    HIGH_ROAD,
    INK,
    PAPER,
    SEATS,
    YELLOW,
    YELLOW_EDGE,
)
from shuto.draw.svg import ID_PREFIX, num
from shuto.rules.position import Position

_LEFT, _TOP, _ROW = 46.0, 24.0, 34.0  # px: where the pieces begin, and from one kind to the next


def supply_figure(position: Position, seat: int, width: float, height: float) -> str:
    """The supply of a player: a row for each kind, its number before it; every piece is drawn."""
    supply = position.supply(seat)
    car = "sedan" if position.game.car_types else "plain"
    colour = SEATS[seat].colour
    rows = (
        (supply.cars, f'<use href="#{ID_PREFIX}{car}" fill="{colour}" transform="{{at}} scale(1.25)"/>', 30.0),
        (supply.gray, f'<circle transform="{{at}}" r="7" fill="{CONCRETE}" stroke="{CONCRETE_EDGE}"/>', 9.8),
        (supply.yellow, f'<circle transform="{{at}}" r="7" fill="{YELLOW}" stroke="{YELLOW_EDGE}"/>', 18.0),
        (
            supply.roads,
            f'<path transform="{{at}}" d="M-3-13H3V13H-3z" fill="{HIGH_ROAD}" stroke="{CONCRETE_EDGE}"/>',
            13.0,
        ),
    )
    parts = [f'<rect width="{num(width)}" height="{num(height)}" fill="{PAPER}"/>']
    for row, (count, picture, step) in enumerate(rows):
        y = _TOP + row * _ROW
        fill = INK if count else FAINT_INK
        parts.append(
            f'<text x="{num(_LEFT - 22)}" y="{num(y + 5)}" font-size="16" font-weight="600" text-anchor="end" '
            f'fill="{fill}">{count}</text>'
        )
        pitch = min(step, (width - _LEFT - 16.0) / max(count, 1))
        parts += [picture.format(at=f"translate({num(_LEFT + i * pitch)} {num(y)})") for i in range(count)]
    return f"<defs>{car_shapes({car})}</defs>{''.join(parts)}"
