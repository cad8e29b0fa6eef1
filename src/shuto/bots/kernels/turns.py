"""Taking a turn in a kernel, in place: the kernels of the referee in the order in which play() calls them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.bots.kernels.spots import AIMS
from shuto.geometry.compiled import bare, compiled, inlined, inner, makes_arrays, shared
from shuto.geometry.plane import on_grid
from shuto.geometry.rows import S
from shuto.rules.kernels.build import build, put_car
from shuto.rules.kernels.course import OVER, PHASE, Course, CourseLaw
from shuto.rules.kernels.flow import end_turn, pay
from shuto.rules.kernels.layout import CAR, COLUMN, GRAY, ROAD, ROADS, CarLaw, Floats, Ints, Law, Table
from shuto.rules.kernels.material import is_base_point, is_out_of_material
from shuto.rules.kernels.parking import Parked, find_givers, most_takes, new_parked, park_most, prefer_types
from shuto.rules.kernels.placement.assess import cars_left
from shuto.rules.kernels.placement.lattice import MOST_OPTIONS, fill_places, list_options
from shuto.rules.kernels.placement.near import Room
from shuto.rules.kernels.placement.survey import assess_briefly, bare_assessment, is_legal, new_room
from shuto.rules.kernels.questions import (
    EARNED,
    FIRST_LEGAL,
    NO_LIE,
    Answers,
    Assessment,
    Placement,
    Question,
    new_assessment,
)

# a choice: base point, kind, height, place; PASS_KIND and ASIDE_KIND follow the kinds of builds
BASE, KIND, HEIGHT, PLACE_X, PLACE_Y = range(5)
CHOICE = 5
PASS_KIND, ASIDE_KIND = 3, 4
_MOST_CARS_OWNED = 64
# What a usual proposal needs. It makes longer arrays where it needs more.
_WAYS, _NUMBERS, _FLOATS = 256, 4096, 3072


class State(NamedTuple):
    """A game at one moment: what stands and whose turn it is."""

    table: Table
    course: Course

    def copy(self) -> State:
        """An independent copy."""
        return State(self.table.copy(), self.course.copy())


class Book(NamedTuple):
    """The constants of a game for kernels: its law, and the lattice that decides whether a pass is legal."""

    law: Law
    cars: CarLaw
    course: CourseLaw
    directions: Floats
    reaches: Floats


class Scratch(NamedTuple):
    """Scratch arrays for taking a turn. Allocating them takes longer than using them."""

    assessment: Assessment
    """The assessment of the last build judged."""
    heights: Ints
    kinds: Ints
    """The options of a base point."""
    bases: Ints
    order: Ints
    """Types of cars, the preferred ones first."""
    parked: Parked
    givers: Ints
    no_lie: Floats
    room: Room
    targets: Floats
    """See list_targets."""
    ways: Floats
    """Directions from a base point."""
    numbers: Ints
    floats: Floats
    """The places of a question, and the answers to it."""


def make_scratch(state: State) -> Scratch:
    """Scratch arrays for a game."""
    players, roads = len(state.course.players), len(state.table.roads)
    aims = len(AIMS) * roads
    return Scratch(
        assessment=new_assessment(0, roads),
        heights=np.empty(MOST_OPTIONS, np.int64),
        kinds=np.empty(MOST_OPTIONS, np.int64),
        bases=np.empty(roads, np.int64),
        order=np.empty(_MOST_CARS_OWNED, np.int64),
        parked=new_parked(),
        givers=np.empty(players, np.int64),
        no_lie=NO_LIE,
        room=new_room(state.table, MOST_OPTIONS),
        targets=np.empty((roads, 4)),
        ways=np.empty((max(_WAYS, aims), 2)),
        numbers=np.empty(max(_NUMBERS, 4 * aims), np.int64),
        floats=np.empty(max(_FLOATS, 2 * aims)),
    )


@inlined
def bare_book(book: Book) -> Book:
    """The constants without reference counts."""
    cars = CarLaw(bare(book.cars.lengths), book.cars.same_type)
    return Book(book.law, cars, book.course, bare(book.directions), bare(book.reaches))


@inlined
def bare_scratch(scratch: Scratch) -> Scratch:
    """The scratch arrays without reference counts."""
    return Scratch(
        bare_assessment(scratch.assessment),
        bare(scratch.heights),
        bare(scratch.kinds),
        bare(scratch.bases),
        bare(scratch.order),
        Parked(bare(scratch.parked.types), bare(scratch.parked.tails)),
        bare(scratch.givers),
        bare(scratch.no_lie),
        Room(bare(scratch.room.numbers), bare(scratch.room.floats)),
        bare(scratch.targets),
        bare(scratch.ways),
        bare(scratch.numbers),
        bare(scratch.floats),
    )


@inlined
def placement_of(choice: Floats, seat: int) -> Placement:
    """The build that a choice means."""
    base, kind, height = int(choice[BASE]), int(choice[KIND]), int(choice[HEIGHT])
    return Placement(seat, base, kind, choice[PLACE_X], choice[PLACE_Y], height)


@inlined
def set_choice(choice: Floats, placement: Placement) -> None:
    """Write a build as a choice."""
    choice[BASE], choice[KIND], choice[HEIGHT] = placement.base, placement.kind, placement.height
    choice[PLACE_X], choice[PLACE_Y] = placement.x, placement.y


@inner
def list_bases(table: Table, seat: int, bases: Ints) -> int:
    """List the base points of a player; returns how many."""
    count = 0
    for column in range(table.counts[COLUMN]):
        if is_base_point(table, seat, column):
            bases[count] = column
            count += 1
    return count


@shared
def take_turn(state: State, book: Book, seat: int, choice: Floats, scratch: Scratch) -> bool:
    """Play a choice. Returns False, and does nothing, if it is an illegal build."""
    kind = int(choice[KIND])
    passed = kind == PASS_KIND
    if passed or kind == ASIDE_KIND:
        state.table.supplies[seat, ROADS] -= int(kind == ASIDE_KIND)
    elif not _take_build(state, book, seat, choice, scratch):
        return False
    end_turn(state.table, state.course, book.law, book.course, seat, passed)
    return True


@inlined
def _take_build(state: State, book: Book, seat: int, choice: Floats, scratch: Scratch) -> bool:
    """Build what a choice says, with its cars, and take discs for them. Returns False if the build is illegal."""
    table, course, law = state.table, state.course, book.law
    placement, assessment = placement_of(choice, seat), scratch.assessment
    if not is_legal(table, law, placement, assessment, scratch.room):
        return False
    types, tails = scratch.parked.types, scratch.parked.tails
    count = 0
    if assessment.marks[EARNED] > 0 and abs(assessment.beam[S]) <= law.steepest:
        have = prefer_types(table, book.cars, seat, assessment, scratch.order)
        most = min(assessment.marks[EARNED], cars_left(table, seat), have)
        count = park_most(table, law, book.cars, placement.base, assessment.beam, scratch.order[:most], scratch.parked)
    found = find_givers(table, book.cars, seat, assessment, types[:count], scratch.givers)
    road = build(table, law, placement, assessment)
    for i in range(count):
        length = book.cars.lengths[types[i]]
        middle = on_grid(tails[i] + length / 2.0)  # a turn states the middle: this gives exactly the same float
        put_car(table, law, seat, road, middle - length / 2.0, 0.0, length, types[i])
    for i in range(most_takes(book.cars, found)):
        giver = scratch.givers[i]
        gray = int(table.supplies[giver, GRAY] > 0)
        pay(table, course, giver, seat, gray, 1 - gray)
    return True


@inner
@makes_arrays
def find_any(table: Table, book: Book, seat: int, choice: Floats, scratch: Scratch) -> bool:
    """Find some legal build on the lattice that decides whether a pass is legal; False if there is none."""
    law = book.law
    if not book.course.missions and is_out_of_material(table, law, seat):
        return False
    for b in range(list_bases(table, seat, scratch.bases)):
        base = scratch.bases[b]
        options = list_options(table, law, seat, base, scratch.heights, scratch.kinds)
        if options == 0:
            continue
        heights, kinds = scratch.heights[:options], scratch.kinds[:options]
        shape = (book.directions.shape[0], book.reaches.shape[0], options)
        places = np.empty((shape[0], shape[1], options, 2))
        question = Question(seat, base, book.directions, places, heights, kinds, scratch.no_lie, FIRST_LEGAL)
        fill_places(table, law, question, book.reaches)
        bits = np.ones(shape, np.int64)
        answers = Answers(bits, np.empty(shape, np.int64), np.empty((0, 0, 0), np.int64))
        assess_briefly(table, law, question, scratch.assessment, answers, scratch.room)
        for d in range(shape[0]):
            for r in range(shape[1]):
                for o in range(options):
                    if bits[d, r, o] == 0:
                        x, y = places[d, r, o, 0], places[d, r, o, 1]
                        set_choice(choice, Placement(seat, base, kinds[o], x, y, heights[o]))
                        return True
    return False


@inner
def choose_other(book: Book, choice: Floats) -> None:
    """Choose for a player without a legal build: set a road aside under mission rules, else pass."""
    choice[KIND] = ASIDE_KIND if book.course.missions else PASS_KIND


@compiled
def copy_into(source: State, target: State) -> None:
    """Copy a state over another state of the same game."""
    old, new, before, after = source.table, target.table, source.course, target.course
    for kind in range(old.counts.shape[0]):
        new.counts[kind] = old.counts[kind]
    _copy_rows(old.columns, new.columns, old.column_marks, new.column_marks, old.counts[COLUMN])
    _copy_rows(old.roads, new.roads, old.road_marks, new.road_marks, old.counts[ROAD])
    _copy_rows(old.cars, new.cars, old.car_marks, new.car_marks, old.counts[CAR])
    for seat in range(old.supplies.shape[0]):
        for i in range(old.supplies.shape[1]):
            new.supplies[seat, i] = old.supplies[seat, i]
        for i in range(before.players.shape[1]):
            after.players[seat, i] = before.players[seat, i]
        for i in range(before.waits.shape[1]):
            after.waits[seat, i] = before.waits[seat, i]
    for i in range(before.game.shape[0]):
        after.game[i] = before.game[i]


@inner
def _copy_rows(source: Floats, target: Floats, marks: Ints, again: Ints, count: int) -> None:
    """Copy the first rows number by number, because numba takes seconds to compile a copy of slices."""
    for row in range(count):
        for i in range(source.shape[1]):
            target[row, i] = source[row, i]
        for i in range(marks.shape[1]):
            again[row, i] = marks[row, i]


@inner
def is_over(course: Course) -> bool:
    """Whether the game has ended."""
    return bool(course.game[PHASE] == OVER)
