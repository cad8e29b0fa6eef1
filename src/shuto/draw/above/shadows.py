"""Soft light from the upper left: shadows on the table and on sticks below, farther off the higher a thing stands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shuto.draw.above.order import Overlap, Stick
from shuto.draw.palette import SHADE
from shuto.draw.planar import Box, Outline, Point, apart, bounds, clip, swept
from shuto.draw.svg import ID_MARK, loop, num
from shuto.rules.pieces import Column

SHIFT = (0.26, -0.3)
"""mm that a shadow moves in plan for each mm of height."""
_LEAST_DROP = 1.0  # mm; what lies on the same column top casts nothing worth drawing
_OCTAGON = ((1, 0), (0.71, 0.71), (0, 1), (-0.71, 0.71), (-1, 0), (-0.71, -0.71), (0, -1), (0.71, -0.71))


class Mass(NamedTuple):
    """Something upright that casts a shadow: its footprint, how high it stands, and for a column its id."""

    outline: Outline
    top: float
    box: Box
    column: str | None = None


def disc_mass(x: float, y: float, radius: float, top: float, column: str | None = None) -> Mass:
    """An upright disc as a mass; an octagon will do for a shadow."""
    outline = [(x + radius * cx, y + radius * cy) for cx, cy in _OCTAGON]
    return Mass(outline, top, bounds(outline), column)


def mass(outline: Outline, top: float) -> Mass:
    """An upright prism as a mass."""
    return Mass(outline, top, bounds(outline))


def _moved(point: Point, drop: float) -> Point:
    return point[0] + SHIFT[0] * drop, point[1] + SHIFT[1] * drop


def _of_stick(stick: Stick, level: float) -> list[Point]:
    """The shadow of a stick on a level plane; what lies below the plane stays where it is."""
    low, high = stick.road.start[2] - level, stick.road.end[2] - level
    a, b, c, d = stick.outline
    low, high = max(low, 0.0), max(high, 0.0)
    return [_moved(a, low), _moved(b, high), _moved(c, high), _moved(d, low)]


def _of_mass(thing: Mass, level: float) -> list[Point]:
    return swept(thing.outline, (SHIFT[0] * (thing.top - level), SHIFT[1] * (thing.top - level)))


def on_table(sticks: Sequence[Stick], columns: Sequence[Column], radius: float, masses: Sequence[Mass]) -> str:
    """All shadows on the table as one soft stain: overlapping shadows are no darker than one."""
    outlines = [loop(_of_mass(thing, 0.0)) for thing in masses]
    outlines += [loop(_of_stick(stick, 0.0)) for stick in sticks]
    strokes = []
    for column in columns:
        x, y = _moved((column.x, column.y), column.top)
        strokes.append(f"M{num(column.x)} {num(-column.y)}L{num(x)} {num(-y)}")
    return (
        f'<g opacity=".17" filter="url(#{ID_MARK}soft)" stroke-linecap="round"><path fill="{SHADE}" '
        f'd="{"".join(outlines)}"/><path stroke="{SHADE}" stroke-width="{num(2 * radius)}" '
        f'd="{"".join(strokes)}"/></g>'
    )


FILTER = (
    f'<filter id="{ID_MARK}soft" x="-5%" y="-5%" width="110%" height="110%">'
    '<feGaussianBlur stdDeviation="1.6"/></filter>'
)
"""What makes the shadows on the table soft."""


def on_sticks(sticks: Sequence[Stick], pairs: Iterable[Overlap], masses: Sequence[Mass]) -> dict[int, str]:
    """The shadows that fall on each stick from what is above it: path data by the stick's number."""
    meeting = {(pair.lower, pair.upper): pair for pair in pairs}
    fallen: dict[int, list[str]] = {}
    for i, below in enumerate(sticks):
        level = below.mean
        for j, above in enumerate(sticks):
            if i == j or (j, i) in meeting:
                continue
            pair = meeting.get((i, j))
            drop = above.mean - level if pair is None else pair.gap
            if drop < _LEAST_DROP or apart(_swept(above.box, drop), below.box):
                continue
            if pair is None and _share_column(above, below):
                continue
            _add(fallen, i, below, _of_stick(above, level if pair is None else below.height(pair.point)))
        for thing in masses:
            drop = thing.top - level
            if drop < _LEAST_DROP or apart(_swept(thing.box, drop), below.box):
                continue
            if thing.column and thing.column in (below.road.from_column, below.road.to_column):
                continue
            _add(fallen, i, below, _of_mass(thing, level))
    return {i: "".join(paths) for i, paths in fallen.items()}


def on_roof(roof: Mass, sticks: Sequence[Stick]) -> str:
    """The shadows of sticks on a roof below them, as path data."""
    paths = []
    for stick in sticks:
        drop = stick.mean - roof.top
        if drop > 0.0 and not apart(_swept(stick.box, drop), roof.box):
            shadow = clip(_of_stick(stick, roof.top), roof.outline)
            if shadow:
                paths.append(loop(shadow))
    return "".join(paths)


def _add(fallen: dict[int, list[str]], number: int, below: Stick, shadow: list[Point]) -> None:
    part = clip(shadow, below.outline)
    if part:
        fallen.setdefault(number, []).append(loop(part))


def _swept(box: Box, drop: float) -> Box:
    """The box of a thing together with that of its shadow."""
    dx, dy = SHIFT[0] * drop, SHIFT[1] * drop
    return box[0], box[1] + dy, box[2] + dx, box[3]


def _share_column(one: Stick, other: Stick) -> bool:
    ends = {one.road.from_column, one.road.to_column} - {None}
    return bool(ends & {other.road.from_column, other.road.to_column})
