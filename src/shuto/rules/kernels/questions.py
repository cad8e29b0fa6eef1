"""Questions to kernels about builds, and their answers, as tuples of numbers and arrays. Imports only numpy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.geometry.rows import BEAM
from shuto.rules.kernels.layout import STATED_INTS, Floats, Ints

# kinds of builds: a road to a new column, a road to a new junction, an off-ramp
COLUMN_KIND, JUNCTION_KIND, OFF_RAMP_KIND = range(3)

# the answer wanted to a question: all faults of every placement, which placements are legal, the first legal one, or
# whether the only placement is legal, and then its assessment
EVERY_FAULT, LEGALITY, FIRST_LEGAL, ONE_ASSESSED = range(4)

# marks: a kernel's results for one placement, then the stated lie as a road keeps it
BITS, START_LEVEL, END_LEVEL, EARNED, CARS_POSSIBLE, FOUND, CROSSED, GROUND, LAID, BONUS, STATED = range(11)
MARKS = STATED + STATED_INTS

# a finding: fault, the new piece at fault, kind and index of the other piece, mm by which it fails
FINDING = 5
# a crossing: road, whether the new road is over it, where, why it earns a car or not, clearance between the two
CROSSED_ROAD, CROSSED_OVER, CROSSED_X, CROSSED_Y, CROSSED_WHY, CROSSED_GAP = range(6)
CROSSING = 6
EARNS, OWN, TAKEN, NOT_BETWEEN_COLUMNS, BLOCKED_BY_OWN = range(5)

NO_LIE: Floats = np.empty(0)
"""The lie of a build that states none."""
NO_DIRECTIONS: Floats = np.empty((0, 2))
"""The directions of a question whose places are not on spokes."""
NO_CLASSES: Ints = np.empty((0, 0, 0), np.int64)
"""The classes of answers that nobody reads."""


class Placement(NamedTuple):
    """One build: who builds what, from which base point, and where."""

    seat: int
    base: int
    """The column from which the road leaves."""
    kind: int
    """COLUMN_KIND, JUNCTION_KIND or OFF_RAMP_KIND."""
    x: float
    y: float
    """Where the column stands; for an off-ramp, a point toward which it runs."""
    height: int
    """Discs of the column; 0 for an off-ramp."""


class Question(NamedTuple):
    """Many builds of one player from one base point: places[direction, reach, option]."""

    seat: int
    base: int
    directions: Floats
    """Unit vectors. Each place lies in its direction from the base point; without directions, anywhere."""
    places: Floats
    """x and y of each placement."""
    heights: Ints
    """By option."""
    kinds: Ints
    """By option: COLUMN_KIND, JUNCTION_KIND or OFF_RAMP_KIND."""
    lie: Floats
    """x and y of both ends of the road if a turn states them, else NO_LIE."""
    wanted: int
    """EVERY_FAULT, LEGALITY, FIRST_LEGAL or ONE_ASSESSED."""


class Answers(NamedTuple):
    """The answers for every placement of a question: arrays over direction, reach and option."""

    bits: Ints
    """Fault bits; 0 for a legal placement. They include every fault only if EVERY_FAULT was asked for."""
    cars: Ints
    """Cars that a legal placement earns: no more than the player has, and none on too steep a slope."""
    classes: Ints
    """A number for the crossings of a legal placement: equal for equal crossings, 0 for none. May be NO_CLASSES."""


class Assessment(NamedTuple):
    """The assessment of one placement. Findings and crossings are noted while their arrays have rows."""

    beam: Floats
    """The road as it would lie."""
    marks: Ints
    findings: Floats
    crossings: Floats

    @property
    def laid(self) -> bool:
        """Whether the road has a definite place."""
        return bool(self.marks[LAID])


def new_assessment(findings: int, crossings: int) -> Assessment:
    """An empty assessment with room for this many findings and crossings."""
    return Assessment(
        np.zeros(BEAM), np.zeros(MARKS, np.int64), np.empty((findings, FINDING)), np.empty((crossings, CROSSING))
    )


def new_answers(shape: tuple[int, ...]) -> Answers:
    """Answers for a question whose places have this shape, without classes. Every placement starts as illegal."""
    return Answers(np.ones(shape, np.int64), np.empty(shape, np.int64), NO_CLASSES)
