"""Shadows on the table, on roads and on roofs. The light comes from the upper left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shuto.draw.above.order import Overlap, RoadPlan
from shuto.draw.palette import SHADE
from shuto.draw.planar import Box, Outline, Point, apart, bounds, clip, swept
from shuto.draw.svg import ID_PREFIX, closed_path, num
from shuto.rules.pieces import Column

SHIFT = (0.26, -0.3)
"""mm by which a shadow is shifted in plan for each mm of height."""
_MIN_DROP = 1.0  # mm of height; roads on the same column top cast no visible shadow on each other
_OCTAGON = ((1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71), (0, -1), (0.71, -0.71))


class ShadowCaster(NamedTuple):
    """An upright body that casts a shadow: its footprint, the height of its top, and the id if it is a column."""

    outline: Outline
    top: float
    box: Box
    column: str | None = None


def cylinder_caster(x: float, y: float, radius: float, top: float, column: str | None = None) -> ShadowCaster:
    """A cylinder that casts a shadow. An octagon is close enough."""
    outline = [(x + radius * cx, y + radius * cy) for cx, cy in _OCTAGON]
    return ShadowCaster(outline, top, bounds(outline), column)


def prism_caster(outline: Outline, top: float) -> ShadowCaster:
    """A prism that casts a shadow."""
    return ShadowCaster(outline, top, bounds(outline))


def _moved(point: Point, drop: float, shift: Point) -> Point:
    return point[0] + shift[0] * drop, point[1] + shift[1] * drop


def shadow_of_road(plan: RoadPlan, level: float, shift: Point = SHIFT) -> list[Point]:
    """The shadow of a road on a level plane; an end below the plane is not shifted."""
    low, high = plan.road.start[2] - level, plan.road.end[2] - level
    a, b, c, d = plan.outline
    low, high = max(low, 0.0), max(high, 0.0)
    return [_moved(a, low, shift), _moved(b, high, shift), _moved(c, high, shift), _moved(d, low, shift)]


def shadow_of_caster(caster: ShadowCaster, level: float, shift: Point = SHIFT) -> list[Point]:
    """The shadow of an upright body on a level plane."""
    return swept(caster.outline, (shift[0] * (caster.top - level), shift[1] * (caster.top - level)))


def table_shadow(
    plans: Sequence[RoadPlan], columns: Sequence[Column], radius: float, casters: Sequence[ShadowCaster]
) -> str:
    """All shadows on the table as one shape, so that overlapping shadows are not darker."""
    outlines = [closed_path(shadow_of_caster(caster, 0.0)) for caster in casters]
    outlines += [closed_path(shadow_of_road(plan, 0.0)) for plan in plans]
    strokes = []
    for column in columns:
        x, y = _moved((column.x, column.y), column.top, SHIFT)
        strokes.append(f"M{num(column.x)} {num(-column.y)}L{num(x)} {num(-y)}")
    return (
        f'<g opacity=".17" filter="url(#{ID_PREFIX}soft)" stroke-linecap="round"><path fill="{SHADE}" '
        f'd="{"".join(outlines)}"/><path stroke="{SHADE}" stroke-width="{num(2 * radius)}" '
        f'd="{"".join(strokes)}"/></g>'
    )


SHADOW_FILTER = (
    f'<filter id="{ID_PREFIX}soft" x="-5%" y="-5%" width="110%" height="110%">'
    '<feGaussianBlur stdDeviation="1.6"/></filter>'
)
"""The SVG filter that blurs the shadows on the table."""


class Shade(NamedTuple):
    """A shadow on a road: its outline in plan, and the id of the road or column that casts it (None: the city)."""

    outline: list[Point]
    caster: str | None


def road_shades(
    plans: Sequence[RoadPlan], pairs: Iterable[Overlap], casters: Sequence[ShadowCaster], shift: Point = SHIFT
) -> dict[int, list[Shade]]:
    """The shadows on each road, by the road's number."""
    meeting = {(pair.lower, pair.upper): pair for pair in pairs}
    shades: dict[int, list[Shade]] = {}
    for i, below in enumerate(plans):
        level = below.mean_height
        for j, above in enumerate(plans):
            if i == j or (j, i) in meeting:
                continue
            pair = meeting.get((i, j))
            drop = above.mean_height - level if pair is None else pair.gap
            if drop < _MIN_DROP or apart(_swept(above.box, drop, shift), below.box):
                continue
            if pair is None and _share_column(above, below):
                continue
            shadow = shadow_of_road(above, level if pair is None else below.height(pair.point), shift)
            _add(shades, i, below, Shade(shadow, above.road.id))
        for caster in casters:
            drop = caster.top - level
            if drop < _MIN_DROP or apart(_swept(caster.box, drop, shift), below.box):
                continue
            if caster.column and caster.column in (below.road.from_column, below.road.to_column):
                continue
            _add(shades, i, below, Shade(shadow_of_caster(caster, level, shift), caster.column))
    return shades


def road_shadows(
    plans: Sequence[RoadPlan], pairs: Iterable[Overlap], casters: Sequence[ShadowCaster]
) -> dict[int, str]:
    """The shadows on each road, as path data by the road's number."""
    found = road_shades(plans, pairs, casters)
    return {i: "".join(closed_path(shade.outline) for shade in shades) for i, shades in found.items()}


def roof_shadow(roof: ShadowCaster, plans: Sequence[RoadPlan]) -> str:
    """The shadows of roads on a roof, as path data."""
    paths = []
    for plan in plans:
        drop = plan.mean_height - roof.top
        if drop > 0.0 and not apart(_swept(plan.box, drop, SHIFT), roof.box):
            shadow = clip(shadow_of_road(plan, roof.top), roof.outline)
            if shadow:
                paths.append(closed_path(shadow))
    return "".join(paths)


def _add(shades: dict[int, list[Shade]], number: int, below: RoadPlan, shade: Shade) -> None:
    part = clip(shade.outline, below.outline)
    if part:
        shades.setdefault(number, []).append(Shade(part, shade.caster))


def _swept(box: Box, drop: float, shift: Point) -> Box:
    """The box around a body and its shadow."""
    dx, dy = shift[0] * drop, shift[1] * drop
    return box[0] + min(0.0, dx), box[1] + min(0.0, dy), box[2] + max(0.0, dx), box[3] + max(0.0, dy)


def _share_column(one: RoadPlan, other: RoadPlan) -> bool:
    ends = {one.road.from_column, one.road.to_column} - {None}
    return bool(ends & {other.road.from_column, other.road.to_column})
