"""Rainbow City, base rules: places in the ranking, running out of material. Section 10."""

from __future__ import annotations

from typing import Any

import pytest

from city import city, garage, last
from shuto.rules.editions.edition import load_edition
from shuto.rules.position import Position
from tables import crossed, faults, give, judged, lay, move, moves, stand, turn_of, without_columns

ANN, BOB, CLEO, DAN = range(4)
# a build for each player that is in nobody's way
BUILD = {ANN: "c0 100,-120 2", BOB: "c1 -150,-40 2", CLEO: "c2 150,-40 2"}
NEXT = {ANN: "c3 215,-120 3", BOB: "c4 -265,-40 3", CLEO: "c5 265,-40 3"}
NO_TURN = {"forced_pass": "no-turn"}


def begun(**options: Any) -> Position:
    """Three players with a column of 2 each (c3, c4, c5), so nobody can build an off-ramp. Ann is to move."""
    return moves(city(3, **options), BUILD.values())


def ramps(*seats: int) -> Position:
    """Three players, each with one car left. These have a column of 1 far outside (c3 and on) for an off-ramp."""
    here = city(3)
    spots = {ANN: (100, -300), BOB: (-300, 200), CLEO: (300, 200)}
    for seat in seats:
        here = stand(here, seat, *spots[seat], 1)
    for seat in range(3):
        here = garage(here, seat, "limousine")
    return here


# ---- 10.1 all cars placed


def test_the_first_to_place_all_cars_wins_and_leaves_the_others_play_on() -> None:
    assert load_edition("rainbow-city").switches.all_cars_out == "play-on"
    after = move(ramps(ANN), "c3 > 220,-300")
    assert after.outcome is None
    assert after.still_in == (BOB, CLEO)
    assert after.to_move == BOB
    after = moves(after, [BUILD[BOB], BUILD[CLEO]])
    assert after.to_move == BOB  # Ann has no more turns
    assert faults(after, "0: c0 100,-120 2")[0] == "not-your-turn"


def test_it_ends_when_only_one_has_cars_left_and_that_is_the_ranking() -> None:
    here = moves(ramps(ANN, CLEO), ["c3 > 220,-300", BUILD[BOB], "c4 > 420,200"])
    assert here.phase == "over"
    assert here.outcome is not None
    assert here.outcome.reason == "all-cars"
    assert here.outcome.ranking == ((ANN,), (CLEO,), (BOB,))
    assert [here.outcome.rank(seat) for seat in range(3)] == [1, 3, 2]


def test_with_two_players_the_first_is_also_the_last_to_finish() -> None:
    after = move(garage(city(2), ANN, "limousine"), "c0 > 120,-60")
    assert after.outcome is not None
    assert after.outcome.ranking == ((ANN,), (BOB,))


def test_the_finished_players_pieces_stay_and_can_be_crossed() -> None:
    here = move(ramps(ANN), "c3 > 220,-300")
    assert [column.owner for column in here.columns].count(ANN) == 2
    here = stand(here, BOB, 160, -360, 3)
    verdict = judged(here, f"{last(here)} 160,-240 4 = 20")
    assert crossed(verdict) == {"r3": ("over", "earns")}
    assert verdict


def test_places_of_four_players() -> None:
    """Bob passes, Dan finishes. After Ann's last turn, all others have had one, and Bob is out."""
    here = city(4)
    here = without_columns(lay(here, BOB, "c1 -150,100 2"), BOB)
    here = stand(stand(here, ANN, 100, -300, 1), DAN, 300, 200, 1)
    here = garage(garage(here, DAN, "sports-car"), ANN, "sports-car", "food-truck")
    here = moves(here, ["c5 > 220,-300", "pass", "c2 -80,190 2", "c6 > 420,200"])
    assert here.to_move == ANN
    assert here.still_in == (ANN, BOB, CLEO)
    here = turn_of(stand(here, ANN, -100, -300, 1), ANN)
    here = move(here, f"{last(here)} > -220,-300")
    assert here.outcome is not None
    assert here.outcome.ranking == ((DAN,), (ANN,), (CLEO,), (BOB,))


