"""Pieces that still stand, but away from their place: when they cost as much as a fall, and who pays."""

from __future__ import annotations

import math

import pytest

import shuto
from physics.scenes import duel
from shuto.physics import Thresholds, World, build_world
from shuto.physics.aftermath import DISPLACED, NUDGE, SEPARATION, fate_of
from shuto.physics.engine.pose import Pose
from shuto.physics.table.bodies import bodies_of
from shuto.physics.table.separation import separations
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.turn import Fallen
from tables import table

MARGIN = 0.2
"""mm from a limit on either side."""


def shoved(position: shuto.Position, strength: float) -> World:
    """The table after both discs of Bob's column are pushed alike, so that it slides and does not topple."""
    world = build_world(position)
    for name in ("c3.0", "c3.1"):
        world.push(name, (strength, 0.0, 0.0))
    world.settle()
    return world


@pytest.mark.parametrize(
    ("shift", "nudge", "state"),
    [
        (NUDGE - MARGIN, 0.0, "standing"),
        (NUDGE + MARGIN, 0.0, "nudged"),
        (DISPLACED - MARGIN, 0.0, "nudged"),
        (DISPLACED + MARGIN, 0.0, "displaced"),
        (58.0, 0.0, "displaced"),
        (3.0 - MARGIN, 3.0, "standing"),
        (3.0 + MARGIN, 3.0, "nudged"),
        (20.0 - MARGIN, 20.0, "standing"),  # the nudge limit of the table raises the limit of displaced
        (20.0 + MARGIN, 20.0, "displaced"),
    ],
)
def test_the_state_depends_on_the_shift_and_the_nudge_limit(shift: float, nudge: float, state: str) -> None:
    position = table("two-player-2024", 2, house_rules={"nudge": nudge})
    body = next(body for body in bodies_of(position) if body.name == "c0.0")
    before, after = Pose((0.0, 0.0, 5.0)), Pose((0.6 * shift, 0.8 * shift, 5.0))
    assert fate_of(body, before, after, (), Thresholds.of(position.game)).state == state


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_column_pushed_far_costs_as_much_as_a_fall_and_one_pushed_a_little_costs_nothing(edition: str) -> None:
    position = duel(edition)
    little, far = shoved(position, 0.6), shoved(position, 1.3)
    shifts = [next(fate.shift for fate in world.fates() if fate.name == "c3.0") for world in (little, far)]
    assert shifts[0] < DISPLACED - 2.0
    assert shifts[1] > DISPLACED + 2.0
    assert {fate.state for fate in little.fates()} == {"standing", "nudged"}
    assert shuto.penalties(position, little.aftermath(by=0)) == ()
    assert far.aftermath(by=0).fallen == (Fallen("c3", 2),)
    (bill,) = shuto.penalties(position, far.aftermath(by=0))
    each = load_edition(edition).switches.penalty == "per-piece"
    assert (bill.owner, bill.pieces, bill.columns) == (1, 2, 2 if each else 1)
    assert shuto.penalties(position, far.aftermath(by=1)) == ()  # a player's own pieces cost nothing


@pytest.mark.parametrize(("slid", "state"), [(SEPARATION - MARGIN, "nudged"), (SEPARATION + MARGIN, "displaced")])
@pytest.mark.parametrize("mover", ["r3", "c3"])
def test_a_road_and_its_column_that_come_apart_are_displaced(mover: str, slid: float, state: str) -> None:
    world = build_world(duel())
    before, now = dict(world.baseline), dict(world.baseline)
    road, top = before["r3"], before["c3.1"]
    ends = [road.point((half, 0.0, -1.0)) for half in (-60.0, 60.0)]
    end = min(ends, key=lambda point: math.dist(point[:2], top.at[:2]))
    # Moved sideways until the middle of the end is `slid` mm beyond the rim.
    side = (-road.ahead[1], road.ahead[0])
    along = math.dist(end[:2], top.at[:2])
    far = math.sqrt((10.0 + slid) ** 2 - along**2)
    assert far > NUDGE
    for name in ("r3",) if mover == "r3" else ("c3.0", "c3.1"):
        (x, y, z), rotation = before[name]
        now[name] = Pose((x + far * side[0], y + far * side[1], z), rotation)
    wide = Thresholds(displaced=100.0)  # so that only the separation counts
    apart = separations(world.bodies, before, now)
    fates = {
        name: fate_of(world.bodies[name], before[name], now[name], (), wide, separation=apart.get(name, 0.0)).state
        for name in before
    }
    moved = "r3" if mover == "r3" else "c3.1"
    assert fates.pop(moved) == state
    assert set(fates.values()) <= {"standing", "nudged"}


def test_nothing_is_apart_on_a_table_at_rest() -> None:
    world = build_world(duel())
    assert separations(world.bodies, world.baseline, world.poses()) == {}
