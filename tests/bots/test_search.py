"""Lookahead: kernels agree with playing on, the endgame solver is exact, and trees keep count of visits."""

from __future__ import annotations

import numpy as np
import pytest

from bots.test_playouts import begun
from shuto.bots.arena.game import opening
from shuto.bots.endgame import solve, turns_left
from shuto.bots.evaluate import deep_judgement_for, judgement_for, look, values
from shuto.bots.kernels.city import points_of
from shuto.bots.kernels.dice import dice_state
from shuto.bots.kernels.features import COUNT, FEATURES, set_features
from shuto.bots.kernels.forest import CHILD, CHILDREN
from shuto.bots.kernels.lookahead import make_trial
from shuto.bots.kernels.rollout import MOST_TURNS, play_at_random
from shuto.bots.kernels.spots import Resolution
from shuto.bots.kernels.turns import CHOICE
from shuto.bots.playout import Habits, play_by_value
from shuto.bots.propose import BROAD, WIDE, proposals
from shuto.bots.search import Budget, one_ply
from shuto.bots.sight import Sight, turn_of
from shuto.bots.tree import Tree
from shuto.rules.kernels.course import OUT, STATUS
from shuto.rules.kernels.layout import ROADS, Floats
from shuto.rules.missions import score_sheets
from shuto.rules.play import play
from shuto.rules.setup import new_game

pytestmark = pytest.mark.compiled


def played(edition: str, players: int, rules: dict[str, object], seed: int, plies: int) -> Sight:
    """The state after some random turns."""
    sight = Sight.of(begun(edition, players, rules, seed)).copy()
    dice, log = np.array([dice_state(seed)]), np.empty((0, CHOICE + 1))
    play_at_random(sight.state, sight.book, plies, dice, sight.scratch, log)
    return sight


@pytest.mark.parametrize(
    ("edition", "players", "rules"),
    [("two-player-2024", 2, {}), ("four-player-fr", 4, {}), ("rainbow-city", 3, {"missions": True})],
)
def test_outlook_equals_the_values_after_playing_on(edition: str, players: int, rules: dict[str, object]) -> None:
    for seed in range(3):
        sight = played(edition, players, rules, seed, 6)
        if sight.over:
            continue
        mind = judgement_for(sight.position().game)
        options = proposals(sight, mind.taste, WIDE)
        outlook = look(sight, mind, options.choices)
        for number in range(0, len(options), 5):
            later = sight.after(options.choices[number])
            assert np.array_equal(values(later, mind), outlook.values[number])
            assert later.over <= outlook.decided[number]
        assert outlook.values.sum(axis=1) == pytest.approx(1.0)


def test_features_say_how_soon_each_seat_moves() -> None:
    which = FEATURES.index("how soon to move")

    def soon(sight: Sight) -> list[float]:
        found = np.zeros((sight.seats, COUNT))
        for seat in range(sight.seats):
            set_features(sight.state, sight.book, seat, sight.scratch, found[seat])
        return [float(value) for value in found[:, which]]

    sight = played("four-player-fr", 4, {}, 1, 5)
    first = sight.to_move
    order = [(first + step) % 4 for step in range(4)]
    assert [soon(sight)[seat] for seat in order] == pytest.approx([1.0, 2 / 3, 1 / 3, 0.0])
    sight.course.players[order[1], STATUS] = OUT  # a player who is out is skipped
    assert [soon(sight)[seat] for seat in order if seat != order[1]] == pytest.approx([1.0, 0.5, 0.0])
    two = played("two-player-2024", 2, {}, 1, 5)
    assert soon(two) == [float(two.to_move == 0), float(two.to_move == 1)]


def test_the_net_of_a_duel_knows_who_runs_out_of_roads_first() -> None:
    here = opening(new_game("two-player-2024"), np.random.default_rng(5))
    sight = Sight.of(here).copy()
    sight.table.supplies[:, ROADS] = 6  # both have enough columns, so who moves now is the first who cannot build
    deep, usual = deep_judgement_for(here.game), judgement_for(here.game)
    assert values(sight, deep)[sight.to_move] < 0.05 < values(sight, usual)[sight.to_move]
    for other in (
        new_game("two-player-2024", house_rules={"forced_pass": "no-turn"}),
        new_game("rainbow-city", 2),
        new_game("second-edition"),
        new_game("four-player-fr", 4),
    ):
        assert deep_judgement_for(other.game) is judgement_for(other.game)


