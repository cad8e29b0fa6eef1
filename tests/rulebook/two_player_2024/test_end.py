"""Two-player box of 2024: how the game ends. Section 10."""

from __future__ import annotations

import math
from typing import Any

import pytest

from city import garage, last
from shuto.rules.editions.edition import load_edition
from shuto.rules.kernels.layout import COLUMN_OUT
from shuto.rules.position import Position
from shuto.rules.records.notation import parse_turn
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Extend, OffRamp
from tables import edited, faults, give, judged, lay, move, moves, span, stand, table, turn_of, without_columns

EDITION = "two-player-2024"
ANN, BOB = 0, 1


def begun(**options: Any) -> Position:
    """Both have built a column of 2, so neither can build an off-ramp. Ann is to move."""
    return table(EDITION, 2, "c0 115,-60 2", "c1 115,60 2", **options)


# ---- 10-① all cars out


def test_the_first_to_place_all_cars_wins_and_the_game_is_over() -> None:
    assert load_edition(EDITION).switches.all_cars_out == "game-over"
    here = garage(table(EDITION), ANN, "highway-bus")
    after = move(here, "c0 > 120,-60")
    assert after.phase == "over"
    assert after.to_move is None
    assert after.supply(ANN).cars == 0
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("all-cars", (ANN,))
    assert (after.outcome.rank(ANN), after.outcome.rank(BOB)) == (1, 2)


def test_with_one_car_left_the_game_goes_on() -> None:
    here = garage(table(EDITION), ANN, "highway-bus", "food-truck")
    after = move(here, "c0 > 120,-60")
    assert after.outcome is None
    assert after.to_move == BOB


def test_nothing_is_built_after_the_end() -> None:
    over = move(garage(table(EDITION), ANN, "highway-bus"), "c0 > 120,-60")
    assert faults(over, "c1 115,60 2") == ("wrong-phase",)
    assert faults(over, "pass") == ("wrong-phase",)


def test_the_last_car_may_be_one_of_two_earned() -> None:
    here = span(table(EDITION), BOB, (180, -60, 3), (180, 60, 3))
    here = stand(span(here, BOB, (220, -60, 3), (220, 60, 3)), ANN, 140, 0, 5)
    after = move(garage(here, ANN, "limousine"), f"{last(here)} 260,0 4")
    assert after.outcome is not None
    assert after.outcome.winners == (ANN,)


# ---- 10-② out of material


def test_a_player_who_can_build_may_not_pass_and_is_shown_a_build() -> None:
    here = give(begun(), ANN, gray=1, yellow=0)
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    shown = parse_turn(verdict.findings[0].args["turn"])
    assert isinstance(shown, Extend)
    assert judge(here, shown)


def test_a_player_without_columns_builds_nothing_not_even_an_off_ramp() -> None:
    """10-② requires a column and a road; a road alone is not enough."""
    here = without_columns(table(EDITION), ANN)
    assert faults(here, "c0 > 120,-60") == ("off-ramp-without-columns",)
    assert move(here, "pass").has_last_chance(ANN)
    for gray, yellow in ((1, 0), (0, 1)):
        assert judged(give(here, ANN, gray=gray, yellow=yellow), "c0 > 120,-60")


def test_as_a_house_rule_an_off_ramp_stays_open_without_columns() -> None:
    here = without_columns(table(EDITION, house_rules={"without_columns": "off-ramp"}), ANN)
    assert judged(here, "c0 > 120,-60")
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    assert isinstance(parse_turn(verdict.findings[0].args["turn"]), OffRamp)


def test_a_player_without_a_road_passes() -> None:
    here = give(begun(), ANN, roads=0)
    after = move(here, "pass")
    assert after.has_last_chance(ANN)
    assert after.to_move == BOB
    assert after.outcome is None


def test_a_player_without_a_column_passes() -> None:
    assert move(without_columns(begun(), ANN), "pass").has_last_chance(ANN)


def test_columns_that_allow_no_legal_height_count_as_none() -> None:
    """After height 3, a player needs two gray, four gray, or one gray and a yellow."""
    here = lay(begun(), ANN, "c2 230,-60 3")
    for gray, yellow, out in ((1, 0, True), (0, 3, True), (2, 0, False), (1, 1, False)):
        assert (faults(give(here, ANN, gray=gray, yellow=yellow), "pass") == ()) is out


