"""The engine behind the protocol: its units are right, joints hold, and a saved state can be restored."""

from __future__ import annotations

import pytest

from shuto.physics.engine.pose import Pose, heading, rotation_between
from shuto.physics.engine.protocol import STEP, Box, Cylinder, Engine
from shuto.physics.table.build import default_engine

BLOCK = Box(10.0, 10.0, 10.0)


def run(engine: Engine, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        engine.step()


def test_bodies_fall_with_the_gravity_of_the_earth() -> None:
    engine = default_engine()
    body = engine.add_movable(BLOCK, Pose((0.0, 0.0, 300.0)), 5.0)
    run(engine, 0.2)
    assert 300.0 - engine.pose(body).at[2] == pytest.approx(0.5 * 9810.0 * 0.2**2, rel=0.15)  # damping takes a little


def test_the_speed_after_an_impulse_depends_on_the_mass() -> None:
    engine = default_engine()
    body = engine.add_movable(BLOCK, Pose((0.0, 0.0, 300.0)), 2.0)
    engine.push(body, (1.0, 0.0, 0.0))  # 1 mN·s on 2 g: 500 mm/s
    run(engine, 0.05)
    assert engine.pose(body).at[0] == pytest.approx(25.0, rel=0.05)


def test_a_disc_comes_to_rest_on_the_table_and_sleeps() -> None:
    engine = default_engine()
    body = engine.add_movable(Cylinder(10.0, 5.0), Pose((30.0, -20.0, 5.5)), 2.2)
    run(engine, 1.0)
    assert engine.pose(body).at == pytest.approx((30.0, -20.0, 5.0), abs=0.1)
    assert engine.asleep()
    assert [(touch.one, touch.other) for touch in engine.touches() if -1 in (touch.one, touch.other)]
    assert engine.touches() == []
    assert [other for other, _ in engine.contacts(body)] == [-1]


def test_a_hand_moves_a_body_and_releases_it() -> None:
    engine = default_engine()
    body = engine.add_movable(BLOCK, Pose((0.0, 0.0, 200.0)), 2.0)
    hand = engine.add_hand(Pose((0.0, 0.0, 200.0)))
    engine.join(hand, body, stiffness=20.0)
    engine.set_weightless(body, weightless=True)
    for i in range(1, 301):
        engine.move_hand(hand, Pose((i / 3.0, 0.0, 200.0), heading(i / 300.0)))
        engine.step()
    run(engine, 0.3)
    assert engine.pose(body).at == pytest.approx((100.0, 0.0, 200.0), abs=0.5)
    assert rotation_between(engine.pose(body).rotation, heading(1.0)) < 1.0
    engine.remove(hand)
    engine.set_weightless(body, weightless=False)
    run(engine, 0.5)
    assert engine.pose(body).at[2] < 15.0


def test_bodies_that_ignore_each_other_do_not_collide() -> None:
    engine = default_engine()
    floor = engine.add_fixed(BLOCK, Pose((0.0, 0.0, 10.0)))
    through = engine.add_movable(BLOCK, Pose((0.0, 0.0, 45.0)), 2.0)
    stopped = engine.add_movable(Box(2.0, 2.0, 2.0), Pose((0.0, 7.0, 25.0)), 0.1)
    engine.ignore(floor, through)
    run(engine, 0.5)
    assert engine.pose(through).at[2] < 15.0
    assert engine.pose(stopped).at[2] > 15.0


def test_a_restored_engine_continues_identically() -> None:
    engine = default_engine()
    body = engine.add_movable(BLOCK, Pose((0.0, 0.0, 100.0), heading(0.3, 0.4)), 2.0)
    run(engine, 0.05)
    saved = engine.save()
    run(engine, 0.5)
    first = engine.pose(body)
    engine.load(saved)
    run(engine, 0.5)
    assert engine.pose(body) == first


def test_a_stack_that_wakes_from_sleep_still_stands() -> None:
    engine = default_engine()
    stack = [engine.add_movable(Cylinder(10.0, 5.0), Pose((0.0, 0.0, 5.0 + 10.0 * i)), 2.2) for i in range(5)]
    run(engine, 0.2)
    engine.sleep()
    assert engine.asleep()
    engine.push(stack[-1], (0.01, 0.0, 0.0))
    run(engine, 0.5)
    for level, body in enumerate(stack):
        assert engine.pose(body).at[2] == pytest.approx(5.0 + 10.0 * level, abs=0.3)


def test_moved_returns_the_free_bodies_that_moved_and_their_poses() -> None:
    engine = default_engine()
    resting = engine.add_movable(Cylinder(10.0, 5.0), Pose((100.0, 0.0, 5.0)), 2.2)
    run(engine, 0.3)
    engine.sleep()
    engine.add_hand(Pose((0.0, 0.0, 300.0)))
    falling = engine.add_movable(BLOCK, Pose((0.0, 0.0, 200.0), heading(0.5)), 2.0)
    run(engine, 0.1)
    assert not engine.asleep()
    assert engine.moved() == {falling: engine.pose(falling)}
    assert engine.moved() == {}
    run(engine, 0.02)
    assert engine.moved() == {falling: engine.pose(falling)}
    assert engine.pose(resting).at == pytest.approx((100.0, 0.0, 5.0), abs=0.1)


def test_a_monitored_body_that_moves_too_far_has_drifted() -> None:
    engine = default_engine()
    stays = engine.add_movable(BLOCK, Pose((0.0, 0.0, 10.0)), 2.0)
    slides = engine.add_movable(BLOCK, Pose((100.0, 0.0, 10.0)), 2.0)
    unwatched = engine.add_movable(BLOCK, Pose((200.0, 0.0, 10.0)), 2.0)
    run(engine, 0.2)
    engine.monitor({stays: (0.0, 0.0, 10.0), slides: (100.0, 0.0, 10.0)}, 0.5)
    assert engine.drifted() == []
    for body in (slides, unwatched):
        engine.push(body, (1.0, 0.0, 0.0))
    run(engine, 0.2)
    assert engine.drifted() == [slides]
