"""The seven levels. Each is stronger than the one before, and the slowest two think for one second.

The last one is stronger than the one before only with two players and in races of four.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shuto.bots.city import place_well
from shuto.bots.endgame import solve
from shuto.bots.evaluate import Judgement, deep_judgement_for, judgement_for
from shuto.bots.imagined import best_imagined, imagines
from shuto.bots.profiles import profile
from shuto.bots.propose import GLANCE
from shuto.bots.search import Budget, with_reply
from shuto.bots.sight import Sight, turn_of
from shuto.bots.tree import Tree
from shuto.rules.kernels.layout import Floats
from shuto.rules.position import Position
from shuto.rules.turn import Turn


def budget_of(name: str) -> Budget:
    """The budget of one of our bots that looks ahead."""
    known = profile(name)
    assert known.visits is not None
    return Budget(known.visits, known.seconds)


STRONG, MASTER, GRANDMASTER = budget_of("strong"), budget_of("master"), budget_of("grandmaster")


class CarefulBot:
    """Takes the turn with the best chances after the best reply. Considers few placements."""

    name = "careful"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        options, chances = with_reply(Sight.of(position), judgement_for(position.game), GLANCE, keep=8)
        return _best(options.choices, chances, rng)


@dataclass(frozen=True)
class StrongBot:
    """Searches the best turns by sequential halving."""

    budget: Budget = STRONG
    name = "strong"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        tree = Tree(Sight.of(position), judgement_for(position.game))
        tree.halve(self.budget)
        return turn_of(tree.best()[0])


@dataclass(frozen=True)
class MasterBot:
    """Solves the endgame exactly if it is near. Otherwise it grows a search tree until its budget is used up."""

    budget: Budget = MASTER
    name = "master"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        return search_turn(position, judgement_for(position.game), self.budget)


@dataclass(frozen=True)
class GrandmasterBot:
    """Has nets of its own with two players, and imagines how a race of four ends after its best turns.

    Where nothing of this was shown to help, it plays as master does.
    """

    budget: Budget = GRANDMASTER
    name = "grandmaster"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """Return a legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        mind = deep_judgement_for(position.game)
        if not imagines(position.game):
            return search_turn(position, mind, self.budget)
        return turn_of(best_imagined(Sight.of(position), mind, self.budget))


def search_turn(position: Position, mind: Judgement, budget: Budget) -> Turn:
    """Return the turn that a master with this judgement plays."""
    sight = Sight.of(position)
    tree = Tree(sight, mind)  # created first: the time for `solve` counts against the budget
    solved = solve(sight, mind)
    if solved is not None:
        return turn_of(solved[0])
    tree.grow(budget)
    return turn_of(tree.best()[0])


def _best(choices: Floats, chances: Floats, rng: np.random.Generator) -> Turn:
    """Return the best choice; ties are broken at random."""
    return turn_of(choices[int(np.argmax(chances + 1e-9 * rng.random(len(chances))))])
