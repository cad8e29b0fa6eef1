"""A position with what may be done in it: what a state of OpenSpiel stands for."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from shuto.bots.sight import Sight
from shuto.envs.actions.candidates import Candidates
from shuto.envs.actions.offer import Illegal, Offer
from shuto.envs.episode import Episode, turn_from
from shuto.envs.observations.flat import Flat
from shuto.envs.rewards import Rewards
from shuto.envs.settings import Settings
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn
from shuto.rules.setup import start
from shuto.rules.turn import Turn

LONGEST = 1000
"""Steps after which a game ends without a winner. No game has come near it."""


class Shared:
    """The data that all nodes of a game share."""

    def __init__(self, settings: Settings, seed: int) -> None:
        game = settings.game
        self.candidates = Candidates(game, settings.candidates, settings.directions, settings.aims)
        self.flat = Flat(game)
        self.rewards = Rewards(settings.weights, game.allotment.cars)
        self.seed = seed
        self.root = Node(self, start(game), 0)


class Node:
    """A position, and how many steps led to it. It never changes, so copies of a state share it."""

    def __init__(self, shared: Shared, position: Position, steps: int) -> None:
        self._shared, self.position, self._steps = shared, position, steps
        self.over = position.to_move is None or steps >= LONGEST

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    @cached_property
    def _offer(self) -> Offer:
        # While components are placed, chance decides which places are offered: the same ones for the same history.
        return self._shared.candidates.offer(
            Episode(self.position), np.random.default_rng((self._shared.seed, self._steps))
        )

    @cached_property
    def actions(self) -> list[int]:
        """The legal actions, in order."""
        if self.over:
            return []
        assert self._offer.mask is not None
        found: list[int] = np.flatnonzero(self._offer.mask).tolist()
        return found

    def turn(self, action: int) -> Turn:
        """The turn of a legal action."""
        move = self._offer.move(action)
        if isinstance(move, Illegal):
            raise ValueError(f"action {action} is illegal: {', '.join(move.faults)}")
        return turn_from(move)

    def notation(self, action: int) -> str:
        """The turn of a legal action as it is written; no two are alike."""
        return format_turn(self.turn(action))

    def after(self, action: int) -> Node:
        """The node that a legal action leads to."""
        return Node(self._shared, play(self.position, self.turn(action)), self._steps + 1)

    def seen(self, seat: int) -> npt.NDArray[np.float32]:
        """The observation of a seat."""
        return self._shared.flat.of(Sight.of(self.position), seat)

    def returns(self) -> list[float]:
        """By seat: 1 for the only winner, less for each of several winners. The others lose as much in all."""
        if not self.over:
            return [0.0] * self.position.game.seats
        found: list[float] = self._shared.rewards.at_the_end(self.position).tolist()
        return found
