"""Bodies on the screen: their visible faces with light from the left, and the order in which they are painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from shuto.draw.above.order import topological_order
from shuto.draw.planar import Box, Outline, Point, apart, centre, clip
from shuto.draw.slanted.lens import Lens, dot
from shuto.draw.svg import closed_path, mix
from shuto.rules.pieces import Point3

SUN = (-0.55, -0.15, 0.82)
"""Toward the light, in the axes of the screen: right, toward the viewer, up."""
_DARK, _LIGHT = "#2b2822", "#ffffff"
_MIN_OVERLAP = 0.3  # mm²: bodies that overlap less on the screen need no order


class Layer(NamedTuple):
    """A part of a drawing, and the piece that it comes with: a shadow comes with what casts it."""

    piece: str
    svg: str


class Solid(NamedTuple):
    """A body: its SVG, its convex outline on the screen, how near it is at a spot of it, and what stands below it."""

    name: str
    layers: tuple[Layer, ...]
    outline: Outline
    box: Box
    nearness: Callable[[Point], float]
    rests_on: tuple[str, ...] = ()
    """Names of the bodies that it lies on: they are painted before it, wherever they seem to be."""
    carries: bool = False
    """Whether it carries a car, which rises above it."""


def lit(colour: str, normal: Point3, lens: Lens) -> str:
    """A colour as it looks on a face with this normal (of length 1)."""
    b = lens.right
    ahead = (-b[1], b[0], 0.0)
    light = SUN[0] * dot(normal, b) - SUN[1] * dot(normal, ahead) + SUN[2] * normal[2]
    shade = 0.5 - 0.62 * light
    return mix(colour, _DARK, 0.55 * shade) if shade > 0 else mix(colour, _LIGHT, -1.1 * shade)


def face(corners: Sequence[Point3], colour: str, lens: Lens, more: str = "") -> str:
    """A flat face with its corners anticlockwise as seen from outside; empty if it faces away."""
    normal = _normal(corners)
    if dot(normal, lens.toward) <= 1e-6:
        return ""
    return f'<path d="{closed_path(lens.project(corners))}" fill="{lit(colour, normal, lens)}"{more}/>'


def box_faces(
    corner: Callable[[float, float, float], Point3], size: tuple[Point, Point, Point], paint: str, lens: Lens
) -> str:
    """The visible faces of a box with these ranges of local coordinates."""
    (x0, x1), (y0, y1), (z0, z1) = size
    loops = (
        [(x0, y0, z0), (x0, y0, z1), (x0, y1, z1), (x0, y1, z0)],
        [(x1, y0, z0), (x1, y1, z0), (x1, y1, z1), (x1, y0, z1)],
        [(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)],
        [(x0, y1, z0), (x0, y1, z1), (x1, y1, z1), (x1, y1, z0)],
        [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)],
    )
    return "".join(face([corner(*one) for one in loop], paint, lens) for loop in loops)


def _normal(corners: Sequence[Point3]) -> Point3:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners[:3]
    ux, uy, uz = bx - ax, by - ay, bz - az
    vx, vy, vz = cx - bx, cy - by, cz - bz
    nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = (nx * nx + ny * ny + nz * nz) ** 0.5
    return nx / length, ny / length, nz / length


def painted(solids: Sequence[Solid]) -> tuple[list[Solid], int]:
    """The bodies from far to near, and how many pairs are in the wrong order because bodies form a ring.

    Where two bodies overlap on the screen, the one that is nearer there is painted later.
    """
    pairs = []
    for i, one in enumerate(solids):
        for j in range(i):
            before = _first(one, solids[j])
            if before is not None:
                pairs.append((i, j) if before is one else (j, i))
    keys = [-solid.box[1] for solid in solids]
    order = topological_order(keys, pairs)
    rank = {number: place for place, number in enumerate(order)}
    return [solids[i] for i in order], sum(rank[first] > rank[second] for first, second in pairs)


def _first(one: Solid, other: Solid) -> Solid | None:
    """Which of two bodies is painted first; None if it does not matter."""
    if one.name in other.rests_on:
        return one
    if other.name in one.rests_on:
        return other
    if apart(one.box, other.box):
        return None
    if one.name == other.name:  # parts of one road: only a car can hide something of the next part
        far, near = sorted((one, other), key=lambda solid: -solid.box[1])
        return far if near.carries else None
    shared = clip(one.outline, other.outline)
    if len(shared) < 3 or _area(shared) < _MIN_OVERLAP:
        return None
    spot = centre(shared)
    return other if one.nearness(spot) > other.nearness(spot) else one


def _area(outline: Outline) -> float:
    closed = [*outline, outline[0]]
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(closed))) / 2.0
