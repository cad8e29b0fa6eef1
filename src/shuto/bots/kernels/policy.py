"""Kernels that judge a turn at first sight: one chosen by chance, or what it seems to be worth."""

from __future__ import annotations

import math

from shuto.bots.kernels.luck import chance, pick
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
from shuto.rules.kernels.lattice import list_options, set_place
from shuto.rules.kernels.layout import Floats, Ints, Table
from shuto.rules.kernels.survey import COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND

TAU = 2.0 * math.pi
_TRIES = 40
_COLUMNS, _JUNCTIONS = 0.6, 0.25  # how often a random player builds which; the rest are off-ramps

# taste: what a turn is worth at first sight, in cars
CAR, GRAY_PRICE, YELLOW_PRICE, OFF_RAMP_PRICE, DEAD_END, PULL = range(6)
TASTE_NAMES = ("car", "gray column", "yellow column", "off-ramp", "dead end", "pull")
FAR = 230.0
"""Roads of others farther away than this, mm, draw nobody."""


@compiled
def choose_random(table: Table, book: Book, seat: int, dice: Ints, choice: Floats, desk: Desk) -> None:
    """Any legal turn: a base point, a kind, a height, a direction, a reach, until one may be built.

    A player may pass only where the referee's lattice shows nothing.
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
    if not find_any(table, book, seat, choice, desk):
        choose_other(book, choice)


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
