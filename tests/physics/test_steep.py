"""Steep roads: a hand carries them over what stands, they stay where they lie legally, and nowhere else."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import shuto
from shuto.physics import Carry, CarryOutcome, HandPath, Rehearsal, Tremor, follow, natural_paths
from shuto.rules.position import Position
from shuto.rules.turn import Build
from tables import table


@cache
def tall() -> tuple[Position, Build]:
    """A road at 57° up to a new column of thirteen discs, beside the cars of a rival."""
    position = table(
        "second-edition", 2, "c0 9.38,37.17 2j", "c1 -124.69,11.86 2j", "c2 -68.76,102.73 2j = 60:plain",
        "c3 -31.65,104.9 3j = 60:plain", "c4 > -109.8,-10.03 = 40:plain 81.26:plain", "c5 > 86.53,125.74 = 60:plain",
        "c4 > -47.92,220.91 = 60:plain", "c3 > -184.69,-92.06 = 60:plain", "c2 -128.2,37.17 3j = 60:plain",
    )  # fmt: skip
    turn = shuto.parse_turn("c5 -17.01,187.95 13j")
    assert isinstance(turn, shuto.Extend)
    return position, turn


def let_go(path: HandPath) -> Carry:
    """Follow a path to that place, and let go."""
    carry = Carry(*tall(), start=path.samples[0], tremor=Tremor())
    carry.move_hand(path.samples[1:])
    while carry.time < path.release + 1.0 / 30.0:
        carry.step_frame()
    carry.release()
    return carry


def raised(path: HandPath, by: float) -> HandPath:
    return path._replace(samples=tuple(msgspec.structs.replace(one, z=one.z + by) for one in path.samples))


def test_a_steep_road_is_carried_over_a_tall_column_and_stays() -> None:
    """The lower end swept through the top of the column, the discs hit a rival's car, and the builder had to pay."""
    outcome: CarryOutcome = Rehearsal(*tall(), paths=1).steady
    assert outcome.legal
    assert not outcome.aftermath.fallen
    assert all(fate.state == "standing" for fate in outcome.fates)


def test_a_steep_road_falls_if_its_column_does() -> None:
    carry = let_go(next(natural_paths(*tall())))
    carry.step_frame()
    for level in range(4, 13):
        carry.world.push(f"c7.{level}", (10.0, 0.0, 0.0))
    assert not carry.settle().legal
    assert carry.world.pose("r11").at[2] < carry.target.at[2] - 20.0


def test_a_steep_road_does_not_stay_in_the_air() -> None:
    carry = let_go(raised(next(natural_paths(*tall())), by=8.0))
    high = carry.world.pose("r11").at[2]
    carry.settle()
    assert carry.world.pose("r11").at[2] < high - 5.0


@pytest.mark.parametrize("aside", [0.0, 14.0])
def test_a_road_can_be_placed_on_the_end_of_a_steep_road(aside: float) -> None:
    """The end of a steep road lies 9 mm higher than in the rules, and so does a road on it. Beside it, it falls."""
    position = table("two-player-2024", 2, "c0 -18.01,76.8 2", "c1 -19.63,-28.54 6j", "c2 20.71,170.28 1")
    turn = shuto.parse_turn("c3 -15.22,-129.62 7")
    assert isinstance(turn, shuto.Extend)
    path = next(natural_paths(position, turn))
    path = path._replace(samples=tuple(msgspec.structs.replace(one, x=one.x + aside) for one in path.samples))
    outcome = follow(Carry(position, turn, start=path.samples[0]), path)
    assert outcome.legal is not bool(aside)
    assert outcome.landing is not None
    assert aside or outcome.landing.height > 4.0
