"""How the course of a game is stored in arrays. Imports only numpy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from shuto.rules.kernels.layout import Ints

SETUP, PLAYING, OVER = range(3)
IN, FINISHED, OUT = range(3)
NOT_OVER, ALL_CARS, LAST_WITH_MATERIAL, STALEMATE, ROADS_USED_UP, LAST_ROUND_PLAYED, STOPPED = range(7)

PHASE, TO_MOVE, FIRST, PASSES, TURNS, LAST_ROUND, WHY_OVER = range(7)
GAME_INTS = 7
# OUT_SINCE: turns played when the player ran out of material; 0: they have material, or were paid since
STATUS, PLACE, OUT_SINCE = range(3)
PLAYER_INTS = 3


class Course(NamedTuple):
    """Whose turn it is and who is still in. waits[p, q]: p is out of material; q still has a turn before p is out."""

    game: Ints
    players: Ints
    waits: Ints

    def copy(self) -> Course:
        """An independent copy."""
        return Course._make(array.copy() for array in self)


class CourseLaw(NamedTuple):
    """The switches that decide how a game goes on and ends."""

    missions: bool
    over_at_first: bool
    chance_at_once: bool
    pass_completes: bool
    """A pass counts as a turn for the players who are out of material."""


def new_course(players: int, first: int) -> Course:
    """The course of a game that has not begun; `first` is the seat that plays first."""
    course = Course(
        game=np.zeros(GAME_INTS, np.int64),
        players=np.zeros((players, PLAYER_INTS), np.int64),
        waits=np.zeros((players, players), np.int64),
    )
    course.game[FIRST] = first
    course.game[TO_MOVE] = first
    return course
