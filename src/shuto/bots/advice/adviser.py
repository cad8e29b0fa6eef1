"""The adviser gives hints. It searches like `strong`; of turns that are about as good, it advises the cheapest."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shuto.bots.city import place_well
from shuto.bots.evaluate import judgement_for
from shuto.bots.kernels.turns import HEIGHT, KIND
from shuto.bots.levels import budget_of
from shuto.bots.search import Budget
from shuto.bots.sight import Sight, turn_of
from shuto.bots.tree import Tree
from shuto.rules.kernels.layout import CARS, Floats
from shuto.rules.position import Position
from shuto.rules.referee.survey import COLUMN, JUNCTION
from shuto.rules.turn import Turn

MARGIN = 0.05
"""Turns whose chances differ by less than this are about as good."""
_YELLOW = 3
"""By how much a yellow disc costs more than a gray one."""
_RIVALS = 6
"""How many cheaper turns are compared with the best one."""
_VISITS = 24
"""How often each of them is looked at."""


_USUAL = budget_of("adviser")


@dataclass(frozen=True)
class Adviser:
    """Advises a person, who saves discs. A yellow one, or a higher column, must be worth its price."""

    budget: Budget = _USUAL
    name = "adviser"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        sight = Sight.of(position)
        tree = Tree(sight, judgement_for(position.game))
        tree.halve(self.budget)
        return turn_of(tree.root.choices[_cheapest(sight, tree)])


def _cheapest(sight: Sight, tree: Tree) -> int:
    """The number of the best choice, or of a cheaper one that is about as good and places as many cars."""
    root, best = tree.root, tree.best_number()
    prices = [_price(choice) for choice in root.choices]
    if not _is_column(root.choices[best]):
        return best
    enough = root.first[best, root.seat] - 2.0 * MARGIN
    rivals = [
        number
        for number, choice in enumerate(root.choices)  # those with the best chances come first
        if _is_column(choice) and prices[number] < prices[best] and root.first[number, root.seat] > enough
    ][:_RIVALS]
    for number in rivals:
        tree.visit(number, _VISITS)
    means, left = root.means(), _cars_left(sight, root.choices[best])
    equal = [
        number
        for number in rivals
        if means[number] > means[best] - MARGIN and _cars_left(sight, root.choices[number]) <= left
    ]
    return min(equal, key=lambda number: (prices[number], -means[number]), default=best)


def _is_column(choice: Floats) -> bool:
    """True for a column or a junction. An off-ramp costs no disc but ends a highway: it does not count as cheaper."""
    return int(choice[KIND]) in (COLUMN, JUNCTION)


def _price(choice: Floats) -> int:
    """The cost of a choice, in gray discs."""
    return int(choice[HEIGHT]) + _YELLOW * int(choice[KIND] == JUNCTION)


def _cars_left(sight: Sight, choice: Floats) -> int:
    """How many cars the player has left to place after a choice."""
    return int(sight.after(choice).table.supplies[sight.to_move, CARS:].sum())
