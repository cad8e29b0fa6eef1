"""Lattice: Discrete over base point × direction × reach × height × kind, masked by a survey of each base point.

After the builds come the turn without a build, stopping, and a grid of places for components.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Discrete, Space

from shuto.bots.city import place_at_random
from shuto.envs.actions.components import grid, grid_place
from shuto.envs.actions.offer import Illegal, Mask, Offer, nearest_turn, other_turns, turn_without_build
from shuto.envs.episode import Episode, Move
from shuto.rules.game import Game
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import COLUMN, JUNCTION, OFF_RAMP, Survey, compass, survey
from shuto.rules.turn import Build, Extend, OffRamp, Stop, Turn

BASES = 8
"""Base points that the space can name. A player with more of them builds from the latest ones."""
DIRECTIONS = 24
"""Directions all around, anticlockwise from the right of the table."""
REACHES = (0.2, 0.5, 0.8)
"""Fractions of the band of reach."""
STEPS = (-2, -1, 0, 1, 2)
"""Heights, as the difference in discs from the base point. An off-ramp has no height: its step is 0."""
KINDS = (COLUMN, JUNCTION, OFF_RAMP)
SHAPE = (BASES, DIRECTIONS, len(REACHES), len(STEPS), len(KINDS))
"""The axes of the builds. `numpy.ravel_multi_index` makes an action of five numbers."""
BUILDS = int(np.prod(SHAPE))
NO_BUILD, STOP, SETTING_UP = BUILDS, BUILDS + 1, BUILDS + 2
"""The actions after the builds: to pass or set aside; to stop; the first place for components."""
PLACES = (7, 5, 2)
"""The grid for components: columns, rows, and rotations within a quarter turn."""
_NOWHERE = 9999


class LatticeOffer:
    """The lattice of one turn."""

    features: npt.NDArray[np.float32] | None = None

    def __init__(self, position: Position, mask: Mask, surveys: dict[int, Survey], others: list[Turn]) -> None:
        self.mask: Mask | None = mask
        self._legal = mask.astype(bool)
        self._position, self._surveys, self._others = position, surveys, others

    def move(self, action: Any) -> Move | Illegal:
        """The turn of a cell."""
        turn = self._turn(int(action))
        if self._legal[int(action)]:
            return turn
        return Illegal(turn, tuple(judge(self._position, turn).faults))

    def instead(self, action: Any) -> Move:
        """The legal turn nearest to a cell."""
        return nearest_turn(self._position, self._turn(int(action)))

    def _turn(self, action: int) -> Turn:
        position = self._position
        if action == SETTING_UP and position.phase == "setup" and self._others:
            return self._others[0]
        if action >= SETTING_UP:
            return grid_place(position, _grid_shape(position.game), action - SETTING_UP)
        if action == STOP:
            return Stop()
        if action == NO_BUILD:
            builds = [turn for turn in self._others if not isinstance(turn, Stop)]
            return builds[0] if builds else turn_without_build(position)
        return self._build(*(int(part) for part in np.unravel_index(action, SHAPE)))

    def _build(self, slot: int, direction: int, reach: int, step: int, kind: int) -> Build:
        """The build of a cell, as the survey has it; a cell without one is out of reach."""
        found = list(self._surveys.values())[slot] if slot < len(self._surveys) else None
        if found is None:
            return OffRamp(base=_NOWHERE, x=0.0, y=0.0)
        height = 0 if KINDS[kind] == OFF_RAMP else self._position.column(found.base).height + STEPS[step]
        for option, pair in enumerate(zip(found.heights, found.kinds, strict=True)):
            if pair == (height, KINDS[kind]) and (height or STEPS[step] == 0):
                return found.turn(direction, reach, option)
        far = self._position.game.law.road_length
        x, y = self._position.table.columns[found.base, :2] + far * compass(DIRECTIONS)[direction]
        if KINDS[kind] == OFF_RAMP:
            return OffRamp(base=found.base, x=float(x), y=float(y))
        return Extend(base=found.base, x=float(x), y=float(y), height=max(height, 0), junction=KINDS[kind] == JUNCTION)


class Lattice:
    """The action space `lattice`."""

    name = "lattice"
    features: tuple[str, ...] = ()

    def __init__(self, game: Game) -> None:
        self._size = SETTING_UP + int(np.prod(_grid_shape(game)))
        self.space: Space[Any] = Discrete(self._size)

    def offer(self, episode: Episode, rng: np.random.Generator) -> Offer:  # noqa: ARG002 - nothing is drawn
        """The legal actions of the player to move."""
        position = episode.position
        mask = np.zeros(self._size, np.int8)
        surveys: dict[int, Survey] = {}
        others: list[Turn] = []
        if position.phase == "setup":
            for place, turn in grid(position, _grid_shape(position.game)):
                mask[SETTING_UP + place] = bool(judge(position, turn))
            if not mask.any():  # the table is nearly full: the first place stands for some other one
                others = [place_at_random(position, np.random.default_rng(0))]
                mask[SETTING_UP] = 1
        else:
            cells = mask[:BUILDS].reshape(SHAPE)
            for slot, point in enumerate(position.base_points()[-BASES:]):
                found = survey(position, point.column, angles=DIRECTIONS, reaches=REACHES)
                surveys[found.base] = found
                _mark(cells[slot], found, point.height)
            others = other_turns(position, builds=bool(mask.any()))
            mask[STOP] = any(isinstance(turn, Stop) for turn in others)
            mask[NO_BUILD] = any(not isinstance(turn, Stop) for turn in others)
        return LatticeOffer(position, mask, surveys, others)


def _mark(cells: Mask, found: Survey, base_height: int) -> None:
    """Mark the legal cells of one base point."""
    legal = found.legal
    for option, (height, kind) in enumerate(zip(found.heights, found.kinds, strict=True)):
        step = 0 if kind == OFF_RAMP else height - base_height
        if step in STEPS:
            cells[:, :, STEPS.index(step), kind] = legal[:, :, option]
            if kind == OFF_RAMP:  # the same road at every reach: one of them is enough
                cells[:, 1:, STEPS.index(step), kind] = 0


def _grid_shape(game: Game) -> tuple[int, int, int, int]:
    return (len(game.components), *PLACES)
