"""Ratings, as a function of games: newcomers move others little, nobody jumps, whoever wins more ends up above."""

from __future__ import annotations

import random

import pytest

from shuto.match.settings import HandSettings, MatchSettings, SeatSettings
from shuto.server.people.rating import FIRST_SIGMA, MOST_CHANGE, SHOWN, Rating, pool_of, rate

NEW = Rating()
ESTABLISHED = Rating(30.0, 1.5, 60)


def test_a_newcomer_begins_with_a_thousand_give_or_take_a_thousand() -> None:
    assert (NEW.points, NEW.spread, NEW.games) == (1000, 1000, 0)


@pytest.mark.parametrize("places", [(1, 2), (2, 1)])
def test_a_newcomer_hardly_moves_an_established_player(places: tuple[int, int]) -> None:
    established, newcomer = rate([ESTABLISHED, NEW], places)
    equal = rate([ESTABLISHED, ESTABLISHED], places)[0]
    moved, usual = abs(established.mu - ESTABLISHED.mu), abs(equal.mu - ESTABLISHED.mu)
    assert SHOWN * moved < 10
    assert moved < 1.2 * usual, "a game against a newcomer tells no more than one against an equal"
    assert abs(newcomer.mu - NEW.mu) > 5 * moved
    assert newcomer.sigma < NEW.sigma


def test_losing_to_three_newcomers_costs_little() -> None:
    after = rate([ESTABLISHED, NEW, NEW, NEW], (4, 1, 2, 3))
    assert 0 < SHOWN * (ESTABLISHED.mu - after[0].mu) < 25


@pytest.mark.parametrize("opponent", [Rating(60.0, 1.0, 99), Rating(-20.0, 0.5, 99), Rating(-20.0, 8.0, 3), NEW])
@pytest.mark.parametrize("sigma", [0.5, 2.0, FIRST_SIGMA])
def test_no_game_moves_anybody_far(opponent: Rating, sigma: float) -> None:
    before = Rating(30.0, sigma, 10)
    for places in ((1, 2), (2, 1), (1, 1)):
        after = rate([before, opponent], places)[0]
        assert abs(after.mu - before.mu) <= MOST_CHANGE * sigma + 1e-9
        assert after.sigma <= FIRST_SIGMA
        assert after.games == 11


def test_places_and_draws() -> None:
    first, second, third = rate([NEW, NEW, NEW], (2, 1, 3))
    assert second.mu > first.mu > third.mu
    left, right = rate([NEW, NEW], (1, 1))
    assert left.mu == pytest.approx(right.mu)


def test_who_wins_more_ends_up_above_and_certain() -> None:
    dice = random.Random(7)
    strength = [0.2, 0.5, 0.8]
    ratings = [NEW] * 3
    for _ in range(150):
        a, b = dice.sample(range(3), 2)
        won = dice.random() < strength[a] / (strength[a] + strength[b])
        ratings[a], ratings[b] = rate([ratings[a], ratings[b]], (1, 2) if won else (2, 1))
    assert ratings[0].mu < ratings[1].mu < ratings[2].mu
    assert all(one.spread < 400 for one in ratings)


def test_a_pool_is_edition_players_and_hand() -> None:
    seats = (SeatSettings(), SeatSettings(kind="open"), SeatSettings(kind="open"))
    assert pool_of(MatchSettings("four-player-fr", seats, hand=HandSettings("shaky"))) == "four-player-fr/3/shaky"
