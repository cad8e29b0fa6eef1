"""The body of the hand: fingers bump into what stands, open and withdraw; a stick held at its end droops."""

from __future__ import annotations

import math

import pytest

import shuto
from physics.scenes import bridge
from shuto.physics import Carry, CarryError, CarryOutcome, Grip, HandSample, Tremor
from shuto.physics.aftermath import Thresholds, fate_of
from shuto.physics.engine.pose import Pose, product
from shuto.physics.table.bodies import bodies_of


def slope_in_hand(grip: float | Grip | None) -> float:
    """Degrees by which a road rises along its length, held still for a second."""
    position, turn = bridge()
    carry = Carry(position, turn, start=HandSample(0.0, 0.0, 0.0, 200.0), grip=grip)
    for _ in range(60):
        carry.step_frame()
    return math.degrees(math.asin(carry.world.pose("r5").ahead[2]))


def test_a_road_held_at_its_end_droops_and_one_held_in_the_middle_stays_level() -> None:
    assert abs(slope_in_hand(0.0)) < 0.5
    assert abs(slope_in_hand(None)) < 0.5
    assert 3.0 < slope_in_hand(20.0) < 10.0
    assert 12.0 < slope_in_hand(58.0) < 22.0  # held at its front end, the front is up
    assert -22.0 < slope_in_hand(-58.0) < -12.0
    assert abs(slope_in_hand(Grip(40.0, level=True))) < 0.5


def test_a_grip_beyond_the_end_of_a_road_is_refused() -> None:
    position, turn = bridge()
    for grip in (61.0, math.nan):
        with pytest.raises(CarryError, match="grip: within"):
            Carry(position, turn, grip=grip)


def passed_over(height: float, *, tweezers: bool = False, aside: float = 0.0) -> CarryOutcome:
    """A road, held at its end, is lowered beside Ann's stack c2 so that only the fingers can touch it."""
    position, turn = bridge()
    column = position.column(2)
    x, y = column.x + aside, column.y + 60.0
    grip = Grip(-55.0, level=True)
    start = HandSample(0.0, x, y, height, math.pi / 2.0)
    carry = Carry(position, turn, start=start, tremor=Tremor(tweezers=tweezers), grip=grip)
    carry.move_hand(HandSample(i / 60.0, x, y - 1.5 * i, height, math.pi / 2.0) for i in range(1, 31))
    for _ in range(50):
        carry.step_frame()
    carry.give_up()
    return carry.settle()


def test_fingers_knock_over_what_they_meet_and_the_player_pays() -> None:
    outcome = passed_over(14.0, aside=13.0)
    fallen = [fate for fate in outcome.fates if fate.state in ("fallen", "displaced")]
    assert fallen
    assert {fate.chain[0] for fate in fallen} == {"r5"}  # the fingers count as the piece that they hold
    (bill,) = shuto.penalties(bridge()[0], outcome.aftermath)
    assert (bill.payer, bill.owner) == (1, 0)


def test_the_tips_of_tweezers_pass_where_fingers_do_not() -> None:
    position, turn = bridge()
    tips = [Carry(position, turn, tremor=Tremor(tweezers=tweezers)).tips for tweezers in (False, True)]
    (finger, _), (tweezer, _) = tips
    assert tweezer.half[0] < finger.half[0] / 2.0
    assert tweezer.half[2] > finger.half[2] * 1.5
    assert finger.at[1] == pytest.approx(5.0 + finger.half[1])


def test_the_fingers_are_gone_when_the_carry_is_settled() -> None:
    position, turn = bridge()
    carry = Carry(position, turn, start=HandSample(0.0, 0.0, -300.0, 20.0))
    carry.step_frame()
    carry.release()
    assert carry.settle().seconds > 0.34  # the time in which they open and rise
    assert set(carry.world.movable) == set(carry.world.baseline) | {"r5"}


def rolled(degrees: float) -> str:
    """The state of a road that rolled about its own length in its place."""
    position, _ = bridge()
    road = next(body for body in bodies_of(position) if body.kind == "road")
    half = math.radians(degrees) / 2.0
    after = Pose(road.pose.at, product(road.pose.rotation, (math.sin(half), 0.0, 0.0, math.cos(half))))
    return fate_of(road, road.pose, after, (), Thresholds()).state


def test_a_roll_about_its_own_length_is_not_a_fall() -> None:
    assert [rolled(degrees) for degrees in (0.0, 5.0, 8.0, 15.0)] == ["standing"] * 4
    assert [rolled(degrees) for degrees in (30.0, 90.0, 180.0)] == ["fallen"] * 3


def test_a_road_that_is_inclined_has_fallen() -> None:
    position, _ = bridge()
    road = next(body for body in bodies_of(position) if body.kind == "road")
    half = math.radians(6.0) / 2.0
    after = Pose(road.pose.at, product(road.pose.rotation, (0.0, math.sin(half), 0.0, math.cos(half))))
    assert fate_of(road, road.pose, after, (), Thresholds()).state == "fallen"
