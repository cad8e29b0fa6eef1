"""The city from above: areas in muted colours, roofs of buildings and of the tower."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shuto.draw.above.order import RoadPlan
from shuto.draw.above.shadows import ShadowCaster, cylinder_caster, prism_caster, roof_shadow
from shuto.draw.palette import (
    DEVELOPMENT,
    DEVELOPMENT_EDGE,
    FAINT_INK,
    LAWN,
    LAWN_EDGE,
    RAINBOW,
    RAINBOW_EDGE,
    RAINBOW_GROUND,
    ROOF,
    ROOF_EDGE,
    ROOF_TRIM,
    SHADE,
    TARMAC,
    TARMAC_EDGE,
    TOWER,
    TOWER_EDGE,
    TOWER_TRIM,
    TREE,
    TREE_LIGHT,
)
from shuto.draw.planar import Point
from shuto.draw.svg import degrees, label, num
from shuto.geometry.shapes import outline, turn
from shuto.rules.editions.edition import ComponentShape, PieceShapes, Prop
from shuto.rules.pieces import Component


def footprint(shape: ComponentShape | Prop, x: float, y: float, angle: float) -> tuple[list[Point], float]:
    """The corners of a footprint on the table, and the radius that rounds them (a circle is one corner)."""
    corners, radius = outline(shape.size, shape.diameter, shape.corners)
    moved = []
    for corner in corners:
        cx, cy = turn(corner, angle)
        moved.append((x + cx, y + cy))
    return moved, radius


def casters_of(component: Component, pieces: PieceShapes, foot: float) -> list[ShadowCaster]:
    """The bodies that cast shadows: a building with its foot at height `foot`, or the props on an area."""
    shape = pieces.components[component.id]
    if not shape.is_area:
        return [_upright(shape, component.x, component.y, component.angle, foot)]
    found = []
    for prop in shape.props:
        dx, dy = turn(prop.at, component.angle)
        thickness = pieces.area.thickness
        found.append(_upright(prop, component.x + dx, component.y + dy, component.angle, thickness))
    return found


def _upright(shape: ComponentShape | Prop, x: float, y: float, angle: float, low: float) -> ShadowCaster:
    corners, radius = footprint(shape, x, y, angle)
    top = low + shape.height
    return cylinder_caster(x, y, radius, top) if len(corners) == 1 else prism_caster(corners, top)


def component_transform(component: Component) -> str:
    """The SVG transform into a component's own coordinates."""
    return f'transform="translate({num(component.x)} {num(-component.y)}) rotate({degrees(-component.angle)})"'


def area(component: Component, shape: ComponentShape) -> str:
    """The ground of an area and what is painted on it."""
    width, depth = shape.size or (0.0, 0.0)
    return f"<g {component_transform(component)}>{_GROUNDS[shape.kind](width, depth)}</g>"


def props(component: Component, shape: ComponentShape) -> str:
    """The props on an area."""
    if not shape.props:
        return ""
    return f"<g {component_transform(component)}>{''.join(map(_prop, shape.props))}</g>"


def _ground(width: float, depth: float, fill: str, edge: str, more: str = "") -> str:
    return (
        f'<rect x="{num(-width / 2)}" y="{num(-depth / 2)}" width="{num(width)}" height="{num(depth)}" rx="2.5" '
        f'fill="{fill}" stroke="{edge}" stroke-width=".8"{more}/>'
    )


def _development(width: float, depth: float) -> str:
    """A building site with plots marked by thin lines."""
    x, y = width / 2.0, depth / 2.0
    lots = "".join(f"M{num(x * t)} {num(-y)}V{num(y)}M{num(-x)} {num(y * t)}H{num(x)}" for t in (-0.5, 0, 0.5))
    return _ground(width, depth, DEVELOPMENT, DEVELOPMENT_EDGE) + (
        f'<path d="{lots}" stroke="{DEVELOPMENT_EDGE}" stroke-width=".5" stroke-dasharray="2 2" opacity=".7"/>'
    )


def _airport(width: float, depth: float) -> str:
    """Tarmac with a runway along the lower edge."""
    x, y = width / 2.0, depth / 2.0
    keys = "".join(f"M{num(-x + 4)} {num(y - 8 + i)}h5" for i in (-3, -1, 1, 3))
    return _ground(width, depth, TARMAC, TARMAC_EDGE) + (
        f'<path d="M{num(-x + 2)} {num(y - 13)}H{num(x - 2)}V{num(y - 3)}H{num(-x + 2)}z" fill="#b9bfc4"/>'
        f'<path d="M{num(-x + 13)} {num(y - 8)}H{num(x - 6)}" stroke="#fff" stroke-dasharray="6 4"/>'
        f'<path d="{keys}" stroke="#fff" stroke-width=".9"/>'
    )


