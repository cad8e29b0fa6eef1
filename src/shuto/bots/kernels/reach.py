"""Kernels that ask the referee which cars a seat could earn with its next stick: the tactics of a state."""

from __future__ import annotations

import numpy as np

from shuto.bots.kernels.spots import fill_lattice, list_spokes, list_targets
from shuto.bots.kernels.turns import Book, Desk
from shuto.geometry.compiled import compiled
from shuto.rules.kernels.lattice import list_options
from shuto.rules.kernels.layout import COLUMN_HEIGHT, Floats, Ints, Table
from shuto.rules.kernels.survey import COLUMN_KIND, JUNCTION_KIND, assess_many

MOST_WAYS = 8
_AIMS = 3


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
    reaches = desk.halfway
    for b in range(count):
        base = bases[b]
        directions = np.empty((_AIMS * paying, 2))
        rays = list_spokes(table, base, targets, paying, 0, _AIMS, 0.5, directions)
        if rays == 0:
            continue
        options = 0
        height = table.column_marks[base, COLUMN_HEIGHT]
        for i in range(list_options(table, law, seat, base, desk.heights, desk.kinds)):
            kind, tall = desk.kinds[i], desk.heights[i]
            if kind == COLUMN_KIND or (kind == JUNCTION_KIND and tall == height):
                desk.heights[options], desk.kinds[options] = tall, kind
                options += 1
        if options == 0:
            continue
        places = np.empty((rays, 1, options, 2))
        fill_lattice(table, law, base, directions, rays, reaches, desk.heights, desk.kinds, options, places)
        bits, cars = np.empty((rays, 1, options), np.int64), np.empty((rays, 1, options), np.int64)
        classes = np.empty((rays, 1, options), np.int64)
        assess_many(
            table, law, seat, base, directions[:rays], places, desk.heights[:options], desk.kinds[:options],
            options < 0, desk.lie, options < 0, desk.beam, desk.marks, desk.findings, desk.crossings, bits, cars,
            classes,
        )  # fmt: skip
        for d in range(rays):
            for o in range(options):
                if bits[d, 0, o] != 0 or cars[d, 0, o] == 0:
                    continue
                found[0] = max(found[0], float(cars[d, 0, o]))
                cheapest = min(cheapest, float(desk.heights[o]))
                at = 0
                while at < ways and seen[at] != classes[d, 0, o]:
                    at += 1
                if at == ways and ways < MOST_WAYS:
                    seen[ways] = classes[d, 0, o]
                    ways += 1
    found[1] = ways
    found[2] = cheapest if ways else 0.0
