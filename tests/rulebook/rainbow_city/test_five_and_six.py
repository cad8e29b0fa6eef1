"""Rainbow City with the two-player box of 2024: five and six players use the rules for four."""

from __future__ import annotations

import pytest

from city import city, garage
from shuto.rules.penalty import penalties
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn
from shuto.rules.turn import Aftermath, Fallen, OffRamp
from tables import give, move


def leave(here: Position) -> str:
    """The player to move builds an off-ramp beside their starting ramp, in nobody's way."""
    seat = here.to_move
    assert seat is not None
    column = here.columns[seat]
    # at a right angle to the left of the outward direction, and a little outward
    x, y = column.x - column.y + column.x / 2, column.y + column.x + column.y / 2
    return format_turn(OffRamp(base=seat, x=x, y=y))


@pytest.mark.parametrize("players", [5, 6])
def test_everybody_in_turn_then_the_first_again(players: int) -> None:
    here = city(players, first=3)
    order = []
    for _ in range(players):
        order.append(here.to_move)
        here = move(here, leave(here))
    assert order == [(3 + step) % players for step in range(players)]
    assert here.to_move == 3


@pytest.mark.parametrize("players", [5, 6])
def test_they_play_on_until_one_is_left(players: int) -> None:
    here = city(players)
    for seat in range(players):
        here = garage(here, seat, "sports-car")
    for seat in range(players - 1):
        assert here.outcome is None
        assert here.to_move == seat
        here = move(here, leave(here))
    assert here.outcome is not None
    assert here.outcome.ranking == tuple((seat,) for seat in range(players))


@pytest.mark.parametrize("players", [5, 6])
def test_the_passer_loses_after_a_turn_of_all_the_others(players: int) -> None:
    here = move(give(city(players), 0, roads=0), "pass")
    for seat in range(1, players):
        assert 0 in here.still_in
        assert here.to_move == seat
        here = move(here, leave(here))
    assert 0 not in here.still_in
    assert here.outcome is None


@pytest.mark.parametrize("players", [5, 6])
def test_one_column_to_each_owner_hit(players: int) -> None:
    here = city(players)
    due = penalties(here, Aftermath(2, tuple(Fallen(f"c{seat}") for seat in range(players))))
    assert [(one.owner, one.columns) for one in due] == [((2 + step) % players, 1) for step in range(1, players)]


@pytest.mark.parametrize("players", [5, 6])
def test_mission_rules_for_five_and_six(players: int) -> None:
    here = city(players, missions=True)
    for seat in range(players):
        here = give(here, seat, roads=1)
    for _ in range(players):
        assert here.outcome is None
        here = move(here, leave(here))
    assert here.outcome is not None
    assert here.outcome.reason == "roads-used-up"
    # two cars, all starting columns tie for the tallest, 21 columns left
    assert here.outcome.scores == (2 + 2 + 4,) * players
    assert here.outcome.ranking == (tuple(range(players)),)