@pytest.mark.slow
def test_the_net_of_missions_for_two_wins_more_than_the_usual_one() -> None:
    game = new_game("rainbow-city", 2, house_rules={"missions": True})
    deep, usual = deep_judgement_for(game.game), judgement_for(game.game)
    won, dice, tastes = 0.0, np.array([dice_state(1)]), np.tile(usual.taste, (2, 1))
    for number in range(40):
        sight = Sight.of(opening(game, np.random.default_rng((number // 2, 3)))).copy()
        ours = number % 2
        nets = np.stack([_padded(deep.net if seat == ours else usual.net) for seat in range(2)])
        log, trial = np.empty((0, CHOICE + 1)), make_trial(sight.state)
        play_by_value(sight.state, sight.book, Habits(tastes, nets, BROAD, 0.0), MOST_TURNS, dice, trial, log)
        won += values(sight, usual)[ours]
    assert won > 0.6 * 40
    three = new_game("rainbow-city", 3, house_rules={"missions": True}).game
    assert deep_judgement_for(three) is judgement_for(three)


def _padded(net: Floats) -> Floats:
    """The same net with 48 hidden rows."""
    rows = np.zeros((49 - len(net), net.shape[1]))
    return np.concatenate([rows, net])


def test_points_of_the_kernel_equal_the_score_sheets() -> None:
    """Loops are tested in tests/properties/test_scores.py."""
    for seed in range(20):
        sight = played("rainbow-city", 3, {"missions": True}, seed, MOST_TURNS if seed % 2 else 20)
        for sheet in score_sheets(sight.position()):
            assert points_of(sight.table, sheet.seat) == sheet.total, (seed, sheet.seat)


@pytest.mark.slow
def test_endgame_solver_equals_an_exhaustive_search() -> None:
    """The exhaustive search plays every proposal to the end."""
    solved = 0
    for seed in range(60):
        sight = played("second-edition", 2, {}, seed, 10 + seed % 9)
        if sight.over or turns_left(sight) > 4:
            continue
        mind = judgement_for(sight.position().game)
        found = solve(sight, mind)
        if found is None:
            continue
        solved += 1
        choice, shares = found
        seat = sight.to_move
        best = _exhaustive(sight, mind.taste)
        assert shares[seat] == best[seat]
        assert play(sight.position(), turn_of(choice)) is not None
    assert solved >= 3


def _exhaustive(sight: Sight, taste: np.ndarray, resolution: Resolution = WIDE) -> np.ndarray:
    """max^n without pruning, over the same choices."""
    seat, best = sight.to_move, None
    mind = judgement_for(sight.position().game)
    for choice in proposals(sight, taste, resolution).choices:
        later = sight.after(choice)
        shares = values(later, mind) if later.over else _exhaustive(later, taste, BROAD)
        if best is None or shares[seat] > best[seat]:
            best = shares
    assert best is not None
    return best


def test_tree_counts_its_visits() -> None:
    sight = Sight.of(opening(new_game("two-player-2024"), np.random.default_rng(5)))
    tree = Tree(sight, judgement_for(sight.position().game))
    tree.grow(Budget(60))
    assert tree.root.visits.sum() == 60
    links, visits = tree.forest.links, tree.forest.visits
    expanded = [number for number in np.flatnonzero(tree.root.visits) if not tree.root.decided[number]]
    assert len(expanded) > 1
    for number in expanded:
        begin, count = links[1 + number, CHILD], links[1 + number, CHILDREN]
        assert visits[begin : begin + count].sum() == tree.root.visits[number] - 1  # the first visit expands it
    choice, shares = tree.best()
    assert shares.sum() == pytest.approx(1.0)
    assert any(np.array_equal(choice, one) for one in tree.root.choices)


def test_halving_visits_better_choices_more() -> None:
    sight = Sight.of(opening(new_game("two-player-2024"), np.random.default_rng(6)))
    tree = Tree(sight, judgement_for(sight.position().game))
    tree.halve(Budget(96))
    visits = np.sort(tree.root.visits[tree.root.visits > 0])[::-1]
    assert 96 <= visits.sum() <= 96 + 8
    assert len(visits) == 8
    assert visits[0] > 3 * visits[-1]


def test_tree_plays_an_immediate_win() -> None:
    tried = 0
    for seed in range(60):
        sight = played("two-player-2024", 2, {}, seed, 8 + seed % 7)
        if sight.over:
            continue
        mind = judgement_for(sight.position().game)
        _, chances = one_ply(sight, mind)
        if chances.max() < 1.0:
            continue
        tried += 1
        tree = Tree(sight, mind)
        tree.grow(Budget(30))
        later = sight.after(tree.best()[0])
        assert values(later, mind)[sight.to_move] == 1.0
    assert tried >= 3
