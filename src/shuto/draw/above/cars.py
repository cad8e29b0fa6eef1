"""Cars from above: an outline for each type, in the colour of the owner."""

from __future__ import annotations

import math
from typing import NamedTuple

from shuto.draw.palette import GLASS, SEATS
from shuto.draw.svg import ID_PREFIX, degrees, num
from shuto.rules.pieces import Car

# Coordinates are mm from the car's centre, nose to the right. Cars are 16 or 24 mm long and 8 mm wide.
_GLASS = f'fill="{GLASS}" opacity=".82"'
_WHITE = 'fill="#fff" opacity=".9"'
_DARK = 'fill="#000" opacity=".32"'
_EARTH = 'fill="#b59a72"'
_LINE = 'fill="none" stroke="#fff" stroke-width=".7" opacity=".85"'
_SEAM = 'fill="none" stroke="#000" stroke-width=".6" opacity=".4"'


def _box(length: float, nose: float, tail: float) -> str:
    """A body 8 mm wide with rounded corners at nose and tail."""
    x = length / 2.0
    return (
        f"M{num(-x + tail)}-4H{num(x - nose)}Q{num(x)}-4 {num(x)} {num(-4 + nose)}V{num(4 - nose)}"
        f"Q{num(x)} 4 {num(x - nose)} 4H{num(-x + tail)}Q{num(-x)} 4 {num(-x)} {num(4 - tail)}"
        f"V{num(-4 + tail)}Q{num(-x)}-4 {num(-x + tail)}-4z"
    )


def _boxes(*sides: tuple[float, float, float, float]) -> str:
    """Rectangles, each given by its left, upper, right and lower edge."""
    return "".join(f"M{num(a)} {num(b)}H{num(c)}V{num(d)}H{num(a)}z" for a, b, c, d in sides)


def _windows(starts: tuple[float, ...], length: float) -> str:
    """A row of windows along each side."""
    return _boxes(*((x, y, x + length, y + 0.7) for y in (-3.4, 2.7) for x in starts))


class _Look(NamedTuple):
    """A type of car: its body (in the owner's colour), what is painted on it, and the place of the owner's mark."""

    body: str
    paint: tuple[tuple[str, str], ...]
    mark: tuple[float, float]


