"""Continuous: Box of six numbers from -1 to 1. Nothing is masked; an illegal action is answered with its faults.

| number | a build | a component |
|---|---|---|
| 0 | kind: column, junction, off-ramp, no build, stop (fifths of the range) | not used |
| 1 | base point, from the oldest to the latest | which of the components that may come next |
| 2, 3 | direction | place: x, y |
| 4 | reach: from the nearest to the farthest place that a road can reach | rotation, up to 180° either way |
| 5 | height: the step from the base point, from -4 to 4 discs | not used |
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Space

from shuto.envs.actions.components import settled, waiting
from shuto.envs.actions.offer import Illegal, Mask, Offer, nearest_turn, turn_without_build
from shuto.envs.episode import Episode, Move
from shuto.rules.game import Game
from shuto.rules.kernels.placement.lattice import distance_of
from shuto.rules.kernels.questions import OFF_RAMP_KIND
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Extend, OffRamp, PlaceComponent, Stop, Turn

SIZE = 6
"""How many numbers an action has."""
STEPS = 4
"""The greatest step of height, in discs."""
_KINDS = 5


class ContinuousOffer:
    """One turn of the continuous space."""

    mask: Mask | None = None
    features: npt.NDArray[np.float32] | None = None

    def __init__(self, position: Position) -> None:
        self._position = position

    def move(self, action: Any) -> Move | Illegal:
        """The turn that six numbers mean."""
        turn = self._turn(np.asarray(action, np.float64))
        faults = tuple(judge(self._position, turn).faults)
        return Illegal(turn, faults) if faults else turn

    def instead(self, action: Any) -> Move:
        """The nearest legal turn."""
        return nearest_turn(self._position, self._turn(np.asarray(action, np.float64)))

    def _turn(self, numbers: npt.NDArray[np.float64]) -> Turn:
        position = self._position
        if position.phase == "setup":
            return self._component(numbers)
        kind = _share(numbers[0], _KINDS)
        if kind == 3:
            return turn_without_build(position)
        if kind == 4:
            return Stop()
        bases = position.base_points()
        if not bases:
            return OffRamp(base=0, x=0.0, y=0.0)
        base = position.column(bases[_share(numbers[1], len(bases))].column)
        law = position.game.law
        run = math.hypot(numbers[2], numbers[3])
        ux, uy = (numbers[2] / run, numbers[3] / run) if run > 1e-9 else (1.0, 0.0)
        height = 0 if kind == OFF_RAMP_KIND else max(1 + kind, base.height + round(float(numbers[5]) * STEPS))
        reach = (float(numbers[4]) + 1.0) / 2.0
        far = distance_of(position.table, law, base.id.number, height, kind, reach)
        if kind == OFF_RAMP_KIND:
            return OffRamp(base=base.id, x=base.x + far * ux, y=base.y + far * uy)
        return Extend(base=base.id, x=base.x + far * ux, y=base.y + far * uy, height=height, junction=kind == 1)

    def _component(self, numbers: npt.NDArray[np.float64]) -> PlaceComponent:
        position, names = self._position, waiting(self._position)
        x, y = numbers[2] * position.game.width / 2.0, numbers[3] * position.game.depth / 2.0
        name = names[_share(numbers[1], len(names))]
        turn = PlaceComponent(component=name, x=float(x), y=float(y), angle=float(numbers[4]) * 180.0)
        return settled(position, turn)


def _share(number: float, parts: int) -> int:
    """In which of some equal parts of -1 to 1 a number lies."""
    return min(int((float(number) + 1.0) / 2.0 * parts), parts - 1)


class Continuous:
    """The action space `continuous`."""

    name = "continuous"
    features: tuple[str, ...] = ()

    def __init__(self, game: Game) -> None:  # noqa: ARG002 - the same for every game
        self.space: Space[Any] = Box(-1.0, 1.0, (SIZE,), np.float32)

    def offer(self, episode: Episode, rng: np.random.Generator) -> Offer:  # noqa: ARG002 - nothing is drawn
        """The legal actions of the player to move."""
        return ContinuousOffer(episode.position)
