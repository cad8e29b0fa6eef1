"""Hints: legal, no dearer than the turn of a strong bot, and no yellow disc where a gray one does as well."""

from __future__ import annotations

import numpy as np
import pytest

from bots.test_playouts import GAMES, begun
from shuto.bots import StrongBot, ThriftyBot
from shuto.bots.advice.adviser import Adviser
from shuto.bots.arena.game import opening
from shuto.bots.search import Budget
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import Extend, Turn

pytestmark = pytest.mark.compiled
VISITS = Budget(visits=60)


def positions(seed: int, turns: int) -> list[Position]:
    """The positions of a game of two bots, from the opening on."""
    rng = np.random.default_rng(seed)
    found = [opening(new_game("two-player-2024"), rng)]
    while len(found) < turns and found[-1].to_move is not None:
        found.append(play(found[-1], ThriftyBot().choose(found[-1], rng)))
    return [one for one in found if one.to_move is not None]


def price(turn: Turn) -> int:
    """Discs, and three more for a yellow one."""
    return turn.height + 3 * turn.junction if isinstance(turn, Extend) else 0


@pytest.mark.slow
def test_a_hint_costs_no_more_than_a_strong_turn_and_places_as_many_cars() -> None:
    rng = np.random.default_rng(0)
    saved = 0
    for here in positions(seed=2, turns=10):
        strong, advised = StrongBot(VISITS).choose(here, rng), Adviser(VISITS).choose(here, rng)
        assert price(advised) <= price(strong)
        assert len(judge(here, advised).cars) >= len(judge(here, strong).cars)
        saved += price(strong) - price(advised)
    assert saved > 0


@pytest.mark.parametrize(("edition", "players", "rules"), GAMES[-3:])
def test_hints_are_legal_in_every_kind_of_game(edition: str, players: int, rules: dict[str, object]) -> None:
    here = opening(begun(edition, players, rules, 1), np.random.default_rng(1))
    assert judge(here, Adviser(Budget(visits=16)).choose(here, np.random.default_rng(2)))
