"""The endgame: if few roads are left, search all proposals to the end of the game."""

from __future__ import annotations

import numpy as np

from shuto.bots.evaluate import Judgement, look
from shuto.bots.kernels.spots import Resolution
from shuto.bots.propose import BROAD, WIDE, proposals
from shuto.bots.sight import Sight
from shuto.rules.kernels.layout import GRAY, ROADS, Floats

_MAX_TURNS_LEFT = 4
"""Turns left for all players together. With more, there are too many lines to search."""
_MAX_STATES = 150


class _TooManyStatesError(Exception):
    """The search needs more states than _MAX_STATES."""


class _Solver:
    def __init__(self, mind: Judgement) -> None:
        self._mind = mind
        self._left = _MAX_STATES

    def best(self, sight: Sight, resolution: Resolution = WIDE) -> tuple[Floats, Floats]:
        """Return the best choice of the player to move, and each seat's share of first place if all play their best."""
        if self._left == 0:
            raise _TooManyStatesError
        self._left -= 1
        seat = sight.to_move
        options = proposals(sight, self._mind.taste, resolution)
        outlook = look(sight, self._mind, options.choices)
        best: tuple[Floats, Floats] | None = None
        # Choices that end the game come first, because an immediate win ends the search; then the most promising.
        for number in np.lexsort((-outlook.values[:, seat], ~outlook.decided)).tolist():
            choice = options.choices[number]
            shares = outlook.values[number] if outlook.decided[number] else self.best(sight.after(choice), BROAD)[1]
            if best is None or shares[seat] > best[1][seat]:
                best = choice, shares
            if shares[seat] == 1.0:
                break
        assert best is not None
        return best


def solve(sight: Sight, mind: Judgement) -> tuple[Floats, Floats] | None:
    """Return the best choice and each seat's share of first place, or None if the end is too far away to search."""
    if turns_left(sight) > _MAX_TURNS_LEFT:
        return None
    try:
        return _Solver(mind).best(sight)
    except _TooManyStatesError:
        return None


def turns_left(sight: Sight) -> int:
    """The most roads that all players together can still build."""
    supplies = sight.table.supplies
    return int(np.minimum(supplies[:, ROADS], supplies[:, GRAY] + 1).sum())
