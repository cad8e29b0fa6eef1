"""The elevation: a position's table from the side."""

from __future__ import annotations

import math

from shuto.draw.above.order import topological_order
from shuto.draw.page import Panel, checked_size, page
from shuto.draw.palette import CARD_EDGE, FAINT_INK, INK, TABLE, TABLE_EDGE, WALL
from shuto.draw.side.pieces import side_shapes, solids_of
from shuto.draw.side.view import Solid, View
from shuto.draw.svg import escape, num
from shuto.draw.words import Words
from shuto.rules.position import Position
from shuto.text import say

_MARGIN = 26.0
_MIN_WIDTH, _MIN_HEIGHT = 400.0, 70.0
_ABOVE, _BELOW = 14.0, 12.0  # mm shown above the highest piece and below the table top
_TABLE_THICKNESS = 7.0  # mm
_MIN_SPACING = 13.0  # px between two numbers of the scale
_MIN_OVERLAP = 0.5  # mm; pieces that overlap less on the screen need no order


def elevation(position: Position, *, direction: float = 0.0, language: str = "en", size: float = 900) -> str:
    """The table from the side as SVG, `size` px wide, with a legend.

    `direction` is the compass bearing of the view in degrees: 0 looks north, which is up in the plan, and x runs to the
    right; 90 looks east.
    """
    words = Words(position, language)
    panel = elevation_panel(position, words, checked_size(size), direction)
    return page(position, words, size, "draw-elevation", [panel])


def elevation_panel(
    position: Position,
    words: Words,
    size: float,
    direction: float,
    window: tuple[float, float] | None = None,
) -> Panel:
    """The elevation as a part of a page; `window` is its left edge and width in mm, by default around all pieces."""
    if not math.isfinite(direction):
        raise ValueError(f"direction: degrees are needed, not {direction!r}")
    bearing = direction % 360.0
    view = View(bearing)
    solids = solids_of(position, words, view)
    left, width = window or _window(solids)
    top = max(_MIN_HEIGHT, max(solid.box[3] for solid in solids) + _ABOVE)
    scale = size / width
    height = round((top + _BELOW) * scale)
    disc_height = position.game.pieces.column.disc_height
    body = (
        f'<svg width="{num(size)}" height="{height}" fill="{INK}" '
        f'viewBox="{num(left)} {num(-top)} {num(width)} {num(top + _BELOW)}">'
        f'<rect x="{num(left)}" y="{num(-top)}" width="{num(width)}" height="{num(top + _BELOW)}" fill="{WALL}"/>'
        f"{_table(position, view)}{_grid(left, width, top, disc_height)}"
        f"{''.join(solids[i].body for i in far_to_near(solids))}</svg>"
        f"{_numbers(words, top, scale, disc_height)}{_bearing(bearing, size)}"
    )
    return Panel(side_shapes(position.game.pieces), set(), body, height)


def far_to_near(solids: list[Solid]) -> list[int]:
    """The numbers of solids from far to near; where two overlap on the screen, their depth at that place decides."""
    pairs = []
    for i, one in enumerate(solids):
        for j in range(i):
            other = solids[j]
            left, right = max(one.box[0], other.box[0]), min(one.box[2], other.box[2])
            low, high = max(one.box[1], other.box[1]), min(one.box[3], other.box[3])
            if right - left < _MIN_OVERLAP or high - low < _MIN_OVERLAP:
                continue
            u = (left + right) / 2.0
            nearer = one.depth_at(u) < other.depth_at(u)
            pairs.append((j, i) if nearer else (i, j))
    return topological_order([-solid.depth for solid in solids], pairs)


def _window(solids: list[Solid]) -> tuple[float, float]:
    left = min(solid.box[0] for solid in solids) - _MARGIN
    right = max(solid.box[2] for solid in solids) + _MARGIN
    width = max(right - left, _MIN_WIDTH)
    return (left + right - width) / 2.0, width


def _table(position: Position, view: View) -> str:
    half = view.half_width(position.game.width / 2.0, position.game.depth / 2.0)
    return (
        f'<rect x="{num(-half)}" y="0" width="{num(2 * half)}" height="{num(_TABLE_THICKNESS)}" fill="{TABLE}" '
        f'stroke="{TABLE_EDGE}" stroke-width=".6"/>'
        f'<path d="M{num(-half)} 0H{num(half)}" stroke="{TABLE_EDGE}" stroke-width="1.4"/>'
    )


def _grid(left: float, width: float, top: float, disc_height: float) -> str:
    lines = "".join(f"M{num(left)} {num(-n * disc_height)}h{num(width)}" for n in range(1, int(top / disc_height) + 1))
    return f'<path d="{lines}" stroke="{CARD_EDGE}" stroke-width=".5"/>'


def _numbers(words: Words, top: float, scale: float, disc_height: float) -> str:
    """The scale of heights along the left edge, in discs."""
    interval = next(n for n in (1, 2, 5, 10, 20, 50) if n * disc_height * scale >= _MIN_SPACING or n == 50)
    count = int((top - 8.0) / disc_height)
    marks = "".join(
        f'<text x="16" y="{num((top - n * disc_height) * scale + 3.6)}">{n}</text>'
        for n in range(interval, count + 1, interval)
    )
    return (
        f'<g font-size="10" fill="{FAINT_INK}"><g text-anchor="middle">{marks}</g>'
        f'<text x="8" y="{num(top * scale + 12)}">{escape(say(words.language, "height"))}</text></g>'
    )


def _bearing(direction: float, size: float) -> str:
    """A compass needle that shows the direction of the view; up is north."""
    return (
        f'<g transform="translate({num(size - 24)} 24)">'
        f'<circle r="13" fill="#fff" fill-opacity=".7" stroke="{FAINT_INK}"/>'
        f'<path d="M0-9.5L4 5L0 2.5L-4 5z" fill="{INK}" transform="rotate({num(direction)})"/></g>'
        f'<text x="{num(size - 44)}" y="28" font-size="11" text-anchor="end" fill="{FAINT_INK}">'
        f"{num(direction)}°</text>"
    )
