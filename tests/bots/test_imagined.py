"""Imagined games: the best choice by the tree and by how a game ends after it, within a budget, in races of four."""

from __future__ import annotations

import numpy as np
import pytest

from bots.test_search import played
from shuto.bots.arena.game import opening
from shuto.bots.evaluate import deep_judgement_for, judgement_for
from shuto.bots.imagined import Manner, best_imagined, imagines
from shuto.bots.kernels.evaluate import set_values
from shuto.bots.levels import GrandmasterBot, MasterBot, search_turn
from shuto.bots.search import Budget
from shuto.bots.sight import Sight, turn_of
from shuto.bots.tree import Tree
from shuto.rules.kernels.layout import Floats
from shuto.rules.position import Position
from shuto.rules.setup import new_game

pytestmark = pytest.mark.compiled
FEW = Manner(first=40, choices=3, visits=8)


def chances_when_played_on(sight: Sight, visits: int, sure: float) -> Floats:
    """Let every seat search as *strong* does, until somebody is sure to win."""
    mind, chances = judgement_for(sight.position().game), np.empty(sight.seats)
    while not set_values(sight.state, sight.book, mind.net, sight.scratch, chances) and chances.max() < sure:
        tree = Tree(sight, mind)
        tree.halve(Budget(visits))
        sight = sight.after(tree.best()[0])
    return chances


def test_choice_is_the_best_mean_of_the_tree_and_the_end_of_a_game() -> None:
    sight = played("four-player-fr", 4, {}, 2, 6)
    mind, seat = judgement_for(sight.position().game), sight.to_move
    tree = Tree(sight, mind)
    tree.grow(Budget(40))
    root = tree.root
    order = np.argsort(-(root.visits + 1e-3 * root.means()), kind="stable")[:3]
    order = order[root.visits[order] > 0.0]
    ends = [chances_when_played_on(sight.after(root.choices[number]), 8, 0.95)[seat] for number in order]
    scores = 0.5 * (root.means()[order] + np.array(ends))
    found = best_imagined(sight, mind, Budget(10**6), FEW)
    assert np.array_equal(found, root.choices[order[int(np.argmax(scores))]])


def test_a_budget_without_time_for_a_game_leaves_the_choice_to_the_tree() -> None:
    sight = played("four-player-fr", 4, {}, 2, 6)
    mind = judgement_for(sight.position().game)
    tree = Tree(sight, mind)
    tree.grow(Budget(40))
    assert np.array_equal(best_imagined(sight, mind, Budget(80), FEW._replace(choices=0)), tree.best()[0])
    assert np.array_equal(best_imagined(sight, mind, Budget(10**6, 0.0)), Tree(sight, mind).best()[0])


@pytest.mark.parametrize(
    ("here", "expected"),
    [
        (new_game("two-player-2024"), False),
        (new_game("rainbow-city", 3), False),
        (new_game("rainbow-city", 4, house_rules={"missions": True}), False),
        (new_game("four-player-fr", 4), True),
    ],
)
def test_only_races_of_four_are_imagined(here: Position, expected: bool) -> None:
    assert imagines(here.game) == expected


def test_grandmaster_has_its_own_nets_and_imagines_games_and_else_plays_as_master() -> None:
    budget, dice = Budget(200), np.random.default_rng(1)
    three = opening(new_game("four-player-fr", 3), np.random.default_rng(3))
    assert GrandmasterBot(budget).choose(three, dice) == MasterBot(budget).choose(three, dice)
    duel = opening(new_game("two-player-2024"), np.random.default_rng(3))
    assert GrandmasterBot(budget).choose(duel, dice) == search_turn(duel, deep_judgement_for(duel.game), budget)
    assert MasterBot(budget).choose(duel, dice) == search_turn(duel, judgement_for(duel.game), budget)
    four = opening(new_game("four-player-fr", 4), np.random.default_rng(3))
    found = best_imagined(Sight.of(four), deep_judgement_for(four.game), budget)
    assert GrandmasterBot(budget).choose(four, dice) == turn_of(found)
