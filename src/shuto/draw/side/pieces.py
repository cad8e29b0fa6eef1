"""Highways from the side: columns as stacks of discs, roads with the cars on them."""

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
from shuto.draw.side.view import LocalAxes, Solid, View
from shuto.draw.svg import ID_PREFIX, closed_path, mix, num, piece
from shuto.draw.words import Words
from shuto.rules.editions.edition import PieceShapes
from shuto.rules.pieces import Car, Column, Road
from shuto.rules.position import Position

_END_ON = 3.0  # mm; a road that appears shorter is seen end-on


def side_shapes(pieces: PieceShapes) -> str:
    """SVG definitions: a disc, and gradients for round shapes."""
    radius, disc_height = pieces.column.radius, pieces.column.disc_height
    return (
        _round("gray", "#8e8c88", "#cbcac6")
        + _round("gold", "#c69f1c", "#f5d95a")
        + _round("drum", "#979a9d", "#d5d7d9")
        + f'<rect id="{ID_PREFIX}disc" x="{num(-radius)}" y="{num(-disc_height)}" width="{num(2 * radius)}" '
        f'height="{num(disc_height)}" rx="1.2" stroke-width=".5"/>'
    )


def _round(ident: str, dark: str, light: str) -> str:
    """A gradient for a round shape with light from the left."""
    return (
        f'<linearGradient id="{ID_PREFIX}{ident}"><stop offset=".3" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
    )


def solids_of(position: Position, words: Words, view: View) -> list[Solid]:
    """All pieces as they appear from the side; cars are part of their road's solid."""
    pieces = position.game.pieces
    foot = pieces.area.thickness if position.game.switches.obstacles == "city" else 0.0
    found = [one for component in position.components for one in component_solids(component, pieces, foot, words, view)]
    found += [_column(column, pieces, words, view) for column in position.columns]
    cars: dict[str, list[Car]] = {}
    for car in position.cars:
        cars.setdefault(car.road, []).append(car)
    found += [_road(road, cars.get(road.id, []), pieces, words, view) for road in position.roads]
    return found


def _column(column: Column, pieces: PieceShapes, words: Words, view: View) -> Solid:
    """A stack of discs with the owner's mark on the top one."""
    u, depth = view.across(column.x, column.y), view.depth(column.x, column.y)
    radius, disc_height = pieces.column.radius, pieces.column.disc_height
    discs = []
    for level in range(column.height):
        gold = column.junction and level == column.height - 1
        paint = "gold" if gold else "gray"
        edge = YELLOW_EDGE if gold else CONCRETE_EDGE
        discs.append(
            f'<use href="#{ID_PREFIX}disc" x="{num(u)}" y="{num(-column.foot - level * disc_height)}" '
            f'fill="url(#{ID_PREFIX}{paint})" stroke="{edge}"/>'
        )
    box = (u - radius, column.foot, u + radius, column.top)
    veil = (
        f'<rect x="{num(box[0])}" y="{num(-column.top)}" width="{num(2 * radius)}" '
        f'height="{num(column.top - column.foot)}" fill="{WALL}" opacity="{view.haze(depth):.2f}"/>'
    )
    mark = (
        f'<use href="#{ID_PREFIX}seat{column.owner}" fill="{view.hazed(SEATS[column.owner].colour, depth)}" '
        f'transform="translate({num(u)} {num(-column.top + disc_height / 2)}) scale(.42)"/>'
    )
    return Solid(piece(column.id, words.column(column), *discs, veil, mark), box, depth)


def _road(road: Road, cars: list[Car], pieces: PieceShapes, words: Words, view: View) -> Solid:
    """A road and its cars, with the owner's line along the near side."""
    (ax, ay, az), (bx, by, bz) = road.start, road.end
    flat = math.hypot(bx - ax, by - ay)
    axes = LocalAxes(road.start, math.atan2(by - ay, bx - ax), math.atan2(bz - az, flat))
    half, length, thick = pieces.road.width / 2.0, pieces.road.length, pieces.road.thickness
    outline = hull(view.project(axes.corners((0.0, length), (-half, half), (0.0, thick))))
    depth = view.depth((ax + bx) / 2.0, (ay + by) / 2.0)
    wood = view.hazed(mix(LOW_ROAD, HIGH_ROAD, (az + bz) / 2.0 / LIGHTEST_AT), depth)
    near = -half if view.depth(axes.left[0], axes.left[1]) > 0.0 else half
    (u0, z0), (u1, z1) = view.project([axes.point(0, near, thick / 2), axes.point(length, near, thick / 2)])
    colour = view.hazed(SEATS[road.owner].colour, depth)
    body = (
        f'<path d="{closed_path(outline)}" fill="{wood}" stroke="{view.hazed(SHADE, depth)}" stroke-opacity=".6" '
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
