"""Taking a turn in a kernel, in place: the referee's own kernels one after the other, as play() calls them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.geometry.compiled import compiled
from shuto.geometry.plane import on_grid
from shuto.geometry.rows import BEAM, S
from shuto.rules.kernels.assess import cars_left
from shuto.rules.kernels.bits import CROSSING, EARNED, FINDING, MARKS
from shuto.rules.kernels.build import build, put_car
from shuto.rules.kernels.course import PHASE, Course, CourseLaw
from shuto.rules.kernels.flow import end_turn, pay
from shuto.rules.kernels.lattice import MOST_OPTIONS, list_options, set_place
from shuto.rules.kernels.layout import (
    CAR,
    COLUMN,
    GRAY,
    NO_CLASSES,
    ROAD,
    ROADS,
    CarLaw,
    Floats,
    Ints,
    Law,
    Table,
)
from shuto.rules.kernels.material import is_base_point, is_out_of_material
from shuto.rules.kernels.parking import MOST_CARS, find_givers, most_takes, park_most, prefer_types
from shuto.rules.kernels.survey import JUNCTION_KIND, OFF_RAMP_KIND, assess_many

# a choice: base point, kind, height, place; kinds beyond the builds are the other things a turn may be
BASE, KIND, HEIGHT, PLACE_X, PLACE_Y = range(5)
CHOICE = 5
PASS_KIND, ASIDE_KIND = 3, 4


class Book(NamedTuple):
    """Everything kernels read and never write: the law of the game, and the lattice on which a pass is judged."""

    law: Law
    cars: CarLaw
    course: CourseLaw
    directions: Floats
    reaches: Floats


class Desk(NamedTuple):
    """Arrays to work with: making them takes longer than using them."""

    place: Floats
    heights: Ints
    kinds: Ints
    bits: Ints
    earned: Ints
    lie: Floats
    beam: Floats
    marks: Ints
    findings: Floats
    crossings: Floats
    order: Ints
    types: Ints
    tails: Floats
    givers: Ints
    bases: Ints
    nowhere: Floats
    no_classes: Ints


def make_desk(players: int, roads: int) -> Desk:
    """A desk for a game of so many players and roads."""
    return Desk(
        place=np.empty((1, 1, 1, 2)), heights=np.empty(MOST_OPTIONS, np.int64), kinds=np.empty(MOST_OPTIONS, np.int64),
        bits=np.empty((1, 1, 1), np.int64), earned=np.empty((1, 1, 1), np.int64), lie=np.zeros(4),
        beam=np.empty(BEAM), marks=np.zeros(MARKS, np.int64), findings=np.empty((0, FINDING)),
        crossings=np.empty((roads, CROSSING)), order=np.empty(64, np.int64), types=np.empty(MOST_CARS, np.int64),
        tails=np.empty(MOST_CARS), givers=np.empty(players, np.int64), bases=np.empty(roads, np.int64),
        nowhere=np.empty((0, 2)), no_classes=NO_CLASSES,
    )  # fmt: skip


@compiled
def list_bases(table: Table, seat: int, bases: Ints) -> int:
    """The base points of a player."""
    count = 0
    for column in range(table.counts[COLUMN]):
        if is_base_point(table, seat, column):
            bases[count] = column
            count += 1
    return count


@compiled
def judge_choice(table: Table, law: Law, seat: int, choice: Floats, desk: Desk) -> bool:
    """Whether a build is legal; leaves its beam, marks and crossings on the desk."""
    desk.place[0, 0, 0, 0], desk.place[0, 0, 0, 1] = choice[PLACE_X], choice[PLACE_Y]
    desk.heights[0], desk.kinds[0] = int(choice[HEIGHT]), int(choice[KIND])
    never = choice[KIND] < 0.0  # numba compiles a kernel anew for every constant it is called with
    assess_many(
        table, law, seat, int(choice[BASE]), desk.nowhere, desk.place, desk.heights[:1], desk.kinds[:1], never,
        desk.lie, never, desk.beam, desk.marks, desk.findings, desk.crossings, desk.bits, desk.earned, desk.no_classes,
    )  # fmt: skip
    return bool(desk.bits[0, 0, 0] == 0)


@compiled
def take_turn(table: Table, course: Course, book: Book, seat: int, choice: Floats, desk: Desk) -> bool:
    """Play a choice; False, and nothing done, where it is an illegal build."""
    kind = int(choice[KIND])
    if kind == ASIDE_KIND:
        table.supplies[seat, ROADS] -= 1
        end_turn(table, course, book.law, book.course, seat, False)
        return True
    if kind == PASS_KIND:
        end_turn(table, course, book.law, book.course, seat, True)
        return True
    if not judge_choice(table, book.law, seat, choice, desk):
        return False
    law, marks = book.law, desk.marks
    count = 0
    if abs(desk.beam[S]) <= law.steepest:
        have = prefer_types(table, book.cars, seat, marks, desk.crossings, desk.order)
        most = min(marks[EARNED], cars_left(table, seat))
        wanted = desk.order[:have]
        count = park_most(table, law, book.cars, int(choice[BASE]), desk.beam, wanted, most, desk.types, desk.tails)
    found = find_givers(table, book.cars, seat, marks, desk.crossings, desk.types, count, desk.givers)
    road = build(
        table, law, seat, int(choice[BASE]), choice[PLACE_X], choice[PLACE_Y], int(choice[HEIGHT]),
        kind == JUNCTION_KIND, kind == OFF_RAMP_KIND, desk.beam, marks, desk.crossings,
    )  # fmt: skip
    for i in range(count):
        car = desk.types[i]
        length = book.cars.lengths[car]
        middle = on_grid(desk.tails[i] + length / 2.0)  # a turn states middles: to the last bit the same as there
        put_car(table, law, seat, road, middle - length / 2.0, 0.0, length, car)
    for i in range(most_takes(book.cars, found)):
        giver = desk.givers[i]
        gray = int(table.supplies[giver, GRAY] > 0)
        pay(table, course, giver, seat, gray, 1 - gray)
    end_turn(table, course, law, book.course, seat, False)
    return True


@compiled
def find_any(table: Table, book: Book, seat: int, choice: Floats, desk: Desk) -> bool:
    """Some legal build on the lattice on which a pass is judged; False where there is none."""
    law = book.law
    if not book.course.missions and is_out_of_material(table, law, seat):
        return False
    count = list_bases(table, seat, desk.bases)
    for b in range(count):
        base = desk.bases[b]
        options = list_options(table, law, seat, base, desk.heights, desk.kinds)
        if options == 0:
            continue
        directions, reaches = book.directions.shape[0], book.reaches.shape[0]
        places = np.empty((directions, reaches, options, 2))
        for d in range(directions):
            for r in range(reaches):
                for o in range(options):
                    set_place(
                        table, law, base, book.directions[d, 0], book.directions[d, 1], book.reaches[r],
                        desk.heights[o], desk.kinds[o], places[d, r, o],
                    )  # fmt: skip
        bits, earned = (
            np.ones((directions, reaches, options), np.int64),
            np.empty((directions, reaches, options), np.int64),
        )
        assess_many(
            table, law, seat, base, book.directions, places, desk.heights[:options], desk.kinds[:options],
            options < 0, desk.lie, options > 0, desk.beam, desk.marks, desk.findings, desk.crossings[:0], bits, earned,
            desk.no_classes,
        )  # fmt: skip
        for d in range(directions):
            for r in range(reaches):
                for o in range(options):
                    if bits[d, r, o] == 0:
                        choice[BASE], choice[KIND], choice[HEIGHT] = base, desk.kinds[o], desk.heights[o]
                        choice[PLACE_X], choice[PLACE_Y] = places[d, r, o, 0], places[d, r, o, 1]
                        return True
    return False


@compiled
def choose_other(book: Book, choice: Floats) -> None:
    """What a player without a build does: sets a road aside under mission rules, else passes."""
    choice[KIND] = ASIDE_KIND if book.course.missions else PASS_KIND


@compiled
def copy_into(source: Table, course: Course, table: Table, again: Course) -> None:
    """Write a state over another of the same game."""
    for kind in range(table.counts.shape[0]):
        table.counts[kind] = source.counts[kind]
    _copy_rows(source.columns, table.columns, source.column_marks, table.column_marks, source.counts[COLUMN])
    _copy_rows(source.roads, table.roads, source.road_marks, table.road_marks, source.counts[ROAD])
    _copy_rows(source.cars, table.cars, source.car_marks, table.car_marks, source.counts[CAR])
    for seat in range(source.supplies.shape[0]):
        for i in range(source.supplies.shape[1]):
            table.supplies[seat, i] = source.supplies[seat, i]
        for i in range(course.players.shape[1]):
            again.players[seat, i] = course.players[seat, i]
        for i in range(course.waits.shape[1]):
            again.waits[seat, i] = course.waits[seat, i]
    for i in range(course.game.shape[0]):
        again.game[i] = course.game[i]


@compiled
def _copy_rows(source: Floats, target: Floats, marks: Ints, again: Ints, count: int) -> None:
    """The first rows, one number at a time: numba takes seconds to compile a copy of slices."""
    for row in range(count):
        for i in range(source.shape[1]):
            target[row, i] = source[row, i]
        for i in range(marks.shape[1]):
            again[row, i] = marks[row, i]


@compiled
def is_over(course: Course) -> bool:
    """Whether the game has ended."""
    return bool(course.game[PHASE] == 2)
