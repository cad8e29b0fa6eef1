"""The tree in kernels makes the same visits as one that is written as it is explained."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bots.test_search import played
from shuto.bots.evaluate import Judgement, deep_judgement_for, look
from shuto.bots.kernels.spots import Resolution
from shuto.bots.propose import INSIDE, WIDE, proposals
from shuto.bots.search import Budget
from shuto.bots.sight import Sight
from shuto.bots.tree import Tree
from shuto.rules.kernels.layout import Floats

pytestmark = pytest.mark.compiled


class Plain:
    """A node, as a Python object with a state of its own."""

    def __init__(self, sight: Sight, mind: Judgement, resolution: Resolution) -> None:
        self.sight, self.mind, self.seat = sight, mind, sight.to_move
        choices = proposals(sight, mind.taste, resolution).choices
        outlook = look(sight, mind, choices)
        order = np.argsort(-outlook.values[:, self.seat], kind="stable")
        self.choices, self.first, self.decided = choices[order], outlook.values[order], outlook.decided[order]
        odds = np.exp(6.0 * (self.first[:, self.seat] - self.first[0, self.seat]))
        self.prior = odds / odds.sum()
        self.visits, self.totals = np.zeros(len(order)), np.zeros((len(order), sight.seats))
        self.children: dict[int, Plain] = {}

    def pick(self) -> int:
        """Few choices at first, more with more visits; good ones, and those that were seldom visited."""
        visits = self.visits.sum()
        width = min(len(self.choices), 2 + int(2.0 * math.sqrt(visits)))
        seen = self.totals[:, self.seat] / np.maximum(self.visits, 1.0)
        means = np.where(self.visits > 0.0, seen, self.first[:, self.seat])[:width]
        return int(np.argmax(means + 0.5 * (self.prior * math.sqrt(visits + 1.0) / (1.0 + self.visits))[:width]))

    def follow(self, number: int) -> Floats:
        """Visit one choice."""
        found: Floats
        if self.decided[number]:
            found = self.first[number]
        elif number in self.children:
            found = self.children[number].follow(self.children[number].pick())
        else:
            self.children[number] = Plain(self.sight.after(self.choices[number]), self.mind, INSIDE)
            found = self.children[number].first[0]
        self.visits[number] += 1.0
        self.totals[number] += found
        return found


@pytest.mark.parametrize(
    ("edition", "players", "rules", "plies"),
    [
        ("two-player-2024", 2, {}, 6),
        ("second-edition", 2, {}, 5),
        ("four-player-fr", 4, {}, 6),
        ("rainbow-city", 3, {"missions": True}, 6),
    ],
)
def test_tree_visits_what_it_should(edition: str, players: int, rules: dict[str, object], plies: int) -> None:
    searched = 0
    for seed in range(3):
        sight = played(edition, players, rules, seed, plies)
        if sight.over:
            continue
        mind = deep_judgement_for(sight.position().game)
        tree, plain = Tree(sight, mind), Plain(sight, mind, WIDE)
        tree.grow(Budget(90))
        while len(plain.choices) > 1 and plain.visits.sum() < 90:
            plain.follow(plain.pick())
        assert np.array_equal(tree.root.choices, plain.choices)
        assert np.array_equal(tree.root.visits, plain.visits)
        assert tree.root.totals == pytest.approx(plain.totals, abs=1e-9)
        searched += int(tree.root.visits.sum() == 90)
    assert searched


def test_visits_of_one_choice_go_on_below_it() -> None:
    sight = played("two-player-2024", 2, {}, 3, 5)
    mind = deep_judgement_for(sight.position().game)
    tree, plain = Tree(sight, mind), Plain(sight, mind, WIDE)
    for number in (1, 0, 1):
        tree.visit(number, int(tree.root.visits[number]) + 10)
        for _ in range(10):
            plain.follow(number)
    tree.visit(1, 5)  # it has more
    assert np.array_equal(tree.root.visits, plain.visits)
    assert tree.root.totals == pytest.approx(plain.totals, abs=1e-9)
