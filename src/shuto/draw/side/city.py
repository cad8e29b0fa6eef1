"""The city from the side: buildings, props, and the edges of areas."""

from __future__ import annotations

from collections.abc import Sequence

from shuto.draw.above.city import footprint
from shuto.draw.palette import AREA_SIDES, ROOF_EDGE, ROOF_TRIM, TOWER_EDGE, TOWER_TRIM, TREE, WALL
from shuto.draw.planar import Point
from shuto.draw.side.view import Solid, View
from shuto.draw.svg import ID_PREFIX, mix, num, piece
from shuto.draw.words import Words
from shuto.geometry.shapes import turn
from shuto.rules.editions.edition import ComponentShape, PieceShapes, Prop
from shuto.rules.pieces import Component


def component_solids(component: Component, pieces: PieceShapes, foot: float, words: Words, view: View) -> list[Solid]:
    """A building with its foot at height `foot`, or an area and its props."""
    shape = pieces.components[component.id]
    title = words.component(component)
    if not shape.is_area:
        edge, face = (TOWER_EDGE, TOWER_TRIM) if shape.kind == "tower" else (ROOF_EDGE, ROOF_TRIM)
        top = foot + shape.height
        body, solid = _prism(shape, component.x, component.y, component.angle, (foot, top), (face, edge), view)
        floors = _floors(solid, pieces.column.disc_height) + (_mast(solid, edge) if shape.kind == "tower" else "")
        return [solid._replace(body=piece(component.id, title, body, floors))]
    thickness = pieces.area.thickness
    paint = AREA_SIDES[shape.kind]
    body, ground = _prism(shape, component.x, component.y, component.angle, (0.0, thickness), (paint, paint), view)
    found = [ground._replace(body=piece(component.id, title, body))]
    for prop in shape.props:
        dx, dy = turn(prop.at, component.angle)
        x, y, high = component.x + dx, component.y + dy, thickness + prop.height
        if prop.name == "tree":
            found.append(_tree(prop, x, y, thickness, view))
        else:
            look = ("#ffffff", ROOF_EDGE) if prop.name == "plane" else (ROOF_TRIM, ROOF_EDGE)
            found.append(_prism(prop, x, y, component.angle, (thickness, high), look, view)[1])
    return found


def _prism(
    shape: ComponentShape | Prop,
    x: float,
    y: float,
    angle: float,
    levels: tuple[float, float],
    look: tuple[str, str],
    view: View,
) -> tuple[str, Solid]:
    """An upright prism: its visible faces, darker the more they face away from the light on the left."""
    low, high = levels
    corners, radius = footprint(shape, x, y, angle)
    depth = view.depth(x, y)
    fill, edge = view.hazed(look[0], depth), view.hazed(look[1], depth)
    if len(corners) == 1:
        u = view.across(x, y)
        left, right = u - radius, u + radius
        veil = f'<rect {_rect(left, right, low, high)} fill="{WALL}" opacity="{view.haze(depth):.2f}"/>'
        body = f'<rect {_rect(left, right, low, high)} fill="url(#{ID_PREFIX}drum)" stroke="{edge}"/>{veil}'
    else:
        left, right = _extent(corners, view)
        body = "".join(
            f'<rect {_rect(a, b, low, high)} fill="{mix(fill, edge, shade)}" stroke="{edge}" stroke-width=".5"/>'
            for a, b, shade in _faces(corners, view)
        )
    return body, Solid(body, (left, low, right, high), depth)


def _rect(left: float, right: float, low: float, high: float) -> str:
    return f'x="{num(left)}" y="{num(-high)}" width="{num(right - left)}" height="{num(high - low)}"'


def _extent(corners: Sequence[Point], view: View) -> tuple[float, float]:
    places = [view.across(x, y) for x, y in corners]
    return min(places), max(places)


def _faces(corners: Sequence[Point], view: View) -> list[tuple[float, float, float]]:
    """The faces towards the viewer: the left and right edge of each on the screen, and how dark it is (0 to 1)."""
    found = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        ex, ey = bx - ax, by - ay
        length = (ex * ex + ey * ey) ** 0.5
        outward = ey / length, -ex / length
        if view.depth(*outward) < -1e-6:
            # Seen from outside, the edges of an anticlockwise outline run to the right.
            found.append((view.across(ax, ay), view.across(bx, by), 0.25 + 0.25 * view.across(*outward)))
    return found


def _floors(solid: Solid, disc_height: float) -> str:
    """A thin line at every disc of height, for comparison with columns."""
    left, low, right, high = solid.box
    count = int((high - low) / disc_height - 0.01)
    lines = "".join(f"M{num(left + 1)} {num(-low - n * disc_height)}H{num(right - 1)}" for n in range(1, count + 1))
    return f'<path d="{lines}" stroke="#fff" stroke-opacity=".55" stroke-width=".8"/>'


def _mast(solid: Solid, edge: str) -> str:
    """The cross-braces of the tower."""
    left, low, right, high = solid.box
    spacing = (high - low) / 4.0
    braces = "".join(
        f"M{num(left)} {num(-low - i * spacing)}L{num(right)} {num(-low - (i + 1) * spacing)}"
        f"M{num(right)} {num(-low - i * spacing)}L{num(left)} {num(-low - (i + 1) * spacing)}"
        for i in range(4)
    )
    return f'<path d="{braces}" stroke="{edge}" stroke-opacity=".5" stroke-width=".7"/>'


def _tree(prop: Prop, x: float, y: float, low: float, view: View) -> Solid:
    u, depth = view.across(x, y), view.depth(x, y)
    radius = (prop.diameter or 0.0) / 2.0
    high = low + prop.height
    green = view.hazed(TREE, depth)
    trunk = 0.3 * prop.height
    body = (
        f'<path d="M{num(u)} {num(-low)}V{num(-low - trunk - 1)}" stroke="#8b7a62" stroke-width="1.4"/>'
        f'<rect {_rect(u - radius, u + radius, low + trunk, high)} rx="{num(radius)}" fill="{green}"/>'
    )
    return Solid(body, (u - radius, low, u + radius, high), depth)
