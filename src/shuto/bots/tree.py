"""A max^n search tree: at each node, the player to move maximizes their own chances.

The children of a node are classes of outcome, most promising first. The more visits a node has, the more children it
considers (progressive widening). To expand a node is to evaluate the states after all its choices. All this happens in
kernels (kernels/visit); only the root is made here, because it looks at many more choices.
"""

from __future__ import annotations

import math
import time

import numpy as np

from shuto.bots.evaluate import Judgement, look
from shuto.bots.kernels.forest import NOBODY, plant, with_room
from shuto.bots.kernels.lookahead import new_shortlist
from shuto.bots.kernels.visit import PRIOR_SHARPNESS, Mind, visit_nodes
from shuto.bots.propose import INSIDE, WIDE, proposals
from shuto.bots.search import Budget
from shuto.bots.sight import MAX_CHOICES, Sight
from shuto.rules.kernels.layout import Floats

_HALVING_CHOICES = 8
"""How many choices at the root sequential halving starts with."""
_AT_ONCE = 8
"""Visits between two looks at the clock."""


class Root:
    """The state that is searched, its choices, and the statistics of visits to each choice."""

    def __init__(self, sight: Sight, mind: Judgement) -> None:
        self.sight = sight
        self.seat = sight.to_move
        options = proposals(sight, mind.taste, WIDE)
        outlook = look(sight, mind, options.choices)
        order = np.argsort(-outlook.values[:, self.seat], kind="stable")
        self.choices, self.first = options.choices[order], outlook.values[order]
        self.decided = outlook.decided[order]
        odds = np.exp(PRIOR_SHARPNESS * (self.first[:, self.seat] - self.first[0, self.seat]))
        self.prior = odds / odds.sum()
        self.visits = np.zeros(len(order))
        self.totals = np.zeros((len(order), sight.seats))

    def means(self) -> Floats:
        """The mover's chances after each choice: the mean over its visits, or its first evaluation if it has none."""
        seen = self.totals[:, self.seat] / np.maximum(self.visits, 1.0)
        return np.asarray(np.where(self.visits > 0.0, seen, self.first[:, self.seat]))


class Tree:
    """A search tree from one state, and its clock."""

    def __init__(self, sight: Sight, mind: Judgement) -> None:
        self._started = time.monotonic()
        self._mind = Mind(mind.taste, mind.net, INSIDE)
        self.root = Root(sight, mind)
        self._trial = sight.trial._replace(shortlist=new_shortlist(MAX_CHOICES))
        root = self.root
        self.forest = plant(sight.state, root.choices, root.prior, root.first, root.decided)
        self._count = 0

    def grow(self, budget: Budget) -> None:
        """Visit nodes until the budget is used up. Its seconds count from the creation of the tree."""
        while len(self.root.choices) > 1 and self._within(budget):
            self._follow([NOBODY] * min(_AT_ONCE, budget.visits - self._count))

    def halve(self, budget: Budget) -> None:
        """Sequential halving: visit each of the best choices equally often, drop the worse half, and repeat."""
        alive = list(range(min(_HALVING_CHOICES, len(self.root.choices))))
        rounds = max(1, math.ceil(math.log2(max(len(alive), 2))))
        for number in range(1, rounds + 1 if len(alive) > 1 else 1):
            share = Budget(
                budget.visits * number // rounds,
                None if budget.seconds is None else budget.seconds * number / rounds,
            )
            while self._within(share):
                self._follow(alive)
            means = self.root.means()
            alive = sorted(alive, key=lambda choice: -means[choice])[: max(1, (len(alive) + 1) // 2)]

    def visit(self, number: int, visits: int) -> None:
        """Visit one choice of the root until it has this many visits."""
        self._follow([number] * (visits - int(self.root.visits[number])))

    def best_number(self) -> int:
        """Return the number of the choice with the most visits."""
        return int(np.argmax(self.root.visits + 1e-3 * self.root.means()))

    def best(self) -> tuple[Floats, Floats]:
        """Return the choice with the most visits, and each seat's chances after it."""
        root, number = self.root, self.best_number()
        seen = float(root.visits[number])
        return root.choices[number], root.totals[number] / seen if seen else root.first[number]

    def _follow(self, numbers: list[int]) -> None:
        """Visit these choices of the root, one after the other."""
        if not numbers:
            return
        forest = self.forest = with_room(self.forest, len(numbers), INSIDE.keep)
        visit_nodes(forest, self.root.sight.book, self._mind, self._trial, np.array(numbers))
        rows = slice(1, 1 + len(self.root.visits))
        self.root.visits, self.root.totals = forest.visits[rows], forest.totals[rows]
        self._count += len(numbers)

    def _within(self, budget: Budget) -> bool:
        if self._count >= budget.visits:
            return False
        return budget.seconds is None or time.monotonic() < self._started + budget.seconds
