"""The ghost: a turn that is not played yet, drawn over the plan. If illegal it is red, and what is in its way glows."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from shuto.draw.above.city import footprint
from shuto.draw.palette import INK, SEATS, WRONG
from shuto.draw.planar import Box, Outline, Point, bounds
from shuto.draw.svg import ID_PREFIX, closed_path, degrees, label, num, piece
from shuto.draw.words import Words
from shuto.rules.position import Position
from shuto.rules.referee.naming.wording import turn_text
from shuto.rules.referee.verdict import Verdict
from shuto.rules.turn import Adjust, Extend, OffRamp, PlaceComponent, Turn
from shuto.text import say

_GLOW_WIDTH = 4.0


class Ghost(NamedTuple):
    """A ghost: its SVG, its bounding boxes, and the types of its cars."""

    body: str = ""
    boxes: tuple[Box, ...] = ()
    car_types: frozenset[str] = frozenset()


def ghost_of(position: Position, words: Words, shown: Turn | Verdict | None, outlines: Mapping[str, Outline]) -> Ghost:
    """The ghost of a verdict, or of a turn, which is judged first. `outlines`: the pieces on the table, by id."""
    if shown is None:
        return Ghost()
    if isinstance(shown, Verdict):
        verdict = shown
    else:
        from shuto.rules.referee.judge import judge

        verdict = judge(position, shown)
    turn = verdict.turn.turn if isinstance(verdict.turn, Adjust) else verdict.turn
    colour = SEATS[verdict.seat].colour if verdict else WRONG
    parts, shapes = [], []
    types: set[str] = set()
    if isinstance(turn, (Extend, OffRamp)):
        if verdict.lie is not None:
            shapes.append(_road(position, verdict.lie))
            for car in verdict.cars:
                parts.append(_car(position, verdict, car.at, car.offset, car.type or "plain"))
                types.add(car.type or "plain")
        if isinstance(turn, Extend):
            radius = position.game.pieces.column.radius
            shapes.append(_disc(turn.x, turn.y, radius))
            parts.append(label(turn.x, -turn.y, f"{turn.height}", 8, f' fill="{INK}" font-weight="600"'))
    elif isinstance(turn, PlaceComponent) and turn.component in position.game.pieces.components:
        corners, radius = footprint(position.game.pieces.components[turn.component], turn.x, turn.y, turn.angle)
        shapes.append(_disc(turn.x, turn.y, radius) if len(corners) == 1 else corners)
    if not shapes:
        return Ghost()
    glow = "".join(closed_path(outlines[ident]) for ident in _in_the_way(verdict) if ident in outlines)
    glowing = (
        f'<path d="{glow}" fill="{WRONG}" fill-opacity=".2" stroke="{WRONG}" stroke-width="{_GLOW_WIDTH}" '
        f'stroke-opacity=".55" stroke-linejoin="round"/>'
    )
    body = "".join(
        f'<path d="{closed_path(shape)}" fill="{colour}" fill-opacity=".28" stroke="{colour}" stroke-width="1.4" '
        f'stroke-dasharray="4 2.5"/>'
        for shape in shapes
    )
    parts.append(_gap_tag(verdict, turn))
    return Ghost(
        piece("ghost", _title(words, verdict), glowing if glow else "", body, *parts),
        tuple(map(bounds, shapes)),
        frozenset(types),
    )


def _title(words: Words, verdict: Verdict) -> str:
    findings = [finding.text(words.language) for finding in verdict.findings]
    turn = turn_text(verdict.turn, words.names[verdict.seat], words.language)
    return "\n".join([say(words.language, "draw-ghost", turn=turn), *findings])


def _in_the_way(verdict: Verdict) -> list[str]:
    return [piece.id for finding in verdict.findings for piece in finding.pieces]


def _gap_tag(verdict: Verdict, turn: Turn) -> str:
    """The largest of the gaps in mm by which the turn is illegal."""
    gaps = [finding.gap for finding in verdict.findings if finding.gap is not None]
    if not gaps or not isinstance(turn, (Extend, OffRamp, PlaceComponent)):
        return ""
    look = f' fill="{WRONG}" font-weight="700" stroke="#fff" stroke-width="2" paint-order="stroke"'
    return label(turn.x, -turn.y + 17.0, f"{max(gaps):.1f} mm", 9, look)


def _road(position: Position, lie: tuple[tuple[float, float, float], tuple[float, float, float]]) -> list[Point]:
    (ax, ay, _), (bx, by, _) = lie
    half = position.game.pieces.road.width / 2.0
    flat = math.hypot(bx - ax, by - ay)
    wx, wy = half * (by - ay) / flat, -half * (bx - ax) / flat
    return [(ax + wx, ay + wy), (bx + wx, by + wy), (bx - wx, by - wy), (ax - wx, ay - wy)]


def _disc(x: float, y: float, radius: float) -> list[Point]:
    angles = (2.0 * math.pi * i / 32 for i in range(32))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _car(position: Position, verdict: Verdict, at: float, offset: float, car_type: str) -> str:
    assert verdict.lie is not None
    (ax, ay, _), (bx, by, _) = verdict.lie
    share = at / position.game.pieces.road.length
    flat = math.hypot(bx - ax, by - ay)
    x = ax + share * (bx - ax) - offset * (by - ay) / flat
    y = ay + share * (by - ay) + offset * (bx - ax) / flat
    heading = math.degrees(math.atan2(by - ay, bx - ax))
    return (
        f'<use href="#{ID_PREFIX}{car_type}" fill="{SEATS[verdict.seat].colour}" opacity=".75" '
        f'transform="translate({num(x)} {num(-y)}) rotate({degrees(-heading)})"/>'
    )
