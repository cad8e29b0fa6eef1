"""A part of the table from the side as a figure, with a turn that is not played drawn over it."""

from __future__ import annotations

import math

from shuto.draw.above.highway import seat_shapes
from shuto.draw.palette import CARD_EDGE, FAINT_INK, INK, TABLE, TABLE_EDGE, WALL, WRONG
from shuto.draw.planar import Point, hull
from shuto.draw.side.elevation import far_to_near
from shuto.draw.side.pieces import side_shapes, solids_of
from shuto.draw.side.view import LocalAxes, View
from shuto.draw.svg import closed_path, label, num
from shuto.draw.words import Words
from shuto.rules.position import Position
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Extend

_WIDTH = 230.0  # mm shown from left to right, or more if the pieces are high
_BELOW, _ABOVE = 8.0, 18.0  # mm below the table top and above the highest piece


def side_figure(
    position: Position,
    words: Words,
    unplayed: Verdict | None,
    along: tuple[Point, Point] | None,
    size: tuple[float, float],
) -> str:
    """The table from the side as SVG of this size in px; `along`: two points that are seen from left to right."""
    (ax, ay), (bx, by) = along or ((-1.0, 0.0), (1.0, 0.0))
    bearing = -math.degrees(math.atan2(by - ay, bx - ax))
    if not -90.0 < bearing <= 90.0:  # never from behind: what is left in the plan is left here
        bearing += 180.0 if bearing <= -90.0 else -180.0
    view = View(bearing)
    disc = position.game.pieces.column.disc_height
    middle = view.across((ax + bx) / 2.0, (ay + by) / 2.0)
    highest = max((column.top for column in position.columns), default=0.0)
    if unplayed is not None and isinstance(unplayed.turn, Extend):
        highest = max(highest, unplayed.turn.height * disc)
    ratio = size[1] / size[0]
    width = max(_WIDTH, (highest + _BELOW + _ABOVE) / ratio)
    left, top = middle - width / 2.0, width * ratio - _BELOW
    solids = solids_of(position, words, view)
    levels = range(1, int(top / disc) + 1)
    lines = "".join(f"M{num(left)} {num(-n * disc)}h{num(width)}" for n in levels)
    numbers = "".join(
        f'<text x="{num(left + 5)}" y="{num(-n * disc + disc / 2 + 2)}" font-size="6">{n}</text>' for n in levels
    )
    return (
        f"<defs>{seat_shapes(position.game.seats)}{side_shapes(position.game.pieces)}</defs>"
        f'<svg width="{num(size[0])}" height="{num(size[1])}" fill="{INK}" '
        f'viewBox="{num(left)} {num(-top)} {num(width)} {num(top + _BELOW)}">'
        f'<rect x="{num(left)}" y="{num(-top)}" width="{num(width)}" height="{num(top + _BELOW)}" fill="{WALL}"/>'
        f'<rect x="{num(left)}" y="0" width="{num(width)}" height="{num(_BELOW)}" fill="{TABLE}"/>'
        f'<path d="M{num(left)} 0h{num(width)}" stroke="{TABLE_EDGE}"/>'
        f'<path d="{lines}" stroke="{CARD_EDGE}" stroke-width=".5"/><g fill="{FAINT_INK}">{numbers}</g>'
        f"{''.join(solids[i].body for i in far_to_near(solids))}{_ghost(position, unplayed, view)}</svg>"
    )


def _ghost(position: Position, verdict: Verdict | None, view: View) -> str:
    """The outlines of an illegal turn: its road, and its column disc by disc."""
    if verdict is None:
        return ""
    pieces = position.game.pieces
    shapes: list[list[Point]] = []
    tag = ""
    if verdict.lie is not None:
        start, end = verdict.lie
        flat = math.hypot(end[0] - start[0], end[1] - start[1])
        axes = LocalAxes(start, math.atan2(end[1] - start[1], end[0] - start[0]), math.atan2(end[2] - start[2], flat))
        half = pieces.road.width / 2.0
        corners = axes.corners((0.0, pieces.road.length), (-half, half), (0.0, pieces.road.thickness))
        shapes.append(hull(view.project(corners)))
    if isinstance(verdict.turn, Extend):
        u, radius, disc = view.across(verdict.turn.x, verdict.turn.y), pieces.column.radius, pieces.column.disc_height
        for level in range(verdict.turn.height):
            low, high = level * disc, (level + 1) * disc
            shapes.append([(u - radius, low), (u + radius, low), (u + radius, high), (u - radius, high)])
        look = f' fill="{WRONG}" font-weight="700"'
        tag = label(u, -verdict.turn.height * disc - 7.0, str(verdict.turn.height), 9, look)
    outlines = "".join(
        f'<path d="{closed_path(shape)}" fill="{WRONG}" fill-opacity=".22" stroke="{WRONG}" stroke-width="1.1" '
        f'stroke-dasharray="4 2.5"/>'
        for shape in shapes
    )
    return outlines + tag
