"""Faults of the set-up, and of building on and beside components."""

from __future__ import annotations

import math

from city import city as rainbow_city
from shuto.rules.position import Position
from shuto.rules.referee.faults import Fault
from shuto.rules.setup import new_game
from tables import FAR_CITY, moves, stand, table
from unit.rules.referee.fault_cases.case import Case, scene

RAINBOW, GERMAN = "rainbow-city", "four-player-de"


@scene
def german() -> Position:
    return new_game(GERMAN)


@scene
def one_building() -> Position:
    """The block, 30 × 30, around (200, 200)."""
    return moves(new_game(GERMAN), ["+ block 200,200"])


@scene
def empty() -> Position:
    return new_game(RAINBOW)


@scene
def one_area() -> Position:
    """Development area 1, 70 × 70, around (200, 200)."""
    return moves(new_game(RAINBOW), ["+ development-1 200,200"])


@scene
def five_areas() -> Position:
    return moves(new_game(RAINBOW), FAR_CITY[:5])


@scene
def block_stands() -> Position:
    return moves(new_game(RAINBOW), FAR_CITY[:6])


@scene
def by_the_road() -> Position:
    """The block's edge is half a millimetre in the way of a road from c0 to (115, -60)."""
    return table(GERMAN, 2, "+ block 60,-79.5", "+ slab 470,370")


@scene
def tower() -> Position:
    """The tower, 35 × 35, extends to x = 200.5; a column's edge is 10 from its axis."""
    return stand(rainbow_city(development_4=(200, 0), tower=(183, 0)), 0, 215, -110, 1)


@scene
def tree() -> Position:
    """A tree of 10 at (234, -17). A road straight up from c2 passes 9.5 from its middle."""
    return stand(rainbow_city(green=(200, 0)), 0, 243.5, -45, 1)


@scene
def beside_an_area() -> Position:
    """The green area begins at y = 4.5. An off-ramp along y = 0 is 5 wide to each side, and low where it ends."""
    return stand(rainbow_city(green=(200, 34.5)), 0, 81, 0, 1)


@scene
def before_green() -> Position:
    return stand(rainbow_city(green=(200, 0)), 0, 25, 0, 1)


@scene
def before_development() -> Position:
    return stand(rainbow_city(development_5=(200, 0)), 0, 40, 0, 1)


@scene
def before_rainbow() -> Position:
    return stand(rainbow_city(rainbow=(200, 0)), 0, 31, 0, 1)


ONTO_AREA = math.sqrt(120.0**2 - 8.5**2)

CASES = (
    Case(Fault.TOUCHES_BUILDING, by_the_road, "c0 115,-60 2", "c0 115,-57 2", gap=0.5, pieces=("new-road", "block")),
    Case(Fault.TOUCHES_TOWER, tower, "c2 210,0 2", "c2 211,0 2", gap=0.5, pieces=("new-column", "tower")),
    Case(Fault.TOUCHES_OBSTACLE, tree, "c2 243.5,74.58 2", "c2 247.5,74.5 2", gap=0.5, pieces=("new-road", "green")),
    Case(Fault.TOUCHES_AREA, beside_an_area, "c2 > 201,0", "c2 > 201,-1", gap=0.5, pieces=("new-road", "green")),
    Case(
        Fault.AREA_FORBIDS_COLUMN, before_green, "c2 140.5,0 2", "c2 139.5,0 2",
        gap=0.5, pieces=("new-column", "green"),
    ),
    Case(
        Fault.COLUMN_OVER_AREA_EDGE, before_development, "c2 155.5,0 2", "c2 154.5,0 2",
        gap=0.5, pieces=("new-column", "development-5"),
    ),
    Case(
        Fault.AREA_FORBIDS_OFF_RAMP, before_rainbow, "c2 > 200,0", "c2 > 200,0 / 30,0 149.58,0",
        gap=31.0 + ONTO_AREA - 150.0, pieces=("new-road", "rainbow"),
    ),
    Case(Fault.OFF_TABLE, german, "+ block 485.6,0", "+ block 484.6,0", gap=0.6),
    Case(Fault.OFF_TABLE, german, "+ rotunda 0,-382.5", "+ rotunda 0,-381.5", gap=0.5),
    Case(Fault.COMPONENT_UNAVAILABLE, german, "+ tower 300,300", "+ wedge 300,300"),
    Case(Fault.COMPONENT_UNAVAILABLE, one_building, "+ block 300,300", "+ slab 300,300"),
    Case(Fault.COMPONENT_UNAVAILABLE, german, "+ castle 300,300", "+ block 300,300"),
    Case(Fault.DEVELOPMENT_FIRST, one_area, "+ airport 300,-300", "+ development-2 300,-300"),
    Case(Fault.DEVELOPMENT_FIRST, one_area, "+ block 200,200", "+ development-2 300,-300"),
    # development area 5 extends to x = 385; the airport is 100 long
    Case(
        Fault.AREAS_OVERLAP, five_areas, "+ airport 434.5,350", "+ airport 435.5,350",
        gap=0.5, pieces=("development-5",),
    ),
    Case(
        Fault.AREAS_OVERLAP, one_area, "+ development-2 200,269.5", "+ development-2 200,290.5",
        gap=0.5, pieces=("development-1",),
    ),
    Case(
        Fault.AREA_TOO_CLOSE, one_area, "+ development-2 289.5,200", "+ development-2 290.5,200",
        gap=0.5, pieces=("development-1",),
    ),
    Case(Fault.AREA_TOO_CLOSE, empty, "+ development-1 64.5,-60", "+ development-1 65.5,-60", gap=0.5, pieces=("c0",)),
    Case(Fault.AREA_TOO_CLOSE, empty, "+ development-1 59.5,120", "+ development-1 60.5,120", gap=0.5, pieces=("r1",)),
    Case(
        Fault.COMPONENT_TOUCHES_PIECE, five_areas, "+ rainbow 59.5,-60", "+ rainbow 60.5,-60", gap=0.5, pieces=("c0",),
    ),
    Case(
        Fault.COMPONENT_TOUCHES_PIECE, german, "+ block 19.5,-120", "+ block 20.5,-120",
        gap=0.5, pieces=("r0",),
    ),
    Case(Fault.NEEDS_DEVELOPMENT_AREA, five_areas, "+ block 0,300", "+ block 250,350"),
    Case(
        Fault.DEVELOPMENT_OCCUPIED, block_stands, "+ slab -450,330", "+ slab -350,330",
        pieces=("development-1", "block"),
    ),
    Case(
        Fault.COMPONENT_OVER_EDGE, five_areas, "+ block 270.5,350", "+ block 269.5,350",
        gap=0.5, pieces=("development-4",),
    ),
    Case(Fault.BUILDINGS_OVERLAP, one_building, "+ slab 234.5,200", "+ slab 235.5,200", gap=0.5, pieces=("block",)),
)  # fmt: skip
