"""Quick games: from a state, some plies of plain good play, to see where it leads."""

from __future__ import annotations

import numpy as np

from shuto.bots.evaluate import Judgement, values
from shuto.bots.kernels.lookahead import make_pad, play_by_value
from shuto.bots.kernels.luck import dice_state
from shuto.bots.kernels.turns import CHOICE
from shuto.bots.propose import HURRIED, Width
from shuto.bots.sight import Floats, Sight

_NO_LOG = np.empty((0, CHOICE + 1))


class QuickPlay:
    """Plays on from states of one game, on paper of its own."""

    def __init__(self, sight: Sight, mind: Judgement, *, plies: int, noise: float, width: Width = HURRIED) -> None:
        self._mind, self._plies, self._noise, self._width = mind, plies, noise, width
        self._work, self._pad = sight.copy(), make_pad(sight.table, sight.course)
        self._tastes = np.tile(mind.taste, (sight.seats, 1))
        self._weights = np.tile(mind.weights, (sight.seats, 1))
        self._reaches = np.array(width.reaches)

    def values_after(self, sight: Sight, seed: int) -> Floats:
        """Everybody's chances after some quick plies from a state."""
        work, width = self._work, self._width
        work.write_over(sight)
        play_by_value(
            work.table, work.course, work.book, self._tastes, self._weights, width.spokes, self._reaches,
            width.sectors, width.keep, self._noise, self._plies, np.array([dice_state(seed)]), work.desk, self._pad,
            _NO_LOG,
        )  # fmt: skip
        return values(work, self._mind)
