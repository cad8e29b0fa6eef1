"""Clocks of players without material, on courses made by hand: when they start, what stops them, who is out."""

from __future__ import annotations

import pytest

from shuto.rules.kernels.course import IN, LAST_WITH_MATERIAL, NOT_OVER, OUT, OUT_SINCE, OVER, PHASE, PLACE, STALEMATE
from shuto.rules.kernels.flow import end_chance, pay
from shuto.rules.kernels.layout import GRAY, YELLOW
from unit.rules.kernels.hand_made import AT_ONCE, GAME_OVER, NO_TURN, ON_PASS, game

# ---- the last chance that starts at once


def test_at_once_the_others_take_one_turn_each() -> None:
    play = game(AT_ONCE, 3)
    play.use_up(0)
    assert play.turn() == 1
    assert play.last_chance == [0]
    assert play.turn() == 2
    assert play.statuses == [IN, IN, IN]
    assert play.turn() == 1
    assert play.statuses == [OUT, IN, IN]
    assert play.last_chance == []
    assert play.why == NOT_OVER


def test_with_material_there_is_no_last_chance() -> None:
    play = game(AT_ONCE, 2)
    play.turn()
    assert play.last_chance == []


def test_of_two_without_material_the_first_is_out_first() -> None:
    """Even if the last opponent uses up everything in that turn."""
    play = game(AT_ONCE, 2)
    play.use_up(0)
    play.turn()
    play.use_up(1)
    play.turn()
    assert play.statuses == [OUT, IN]
    assert (play.why, play.course.game[PHASE]) == (LAST_WITH_MATERIAL, OVER)


def test_of_three_without_material_the_last_wins() -> None:
    play = game(AT_ONCE, 3)
    play.use_up(0, 1, 2)
    for _ in range(4):
        if play.course.game[PHASE] != OVER:
            play.turn()
    assert play.statuses == [OUT, OUT, IN]
    assert play.course.players[:2, PLACE].tolist() == [1, 2]
    assert play.why == LAST_WITH_MATERIAL


def test_a_last_chance_does_not_begin_twice() -> None:
    play = game(AT_ONCE, 4)
    play.use_up(0)
    play.turn()
    first = int(play.course.players[0, OUT_SINCE])
    play.turn()
    assert play.course.players[0, OUT_SINCE] == first
    assert play.course.waits[0].tolist() == [0, 0, 1, 1]


def test_a_column_paid_ends_the_last_chance() -> None:
    play = game(AT_ONCE, 3)
    play.use_up(0)
    play.turn()
    pay(play.table, play.course, 1, 0, 1, 0)
    assert play.last_chance == []
    assert play.course.waits.sum() == 0
    play.turn()
    assert play.turn() == 0
    assert play.statuses == [IN, IN, IN]
    # they still have no road: the last chance begins again on their turn
    play.turn(passed=True)
    assert play.last_chance == [0]


def test_a_payment_of_nothing_ends_no_last_chance() -> None:
    play = game(AT_ONCE, 3)
    play.use_up(0)
    play.turn()
    pay(play.table, play.course, 1, 0, 0, 0)
    assert play.last_chance == [0]
    end_chance(play.course, 0)
    assert play.last_chance == []


@pytest.mark.parametrize(("gray", "yellow"), [(2, 0), (0, 1), (1, 1)])
def test_what_is_paid_changes_hands(gray: int, yellow: int) -> None:
    play = game(ON_PASS)
    before = play.table.supplies.copy()
    pay(play.table, play.course, 2, 0, gray, yellow)
    change = play.table.supplies - before
    assert change[2, [GRAY, YELLOW]].tolist() == [-gray, -yellow]
    assert change[0, [GRAY, YELLOW]].tolist() == [gray, yellow]
    assert change.sum() == 0


# ---- the last chance that starts with a pass


def test_on_a_pass_a_penalty_free_turn_of_all_others_is_the_end() -> None:
    play = game(ON_PASS, 3)
    play.use_up(0)
    play.turn(passed=True)
    assert play.last_chance == [0]
    play.turn()
    assert play.turn() == 1
    assert play.statuses == [OUT, IN, IN]


def test_without_material_the_last_chance_begins_with_the_pass() -> None:
    play = game(ON_PASS, 2)
    play.use_up(0)
    play.turn()
    assert play.last_chance == []


def test_a_forced_pass_completes_a_turn() -> None:
    """Ann waits for Bob and Cleo, Bob for Cleo and Ann: after Cleo's turn both are out, Ann first."""
    play = game(ON_PASS, 3)
    play.use_up(0, 1)
    play.turn(passed=True)
    play.turn(passed=True)
    assert play.course.players[:, OUT_SINCE].tolist() == [1, 2, 0]  # the turns in which they ran out of material
    assert play.course.waits.tolist() == [[0, 0, 1], [1, 0, 1], [0, 0, 0]]
    play.turn()
    assert play.statuses == [OUT, OUT, IN]
    assert play.course.players[:2, PLACE].tolist() == [1, 2]
    assert play.why == LAST_WITH_MATERIAL


def test_passes_are_no_stalemate_while_somebody_has_a_last_chance() -> None:
    """Bob and Cleo find no place, then Ann runs out of material: passes are no stalemate until she is out."""
    play = game(ON_PASS, 3, first=1)
    play.use_up(0)
    for _ in range(3):
        play.turn(passed=True)
    assert (play.why, play.last_chance) == (NOT_OVER, [0])
    play.turn(passed=True)
    assert (play.why, play.statuses) == (NOT_OVER, [IN, IN, IN])
    play.turn(passed=True)
    assert (play.why, play.statuses) == (STALEMATE, [OUT, IN, IN])


def test_as_a_house_rule_a_pass_does_not_count_as_a_turn() -> None:
    play = game(NO_TURN, 3)
    play.use_up(0, 1)
    play.turn(passed=True)
    play.turn(passed=True)
    assert play.turn() == 0
    # Bob has had no turn since Ann passed, so each still waits for the other
    assert play.statuses == [IN, IN, IN]
    assert play.course.waits.tolist() == [[0, 1, 0], [1, 0, 0], [0, 0, 0]]
    play.turn(passed=True)
    assert play.statuses == [IN, IN, IN]


def test_passing_for_want_of_a_place_is_no_last_chance() -> None:
    play = game(ON_PASS, 2)
    play.turn(passed=True)
    assert play.last_chance == []


def test_two_players_the_other_wins() -> None:
    play = game(GAME_OVER, 2)
    play.use_up(1)
    play.turn()
    play.turn(passed=True)
    play.turn()
    assert (play.statuses, play.why) == ([IN, OUT], LAST_WITH_MATERIAL)
