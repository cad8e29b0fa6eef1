"""Imagined games: the best choices of a tree are played to the end, and every seat searches a little in each turn.

A node of a tree looks at few placements, so its players seldom build where a bot really would. In an imagined game they
look at every placement that a real search begins with. It takes as long as hundreds of visits, but tells who wins.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np

from shuto.bots.endgame import solve
from shuto.bots.evaluate import Judgement
from shuto.bots.kernels.evaluate import set_values
from shuto.bots.search import Budget
from shuto.bots.sight import Sight
from shuto.bots.tree import Root, Tree
from shuto.rules.game import Game
from shuto.rules.kernels.layout import Floats


class Manner(NamedTuple):
    """How a bot imagines games."""

    first: int = 300
    """Visits of the tree that finds the choices to begin with."""
    first_share: float = 0.25
    """At most this share of the seconds goes to that tree."""
    choices: int = 10
    """A game is imagined for so many choices at most."""
    visits: int = 24
    """Visits of the search in each imagined turn."""
    trust: float = 0.5
    """How much the end of an imagined game counts. The rest is what the tree says."""
    sure: float = 0.95
    """An imagined game stops when some player has these chances."""


USUAL = Manner()
_MOST_TURNS = 200


def imagines(game: Game) -> bool:
    """Whether imagined games are worth their time. That was shown only for races of four players, which are short."""
    return game.seats == 4 and not game.switches.missions


def best_imagined(sight: Sight, mind: Judgement, budget: Budget, manner: Manner = USUAL) -> Floats:
    """Return the best choice. If the end is near, it is solved exactly.

    mind: of the tree that finds promising choices, and of everybody in the imagined games. An imagined turn counts as
    many visits as its search may make.
    """
    deadline = None if budget.seconds is None else time.monotonic() + budget.seconds
    solved = solve(sight, mind)
    if solved is not None:
        return solved[0]
    tree = Tree(sight, mind)
    first = min(manner.first, budget.visits // 2)
    tree.grow(Budget(first, None if budget.seconds is None else manner.first_share * budget.seconds))
    return _Imagination(mind, manner, budget.visits - first, deadline).best(sight, tree.root)


class _Imagination:
    """The budget that is left for imagined games in one turn."""

    def __init__(self, mind: Judgement, manner: Manner, visits: int, deadline: float | None) -> None:
        self._mind, self._manner, self._visits, self._deadline = mind, manner, visits, deadline

    def best(self, sight: Sight, root: Root) -> Floats:
        """Return the best of the choices that the tree visited most, as far as the budget lasts."""
        means, seat = root.means(), sight.to_move
        order = np.argsort(-(root.visits + 1e-3 * means), kind="stable").tolist()
        best, most = order[0], -np.inf
        for number in [number for number in order[: self._manner.choices] if root.visits[number] > 0.0]:
            ended = self._end(sight.after(root.choices[number])) if self._visits > 0 else None
            if ended is None:
                break
            score = means[number] + self._manner.trust * (ended[seat] - means[number])
            if score > most:
                best, most = number, score
        chosen: Floats = root.choices[best]
        return chosen

    def _end(self, sight: Sight) -> Floats | None:
        """Imagine a game; returns each seat's chances at its end, or None if the time is up."""
        chances, turns = np.empty(sight.seats), 0
        while not set_values(sight.state, sight.book, self._mind.net, sight.scratch, chances):
            if chances.max() >= self._manner.sure or turns == _MOST_TURNS:
                break
            if self._deadline is not None and time.monotonic() >= self._deadline:
                return None
            tree = Tree(sight, self._mind)
            tree.halve(Budget(self._manner.visits))
            sight = sight.after(tree.best()[0])
            self._visits -= self._manner.visits
            turns += 1
        return chances
