"""Facts that follow from the pieces if they are not stated: base points, sides, phase, whose turn, whose clock runs."""

from __future__ import annotations

import pytest

from shuto.rules.pieces import OutOfMaterial
from shuto.rules.position import Position
from shuto.rules.setup import new_game
from shuto.rules.snapshot.pieces import SnapshotError, StatedPlayer, StatedSupply
from shuto.rules.snapshot.snapshot import Snapshot
from tables import give, move, table
from unit.rules.snapshot.scenes import car, changed, column, component, more, road, start

S = start()
NOTHING = StatedSupply(gray=0, yellow=0, roads=0)
SOME = StatedSupply()


def test_what_the_pieces_imply() -> None:
    """A junction with a branch, a closed end, a crossing: levels, sides and base points as if they had been played."""
    lines = ("c0 118,-70 2j", "c1 90,0 2j", "c2 236,-70 3", "c3 > 90,-119", "c2 118,48 1")
    played = table("second-edition", 2, *lines)
    snapshot = Snapshot.of(played)
    assert (snapshot.supplies, snapshot.status, snapshot.phase, snapshot.last_round) == (None, None, None, None)
    here = snapshot.position()
    assert here == played
    assert [point.column for point in here.base_points(0)] == [point.column for point in played.base_points(0)]
    assert any(one.over_taken or one.under_taken for one in here.roads)
    assert here.column(3).closed


def test_a_stated_lie_is_stated_again() -> None:
    lie = "c0 118,-70 2 / 0.5,-69 120.05,-69.5"
    assert Snapshot.of(table("second-edition", 2, lie)).roads[2].lie == (0.5, -69.0, 120.05, -69.5)
    ramp = table("second-edition", 2, "c0 > 119.5,-70")
    assert Snapshot.of(ramp).roads[2].toward == (119.5, -70.0)
    assert Snapshot.of(ramp).position() == ramp


def test_a_starting_ramp_elsewhere_is_stated_again() -> None:
    elsewhere = changed(S, columns=(column(0, 200, -100, 1), S.columns[1]), roads=(
        road(None, 0, toward=(-300.0, -100.0)), S.roads[1]))  # fmt: skip
    here = elsewhere.position()
    assert here.road(0).start == pytest.approx((200 - 119.58, -100.0, 0.0), abs=0.01)
    assert Snapshot.of(here).roads[0].toward == (-300.0, -100.0)
    assert Snapshot.of(here).position() == here


@pytest.mark.parametrize(
    ("snapshot", "phase", "to_move", "turns"),
    [
        (S, "building", 0, 0),
        (changed(S, to_move=None, turns_played=None), "building", 0, 0),
        (changed(S, first=1, to_move=None), "building", 1, 0),
        (more(S, (column(0, 118, -70, 2),), (road(0, 2),), to_move=1), "building", 1, 1),
        (changed(S, turns_played=7), "building", 0, 7),
        (start("four-player-de"), "setup", 1, 0),
        (more(start("four-player-de"), components=(component("slab", 0, 300),), to_move=None), "setup", 0, 0),
        (changed(start("four-player-de"), phase="building", to_move=None), "building", 0, 0),
        (more(start("four-player-de"), (column(0, 118, -60, 2),), (road(0, 2),), to_move=1), "building", 1, 1),
        (changed(S, reason="stalemate"), "over", None, 0),
    ],
)
def test_phase_and_turn(snapshot: Snapshot, phase: str, to_move: int | None, turns: int) -> None:
    here = snapshot.position()
    assert (here.phase, here.to_move, here.turns_played) == (phase, to_move, turns)
    assert Snapshot.of(here).position() == here


def test_who_is_out_of_material() -> None:
    """In the French book a clock starts when a turn ends: the players since then have had their turn."""
    three = start("four-player-fr", 3)
    built = changed(three, supplies=(SOME, NOTHING, SOME), turns_played=7, phase="building")
    here = changed(built, to_move=2).position()
    assert here.out_of_material == (OutOfMaterial(1, 7, (0, 2)),)
    assert here.has_last_chance(1)
    assert changed(built, to_move=0).position().out_of_material == (OutOfMaterial(1, 6, (0,)),)
    assert changed(built, to_move=1).position().out_of_material == ()
    assert changed(built, to_move=2, turns_played=0).position().out_of_material == ()
    stated = changed(built, to_move=2, status=(StatedPlayer(),) * 3)
    assert stated.position().out_of_material == ()
    assert Snapshot.of(stated.position()).position() == stated.position()


def test_a_clock_that_starts_with_a_pass_is_not_guessed() -> None:
    without_material = changed(start("two-player-2024"), supplies=(NOTHING, SOME), turns_played=5, to_move=1)
    assert without_material.position().out_of_material == ()
    passed = changed(without_material, status=(StatedPlayer(since=5, waits_for=(1,)), StatedPlayer()))
    assert passed.position().out_of_material == (OutOfMaterial(0, 5, (1,)),)


def test_who_has_no_car_left_is_finished() -> None:
    none = StatedSupply(cars={})
    won = changed(S, supplies=(none, SOME)).position()
    assert (won.phase, won.still_in) == ("over", (1,))
    assert won.outcome is not None
    assert (won.outcome.reason, won.outcome.winners) == ("all-cars", (0,))
    on = changed(start("four-player-fr", 3), supplies=(none, SOME, SOME), phase="building", to_move=1).position()
    assert (on.phase, on.still_in) == ("building", (1, 2))
    with pytest.raises(SnapshotError, match="to_move: seat 0 is finished"):
        changed(start("four-player-fr", 3), supplies=(none, SOME, SOME), phase="building", to_move=0).position()
    missions = Snapshot.of(new_game("rainbow-city", 2, missions=True))
    last = changed(missions, supplies=(none, SOME), phase="building").position()
    assert last.still_in == (0, 1)
    assert Snapshot.of(last).last_round is None
    assert Snapshot.of(changed(Snapshot.of(last), last_round=False).position()).last_round is False


def test_supplies_that_changed_hands() -> None:
    here = give(give(table("second-edition", 2, "c0 118,-70 2"), 0, gray=20), 1, gray=31)
    snapshot = Snapshot.of(here)
    assert snapshot.supplies == (StatedSupply(gray=20), StatedSupply(gray=31))
    assert snapshot.position() == here


def test_what_could_be_adjusted_is_forgotten() -> None:
    here = table("second-edition", 2, "c0 118,-70 2")
    again = Snapshot.of(here).position()
    assert here.windows
    assert not again.windows
    assert move(again, "c1 118,70 2") == move(here, "c1 118,70 2")


def test_a_car_more_than_were_earned_may_stand() -> None:
    """Whether a car was earned is history."""
    here: Position = more(S, (column(0, 118, -70, 2),), (road(0, 2),), (car(2), car(1, 90))).position()
    assert here.cars_placed(0) == 2
    assert here.supply(1).cars == 8
