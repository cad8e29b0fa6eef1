"""Kernels for a quick judgement: choose a turn at random, or estimate what a build is worth."""

from __future__ import annotations

import math
from typing import NamedTuple

from shuto.bots.kernels.dice import chance, pick
from shuto.bots.kernels.turns import Book, Scratch, choose_other, find_any, list_bases, set_choice
from shuto.geometry.compiled import inlined, inner
from shuto.rules.kernels.layout import Floats, Ints, Table
from shuto.rules.kernels.placement.lattice import distance_of, list_options, place_at
from shuto.rules.kernels.placement.survey import is_legal
from shuto.rules.kernels.questions import COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND, Placement

_TRIES = 40
_COLUMNS, _JUNCTIONS = 0.6, 0.25  # how often a random player builds each; the rest are off-ramps

# taste: the estimated worth of a turn, in cars
CAR_WORTH, GRAY_PRICE, YELLOW_PRICE, OFF_RAMP_PRICE, DEAD_END, PULL = range(6)
TASTE_NAMES = ("car", "gray column", "yellow column", "off-ramp", "dead end", "pull")
FAR = 230.0
"""Roads of others farther away than this, in mm, attract nobody."""


class Circumstances(NamedTuple):
    """The circumstances of a player, on which the worth of a build depends besides the build itself."""

    taste: Floats
    ends: int
    """Open ends of the player's highway before the build."""
    cars: int
    """Cars still to place."""
    targets: Floats
    """Roads of others that can still earn a car: see list_targets."""


@inner
def choose_random(table: Table, book: Book, seat: int, dice: Ints, choice: Floats, scratch: Scratch) -> None:
    """Choose a random legal turn: draw base point, kind, height, direction and reach until the build is legal.

    The choice is a pass only if the lattice of the referee has no legal build.
    """
    law, heights, kinds = book.law, scratch.heights, scratch.kinds
    count = list_bases(table, seat, scratch.bases)
    for _ in range(_TRIES if count else 0):
        base = scratch.bases[pick(dice, count)]
        options = list_options(table, law, seat, base, heights, kinds)
        if options == 0:
            continue
        wish = chance(dice)
        kind = COLUMN_KIND if wish < _COLUMNS else JUNCTION_KIND if wish < _COLUMNS + _JUNCTIONS else OFF_RAMP_KIND
        option = pick(dice, options)
        for _ in range(options):
            if kinds[option] == kind:
                break
            option = option + 1 if option + 1 < options else 0
        angle = chance(dice) * math.tau
        distance = distance_of(table, law, base, heights[option], kinds[option], chance(dice))
        x, y = place_at(table, base, math.cos(angle), math.sin(angle), distance)
        placement = Placement(seat, base, kinds[option], x, y, heights[option])
        if is_legal(table, law, placement, scratch.assessment, scratch.room):
            set_choice(choice, placement)
            return
    if not find_any(table, book, seat, choice, scratch):
        choose_other(book, choice)


@inlined
def pull_of(x: float, y: float, targets: Floats) -> float:
    """How strongly roads of others that can still be crossed attract a highway to a place."""
    total = 0.0
    for i in range(targets.shape[0]):
        square = (targets[i, 0] - x) ** 2 + (targets[i, 1] - y) ** 2
        total += max(0.0, 1.0 - math.sqrt(square) / FAR) * targets[i, 2]
    return total


@inlined
def worth_of(given: Circumstances, kind: int, height: int, cars: int, pull: float) -> float:
    """The estimated worth, in cars, of a legal build that earns this many cars. pull: see pull_of."""
    taste = given.taste
    worth = taste[CAR_WORTH] * cars
    if kind == OFF_RAMP_KIND:
        worth -= taste[OFF_RAMP_PRICE]
        if given.ends == 1 and cars < given.cars:
            worth -= taste[DEAD_END]
        return float(worth)
    junction = int(kind == JUNCTION_KIND)
    worth -= taste[GRAY_PRICE] * (height - junction) + taste[YELLOW_PRICE] * junction
    return float(worth + taste[PULL] * pull)
