"""The city at a slant: areas on the table, buildings, the tower, trees and planes."""

from __future__ import annotations

from shuto.draw.above.city import area, footprint
from shuto.draw.palette import ROOF_TRIM, TOWER_TRIM, TREE, TREE_LIGHT
from shuto.draw.planar import Point, bounds, hull
from shuto.draw.slanted.lens import Lens, Plane
from shuto.draw.slanted.solid import Layer, Solid, face
from shuto.draw.svg import ID_PREFIX, num
from shuto.geometry.shapes import turn
from shuto.rules.editions.edition import PieceShapes, Prop
from shuto.rules.pieces import Component

_FLOOR = 12.0
"""mm between two rows of windows."""
_WINDOW = 'stroke="#5f6b75" stroke-width="3.2" opacity=".26"'


def ground(component: Component, pieces: PieceShapes, lens: Lens) -> str:
    """An area as it lies on the table; empty for a building."""
    shape = pieces.components[component.id]
    if not shape.is_area:
        return ""
    drawn = area(component, shape)
    low = f'<g transform="{lens.plan_matrix(0.0)}" opacity=".35">{drawn}</g>'
    return f'{low}<g transform="{lens.plan_matrix(pieces.area.thickness)}">{drawn}</g>'


def component_solids(component: Component, pieces: PieceShapes, foot: float, lens: Lens) -> list[Solid]:
    """A building with its foot at height `foot`, or what stands on an area."""
    shape = pieces.components[component.id]
    if not shape.is_area:
        paint = TOWER_TRIM if shape.kind == "tower" else ROOF_TRIM
        corners, radius = footprint(shape, component.x, component.y, component.angle)
        levels = (foot, foot + shape.height)
        if len(corners) == 1:
            return [_drum(component.id, corners[0], radius, levels, lens)]
        return [_prism(component.id, corners, levels, paint, lens, windows=True)]
    found = []
    for number, prop in enumerate(shape.props):
        dx, dy = turn(prop.at, component.angle)
        x, y, low = component.x + dx, component.y + dy, pieces.area.thickness
        name = f"{component.id}.{number}"
        if prop.name == "tree":
            found.append(_tree(name, prop, (x, y), low, lens))
        else:
            corners, _ = footprint(prop, x, y, component.angle)
            found.append(_prism(name, corners, (low, low + prop.height), "#ffffff", lens, windows=False))
    return found


def _drum(name: str, place: Point, radius: float, levels: tuple[float, float], lens: Lens) -> Solid:
    """A round building with rows of windows."""
    (x, y), (low, high) = place, levels
    u, v = lens.see((x, y, 0.0))
    flat = radius * lens.sine
    bottom, top = -v - low * lens.cosine, -v - high * lens.cosine
    arc = f"A{num(radius)} {num(flat)} 0 0 0"
    body = (
        f'<path d="M{num(u - radius)} {num(top)}V{num(bottom)}{arc} {num(u + radius)} {num(bottom)}V{num(top)}z" '
        f'fill="url(#{ID_PREFIX}drum)"/>'
    )
    inner = 0.94 * radius
    rows = ""
    level = low + 0.8 * _FLOOR
    while level < high - 0.4 * _FLOOR:
        row = num(-v - level * lens.cosine + 0.3 * flat)
        rows += f"M{num(u - inner)} {row}A{num(radius)} {num(flat)} 0 0 0 {num(u + inner)} {row}"
        level += _FLOOR
    body += f'<path d="{rows}" fill="none" {_WINDOW}/>'
    body += f'<ellipse cx="{num(u)}" cy="{num(top)}" rx="{num(radius)}" ry="{num(flat)}" fill="#e2e3e5"/>'
    box = (u - radius, -bottom - flat, u + radius, -top + flat)
    outline = [(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])]
    plane = lens.upright(x, y)
    return Solid(name, (Layer(name, body),), outline, box, lambda spot: lens.nearness(plane, spot))


def _prism(
    name: str, corners: list[Point], levels: tuple[float, float], paint: str, lens: Lens, *, windows: bool
) -> Solid:
    low, high = levels
    parts = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        wall = [(ax, ay, low), (bx, by, low), (bx, by, high), (ax, ay, high)]
        drawn = face(wall, paint, lens)
        if drawn and windows:
            drawn += _windows((ax, ay), (bx, by), levels, lens)
        parts.append(drawn)
    roof = [(x, y, high) for x, y in corners]
    parts.append(face(roof, paint, lens))
    top = hull(lens.project(roof))
    outline = hull([*top, *lens.project([(x, y, low) for x, y in corners])])
    x, y = sum(c[0] for c in corners) / len(corners), sum(c[1] for c in corners) / len(corners)
    upright, lid = lens.upright(x, y), Plane((x, y, high), (0.0, 0.0, 1.0))

    def nearness(spot: Point) -> float:
        return max(lens.nearness(upright, spot), min(lens.nearness(lid, spot), lens.nearness(upright, spot) + 40.0))

    return Solid(name, (Layer(name, "".join(parts)),), outline, bounds(outline), nearness)


def _windows(a: Point, b: Point, levels: tuple[float, float], lens: Lens) -> str:
    """Rows of windows on a wall."""
    low, high = levels
    inset = 0.14
    lines = ""
    level = low + 0.8 * _FLOOR
    while level < high - 0.4 * _FLOOR:
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, level) for t in (inset, 1.0 - inset)]
        (u0, v0), (u1, v1) = lens.project(ends)
        lines += f"M{num(u0)} {num(-v0)}L{num(u1)} {num(-v1)}"
        level += _FLOOR
    return f'<path d="{lines}" {_WINDOW}/>' if lines else ""


def _tree(name: str, prop: Prop, place: Point, low: float, lens: Lens) -> Solid:
    x, y = place
    radius = (prop.diameter or 0.0) / 2.0
    u, v = lens.see((x, y, low))
    crown = v + (prop.height - radius) * lens.cosine
    body = (
        f'<path d="M{num(u)} {num(-v)}V{num(-crown)}" stroke="#8b7a62" stroke-width="1.6"/>'
        f'<circle cx="{num(u)}" cy="{num(-crown)}" r="{num(radius)}" fill="{TREE}"/>'
        f'<circle cx="{num(u - 0.3 * radius)}" cy="{num(-crown - 0.3 * radius)}" r="{num(0.55 * radius)}" '
        f'fill="{TREE_LIGHT}"/>'
    )
    outline = [(u - radius, v), (u + radius, v), (u + radius, crown + radius), (u - radius, crown + radius)]
    plane = lens.upright(x, y)
    layers = (Layer(name, body),)
    return Solid(name, layers, outline, bounds(outline), lambda spot: lens.nearness(plane, spot))
