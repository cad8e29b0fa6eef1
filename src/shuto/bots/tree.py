"""A tree of what might come: each node's mover goes where his own chances are best (max^n), as often as it is worth it.

Children are classes of outcome, taken in the order of their promise and more of them the oftener a node is visited
(progressive widening). A leaf is valued after a few quick plies; where the game is over, by its end.
"""

from __future__ import annotations

import math
import time

import numpy as np

from shuto.bots.evaluate import Judgement, values
from shuto.bots.propose import NARROW, WIDE, Width
from shuto.bots.quick import QuickPlay
from shuto.bots.search import Budget, one_ply, with_reply
from shuto.bots.sight import Floats, Sight

_CURIOSITY = 0.7
_SHARPNESS = 12.0
"""How much the promise of a child at first sight counts before it has been tried."""
_WIDENING = 1.6
_PLIES, _NOISE = 4, 0.02


class Node:
    """A state in the tree, what may follow it, and how those who went there fared."""

    def __init__(self, sight: Sight, mind: Judgement, width: Width) -> None:
        self.sight = sight
        self.seat = sight.to_move
        self.options, chances = with_reply(sight, mind) if width is WIDE else one_ply(sight, mind, width)
        order = np.argsort(-chances, kind="stable")
        self.choices, self.first = self.options.choices[order], np.maximum(chances[order], 0.0)
        odds = np.exp(_SHARPNESS * (self.first - self.first[0]))
        self.prior = odds / odds.sum()
        self.visits = np.zeros(len(order))
        self.totals = np.zeros((len(order), sight.seats))
        self.children: dict[int, Node | None] = {}

    def pick(self) -> int:
        """The child to look at next."""
        seen = float(self.visits.sum())
        wide = min(len(self.choices), 2 + int(_WIDENING * math.sqrt(seen)))
        visits = self.visits[:wide]
        means = np.where(visits > 0.0, self.totals[:wide, self.seat] / np.maximum(visits, 1.0), self.first[:wide])
        return int(np.argmax(means + _CURIOSITY * self.prior[:wide] * math.sqrt(seen + 1.0) / (1.0 + visits)))


class Tree:
    """A search from one state."""

    def __init__(self, sight: Sight, mind: Judgement, seed: int) -> None:
        self._born = time.monotonic()
        self._mind, self._seed = mind, seed
        self.root = Node(sight, mind, WIDE)
        self._quick = QuickPlay(sight, mind, plies=_PLIES, noise=_NOISE)
        self._count = 0

    def grow(self, budget: Budget) -> None:
        """Look as often as the budget allows; its seconds count from the tree's first look."""
        deadline = math.inf if budget.seconds is None else self._born + budget.seconds
        while self._count < budget.rollouts and time.monotonic() < deadline:
            self._visit()

    def _visit(self) -> None:
        node, path = self.root, []
        while True:
            number = node.pick()
            path.append((node, number))
            if number in node.children:
                child = node.children[number]
                if child is None:  # the end of a game
                    found = node.totals[number] / node.visits[number]
                    break
                node = child
                continue
            later = node.sight.after(node.choices[number])
            if later.over:
                node.children[number] = None
                found = values(later, self._mind)
            elif node.visits[number] > 0.0 or node is self.root:
                node.children[number] = Node(later, self._mind, NARROW)
                found = self._look(later)
            else:
                found = self._look(later)
            break
        self._count += 1
        for parent, index in path:
            parent.visits[index] += 1.0
            parent.totals[index] += found

    def _look(self, sight: Sight) -> Floats:
        """How everybody stands a few quick plies later."""
        if sight.book.course.missions:
            return values(sight, self._mind)
        return self._quick.values_after(sight, self._seed * 4096 + self._count)

    def best(self) -> tuple[Floats, Floats]:
        """The choice that was looked at most, and everybody's chances after it."""
        number = int(np.argmax(self.root.visits + 1e-6 * self.root.first))
        seen = max(float(self.root.visits[number]), 1.0)
        return self.root.choices[number], self.root.totals[number] / seen
