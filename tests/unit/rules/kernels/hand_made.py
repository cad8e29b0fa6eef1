"""Games made by hand in which only the supplies and the course matter."""

from __future__ import annotations

from dataclasses import dataclass

from shuto.rules.kernels.course import OUT_SINCE, STATUS, TO_MOVE, WHY_OVER, Course, CourseLaw
from shuto.rules.kernels.flow import end_turn
from shuto.rules.kernels.layout import GRAY, ROADS, YELLOW, Law, Table
from shuto.rules.setup import new_game
from tables import edited, settle

AT_ONCE = CourseLaw(missions=False, over_at_first=False, chance_at_once=True, pass_completes=True)
ON_PASS = CourseLaw(missions=False, over_at_first=False, chance_at_once=False, pass_completes=True)
NO_TURN = ON_PASS._replace(pass_completes=False)
GAME_OVER = ON_PASS._replace(over_at_first=True)
MISSIONS = ON_PASS._replace(missions=True)


@dataclass
class Play:
    """A game in which only the supplies and the course matter."""

    table: Table
    course: Course
    rules: CourseLaw
    law: Law

    def turn(self, *, passed: bool = False) -> int:
        """End a turn of the player to move; returns who is next."""
        seat = int(self.course.game[TO_MOVE])
        end_turn(self.table, self.course, self.law, self.rules, seat, passed)
        return int(self.course.game[TO_MOVE])

    def use_up(self, *seats: int) -> None:
        """Leave these players nothing to build with."""
        for seat in seats:
            self.table.supplies[seat, [GRAY, YELLOW, ROADS]] = 0

    @property
    def statuses(self) -> list[int]:
        return [int(status) for status in self.course.players[:, STATUS]]

    @property
    def why(self) -> int:
        return int(self.course.game[WHY_OVER])

    @property
    def last_chance(self) -> list[int]:
        return [seat for seat in range(len(self.course.players)) if self.course.players[seat, OUT_SINCE]]


def game(rules: CourseLaw, players: int = 3, first: int = 0) -> Play:
    here = edited(settle(new_game("four-player-fr", players, first=first)))
    return Play(here.table, here.course, rules, here.game.law)
