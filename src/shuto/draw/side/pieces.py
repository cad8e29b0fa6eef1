"""Highways from the side: columns as stacks of discs, sticks with the cars on them."""

from __future__ import annotations

import math

from shuto.draw.palette import (
    CONCRETE_EDGE,
    HIGH_ROAD,
    LIGHTEST_AT,
    LOW_ROAD,
    SEATS,
    SHADE,
    WALL,
    YELLOW_EDGE,
    dashes,
)
from shuto.draw.planar import bounds, hull
from shuto.draw.side.cars import car_side
from shuto.draw.side.city import component_solids
from shuto.draw.side.view import Beam, Solid, View
from shuto.draw.svg import ID_MARK, loop, mix, num, piece
from shuto.draw.words import Words
from shuto.rules.editions.edition import PieceShapes
from shuto.rules.pieces import Car, Column, Road
from shuto.rules.position import Position

_END_ON = 3.0  # mm; a stick that appears shorter is looked at from its end


def side_shapes(pieces: PieceShapes) -> str:
    """Definitions: a disc, and the light on round things."""
    radius, element = pieces.column.radius, pieces.column.element
    return (
        _round("gray", "#8e8c88", "#cbcac6")
        + _round("gold", "#c69f1c", "#f5d95a")
        + _round("drum", "#979a9d", "#d5d7d9")
        + f'<rect id="{ID_MARK}disc" x="{num(-radius)}" y="{num(-element)}" width="{num(2 * radius)}" '
        f'height="{num(element)}" rx="1.2" stroke-width=".5"/>'
    )


def _round(ident: str, dark: str, light: str) -> str:
    """Light from the left on something round."""
    return (
        f'<linearGradient id="{ID_MARK}{ident}"><stop offset=".3" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
    )


def solids(position: Position, words: Words, view: View) -> list[Solid]:
    """Everything on the table as it appears; cars come with their sticks."""
    pieces = position.game.pieces
    on_area = pieces.area.thickness if position.game.switches.obstacles == "city" else 0.0
    found = [
        one for component in position.components for one in component_solids(component, pieces, on_area, words, view)
    ]
    found += [_column(column, pieces, words, view) for column in position.columns]
    cars: dict[str, list[Car]] = {}
    for car in position.cars:
        cars.setdefault(car.road, []).append(car)
    found += [_road(road, cars.get(road.id, []), pieces, words, view) for road in position.roads]
    return found


def _column(column: Column, pieces: PieceShapes, words: Words, view: View) -> Solid:
    """A stack, element by element; its owner's mark is on the top one."""
    u, depth = view.across(column.x, column.y), view.depth(column.x, column.y)
    radius, element = pieces.column.radius, pieces.column.element
    discs = []
    for level in range(column.height):
        gold = column.junction and level == column.height - 1
        paint = "gold" if gold else "gray"
        edge = YELLOW_EDGE if gold else CONCRETE_EDGE
        discs.append(
            f'<use href="#{ID_MARK}disc" x="{num(u)}" y="{num(-column.foot - level * element)}" '
            f'fill="url(#{ID_MARK}{paint})" stroke="{edge}"/>'
        )
    box = (u - radius, column.foot, u + radius, column.top)
    veil = (
        f'<rect x="{num(box[0])}" y="{num(-column.top)}" width="{num(2 * radius)}" '
        f'height="{num(column.top - column.foot)}" fill="{WALL}" opacity="{view.haze(depth):.2f}"/>'
    )
    mark = (
        f'<use href="#{ID_MARK}seat{column.owner}" fill="{view.veiled(SEATS[column.owner].colour, depth)}" '
        f'transform="translate({num(u)} {num(-column.top + element / 2)}) scale(.42)"/>'
    )
    return Solid(piece(column.id, words.column(column), *discs, veil, mark), box, depth)


def _road(road: Road, cars: list[Car], pieces: PieceShapes, words: Words, view: View) -> Solid:
    """A stick and its cars: the near side carries the owner's line."""
    (ax, ay, az), (bx, by, bz) = road.start, road.end
    flat = math.hypot(bx - ax, by - ay)
    beam = Beam(road.start, math.atan2(by - ay, bx - ax), math.atan2(bz - az, flat))
    half, length, thick = pieces.road.width / 2.0, pieces.road.length, pieces.road.thickness
    outline = hull(view.seen(beam.corners((0.0, length), (-half, half), (0.0, thick))))
    depth = view.depth((ax + bx) / 2.0, (ay + by) / 2.0)
    wood = view.veiled(mix(LOW_ROAD, HIGH_ROAD, (az + bz) / 2.0 / LIGHTEST_AT), depth)
    near = -half if view.depth(beam.left[0], beam.left[1]) > 0.0 else half
    (u0, z0), (u1, z1) = view.seen([beam.point(0, near, thick / 2), beam.point(length, near, thick / 2)])
    colour = view.veiled(SEATS[road.owner].colour, depth)
    body = (
        f'<path d="{loop(outline)}" fill="{wood}" stroke="{view.veiled(SHADE, depth)}" stroke-opacity=".6" '
        f'stroke-width=".5" stroke-linejoin="round"/>'
        f'<path d="M{num(u0)} {num(-z0)}L{num(u1)} {num(-z1)}" stroke="{colour}" stroke-width="1.2"'
        f"{dashes(road.owner)}/>"
    )
    boxes = [bounds(outline)]
    parts = [body]
    for car in sorted(cars, key=lambda one: -view.depth(one.centre[0], one.centre[1])):
        picture, box = car_side(car, pieces.car, view)
        parts.append(piece(car.id, words.car(car), picture))
        boxes.append(box)
    lows_u, lows_z, highs_u, highs_z = zip(*boxes, strict=True)
    box = (min(lows_u), min(lows_z), max(highs_u), max(highs_z))
    a, b = view.across(ax, ay), view.across(bx, by)
    slant = (a, b, view.depth(ax, ay), view.depth(bx, by)) if abs(b - a) > _END_ON else None
    return Solid(piece(road.id, words.road(road), *parts), box, depth, slant)
