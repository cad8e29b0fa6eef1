"""Rewards: for winning, for being ahead, for cars.

- win: at the end, 1 for the only winner and -1 / (seats - 1) for the others. A shared win is shared. The sum is 0.
- margin: at the end, the own score minus the best score of the others, divided by the number of cars of a player. The
  score is the number of cars on the table, or the points under mission rules.
- cars: after every turn, the cars placed, divided by the number of cars of a player.
"""

from __future__ import annotations

import numpy as np

from shuto.envs.episode import Episode
from shuto.envs.settings import RewardName
from shuto.rules.kernels.layout import Floats
from shuto.rules.missions import score_sheets
from shuto.rules.position import Position


class Rewards:
    """The rewards of an environment: weights of the three kinds."""

    def __init__(self, weights: dict[RewardName, float], cars: int) -> None:
        self._win, self._margin = weights.get("win", 0.0), weights.get("margin", 0.0)
        self._cars = weights.get("cars", 0.0) / max(cars, 1)
        self._share = max(cars, 1)

    def before(self, episode: Episode) -> Floats | None:
        """The values before a turn that are needed to reward it."""
        return episode.cars_placed().astype(np.float64) if self._cars else None

    def after(self, episode: Episode, before: Floats | None) -> Floats | None:
        """The rewards of all seats for the last turn; None: nothing for anybody."""
        over = episode.over
        if before is None and not over:
            return None
        rewards = np.zeros(episode.sight.seats)
        if before is not None:
            rewards += self._cars * (episode.cars_placed() - before)
        if over:
            rewards += self.at_the_end(episode.position)
        return rewards

    def at_the_end(self, position: Position) -> Floats:
        """The rewards of all seats for a game that ends here. If it is not over, nobody has won."""
        seats = position.game.seats
        rewards = np.zeros(seats)
        outcome = position.outcome
        if self._win and outcome is not None:
            share = np.zeros(seats)
            share[list(outcome.winners)] = 1.0 / len(outcome.winners)
            rewards += self._win * (seats * share - 1.0) / (seats - 1)
        if self._margin:
            rewards += self._margin * _ahead(scores_of(position)) / self._share
        return rewards


def scores_of(position: Position) -> Floats:
    """Points under mission rules, otherwise cars on the table, by seat."""
    if position.game.switches.missions:
        return np.array([sheet.total for sheet in score_sheets(position)], np.float64)
    return np.array([position.cars_placed(seat) for seat in range(position.game.seats)], np.float64)


def _ahead(scores: Floats) -> Floats:
    """By how much each score exceeds the best of the others."""
    others = np.array([np.delete(scores, seat).max() for seat in range(len(scores))])
    return np.asarray(scores - others)
