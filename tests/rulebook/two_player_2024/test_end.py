"""Two-player box of 2024: how the game ends. Section 10."""

from __future__ import annotations

import math

import pytest

from city import garage, last
from shuto.rules.edition import load_edition
from shuto.rules.notation import parse_turn
from shuto.rules.position import Position
from shuto.rules.referee import judge
from shuto.rules.turn import Extend, OffRamp
from tables import faults, give, judged, lay, move, moves, span, stand, table, turn_of

EDITION = "two-player-2024"
ANN, BOB = 0, 1


def dry(here: Position, seat: int) -> Position:
    """A player with roads and no columns."""
    return give(here, seat, gray=0, yellow=0)


def begun() -> Position:
    """Both have built a column of 2, so that neither can take an off-ramp; Ann is to move."""
    return table(EDITION, 2, "c0 115,-60 2", "c1 115,60 2")


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


def test_with_one_car_left_it_goes_on() -> None:
    here = garage(table(EDITION), ANN, "highway-bus", "food-truck")
    after = move(here, "c0 > 120,-60")
    assert after.outcome is None
    assert after.to_move == BOB


def test_after_the_end_nothing_is_built() -> None:
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


def test_who_can_build_must_not_pass_and_is_shown_a_build() -> None:
    here = give(begun(), ANN, gray=1, yellow=0)
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    shown = parse_turn(verdict.findings[0].args["turn"])
    assert isinstance(shown, Extend)
    assert judge(here, shown)


def test_who_has_no_columns_but_an_off_ramp_must_not_pass_either() -> None:
    here = dry(table(EDITION), ANN)
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    assert isinstance(parse_turn(verdict.findings[0].args["turn"]), OffRamp)


def test_who_has_no_road_passes() -> None:
    here = give(begun(), ANN, roads=0)
    after = move(here, "pass")
    assert after.on_clock(ANN)
    assert after.to_move == BOB
    assert after.outcome is None


def test_who_has_no_column_passes() -> None:
    assert move(dry(begun(), ANN), "pass").on_clock(ANN)


def test_columns_that_make_no_allowed_height_are_as_good_as_none() -> None:
    """From 3 one needs two gray or four, or one gray and a yellow."""
    here = lay(begun(), ANN, "c2 230,-60 3")
    for gray, yellow, out in ((1, 0, True), (0, 3, True), (2, 0, False), (1, 1, False)):
        assert (faults(give(here, ANN, gray=gray, yellow=yellow), "pass") == ()) is out


def walled_in(posts: int) -> Position:
    """Ann's only base point among Bob's columns, 30 mm from it, the gaps narrower than a road."""
    here = give(begun(), ANN, gray=3, yellow=0)
    for post in range(posts):
        angle = math.radians(180 + 31 + post * 298 / 6)
        here = stand(here, BOB, 115 + 30 * math.cos(angle), -60 + 30 * math.sin(angle), 4)
    return here


def test_who_has_material_but_no_place_passes() -> None:
    """Our ruling: the survey finds no legal placement. The clock is for want of material, so none starts."""
    here = walled_in(7)
    after = moves(here, ["pass", "c3 230,60 3"])
    assert not after.on_clock(ANN)
    assert after.outcome is None
    assert after.to_move == ANN


def test_one_gap_in_the_wall_is_enough_to_refuse_a_pass() -> None:
    here = walled_in(6)
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    assert judge(here, parse_turn(verdict.findings[0].args["turn"]))


def test_a_yellow_alone_does_not_save() -> None:
    assert move(give(begun(), ANN, gray=0, yellow=3), "pass").on_clock(ANN)


def test_who_has_no_end_left_to_build_from_has_to_pass() -> None:
    """Ann leaves her highway at once: no base point, so what she has makes no turn. The book warns of it in 8."""
    here = moves(table(EDITION), ["c0 > 120,-60", "c1 115,60 2"])
    assert here.base_points(ANN) == ()
    after = moves(here, ["pass", "c2 230,60 3"])
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("last-with-material", (BOB,))


def test_running_dry_starts_no_clock_before_the_turn_comes_round() -> None:
    """Ann builds with her last three gray: she loses only after she has had to pass and Bob has built again."""
    here = move(give(begun(), ANN, gray=3, yellow=0), "c2 230,-60 3")
    assert not here.on_clock(ANN)
    here = move(here, "c3 230,60 3")
    assert here.outcome is None
    here = move(here, "pass")
    assert here.on_clock(ANN)
    assert here.outcome is None
    assert move(here, "c5 345,60 2").outcome is not None


