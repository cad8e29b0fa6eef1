"""Risk: more tremor means more falls, the same seed gives the same result, and the table stays unchanged."""

from __future__ import annotations

from itertools import pairwise

import pytest

from physics.scenes import bridge, builds
from shuto.physics import Level, Person, Rehearsal, Risk, assess_risk, rehearsed_risk
from shuto.physics.risk import merged_risk
from shuto.rules.turn import Extend
from tables import table


def test_a_steady_hand_on_an_open_table_risks_nothing() -> None:
    found = assess_risk(*bridge(), "gentle", samples=4)
    assert (found.falls, found.legal, found.costs, found.pieces) == (0.0, 1.0, 0.0, {})


@pytest.mark.slow
def test_the_risk_grows_with_the_tremor() -> None:
    # The ends lie 9 mm from the axes, where the rules allow 10 mm.
    position, _ = bridge()
    rehearsal = Rehearsal(position, Extend(base=3, x=-251.5, y=64.0, height=3))
    levels: tuple[Level, ...] = ("gentle", "none", "normal", "wild")
    found = [rehearsed_risk(rehearsal, level, samples=10, seed=1) for level in levels]
    legal = [one.legal for one in found]
    falls = [one.falls for one in found]
    assert all(later <= earlier + 0.1 for earlier, later in pairwise(legal))
    assert all(later >= earlier - 0.1 for earlier, later in pairwise(falls))
    assert legal[-1] < 1.0 or falls[-1] > 0.0


def test_parts_of_an_estimate_count_by_their_tries() -> None:
    parts = [Risk(4, 0.5, 1.0, 2.0, {"c1": 0.5}), Risk(12, 0.25, 0.5, 0.0, {"r1": 0.25, "c1": 0.25})]
    assert merged_risk(parts) == Risk(16, 0.3125, 0.625, 0.5, {"c1": 0.3125, "r1": 0.1875})
    assert merged_risk(parts[:1]) == parts[0]


@pytest.mark.slow
def test_a_wild_hand_knocks_over_more_than_a_steady_one_on_a_crowded_table() -> None:
    rehearsal = Rehearsal(*list(builds("two-player-2024-2"))[9], paths=1)
    steady = rehearsed_risk(rehearsal, "none", samples=8, seed=1)
    wild = rehearsed_risk(rehearsal, "wild", samples=8, seed=1)
    assert steady.falls + 0.2 < wild.falls


def test_an_attempt_does_not_change_the_table() -> None:
    rehearsal = Rehearsal(*bridge())
    before = rehearsal.attempt(Person("normal", 3))
    rehearsal.attempt(Person("wild", 9))
    assert rehearsal.attempt(Person("normal", 3)) == before
    assert rehearsal.follow(rehearsal.path) == rehearsal.steady


@pytest.mark.slow
def test_only_near_pieces_are_at_risk() -> None:
    position = table("two-player-2024", 2, "c0 115,-80 2", "c1 -115,80 2")
    turn = Extend(base=2, x=190.0, y=-165.0, height=3)
    rehearsal = Rehearsal(position, turn)
    wild = [rehearsal.attempt(Person("wild", seed)) for seed in range(12)]
    moved = {fate.piece for outcome in wild for fate in outcome.fates if fate.chain}
    assert moved <= {"c2", "r2", "c4", "c0", "r0", "k0"}  # Bob's pieces are far away


@pytest.mark.parametrize("samples", [0, -1, 10**6])
def test_the_number_of_samples_is_limited(samples: int) -> None:
    with pytest.raises(ValueError, match="samples"):
        assess_risk(*bridge(), samples=samples)
