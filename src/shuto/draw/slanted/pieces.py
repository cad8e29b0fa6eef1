"""Highways at a slant: columns as stacks of discs, roads with the cars on them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from shuto.draw.above.order import RoadPlan
from shuto.draw.above.shadows import Shade
from shuto.draw.palette import CONCRETE, CONCRETE_EDGE, HIGH_ROAD, LIGHTEST_AT, LOW_ROAD, SHADE, YELLOW, YELLOW_EDGE
from shuto.draw.planar import Point, bounds, clip, hull
from shuto.draw.side.cars import PAINT, PARTS, Part
from shuto.draw.side.view import LocalAxes
from shuto.draw.slanted.lens import Lens, Plane, dot
from shuto.draw.slanted.solid import Layer, Solid, box_faces
from shuto.draw.svg import ID_PREFIX, closed_path, mix, num
from shuto.rules.editions.edition import PieceShapes
from shuto.rules.pieces import Car, Column, Point3

_CIRCLE = [(math.cos(n * math.pi / 6.0), math.sin(n * math.pi / 6.0)) for n in range(12)]
_LANE = (6.0, 5.0)
"""mm of a dash and of the gap after it."""
_JOIN = 0.4
"""mm by which a part overlaps the next one, so that no seam shows."""


class Load(NamedTuple):
    """The cars and shadows on a road, and into how many parts it is cut."""

    cars: Sequence[Car]
    shades: Sequence[Shade]
    parts: int


def shapes() -> str:
    """SVG definitions: gradients for round bodies, with the light from the left."""
    return (
        _round("gray", "#d6d5d1", CONCRETE, "#85837f")
        + _round("gold", "#f8df6b", YELLOW, "#b78f14")
        + _round("drum", "#e6e7e9", "#c3c6c9", "#8b9095")
    )


def _round(ident: str, light: str, middle: str, dark: str) -> str:
    return (
        f'<linearGradient id="{ID_PREFIX}{ident}"><stop offset=".12" stop-color="{light}"/>'
        f'<stop offset=".5" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
    )


def column_solid(column: Column, pieces: PieceShapes, lens: Lens) -> Solid:
    """A stack of discs; the top one of a junction is yellow."""
    radius, disc = pieces.column.radius, pieces.column.disc_height
    gray = column.height - column.junction
    body = _stack(column, column.foot, gray, "gray", lens, radius, disc)
    if column.junction:
        body += _stack(column, column.foot + gray * disc, 1, "gold", lens, radius, disc)
    ring = [(column.x + radius * x, column.y + radius * y) for x, y in _CIRCLE]
    outline = hull(lens.project([(x, y, z) for x, y in ring for z in (column.foot, column.top)]))
    plane = lens.upright(column.x, column.y)
    return Solid(
        column.id, (Layer(column.id, body),), outline, bounds(outline), lambda spot: lens.nearness(plane, spot)
    )


def _stack(column: Column, foot: float, discs: int, paint: str, lens: Lens, radius: float, disc: float) -> str:
    """Discs of one colour as one body, with a line between any two of them."""
    u, v = lens.see((column.x, column.y, foot))
    wide, flat, rise = num(radius), num(radius * lens.sine), disc * lens.cosine
    left, right, low = num(u - radius), num(u + radius), -v
    high = low - discs * rise
    arc = f"A{wide} {flat} 0 0 0"
    seams = "".join(f"M{left} {num(low - n * rise)}{arc} {right} {num(low - n * rise)}" for n in range(1, discs))
    edge, top = (YELLOW_EDGE, "#f9e27a") if paint == "gold" else (CONCRETE_EDGE, "#dedddb")
    return (
        f'<path d="M{left} {num(high)}V{num(low)}{arc} {right} {num(low)}V{num(high)}z" '
        f'fill="url(#{ID_PREFIX}{paint})"/>'
        + (f'<path d="{seams}" fill="none" stroke="{edge}" stroke-width=".6" opacity=".7"/>' if seams else "")
        + f'<ellipse cx="{num(u)}" cy="{num(high)}" rx="{wide}" ry="{flat}" fill="{top}"/>'
    )


def road_solids(plan: RoadPlan, load: Load, pieces: PieceShapes, colours: Sequence[str], lens: Lens) -> list[Solid]:
    """A road with what is on it, in parts. Highways weave: whole roads can often not be sorted from far to near."""
    road, shape = plan.road, pieces.road
    (ax, ay, az), (bx, by, bz) = road.start, road.end
    axes = LocalAxes(road.start, math.atan2(by - ay, bx - ax), math.atan2(bz - az, plan.plan_length))
    length, half, thick = math.hypot(plan.plan_length, bz - az), shape.width / 2.0, shape.thickness
    colour = mix(LOW_ROAD, HIGH_ROAD, 0.45 + 0.55 * plan.mean_height / LIGHTEST_AT)
    plane = Plane(axes.point(0.0, 0.0, thick), axes.up)
    cuts = _cuts(length, load)
    found = []
    for number, (begin, end) in enumerate(pairwise(cuts)):
        size = ((begin, min(length, end + _JOIN)), (-half, half), (0.0, thick))
        slab = box_faces(axes.point, size, colour, lens) + _lane(axes, (begin, end), thick, lens)
        part = [plan.at(place * plan.plan_length / length) for place in size[0]]
        shades = [_shade(shade, plan, part, thick, lens) for shade in load.shades]
        seen: list[Point3] = axes.corners(*size)
        here = [car for car in load.cars if begin <= car.place < end]
        driven = ""
        for car in sorted(here, key=lambda car: dot(car.centre, lens.toward)):
            painted, corners = _car(car, pieces, colours[car.owner], lens)
            driven += painted
            seen += corners
        layers = [Layer(road.id, slab), *(shade for shade in shades if shade is not None), Layer(road.id, driven)]
        outline = hull(lens.project(seen))
        below = road.from_column if number == 0 else road.to_column if number == len(cuts) - 2 else None
        found.append(
            Solid(
                road.id,
                tuple(layer for layer in layers if layer.svg),
                outline,
                bounds(outline),
                lambda spot: lens.nearness(plane, spot),
                () if below is None else (below,),
                bool(here),
            )
        )
    return found


def _shade(shade: Shade, plan: RoadPlan, part: Sequence[Point], thick: float, lens: Lens) -> Layer | None:
    """The part of a shadow that falls on this part of a road."""
    (ax, ay), (bx, by) = part
    wx, wy = 50.0 * plan.along[1], -50.0 * plan.along[0]
    window = [(ax + wx, ay + wy), (bx + wx, by + wy), (bx - wx, by - wy), (ax - wx, ay - wy)]
    outline = clip(shade.outline, window)
    if len(outline) < 3:
        return None
    seen = lens.project((x, y, plan.height((x, y)) + thick) for x, y in outline)
    return Layer(shade.caster or plan.road.id, f'<path d="{closed_path(seen)}" fill="{SHADE}" opacity=".16"/>')


def _cuts(length: float, load: Load) -> list[float]:
    """Where a road is cut: into equal parts, but not under a car."""
    cuts = [length * n / load.parts for n in range(1, load.parts)]
    for car in load.cars:
        tail, nose = car.place - car.length / 2.0 - 1.0, car.place + car.length / 2.0 + 1.0
        cuts = [(tail if cut < car.place else nose) if tail < cut < nose else cut for cut in cuts]
    inside = sorted(cut for cut in cuts if 2.0 < cut < length - 2.0)
    apart = [cut for cut, after in zip(inside, (*inside[1:], length), strict=True) if after - cut > 1.0]
    return [0.0, *apart, length]


def _lane(axes: LocalAxes, part: tuple[float, float], level: float, lens: Lens) -> str:
    """The dashes along a part of a road."""
    dash, gap = _LANE
    lines, place = "", dash / 2.0
    while place + dash < part[1] + _JOIN:
        if place >= part[0]:
            (u0, v0), (u1, v1) = lens.project([axes.point(place, 0.0, level), axes.point(place + dash, 0.0, level)])
            lines += f"M{num(u0)} {num(-v0)}L{num(u1)} {num(-v1)}"
        place += dash + gap
    return f'<path d="{lines}" stroke="#fff" stroke-width=".9" opacity=".8"/>' if lines else ""


def _car(car: Car, pieces: PieceShapes, colour: str, lens: Lens) -> tuple[str, list[Point3]]:
    """A car, and its corners."""
    shape = pieces.car
    half = shape.width / 2.0
    axes = LocalAxes(car.centre, math.radians(car.heading), math.radians(car.slope))
    nose = dot(axes.along, lens.toward)

    def boxed(part: Part) -> str:
        size = (
            ((part.tail - 0.5) * car.length, (part.nose - 0.5) * car.length),
            (-half + part.inset, half - part.inset),
            (part.low * shape.height, part.high * shape.height),
        )
        return box_faces(axes.point, size, colour if part.paint == "body" else PAINT[part.paint], lens)

    parts = sorted(PARTS[car.type], key=lambda part: (part.low, nose * (part.tail + part.nose)))
    ends = (-car.length / 2.0, car.length / 2.0)
    return "".join(map(boxed, parts)), axes.corners(ends, (-half, half), (0.0, shape.height))