def test_after_a_pass_the_other_takes_a_turn_without_penalty_and_the_passer_has_lost() -> None:
    after = moves(dry(begun(), ANN), ["pass", "c3 230,60 3"])
    assert after.phase == "over"
    assert after.outcome is not None
    assert after.outcome.reason == "last-with-material"
    assert after.outcome.ranking == ((BOB,), (ANN,))


def test_an_off_ramp_is_a_turn_like_any_other() -> None:
    here = lay(dry(begun(), ANN), BOB, "c3 230,60 1")
    after = moves(here, ["pass", "c4 > 350,60"])
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_a_penalty_to_the_one_who_passed_lets_them_play_on() -> None:
    here = dry(begun(), ANN)
    after = moves(here, ["pass", "c3 230,60 3 ! 1 c2"])
    assert after.outcome is None
    assert not after.on_clock(ANN)
    assert after.to_move == ANN
    assert after.supply(ANN).columns == 1
    assert judged(after, "c2 230,-60 1")
    assert faults(after, "pass") == ("pass-with-legal-build",)


def test_saved_with_a_yellow_that_builds_nothing_one_passes_again() -> None:
    here = dry(begun(), ANN)
    here = moves(here, ["pass", "c3 230,60 3 ! 1 c2 ? 0:0g1y"])
    assert here.outcome is None
    assert here.supply(ANN).yellow == 1
    here = move(here, "pass")
    assert here.on_clock(ANN)
    after = move(here, "c4 345,60 2")
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_a_fallen_piece_that_cannot_be_paid_for_saves_nobody() -> None:
    """Bob's last columns go into his turn; with nothing to hand over the turn was without penalty."""
    here = give(dry(begun(), ANN), BOB, gray=1, yellow=0)
    after = moves(here, ["pass", "c3 230,60 1 ! 1 c2"])
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_knocking_over_ones_own_pieces_does_not_save_the_other() -> None:
    after = moves(dry(begun(), ANN), ["pass", "c3 230,60 3 ! 1 c1 r1"])
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


def test_a_penalty_before_the_other_builds_counts_as_well() -> None:
    """Knocked over while reaching across: told before the turn itself."""
    after = moves(dry(begun(), ANN), ["pass", "! 1 c2", "c3 230,60 3"])
    assert after.outcome is None
    assert after.to_move == ANN


def test_the_winner_with_the_last_car_wins_even_while_the_other_waits() -> None:
    here = lay(garage(dry(begun(), ANN), BOB, "food-truck"), BOB, "c3 230,60 1")
    after = moves(here, ["pass", "c4 > 350,60"])
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.winners) == ("all-cars", (BOB,))


# ---- a pass is no turn taken; what if both pass is our ruling


def both_dry() -> Position:
    return dry(dry(begun(), ANN), BOB)


def test_if_both_pass_nobody_has_taken_a_turn_and_most_cars_win() -> None:
    here = both_dry()
    here = lay(here, ANN, "c2 230,-60 3")
    ramp = stand(here, BOB, -200, 100, 1)
    ramp = turn_of(move(turn_of(ramp, BOB), f"{last(ramp)} > -320,100"), ANN)
    assert (ramp.cars_placed(ANN), ramp.cars_placed(BOB)) == (1, 2)
    after = moves(ramp, ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.reason == "stalemate"
    assert after.outcome.ranking == ((BOB,), (ANN,))


def test_with_as_many_cars_most_columns_left_win() -> None:
    here = give(both_dry(), ANN, gray=0, yellow=2)
    after = moves(here, ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.ranking == ((ANN,), (BOB,))


def test_else_they_share_the_win() -> None:
    after = moves(both_dry(), ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.ranking == ((ANN, BOB),)
    assert set(after.outcome.winners) == {ANN, BOB}


def test_cars_count_before_columns() -> None:
    here = stand(give(both_dry(), ANN, gray=0, yellow=3), BOB, -200, 100, 1)
    here = turn_of(move(turn_of(here, BOB), f"{last(here)} > -320,100"), ANN)
    after = moves(here, ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.winners == (BOB,)


@pytest.mark.parametrize("line", ["aside", "stop"])
def test_there_is_no_setting_aside_and_no_stopping(line: str) -> None:
    assert faults(dry(begun(), ANN), line) in {("set-aside-not-allowed",), ("stop-not-allowed",)}
