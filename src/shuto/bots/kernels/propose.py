"""Kernels that propose turns to search: of every kind of outcome (what is crossed, how high, from where) a few."""

from __future__ import annotations

import math

import numpy as np

from shuto.bots.kernels.policy import worth_of
from shuto.bots.kernels.spots import SPREAD, aim_at_areas, fill_lattice, list_spokes, list_targets, trim_options
from shuto.bots.kernels.turns import (
    BASE,
    HEIGHT,
    KIND,
    PLACE_X,
    PLACE_Y,
    Book,
    Desk,
    choose_other,
    find_any,
    list_bases,
)
from shuto.geometry.compiled import compiled
from shuto.rules.kernels.assess import cars_left
from shuto.rules.kernels.lattice import list_options
from shuto.rules.kernels.layout import AREA, COLUMN_X, COLUMN_Y, Floats, Ints, Table
from shuto.rules.kernels.missions import area_under
from shuto.rules.kernels.survey import OFF_RAMP_KIND, assess_many

WORTH, EARNED_CARS, SLACK = range(3)
NOTES = 3
_AREA_WORTH = 0.5
"""Of a car, for standing on an area: missions pay for it."""
_SLACK_PRICE = 0.02
"""Of a car, for every neighbour on the lattice with the same outcome: room for a trembling hand."""


@compiled
def propose(
    table: Table, book: Book, seat: int, taste: Floats, spokes: int, aims: int, turned: float, reaches: Floats,
    sectors: int, desk: Desk, choices: Floats, notes: Floats, keys: Ints,
) -> int:  # fmt: skip
    """Fill choices with the best of each class of outcome, in no order; returns how many.

    A class is a base point, a kind and height, and what is crossed; where nothing is, also the direction, in sectors:
    those differ by where the highway goes. Where nothing can be built, the only choice is what is left to do.
    """
    law = book.law
    bases = list_bases(table, seat, desk.bases)
    targets = np.empty((table.roads.shape[0], 4))
    count = list_targets(table, law, seat, targets)
    left = cars_left(table, seat)
    deep = reaches.shape[0]
    found = 0
    for b in range(bases):
        base = desk.bases[b]
        options = trim_options(
            desk.heights,
            desk.kinds,
            list_options(table, law, seat, base, desk.heights, desk.kinds),
            table,
            base,
            SPREAD,
        )
        if options == 0:
            continue
        directions = np.empty((spokes + aims * count + table.counts[AREA], 2))
        rays = list_spokes(table, base, targets, count, spokes, aims, turned, directions)
        if book.course.missions:
            rays = aim_at_areas(table, law, base, directions, rays)
        places = np.empty((rays, deep, options, 2))
        fill_lattice(table, law, base, directions, rays, reaches, desk.heights, desk.kinds, options, places)
        bits, earned = np.empty((rays, deep, options), np.int64), np.empty((rays, deep, options), np.int64)
        classes = np.empty((rays, deep, options), np.int64)
        assess_many(
            table, law, seat, base, directions[:rays], places, desk.heights[:options], desk.kinds[:options],
            options < 0, desk.lie, options < 0, desk.beam, desk.marks, desk.findings, desk.crossings, bits, earned,
            classes,
        )  # fmt: skip
        bx, by = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y]
        for d in range(rays):
            for r in range(deep):
                for o in range(options):
                    if bits[d, r, o] != 0 or (r > 0 and desk.kinds[o] == OFF_RAMP_KIND):
                        continue
                    x, y = places[d, r, o, 0], places[d, r, o, 1]
                    slack = _slack(bits, classes, d, r, o, spokes)
                    worth = worth_of(
                        taste, earned[d, r, o], desk.kinds[o], desk.heights[o], x, y, bases, left, targets, count
                    )
                    worth += _SLACK_PRICE * slack
                    key = classes[d, r, o]
                    ground = area_under(table, x, y) + 1 if book.course.missions else 0
                    if ground:
                        worth += _AREA_WORTH
                    if key == 0:
                        key = -1 - int((math.atan2(y - by, x - bx) / (2.0 * math.pi) + 0.5) * sectors * 0.999999)
                    key = ((key * 16 + ground) * 64 + o) * 64 + b
                    at = 0
                    while at < found and keys[at] != key:
                        at += 1
                    if at == choices.shape[0]:
                        continue
                    if at == found:
                        found += 1
                    elif notes[at, WORTH] >= worth:
                        continue
                    keys[at] = key
                    choice = choices[at]
                    choice[BASE], choice[KIND], choice[HEIGHT] = base, desk.kinds[o], desk.heights[o]
                    choice[PLACE_X], choice[PLACE_Y] = x, y
                    notes[at, WORTH], notes[at, EARNED_CARS], notes[at, SLACK] = worth, earned[d, r, o], slack
    if found == 0:
        notes[0] = 0.0
        if not find_any(table, book, seat, choices[0], desk):
            choose_other(book, choices[0])
        return 1
    return found


@compiled
def _slack(bits: Ints, classes: Ints, d: int, r: int, o: int, spokes: int) -> int:
    """Neighbours on the lattice that are legal and cross the same."""
    same = 0
    for step in (-1, 1):
        if 0 <= r + step < bits.shape[1]:
            same += int(bits[d, r + step, o] == 0 and classes[d, r + step, o] == classes[d, r, o])
        if d < spokes:
            beside = (d + step) % spokes
            same += int(bits[beside, r, o] == 0 and classes[beside, r, o] == classes[d, r, o])
    return same
