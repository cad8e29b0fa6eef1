"""The search for a build that is safe for a trembling hand."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from physics.scenes import bridge, builds
from shuto.match.hands.robust import TRIES, Patience, robust_turn
from shuto.physics import Rehearsal, assess_risk
from shuto.rules.referee.judge import judge

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        now += step
        yield now


def test_safe_turn_is_kept() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(0.01).__next__, 1.6))
    assert choice.turn == turn
    assert choice.path is not None
    assert choice.risk is not None
    assert (choice.risk.falls, choice.risk.legal) == (0.0, 1.0)


def test_search_stops_when_time_is_up() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "wild", 1, patience=Patience(ticking(10.0).__next__, 1.6))
    assert choice.turn == turn
    assert choice.risk is not None
    assert choice.risk.samples == 1  # one rehearsal of the first candidate, then time is up


def test_chosen_build_is_legal_and_no_riskier() -> None:
    position, turn = list(builds("two-player-2024-2"))[6]
    choice = robust_turn(position, turn, "wild", 5, patience=Patience(ticking(0.1).__next__, 2.0))
    assert judge(position, choice.turn)
    assert choice.risk is not None
    meant = assess_risk(position, turn, "wild", samples=TRIES, seed=6)
    assert meant.costs + 0.3 * (1.0 - meant.legal) > 0.0  # the turn itself has some risk
    assert choice.risk.costs - 0.3 * choice.risk.legal <= meant.costs - 0.3 * meant.legal


def test_unreachable_place_is_replaced_by_another() -> None:
    """The road would have to slide in under another road, and there is not enough room."""
    position, turn = list(builds("second-edition-2"))[9]
    assert not Rehearsal(position, turn).steady.legal
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(0.02).__next__, 1.6))
    assert choice.turn != turn
    assert judge(position, choice.turn)
    assert Rehearsal(position, choice.turn).steady.legal


def test_after_a_failure_other_places_come_first() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(0.01).__next__, 1.6), failed=True)
    assert choice.turn != turn
    assert judge(position, choice.turn).earned == judge(position, turn).earned
    assert choice.risk is not None
    assert choice.risk.legal == 1.0


def test_first_place_aside_is_nearer_to_the_base() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(10.0).__next__, 1.6), failed=True)
    base = position.columns[turn.base]
    near, far = (math.dist((base.x, base.y), (one.x, one.y)) for one in (choice.turn, turn))
    assert far - near == pytest.approx(4.0, abs=0.1)
