"""Rainbow City, mission rules: how the game ends and who wins. Mission rules sections 2 and 3."""

from __future__ import annotations

import math

import pytest

from city import city, garage, sheet
from shuto.rules.position import Position
from tables import faults, give, judged, move, moves, stand, without_columns

ANN, BOB, CLEO = 0, 1, 2
BUILD = {ANN: "c0 100,-120 2", BOB: "c1 -150,-40 2", CLEO: "c2 150,-40 2"}
NEXT = {ANN: "c3 215,-120 3", BOB: "c4 -265,-40 3", CLEO: "c5 265,-40 3"}
RAMPS = {ANN: "c0 > 100,-120", BOB: "c1 > -150,-40", CLEO: "c2 > 150,-40"}


def begun() -> Position:
    """Three players with a column of 2 each (c3, c4, c5), so nobody can build an off-ramp. Ann is to move."""
    return moves(city(3, missions=True), BUILD.values())


def roads(here: Position, *left: int) -> Position:
    for seat, number in enumerate(left):
        here = give(here, seat, roads=number)
    return here


# ---- without columns


def test_a_player_without_columns_sets_a_road_aside_and_loses_nothing() -> None:
    here = without_columns(begun(), ANN)
    after = move(here, "aside")
    assert after.supply(ANN).roads == here.supply(ANN).roads - 1
    assert len(after.roads) == len(here.roads)
    assert after.to_move == BOB
    after = moves(after, [NEXT[BOB], NEXT[CLEO]])
    assert after.still_in == (ANN, BOB, CLEO)
    assert not after.has_last_chance(ANN)
    assert after.to_move == ANN


