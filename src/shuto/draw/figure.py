"""A figure for a text: a part of the table from above or from the side, with what it points out; no legend."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from shuto.draw.above.cars import car_shapes
from shuto.draw.above.ghost import ghost_of
from shuto.draw.above.highway import seat_shapes
from shuto.draw.above.plan import Options, Scene
from shuto.draw.above.shadows import SHADOW_FILTER
from shuto.draw.palette import CARD, FONT, GLOW, INK, SEATS, WRONG
from shuto.draw.planar import Box, Outline, Point
from shuto.draw.side.figure import side_figure
from shuto.draw.supply import supply_figure
from shuto.draw.svg import closed_path, document, label, num
from shuto.draw.viewport import Viewport, filling, ground
from shuto.draw.words import Words
from shuto.rules.ids import PieceId
from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Extend, OffRamp

WIDTH = 360.0
HEIGHTS = {"above": 200.0, "side": 150.0, "supply": 150.0}
"""The size of a figure in px, by its view."""
_MARGIN = 14.0  # mm around the pieces
_CLOSEST = 90.0  # mm; a figure shows at least as much of the table from left to right


class Illustration(Protocol):
    """The content of a figure. The rules with pictures (`shuto.learn`) make it."""

    @property
    def position(self) -> Position:
        """The table to draw: after a legal turn, before an illegal one."""

    @property
    def before(self) -> Position:
        """The table before the turn."""

    @property
    def verdict(self) -> Verdict | None:
        """The verdict on the turn: an illegal one is drawn over the table, a legal one is highlighted."""

    @property
    def view(self) -> Literal["above", "side", "supply"]:
        """From where it is seen. `supply`: only what the player to move has left."""

    @property
    def focus(self) -> tuple[float, float, float, float] | None:
        """Two corners of the part to show; None: all pieces."""

    @property
    def bases(self) -> bool:
        """Whether to show the base points of the player to move."""

    @property
    def measures(self) -> tuple[tuple[float, float, float, float], ...]:
        """Lines whose lengths are shown."""

    @property
    def names(self) -> tuple[tuple[str, float, float], ...]:
        """Letters beside pieces, with their places."""

    @property
    def fallen(self) -> tuple[str, ...]:
        """Pieces that fell."""

    @property
    def ground(self) -> tuple[tuple[Point, ...], ...]:
        """Ground to shade."""


def figure(shown: Illustration, *, language: str = "en") -> str:
    """The illustration as SVG."""
    words = Words(shown.position, language)
    height = HEIGHTS[shown.view]
    if shown.view == "supply":
        seat = shown.before.to_move or 0
        body = supply_figure(shown.before, seat, WIDTH, height)
    elif shown.view == "side":
        body = side_figure(shown.position, words, _unplayed(shown), _along(shown), (WIDTH, height))
    else:
        body = _above(shown, words, height)
    return document(WIDTH, height, words.title("draw-plan"), body, FONT)


def _unplayed(shown: Illustration) -> Verdict | None:
    """The verdict on a turn that is not on the table, because it is illegal. Only the first cause is shown."""
    if shown.verdict is None or shown.verdict:
        return None
    return msgspec.structs.replace(shown.verdict, findings=shown.verdict.findings[:1])


def _new_road(shown: Illustration) -> PieceId | None:
    """The road that a legal turn has added."""
    before = {road.id for road in shown.before.roads}
    return next((road.id for road in shown.position.roads if road.id not in before), None)


def _along(shown: Illustration) -> tuple[Point, Point] | None:
    """The two ends of the new road in plan, along which a view from the side looks best."""
    if shown.verdict is None or shown.verdict.lie is None:
        return None if shown.focus is None else ((shown.focus[0], 0.0), (shown.focus[2], 0.0))
    (ax, ay, _), (bx, by, _) = shown.verdict.lie
    return (ax, ay), (bx, by)


def _above(shown: Illustration, words: Words, height: float) -> str:
    position = shown.position
    scene = Scene(position, words, Options(sides=False, bases=shown.bases, last=_new_road(shown)))
    outlines = scene.outlines()
    ghost = ghost_of(position, words, _unplayed(shown), outlines)
    viewport = _viewport(shown, [*scene.boxes(), *ghost.boxes], height)
    types = {car.type for car in scene.cars} | ghost.car_types
    return (
        f"<defs>{seat_shapes(position.game.seats)}{car_shapes(types)}{SHADOW_FILTER}</defs>"
        f'<svg width="{num(WIDTH)}" height="{num(height)}" viewBox="{viewport.view_box()}" text-anchor="middle" '
        f'fill="{INK}">{ground(viewport, position.game.width, position.game.depth)}{_shaded(shown)}{scene.body()}'
        f"{_glowing(shown, outlines)}{_intended(shown)}{ghost.body}"
        f"{_crossings(shown)}{_measured(shown)}{_named(shown)}</svg>"
    )


def _viewport(shown: Illustration, boxes: Sequence[Box], height: float) -> Viewport:
    if shown.focus is None:
        lows_x, lows_y, highs_x, highs_y = zip(*boxes, strict=True)
        left, low, right, high = min(lows_x), min(lows_y), max(highs_x), max(highs_y)
        margin = _MARGIN
    else:
        x1, y1, x2, y2 = shown.focus
        left, right, low, high = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
        margin = 0.0
    width = max(right - left + 2.0 * margin, _CLOSEST)
    around = Viewport((left + right - width) / 2.0, low - margin, width, high - low + 2.0 * margin)
    game = shown.position.game
    return filling(around, height / WIDTH, game.width, game.depth)


def _shaded(shown: Illustration) -> str:
    colour = SEATS[0].colour
    return "".join(f'<path d="{closed_path(outline)}" fill="{colour}" fill-opacity=".18"/>' for outline in shown.ground)


def _glowing(shown: Illustration, outlines: dict[str, Outline]) -> str:
    paths = "".join(closed_path(outlines[piece]) for piece in shown.fallen if piece in outlines)
    if not paths:
        return ""
    return f'<path d="{paths}" fill="{WRONG}" fill-opacity=".3" stroke="{WRONG}" stroke-width="2.5"/>'


def _intended(shown: Illustration) -> str:
    """A line from the base point to the new place, for a turn whose road cannot lie at all."""
    verdict = _unplayed(shown)
    if verdict is None or verdict.lie is not None or not isinstance(verdict.turn, (Extend, OffRamp)):
        return ""
    base = next((one for one in shown.position.columns if one.id.number == verdict.turn.base), None)
    if base is None:
        return ""
    line = f"M{num(base.x)} {num(-base.y)}L{num(verdict.turn.x)} {num(-verdict.turn.y)}"
    return f'<path d="{line}" stroke="{WRONG}" stroke-width="2.2" stroke-dasharray="6 4"/>'


def _crossings(shown: Illustration) -> str:
    """A dot where the turn crosses a road: yellow if it earns a car, else empty."""
    if shown.verdict is None or not shown.verdict:
        return ""
    dots = []
    for one in shown.verdict.crossings:
        fill = GLOW if one.earns else CARD
        dots.append(
            f'<circle cx="{num(one.x)}" cy="{num(-one.y)}" r="4.2" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>'
        )
        if not one.earns:
            cross = f"M{num(one.x - 2)} {num(-one.y - 2)}l4 4m0-4l-4 4"
            dots.append(f'<path d="{cross}" stroke="{INK}" stroke-width="1.2"/>')
    return "".join(dots)


def _named(shown: Illustration) -> str:
    look = f' fill="{INK}" font-weight="700" stroke="#fff" stroke-width="3" paint-order="stroke"'
    return "".join(label(x, -y, name, 13, look) for name, x, y in shown.names)


def _measured(shown: Illustration) -> str:
    """Lines with arrows at both ends and their lengths in mm."""
    parts = []
    for ax, ay, bx, by in shown.measures:
        length = math.hypot(bx - ax, by - ay)
        ux, uy = (bx - ax) / length, (by - ay) / length
        arrows = ""
        for x, y, way in ((ax, ay, 1.0), (bx, by, -1.0)):
            px, py = x + way * 6.0 * ux, y + way * 6.0 * uy
            arrows += (
                f"M{num(px - 3 * uy)} {num(-py - 3 * ux)}L{num(x)} {num(-y)}L{num(px + 3 * uy)} {num(-py + 3 * ux)}"
            )
        line = f"M{num(ax)} {num(-ay)}L{num(bx)} {num(-by)}{arrows}"
        parts.append(f'<path d="{line}" fill="none" stroke="{INK}" stroke-width="1.6"/>')
        look = f' fill="{INK}" font-weight="700" stroke="#fff" stroke-width="3" paint-order="stroke"'
        parts.append(
            label(
                (ax + bx) / 2.0 + (9.0 + 14.0 * abs(uy)) * uy, -(ay + by) / 2.0 + 9.0 * ux, f"{length:.0f} mm", 11, look
            )
        )
    return "".join(parts)
