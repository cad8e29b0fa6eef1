"""A position as rigid bodies: it stands as the rules say, keeps still, and can be stored and restored."""

from __future__ import annotations

import doctest
import math

import msgspec
import pytest

import shuto
import shuto.physics
from physics.scenes import LATE, duel, late
from shuto.physics import Resting, RestingError, World, build_world, resting_of
from shuto.physics.engine.pose import angle_between, distance
from shuto.physics.measure import road_ends
from shuto.physics.table.bodies import bodies_of

RIM = 12.0
"""mm by which a sloping road may lie higher than in the rules: it rests on the near rim and on other ends, which may
lie higher themselves."""


def drift(world: World) -> float:
    return max(distance(world.pose(name).at, pose.at) for name, pose in world.baseline.items())


@pytest.mark.parametrize("name", LATE)
def test_a_late_table_stands_as_the_rules_say_and_keeps_still(name: str) -> None:
    position = late(name)
    world = build_world(position)
    for column in position.columns:
        for level in range(column.height):
            pose = world.baseline[f"{column.id}.{level}"]
            assert math.hypot(pose.at[0] - column.x, pose.at[1] - column.y) < 1.5
            assert abs(pose.at[2] - (column.foot + 10.0 * level + 5.0)) < 0.5
            assert angle_between(pose.up, (0.0, 0.0, 1.0)) < 2.0
    for road in position.roads:
        ends = road_ends(position, world.baseline[road.id])
        slope = abs(math.tan(math.radians(road.slope)))
        for end, ideal in zip(ends, (road.start, road.end), strict=True):
            assert math.dist(end[:2], ideal[:2]) < 3.0 + 2.0 * slope * 10.0, road
            assert -2.5 < end[2] - ideal[2] < RIM + 25.0 * slope, road
    for _ in range(60 * 60):
        world.step_frame()
        if world.engine.asleep():
            break
    assert drift(world) < 0.05
    world.engine.wake()
    for _ in range(60):
        world.step_frame()
    assert not world.fallen


@pytest.mark.parametrize("name", LATE)
def test_every_piece_has_a_body_and_every_disc_has_its_own(name: str) -> None:
    position = late(name)
    bodies = {body.name: body for body in bodies_of(position)}
    for column in position.columns:
        assert [f"{column.id}.{i}" in bodies for i in range(column.height)] == [True] * column.height
        assert f"{column.id}.{column.height}" not in bodies
    assert {road.id for road in position.roads} | {car.id for car in position.cars} <= set(bodies)
    assert {component.id for component in position.components} <= {body.piece for body in bodies.values()}
    assert len(bodies) == len(bodies_of(position))


@pytest.mark.parametrize("name", ["four-player-fr-4", "rainbow-city-4"])
def test_a_stored_table_is_restored_within_a_tenth_of_a_millimetre(name: str) -> None:
    world = build_world(late(name))
    stored = msgspec.json.decode(msgspec.json.encode(resting_of(world)), type=Resting)
    restored = build_world(late(name), resting=stored)
    assert restored.held == world.held
    for _ in range(60):
        restored.step_frame()
    assert set(restored.baseline) == set(world.baseline)
    for body, pose in world.baseline.items():
        assert distance(restored.pose(body).at, pose.at) < 0.1
        assert angle_between(restored.pose(body).up, pose.up) < 0.2


def test_stored_poses_that_do_not_fit_the_position_are_refused() -> None:
    stored = resting_of(build_world(duel()))
    del stored.poses["c0.0"]
    with pytest.raises(RestingError, match=r"c0\.0 is missing"):
        build_world(duel(), resting=stored)


def test_invalid_numbers_are_refused() -> None:
    world = build_world(duel())
    for nonsense in ((math.nan, 0.0, 0.0), (0.0, math.inf, 0.0)):
        with pytest.raises(ValueError, match="push: three finite numbers"):
            world.push("c3", nonsense)
        with pytest.raises(ValueError, match="jerk: three finite numbers"):
            world.jerk(nonsense)
    with pytest.raises(ValueError, match="push: numbers within ±1e"):  # with such numbers the engine does nothing
        world.push("c3", (1e20, 0.0, 0.0))
    with pytest.raises(ValueError, match="jerk: numbers within ±1e"):
        world.jerk((0.0, -1e30, 0.0))
    assert all(fate.state == "standing" for fate in world.fates())
    stored = resting_of(world)
    bad = msgspec.structs.replace(stored, poses={**stored.poses, "c3.0": (math.nan,) * 7})
    with pytest.raises(RestingError, match=r"c3\.0 must be seven finite numbers"):
        build_world(duel(), resting=bad)


def test_a_removed_body_returns_with_the_saved_table_and_can_fall() -> None:
    world = build_world(duel())
    saved = world.save()
    world.engine.push(world.number("r2"), (0.0, 0.5, 0.0))  # past the world, so that its cause is unknown
    while not world.blame.unexplained:
        world.step_frame()
    world.remove("r2")
    world.step_frame()
    assert "r2" not in {fate.name for fate in world.fates()}
    world.load(saved)
    assert {fate.name for fate in world.fates()} == set(world.movable)
    world.push("r2", (0.0, 5.0, 0.0))
    world.settle()
    assert "r2" in {one.piece for one in world.aftermath(1).fallen}


def test_the_same_position_settles_the_same_way_every_time() -> None:
    one, other = build_world(duel()), build_world(duel())
    assert one.baseline == other.baseline


def test_a_steep_off_ramp_is_held_until_its_column_is_pushed_away() -> None:
    position = shuto.new_game("second-edition", 2)
    for line in ("c0 115,-80 2", "c1 -115,80 2", "c2 225,-60 5j", "c3 -225,60 1"):
        position = shuto.play(position, shuto.parse_turn(line))
    position = shuto.play(position, shuto.OffRamp(base=4, x=340.0, y=-60.0))
    ramp = position.roads[-1]
    assert abs(ramp.slope) > 20.0
    world = build_world(position)
    assert ramp.id in world.held
    world.push("c4", (8.0, 3.0, 0.0))
    world.settle()
    fallen = {one.piece for one in world.aftermath(by=1).fallen}
    assert {"c4", ramp.id} <= fallen
    assert ramp.id not in world.held


def test_the_example_in_the_docstring_is_correct() -> None:
    result = doctest.testmod(shuto.physics)
    assert result.attempted > 0
    assert result.failed == 0
