"""A max^n search tree: at each node, the player to move maximizes their own chances.

The children of a node are classes of outcome, most promising first. The more visits a node has, the more children it
considers (progressive widening). To expand a node is to evaluate the states after all its choices in one compiled call.
"""

from __future__ import annotations

import math
import time

import numpy as np

from shuto.bots.evaluate import Judgement, look
from shuto.bots.kernels.spots import Resolution
from shuto.bots.propose import INSIDE, WIDE, proposals
from shuto.bots.search import Budget
from shuto.bots.sight import Floats, Sight

_EXPLORATION = 0.5
_PRIOR_SHARPNESS = 6.0
"""How strongly the prior of a choice depends on its evaluation before any visit."""
_WIDENING = 2.0
_HALVING_CHOICES = 8
"""How many choices at the root sequential halving starts with."""


class Node:
    """A state in the tree, its choices, and the statistics of visits to each choice."""

    def __init__(self, sight: Sight, mind: Judgement, resolution: Resolution) -> None:
        self.sight = sight
        self.seat = sight.to_move
        options = proposals(sight, mind.taste, resolution)
        outlook = look(sight, mind, options.choices)
        order = np.argsort(-outlook.values[:, self.seat], kind="stable")
        self.choices, self.first = options.choices[order], outlook.values[order]
        self.decided = outlook.decided[order]
        odds = np.exp(_PRIOR_SHARPNESS * (self.first[:, self.seat] - self.first[0, self.seat]))
        self.prior = odds / odds.sum()
        self.visits = np.zeros(len(order))
        self.totals = np.zeros((len(order), sight.seats))
        self.children: dict[int, Node] = {}

    def pick(self) -> int:
        """Return the number of the choice to visit next."""
        visits = float(self.visits.sum())
        width = min(len(self.choices), 2 + int(_WIDENING * math.sqrt(visits)))
        bonus = self.prior[:width] * math.sqrt(visits + 1.0) / (1.0 + self.visits[:width])
        return int(np.argmax(self.means()[:width] + _EXPLORATION * bonus))

    def means(self) -> Floats:
        """The mover's chances after each choice: the mean over its visits, or its first evaluation if it has none."""
        seen = self.totals[:, self.seat] / np.maximum(self.visits, 1.0)
        return np.asarray(np.where(self.visits > 0.0, seen, self.first[:, self.seat]))

    def follow(self, number: int, mind: Judgement) -> Floats:
        """Descend from one choice to a leaf, expand it, and add each seat's chances to every node on the path."""
        found: Floats
        if self.decided[number]:
            found = self.first[number]
        elif number in self.children:
            child = self.children[number]
            found = child.follow(child.pick(), mind)
        else:
            child = self.children[number] = Node(self.sight.after(self.choices[number]), mind, INSIDE)
            found = child.first[0]
        self.visits[number] += 1.0
        self.totals[number] += found
        return found


class Tree:
    """A search tree from one state, and its clock."""

    def __init__(self, sight: Sight, mind: Judgement) -> None:
        self._started = time.monotonic()
        self._mind = mind
        self.root = Node(sight, mind, WIDE)
        self._count = 0

    def grow(self, budget: Budget) -> None:
        """Visit nodes until the budget is used up. Its seconds count from the creation of the tree."""
        while len(self.root.choices) > 1 and self._within(budget):
            self._follow(self.root.pick())

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
                for choice in alive:
                    self._follow(choice)
            means = self.root.means()
            alive = sorted(alive, key=lambda choice: -means[choice])[: max(1, (len(alive) + 1) // 2)]

    def visit(self, number: int, visits: int) -> None:
        """Visit one choice of the root until it has so many visits."""
        while self.root.visits[number] < visits:
            self._follow(number)

    def best_number(self) -> int:
        """Return the number of the choice with the most visits."""
        return int(np.argmax(self.root.visits + 1e-3 * self.root.means()))

    def best(self) -> tuple[Floats, Floats]:
        """Return the choice with the most visits, and each seat's chances after it."""
        root, number = self.root, self.best_number()
        seen = float(root.visits[number])
        return root.choices[number], root.totals[number] / seen if seen else root.first[number]

    def _follow(self, number: int) -> None:
        self.root.follow(number, self._mind)
        self._count += 1

    def _within(self, budget: Budget) -> bool:
        if self._count >= budget.visits:
            return False
        return budget.seconds is None or time.monotonic() < self._started + budget.seconds
