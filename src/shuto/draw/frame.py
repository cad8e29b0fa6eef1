"""What part of the table a drawing shows, and how large a millimetre is in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from shuto.draw.palette import FLOOR, INK, TABLE, TABLE_EDGE
from shuto.draw.planar import Box
from shuto.draw.svg import num

MARGIN = 26.0  # mm around what is built
LEAST_WIDTH, LEAST_DEPTH = 400.0, 280.0
BEYOND = 16.0  # mm of floor that is shown past an edge of the table
FLATTEST, TALLEST = 0.5, 0.85  # height of the drawing as a share of its width
_BAR_LENGTHS = (10, 20, 50, 100, 200, 500)


class Frame(NamedTuple):
    """A window onto the table, in mm."""

    left: float
    low: float
    width: float
    depth: float

    def view_box(self) -> str:
        """The window as SVG has it, y down."""
        return f"{num(self.left)} {num(-self.low - self.depth)} {num(self.width)} {num(self.depth)}"


def frame_around(boxes: Iterable[Box], width: float, depth: float) -> Frame:
    """The window on what is built: with a margin, never tiny, no farther past the table's edge than shows the edge."""
    lows_x, lows_y, highs_x, highs_y = zip(*boxes, strict=True)
    left, right = _span(min(lows_x) - MARGIN, max(highs_x) + MARGIN, LEAST_WIDTH, width / 2.0 + BEYOND)
    low, high = _span(min(lows_y) - MARGIN, max(highs_y) + MARGIN, LEAST_DEPTH, depth / 2.0 + BEYOND)
    across, up = right - left, high - low
    if up > TALLEST * across:  # a tall drawing is made wider, over the floor if need be: a page is wider than high
        across = up / TALLEST
        left = _wider(left, right, across, width / 2.0 + BEYOND)
    elif up < FLATTEST * across:
        up = FLATTEST * across
        low = _wider(low, high, up, depth / 2.0 + BEYOND)
    return Frame(left, low, across, up)


def _span(low: float, high: float, least: float, limit: float) -> tuple[float, float]:
    low, high = max(low, -limit), min(high, limit)
    if high - low < least:
        low = _wider(low, high, least, limit)
        high = low + least
    return low, high


def _wider(low: float, high: float, length: float, limit: float) -> float:
    """Where a span starts when it grows to a length around its middle, kept on the table as far as it fits there."""
    start = (low + high - length) / 2.0
    if length >= 2.0 * limit:
        return -length / 2.0
    return min(max(start, -limit), limit - length)


def ground(frame: Frame, width: float, depth: float) -> str:
    """The floor and the table top."""
    return (
        f'<rect x="{num(frame.left)}" y="{num(-frame.low - frame.depth)}" width="{num(frame.width)}" '
        f'height="{num(frame.depth)}" fill="{FLOOR}"/>'
        f'<rect x="{num(-width / 2)}" y="{num(-depth / 2)}" width="{num(width)}" height="{num(depth)}" rx="6" '
        f'fill="{TABLE}" stroke="{TABLE_EDGE}" stroke-width="2"/>'
    )


def scale_bar(right: float, bottom: float, scale: float) -> str:
    """A bar with its length in mm, its lower right corner there on the screen; `scale` is px per mm."""
    length = next((n for n in _BAR_LENGTHS if n * scale >= 70.0), _BAR_LENGTHS[-1])
    x, y = right - length * scale, bottom
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="1.2" opacity=".8">'
        f'<path d="M{num(x)} {num(y - 4)}V{num(y)}H{num(right)}V{num(y - 4)}"/></g>'
        f'<text x="{num((x + right) / 2)}" y="{num(y - 5)}" font-size="11" text-anchor="middle" fill="{INK}">'
        f"{length} mm</text>"
    )
