"""Taken sides, crossings and cars earned, counted again pair by pair over whole random games."""

from __future__ import annotations

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from properties.games import Played
from properties.naive.crossings import DoubtError, claims, taken_sides
from properties.naive.traffic import free_stretches, most_cars
from properties.strategies import GROUPS, examples, games
from shuto.rules.turn import Extend, OffRamp

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

SHORT = 16.0
"""Length of most cars, mm."""


@pytest.mark.parametrize("group", GROUPS)
@examples(4)
@given(data=st.data())
def test_sides_crossings_and_earnings(group: str, data: st.DataObject) -> None:
    game = data.draw(games(group, clumsy=0.0))
    try:
        for step in game.steps:
            if isinstance(step.turn, (Extend, OffRamp)):
                _check_claims(step)
        for position in game.positions:
            taken = {road.id: (road.over_taken, road.under_taken) for road in position.roads}
            assert taken == taken_sides(position.roads, position.columns)
    except DoubtError:
        assume(False)


def _check_claims(step: Played) -> None:
    verdict, before, switches = step.verdict, step.before, step.before.game.switches
    assert verdict is not None
    assert verdict.lie is not None
    new = step.after.roads[-1]
    assert new.start == verdict.lie[0]
    assert math.dist(new.end, verdict.lie[1]) < 1e-9
    expected = claims(new, before.roads, before.columns, taken_sides(before.roads, before.columns), switches)
    assert {(one.road, one.over, one.why) for one in verdict.crossings} == {one[:3] for one in expected}
    clearances: dict[str, float] = {one.road: one.clearance for one in verdict.crossings}
    for one in expected:
        assert clearances[one.road] == pytest.approx(one.clearance, abs=1e-6)
    blocked = switches.own_crossing == "blocks-every-car" and any(one.why == "own" for one in expected)
    bonus = int(isinstance(step.turn, OffRamp) and not blocked)
    assert verdict.bonus == bonus
    assert verdict.earned == sum(one.why == "earns" for one in expected) + bonus


@pytest.mark.parametrize("group", GROUPS)
@examples(4)
@given(data=st.data())
def test_as_many_cars_as_fit(group: str, data: st.DataObject) -> None:
    """A turn that leaves the cars to the referee places all that are earned, in the supply, stay and fit."""
    game = data.draw(games(group, clumsy=0.0))
    for step in game.steps:
        turn, verdict = step.turn, step.verdict
        if not isinstance(turn, (Extend, OffRamp)) or turn.cars is not None:
            continue
        assert verdict is not None
        assert step.before.to_move is not None
        new, supply = step.after.roads[-1], step.before.supply(step.before.to_move)
        wanted = min(verdict.earned, supply.cars) if abs(new.slope) <= 25.0 else 0
        if not wanted:
            assert not verdict.cars
            continue
        placed = len(verdict.cars)
        assert placed == len(step.after.cars) - len(step.before.cars)
        assert placed <= wanted
        stretches = free_stretches(new, step.before)
        # the referee keeps a tiny distance from obstacles, which a raster does not see
        assert placed <= most_cars(stretches, SHORT - 1.0)
        short = [
            kind
            for kind, left in supply.types.items()
            if step.before.game.car_length(kind) == SHORT
            for _ in range(left)
        ]
        if len(short) >= wanted:
            assert placed >= min(wanted, most_cars(stretches, SHORT + 2.0))
