"""What follows a turn, on courses made by hand: whose turn is next, clocks, who is out, how it ends."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from shuto.rules.kernels.course import (
    ALL_CARS,
    CLOCK,
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
    TO_MOVE,
    TURNS,
    WHY_OVER,
    Course,
    CourseLaw,
)
from shuto.rules.kernels.flow import end_game, end_turn, pay, players_in, stop_clock
from shuto.rules.kernels.layout import CARS, GRAY, ROADS, YELLOW, Table
from shuto.rules.setup import new_game
from tables import edited, settle

AT_ONCE = CourseLaw(missions=False, over_at_first=False, clock_at_once=True)
ON_PASS = CourseLaw(missions=False, over_at_first=False, clock_at_once=False)
GAME_OVER = CourseLaw(missions=False, over_at_first=True, clock_at_once=False)
MISSIONS = CourseLaw(missions=True, over_at_first=False, clock_at_once=False)


@dataclass
class Play:
    """A game of which only supplies and the course matter."""

    table: Table
    course: Course
    rules: CourseLaw
    law: object

    def turn(self, *, passed: bool = False) -> int:
        """The player to move ends a turn; returns who is next."""
        seat = int(self.course.game[TO_MOVE])
        end_turn(self.table, self.course, self.law, self.rules, seat, passed)  # type: ignore[arg-type]
        return int(self.course.game[TO_MOVE])

    def dry(self, *seats: int) -> None:
        """These players have nothing left to build with."""
        for seat in seats:
            self.table.supplies[seat, [GRAY, YELLOW, ROADS]] = 0

    @property
    def statuses(self) -> list[int]:
        return [int(status) for status in self.course.players[:, STATUS]]

    @property
    def why(self) -> int:
        return int(self.course.game[WHY_OVER])

    @property
    def on_clock(self) -> list[int]:
        return [seat for seat in range(len(self.course.players)) if self.course.players[seat, CLOCK]]


def game(rules: CourseLaw, players: int = 3, first: int = 0) -> Play:
    here = edited(settle(new_game("four-player-fr", players, first=first)))
    return Play(here.table, here.course, rules, here.game.law)


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


# ---- the clock that starts at once


def test_at_once_the_others_take_one_turn_each() -> None:
    play = game(AT_ONCE, 3)
    play.dry(0)
    assert play.turn() == 1
    assert play.on_clock == [0]
    assert play.turn() == 2
    assert play.statuses == [IN, IN, IN]
    assert play.turn() == 1
    assert play.statuses == [OUT, IN, IN]
    assert play.on_clock == []
    assert play.why == NOT_OVER


def test_with_material_no_clock_starts() -> None:
    play = game(AT_ONCE, 2)
    play.turn()
    assert play.on_clock == []


def test_of_two_who_ran_dry_the_first_is_out_first() -> None:
    """Even if the last opponent used up everything in that very turn."""
    play = game(AT_ONCE, 2)
    play.dry(0)
    play.turn()
    play.dry(1)
    play.turn()
    assert play.statuses == [OUT, IN]
    assert (play.why, play.course.game[PHASE]) == (LAST_WITH_MATERIAL, OVER)


def test_of_three_who_ran_dry_the_last_wins() -> None:
    play = game(AT_ONCE, 3)
    play.dry(0, 1, 2)
    for _ in range(4):
        if play.course.game[PHASE] != OVER:
            play.turn()
    assert play.statuses == [OUT, OUT, IN]
    assert play.course.players[:2, PLACE].tolist() == [1, 2]
    assert play.why == LAST_WITH_MATERIAL


def test_a_clock_is_not_started_twice() -> None:
    play = game(AT_ONCE, 4)
    play.dry(0)
    play.turn()
    first = int(play.course.players[0, CLOCK])
    play.turn()
    assert play.course.players[0, CLOCK] == first
    assert play.course.waits[0].tolist() == [0, 0, 1, 1]


def test_a_column_paid_stops_the_clock() -> None:
    play = game(AT_ONCE, 3)
    play.dry(0)
    play.turn()
    pay(play.table, play.course, 1, 0, 1, 0)
    assert play.on_clock == []
    assert play.course.waits.sum() == 0
    play.turn()
    assert play.turn() == 0
    assert play.statuses == [IN, IN, IN]
    # he still has no road: on his turn it begins again
    play.turn(passed=True)
    assert play.on_clock == [0]


def test_a_payment_of_nothing_stops_no_clock() -> None:
    play = game(AT_ONCE, 3)
    play.dry(0)
    play.turn()
    pay(play.table, play.course, 1, 0, 0, 0)
    assert play.on_clock == [0]
    stop_clock(play.course, 0)
    assert play.on_clock == []


@pytest.mark.parametrize(("gray", "yellow"), [(2, 0), (0, 1), (1, 1)])
def test_what_is_paid_changes_hands(gray: int, yellow: int) -> None:
    play = game(ON_PASS)
    before = play.table.supplies.copy()
    pay(play.table, play.course, 2, 0, gray, yellow)
    change = play.table.supplies - before
    assert change[2, [GRAY, YELLOW]].tolist() == [-gray, -yellow]
    assert change[0, [GRAY, YELLOW]].tolist() == [gray, yellow]
    assert change.sum() == 0


# ---- the clock that starts with a pass


def test_on_a_pass_a_penalty_free_turn_of_all_others_is_the_end() -> None:
    play = game(ON_PASS, 3)
    play.dry(0)
    play.turn(passed=True)
    assert play.on_clock == [0]
    play.turn()
    assert play.turn() == 1
    assert play.statuses == [OUT, IN, IN]


def test_running_dry_starts_nothing_before_the_pass() -> None:
    play = game(ON_PASS, 2)
    play.dry(0)
    play.turn()
    assert play.on_clock == []


def test_a_pass_is_no_turn_taken() -> None:
    play = game(ON_PASS, 3)
    play.dry(0, 1)
    play.turn(passed=True)
    play.turn(passed=True)
    assert play.turn() == 0
    # Bob has taken no turn since Ann passed, so both still wait: she for him, he for her
    assert play.statuses == [IN, IN, IN]
    assert play.course.waits.tolist() == [[0, 1, 0], [1, 0, 0], [0, 0, 0]]
    play.turn(passed=True)
    assert play.statuses == [IN, IN, IN]


def test_passing_for_want_of_a_place_starts_no_clock() -> None:
    play = game(ON_PASS, 2)
    play.turn(passed=True)
    assert play.on_clock == []


def test_two_players_the_other_wins() -> None:
    play = game(GAME_OVER, 2)
    play.dry(1)
    play.turn()
    play.turn(passed=True)
    play.turn()
    assert (play.statuses, play.why) == ([IN, OUT], LAST_WITH_MATERIAL)


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


def test_nobody_waits_for_who_has_finished() -> None:
    play = game(AT_ONCE, 3)
    play.dry(0)
    play.turn()
    play.table.supplies[1, CARS:] = 0
    play.turn()
    assert play.course.waits[0].tolist() == [0, 0, 1]
    play.turn()
    assert play.statuses == [OUT, FINISHED, IN]
    assert play.why == LAST_WITH_MATERIAL


def test_who_finishes_while_another_is_on_the_clock_leaves_none_behind() -> None:
    """Two players: Ann is dry, Bob places his last car in the turn she waits for. He has finished; it is over."""
    play = game(AT_ONCE, 2)
    play.dry(0)
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
    assert play.on_clock == []


def test_ending_a_game() -> None:
    play = game(AT_ONCE)
    end_game(play.course, STALEMATE)
    assert (play.course.game[PHASE], play.why) == (OVER, STALEMATE)
    assert play.course.game[FIRST] == 0