# ---- 10.2 out of material


def test_a_player_without_material_passes() -> None:
    here = without_columns(begun(), ANN)
    after = move(here, "pass")
    assert after.has_last_chance(ANN)
    assert after.still_in == (ANN, BOB, CLEO)
    assert after.to_move == BOB


def test_a_player_who_can_build_may_not_pass() -> None:
    here = give(begun(), ANN, gray=1, yellow=0)
    verdict = judged(here, "pass")
    assert verdict.faults == ("pass-with-legal-build",)
    assert judged(here, verdict.findings[0].args["turn"])


def test_a_player_without_columns_builds_nothing_not_even_an_off_ramp() -> None:
    here = without_columns(city(3), ANN)
    assert faults(here, "c0 > 100,-120") == ("off-ramp-without-columns",)
    assert move(here, "pass").has_last_chance(ANN)
    assert faults(give(here, ANN, yellow=1), "pass") == ("pass-with-legal-build",)
    assert judged(give(here, ANN, yellow=1), "c0 > 100,-120")


def test_the_clock_starts_with_the_pass_not_when_material_runs_out() -> None:
    here = moves(give(begun(), ANN, gray=3, yellow=0), [NEXT[ANN], NEXT[BOB], NEXT[CLEO]])
    assert not here.has_last_chance(ANN)
    assert here.still_in == (ANN, BOB, CLEO)
    here = moves(here, ["pass", "c7 -265,75 4", "c8 265,75 4"])
    assert here.still_in == (BOB, CLEO)


def test_all_the_others_must_have_taken_a_turn_before_the_passer_has_lost() -> None:
    here = moves(without_columns(begun(), ANN), ["pass", NEXT[BOB]])
    assert here.still_in == (ANN, BOB, CLEO)
    here = move(here, NEXT[CLEO])
    assert here.still_in == (BOB, CLEO)
    assert here.outcome is None
    assert here.to_move == BOB


def test_the_losers_pieces_stay_and_the_others_go_on() -> None:
    here = moves(without_columns(begun(), ANN), ["pass", NEXT[BOB], NEXT[CLEO]])
    assert [column.owner for column in here.columns].count(ANN) == 2
    here = moves(without_columns(here, BOB), ["pass", "c7 265,-155 4"])
    assert here.outcome is not None
    assert here.outcome.reason == "last-with-material"
    assert here.outcome.ranking == ((CLEO,), (BOB,), (ANN,))


@pytest.mark.parametrize("culprit", [BOB, CLEO])
def test_a_penalty_by_any_of_them_saves_the_passer(culprit: int) -> None:
    lines = {seat: NEXT[seat] + (f" ! {seat} c3" if seat == culprit else "") for seat in (BOB, CLEO)}
    here = moves(without_columns(begun(), ANN), ["pass", lines[BOB], lines[CLEO]])
    assert here.still_in == (ANN, BOB, CLEO)
    assert here.to_move == ANN
    assert here.supply(ANN).columns == 1
    assert judged(here, "c3 215,-120 1")


def test_a_penalty_to_somebody_else_saves_nobody() -> None:
    here = moves(without_columns(begun(), ANN), ["pass", f"{NEXT[BOB]} ! 1 c5", NEXT[CLEO]])
    assert here.still_in == (BOB, CLEO)


def test_a_saved_player_who_must_pass_again_waits_again() -> None:
    """The yellow column that Ann was paid makes no column alone."""
    here = moves(without_columns(begun(), ANN), ["pass", f"{NEXT[BOB]} ! 1 c3 ? 0:0g1y", NEXT[CLEO]])
    here = moves(here, ["pass", "c6 -265,75 4"])
    assert here.still_in == (ANN, BOB, CLEO)
    here = move(here, "c7 265,75 4")
    assert here.still_in == (BOB, CLEO)