def _green(width: float, depth: float) -> str:
    """A lawn with a winding path."""
    x, y = width / 2.0, depth / 2.0
    bend = f"C{num(-0.4 * x)} {num(0.2 * y)} {num(0.1 * x)} {num(-0.75 * y)} {num(x)} {num(-0.3 * y)}"
    way = f"M{num(-x)} {num(0.45 * y)}{bend}"
    return _ground(width, depth, LAWN, LAWN_EDGE) + (f'<path d="{way}" fill="none" stroke="#e6e6d2" stroke-width="4"/>')


def _rainbow(width: float, depth: float) -> str:
    """A rainbow of seven bands that starts at the lower edge."""
    band = min(width / 2.0, depth) * 0.09
    outer = min(width / 2.0, depth) - 2.0 - band
    bands = []
    for i, colour in enumerate(RAINBOW):
        r = num(outer - i * band)
        bands.append(f'<path stroke="{colour}" d="M-{r} {num(depth / 2)}A{r} {r} 0 0 1 {r} {num(depth / 2)}"/>')
    return _ground(width, depth, RAINBOW_GROUND, RAINBOW_EDGE) + (
        f'<g fill="none" stroke-width="{num(band + 0.1)}">{"".join(bands)}</g>'
    )


_GROUNDS: dict[str, Callable[[float, float], str]] = {
    "development": _development,
    "airport": _airport,
    "green": _green,
    "rainbow": _rainbow,
}


def _prop(prop: Prop) -> str:
    x, y = prop.at[0], -prop.at[1]
    if prop.name == "tree":
        r = (prop.diameter or 0.0) / 2.0
        return (
            f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{TREE}"/>'
            f'<circle cx="{num(x - 0.25 * r)}" cy="{num(y - 0.25 * r)}" r="{num(0.6 * r)}" fill="{TREE_LIGHT}"/>'
        )
    width, depth = prop.size or (0.0, 0.0)
    box = f'x="{num(x - width / 2)}" y="{num(y - depth / 2)}" width="{num(width)}" height="{num(depth)}"'
    if prop.name == "plane":
        return f'<rect {box} rx="{num(min(width, depth) / 2)}" fill="#fff" stroke="#9aa3aa" stroke-width=".5"/>'
    return (
        f'<rect {box} rx="1" fill="{ROOF}" stroke="{ROOF_EDGE}" stroke-width=".7"/>'
        f'<path d="M{num(x - width / 2 + 2)} {num(y)}h{num(width - 4)}" stroke="#fff" stroke-width="2" opacity=".7"/>'
    )


def building(component: Component, shape: ComponentShape, roof: ShadowCaster, plans: Sequence[RoadPlan]) -> str:
    """A roof with its trim and the shadows on it."""
    tower = shape.kind == "tower"
    fill, edge, trim = (TOWER, TOWER_EDGE, TOWER_TRIM) if tower else (ROOF, ROOF_EDGE, ROOF_TRIM)
    corners, radius = footprint(shape, 0.0, 0.0, 0.0)
    parts = [_roof(corners, radius, 1.0, f'fill="{fill}" stroke="{edge}" stroke-width=".9" stroke-linejoin="round"')]
    for share in (0.74, 0.5) if tower else (0.8,):
        parts.append(_roof(corners, radius, share, f'fill="{trim}" stroke="{edge}" stroke-width=".5"'))
    if tower:
        lines = "".join(f"M{num(x / 2)} {num(-y / 2)}L{num(x)} {num(-y)}" for x, y in corners)
        parts.append(f'<path d="{lines}" stroke="{edge}" stroke-width=".7"/>')
    shadow = roof_shadow(roof, plans)
    shade = f'<path d="{shadow}" fill="{SHADE}" opacity=".2"/>' if shadow else ""
    return f"<g {component_transform(component)}>{''.join(parts)}</g>{shade}"


def _roof(corners: Sequence[Point], radius: float, share: float, look: str) -> str:
    if len(corners) == 1:
        return f'<circle r="{num(radius * share)}" {look}/>'
    mx, my = sum(c[0] for c in corners) / len(corners), sum(c[1] for c in corners) / len(corners)
    points = [(mx + (x - mx) * share, my + (y - my) * share) for x, y in corners]
    return f'<path d="M{"L".join(f"{num(x)} {num(-y)}" for x, y in points)}z" {look}/>'


def roof_height(component: Component, roof: ShadowCaster, disc_height: float) -> str:
    """The height of a roof in discs, written on the roof."""
    return label(
        component.x, -component.y, f"{roof.top / disc_height:.1f}".removesuffix(".0"), 7.5, f' fill="{FAINT_INK}"'
    )
