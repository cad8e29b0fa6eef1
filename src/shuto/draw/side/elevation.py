"""The elevation: a position's table from the side."""

from __future__ import annotations

import math

from shuto.draw.above.order import stacked
from shuto.draw.page import Panel, checked, page
from shuto.draw.palette import CARD_EDGE, FAINT_INK, INK, TABLE, TABLE_EDGE, WALL
from shuto.draw.side.pieces import side_shapes, solids
from shuto.draw.side.view import Solid, View
from shuto.draw.svg import escape, num
from shuto.draw.words import Words
from shuto.rules.position import Position
from shuto.text import say

_MARGIN = 26.0
_LEAST_WIDTH, _LEAST_HEIGHT = 400.0, 70.0
_ABOVE, _BELOW = 14.0, 12.0  # mm shown over the highest piece and under the table top
_SLAB = 7.0  # mm; how thick the table looks
_LEAST_STEP = 13.0  # px between two numbers of the scale
_SIDE_BY_SIDE = 0.5  # mm; pieces that overlap less on the screen need no order


def elevation(position: Position, *, direction: float = 0.0, language: str = "en", size: float = 900) -> str:
    """The table from the side as SVG, `size` px wide, with a legend.

    `direction` is the compass bearing in which one looks, in degrees: 0 looks north, up the plan, so that x runs to
    the right; 90 looks east.
    """
    words = Words(position, language)
    panel = elevation_panel(position, words, checked(size), direction)
    return page(position, words, size, "draw-elevation", [panel])


def elevation_panel(
    position: Position,
    words: Words,
    size: float,
    direction: float,
    window: tuple[float, float] | None = None,
) -> Panel:
    """The elevation as a part of a page; `window` is its left edge and width in mm, by default around what is built."""
    if not math.isfinite(direction):
        raise ValueError(f"direction: degrees are needed, not {direction!r}")
    bearing = direction % 360.0
    view = View(bearing)
    things = solids(position, words, view)
    left, width = window or _window(things)
    top = max(_LEAST_HEIGHT, max(thing.box[3] for thing in things) + _ABOVE)
    scale = size / width
    height = round((top + _BELOW) * scale)
    element = position.game.pieces.column.element
    body = (
        f'<svg width="{num(size)}" height="{height}" fill="{INK}" '
        f'viewBox="{num(left)} {num(-top)} {num(width)} {num(top + _BELOW)}">'
        f'<rect x="{num(left)}" y="{num(-top)}" width="{num(width)}" height="{num(top + _BELOW)}" fill="{WALL}"/>'
        f"{_table(position, view)}{_grid(left, width, top, element)}"
        f"{''.join(things[i].body for i in painted_order(things))}</svg>"
        f"{_numbers(words, top, scale, element)}{_bearing(bearing, size)}"
    )
    return Panel(side_shapes(position.game.pieces), set(), body, height)


def painted_order(things: list[Solid]) -> list[int]:
    """From far to near; where two overlap on the screen, what matters is how far they are there."""
    pairs = []
    for i, one in enumerate(things):
        for j in range(i):
            other = things[j]
            left, right = max(one.box[0], other.box[0]), min(one.box[2], other.box[2])
            low, high = max(one.box[1], other.box[1]), min(one.box[3], other.box[3])
            if right - left < _SIDE_BY_SIDE or high - low < _SIDE_BY_SIDE:
                continue
            u = (left + right) / 2.0
            nearer = one.depth_at(u) < other.depth_at(u)
            pairs.append((j, i) if nearer else (i, j))
    return stacked([-thing.depth for thing in things], pairs)


def _window(things: list[Solid]) -> tuple[float, float]:
    left = min(thing.box[0] for thing in things) - _MARGIN
    right = max(thing.box[2] for thing in things) + _MARGIN
    width = max(right - left, _LEAST_WIDTH)
    return (left + right - width) / 2.0, width


def _table(position: Position, view: View) -> str:
    half = view.reach(position.game.width / 2.0, position.game.depth / 2.0)
    return (
        f'<rect x="{num(-half)}" y="0" width="{num(2 * half)}" height="{num(_SLAB)}" fill="{TABLE}" '
        f'stroke="{TABLE_EDGE}" stroke-width=".6"/>'
        f'<path d="M{num(-half)} 0H{num(half)}" stroke="{TABLE_EDGE}" stroke-width="1.4"/>'
    )


def _grid(left: float, width: float, top: float, element: float) -> str:
    lines = "".join(f"M{num(left)} {num(-n * element)}h{num(width)}" for n in range(1, int(top / element) + 1))
    return f'<path d="{lines}" stroke="{CARD_EDGE}" stroke-width=".5"/>'


def _numbers(words: Words, top: float, scale: float, element: float) -> str:
    """The scale of heights along the left edge, in elements."""
    step = next(n for n in (1, 2, 5, 10, 20, 50) if n * element * scale >= _LEAST_STEP or n == 50)
    count = int((top - 8.0) / element)
    marks = "".join(
        f'<text x="16" y="{num((top - n * element) * scale + 3.6)}">{n}</text>' for n in range(step, count + 1, step)
    )
    return (
        f'<g font-size="10" fill="{FAINT_INK}"><g text-anchor="middle">{marks}</g>'
        f'<text x="8" y="{num(top * scale + 12)}">{escape(say(words.language, "height"))}</text></g>'
    )


def _bearing(direction: float, size: float) -> str:
    """A compass needle that shows which way one looks; up is up the plan."""
    return (
        f'<g transform="translate({num(size - 24)} 24)">'
        f'<circle r="13" fill="#fff" fill-opacity=".7" stroke="{FAINT_INK}"/>'
        f'<path d="M0-9.5L4 5L0 2.5L-4 5z" fill="{INK}" transform="rotate({num(direction)})"/></g>'
        f'<text x="{num(size - 44)}" y="28" font-size="11" text-anchor="end" fill="{FAINT_INK}">'
        f"{num(direction)}°</text>"
    )