def test_a_forced_pass_completes_a_turn() -> None:
    """Ann and Bob both pass. After Cleo's build, all others have had their turn, and Ann is out before Bob."""
    here = moves(without_columns(begun(), ANN, BOB), ["pass", "pass"])
    assert here.still_in == (ANN, BOB, CLEO)
    after = move(here, NEXT[CLEO])
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.ranking) == ("last-with-material", ((CLEO,), (BOB,), (ANN,)))


def test_if_all_are_out_of_material_the_last_to_pass_wins() -> None:
    """Although Ann has the most cars: the order in which they passed decides, without a tie-break."""
    here = without_columns(begun(), BOB, CLEO)
    here = turn_of(stand(here, ANN, 100, -300, 1), ANN)
    here = without_columns(turn_of(move(here, f"{last(here)} > 220,-300"), ANN), ANN)
    after = moves(here, ["pass", "pass", "pass"])
    assert after.outcome is not None
    assert (after.outcome.reason, after.outcome.ranking) == ("last-with-material", ((CLEO,), (BOB,), (ANN,)))


def test_as_a_house_rule_a_pass_does_not_count_as_a_turn() -> None:
    """After Cleo's build, Bob, who passed, has not had a turn, so nobody is out yet."""
    here = moves(without_columns(begun(house_rules=NO_TURN), ANN, BOB), ["pass", "pass", NEXT[CLEO]])
    assert here.still_in == (ANN, BOB, CLEO)
    assert here.has_last_chance(ANN)
    assert here.has_last_chance(BOB)
    assert here.to_move == ANN


def test_waiting_for_a_player_ends_when_they_finish() -> None:
    """Ann waits for Bob, who finishes with the last car. Cleo's turn then decides."""
    here = stand(without_columns(begun(), ANN), BOB, -300, 200, 1)
    here = garage(here, BOB, "limousine")
    here = moves(here, ["pass", "c6 > -420,200"])
    assert here.still_in == (ANN, CLEO)
    here = move(here, NEXT[CLEO])
    assert here.outcome is not None
    assert here.outcome.ranking == ((BOB,), (CLEO,), (ANN,))


# ---- if a pass does not count as a turn, everybody may pass in a row: our ruling


def test_if_all_pass_most_cars_win_then_most_columns_else_they_share() -> None:
    here = without_columns(begun(house_rules=NO_TURN), ANN, BOB)
    here = turn_of(stand(here, CLEO, 300, 200, 1), CLEO)
    here = without_columns(move(here, f"{last(here)} > 420,200"), CLEO)
    here = give(here, BOB, gray=0, yellow=1)
    after = moves(here, ["pass", "pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.reason == "stalemate"
    assert after.outcome.ranking == ((CLEO,), (BOB,), (ANN,))


def test_equal_in_both_they_share_the_place() -> None:
    after = moves(without_columns(begun(house_rules=NO_TURN), ANN, BOB, CLEO), ["pass", "pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.ranking == ((ANN, BOB, CLEO),)


def test_two_passes_of_three_are_not_everybody() -> None:
    here = moves(without_columns(begun(), ANN, BOB), ["pass", "pass"])
    assert here.outcome is None
    assert here.to_move == CLEO


def test_finished_players_stay_ahead_of_those_who_all_pass() -> None:
    here = garage(stand(begun(house_rules=NO_TURN), ANN, 100, -300, 1), ANN, "limousine")
    here = move(here, f"{last(here)} > 220,-300")
    after = moves(without_columns(here, BOB, CLEO), ["pass", "pass"])
    assert after.outcome is not None
    assert after.outcome.ranking == ((ANN,), (BOB, CLEO))


def test_no_setting_aside_in_the_base_rules() -> None:
    assert faults(without_columns(begun(), ANN), "aside") == ("set-aside-not-allowed",)
    assert faults(begun(), "stop") == ("stop-not-allowed",)
