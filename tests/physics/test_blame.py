"""Who disturbed whom: what counts as disturbed, and the chain back to what began it."""

from __future__ import annotations

import math

import pytest

from shuto.physics.blame import Blame, disturbed
from shuto.physics.pose import Pose, Quaternion, heading

STOOD = {"c0.0": Pose((10.0, 20.0, 5.0), heading(0.7, 0.2))}


@pytest.mark.parametrize(("shift", "expected"), [(0.29, []), (0.31, ["c0.0"]), (-0.31, ["c0.0"])])
def test_three_tenths_of_a_mm_disturb(shift: float, expected: list[str]) -> None:
    now = {"c0.0": Pose((10.0, 20.0 + shift, 5.0), STOOD["c0.0"].turn)}
    assert disturbed(STOOD, now) == expected


@pytest.mark.parametrize(("degrees", "expected"), [(0.0, []), (0.98, []), (1.02, ["c0.0"]), (-1.02, ["c0.0"])])
def test_a_degree_disturbs(degrees: float, expected: list[str]) -> None:
    turned = heading(0.7 + math.radians(degrees), 0.2)
    assert disturbed(STOOD, {"c0.0": Pose((10.0, 20.0, 5.0), turned)}) == expected


def test_the_opposite_quaternion_is_the_same_turn() -> None:
    x, y, z, w = STOOD["c0.0"].turn
    opposite: Quaternion = (-x, -y, -z, -w)
    assert disturbed(STOOD, {"c0.0": Pose((10.0, 20.0, 5.0), opposite)}) == []


def test_what_did_not_stand_here_is_not_disturbed() -> None:
    assert disturbed(STOOD, {"hand": Pose((0.0, 0.0, 0.0))}) == []


def test_a_chain_leads_back_to_what_began_it() -> None:
    blame = Blame({"c1.0": ["r0"], "r0": ["c1.0"]})
    blame.begin("hand")
    blame.touched([("hand", "r0", 1.0)])
    blame.disturb("r0", list)
    blame.disturb("c1.0", lambda: ["r0", "table"])
    assert blame.chain("c1.0") == ("hand", "r0", "c1.0")
    assert blame.chain("c7.0") == ()
