"""No piece is lost or made: what stands, what is left, what was set aside and what changed hands add up."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties.games import Played
from properties.naive.penalties import paid
from properties.strategies import GROUPS, examples, games
from shuto.rules.penalty import penalties
from shuto.rules.position import Position
from shuto.rules.turn import Adjust, Extend, OffRamp, SetAside

pytestmark = pytest.mark.compiled

Purses = list[Counter[str]]
"""Columns that each player received from others, minus those they gave, by colour."""


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("clumsy", [0.0, 0.3])
@examples(3)
@given(data=st.data())
def test_pieces_are_conserved(group: str, clumsy: float, data: st.DataObject) -> None:
    game = data.draw(games(group, clumsy=clumsy, wavering=0.0))
    seats = range(game.start.game.seats)
    received: Purses = [Counter() for _ in seats]
    aside: Counter[int] = Counter()
    _check(game.start, received, aside)
    for step in game.steps:
        _hand_over(step, received)
        if isinstance(step.turn, SetAside):
            assert step.before.to_move is not None
            aside[step.before.to_move] += 1
        _check(step.after, received, aside)


def _hand_over(step: Played, received: Purses) -> None:
    """First columns taken for cars of the same type, then payments for what fell."""
    gray = [step.before.supply(seat).gray for seat in range(len(received))]
    if step.verdict is not None:
        seat = step.verdict.seat
        gray[seat] -= sum(c.height - c.junction for c in step.after.columns[len(step.before.columns) :])
        for take in step.verdict.takes:
            colour = "yellow" if take.yellow else "gray"
            received[seat][colour] += 1
            received[take.owner][colour] -= 1
            gray[seat] += not take.yellow
            gray[take.owner] -= not take.yellow
    if step.aftermath is None:
        return
    by, purse = step.aftermath.by, gray[step.aftermath.by]
    due = paid(step)
    stated = step.aftermath.pays
    if stated is not None:
        assert {payment.owner: payment.gray + payment.yellow for payment in stated} == {
            o: n for o, n in due.items() if n
        }
    for owner, columns in sorted(due.items(), key=lambda item: (item[0] - by) % len(received)):
        if stated is None:  # gray while there is any
            parts = {"gray": min(purse, columns), "yellow": columns - min(purse, columns)}
            purse -= parts["gray"]
        else:
            parts = next(({"gray": p.gray, "yellow": p.yellow} for p in stated if p.owner == owner), {})
        received[owner].update(parts)
        received[by].subtract(parts)


def _check(position: Position, received: Purses, aside: Counter[int]) -> None:
    allotment, types = position.game.allotment, position.game.car_types
    for seat in range(position.game.seats):
        supply = position.supply(seat)
        columns = [column for column in position.columns if column.owner == seat]
        cars = [car for car in position.cars if car.owner == seat]
        gray = sum(column.height - column.junction for column in columns)
        yellow = sum(column.junction for column in columns)
        roads = sum(road.owner == seat for road in position.roads)
        assert supply.gray + gray == allotment.gray + received[seat]["gray"]
        assert supply.yellow + yellow == allotment.yellow + received[seat]["yellow"]
        assert supply.roads + roads + aside[seat] == allotment.roads
        assert supply.cars + len(cars) == allotment.cars
        assert supply.cars == sum(supply.types.values())
        assert position.cars_placed(seat) == len(cars)
        together = Counter(supply.types) + Counter(car.type for car in cars)
        assert together == (Counter(types) if types else Counter({"plain": allotment.cars}))
        assert min(supply[:4]) >= 0


@pytest.mark.parametrize("group", ["second-edition", "four-player-fr", "four-player-de", "house-rules"])
@examples(3)
@given(data=st.data())
def test_adjusting_costs_nothing(group: str, data: st.DataObject) -> None:
    """However often builds are adjusted, the number of pieces in play stays the same."""
    game = data.draw(games(group, clumsy=0.1, wavering=0.6))
    allotment, seats = game.start.game.allotment, game.start.game.seats
    for position in game.positions:
        supplies = [position.supply(seat) for seat in range(seats)]
        gray = sum(column.height - column.junction for column in position.columns)
        yellow = sum(column.junction for column in position.columns)
        assert sum(supply.gray for supply in supplies) + gray == seats * allotment.gray
        assert sum(supply.yellow for supply in supplies) + yellow == seats * allotment.yellow
        for seat, supply in enumerate(supplies):
            assert supply.roads + sum(road.owner == seat for road in position.roads) == allotment.roads
            assert supply.cars + sum(car.owner == seat for car in position.cars) == allotment.cars


@pytest.mark.parametrize("group", GROUPS)
@examples(3)
@given(data=st.data())
def test_penalties(group: str, data: st.DataObject) -> None:
    """The pieces due to each owner, counted piece by piece."""
    game = data.draw(games(group, clumsy=0.5, wavering=0.0))
    for step in game.steps:
        if step.aftermath is not None and step.turn is None:
            stated = {penalty.owner: penalty.columns for penalty in penalties(step.before, step.aftermath)}
            assert stated == paid(step)


@examples(6)
@given(data=st.data())
def test_same_type(data: st.DataObject) -> None:
    """A column for a car of the type of one on a crossed road: once from each owner, or one per turn."""
    game = data.draw(st.one_of(games("missions", clumsy=0.0), games("house-rules", clumsy=0.0)))
    rule = game.start.game.switches.same_type
    for step in game.steps:
        if step.verdict is None or step.verdict.lie is None or isinstance(step.turn, Adjust):
            continue
        on_road: dict[str, set[str]] = {}
        for car in step.before.cars:
            on_road.setdefault(car.road, set()).add(car.type)
        new = {car.type for car in step.after.cars[len(step.before.cars) :]}
        owing = {
            one.owner
            for one in step.verdict.crossings
            if one.owner != step.verdict.seat
            and new & on_road.get(one.road, set())
            and step.before.supply(one.owner).columns
        }
        taken = [take.owner for take in step.verdict.takes]
        if isinstance(step.turn, (Extend, OffRamp)) and step.turn.take is not None:  # a player may take fewer
            assert len(taken) <= (1 if rule == "one-a-turn" else len(owing))
            assert set(taken) <= owing
            continue
        if rule == "off":
            assert not taken
        elif rule == "one-a-turn":
            assert len(taken) == min(1, len(owing))
            assert set(taken) <= owing
        else:
            assert sorted(taken) == sorted(owing)
