"""The survey: judge a lattice of placements around a base point in one call, and draw legal turns from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from shuto.geometry.tolerances import GRID_PER_MM
from shuto.rules.ids import PieceId, PieceLike, number_of
from shuto.rules.kernels import layout as at
from shuto.rules.kernels.questions import EVERY_FAULT, FIRST_LEGAL, NO_LIE, Question, new_answers, new_assessment
from shuto.rules.position import Position
from shuto.rules.referee.faults import FAULTS, Fault
from shuto.rules.turn import Build, Extend, OffRamp

COLUMN, JUNCTION, OFF_RAMP = range(3)
Kind = Literal["column", "junction", "off-ramp"]
KINDS: tuple[Kind, ...] = ("column", "junction", "off-ramp")

ANGLES = 144
REACHES: tuple[float, ...] = (0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95)
"""The resolution that decides whether a pass is legal: number of directions, fractions of the band of reach."""


@dataclass(frozen=True)
class Survey:
    """A judged lattice: arrays over direction × reach × option (a height and a kind)."""

    base: int
    seat: int
    directions: npt.NDArray[np.float64]
    reaches: tuple[float, ...]
    heights: tuple[int, ...]
    kinds: tuple[int, ...]
    places: npt.NDArray[np.float64]
    """x, y of each placement: of the column, or of a point toward which the off-ramp runs."""
    bits: npt.NDArray[np.int64]
    """Fault bits: bit n is set for the n-th Fault."""
    cars: npt.NDArray[np.int64]
    """Cars that a legal placement earns: no more than the player has, and none on too steep a slope."""

    @property
    def legal(self) -> npt.NDArray[np.bool_]:
        """Which placements are legal."""
        return np.equal(self.bits, 0)

    def faults(self, direction: int, reach: int, option: int) -> tuple[Fault, ...]:
        """The faults of one placement."""
        bits = int(self.bits[direction, reach, option])
        return tuple(fault for number, fault in enumerate(FAULTS) if bits >> number & 1)

    def turn(self, direction: int, reach: int, option: int) -> Build:
        """One placement as a turn."""
        x, y = self.places[direction, reach, option].tolist()
        if self.kinds[option] == OFF_RAMP:
            return OffRamp(base=self.base, x=x, y=y)
        return Extend(base=self.base, x=x, y=y, height=self.heights[option], junction=self.kinds[option] == JUNCTION)

    def __len__(self) -> int:
        return int(self.bits.size)


def options(position: Position, seat: int, base: int) -> tuple[tuple[int, int], ...]:
    """Heights and kinds to ask about: a step up and down, every junction within reach, an off-ramp."""
    from shuto.rules.kernels.placement.lattice import MOST_OPTIONS, list_options

    heights, kinds = np.empty(MOST_OPTIONS, np.int64), np.empty(MOST_OPTIONS, np.int64)
    count = list_options(position.table, position.game.law, seat, base, heights, kinds)
    return tuple(zip(heights[:count].tolist(), kinds[:count].tolist(), strict=True))


@lru_cache(maxsize=64)
def compass(angles: int) -> npt.NDArray[np.float64]:
    """This many directions all around, the same on every machine."""
    turns = 2.0 * np.pi * np.arange(angles) / angles
    return np.stack([np.cos(turns), np.sin(turns)], axis=1).round(12)


def survey(
    position: Position,
    base: PieceLike,
    *,
    seat: int | None = None,
    angles: int = ANGLES,
    reaches: Sequence[float] = REACHES,
    kinds: Sequence[tuple[int, int]] | None = None,
) -> Survey:
    """Judge every direction × reach × option from one base point in one compiled call.

    `base` is the number or the id of a column. `kinds` are (height, kind) pairs; by default all that the player's
    supply allows.
    """
    who = seat if seat is not None else (position.to_move or 0)
    column = number_of(base, "column")
    if not 0 <= column < position.table.counts[at.COLUMN]:
        raise ValueError(f"base: no column {PieceId.column(column)}")
    wanted = tuple(options(position, who, column) if kinds is None else kinds)
    return _judged(position, who, column, (compass(angles), tuple(reaches), wanted), EVERY_FAULT)


_Lattice: TypeAlias = tuple[npt.NDArray[np.float64], tuple[float, ...], tuple[tuple[int, int], ...]]
"""Directions, reaches, and (height, kind) pairs."""


def _judged(position: Position, seat: int, column: int, lattice: _Lattice, wanted: int) -> Survey:
    """A judged lattice. If FIRST_LEGAL is wanted, only the first legal placement is legal in the result."""
    from shuto.rules.kernels.placement.survey import assess_many

    directions, reaches, options = lattice
    heights, kinds = np.array([h for h, _ in options], np.int64), np.array([k for _, k in options], np.int64)
    places = _places(position, column, directions, np.array(reaches, np.float64), heights, kinds)
    question = Question(seat, column, directions, places, heights, kinds, NO_LIE, wanted)
    answers = new_answers(places.shape[:3])
    assess_many(position.table, position.game.law, question, new_assessment(0, 0), answers)
    return Survey(
        base=column,
        seat=seat,
        directions=directions,
        reaches=reaches,
        heights=tuple(h for h, _ in options),
        kinds=tuple(k for _, k in options),
        places=places,
        bits=answers.bits,
        cars=answers.cars,
    )


def _places(
    position: Position, base: int, directions: at.Floats, reaches: at.Floats, heights: at.Ints, kinds: at.Ints
) -> npt.NDArray[np.float64]:
    """Where the columns of the lattice stand, on the grid. Each height has its own band of reach."""
    law = position.game.law
    x, y, _, top = position.table.columns[base].tolist()
    rise = law.disc_height * heights - top
    flat = np.sqrt(np.maximum(0.0, law.road_length**2 - rise**2))
    distance = flat[None, :] + (2.0 * reaches[:, None] - 1.0) * 2.0 * law.radius
    distance[:, kinds == OFF_RAMP] = law.road_length
    exact = np.array([x, y]) + directions[:, None, None, :] * distance[None, :, :, None]
    return np.asarray(np.floor(exact * GRID_PER_MM + 0.5) / GRID_PER_MM)


def find_legal(position: Position, seat: int | None = None) -> Build | None:
    """The first legal build of a player; None if a survey at the resolution of a pass finds none."""
    who = seat if seat is not None else (position.to_move or 0)
    for point in position.base_points(who):
        column = point.column.number
        lattice = (compass(ANGLES), REACHES, options(position, who, column))
        found = _judged(position, who, column, lattice, FIRST_LEGAL)
        legal = np.argwhere(found.legal)
        if len(legal):
            return found.turn(*legal[0].tolist())
    return None


def surveys(
    position: Position, seat: int | None = None, *, angles: int = ANGLES, reaches: Sequence[float] = REACHES
) -> Iterator[Survey]:
    """A survey of each base point of a player, one after the other."""
    who = seat if seat is not None else position.to_move
    for point in position.base_points(who):
        yield survey(position, point.column, seat=who, angles=angles, reaches=reaches)


def sample_turns(position: Position, rng: np.random.Generator, count: int = 1, *, angles: int = 36) -> list[Build]:
    """Random legal builds of the player to move: draws a base point and an option first, then a place.

    Empty if a lattice of that many directions has no legal placement.
    """
    pools: list[tuple[Survey, int, npt.NDArray[np.int64]]] = []
    for found in surveys(position, angles=angles):
        legal = found.legal
        for option in range(legal.shape[2]):
            cells = np.argwhere(legal[:, :, option])
            if len(cells):
                pools.append((found, option, cells))
    turns: list[Build] = []
    while pools and len(turns) < count:
        found, option, cells = pools[int(rng.integers(len(pools)))]
        direction, reach = cells[int(rng.integers(len(cells)))].tolist()
        turns.append(found.turn(direction, reach, option))
    return turns
