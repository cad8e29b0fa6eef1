"""A table that is woken trembles, but nothing on it falls: pieces that slip or roll by themselves are held."""

from __future__ import annotations

import pytest

from benchmarks.physics import late_physical_table
from physics.scenes import duel
from shuto.physics import build_world
from shuto.physics.aftermath import DROP, TILT
from shuto.physics.engine.pose import Pose, angle_between


@pytest.mark.slow
@pytest.mark.parametrize("seed", [29, 32, 33])
def test_nothing_falls_when_a_late_table_is_woken(seed: int) -> None:
    """On each of these tables, a road lies on the corner of another's end. Without a hold it rolled by 4° to 6°."""
    world = build_world(late_physical_table(seed))
    world.engine.wake()
    for _ in range(3 * 60):
        world.step_frame()
    assert not world.fallen
    for name, before in world.baseline.items():
        now = world.pose(name)
        assert before.at[2] - now.at[2] < DROP / 2.0, name
        assert angle_between(before.up, now.up) < TILT / 2.0, name


@pytest.mark.parametrize("by_itself", [True, False])
def test_a_body_that_moves_by_itself_is_held_and_a_pushed_one_is_not(by_itself: bool) -> None:
    world = build_world(duel())
    world.stop_holding("k0")
    (x, y, z), rotation = world.pose("k0")
    if not by_itself:
        world.push("k0", (0.0, 0.0, 0.0))
    world.engine.place(world.number("k0"), Pose((x + 0.48, y, z), rotation))
    world.engine.wake()
    for _ in range(30):
        world.step_frame()
    assert world.blame.chain("k0") == ("k0",)
    assert ("k0" in world.held) is by_itself


def test_changing_a_hold_before_a_table_rests_does_not_wake_it() -> None:
    world = build_world(duel())
    (held,) = world.held
    for change in (world.hold, world.stop_holding):
        change("r2")
        world.rest()
        for _ in range(3):
            world.step_frame()
            assert world.engine.asleep()
            assert world.poses() == world.baseline
    world.stop_holding(held)
    world.hold("r2")
    world.rest()
    world.step_frame()
    assert world.engine.asleep()
