"""Setting up the city: bots place what earns points near their own highway, and obstacles near the others'."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shuto.bots import make_bot
from shuto.bots.city import place_well
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.setup import new_game
from shuto.rules.turn import PlaceComponent


def set_up(position: Position, rng: np.random.Generator) -> list[tuple[Position, PlaceComponent]]:
    found = []
    while position.phase == "setup":
        turn = place_well(position, rng)
        assert judge(position, turn)
        found.append((position, turn))
        position = play(position, turn)
    assert position.phase == "building"
    return found


def nearer(position: Position, turn: PlaceComponent) -> float:
    """How much nearer, in mm, a component is to the player who places it than to the nearest opponent."""
    away = {
        column.owner: math.dist((turn.x, turn.y), (column.x, column.y))
        for column in position.columns
        if column.owner is not None
    }
    seat = position.to_move
    assert seat is not None
    return min(distance for owner, distance in away.items() if owner != seat) - away[seat]


@pytest.mark.parametrize(("edition", "players"), [("rainbow-city", 2), ("rainbow-city", 6)])
def test_with_missions_bots_place_components_near_their_own_highway(edition: str, players: int) -> None:
    gains = []
    for seed in range(3):
        start = new_game(edition, players, house_rules={"missions": True})
        gains += [nearer(here, turn) for here, turn in set_up(start, np.random.default_rng(seed))]
    assert np.mean(gains) > 20.0
    assert np.mean(np.array(gains) > 0.0) > 0.8


@pytest.mark.parametrize(
    ("edition", "players"), [("rainbow-city", 2), ("four-player-fr", 3), ("four-player-de", 2), ("four-player-de", 4)]
)
def test_without_missions_bots_place_obstacles_near_other_highways(edition: str, players: int) -> None:
    losses = []
    for seed in range(5):
        losses += [
            -nearer(here, turn) for here, turn in set_up(new_game(edition, players), np.random.default_rng(seed))
        ]
    assert np.mean(losses) > 20.0
    assert np.mean(np.array(losses) > 0.0) > 0.8


def test_same_seed_gives_the_same_city() -> None:
    start = new_game("rainbow-city", 3)
    first, second = (set_up(start, np.random.default_rng(5)) for _ in range(2))
    assert [turn for _, turn in first] == [turn for _, turn in second]


@pytest.mark.parametrize("name", ["random", "greedy", "driver", "thrifty", "careful", "strong", "adviser", "master"])
def test_every_bot_sets_up_the_city(name: str) -> None:
    here, bot, rng = new_game("rainbow-city", 2), make_bot(name), np.random.default_rng(2)
    while here.phase == "setup":
        here = play(here, bot.choose(here, rng))
    assert len(here.components) == len(here.game.components)


@pytest.mark.parametrize("side", [600.0, 4000.0])
def test_city_fits_the_smallest_table_and_stays_compact_on_the_largest(side: float) -> None:
    start = new_game("rainbow-city", 4, table=(side, side))
    places = [(turn.x, turn.y) for _, turn in set_up(start, np.random.default_rng(1))]
    assert max(math.hypot(*place) for place in places) < 500.0
