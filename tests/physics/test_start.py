"""Where a carry starts: near the place of the piece, above it, and clear of everything that stands."""

from __future__ import annotations

import math

import pytest

from physics.scenes import bridge, builds
from shuto.physics import Carry, Resting, World, parts_of, world_for
from shuto.physics.hand.cargo import cargo_of
from shuto.physics.hand.start import ABOVE, BESIDE
from shuto.rules.position import Position
from shuto.rules.turn import Build


def touched_at_start(carry: Carry) -> list[tuple[str, str]]:
    """Which bodies the held piece touches in the first half second, while the hand is still."""
    held = set(carry.names)
    found = [contact for _ in range(30) for contact in carry.step_frame().contacts]
    return [(contact.one, contact.other) for contact in found if (contact.one in held) != (contact.other in held)]


def as_the_rules_say(position: Position, turn: Build, piece: str) -> World:
    """The table when a piece is taken, with every body exactly where the rules put it: it need not settle."""
    others = [body for body in cargo_of(position, turn, piece).others if body.kind != "fixed"]
    poses = {body.name: (*body.pose.at, *body.pose.rotation) for body in others}
    resting = Resting(poses, tuple(body.name for body in others if body.kind != "disc"))
    return world_for(position, turn, piece, resting, laid=True)


def check_start(position: Position, turn: Build, piece: str) -> float:
    carry = Carry(position, turn, piece, world=as_the_rules_say(position, turn, piece))
    x, y, z = carry.target.at
    start = carry.hand.path[0]
    assert math.hypot(start.x - x, start.y - y) == pytest.approx(BESIDE)
    assert start.z - z >= ABOVE - 1e-6
    assert touched_at_start(carry) == []
    return start.z - z


def test_a_carry_starts_near_its_place_and_above_it() -> None:
    position, turn = bridge()
    for piece in parts_of(position, turn):
        assert check_start(position, turn, piece) == pytest.approx(ABOVE)


@pytest.mark.slow
def test_every_carry_of_a_game_starts_clear_of_what_stands_and_most_of_them_low() -> None:
    heights = [
        check_start(position, turn, piece)
        for position, turn in builds("second-edition-2")
        for piece in parts_of(position, turn)
    ]
    assert len(heights) > 40
    assert sum(height < ABOVE + 1.0 for height in heights) > 0.8 * len(heights)