def test_a_road_is_set_aside_instead_of_passing() -> None:
    verdict = judged(without_columns(begun(), ANN), "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    assert verdict.findings[0].args["turn"] == "aside"


def test_without_columns_there_is_no_off_ramp_either() -> None:
    here = without_columns(city(3, missions=True), ANN)
    verdict = judged(here, RAMPS[ANN])
    assert verdict.faults == ("off-ramp-without-columns",)
    assert "set a road aside" in verdict.findings[0].text()
    assert judged(here, "aside")


def test_as_a_house_rule_the_off_ramp_stays_open_beside_setting_aside() -> None:
    here = without_columns(city(3, missions=True, house_rules={"without_columns": "off-ramp"}), ANN)
    assert judged(here, RAMPS[ANN])
    assert judged(here, "aside")


@pytest.mark.parametrize(("gray", "yellow"), [(30, 3), (1, 0)])
def test_while_a_build_is_legal_no_road_is_set_aside_and_one_is_shown(gray: int, yellow: int) -> None:
    here = give(begun(), ANN, gray=gray, yellow=yellow)
    verdict = judged(here, "aside")
    assert verdict.faults == ("set-aside-with-legal-build",)
    assert judged(here, verdict.findings[0].args["turn"])


def test_only_yellow_left_builds_nothing_but_an_off_ramp() -> None:
    """From height 2 there is no off-ramp, so a road is set aside. From height 1 there is one, and it is shown."""
    assert judged(give(begun(), ANN, gray=0, yellow=2), "aside")
    here = give(city(3, missions=True), ANN, gray=0, yellow=2)
    verdict = judged(here, "aside")
    assert verdict.faults == ("set-aside-with-legal-build",)
    assert " > " in verdict.findings[0].args["turn"]


@pytest.mark.compiled
def test_with_columns_but_no_place_a_road_is_set_aside_not_passed() -> None:
    """Ann's only base point is among Bob's columns, with gaps narrower than a road."""
    here = give(begun(), ANN, gray=3, yellow=0)
    for post in range(8):
        angle = math.radians(post * 45)
        here = stand(here, BOB, 100 + 30 * math.cos(angle), -120 + 30 * math.sin(angle), 4)
    assert judged(here, "pass").findings[0].args["turn"] == "aside"
    after = move(here, "aside")
    assert after.supply(ANN).roads == here.supply(ANN).roads - 1
    assert after.to_move == BOB


def test_a_player_without_base_points_sets_roads_aside_too() -> None:
    """Our reading: columns without a base point to build from count as none."""
    here = moves(city(3, missions=True), [RAMPS[ANN], BUILD[BOB], BUILD[CLEO]])
    assert here.base_points(ANN) == ()
    after = move(here, "aside")
    assert after.supply(ANN).roads == here.supply(ANN).roads - 1
    assert after.supply(ANN).columns == here.supply(ANN).columns


def test_a_received_penalty_lets_a_player_build_again() -> None:
    here = moves(without_columns(begun(), ANN), ["aside", f"{NEXT[BOB]} ! 1 c3", NEXT[CLEO]])
    assert here.supply(ANN).columns == 1
    assert faults(here, "aside") == ("set-aside-with-legal-build",)
    assert judged(here, "c3 215,-120 1")


def test_a_road_set_aside_is_never_used_again() -> None:
    here = give(without_columns(begun(), ANN), ANN, roads=1)
    here = moves(here, ["aside", f"{NEXT[BOB]} ! 1 c3", NEXT[CLEO]])
    assert here.supply(ANN).roads == 0
    assert here.to_move == BOB  # the column came too late: there is no road left to lay


# ---- the end: all roads placed or set aside


def test_it_ends_when_every_road_is_placed() -> None:
    here = moves(roads(begun(), 1, 1, 1), [NEXT[ANN], NEXT[BOB]])
    assert here.outcome is None
    here = move(here, NEXT[CLEO])
    assert here.outcome is not None
    assert here.outcome.reason == "roads-used-up"


def test_it_ends_when_the_last_road_is_set_aside() -> None:
    here = moves(without_columns(roads(begun(), 1, 1, 1), ANN, CLEO), ["aside", NEXT[BOB], "aside"])
    assert here.outcome is not None
    assert here.outcome.reason == "roads-used-up"


def test_a_player_without_roads_waits_for_the_others() -> None:
    here = moves(roads(begun(), 1, 2, 3), [NEXT[ANN], NEXT[BOB], NEXT[CLEO]])
    assert here.to_move == BOB
    here = moves(here, ["c7 -265,75 4", "c8 265,75 4", "c10 265,190 5"])
    assert here.outcome is not None
    assert here.outcome.reason == "roads-used-up"


# ---- the end: a player has placed their last car


@pytest.mark.parametrize("first", [ANN, BOB, CLEO])
@pytest.mark.parametrize("who", [ANN, BOB, CLEO])
def test_the_round_is_played_to_its_end(first: int, who: int) -> None:
    here = garage(city(3, missions=True, first=first), who, "limousine")
    for step in range(3):
        seat = (first + step) % 3
        assert here.outcome is None
        assert here.to_move == seat
        here = move(here, RAMPS[who] if seat == who else BUILD[seat])
    assert here.outcome is not None
    assert here.outcome.reason == "last-round-played"


def test_a_round_without_the_last_car_does_not_end_it() -> None:
    assert begun().outcome is None


def test_the_round_ends_even_if_its_last_players_have_no_roads() -> None:
    here = garage(give(city(3, missions=True), CLEO, roads=0), BOB, "limousine")
    here = moves(here, [BUILD[ANN], RAMPS[BOB]])
    assert here.outcome is not None
    assert here.outcome.reason == "last-round-played"


# ---- who wins


def test_the_most_points_win_not_the_last_car() -> None:
    here = garage(give(city(2, missions=True), ANN, gray=1, yellow=0), ANN, "limousine")
    here = moves(here, ["c0 > 120,-60", "c1 115,60 2"])
    assert here.outcome is not None
    scores = (sheet(here, ANN).total, sheet(here, BOB).total)
    assert scores == (2, 1 + 2 + 6)  # two cars; one car, the tallest column, 30 columns left
    assert here.outcome.scores == scores
    assert here.outcome.ranking == ((BOB,), (ANN,))


def test_at_equal_points_more_cars_win() -> None:
    """Ann: two cars and five columns. Bob: one car and the tallest column."""
    here = give(give(city(2, missions=True), ANN, gray=5, yellow=0, roads=1), BOB, gray=2, yellow=0, roads=1)
    here = moves(here, ["c0 > 120,-60", "c1 115,60 2"])
    assert here.outcome is not None
    assert here.outcome.scores == (3, 3)
    assert here.outcome.ranking == ((ANN,), (BOB,))


def test_equal_in_both_they_share_the_win() -> None:
    here = moves(roads(city(2, missions=True), 1, 1), ["c0 > 120,-60", "c1 > 120,60"])
    assert here.outcome is not None
    assert here.outcome.scores == (2 + 2 + 6, 2 + 2 + 6)
    assert here.outcome.ranking == ((ANN, BOB),)


def test_nobody_is_ranked_by_having_finished() -> None:
    here = garage(give(city(3, missions=True), ANN, gray=1, yellow=0), ANN, "limousine")
    here = moves(here, [RAMPS[ANN], BUILD[BOB], BUILD[CLEO]])
    assert here.outcome is not None
    assert here.outcome.ranking == ((BOB, CLEO), (ANN,))


def test_the_last_car_ends_nothing_at_once() -> None:
    here = move(garage(city(3, missions=True), ANN, "limousine"), RAMPS[ANN])
    assert here.outcome is None
    assert here.still_in == (ANN, BOB, CLEO)
    assert here.supply(ANN).cars == 0


def test_without_cars_left_none_are_owed() -> None:
    """A player has a turn after their last car only if they began the round. They then build without a car."""
    here = garage(stand(city(2, missions=True), ANN, 200, -200, 1), ANN)
    verdict = judged(here, "c2 > 320,-200")
    assert verdict
    assert (verdict.earned, verdict.owed, verdict.cars) == (1, 0, ())
