"""The levels: legal turns in every edition, reproducible, within their budgets, and known by name."""

from __future__ import annotations

import doctest
import time

import numpy as np
import pytest

from bots.test_playouts import GAMES, begun
from shuto.bots import LEVELS, UnknownBotError, bot_names, make_bot, profile, profiles
from shuto.bots.arena.game import GameResult, opening, play_spec
from shuto.bots.arena.plan import GameSpec, Plan
from shuto.bots.evaluate import judgement_for
from shuto.bots.levels import GrandmasterBot, MasterBot, StrongBot
from shuto.bots.search import Budget
from shuto.bots.sight import Sight
from shuto.bots.tree import Tree
from shuto.rules.play import play
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game

pytestmark = pytest.mark.compiled
FEW_VISITS = Budget(visits=24)


@pytest.mark.parametrize(("edition", "players", "rules"), GAMES)
def test_every_level_plays_legal_turns_in_every_edition(edition: str, players: int, rules: dict[str, object]) -> None:
    here = opening(begun(edition, players, rules, 1), np.random.default_rng(1))
    for bot in (
        *map(make_bot, LEVELS[:4]),
        StrongBot(FEW_VISITS),
        MasterBot(FEW_VISITS),
        GrandmasterBot(Budget(visits=60)),
    ):
        turn = bot.choose(here, np.random.default_rng(2))
        verdict = judge(here, turn)
        assert verdict, (bot.name, verdict.faults)
        here = play(here, turn)


@pytest.mark.parametrize("bot", [StrongBot(FEW_VISITS), MasterBot(FEW_VISITS)])
def test_same_seed_and_budget_give_the_same_turn(bot: StrongBot | MasterBot) -> None:
    here = opening(new_game("two-player-2024"), np.random.default_rng(3))
    turns = {repr(bot.choose(here, np.random.default_rng(4))) for _ in range(2)}
    assert len(turns) == 1


@pytest.mark.parametrize("bot", [StrongBot(Budget(10**9, 0.2)), MasterBot(Budget(10**9, 0.2))])
def test_budget_of_seconds_is_kept(bot: StrongBot | MasterBot) -> None:
    """The limit is ten times the budget, so that a busy machine does not fail the test."""
    here = opening(new_game("two-player-2024"), np.random.default_rng(3))
    bot.choose(here, np.random.default_rng(4))
    begin = time.monotonic()
    bot.choose(here, np.random.default_rng(4))
    assert time.monotonic() - begin < 2.0


def test_single_choice_is_not_searched() -> None:
    here = opening(new_game("two-player-2024"), np.random.default_rng(3))
    for search in ("grow", "halve"):
        tree = Tree(Sight.of(here), judgement_for(here.game))
        tree.root.choices = tree.root.choices[:1]
        getattr(tree, search)(Budget(50))
        assert tree.root.visits.sum() == 0
        assert len(tree.best()[1]) == 2


def test_level_names_are_known_and_unknown_names_are_refused() -> None:
    assert LEVELS == ("random", "greedy", "thrifty", "careful", "strong", "master", "grandmaster")
    assert [profile(name).level for name in LEVELS] == [0, 1, 2, 3, 4, 5, 6]
    assert set(LEVELS) <= set(bot_names())
    assert all(make_bot(name).name == name for name in bot_names())
    with pytest.raises(UnknownBotError, match="no bot 'chess'"):
        make_bot("chess")


@pytest.mark.slow
def test_thrifty_beats_greedy() -> None:
    """A guard, not a measurement: most of 16 games with swapped seats. The arena measures strength."""
    plan = Plan(("thrifty", "greedy"), pairs=8, seed=100)
    results = [play_spec(spec) for spec in plan.games()]
    assert sum(result.share("thrifty") for result in results) >= 11


def test_same_spec_gives_the_same_game() -> None:
    spec = GameSpec("x", "four-player-fr", ("greedy", "thrifty", "random"), 5)
    one, other = play_spec(spec), play_spec(spec)
    assert (one.ranks, one.turns, one.reason) == (other.ranks, other.turns, other.reason)
    assert isinstance(one, GameResult)


def test_what_is_known_of_a_bot() -> None:
    failed, tried = doctest.testmod(profiles)
    assert (failed, tried > 1) == (0, True)
    assert [name for name in bot_names() if profile(name).at_once] == ["random", "greedy", "driver"]
    assert [name for name in LEVELS if profile(name).weighs_risk] == ["careful", "strong", "master", "grandmaster"]
    assert [name for name in LEVELS if profile(name).patient] == ["strong", "master", "grandmaster"]
    stranger = profile("somebody-elses")
    assert (stranger.level, stranger.offered, stranger.at_once, stranger.tremor) == (None, False, False, 1.0)
