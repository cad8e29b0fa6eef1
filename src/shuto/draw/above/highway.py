"""Highways from above: roads with the owner's stripes, side marks and ramp marks; columns with their heights."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from shuto.draw.above.order import Overlap, RoadPlan
from shuto.draw.palette import (
    CONCRETE,
    CONCRETE_EDGE,
    CONCRETE_LIGHT,
    HIGH_ROAD,
    INK,
    LIGHTEST_AT,
    LOW_ROAD,
    SEATS,
    SHADE,
    YELLOW,
    YELLOW_EDGE,
    YELLOW_LIGHT,
    dashes,
)
from shuto.draw.planar import Point
from shuto.draw.svg import ID_PREFIX, degrees, label, mix, num
from shuto.rules.pieces import Car, Column

_STRIPE = 1.3  # mm; width of the owner's stripe along both edges
_SIDE_MARK_SPACING = 6.8  # mm between the centres of the two side marks
_SIDE_MARK_ROOM = 7.4  # mm along the road that the two marks need on each side of their common centre
_TRIES = tuple(0.5 + i * sign * 0.03 for i in range(12) for sign in (1, -1))  # shares of the length, middle first

SIDE_SHAPES = (
    f'<path id="{ID_PREFIX}over" d="M0-2.4L2.8 2.2H-2.8z"/><path id="{ID_PREFIX}under" d="M0 2.4L2.8-2.2H-2.8z"/>'
)


def seat_shapes(seats: int) -> str:
    """SVG definitions of the players' plates."""
    return "".join(f'<path id="{ID_PREFIX}seat{i}" d="{SEATS[i].plate}"/>' for i in range(seats))


def road_transform(plan: RoadPlan) -> str:
    """The SVG transform that puts the origin at a road's start and x along the road."""
    x, y, _ = plan.road.start
    turn = degrees(-math.degrees(math.atan2(plan.along[1], plan.along[0])))
    return f'transform="translate({num(x)} {num(-y)}) rotate({turn})"'


def road_body(plan: RoadPlan, half: float, part: tuple[float, float] | None = None, *, last: bool = False) -> str:
    """A road, or a part of it, with the owner's stripes; the last one built has a halo."""
    low, high = part or (0.0, plan.plan_length)
    owner = plan.road.owner
    wood = mix(LOW_ROAD, HIGH_ROAD, plan.mean_height / LIGHTEST_AT)
    edge = half - _STRIPE / 2.0
    colour = SEATS[owner].colour
    halo = ""
    if last and part is None:
        box = f'x="-3" y="{num(-half - 3)}" width="{num(plan.plan_length + 6)}" height="{num(2 * half + 6)}" rx="3.5"'
        halo = f'<rect {box} fill="#fff" stroke="{colour}" stroke-width="1"/>'
    # A part has no outline: its ends must not look like the ends of a road.
    outline = f'stroke="{SHADE}" stroke-opacity=".5" stroke-width=".5"' if part is None else ""
    start = f' stroke-dashoffset="{num(low)}"' if part and SEATS[owner].dash else ""
    return (
        f"<g {road_transform(plan)}>{halo}"
        f'<path fill="{wood}" {outline} d="M{num(low)}-{num(half)}H{num(high)}V{num(half)}H{num(low)}z"/>'
        f'<path stroke="#fff" stroke-opacity=".22" stroke-width=".5" '
        f'd="M{num(low)}-1.9H{num(high)}M{num(low)} 1.3H{num(high)}"/>'
        f'<path stroke="{colour}" stroke-width="{_STRIPE}"{dashes(owner)}{start} '
        f'd="M{num(low)} {num(-edge)}H{num(high)}M{num(low)} {num(edge)}H{num(high)}"/>'
        f"{_ramp_marks(plan, half) if part is None else ''}</g>"
    )


def _ramp_marks(plan: RoadPlan, half: float) -> str:
    """A mark where a ramp meets the table, and arrows in the direction of travel."""
    kind = plan.road.kind
    if kind == "road":
        return ""
    colour = SEATS[plan.road.owner].colour
    foot, inward = (0.0, 1.0) if kind == "starting-ramp" else (plan.plan_length, -1.0)
    # Cars drive from the start of a road to its end, on both kinds of ramp.
    xs = [foot + inward * place for place in (9.0, 13.0)]
    arrows = "".join(f"M{num(x - 1.3)}-2.6L{num(x + 1.3)} 0L{num(x - 1.3)} 2.6" for x in xs)
    x = min(foot, foot + inward * 4.0)
    return (
        f'<path fill="{colour}" d="M{num(x)}-{num(half)}h4V{num(half)}h-4z"/>'
        f'<path fill="none" stroke="{colour}" stroke-width="1.5" d="{arrows}"/>'
    )


