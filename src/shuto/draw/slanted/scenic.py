"""The table at a slant: as a picture, or as a film of a game being built."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shuto.draw.above.city import casters_of
from shuto.draw.above.order import overlaps, plan_of
from shuto.draw.above.shadows import SHADOW_FILTER, cylinder_caster, road_shades, shadow_of_caster, shadow_of_road
from shuto.draw.page import checked_size
from shuto.draw.palette import FONT, SEATS, SHADE
from shuto.draw.planar import Point, bounds
from shuto.draw.slanted.city import component_solids, ground
from shuto.draw.slanted.lens import Lens
from shuto.draw.slanted.pieces import Load, column_solid, road_solids, shapes
from shuto.draw.slanted.solid import Layer, Solid, painted
from shuto.draw.svg import ID_PREFIX, closed_path, document, num
from shuto.draw.words import Words
from shuto.geometry.shapes import turn
from shuto.rules.position import Position
from shuto.rules.records.record import Record

BEARING, ELEVATION = 30.0, 32.0
_PARTS = (3, 6)
"""Roads are cut into few parts, or into more if that gives a better order."""
_MARGIN = 12.0  # mm around the pieces
_SHIFT = (0.5, 0.12)
"""mm by which a shadow is shifted on the table for each mm of height: to the right of the screen and away."""


class Outlook(NamedTuple):
    """How a table is looked at: the size of the picture in px, the compass bearing, degrees above the horizon."""

    width: float = 900
    height: float = 600
    bearing: float = BEARING
    elevation: float = ELEVATION


_USUAL = Outlook()


def scenic(
    position: Position, view: Outlook = _USUAL, *, colours: Sequence[str] | None = None, language: str = "en"
) -> str:
    """The table at a slant as SVG without words. `colours`: `#rrggbb` by seat, else those of `plan`."""
    scenery = _scenery_of(position, Lens(view.bearing, view.elevation), colours)
    return _drawn(position, view, scenery, language, None)


def film(record: Record, view: Outlook = _USUAL, *, colours: Sequence[str] | None = None, language: str = "en") -> str:
    """The end of a game at a slant, ready to be shown step by step.

    Every group of the SVG has a class (`column`, `road`, `shadow`) and the variable `--step`: the number of the turn
    that brings it, 0 for what stands before the first turn. It is up to a style sheet to move them.
    """
    since: dict[str, int] = {}
    turn, setting_up = 0, True
    for position in record.positions():
        turn += not setting_up
        setting_up = position.phase == "setup"
        since |= dict.fromkeys((name for name in position.pieces if name not in since), turn)
    scenery = _scenery_of(position, Lens(view.bearing, view.elevation), colours)
    return _drawn(position, view, scenery, language, since)


class _Scenery(NamedTuple):
    """The parts of a picture."""

    lens: Lens
    grounds: str
    shadows: list[Layer]
    solids: list[Solid]
    """From far to near."""
    extent: list[Point]
    """Points on the screen that the picture has to show."""


def _scenery_of(position: Position, lens: Lens, colours: Sequence[str] | None) -> _Scenery:
    pieces = position.game.pieces
    paint = colours or [seat.colour for seat in SEATS]
    foot = pieces.area.thickness if position.game.switches.obstacles == "city" else 0.0
    plans = [plan_of(road, pieces.road.width / 2.0) for road in position.roads]
    columns = [cylinder_caster(one.x, one.y, pieces.column.radius, one.top, one.id) for one in position.columns]
    city = [(one.id, caster) for one in position.components for caster in casters_of(one, pieces, foot)]
    shift = turn(_SHIFT, -lens.bearing)
    shades = road_shades(plans, overlaps(plans), [*columns, *(caster for _, caster in city)], shift)
    casters = [*city, *((one.column or "", one) for one in columns)]
    shadows = [Layer(name, closed_path(shadow_of_caster(caster, 0.0, shift))) for name, caster in casters]
    shadows += [Layer(plan.road.id, closed_path(shadow_of_road(plan, 0.0, shift))) for plan in plans]
    solids = [one for component in position.components for one in component_solids(component, pieces, foot, lens)]
    solids += [column_solid(column, pieces, lens) for column in position.columns]
    cars = [[car for car in position.cars if car.road == plan.road.id] for plan in plans]

    def cut(parts: int) -> tuple[list[Solid], int]:
        loads = [Load(cars[number], shades.get(number, ()), parts) for number in range(len(plans))]
        roads = [road_solids(plan, load, pieces, paint, lens) for plan, load in zip(plans, loads, strict=True)]
        return painted([*solids, *(one for parts in roads for one in parts)])

    order, _ = min(map(cut, _PARTS), key=lambda found: found[1])
    grounds = "".join(ground(one, pieces, lens) for one in position.components)
    extent = [lens.see((x, y, 0.0)) for area in position.areas for x, y in area.corners]
    extent += [corner for solid in order for corner in solid.outline]
    return _Scenery(lens, grounds, shadows, order, extent)


def _drawn(position: Position, view: Outlook, scenery: _Scenery, language: str, since: Mapping[str, int] | None) -> str:
    width, height = checked_size(view.width), checked_size(view.height)
    shadows = "".join(_step(Layer(one.piece, f'<path d="{one.svg}"/>'), "shadow", since) for one in scenery.shadows)
    columns = {column.id for column in position.columns}
    bodies = "".join(
        _step(layer, "column" if solid.name in columns else "road", since)
        for solid in scenery.solids
        for layer in solid.layers
    )
    lay = f'transform="{scenery.lens.plan_matrix(0.0)}"'
    body = (
        f"<defs>{shapes()}{SHADOW_FILTER}</defs>"
        f'<svg width="{num(width)}" height="{num(height)}" viewBox="{_view_box(scenery.extent, height / width)}">'
        f"{scenery.grounds}"
        f'<g opacity=".15" fill="{SHADE}" filter="url(#{ID_PREFIX}soft)" {lay}>{shadows}</g>{bodies}</svg>'
    )
    return document(width, height, Words(position, language).title("draw-scenic"), body, FONT)


def _step(layer: Layer, kind: str, since: Mapping[str, int] | None) -> str:
    """A part of a film with its step; a part of a picture as it is."""
    step = 0 if since is None else since.get(layer.piece, 0)
    return f'<g class="{kind}" style="--step:{step}">{layer.svg}</g>' if step else layer.svg


def _view_box(extent: Sequence[Point], ratio: float) -> str:
    """The part of the screen that shows these points and is `ratio` times as high as wide."""
    left, low, right, high = bounds(extent)
    wide, tall = right - left + 2 * _MARGIN, high - low + 2 * _MARGIN
    x, y = (left + right) / 2.0, (low + high) / 2.0
    wide, tall = max(wide, tall / ratio), max(tall, wide * ratio)
    return f"{num(x - wide / 2)} {num(-y - tall / 2)} {num(wide)} {num(tall)}"
