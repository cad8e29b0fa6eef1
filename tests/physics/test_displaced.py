"""What still stands, but not in its place: from where on it costs like a fall, and whose it is then."""

from __future__ import annotations

import math

import pytest

import shuto
from physics.scenes import duel
from shuto.physics import Thresholds, World, build_world
from shuto.physics.aftermath import DISPLACED, NUDGE, OFF, fate_of
from shuto.physics.engine.pose import Pose
from shuto.physics.table.bodies import bodies_of
from shuto.physics.table.parted import parted
from shuto.rules.editions.edition import EDITION_IDS, load_edition
from shuto.rules.turn import Fallen
from tables import table

MARGIN = 0.2
"""mm to either side of a limit."""


def shoved(position: shuto.Position, strength: float) -> World:
    """Bob's column of two is pushed as one, so that it slides and does not topple."""
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
        (20.0 - MARGIN, 20.0, "standing"),  # a table that says so bears more
        (20.0 + MARGIN, 20.0, "displaced"),
    ],
)
def test_how_far_is_out_of_its_place(shift: float, nudge: float, state: str) -> None:
    position = table("two-player-2024", 2, house_rules={"nudge": nudge})
    body = next(body for body in bodies_of(position) if body.name == "c0.0")
    before, after = Pose((0.0, 0.0, 5.0)), Pose((0.6 * shift, 0.8 * shift, 5.0))
    assert fate_of(body, before, after, (), Thresholds.of(position.game)).state == state


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_column_shoved_aside_costs_like_a_fallen_one_and_one_pushed_a_little_nothing(edition: str) -> None:
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
    assert shuto.penalties(position, far.aftermath(by=1)) == ()  # one's own costs nothing, shoved or fallen


@pytest.mark.parametrize(("slid", "state"), [(OFF - MARGIN, "nudged"), (OFF + MARGIN, "displaced")])
@pytest.mark.parametrize("mover", ["r3", "c3"])
def test_a_road_and_its_column_that_part(mover: str, slid: float, state: str) -> None:
    world = build_world(duel())
    before, now = dict(world.baseline), dict(world.baseline)
    stick, top = before["r3"], before["c3.1"]
    ends = [stick.point((half, 0.0, -1.0)) for half in (-60.0, 60.0)]
    end = min(ends, key=lambda point: math.dist(point[:2], top.at[:2]))
    # straight out sideways, so far that the end's middle is by `slid` beyond the rim
    side = (-stick.ahead[1], stick.ahead[0])
    along = math.dist(end[:2], top.at[:2])
    far = math.sqrt((10.0 + slid) ** 2 - along**2)
    assert far > NUDGE
    for name in ("r3",) if mover == "r3" else ("c3.0", "c3.1"):
        (x, y, z), turn = before[name]
        now[name] = Pose((x + far * side[0], y + far * side[1], z), turn)
    wide = Thresholds(displaced=100.0)  # only where they belong counts here
    off = parted(world.bodies, before, now)
    fates = {
        name: fate_of(world.bodies[name], before[name], now[name], (), wide, off=off.get(name, 0.0)).state
        for name in before
    }
    moved = "r3" if mover == "r3" else "c3.1"
    assert fates.pop(moved) == state
    assert set(fates.values()) <= {"standing", "nudged"}


def test_nothing_has_parted_on_a_table_at_rest() -> None:
    world = build_world(duel())
    assert parted(world.bodies, world.baseline, world.poses()) == {}
