"""The plan: a position's table from above."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from shuto.draw.above.cars import car_body
from shuto.draw.above.city import area, building, casters_of, footprint, props, roof_height
from shuto.draw.above.ghost import ghost_of
from shuto.draw.above.highway import (
    SIDE_SHAPES,
    base_ring,
    column_disc,
    height_plate,
    name_tag,
    road_body,
    side_mark_places,
    side_marks,
)
from shuto.draw.above.marks import Mark, ring
from shuto.draw.above.order import Stroke, overlaps, paint_order, plan_of
from shuto.draw.above.shadows import SHADOW_FILTER, cylinder_caster, road_shadows, table_shadow
from shuto.draw.page import Panel, checked_size, page
from shuto.draw.palette import INK, SHADE
from shuto.draw.planar import Box, Outline, bounds
from shuto.draw.svg import num, piece
from shuto.draw.viewport import Viewport, ground, scale_bar, viewport_around
from shuto.draw.words import Words
from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Turn


class Options(NamedTuple):
    """The extras that a plan shows besides the pieces; see `plan`."""

    sides: bool = True
    """Which sides of the roads are free."""
    heights: bool = True
    """How many discs each column has."""
    labels: bool = False
    """The ids of pieces."""
    bases: bool = True
    """The base points of the player to move."""
    last: str | None = None
    """The id of a road to highlight."""
    marks: Mapping[str, Mark] = MappingProxyType({})
    """Rings with a word around columns, by their ids."""


PLAIN = Options()


def plan(
    position: Position,
    *,
    language: str = "en",
    size: float = 900,
    options: Options = PLAIN,
    ghost: Turn | Verdict | None = None,
) -> str:
    """The table from above as SVG, y up, `size` px wide, with a legend.

    `ghost` is a turn (or its verdict) to show before it is played.
    """
    words = Words(position, language)
    panel, _ = plan_panel(position, words, checked_size(size), options, ghost)
    return page(position, words, size, "draw-plan", [panel])


def plan_panel(
    position: Position, words: Words, size: float, options: Options, ghost: Turn | Verdict | None = None
) -> tuple[Panel, Viewport]:
    """The plan as a part of a page, and the part of the table that it shows."""
    scene = Scene(position, words, options)
    shown = ghost_of(position, words, ghost, scene.outlines())
    viewport = viewport_around([*scene.boxes(), *shown.boxes], position.game.width, position.game.depth)
    scale = size / viewport.width
    height = round(viewport.depth * scale)
    body = (
        f'<svg width="{num(size)}" height="{height}" viewBox="{viewport.view_box()}" text-anchor="middle" fill="{INK}">'
        f"{ground(viewport, position.game.width, position.game.depth)}{scene.body()}{shown.body}</svg>"
        f"{scale_bar(size - 14, height - 12, scale)}"
    )
    types = {car.type for car in scene.cars} | shown.car_types
    return Panel(SHADOW_FILTER + (SIDE_SHAPES if options.sides else ""), types, body, height), viewport


class Scene:
    """The pieces of a position, painted from the table up."""

    def __init__(self, position: Position, words: Words, options: Options) -> None:
        self.position, self.words, self.options = position, words, options
        pieces = position.game.pieces
        self.pieces = pieces
        self.half, self.radius = pieces.road.width / 2.0, pieces.column.radius
        self.columns, self.cars = position.columns, position.cars
        self.plans = [plan_of(road, self.half) for road in position.roads]
        if options.last is not None and options.last not in {plan.road.id for plan in self.plans}:
            raise ValueError(f"last: no road {options.last!r} on the table")
        foot = pieces.area.thickness if position.game.switches.obstacles == "city" else 0.0
        self.casters = {one.id: casters_of(one, pieces, foot) for one in position.components}

    def outlines(self) -> dict[str, Outline]:
        """The outline in plan of every piece, by its id."""
        found: dict[str, Outline] = {plan.road.id: plan.outline for plan in self.plans}
        for column in self.columns:
            found[column.id] = cylinder_caster(column.x, column.y, self.radius, 0.0).outline
        for one in self.position.components:
            corners, radius = footprint(self.pieces.components[one.id], one.x, one.y, one.angle)
            found[one.id] = cylinder_caster(one.x, one.y, radius, 0.0).outline if len(corners) == 1 else corners
        return found

    def boxes(self) -> list[Box]:
        """The bounding boxes of all pieces."""
        return [bounds(outline) for outline in self.outlines().values()]

    def body(self) -> str:
        """All pieces from the table up: areas, shadows, buildings, columns, roads with their cars, plates."""
        city = [caster for casters in self.casters.values() for caster in casters]
        columns = [cylinder_caster(c.x, c.y, self.radius, c.top, c.id) for c in self.columns]
        pairs = overlaps(self.plans)
        shadows = road_shadows(self.plans, pairs, [*city, *columns])
        mark_places = side_mark_places(self.plans, pairs, self.cars) if self.options.sides else []
        parts = [self._areas(), table_shadow(self.plans, self.columns, self.radius, city), self._buildings()]
        parts += self._discs()
        for stroke in paint_order(self.plans, pairs, self.half):
            parts.append(self._stroke(stroke, shadows.get(stroke.road, ""), mark_places))
        parts.append(self._plates())
        return "".join(parts)

    def _areas(self) -> str:
        parts = []
        for one in self.position.components:
            shape = self.pieces.components[one.id]
            if shape.is_area:
                parts.append(piece(one.id, self.words.component(one), area(one, shape)))
        return "".join(parts)

    def _buildings(self) -> str:
        parts = []
        for one in self.position.components:
            shape = self.pieces.components[one.id]
            if shape.is_area:
                parts.append(props(one, shape))
                continue
            roof = self.casters[one.id][0]
            number = roof_height(one, roof, self.pieces.column.disc_height) if self.options.heights else ""
            parts.append(piece(one.id, self.words.component(one), building(one, shape, roof, self.plans), number))
        return "".join(parts)

    def _discs(self) -> list[str]:
        position = self.position
        base_points = (
            {point.column for point in position.base_points()} if self.options.bases and position.is_building else set()
        )
        parts = []
        for column in self.columns:
            is_base = column.id in base_points
            ring = base_ring(column, self.radius) if is_base else ""
            title = self.words.column(column, base_point=is_base)
            parts.append(piece(column.id, title, ring, column_disc(column, self.radius)))
        return parts

    def _stroke(self, stroke: Stroke, shadow: str, mark_places: list[float]) -> str:
        plan = self.plans[stroke.road]
        if stroke.part is not None:
            return road_body(plan, self.half, stroke.part)
        road = plan.road
        parts = [road_body(plan, self.half, last=road.id == self.options.last)]
        if mark_places:
            parts.append(side_marks(plan, mark_places[stroke.road]))
        if self.options.labels:
            parts.append(name_tag(*plan.at(0.18 * plan.plan_length), road.id))
        parts += [piece(car.id, self.words.car(car), car_body(car)) for car in self.cars if car.road == road.id]
        if shadow:
            parts.append(f'<path d="{shadow}" fill="{SHADE}" opacity=".28"/>')
        return piece(road.id, self.words.road(road), *parts)

    def _plates(self) -> str:
        parts = []
        for column in self.columns:
            parts.append(height_plate(column, heights=self.options.heights))
            if self.options.labels:
                parts.append(name_tag(column.x, column.y - self.radius - 4.0, column.id))
            if column.id in self.options.marks:
                parts.append(ring(column, self.radius, self.options.marks[column.id]))
        return f'<g pointer-events="none" font-weight="600">{"".join(parts)}</g>'
