"""The levels: six players, each stronger than the one before, within a time that people like to wait."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shuto.bots.city import place_well
from shuto.bots.endgame import solve
from shuto.bots.evaluate import judgement_for
from shuto.bots.profiles import profile
from shuto.bots.propose import GLANCE
from shuto.bots.search import Budget, with_reply
from shuto.bots.sight import Floats, Sight, turn_of
from shuto.bots.tree import Tree
from shuto.rules.position import Position
from shuto.rules.turn import Turn


def _budget(name: str) -> Budget:
    known = profile(name)
    assert known.visits is not None
    return Budget(known.visits, known.seconds)


STRONG, MASTER = _budget("strong"), _budget("master")


class CarefulBot:
    """Takes the turn after which, and after the best reply to it, it stands best; of those it sees at a glance."""

    name = "careful"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        options, chances = with_reply(Sight.of(position), judgement_for(position.game), GLANCE, keep=8)
        return _best(options.choices, chances, rng)


@dataclass(frozen=True)
class StrongBot:
    """Looks further after each of the better turns, and keeps the better half, again and again."""

    budget: Budget = STRONG
    name = "strong"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        tree = Tree(Sight.of(position), judgement_for(position.game))
        tree.halve(self.budget)
        return turn_of(tree.best()[0])


@dataclass(frozen=True)
class MasterBot:
    """Plays the end exactly where it sees it, and else grows a tree of turns and replies as long as it may."""

    budget: Budget = MASTER
    name = "master"

    def choose(self, position: Position, rng: np.random.Generator) -> Turn:
        """A legal turn for the player to move."""
        if position.phase == "setup":
            return place_well(position, rng)
        sight, mind = Sight.of(position), judgement_for(position.game)
        tree = Tree(sight, mind)  # its clock runs while the end is looked for, too
        solved = solve(sight, mind)
        if solved is not None:
            return turn_of(solved[0])
        tree.grow(self.budget)
        return turn_of(tree.best()[0])


def _best(choices: Floats, chances: Floats, rng: np.random.Generator) -> Turn:
    """The best choice; of equals any."""
    return turn_of(choices[int(np.argmax(chances + 1e-9 * rng.random(len(chances))))])
