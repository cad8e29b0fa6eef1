"""The consequences of a turn, on courses made by hand: who is next, who finished, how the game ends."""

from __future__ import annotations

from shuto.rules.kernels.course import (
    ALL_CARS,
    FINISHED,
    FIRST,
    IN,
    LAST_ROUND_PLAYED,
    LAST_WITH_MATERIAL,
    NOT_OVER,
    OUT,
    OVER,
    PASSES,
    PHASE,
    PLACE,
    ROADS_USED_UP,
    STALEMATE,
    STATUS,
    TURNS,
)
from shuto.rules.kernels.flow import end_game, players_in
from shuto.rules.kernels.layout import CARS, GRAY, ROADS, YELLOW
from unit.rules.kernels.hand_made import AT_ONCE, GAME_OVER, MISSIONS, ON_PASS, game


def test_clockwise_from_the_first_player() -> None:
    play = game(AT_ONCE, 4, first=2)
    assert [play.turn() for _ in range(5)] == [3, 0, 1, 2, 3]
    assert play.course.game[TURNS] == 5
    assert play.why == NOT_OVER


def test_passes_in_a_row_are_counted() -> None:
    play = game(ON_PASS, 3)
    play.turn(passed=True)
    play.turn(passed=True)
    assert play.course.game[PASSES] == 2
    play.turn()
    assert play.course.game[PASSES] == 0


def test_everybody_passing_is_a_stalemate() -> None:
    play = game(ON_PASS, 3)
    for _ in range(2):
        play.turn(passed=True)
        assert play.why == NOT_OVER
    play.turn(passed=True)
    assert (play.why, play.course.game[PHASE]) == (STALEMATE, OVER)


def test_those_who_are_out_need_not_pass() -> None:
    play = game(ON_PASS, 4)
    play.course.players[2, STATUS] = OUT
    assert [play.turn(passed=True) for _ in range(2)] == [1, 3]
    play.turn(passed=True)
    assert play.why == STALEMATE


# ---- all cars out


def test_the_last_car_ends_the_game_or_not() -> None:
    for rules, over in ((GAME_OVER, True), (AT_ONCE, False)):
        play = game(rules, 3)
        play.table.supplies[0, CARS:] = 0
        play.turn()
        assert play.statuses == [FINISHED, IN, IN]
        assert (play.course.game[PHASE] == OVER) == over
        assert play.why == (ALL_CARS if over else NOT_OVER)


def test_the_others_play_on_until_one_is_left() -> None:
    play = game(ON_PASS, 3)
    play.table.supplies[0, CARS:] = 0
    assert play.turn() == 1
    play.table.supplies[1, CARS:] = 0
    play.turn()
    assert play.course.players[:, PLACE].tolist() == [1, 2, 0]
    assert play.why == ALL_CARS
    assert players_in(play.course) == 1


def test_nobody_waits_for_a_finished_player() -> None:
    play = game(AT_ONCE, 3)
    play.use_up(0)
    play.turn()
    play.table.supplies[1, CARS:] = 0
    play.turn()
    assert play.course.waits[0].tolist() == [0, 0, 1]
    play.turn()
    assert play.statuses == [OUT, FINISHED, IN]
    assert play.why == LAST_WITH_MATERIAL


def test_finishing_while_the_other_has_a_last_chance_ends_the_game() -> None:
    """Two players: Ann is out of material, and Bob places the last car in the turn she waits for. Bob finishes."""
    play = game(AT_ONCE, 2)
    play.use_up(0)
    play.turn()
    play.table.supplies[1, CARS:] = 0
    play.turn()
    assert play.statuses == [IN, FINISHED]
    assert play.why == ALL_CARS


# ---- mission rules


def test_missions_end_with_the_round_of_the_last_car() -> None:
    play = game(MISSIONS, 3, first=1)
    play.turn()
    play.table.supplies[2, CARS:] = 0
    assert play.turn() == 0
    assert play.why == NOT_OVER
    play.turn()
    assert play.why == LAST_ROUND_PLAYED
    assert play.statuses == [IN, IN, IN]


def test_the_last_car_in_the_last_turn_of_a_round_ends_it_at_once() -> None:
    play = game(MISSIONS, 2)
    play.turn()
    play.table.supplies[1, CARS:] = 0
    play.turn()
    assert play.why == LAST_ROUND_PLAYED


def test_missions_end_when_all_roads_are_used_up() -> None:
    play = game(MISSIONS, 3)
    play.table.supplies[:, ROADS] = [0, 1, 0]
    assert play.turn() == 1
    assert play.turn() == 1  # nobody else has a road
    play.table.supplies[1, ROADS] = 0
    play.turn()
    assert play.why == ROADS_USED_UP


def test_the_last_round_ends_early_if_the_rest_of_it_has_no_roads() -> None:
    play = game(MISSIONS, 3)
    play.table.supplies[2, ROADS] = 0
    play.turn()
    play.table.supplies[1, CARS:] = 0
    play.turn()
    assert play.why == LAST_ROUND_PLAYED


def test_without_material_nobody_is_out_under_mission_rules() -> None:
    play = game(MISSIONS, 2)
    play.table.supplies[0, [GRAY, YELLOW]] = 0
    for _ in range(6):
        play.turn()
    assert play.statuses == [IN, IN]
    assert play.last_chance == []


def test_ending_a_game() -> None:
    play = game(AT_ONCE)
    end_game(play.course, STALEMATE)
    assert (play.course.game[PHASE], play.why) == (OVER, STALEMATE)
    assert play.course.game[FIRST] == 0
