"""The kernels that play a judged build: its pieces, its cars, the discs that its player takes, and the end of the turn.

Each is called once for a build, because a call from Python takes longer than what is done here.
"""

from __future__ import annotations

import numpy as np

from shuto.geometry.compiled import compiled
from shuto.rules.kernels.build import build, put_car
from shuto.rules.kernels.course import Course, CourseLaw
from shuto.rules.kernels.flow import end_turn, pay
from shuto.rules.kernels.layout import Floats, Ints, Law, Table
from shuto.rules.kernels.questions import Assessment, Placement

# the numbers of a car on the new road
TAIL, OFFSET, LENGTH, TYPE = range(4)
OF_CAR = 4
# the numbers of a disc that is taken
GIVER, IS_YELLOW = range(2)
OF_TAKE = 2
NO_CARS, NO_TAKES = np.empty((0, OF_CAR)), np.empty((0, OF_TAKE), np.int64)


@compiled
def put_build(
    table: Table, course: Course, law: Law, placement: Placement, assessment: Assessment, cars: Floats, takes: Ints
) -> None:
    """Put the pieces and cars of an assessed build on the table, and hand over the discs that its player takes."""
    seat = placement.seat
    road = build(table, law, placement, assessment)
    for i in range(cars.shape[0]):
        put_car(table, law, seat, road, cars[i, TAIL], cars[i, OFFSET], cars[i, LENGTH], int(cars[i, TYPE]))
    for i in range(takes.shape[0]):
        yellow = takes[i, IS_YELLOW]
        pay(table, course, takes[i, GIVER], seat, 1 - yellow, yellow)


@compiled
def play_build(
    table: Table,
    course: Course,
    laws: tuple[Law, CourseLaw],
    placement: Placement,
    assessment: Assessment,
    cars: Floats,
    takes: Ints,
) -> None:
    """Play an assessed build that knocked nothing over, and end the turn."""
    law, rules = laws
    put_build(table, course, law, placement, assessment, cars, takes)
    end_turn(table, course, law, rules, placement.seat, False)
