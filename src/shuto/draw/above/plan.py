"""The plan: a position's table from above."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from shuto.draw.above.cars import car_body
from shuto.draw.above.city import area, building, footprint, masses_of, props, roof_height
from shuto.draw.above.ghost import ghost_of
from shuto.draw.above.highway import (
    SLOT_SHAPES,
    base_ring,
    column_disc,
    height_plate,
    name_tag,
    slot_marks,
    slot_spots,
    stick_body,
)
from shuto.draw.above.marks import Mark, ring
from shuto.draw.above.order import Stroke, overlaps, paint_order, stick_of
from shuto.draw.above.shadows import FILTER, disc_mass, on_sticks, on_table
from shuto.draw.frame import Frame, frame_around, ground, scale_bar
from shuto.draw.page import Panel, checked, page
from shuto.draw.palette import INK, SHADE
from shuto.draw.planar import Box, Outline, bounds
from shuto.draw.svg import num, piece
from shuto.draw.words import Words
from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Turn


class Options(NamedTuple):
    """What a plan shows besides the pieces."""

    slots: bool = True
    heights: bool = True
    labels: bool = False
    last: str | None = None
    marks: Mapping[str, Mark] = MappingProxyType({})


def plan(
    position: Position,
    *,
    language: str = "en",
    size: float = 900,
    slots: bool = True,
    heights: bool = True,
    labels: bool = False,
    last: str | None = None,
    ghost: Turn | Verdict | None = None,
    marks: Mapping[str, Mark] | None = None,
) -> str:
    """The table from above as SVG, y up, `size` px wide, with a legend.

    `slots` shows which roads can still be crossed, `heights` how many elements each column has, `labels` the ids of
    pieces. `last` is the id of a road to highlight, `ghost` a turn (or its verdict) to show before it is played.
    `marks` puts rings with a word around columns, by their ids.
    """
    words = Words(position, language)
    panel, _ = plan_panel(position, words, checked(size), Options(slots, heights, labels, last, marks or {}), ghost)
    return page(position, words, size, "draw-plan", [panel])


def plan_panel(
    position: Position, words: Words, size: float, options: Options, ghost: Turn | Verdict | None = None
) -> tuple[Panel, Frame]:
    """The plan as a part of a page, and the window on the table that it shows."""
    scene = _Scene(position, words, options)
    shown = ghost_of(position, words, ghost, scene.outlines())
    frame = frame_around([*scene.boxes(), *shown.boxes], position.game.width, position.game.depth)
    scale = size / frame.width
    height = round(frame.depth * scale)
    body = (
        f'<svg width="{num(size)}" height="{height}" viewBox="{frame.view_box()}" text-anchor="middle" fill="{INK}">'
        f"{ground(frame, position.game.width, position.game.depth)}{scene.body()}{shown.body}</svg>"
        f"{scale_bar(size - 14, height - 12, scale)}"
    )
    types = {car.type for car in scene.cars} | shown.car_types
    return Panel(FILTER + (SLOT_SHAPES if options.slots else ""), types, body, height), frame


class _Scene:
    """A position's pieces, sorted for painting from the table up."""

    def __init__(self, position: Position, words: Words, options: Options) -> None:
        self.position, self.words, self.options = position, words, options
        pieces = position.game.pieces
        self.pieces = pieces
        self.half, self.radius = pieces.road.width / 2.0, pieces.column.radius
        self.columns, self.cars = position.columns, position.cars
        self.sticks = [stick_of(road, self.half) for road in position.roads]
        if options.last is not None and options.last not in {stick.road.id for stick in self.sticks}:
            raise ValueError(f"last: no road {options.last!r} on the table")
        on_area = pieces.area.thickness if position.game.switches.obstacles == "city" else 0.0
        self.masses = {one.id: masses_of(one, pieces, on_area) for one in position.components}

    def outlines(self) -> dict[str, Outline]:
        """The outline in plan of every piece, by its id."""
        found: dict[str, Outline] = {stick.road.id: stick.outline for stick in self.sticks}
        for column in self.columns:
            found[column.id] = disc_mass(column.x, column.y, self.radius, 0.0).outline
        for one in self.position.components:
            corners, radius = footprint(self.pieces.components[one.id], one.x, one.y, one.angle)
            found[one.id] = disc_mass(one.x, one.y, radius, 0.0).outline if len(corners) == 1 else corners
        return found

    def boxes(self) -> list[Box]:
        """The boxes of what is built."""
        return [bounds(outline) for outline in self.outlines().values()]

    def body(self) -> str:
        """Everything from the table up: areas, shadows, what stands on them, sticks with their cars, plates."""
        upright = [thing for things in self.masses.values() for thing in things]
        pillars = [disc_mass(c.x, c.y, self.radius, c.top, c.id) for c in self.columns]
        pairs = overlaps(self.sticks)
        shades = on_sticks(self.sticks, pairs, [*upright, *pillars])
        spots = slot_spots(self.sticks, pairs, self.cars) if self.options.slots else []
        parts = [self._areas(), on_table(self.sticks, self.columns, self.radius, upright), self._standing()]
        parts += self._discs()
        for stroke in paint_order(self.sticks, pairs, self.half):
            parts.append(self._stroke(stroke, shades.get(stroke.stick, ""), spots))
        parts.append(self._plates())
        return "".join(parts)

    def _areas(self) -> str:
        parts = []
        for one in self.position.components:
            shape = self.pieces.components[one.id]
            if shape.is_area:
                parts.append(piece(one.id, self.words.component(one), area(one, shape)))
        return "".join(parts)

    def _standing(self) -> str:
        parts = []
        for one in self.position.components:
            shape = self.pieces.components[one.id]
            if shape.is_area:
                parts.append(props(one, shape))
                continue
            roof = self.masses[one.id][0]
            number = roof_height(one, roof, self.pieces.column.element) if self.options.heights else ""
            parts.append(piece(one.id, self.words.component(one), building(one, shape, roof, self.sticks), number))
        return "".join(parts)

    def _discs(self) -> list[str]:
        position = self.position
        open_ends = {point.column for point in position.base_points()} if position.is_building else set()
        parts = []
        for column in self.columns:
            is_base = column.id in open_ends
            ring = base_ring(column, self.radius) if is_base else ""
            title = self.words.column(column, base_point=is_base)
            parts.append(piece(column.id, title, ring, column_disc(column, self.radius)))
        return parts

    def _stroke(self, stroke: Stroke, shade: str, spots: list[float]) -> str:
        stick = self.sticks[stroke.stick]
        if stroke.part is not None:
            return stick_body(stick, self.half, stroke.part)
        road = stick.road
        parts = [stick_body(stick, self.half, last=road.id == self.options.last)]
        if spots:
            parts.append(slot_marks(stick, spots[stroke.stick]))
        if self.options.labels:
            parts.append(name_tag(*stick.at(0.18 * stick.flat), road.id))
        parts += [piece(car.id, self.words.car(car), car_body(car)) for car in self.cars if car.road == road.id]
        if shade:
            parts.append(f'<path d="{shade}" fill="{SHADE}" opacity=".28"/>')
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
