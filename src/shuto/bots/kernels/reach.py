"""Kernels that ask the referee which cars a seat could earn with its next road."""

from __future__ import annotations

import math

import numpy as np

from shuto.bots.kernels.spots import AIMS, list_targets
from shuto.bots.kernels.turns import Book, Scratch
from shuto.geometry.compiled import inner
from shuto.geometry.rows import LENGTH, UX, UY, C, S, X, Y, Z
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
from shuto.rules.kernels.placement.lattice import distance_of, list_options, place_at
from shuto.rules.kernels.placement.survey import assess_briefly
from shuto.rules.kernels.questions import COLUMN_KIND, JUNCTION_KIND, LEGALITY, Answers, Question

MOST_WAYS = 8
_ROUGHLY = 1.0
"""mm by which a road may seem to touch one that it passes: it is not exactly on the line between the tops."""


@inner
def find_ways(table: Table, book: Book, seat: int, bases: Ints, scratch: Scratch, found: Floats) -> None:
    """Set found to the most cars one road could earn now, the number of crossings that earn one, and the lowest cost.

    Considers roads that still pay, from each base point of the seat, with gray columns, and with junctions as high as
    the base point. Overwrites the arrays of proposals in scratch.
    """
    law = book.law
    found[0], found[1], found[2] = 0.0, 0.0, 0.0
    targets = scratch.targets[: list_targets(table, law, seat, scratch.targets)]
    if targets.shape[0] == 0:
        return
    most = len(AIMS) * targets.shape[0]
    seen, answers = scratch.numbers[:MOST_WAYS], scratch.numbers[MOST_WAYS : MOST_WAYS + 3 * most]
    parts = answers.reshape((3, most, 1, 1))
    bits, cars, classes = parts[0], parts[1], parts[2]
    directions, places = scratch.ways[:most], scratch.floats[: 2 * most].reshape((most, 1, 1, 2))
    ways, cheapest = 0, np.inf
    for b in range(bases.shape[0]):
        base = bases[b]
        height = table.column_marks[base, COLUMN_HEIGHT]
        for i in range(list_options(table, law, seat, base, scratch.heights, scratch.kinds)):
            kind, tall = scratch.kinds[i], scratch.heights[i]
            if kind != COLUMN_KIND and (kind != JUNCTION_KIND or tall != height):
                continue
            heights, kinds = scratch.heights[i : i + 1], scratch.kinds[i : i + 1]
            question = Question(seat, base, directions, places, heights, kinds, scratch.no_lie, LEGALITY)
            rays = _aim(table, law, question, targets)
            if rays == 0:
                continue
            question = Question(seat, base, directions[:rays], places[:rays], heights, kinds, scratch.no_lie, LEGALITY)
            assess_briefly(table, law, question, scratch.assessment, Answers(bits, cars, classes), scratch.room)
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


@inner
def _aim(table: Table, law: Law, question: Question, targets: Floats) -> int:
    """Set the directions and places of a question: at roads that a road of its only option could cross for a car.

    Returns how many there are.

    The referee judges them. This kernel only saves questions about roads that end before the target, run into it, or
    cross it on the side that is taken.
    """
    base, height, directions, places = question.base, question.heights[0], question.directions, question.places
    distance = distance_of(table, law, base, height, question.kinds[0], 0.5)
    x, y, top = table.columns[base, COLUMN_X], table.columns[base, COLUMN_Y], table.columns[base, COLUMN_TOP]
    rays = 0
    for t in range(targets.shape[0]):
        beam, marks = table.roads[int(targets[t, 3])], table.road_marks[int(targets[t, 3])]
        flat = beam[LENGTH] * beam[C]
        if math.sqrt((targets[t, 0] - x) ** 2 + (targets[t, 1] - y) ** 2) > law.road_length + flat / 2.0:
            continue
        for aim in range(len(AIMS)):
            part = AIMS[aim]
            dx, dy = beam[X] + part * flat * beam[UX] - x, beam[Y] + part * flat * beam[UY] - y
            away = math.sqrt(dx * dx + dy * dy)
            if away < 1.0 or away > law.road_length:
                continue
            px, py = place_at(table, base, dx / away, dy / away, distance)
            places[rays, 0, 0, 0], places[rays, 0, 0, 1] = px, py
            reach = math.sqrt((px - x) ** 2 + (py - y) ** 2)
            above = top + (law.disc_height * height - top) * away / reach - beam[Z] - part * beam[LENGTH] * beam[S]
            if away > reach or abs(above) < law.road_thickness - _ROUGHLY:
                continue
            if marks[ROAD_OVER] if above > 0.0 else marks[ROAD_UNDER]:
                continue
            directions[rays, 0], directions[rays, 1] = dx / away, dy / away
            rays += 1
    return rays
