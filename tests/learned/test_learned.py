"""Agents that were trained with torch play without it, and as they did there. Training itself is not tested here."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from shuto.bots.evaluate import Judgement, judgement_for
from shuto.bots.kernels.evaluate import set_values
from shuto.bots.search import Budget
from shuto.bots.sight import Sight
from shuto.envs.kernels.offer import AS_NO_BUILD
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from training.agents.learned import FOLDER, LearnedBot, Scorer, StudentBot, learned, view_of

pytestmark = pytest.mark.compiled
FROM_TORCH = Path(__file__).parent / "from-torch.npz"
"""Inputs, weights and outputs of nets in torch: python -m training.fixture."""


@pytest.fixture
def position() -> Position:
    begun = new_game("two-player-2024")
    for line in ("c0 115,-30 2", "c1 98,-2 2j"):
        begun = play(begun, parse_turn(line))
    return begun


def test_a_scorer_gives_the_scores_that_torch_gave() -> None:
    with np.load(FROM_TORCH) as stored:
        scorer = Scorer(*(stored[f"scorer_{name}"] for name in Scorer._fields))
        for seen, candidates, count, expected in zip(
            stored["seen"], stored["candidates"], stored["counts"], stored["scores"], strict=True
        ):
            found = scorer.scores(seen, candidates[:count])
            np.testing.assert_allclose(found, expected[:count], rtol=1e-4, atol=1e-5)
            assert np.argmax(found) == np.argmax(expected[:count])


def test_the_compiled_net_gives_the_chances_that_torch_gave(position: Position) -> None:
    """The features are those of real positions, so the whole way is compared: table, features, net, chances."""
    with np.load(FROM_TORCH) as stored:
        lines, expected, net = stored["lines"].tolist(), stored["chances"], stored["net"]
    mind = Judgement(judgement_for(position.game).taste, net)
    begun = new_game("two-player-2024")
    for line, chances in zip(lines, expected, strict=True):
        begun = play(begun, parse_turn(line))
        sight, found = Sight.of(begun), np.empty(2)
        set_values(sight.state, sight.book, mind.net, sight.scratch, found)
        np.testing.assert_allclose(found, chances, atol=1e-4)


def test_an_agent_is_offered_what_the_vectorised_environment_offers(position: Position) -> None:
    seen, candidates, turns = view_of(position.game).of(position)
    assert len(candidates) == len(turns) > 5
    assert not candidates[:, AS_NO_BUILD].any()
    assert all(judge(position, turn) for turn in turns)
    assert seen.shape == (34,)


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.npz") if path.stem != "student"))
def test_a_trained_agent_plays_its_best_candidate(name: str, position: Position) -> None:
    agent: LearnedBot = learned(name)
    seen, candidates, turns = view_of(position.game).of(position)
    best = turns[int(np.argmax(agent.scorer.scores(seen, candidates)))]
    assert agent.choose(position, np.random.default_rng(1)) == best


def test_the_student_searches_with_its_own_net(position: Position) -> None:
    turn = StudentBot(Budget(3)).choose(position, np.random.default_rng(1))
    assert judge(position, turn)
