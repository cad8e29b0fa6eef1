"""Who disturbed whom: what counts as disturbed, and the chain back to what began it."""

from __future__ import annotations

import math

import pytest

from shuto.physics import Carry, HandSample
from shuto.physics.aftermath import DOWN
from shuto.physics.blame import Blame, is_disturbed
from shuto.physics.engine.pose import Pose, Quaternion, heading
from shuto.rules.penalty import penalties
from shuto.rules.turn import Extend
from tables import table

STOOD = Pose((10.0, 20.0, 5.0), heading(0.7, 0.2))


@pytest.mark.parametrize(("shift", "expected"), [(0.29, False), (0.31, True), (-0.31, True)])
def test_three_tenths_of_a_mm_disturb(shift: float, expected: bool) -> None:
    assert is_disturbed(STOOD, Pose((10.0, 20.0 + shift, 5.0), STOOD.turn)) is expected


@pytest.mark.parametrize(("degrees", "expected"), [(0.0, False), (0.98, False), (1.02, True), (-1.02, True)])
def test_a_degree_disturbs(degrees: float, expected: bool) -> None:
    assert is_disturbed(STOOD, Pose(STOOD.at, heading(0.7 + math.radians(degrees), 0.2))) is expected


def test_the_opposite_quaternion_is_the_same_turn() -> None:
    x, y, z, w = STOOD.turn
    opposite: Quaternion = (-x, -y, -z, -w)
    assert not is_disturbed(STOOD, Pose(STOOD.at, opposite))


def test_a_chain_leads_back_to_what_began_it() -> None:
    blame = Blame({"c1.0": ["r0"], "r0": ["c1.0"]})
    blame.begin("hand")
    blame.touched([("hand", "r0", 1.0)])
    blame.disturb("r0", list)
    blame.disturb("c1.0", lambda: ["r0", "table"])
    assert blame.chain("c1.0") == ("hand", "r0", "c1.0")
    assert blame.chain("c7.0") == ()


def test_what_moves_first_is_not_therefore_blameless() -> None:
    """A stack hit low tilts: its top is disturbed frames before the element that the hand touches."""
    blame = Blame({"c1.0": ["c1.1"], "c1.1": ["c1.0", "c1.2"], "c1.2": ["c1.1"]})
    blame.begin("hand")
    blame.touched([("hand", "c1.0", 1.0)])
    for frame in ("c1.2",), ("c1.2", "c1.1"), ("c1.2", "c1.1", "c1.0"), ("c1.2", "c1.1", "c1.0"), ("c1.2",):
        for name in frame:
            blame.disturb(name, list)
    assert blame.chain("c1.0") == ("hand", "c1.0")
    assert blame.chain("c1.2") == ("hand", "c1.0", "c1.1", "c1.2")


def test_what_only_moves_by_itself_has_no_chain_to_the_hand() -> None:
    blame = Blame({"c1.0": ["c1.1"], "c1.1": ["c1.0"]})
    blame.begin("hand")
    blame.disturb("c1.1", lambda: ["c1.0", "table"])
    blame.disturb("c1.0", lambda: ["c1.1", "table"])
    assert [blame.chain(name)[0] for name in ("c1.0", "c1.1")] == ["c1.0", "c1.1"]


@pytest.mark.compiled
@pytest.mark.parametrize(("height", "speed"), [(12.0, 120.0), (18.0, 400.0), (25.0, 40.0)])
def test_whoever_pushes_a_stack_over_is_blamed_for_all_of_it(height: float, speed: float) -> None:
    lines = ("c0 115,-80 2", "c1 -115,80 2", "c2 225,-60 3", "c3 -225,60 3", "c4 335,-60 4", "c5 -335,60 4")
    position = table("second-edition", 2, *lines)
    x, y = -335.0, 20.0
    carry = Carry(position, Extend(base=6, x=400.0, y=-150.0, height=3), start=HandSample(0.0, x, y, 150.0))
    way = 45.0 / speed
    carry.feel(
        [HandSample(0.2, x, y, 150.0), HandSample(0.5, x, y, height), HandSample(0.5 + way, x, y + 45.0, height)]
    )
    while carry.time < 0.6 + way:
        carry.step_frame()
    carry.give_up()
    outcome = carry.settle()
    fell = [fate for fate in outcome.fates if fate.state in DOWN]
    assert len(fell) > 2
    assert all(fate.owner == 1 and fate.chain[0] == "r8" for fate in fell)
    assert sum(one.columns for one in penalties(position, outcome.aftermath)) == len(fell)
