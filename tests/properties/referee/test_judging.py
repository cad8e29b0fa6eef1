"""Judging and playing agree on what is legal, and neither changes its input."""

from __future__ import annotations

import math
from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from properties.games import Taste, any_build, choose_build, mishap, random_game, retouched
from properties.setups import Setup
from properties.strategies import GROUPS, examples, games, seeds
from properties.turns import any_turns
from shuto.rules.missions import score_sheets
from shuto.rules.play import play, play_judged, report
from shuto.rules.position import Position
from shuto.rules.referee.explain import FARTHEST_HINT, explain
from shuto.rules.referee.judge import judge
from shuto.rules.referee.survey import OFF_RAMP, survey
from shuto.rules.referee.verdict import IllegalTurnError
from shuto.rules.turn import Adjust, Extend, OffRamp

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("group", GROUPS)
@examples(4)
@given(data=st.data(), seed=seeds)
def test_judge_says_what_play_does(group: str, data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, most_turns=int(rng.integers(1, 60))))
    for position in (game.positions[-1], game.positions[int(rng.integers(len(game.positions)))]):
        before = _Snapshot(position)
        for turn in any_turns(position, rng):
            verdict = judge(position, turn)
            assert verdict.legal == (not verdict.findings) == bool(verdict)
            before.check(position)
            if verdict:
                after, played = play_judged(position, turn)
                assert played == verdict
                assert after == play(position, turn)
                assert not any(np.shares_memory(a, b) for a, b in zip(after.table, position.table, strict=True))
            else:
                with pytest.raises(IllegalTurnError) as refused:
                    play(position, turn)
                assert refused.value.verdict == verdict
            before.check(position)


@pytest.mark.parametrize("group", ["second-edition", "four-player-fr", "four-player-de"])
@examples(4)
@given(data=st.data(), seed=seeds)
def test_adjusting_is_building_right_at_once(group: str, data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, most_turns=int(rng.integers(1, 40))))
    position = game.building[-1]
    for _ in range(6):
        liked = choose_build(position, rng, Taste.drawn(rng))
        if liked is None:
            return
        first, better = retouched(position, rng, liked), retouched(position, rng, liked)
        built = play(position, first)
        if built.to_move is not None:
            adjusted = play(built, Adjust(player=position.to_move, turn=better))
            assert adjusted == play(position, better)
            if adjusted.to_move is not None:  # a game that is over cannot be adjusted
                assert play(adjusted, Adjust(turn=first)) == built


@pytest.mark.parametrize("group", GROUPS)
def test_seats_are_plain_numbers(group: str) -> None:
    """Seats from a verdict or a window go into turns, records and messages, so they must not be numpy integers."""
    game = random_game(GROUPS[group][0], 1, most_turns=4)
    for step in game.steps:
        assert step.verdict is not None
        assert type(step.verdict.seat) is int
        assert {type(window.seat) for window in step.after.windows} <= {int}


@pytest.mark.parametrize("group", GROUPS)
@examples(2)
@given(data=st.data(), seed=seeds)
def test_asking_changes_nothing(group: str, data: st.DataObject, seed: int) -> None:
    """Surveys, explanations, scores, outcomes and reports do not change a position."""
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, most_turns=int(rng.integers(1, 40))))
    position = game.building[-1]
    before = _Snapshot(position)
    for point in position.base_points():
        survey(position, point.column, angles=12)
    for _ in range(4):
        explain(position, any_build(position, rng))
    score_sheets(position)
    assert position.outcome is None
    aftermath = mishap(position, rng, 0)
    report(position, aftermath)
    with suppress(IllegalTurnError):
        play(position, any_build(position, rng), aftermath)
    before.check(position)


@pytest.mark.parametrize("group", GROUPS)
@examples(2)
@given(data=st.data(), seed=seeds)
def test_what_is_offered_instead_is_legal_and_near(group: str, data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, most_turns=int(rng.integers(1, 40))))
    position = game.building[-1]
    for _ in range(12):
        build = any_build(position, rng)
        explanation = explain(position, build)
        offer = explanation.nearest
        assert explanation.verdict == judge(position, build)
        if offer is None:
            continue
        assert not explanation.verdict
        assert explanation.distance is not None
        assert judge(position, offer)
        assert type(offer) is type(build)
        assert math.dist((offer.x, offer.y), (build.x, build.y)) == pytest.approx(explanation.distance)
        assert explanation.distance <= FARTHEST_HINT + 0.01
        if isinstance(offer, Extend) and isinstance(build, Extend):
            assert (offer.base, offer.height, offer.junction) == (build.base, build.height, build.junction)


class _Snapshot:
    """A copy of every number in a position and in its windows."""

    def __init__(self, position: Position) -> None:
        self.arrays = [array.copy() for array in self._of(position)]

    @staticmethod
    def _of(position: Position) -> list[np.ndarray[tuple[int, ...], np.dtype[np.generic]]]:
        befores = [window.before for window in position.windows]
        return [array for one in (position, *befores) for array in (*one.table, *one.course)]

    def check(self, position: Position) -> None:
        for one, other in zip(self._of(position), self.arrays, strict=True):
            assert np.array_equal(one, other)


@pytest.mark.parametrize("group", GROUPS)
@examples(4)
@given(data=st.data(), seed=seeds)
def test_the_survey_says_what_the_referee_says(group: str, data: st.DataObject, seed: int) -> None:
    rng = np.random.default_rng(seed)
    game = data.draw(games(group, clumsy=0.0, most_turns=int(rng.integers(1, 60))))
    position = game.building[-1]
    seat = position.to_move
    assert seat is not None
    points = position.base_points()
    for _ in range(3 if points else 0):
        base = points[int(rng.integers(len(points)))].column.number
        reaches = tuple(rng.uniform(-0.2, 1.2, size=3).tolist())
        found = survey(position, base, angles=int(rng.integers(5, 60)), reaches=reaches)
        if not len(found):
            continue
        for _ in range(12):
            cell = tuple(int(rng.integers(size)) for size in found.bits.shape)
            turn = found.turn(*cell)
            verdict = judge(position, turn)
            assert set(found.faults(*cell)) == set(verdict.faults)
            assert bool(found.legal[cell]) == verdict.legal
            assert isinstance(turn, OffRamp if found.kinds[cell[2]] == OFF_RAMP else Extend)
            if verdict.legal:
                assert len(verdict.cars) <= found.cars[cell] <= min(verdict.earned, position.supply(seat).cars)


@pytest.mark.parametrize("setup", [setup for group in GROUPS.values() for setup in group], ids=str)
def test_new_games_are_alike(setup: Setup) -> None:
    assert setup.new() == setup.new()
    assert setup.new() != setup.new(first=1)