def fenced(here: Position, seat: int, posts: int = 7) -> Position:
    """The other's columns stand around the only base point of a player, 30 mm from it.

    Seven leave gaps that are narrower than a road, except for the road that leads there.
    """
    y = -60 if seat == ANN else 60
    for post in range(posts):
        angle = math.radians(180 + 31 + post * 298 / 6)  # the road comes from 180°; the posts begin 31° beside it
        here = stand(here, 1 - seat, 115 + 30 * math.cos(angle), y + 30 * math.sin(angle), 4)
    return here


def walled_in(seat: int, posts: int = 7) -> Position:
    """A player has material but no spot to build."""
    return fenced(give(begun(), seat, gray=3, yellow=0), seat, posts)


def test_a_player_with_material_but_no_spot_passes() -> None:
    """Our ruling: the survey finds no legal placement. No clock starts, because the player has material."""
    here = walled_in(ANN)
    after = moves(here, ["pass", "c3 230,60 3"])
    assert not after.has_last_chance(ANN)
    assert after.outcome is None
    assert after.to_move == ANN


def test_one_gap_in_the_wall_is_enough_to_refuse_a_pass() -> None:
    here = walled_in(ANN, posts=6)
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    assert judge(here, parse_turn(verdict.findings[0].args["turn"]))


def test_a_player_with_only_yellow_columns_passes() -> None:
    assert move(give(begun(), ANN, gray=0, yellow=3), "pass").has_last_chance(ANN)


def test_a_player_without_base_points_must_pass() -> None:
    """Ann ends her highway with an off-ramp. She has no base point, so she cannot build. The book warns of it in 8."""
    here = moves(table(EDITION), ["c0 > 120,-60", "c1 115,60 2"])
    assert here.base_points(ANN) == ()
    after = moves(here, ["pass", "c2 230,60 3"])
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("last-with-material", (BOB,))


def test_the_clock_starts_with_the_pass() -> None:
    """Ann builds with her last three gray. She loses only after she has had to pass and Bob has built again."""
    here = move(give(begun(), ANN, gray=3, yellow=0), "c2 230,-60 3")
    assert not here.has_last_chance(ANN)
    here = move(here, "c3 230,60 3")
    assert here.outcome is None
    here = move(here, "pass")
    assert here.has_last_chance(ANN)
    assert here.outcome is None
    assert move(here, "c5 345,60 2").outcome is not None


def test_after_a_pass_the_other_takes_a_turn_without_penalty_and_the_passer_has_lost() -> None:
    after = moves(without_columns(begun(), ANN), ["pass", "c3 230,60 3"])
    assert after.phase == "over"
    assert after.outcome is not None
    assert after.outcome.reason == "last-with-material"
    assert after.outcome.ranking == ((BOB,), (ANN,))


def test_an_off_ramp_is_a_turn_like_any_other() -> None:
    here = lay(without_columns(begun(), ANN), BOB, "c3 230,60 1")
    after = moves(here, ["pass", "c4 > 350,60"])
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_a_penalty_to_the_one_who_passed_lets_them_play_on() -> None:
    here = without_columns(begun(), ANN)
    after = moves(here, ["pass", "c3 230,60 3 ! 1 c2"])
    assert after.outcome is None
    assert not after.has_last_chance(ANN)
    assert after.to_move == ANN
    assert after.supply(ANN).columns == 1
    assert judged(after, "c2 230,-60 1")
    assert faults(after, "pass") == ("pass-with-legal-build",)


def test_a_player_saved_with_a_useless_yellow_passes_again() -> None:
    here = without_columns(begun(), ANN)
    here = moves(here, ["pass", "c3 230,60 3 ! 1 c2 ? 0:0g1y"])
    assert here.outcome is None
    assert here.supply(ANN).yellow == 1
    here = move(here, "pass")
    assert here.has_last_chance(ANN)
    after = move(here, "c4 345,60 2")
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_a_fallen_piece_that_cannot_be_paid_for_saves_nobody() -> None:
    """Bob's last columns go into this turn. Nothing can be paid, so the turn counts as one without a penalty."""
    here = give(without_columns(begun(), ANN), BOB, gray=1, yellow=0)
    after = moves(here, ["pass", "c3 230,60 1 ! 1 c2"])
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_knocking_over_your_own_pieces_does_not_save_the_other() -> None:
    after = moves(without_columns(begun(), ANN), ["pass", "c3 230,60 3 ! 1 c1 r1"])
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_a_penalty_before_the_other_builds_counts_as_well() -> None:
    """Something is knocked over before the turn and reported separately."""
    after = moves(without_columns(begun(), ANN), ["pass", "! 1 c2", "c3 230,60 3"])
    assert after.outcome is None
    assert after.to_move == ANN


