"""Outcomes: reasons, ranks, shared places."""

from __future__ import annotations

import pytest

from shuto.rules.kernels.course import (
    ALL_CARS,
    FINISHED,
    LAST_ROUND_PLAYED,
    OUT,
    OVER,
    PHASE,
    PLACE,
    STALEMATE,
    STATUS,
    WHY_OVER,
)
from shuto.rules.outcome import Outcome, outcome_of
from shuto.rules.position import Position
from tables import edited, give, table


def ended(here: Position, why: int, **players: tuple[int, int]) -> Position:
    """The same table in a game that is over; s2=(FINISHED, 1) says that seat 2 finished first."""
    here = edited(here)
    here.course.game[PHASE], here.course.game[WHY_OVER] = OVER, why
    for name, (status, place) in players.items():
        here.course.players[int(name[1:]), [STATUS, PLACE]] = status, place
    return here


def test_finished_first_then_those_still_in_then_who_was_out_last() -> None:
    here = ended(table("four-player-fr", 4), ALL_CARS, s2=(FINISHED, 1), s0=(FINISHED, 2), s1=(OUT, 1), s3=(OUT, 2))
    assert outcome_of(here) == Outcome("all-cars", ((2,), (0,), (3,), (1,)))
    here = ended(table("four-player-fr", 4), ALL_CARS, s1=(FINISHED, 1), s3=(OUT, 1))
    assert outcome_of(here).ranking == ((1,), (0, 2), (3,))


def test_those_still_in_are_ranked_by_cars_then_columns() -> None:
    here = ended(give(table("four-player-fr", 3), 1, gray=30), STALEMATE)
    assert outcome_of(here) == Outcome("stalemate", ((1,), (0, 2)))
    even = ended(table("four-player-fr", 3), STALEMATE)
    assert outcome_of(even).winners == (0, 1, 2)


def test_ranks_count_everybody_before() -> None:
    outcome = Outcome("stalemate", ((1, 3), (0,), (2,)))
    assert [outcome.rank(seat) for seat in range(4)] == [3, 1, 4, 1]
    assert outcome.winners == (1, 3)
    with pytest.raises(ValueError, match="no seat 4"):
        outcome.rank(4)


def test_under_mission_rules_points_decide_then_cars() -> None:
    here = ended(table("rainbow-city", missions=True), LAST_ROUND_PLAYED)
    outcome = here.outcome
    assert outcome is not None
    assert outcome.reason == "last-round-played"
    # one car, the tallest column (shared), 32 columns left: 1 + 2 + 6
    assert outcome.scores == (9, 9)
    assert outcome.ranking == ((0, 1),)
    richer = ended(give(table("rainbow-city", missions=True), 1, gray=40), LAST_ROUND_PLAYED).outcome
    assert richer is not None
    assert richer.ranking == ((1,), (0,))
