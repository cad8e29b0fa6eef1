"""The levels: six players, each stronger than the one before, within a time that people like to wait."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shuto.bots.basic import GreedyBot, RandomBot, place_at_random
from shuto.bots.evaluate import judgement_for
from shuto.bots.search import Budget, halving, one_ply, with_reply
from shuto.bots.sight import Floats, Sight, turn_of
from shuto.bots.tree import Tree
from shuto.rules.position import Position
from shuto.rules.turn import Turn

STRONG = Budget(rollouts=400, seconds=0.1)
MASTER = Budget(rollouts=4000, seconds=1.0)


class ThriftyBot:
    """Looks at the table after each of its turns and takes the one that leaves it best off."""

    name = "thrifty"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        options, chances = one_ply(Sight.of(position), judgement_for(position.game))
        return _best(options.choices, chances, rng)


class CarefulBot:
    """As thrifty, but thinks of the best reply too."""

    name = "careful"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        options, chances = with_reply(Sight.of(position), judgement_for(position.game))
        return _best(options.choices, chances, rng)


@dataclass(frozen=True)
class StrongBot:
    """Plays quick games after each of the better turns and keeps those that go well."""

    budget: Budget = STRONG
    name = "strong"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        if position.game.switches.missions:  # points are counted in Python: no quick games, but a wider look
            return _best_of_tree(position, Budget(self.budget.rollouts // 4, self.budget.seconds), rng)
        seed = int(rng.integers(2**31))
        options, chances = halving(Sight.of(position), judgement_for(position.game), self.budget, seed)
        return _best(options.choices, chances, rng)


@dataclass(frozen=True)
class MasterBot:
    """Grows a tree of turns and replies as long as it may."""

    budget: Budget = MASTER
    name = "master"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_at_random(position, rng)
        return _best_of_tree(position, self.budget, rng)


def _best(choices: Floats, chances: Floats, rng: np.random.Generator) -> Turn:
    """The best choice; of equals any."""
    return turn_of(choices[int(np.argmax(chances + 1e-9 * rng.random(len(chances))))])


def _best_of_tree(position: Position, budget: Budget, rng: np.random.Generator) -> Turn:
    tree = Tree(Sight.of(position), judgement_for(position.game), int(rng.integers(2**31)))
    tree.grow(budget)
    return turn_of(tree.best()[0])


LEVEL_BOTS = (RandomBot, GreedyBot, ThriftyBot, CarefulBot, StrongBot, MasterBot)
