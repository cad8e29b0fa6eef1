"""A tree of what might come: each node's mover goes where his own chances are best (max^n), as often as it is worth it.

Children are classes of outcome, taken in the order of their promise and more of them the oftener a node is visited
(progressive widening). To open a node is to see everybody's chances after each of its choices, in one compiled call.
"""

from __future__ import annotations

import math
import time

import numpy as np

from shuto.bots.evaluate import Judgement, look
from shuto.bots.propose import INSIDE, WIDE, Width, proposals
from shuto.bots.search import Budget
from shuto.bots.sight import Floats, Sight

_CURIOSITY = 0.5
_SHARPNESS = 6.0
"""How much the promise of a child at first sight counts before it has been tried."""
_WIDENING = 2.0
_KEPT = 8
"""Choices at the root that sequential halving begins with."""


class Node:
    """A state in the tree, what may follow it, and how those who went there fared."""

    def __init__(self, sight: Sight, mind: Judgement, width: Width) -> None:
        self.sight = sight
        self.seat = sight.to_move
        options = proposals(sight, mind.taste, width)
        outlook = look(sight, mind, options.choices)
        order = np.argsort(-outlook.values[:, self.seat], kind="stable")
        self.choices, self.first = options.choices[order], outlook.values[order]
        self.decided = outlook.decided[order]
        odds = np.exp(_SHARPNESS * (self.first[:, self.seat] - self.first[0, self.seat]))
        self.prior = odds / odds.sum()
        self.visits = np.zeros(len(order))
        self.totals = np.zeros((len(order), sight.seats))
        self.children: dict[int, Node] = {}

    def pick(self) -> int:
        """The child to look at next."""
        seen = float(self.visits.sum())
        wide = min(len(self.choices), 2 + int(_WIDENING * math.sqrt(seen)))
        curious = self.prior[:wide] * math.sqrt(seen + 1.0) / (1.0 + self.visits[:wide])
        return int(np.argmax(self.means()[:wide] + _CURIOSITY * curious))

    def means(self) -> Floats:
        """The mover's chances after each choice: the mean of what was seen, at first sight where nothing was."""
        seen = self.totals[:, self.seat] / np.maximum(self.visits, 1.0)
        return np.asarray(np.where(self.visits > 0.0, seen, self.first[:, self.seat]))

    def follow(self, number: int, mind: Judgement) -> Floats:
        """Go down one choice to a leaf, open it, and note what was found on the way back: everybody's chances."""
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
    """A search from one state."""

    def __init__(self, sight: Sight, mind: Judgement) -> None:
        self._born = time.monotonic()
        self._mind = mind
        self.root = Node(sight, mind, WIDE)
        self._count = 0

    def grow(self, budget: Budget) -> None:
        """Look as often as the budget allows; its seconds count from the tree's first look."""
        while len(self.root.choices) > 1 and self._goes_on(budget):
            self._follow(self.root.pick())

    def halve(self, budget: Budget) -> None:
        """Sequential halving: look at each of the better choices equally often, drop the worse half, and so on."""
        alive = list(range(min(_KEPT, len(self.root.choices))))
        rounds = max(1, math.ceil(math.log2(max(len(alive), 2))))
        for number in range(1, rounds + 1 if len(alive) > 1 else 1):
            share = Budget(
                budget.visits * number // rounds,
                None if budget.seconds is None else budget.seconds * number / rounds,
            )
            while self._goes_on(share):
                for choice in alive:
                    self._follow(choice)
            means = self.root.means()
            alive = sorted(alive, key=lambda choice: -means[choice])[: max(1, (len(alive) + 1) // 2)]

    def best(self) -> tuple[Floats, Floats]:
        """The choice that was looked at most, and everybody's chances after it."""
        root = self.root
        number = int(np.argmax(root.visits + 1e-3 * root.means()))
        seen = float(root.visits[number])
        return root.choices[number], root.totals[number] / seen if seen else root.first[number]

    def _follow(self, number: int) -> None:
        self.root.follow(number, self._mind)
        self._count += 1

    def _goes_on(self, budget: Budget) -> bool:
        if self._count >= budget.visits:
            return False
        return budget.seconds is None or time.monotonic() < self._born + budget.seconds
