"""The last sticks: where every line of play ends soon, they are played out, and the best turn is known, not guessed."""

from __future__ import annotations

import numpy as np

from shuto.bots.evaluate import Judgement, look
from shuto.bots.propose import BROAD, WIDE, Width, proposals
from shuto.bots.sight import Floats, Sight
from shuto.rules.kernels.layout import GRAY, ROADS

_SOON = 4
"""Turns that may be left to all players together; beyond, there are too many lines to play out."""
_MOST_STATES = 150


class _TooFarError(Exception):
    """There is more to play out than is worth it."""


class _Solver:
    def __init__(self, mind: Judgement) -> None:
        self._mind = mind
        self._left = _MOST_STATES

    def best(self, sight: Sight, width: Width = WIDE) -> tuple[Floats, Floats]:
        """The best choice of the player to move, and everybody's share of the first place if all play their best."""
        if self._left == 0:
            raise _TooFarError
        self._left -= 1
        seat = sight.to_move
        options = proposals(sight, self._mind.taste, width)
        outlook = look(sight, self._mind, options.choices)
        best: tuple[Floats, Floats] | None = None
        # decided ones first: a win at hand saves looking at everything else; then by promise
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
    """The best choice and what it leads to, played out to the end over every class of outcome; None: too far to see."""
    if turns_left(sight) > _SOON:
        return None
    try:
        return _Solver(mind).best(sight)
    except _TooFarError:
        return None


def turns_left(sight: Sight) -> int:
    """How many sticks all players together can still lay at most."""
    supplies = sight.table.supplies
    return int(np.minimum(supplies[:, ROADS], supplies[:, GRAY] + 1).sum())
