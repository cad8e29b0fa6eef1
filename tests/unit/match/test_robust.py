"""A bot with a trembling hand: it looks around for as long as it may, and takes what harms least."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from physics.scenes import bridge, builds
from shuto.match.robust import TRIES, Patience, robust_turn
from shuto.physics import Rehearsal, assess_risk
from shuto.rules.referee.judge import judge

pytestmark = [pytest.mark.compiled, pytest.mark.slow]


def ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        now += step
        yield now


def test_a_safe_turn_is_taken_as_it_is() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(0.01).__next__, 1.6))
    assert choice.turn == turn
    assert choice.path is not None
    assert choice.risk is not None
    assert (choice.risk.falls, choice.risk.legal) == (0.0, 1.0)


def test_time_is_bounded_by_the_clock_it_is_given() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "wild", 1, patience=Patience(ticking(10.0).__next__, 1.6))
    assert choice.turn == turn
    assert choice.risk is not None
    assert choice.risk.samples == 1  # one look at the first one, then time was up


def test_what_is_chosen_is_legal_and_no_riskier_in_rehearsal() -> None:
    position, turn = list(builds("two-player-2024-2"))[6]
    choice = robust_turn(position, turn, "wild", 5, patience=Patience(ticking(0.1).__next__, 2.0))
    assert judge(position, choice.turn)
    assert choice.risk is not None
    meant = assess_risk(position, turn, "wild", samples=TRIES, seed=6)
    assert meant.costs + 0.3 * (1.0 - meant.legal) > 0.0  # there is something to gain
    assert choice.risk.costs - 0.3 * choice.risk.legal <= meant.costs - 0.3 * meant.legal


def test_where_no_hand_gets_in_another_place_is_taken() -> None:
    """The road would have to be slid in under another with less room than it needs."""
    position, turn = list(builds("second-edition-2"))[9]
    assert not Rehearsal(position, turn).steady.legal
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(0.02).__next__, 1.6))
    assert choice.turn != turn
    assert judge(position, choice.turn)
    assert choice.risk is not None
    assert choice.risk.legal == 1.0


def test_after_a_failure_another_place_is_looked_at_first() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(0.01).__next__, 1.6), failed=True)
    assert choice.turn != turn
    assert judge(position, choice.turn).earned == judge(position, turn).earned
    assert choice.risk is not None
    assert choice.risk.legal == 1.0


def test_the_first_place_aside_is_nearer_to_where_the_stick_comes_from() -> None:
    position, turn = bridge()
    choice = robust_turn(position, turn, "none", 1, patience=Patience(ticking(10.0).__next__, 1.6), failed=True)
    base = position.columns[turn.base]
    near, far = (math.dist((base.x, base.y), (one.x, one.y)) for one in (choice.turn, turn))
    assert far - near == pytest.approx(4.0, abs=0.1)