def test_the_last_car_wins_even_while_the_other_waits_to_be_out() -> None:
    here = lay(garage(without_columns(begun(), ANN), BOB, "food-truck"), BOB, "c3 230,60 1")
    after = moves(here, ["pass", "c4 > 350,60"])
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("all-cars", (BOB,))


# ---- a forced pass completes a turn


def both_without_columns(**options: Any) -> Position:
    return without_columns(begun(**options), ANN, BOB)


def test_if_both_are_out_of_material_the_first_to_pass_loses() -> None:
    """Ann has more cars, but she passed first: Bob's pass completes a turn, and nobody paid her."""
    here = turn_of(stand(give(both_without_columns(), ANN, gray=1), ANN, -200, 100, 1), ANN)
    here = without_columns(turn_of(move(here, f"{last(here)} > -320,100"), ANN), ANN)
    assert (here.cars_placed(ANN), here.cars_placed(BOB)) == (2, 1)
    here = move(here, "pass")
    assert here.outcome is None
    after = move(here, "pass")
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.ranking) == ("last-with-material", ((BOB,), (ANN,)))


@pytest.mark.compiled
def test_a_pass_because_nothing_fits_completes_a_turn_too() -> None:
    """Ann is out of material, Bob is walled in. Both passes are forced, and hers came first."""
    after = moves(without_columns(walled_in(BOB), ANN), ["pass", "pass"])
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("last-with-material", (BOB,))


@pytest.mark.compiled
def test_two_passes_are_no_stalemate_while_a_clock_runs() -> None:
    """Bob, walled in, passes, then Ann, out of material: two passes in a row, but only Ann's clock runs."""
    here = moves(turn_of(without_columns(walled_in(BOB), ANN), BOB), ["pass", "pass"])
    assert here.outcome is None
    assert here.has_last_chance(ANN)
    assert not here.has_last_chance(BOB)
    after = move(here, "pass")
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


@pytest.mark.compiled
def test_if_both_have_material_but_no_spot_most_cars_win() -> None:
    """Our ruling, in every edition. Both players are walled in, and the posts are no base points."""
    shut = edited(fenced(walled_in(ANN), BOB))
    shut.table.column_marks[4:18, COLUMN_OUT] = 1  # a road leaves each post already, so none is a base point
    shut = give(give(shut, ANN, gray=3, yellow=0), BOB, gray=5, yellow=0)
    here = move(shut, "pass")
    assert here.outcome is None
    after = move(here, "pass")
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.ranking) == ("stalemate", ((BOB,), (ANN,)))


# ---- as a house rule a pass does not count as a turn; the result if both pass is our ruling

NO_TURN = {"forced_pass": "no-turn"}


def test_if_both_pass_most_cars_win() -> None:
    here = give(both_without_columns(house_rules=NO_TURN), BOB, gray=1)
    here = turn_of(stand(here, BOB, -200, 100, 1), BOB)
    here = without_columns(turn_of(move(here, f"{last(here)} > -320,100"), ANN), BOB)
    assert (here.cars_placed(ANN), here.cars_placed(BOB)) == (1, 2)
    after = moves(give(here, ANN, yellow=3), ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.reason == "stalemate"
    assert after.outcome.ranking == ((BOB,), (ANN,))


def test_at_equal_cars_most_columns_left_win() -> None:
    here = give(both_without_columns(house_rules=NO_TURN), ANN, gray=0, yellow=2)
    after = moves(here, ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.ranking == ((ANN,), (BOB,))


def test_at_equal_cars_and_columns_they_share_the_win() -> None:
    after = moves(both_without_columns(house_rules=NO_TURN), ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.ranking == ((ANN, BOB),)
    assert set(after.outcome.winners) == {ANN, BOB}


@pytest.mark.parametrize(("line", "fault"), [("aside", "set-aside-not-allowed"), ("stop", "stop-not-allowed")])
def test_there_is_no_setting_aside_and_no_stopping(line: str, fault: str) -> None:
    assert faults(without_columns(begun(), ANN), line) == (fault,)
