"""Cars from the side: each type as a few boxes in the colour of the owner, with wheels."""

from __future__ import annotations

import math
from typing import NamedTuple

from shuto.draw.palette import SEATS
from shuto.draw.planar import Box, bounds, hull
from shuto.draw.side.view import LocalAxes, View
from shuto.draw.svg import ID_PREFIX, closed_path, mix, num
from shuto.rules.editions.edition import CarShape
from shuto.rules.pieces import Car


class Part(NamedTuple):
    """A box of a car, in shares of its length (tail 0, nose 1) and height; `inset` mm narrower on both sides."""

    tail: float
    nose: float
    low: float
    high: float
    paint: str = "body"
    inset: float = 0.0


_LOW = Part(0.0, 1.0, 0.12, 0.58)
PARTS: dict[str, tuple[Part, ...]] = {
    "plain": (_LOW, Part(0.2, 0.72, 0.58, 0.9, "glass", 0.6), Part(0.2, 0.68, 0.9, 1.0, "body", 0.6)),
    "sedan": (_LOW, Part(0.18, 0.7, 0.58, 0.94, "glass", 0.6), Part(0.24, 0.6, 0.94, 1.0, "body", 0.6)),
    "sports-car": (
        Part(0.0, 1.0, 0.1, 0.45),
        Part(0.3, 0.62, 0.45, 0.72, "glass", 0.8),
        Part(0.0, 0.1, 0.6, 0.7),
    ),
    "electric-car": (
        Part(0.02, 0.98, 0.12, 0.6),
        Part(0.14, 0.8, 0.6, 0.88, "glass", 0.5),
        Part(0.2, 0.7, 0.88, 1.0, "body", 0.8),
    ),
    "food-truck": (
        Part(0.0, 0.76, 0.12, 1.0),
        Part(0.76, 1.0, 0.12, 0.75),
        Part(0.1, 0.6, 0.5, 0.8, "white", -0.2),
    ),
    "family-wagon": (_LOW, Part(0.04, 0.74, 0.58, 0.92, "glass", 0.5), Part(0.04, 0.68, 0.92, 1.0, "body", 0.5)),
    "limousine": (_LOW, Part(0.12, 0.78, 0.58, 0.9, "glass", 0.6), Part(0.15, 0.72, 0.9, 0.98, "body", 0.6)),
    "delivery-van": (Part(0.0, 0.7, 0.12, 1.0), Part(0.7, 1.0, 0.12, 0.6), Part(0.7, 0.86, 0.6, 0.9, "glass", 0.5)),
    "construction-truck": (
        Part(0.0, 0.66, 0.3, 0.74),
        Part(0.06, 0.6, 0.74, 0.9, "earth", 0.8),
        Part(0.7, 1.0, 0.12, 0.62),
        Part(0.7, 0.94, 0.62, 1.0, "glass", 0.4),
    ),
    "jumbo-trailer": (
        Part(0.0, 0.72, 0.26, 1.0),
        Part(0.72, 0.78, 0.16, 0.34, "dark", 1.0),
        Part(0.78, 1.0, 0.12, 0.64),
        Part(0.78, 0.94, 0.64, 0.95, "glass", 0.4),
    ),
    "highway-bus": (
        Part(0.0, 1.0, 0.12, 0.55),
        Part(0.01, 1.0, 0.55, 0.86, "glass", 0.2),
        Part(0.0, 0.98, 0.86, 1.0),
    ),
}  # fmt: skip
PAINT = {"glass": "#53626b", "white": "#ffffff", "earth": "#b59a72", "dark": "#3b3b3b"}
_HAZE_SHARE = 0.5  # cars get half as much haze as other pieces, so that they stay bright
_WHEEL = 1.3  # mm


def car_side(car: Car, shape: CarShape, view: View) -> tuple[str, Box]:
    """A car from the side, and its box on the screen."""
    axes = LocalAxes(car.centre, math.radians(car.heading), math.radians(car.slope))
    depth = view.depth(car.centre[0], car.centre[1])
    haze = view.haze(depth) * _HAZE_SHARE
    colour = mix(SEATS[car.owner].colour, "#ffffff", haze)
    half = shape.width / 2.0
    paths, seen = [], []
    for part in _ordered(car.type, axes, view):
        x = (part.tail - 0.5) * car.length, (part.nose - 0.5) * car.length
        y = -half + part.inset, half - part.inset
        z = part.low * shape.height, part.high * shape.height
        outline = hull(view.project(axes.corners(x, y, z)))
        seen += outline
        paint = colour if part.paint == "body" else mix(PAINT[part.paint], "#ffffff", haze)
        paths.append(f'<path d="{closed_path(outline)}" fill="{paint}"/>')
    wheels = _wheels(car, half, axes, view)
    mark = axes.point(0.0, 0.0, 0.35 * shape.height)
    u = view.across(mark[0], mark[1])
    owner = (
        f'<use href="#{ID_PREFIX}seat{car.owner}" fill="#fff" '
        f'transform="translate({num(u)} {num(-mark[2])}) scale(.2)"/>'
    )
    body = f'<g stroke="#000" stroke-opacity=".35" stroke-width=".3">{"".join(paths)}</g>{wheels}{owner}'
    return body, bounds(seen)


def _ordered(car_type: str, axes: LocalAxes, view: View) -> list[Part]:
    """The boxes of a car in painting order: from low to high, and at the same height from far to near."""
    facing = view.depth(axes.along[0], axes.along[1])
    return sorted(PARTS[car_type], key=lambda part: (part.low, -facing * (part.tail + part.nose)))


def _wheels(car: Car, half: float, axes: LocalAxes, view: View) -> str:
    """The wheels on the near side; seen from the front they are narrow."""
    width = abs(view.across(axes.along[0], axes.along[1]))
    near = -half if view.depth(axes.left[0], axes.left[1]) > 0.0 else half
    parts = []
    for share in (-0.31, 0.31):
        x, y, z = axes.point(share * car.length, near, _WHEEL * 0.8)
        parts.append(
            f'<ellipse cx="{num(view.across(x, y))}" cy="{num(-z)}" rx="{num(max(0.4, _WHEEL * width))}" '
            f'ry="{_WHEEL}"/>'
        )
    return f'<g fill="#2e2e2e">{"".join(parts)}</g>'
