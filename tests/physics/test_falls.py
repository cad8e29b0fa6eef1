"""Falls: what falls, who owns it, who caused it, and what it costs in each edition."""

from __future__ import annotations

import math

import pytest

import shuto
from physics.scenes import duel
from shuto.physics import Thresholds, build_world
from shuto.physics.aftermath import Fate, fate_of, rules_aftermath
from shuto.physics.engine.pose import Pose, heading
from shuto.physics.table.bodies import bodies_of
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.turn import Fallen, Nudged

KNOCK = (2.5, 0.0, 0.0)
"""mN·s: about twice what a stack of two discs bears."""


def test_a_light_push_moves_nothing() -> None:
    world = build_world(duel())
    world.push("c3", (0.05, 0.0, 0.0))
    world.settle()
    assert {fate.state for fate in world.fates()} == {"standing"}
    assert world.aftermath(by=0) == shuto.Aftermath(by=0)


def test_a_hard_push_topples_the_stack_and_the_road_on_it() -> None:
    world = build_world(duel())
    world.push("c3", KNOCK)
    assert world.settle() <= 3.01
    fates = {fate.name: fate for fate in world.fates()}
    fallen = {name for name, fate in fates.items() if fate.state == "fallen"}
    assert "r3" in fallen
    assert "c3.1" in fallen
    assert {fates[name].owner for name in fallen} == {1}
    assert {fates[name].state for name in fates if fates[name].owner == 0} == {"standing"}
    assert fates["r3"].chain == ("c3.1", "r3")
    assert fates["c2.0"].chain == ()


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_the_bill_depends_on_the_edition(edition: str) -> None:
    position = duel(edition)
    world = build_world(position)
    world.push("c3", KNOCK)
    world.settle()
    aftermath = world.aftermath(by=0)
    pieces = sum(one.count or 1 for one in aftermath.fallen)
    assert pieces >= 2
    (bill,) = shuto.penalties(position, aftermath)
    each = load_edition(edition).switches.penalty == "per-piece"
    assert (bill.payer, bill.owner, bill.pieces) == (0, 1, pieces)
    assert bill.columns == (pieces if each else 1)
    assert shuto.penalties(position, world.aftermath(by=1)) == ()  # a player's own pieces cost nothing
    after = shuto.report(position, aftermath)
    assert after.supply(1).columns == position.supply(1).columns + bill.columns


def test_every_disc_of_a_toppled_column_counts() -> None:
    fates = [Fate(f"c3.{i}", "c3", 1, "fallen" if i else "nudged", 5.0, 9.0, 90.0) for i in range(5)]
    fates += [Fate("k2", "k2", 0, "nudged", 0.0, 1.25, 0.0), Fate("r10", "r10", 1, "fallen", 9.0, 0.0, 0.0)]
    fates += [Fate("r9", "r9", 1, "fallen", 9.0, 0.0, 0.0), Fate("tower", "tower", None, "fallen", 9.0, 0.0, 0.0)]
    aftermath = rules_aftermath(0, fates)
    assert aftermath.fallen == (Fallen("c3", 4), Fallen("r9"), Fallen("r10"))
    assert aftermath.nudged == (Nudged("c3", 9.0, 1), Nudged("k2", 1.25))


@pytest.mark.parametrize(
    ("to", "state"),
    [
        (Pose((0.0, 0.0, 5.0)), "standing"),
        (Pose((0.9, 0.0, 5.0)), "standing"),
        (Pose((1.1, 0.0, 5.0)), "nudged"),
        (Pose((0.0, 0.0, 3.6)), "standing"),
        (Pose((0.0, 0.0, 3.4)), "fallen"),
        (Pose((0.0, 0.0, 9.0)), "standing"),
        (Pose((0.0, 0.0, 5.0), heading(2.0)), "standing"),
        (Pose((0.0, 0.0, 5.0), heading(0.0, 0.06)), "standing"),
        (Pose((0.0, 0.0, 5.0), heading(0.0, 0.08)), "fallen"),
        (Pose((float("nan"), 0.0, 5.0)), "fallen"),
    ],
)
def test_the_state_depends_on_the_pose(to: Pose, state: str) -> None:
    body = next(body for body in bodies_of(duel()) if body.name == "c0.0")
    assert fate_of(body, Pose((0.0, 0.0, 5.0)), to, (), Thresholds()).state == state


def test_a_road_that_drops_to_where_the_rules_put_it_has_not_fallen() -> None:
    # in crowded games a car may prop a road up by some mm; nobody pays if a touch lets it drop to its columns
    laid = next(body for body in bodies_of(duel()) if body.name == "r3")
    assert laid.lie is not None
    lie = laid.lie
    propped = lie._replace(at=(lie.at[0], lie.at[1], lie.at[2] + 3.0))
    below = lie._replace(at=(lie.at[0], lie.at[1], lie.at[2] - 1.6))
    road = laid._replace(pose=propped)
    assert [fate_of(road, propped, to, (), Thresholds()).state for to in (lie, below)] == ["standing", "fallen"]
    assert fate_of(road._replace(lie=None), propped, lie, (), Thresholds()).state == "fallen"


def test_roads_and_cars_rest_near_where_the_rules_put_them() -> None:
    bodies = [body for body in bodies_of(duel()) if body.kind in ("road", "car")]
    assert len(bodies) > 2
    for body in bodies:
        assert body.lie is not None
        assert math.dist(body.pose.at, body.lie.at) < 1.5


def test_the_limit_of_a_nudge_is_an_argument() -> None:
    body = next(body for body in bodies_of(duel()) if body.name == "c0.0")
    shifted = Pose((3.0, 0.0, 5.0))
    assert fate_of(body, Pose((0.0, 0.0, 5.0)), shifted, (), Thresholds(nudge=4.0)).state == "standing"
    assert fate_of(body, Pose((0.0, 0.0, 5.0)), shifted, (), Thresholds(nudge=2.0)).state == "nudged"


def test_a_piece_that_is_not_on_the_table_cannot_be_pushed() -> None:
    world = build_world(duel())
    with pytest.raises(KeyError, match="no piece 'c9'"):
        world.push("c9", KNOCK)


def test_poses_stay_finite_after_an_extreme_push() -> None:
    world = build_world(duel())
    world.push("k1", (300.0, 20.0, 5.0))
    world.settle()
    assert all(abs(value) < 1e6 for pose in world.poses().values() for value in pose.at)
