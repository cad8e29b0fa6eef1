"""The course of random games, compared with a simple computation. Every game ends and ranks every player."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from city import garage
from properties.games import RandomGame, random_game
from properties.naive.course import Course
from properties.setups import SETUPS, Setup
from properties.strategies import GROUPS, examples, games, seeds
from shuto.rules.setup import new_game
from shuto.rules.turn import Adjust, PlaceComponent, Stop
from tables import give, judged, move, settle, turn_of

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("clumsy", [0.0, 0.25])
@examples(3)
@given(data=st.data())
def test_course(group: str, clumsy: float, data: st.DataObject) -> None:
    game = data.draw(games(group, clumsy=clumsy, wavering=0.0))
    course = Course.of(game.start)
    for step in game.steps:
        course.follow(step)
        after = step.after
        if after.phase == "setup":
            continue
        assert after.to_move == (None if course.reason else course.to_move)
        if not after.game.switches.missions:
            assert set(after.still_in) == set(course.still_in)
            assert {seat for seat in range(after.game.seats) if after.has_last_chance(seat)} == set(course.clocks)
    outcome = game.final.outcome
    assert outcome is not None
    assert outcome.reason == course.reason
    assert outcome.ranking == course.ranking(game.final, outcome.scores)


def test_the_last_round_ends_with_the_only_player_who_has_roads() -> None:
    position = garage(turn_of(settle(new_game("rainbow-city", 2, missions=True)), 0), 0, "sports-car")
    position = give(position, 1, roads=0)
    assert judged(position, "c0 > 300,-200").earned == 1
    over = move(position, "c0 > 300,-200")
    assert over.outcome is not None
    assert over.outcome.reason == "last-round-played"
    assert over.supply(0).roads > 0


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@examples(2)
@given(seed=seeds)
def test_every_game_ends(setup: Setup, seed: int) -> None:
    """Even with penalties and adjustments, a game ends within a bound, and its ranking contains every seat once."""
    game = random_game(setup, seed, clumsy=0.15, wavering=0.1)
    outcome = game.final.outcome
    assert outcome is not None
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(setup.players))
    assert sorted(outcome.rank(seat) for seat in range(setup.players))[0] == 1
    assert outcome.winners == outcome.ranking[0]
    assert game.final.turns_played <= _most_turns(game)


def _most_turns(game: RandomGame) -> int:
    """A build or a road set aside uses up a road. Between two of them all but one may pass, or all after a penalty."""
    seats, roads = game.start.game.seats, game.start.game.allotment.roads
    penalties = sum(step.aftermath is not None for step in game.steps)
    return (seats * (roads - 1) + penalties + 1) * seats


@pytest.mark.parametrize("group", GROUPS)
@examples(2)
@given(data=st.data())
def test_turns_are_counted(group: str, data: st.DataObject) -> None:
    game = data.draw(games(group, clumsy=0.1, wavering=0.2))
    for step in game.steps:
        taken = step.turn is not None and not isinstance(step.turn, (Adjust, PlaceComponent, Stop))
        assert step.after.turns_played == step.before.turns_played + taken
