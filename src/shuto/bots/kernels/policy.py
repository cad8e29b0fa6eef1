"""Kernels that choose a turn at once, without looking ahead: by chance, or by taste (what a turn seems to be worth)."""

from __future__ import annotations

import math

import numpy as np

from shuto.bots.kernels.luck import chance, pick
from shuto.bots.kernels.spots import fill_lattice, list_spokes, list_targets, trim_options
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
    judge_choice,
    list_bases,
)
from shuto.geometry.compiled import compiled, inlined
from shuto.rules.kernels.assess import cars_left
from shuto.rules.kernels.lattice import list_options, set_place
from shuto.rules.kernels.layout import Floats, Ints, Table
from shuto.rules.kernels.survey import COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND, assess_many

TAU = 2.0 * math.pi
_TRIES = 40
_BRANCHES = 0.25  # how often a quick look considers a junction
_COLUMNS, _JUNCTIONS = 0.6, 0.25  # how often a random player builds which; the rest are off-ramps

# taste: what a turn is worth at first sight, in cars
CAR, GRAY_PRICE, YELLOW_PRICE, OFF_RAMP_PRICE, DEAD_END, PULL, NOISE = range(7)
TASTES = 7
FAR = 230.0
"""Roads of others farther away than this, mm, draw nobody."""


@compiled
def choose_random(table: Table, book: Book, seat: int, dice: Ints, thorough: bool, choice: Floats, desk: Desk) -> None:
    """Any legal turn: a base point, a kind, a height, a direction, a reach, until one may be built.

    A player may pass only where the referee's lattice shows nothing: thorough looks there before it passes.
    """
    law = book.law
    count = list_bases(table, seat, desk.bases)
    for _ in range(_TRIES if count else 0):
        base = desk.bases[pick(dice, count)]
        options = list_options(table, law, seat, base, desk.heights, desk.kinds)
        if options == 0:
            continue
        wish = chance(dice)
        kind = COLUMN_KIND if wish < _COLUMNS else JUNCTION_KIND if wish < _COLUMNS + _JUNCTIONS else OFF_RAMP_KIND
        option = pick(dice, options)
        for _ in range(options):
            if desk.kinds[option] == kind:
                break
            option = option + 1 if option + 1 < options else 0
        angle = chance(dice) * TAU
        choice[BASE], choice[KIND], choice[HEIGHT] = base, desk.kinds[option], desk.heights[option]
        set_place(
            table, law, base, math.cos(angle), math.sin(angle), chance(dice), desk.heights[option], desk.kinds[option],
            choice[PLACE_X:PLACE_Y + 1],
        )  # fmt: skip
        if judge_choice(table, law, seat, choice, desk):
            return
    if thorough and find_any(table, book, seat, choice, desk):
        return
    choose_other(table, book, seat, choice)


@inlined
def pull_of(x: float, y: float, targets: Floats, count: int) -> float:
    """How much the roads of others that can still be crossed draw a highway to a place."""
    total = 0.0
    for i in range(count):
        away = math.sqrt((targets[i, 0] - x) ** 2 + (targets[i, 1] - y) ** 2)
        total += max(0.0, 1.0 - away / FAR) * targets[i, 2]
    return total


@inlined
def worth_of(
    taste: Floats, cars: int, kind: int, height: int, x: float, y: float, ends: int, left: int,
    targets: Floats, count: int,
) -> float:  # fmt: skip
    """What a legal placement seems to be worth, in cars. ends: open ends before it; left: cars still to place."""
    worth = taste[CAR] * cars
    if kind == OFF_RAMP_KIND:
        worth -= taste[OFF_RAMP_PRICE]
        if ends == 1 and cars < left:
            worth -= taste[DEAD_END]
        return float(worth)
    junction = int(kind == JUNCTION_KIND)
    worth -= taste[GRAY_PRICE] * (height - junction) + taste[YELLOW_PRICE] * junction
    return float(worth + taste[PULL] * pull_of(x, y, targets, count))


@compiled
def choose_by_taste(
    table: Table, book: Book, seat: int, taste: Floats, dice: Ints, spokes: int, thorough: bool, choice: Floats,
    desk: Desk,
) -> None:  # fmt: skip
    """The turn that seems to be worth most among a few directions: some all around, others at roads worth crossing."""
    law = book.law
    bases = list_bases(table, seat, desk.bases)
    targets = np.empty((table.roads.shape[0], 4))
    count = list_targets(table, law, seat, targets)
    left = cars_left(table, seat)
    reaches = np.array([0.5])
    best = -np.inf
    for b in range(bases):
        base = desk.bases[b]
        options = trim_options(
            desk.heights, desk.kinds, list_options(table, law, seat, base, desk.heights, desk.kinds), table, base,
            1 if chance(dice) < _BRANCHES else -1,
        )  # fmt: skip
        if options == 0:
            continue
        directions = np.empty((spokes + 3 * count, 2))
        rays = list_spokes(table, base, targets, count, spokes, 1, chance(dice), directions)
        places = np.empty((rays, 1, options, 2))
        fill_lattice(table, law, base, directions, rays, reaches, desk.heights, desk.kinds, options, places)
        bits, earned = np.empty((rays, 1, options), np.int64), np.empty((rays, 1, options), np.int64)
        assess_many(
            table, law, seat, base, directions[:rays], places, desk.heights[:options], desk.kinds[:options], False,
            desk.lie, False, desk.beam, desk.marks, desk.findings, desk.crossings[:0], bits, earned, desk.no_classes,
        )  # fmt: skip
        for d in range(rays):
            for o in range(options):
                if bits[d, 0, o] != 0:
                    continue
                x, y = places[d, 0, o, 0], places[d, 0, o, 1]
                worth = worth_of(
                    taste, earned[d, 0, o], desk.kinds[o], desk.heights[o], x, y, bases, left, targets, count
                )
                worth += taste[NOISE] * chance(dice)
                if worth > best:
                    best = worth
                    choice[BASE], choice[KIND], choice[HEIGHT] = base, desk.kinds[o], desk.heights[o]
                    choice[PLACE_X], choice[PLACE_Y] = x, y
    if best == -np.inf:
        choose_random(table, book, seat, dice, thorough, choice, desk)
