"""Blame: what counts as disturbed, and the chain of touches back to its source."""

from __future__ import annotations

import math

import pytest

from shuto.physics import Carry, HandSample
from shuto.physics.aftermath import DOWN
from shuto.physics.blame import Blame, has_moved
from shuto.physics.engine.pose import Pose, Quaternion, heading
from shuto.rules.penalty import penalties
from shuto.rules.turn import Extend
from tables import table

BEFORE = Pose((10.0, 20.0, 5.0), heading(0.7, 0.2))


@pytest.mark.parametrize(("shift", "expected"), [(0.29, False), (0.31, True), (-0.31, True)])
def test_a_body_that_moves_by_three_tenths_of_a_mm_is_disturbed(shift: float, expected: bool) -> None:
    assert has_moved(BEFORE, Pose((10.0, 20.0 + shift, 5.0), BEFORE.rotation)) is expected


@pytest.mark.parametrize(("degrees", "expected"), [(0.0, False), (0.98, False), (1.02, True), (-1.02, True)])
def test_a_body_that_rotates_by_a_degree_is_disturbed(degrees: float, expected: bool) -> None:
    assert has_moved(BEFORE, Pose(BEFORE.at, heading(0.7 + math.radians(degrees), 0.2))) is expected


def test_the_opposite_quaternion_is_the_same_rotation() -> None:
    x, y, z, w = BEFORE.rotation
    opposite: Quaternion = (-x, -y, -z, -w)
    assert not has_moved(BEFORE, Pose(BEFORE.at, opposite))


def test_a_chain_leads_back_to_its_source() -> None:
    blame = Blame({"c1.0": ["r0"], "r0": ["c1.0"]})
    blame.add_source("hand")
    blame.note_contacts([("hand", "r0", 1.0)])
    blame.note_disturbed("r0", list)
    blame.note_disturbed("c1.0", lambda: ["r0", "table"])
    assert blame.chain("c1.0") == ("hand", "r0", "c1.0")
    assert blame.chain("c7.0") == ()


def test_a_body_that_moves_before_the_touched_one_has_a_chain_too() -> None:
    """A stack that is hit low tilts: its top is disturbed some frames before the disc that the hand touches."""
    blame = Blame({"c1.0": ["c1.1"], "c1.1": ["c1.0", "c1.2"], "c1.2": ["c1.1"]})
    blame.add_source("hand")
    blame.note_contacts([("hand", "c1.0", 1.0)])
    for moving in ("c1.2",), ("c1.2", "c1.1"), ("c1.2", "c1.1", "c1.0"), ("c1.2", "c1.1", "c1.0"), ("c1.2",):
        for name in moving:
            blame.note_disturbed(name, list)
    assert blame.chain("c1.0") == ("hand", "c1.0")
    assert blame.chain("c1.2") == ("hand", "c1.0", "c1.1", "c1.2")


def test_a_body_that_moves_by_itself_has_no_chain_to_the_hand() -> None:
    blame = Blame({"c1.0": ["c1.1"], "c1.1": ["c1.0"]})
    blame.add_source("hand")
    blame.note_disturbed("c1.1", lambda: ["c1.0", "table"])
    blame.note_disturbed("c1.0", lambda: ["c1.1", "table"])
    assert [blame.chain(name)[0] for name in ("c1.0", "c1.1")] == ["c1.0", "c1.1"]


@pytest.mark.compiled
@pytest.mark.parametrize(("height", "speed"), [(12.0, 120.0), (18.0, 400.0), (25.0, 40.0)])
def test_a_player_who_pushes_a_stack_over_is_blamed_for_all_of_it(height: float, speed: float) -> None:
    lines = ("c0 115,-80 2", "c1 -115,80 2", "c2 225,-60 3", "c3 -225,60 3", "c4 335,-60 4", "c5 -335,60 4")
    position = table("second-edition", 2, *lines)
    x, y = -335.0, 20.0
    carry = Carry(position, Extend(base=6, x=400.0, y=-150.0, height=3), start=HandSample(0.0, x, y, 150.0))
    seconds = 45.0 / speed
    carry.move_hand(
        [HandSample(0.2, x, y, 150.0), HandSample(0.5, x, y, height), HandSample(0.5 + seconds, x, y + 45.0, height)]
    )
    while carry.time < 0.6 + seconds:
        carry.step_frame()
    carry.give_up()
    outcome = carry.settle()
    fell = [fate for fate in outcome.fates if fate.state in DOWN]
    assert len(fell) > 2
    assert all(fate.owner == 1 and fate.chain[0] == "r8" for fate in fell)
    assert sum(one.columns for one in penalties(position, outcome.aftermath)) == len(fell)
