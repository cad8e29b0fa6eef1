"""The part of the table that a drawing shows, and its scale."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from shuto.draw.palette import FLOOR, INK, TABLE, TABLE_EDGE
from shuto.draw.planar import Box
from shuto.draw.svg import num

MARGIN = 26.0  # mm around the pieces
MIN_WIDTH, MIN_DEPTH = 400.0, 280.0  # mm
BEYOND = 16.0  # mm of floor that may be shown beyond an edge of the table
FLATTEST, TALLEST = 0.5, 0.85  # least and greatest ratio of a drawing's height to its width
_BAR_LENGTHS = (10, 20, 50, 100, 200, 500)


class Viewport(NamedTuple):
    """The part of the table that a drawing shows, in mm."""

    left: float
    low: float
    """The smallest y."""
    width: float
    depth: float
    """The extent in y."""

    def view_box(self) -> str:
        """The viewBox attribute of SVG, where y points down."""
        return f"{num(self.left)} {num(-self.low - self.depth)} {num(self.width)} {num(self.depth)}"


def viewport_around(boxes: Iterable[Box], width: float, depth: float) -> Viewport:
    """The viewport around boxes: with a margin, not too small, and little of the floor around a width × depth table."""
    lows_x, lows_y, highs_x, highs_y = zip(*boxes, strict=True)
    left, right = _span(min(lows_x) - MARGIN, max(highs_x) + MARGIN, MIN_WIDTH, width / 2.0 + BEYOND)
    low, high = _span(min(lows_y) - MARGIN, max(highs_y) + MARGIN, MIN_DEPTH, depth / 2.0 + BEYOND)
    span_x, span_y = right - left, high - low
    # A page is wider than it is tall, so a tall viewport is widened, beyond the table if necessary.
    if span_y > TALLEST * span_x:
        span_x = span_y / TALLEST
        left = _widened_start(left, right, span_x, width / 2.0 + BEYOND)
    elif span_y < FLATTEST * span_x:
        span_y = FLATTEST * span_x
        low = _widened_start(low, high, span_y, depth / 2.0 + BEYOND)
    return Viewport(left, low, span_x, span_y)


def filling(viewport: Viewport, ratio: float, width: float, depth: float) -> Viewport:
    """The viewport, widened until it is `ratio` times as deep as wide. It stays on a width × depth table if it fits."""
    left, low, span_x, span_y = viewport
    if span_y < ratio * span_x:
        start = _widened_start(low, low + span_y, ratio * span_x, depth / 2.0 + BEYOND)
        return Viewport(left, start, span_x, ratio * span_x)
    start = _widened_start(left, left + span_x, span_y / ratio, width / 2.0 + BEYOND)
    return Viewport(start, low, span_y / ratio, span_y)


def _span(low: float, high: float, least: float, limit: float) -> tuple[float, float]:
    """A span cut off at ±limit, then widened if it is shorter than `least`."""
    low, high = max(low, -limit), min(high, limit)
    if high - low < least:
        low = _widened_start(low, high, least, limit)
        high = low + least
    return low, high


def _widened_start(low: float, high: float, length: float, limit: float) -> float:
    """The start of a span that is widened around its middle to a length, and kept within ±limit if it fits."""
    start = (low + high - length) / 2.0
    if length >= 2.0 * limit:
        return -length / 2.0
    return min(max(start, -limit), limit - length)


def ground(viewport: Viewport, width: float, depth: float) -> str:
    """The floor and the top of a table of this width and depth, as SVG."""
    return (
        f'<rect x="{num(viewport.left)}" y="{num(-viewport.low - viewport.depth)}" width="{num(viewport.width)}" '
        f'height="{num(viewport.depth)}" fill="{FLOOR}"/>'
        f'<rect x="{num(-width / 2)}" y="{num(-depth / 2)}" width="{num(width)}" height="{num(depth)}" rx="6" '
        f'fill="{TABLE}" stroke="{TABLE_EDGE}" stroke-width="2"/>'
    )


def scale_bar(right: float, bottom: float, scale: float) -> str:
    """A bar labelled with its length in mm; (right, bottom) is its lower right corner, `scale` is px per mm."""
    length = next((n for n in _BAR_LENGTHS if n * scale >= 70.0), _BAR_LENGTHS[-1])
    x, y = right - length * scale, bottom
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="1.2" opacity=".8">'
        f'<path d="M{num(x)} {num(y - 4)}V{num(y)}H{num(right)}V{num(y - 4)}"/></g>'
        f'<text x="{num((x + right) / 2)}" y="{num(y - 5)}" font-size="11" text-anchor="middle" fill="{INK}">'
        f"{length} mm</text>"
    )