def side_marks(plan: RoadPlan, place: float) -> str:
    """Two triangles, up for over and down for under: filled if the side is taken, hollow if it is free."""
    x, y = plan.at(place)
    dx, dy = plan.along[0] * _SIDE_MARK_SPACING / 2.0, plan.along[1] * _SIDE_MARK_SPACING / 2.0
    # The mark for over is the upper one on a road that runs up the screen, the left one on a road that runs across.
    if dy < 0.0 if abs(dy) > abs(dx) else dx > 0.0:
        dx, dy = -dx, -dy
    marks = []
    for name, taken, px, py in (
        ("over", plan.road.over_taken, x + dx, y + dy),
        ("under", plan.road.under_taken, x - dx, y - dy),
    ):
        fill = INK if taken else "#fff"
        state = "taken" if taken else "free"
        marks.append(
            f'<use href="#{ID_PREFIX}{name}" data-side="{name}-{state}" x="{num(px)}" y="{num(-py)}" fill="{fill}"/>'
        )
    return f'<g stroke="{INK}" stroke-width=".7">{"".join(marks)}</g>'


def side_mark_places(plans: Sequence[RoadPlan], pairs: Iterable[Overlap], cars: Iterable[Car]) -> list[float]:
    """Where on each road its side marks go: as near to its middle as possible without a car or a road on top."""
    covered: list[list[tuple[float, float]]] = [[] for _ in plans]
    for pair in pairs:
        covered[pair.lower].append(pair.covered)
    for car in cars:
        number = car.road.number
        place = plans[number].place((car.centre[0], car.centre[1]))
        covered[number].append((place - car.length / 2.0, place + car.length / 2.0))
    return [_mark_place(plan.plan_length, parts) for plan, parts in zip(plans, covered, strict=True)]


def _mark_place(length: float, covered: Sequence[tuple[float, float]]) -> float:
    """The first place from the middle outward with enough room; if there is none, the one with most room."""
    best, most = length / 2.0, -math.inf
    for share in _TRIES:
        place = share * length
        room = min((max(low - place, place - high) for low, high in covered), default=math.inf)
        if room >= _SIDE_MARK_ROOM:
            return place
        if room > most:
            best, most = place, room
    return best


def column_disc(column: Column, radius: float) -> str:
    """The top of a column; yellow for a junction."""
    fill, edge = (YELLOW, YELLOW_EDGE) if column.junction else (CONCRETE, CONCRETE_EDGE)
    spot = f'cx="{num(column.x)}" cy="{num(-column.y)}"'
    return (
        f'<circle {spot} r="{num(radius)}" fill="{fill}" stroke="{edge}" stroke-width=".6"/>'
        f'<circle {spot} r="{num(radius - 1.3)}" stroke="#fff" stroke-opacity=".45" stroke-width=".5" fill="none"/>'
    )


def base_ring(column: Column, radius: float) -> str:
    """The ring around a base point of the player to move."""
    spot = f'cx="{num(column.x)}" cy="{num(-column.y)}" r="{num(radius + 3.2)}" fill="none"'
    return (
        f'<circle {spot} stroke="#fff" stroke-width="4" opacity=".85"/>'
        f'<circle data-base="{column.id}" {spot} stroke="{SEATS[column.owner].colour}" stroke-width="2"/>'
    )


def height_plate(column: Column, *, heights: bool) -> str:
    """The owner's plate on a column, with its height in discs. It covers the ends of the roads on the column."""
    fill = YELLOW_LIGHT if column.junction else CONCRETE_LIGHT
    where: Point = (column.x, -column.y)
    number = ""
    if heights:
        number = (
            f'<text x="{num(where[0])}" y="{num(where[1] + 2.9)}" font-size="{8 if column.height < 10 else 6.6}">'
            f"{column.height}</text>"
        )
    return (
        f'<use href="#{ID_PREFIX}seat{column.owner}" x="{num(where[0])}" y="{num(where[1])}" fill="{fill}" '
        f'stroke="{SEATS[column.owner].colour}" stroke-width="1.5"/>{number}'
    )


def name_tag(x: float, y: float, text: str) -> str:
    """A short text beside a piece, such as its id."""
    return label(x, -y, text, 5.5, ' stroke="#fff" stroke-opacity=".7" stroke-width="1.4" paint-order="stroke"')
