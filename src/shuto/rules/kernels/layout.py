"""The arrays of a table, and the numbers of the law that kernels need.

Imports only numpy, so that views of a position can read these arrays without loading numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

NONE = -1
"""The index that means no piece: a road from the table, a column on no area."""

# kinds of pieces
NOTHING, COLUMN, ROAD, CAR, BLOCK, AREA = range(6)

# a column: axis, foot and top
COLUMN_X, COLUMN_Y, COLUMN_FOOT, COLUMN_TOP = range(4)
COLUMN_FLOATS = 4
COLUMN_OWNER, COLUMN_HEIGHT, COLUMN_JUNCTION, COLUMN_OUT, COLUMN_CLOSED, COLUMN_AREA = range(6)
COLUMN_INTS = 6

# a road: a beam; owner, kind, the columns at its ends (NONE: the table), the levels of its ends on them, whether its
# sides are taken, and the lie that its builder stated: x and y of both ends, or of the place toward which a ramp runs,
# in hundredths
ROAD_FLOATS = 10
ROAD_OWNER, ROAD_KIND, ROAD_START, ROAD_END, ROAD_START_LEVEL, ROAD_END_LEVEL, ROAD_OVER, ROAD_UNDER = range(8)
ROAD_STATED = 8
STATED_INTS = 5
ROAD_INTS = ROAD_STATED + STATED_INTS
PLAIN_ROAD, STARTING_RAMP, OFF_RAMP = range(3)
NOTHING_STATED, LIE_STATED, TOWARD_STATED = range(3)

# a car: a beam, then its place along and across its road
CAR_PLACE, CAR_OFFSET = 10, 11
CAR_FLOATS = 12
CAR_OWNER, CAR_ROAD, CAR_TYPE = range(3)
CAR_INTS = 3

# a block is an obstacle, an area can be built on; both are prisms (geometry.beam) with a kind and a component
BLOCK_FLOATS = 20
BLOCK_KIND, BLOCK_COMPONENT = range(2)
BLOCK_INTS = 2
BUILDING, TOWER, OBSTACLE = range(3)
DEVELOPMENT, AIRPORT, GREEN, RAINBOW = range(4)

# a supply: gray, yellow, roads, then cars by type
GRAY, YELLOW, ROADS, CARS = range(4)
CAR_TYPES = (
    "plain",
    "sedan",
    "sports-car",
    "electric-car",
    "food-truck",
    "family-wagon",
    "limousine",
    "delivery-van",
    "construction-truck",
    "jumbo-trailer",
    "highway-bus",
)
SUPPLY_INTS = CARS + len(CAR_TYPES)


class Table(NamedTuple):
    """The pieces on a table. The arrays have room for the whole game; `counts` says how many rows are used, by kind."""

    counts: Ints
    columns: Floats
    column_marks: Ints
    roads: Floats
    road_marks: Ints
    cars: Floats
    car_marks: Ints
    blocks: Floats
    block_marks: Ints
    areas: Floats
    area_marks: Ints
    supplies: Ints

    def copy(self) -> Table:
        """An independent copy."""
        return Table._make(array.copy() for array in self)


class Law(NamedTuple):
    """The numbers and switches of one game that the building kernels read. Lengths in mm."""

    road_length: float
    road_half: float
    road_thickness: float
    radius: float
    disc_height: float
    car_half: float
    car_height: float
    steepest: float
    """Sine of the steepest slope on which a car stays."""
    half_width: float
    half_depth: float
    area_thickness: float
    junctions: bool
    own_blocks_crossings: bool
    """A road that crosses one of its owner's own roads earns no car for crossings."""
    own_blocks_bonus: bool
    """An off-ramp that crosses one of its owner's own roads earns no bonus car."""
    earn_from_ramps: bool
    off_ramp_any_height: bool
    any_kind_short: bool
    columns_needed: bool
    """A player without columns builds nothing, not even an off-ramp."""


class CarLaw(NamedTuple):
    """The numbers and switches about cars that the parking kernels read."""

    lengths: Floats
    """Length in mm, by type."""
    same_type: int
    """Whether a car of the same type takes a disc: see parking.py."""


def empty_table(players: int, roads: int, cars: int, blocks: int, areas: int) -> Table:
    """A bare table with room for this many pieces. Every road brings at most one column."""
    return Table(
        counts=np.zeros(6, np.int64),
        columns=np.zeros((roads, COLUMN_FLOATS)),
        column_marks=np.zeros((roads, COLUMN_INTS), np.int64),
        roads=np.zeros((roads, ROAD_FLOATS)),
        road_marks=np.zeros((roads, ROAD_INTS), np.int64),
        cars=np.zeros((cars, CAR_FLOATS)),
        car_marks=np.zeros((cars, CAR_INTS), np.int64),
        blocks=np.zeros((blocks, BLOCK_FLOATS)),
        block_marks=np.zeros((blocks, BLOCK_INTS), np.int64),
        areas=np.zeros((areas, BLOCK_FLOATS)),
        area_marks=np.zeros((areas, BLOCK_INTS), np.int64),
        supplies=np.zeros((players, SUPPLY_INTS), np.int64),
    )