_LOOKS = {
    "plain": _Look(
        _box(16, 2, 2),
        ((_GLASS, "M2-2.6L4-3.1V3.1L2 2.6z" + _boxes((-5.8, -2.8, -4.6, 2.8))),),
        (-1.4, 0),
    ),
    "sedan": _Look(
        _box(16, 2.4, 2),
        ((_GLASS, "M2-2.6L4.4-3.2Q5 0 4.4 3.2L2 2.6zM-3.6-2.6L-5.6-3.1V3.1L-3.6 2.6z" + _windows((-2.8,), 4.2)),),
        (-0.9, 0),
    ),
    "sports-car": _Look(
        "M-8-4H-5.5L-4.5-3.6H2Q8-3 8 0Q8 3 2 3.6H-4.5L-5.5 4H-8z",
        (
            (_GLASS, "M.6-2.3L2.8-2.8Q3.4 0 2.8 2.8L.6 2.3z"),
            (_DARK, _boxes((-8, -4, -6.7, 4))),
            (_LINE, "M3.4-1H7.4M3.4 1H7.4"),
        ),
        (-2.8, 0),
    ),
    "electric-car": _Look(
        "M-2-4H2Q8-4 8 0Q8 4 2 4H-2Q-8 4-8 0Q-8-4-2-4z",
        (
            (_GLASS, "M1.6-2.7L4.2-2.9Q5.6 0 4.2 2.9L1.6 2.7z"),
            (_WHITE, "M-4.6-2.3L-6.8.4H-5.6L-6 2.3L-3.9-.4H-5z"),
        ),
        (-0.8, 0),
    ),
    "food-truck": _Look(
        _box(16, 1.2, 0.6),
        (
            (_GLASS, _boxes((5, -3, 6.6, 3))),
            (_WHITE, _boxes(*((x, 1.6, x + 1.5, 4) for x in (-7.2, -4.2, -1.2, 1.8)))),
            (_DARK, _boxes((-7.2, 1.1, 3.8, 1.6), (3.9, -4, 4.4, 4))),
        ),
        (-1.4, -1.5),
    ),
    "family-wagon": _Look(
        _box(16, 2.2, 1),
        (
            (_GLASS, "M2.6-2.7L4.6-3.2Q5.1 0 4.6 3.2L2.6 2.7z" + _boxes((-6.9, -2.9, -6, 2.9))),
            (_LINE, "M-5.2-2.7H2M-5.2 2.7H2M-4.6-2.7V2.7"),
        ),
        (-0.9, 0),
    ),
    "limousine": _Look(
        _box(24, 2.6, 2.2),
        (
            (_GLASS, "M6-2.7L8.2-3.2Q8.8 0 8.2 3.2L6 2.7zM-8-2.6L-9.6-3.1V3.1L-8 2.6z"),
            (_GLASS, _windows((-7, -2.8, 1.4), 3.4)),
            (_LINE, _boxes((-7.4, -1.9, 5.4, 1.9))),
        ),
        (-1, 0),
    ),
    "delivery-van": _Look(
        "M-8-4H3.4V-3.4H6Q8-3.4 8-1.6V1.6Q8 3.4 6 3.4H3.4V4H-8z",
        (
            (_GLASS, _boxes((4.6, -2.6, 6.4, 2.6))),
            (_DARK, _boxes((3, -4, 3.5, 4))),
            (_LINE, _boxes((-7, -3, 2, 3)) + "M-7-3L-4.4-.8M2-3L-.6-.8M-7 3L-4.4.8M2 3L-.6.8"),
        ),
        (-2.5, 0),
    ),
    "construction-truck": _Look(
        "M-8-4H2.6V-3.2H3.4V-3.6H7.4Q8-3.6 8-3V3Q8 3.6 7.4 3.6H3.4V3.2H2.6V4H-8z",
        (
            (_GLASS, _boxes((5.4, -2.8, 6.8, 2.8))),
            (_DARK, _boxes((-7.2, -3.2, 1.8, 3.2))),
            (_EARTH, "M-6.4-1.6Q-5.6-2.7-3.2-2.5Q-.8-2.9.6-1.8Q1.3 0 .5 1.9Q-1.4 2.8-3.4 2.4Q-5.9 2.8-6.4 1.4z"),
        ),
        (-2.8, 0),
    ),
    "jumbo-trailer": _Look(
        "M-12-4H5.4V-.9H6.6V-3.6H10.8Q12-3.6 12-2.4V2.4Q12 3.6 10.8 3.6H6.6V.9H5.4V4H-12z",
        (
            (_GLASS, _boxes((9.2, -2.8, 10.8, 2.8))),
            (_LINE, _boxes((-11, -3, 4.4, 3))),
            (_SEAM, "M-7-3V3M-3-3V3M1-3V3"),
        ),
        (-5, 0),
    ),
    "highway-bus": _Look(
        _box(24, 1.4, 1.4),
        (
            (_GLASS, _boxes((9.8, -3.2, 11.2, 3.2), (-11.2, -2.8, -10.4, 2.8)) + _windows((-9.6,), 18.2)),
            (_DARK, _boxes((-7.6, -1.2, -4.8, 1.2), (4, -1.2, 6.8, 1.2))),
            (_LINE, "M-9.6-2H8.6M-9.6 2H8.6"),
        ),
        (-0.8, 0),
    ),
}
_MARK_SCALE = 0.28


def car_shapes(types: set[str]) -> str:
    """SVG definitions of these types of car."""
    shapes = []
    for name in sorted(types):
        look = _LOOKS[name]
        paint = "".join(f'<path {how} d="{where}"/>' for how, where in look.paint)
        body = f'<path stroke="#000" stroke-opacity=".45" stroke-width=".6" d="{look.body}"/>'
        shapes.append(f'<g id="{ID_PREFIX}{name}">{body}{paint}</g>')
    return "".join(shapes)


def car_body(car: Car) -> str:
    """A car on its road. On a slope it looks shorter from above."""
    x, y, _ = car.centre
    dx, dy = _LOOKS[car.type].mark
    shortening = f" scale({degrees(math.cos(math.radians(car.slope)))} 1)" if abs(car.slope) > 4.0 else ""
    return (
        f'<g transform="translate({num(x)} {num(-y)}) rotate({degrees(-car.heading)}){shortening}">'
        f'<use href="#{ID_PREFIX}{car.type}" fill="{SEATS[car.owner].colour}"/>'
        f'<use href="#{ID_PREFIX}seat{car.owner}" fill="#fff" '
        f'transform="translate({num(dx)} {num(dy)}) scale({_MARK_SCALE})"/></g>'
    )
