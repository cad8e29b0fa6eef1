"""Kernels that ask the referee which cars a seat could earn with its next stick: the tactics of a state."""

from __future__ import annotations

import math

import numpy as np

from shuto.bots.kernels.spots import AIMS, list_targets
from shuto.bots.kernels.turns import Book, Desk
from shuto.geometry.compiled import compiled
from shuto.geometry.rows import LENGTH, UX, UY, C, S, X, Y, Z
from shuto.rules.kernels.lattice import list_options, set_place
from shuto.rules.kernels.layout import (
    COLUMN_HEIGHT,
    COLUMN_TOP,
    COLUMN_X,
    COLUMN_Y,
    ROAD_OVER,
    ROAD_UNDER,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.survey import COLUMN_KIND, JUNCTION_KIND, assess_many

MOST_WAYS = 8
_AIMS = 3
_ROUGHLY = 1.0
"""mm by which a stick may seem to touch a road that it just passes: it does not lie quite on the line of the tops."""


@compiled
def find_ways(table: Table, book: Book, seat: int, bases: Ints, count: int, desk: Desk, found: Floats) -> None:
    """Set found to: the most cars one stick could earn now, how many crossings earn one, the cheapest of them.

    Looks from the seat's base points at the roads that still pay, with gray columns, and with junctions as high as
    where they start.
    """
    law = book.law
    found[0], found[1], found[2] = 0.0, 0.0, 0.0
    targets = np.empty((table.roads.shape[0], 4))
    paying = list_targets(table, law, seat, targets)
    if paying == 0:
        return
    seen = np.empty(MOST_WAYS, np.int64)
    ways, cheapest = 0, np.inf
    for b in range(count):
        base = bases[b]
        height = table.column_marks[base, COLUMN_HEIGHT]
        for i in range(list_options(table, law, seat, base, desk.heights, desk.kinds)):
            kind, tall = desk.kinds[i], desk.heights[i]
            if kind != COLUMN_KIND and (kind != JUNCTION_KIND or tall != height):
                continue
            directions, places = np.empty((_AIMS * paying, 2)), np.empty((_AIMS * paying, 1, 1, 2))
            rays = _aim(table, law, base, tall, kind, targets, paying, directions, places)
            if rays == 0:
                continue
            bits, cars = np.empty((rays, 1, 1), np.int64), np.empty((rays, 1, 1), np.int64)
            classes = np.empty((rays, 1, 1), np.int64)
            assess_many(
                table, law, seat, base, directions[:rays], places[:rays], desk.heights[i : i + 1],
                desk.kinds[i : i + 1], rays < 0, desk.lie, rays < 0, desk.beam, desk.marks, desk.findings,
                desk.crossings, bits, cars, classes,
            )  # fmt: skip
            for d in range(rays):
                if bits[d, 0, 0] != 0 or cars[d, 0, 0] == 0:
                    continue
                found[0] = max(found[0], float(cars[d, 0, 0]))
                cheapest = min(cheapest, float(tall))
                at = 0
                while at < ways and seen[at] != classes[d, 0, 0]:
                    at += 1
                if at == ways and ways < MOST_WAYS:
                    seen[ways] = classes[d, 0, 0]
                    ways += 1
    found[1] = ways
    found[2] = cheapest if ways else 0.0


@compiled
def _aim(
    table: Table, law: Law, base: int, height: int, kind: int, targets: Floats, paying: int, directions: Floats,
    places: Floats,
) -> int:  # fmt: skip
    """Directions from a base point, and places in them, at roads that a stick to this height could pass where it pays.

    The referee judges them; this only spares asking it about sticks that end before the road, go into it, or pass it on
    the side that is taken.
    """
    x, y, top = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y], table.columns[base, COLUMN_TOP]
    rays = 0
    for t in range(paying):
        beam, marks = table.roads[int(targets[t, 3])], table.road_marks[int(targets[t, 3])]
        flat = beam[LENGTH] * beam[C]
        if math.sqrt((targets[t, 0] - x) ** 2 + (targets[t, 1] - y) ** 2) > law.road_length + flat / 2.0:
            continue
        for aim in range(_AIMS):
            part = AIMS[aim]
            dx, dy = beam[X] + part * flat * beam[UX] - x, beam[Y] + part * flat * beam[UY] - y
            away = math.sqrt(dx * dx + dy * dy)
            if away < 1.0 or away > law.road_length:
                continue
            set_place(table, law, base, dx / away, dy / away, 0.5, height, kind, places[rays, 0, 0])
            reach = math.sqrt((places[rays, 0, 0, 0] - x) ** 2 + (places[rays, 0, 0, 1] - y) ** 2)
            above = top + (law.element * height - top) * away / reach - beam[Z] - part * beam[LENGTH] * beam[S]
            if away > reach or abs(above) < law.road_thickness - _ROUGHLY:
                continue
            if marks[ROAD_OVER] if above > 0.0 else marks[ROAD_UNDER]:
                continue
            directions[rays, 0], directions[rays, 1] = dx / away, dy / away
            rays += 1
    return rays
