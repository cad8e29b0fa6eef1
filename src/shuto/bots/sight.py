"""What a bot sees of a position: the game in arrays, copies to try things on, kernels that look ahead in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

import numpy as np
import numpy.typing as npt

from shuto.bots.kernels.lookahead import Trial, make_trial
from shuto.bots.kernels.ready import ensure_bots_ready
from shuto.bots.kernels.turns import (
    ASIDE_KIND,
    BASE,
    CHOICE,
    HEIGHT,
    KIND,
    PASS_KIND,
    PLACE_X,
    PLACE_Y,
    Book,
    State,
    copy_into,
    take_turn,
)
from shuto.rules.game import Game
from shuto.rules.kernels.course import OVER, PHASE, TO_MOVE, Course
from shuto.rules.kernels.layout import Table
from shuto.rules.position import Position
from shuto.rules.referee.survey import ANGLES, COLUMN, JUNCTION, OFF_RAMP, REACHES, compass
from shuto.rules.turn import Extend, OffRamp, Pass, SetAside, Turn

Floats = npt.NDArray[np.float64]
MOST_CHOICES = 320


def _book(game: Game) -> Book:
    return Book(game.law, game.car_law, game.course_law, compass(ANGLES), np.array(REACHES))


class Sight:
    """A state of a game in arrays, with everything kernels need to play on from it."""

    def __init__(self, state: State, book: Book, trial: Trial, origin: Position) -> None:
        self.state, self.book, self.trial, self._origin = state, book, trial, origin
        self.scratch = trial.scratch

    @classmethod
    def of(cls, position: Position) -> Self:
        """What is seen of a position. Its arrays are only read."""
        ensure_bots_ready()
        state = State(position.table, position.course)
        return cls(state, _book(position.game), make_trial(state), position)

    @property
    def table(self) -> Table:
        """What stands."""
        return self.state.table

    @property
    def course(self) -> Course:
        """Whose turn it is and who is still in."""
        return self.state.course

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.course.players.shape[0])

    @property
    def to_move(self) -> int:
        """Whose turn it is."""
        return int(self.course.game[TO_MOVE])

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return bool(self.course.game[PHASE] == OVER)

    def copy(self) -> Self:
        """A state of one's own to play in."""
        return type(self)(self.state.copy(), self.book, self.trial, self._origin)

    def position(self) -> Position:
        """The state as a position, for whoever asks the rules in Python. What may be adjusted is left out."""
        return replace(self._origin, table=self.table, course=self.course, windows=())

    def write_over(self, other: Sight) -> None:
        """Become what another state of the same game is."""
        copy_into(other.state, self.state)

    def after(self, choice: Floats) -> Self:
        """The state after a choice of the player to move."""
        later = self.copy()
        if not take_turn(later.state, later.book, self.to_move, choice, self.scratch):
            raise ValueError(f"an illegal choice: {turn_of(choice)}")
        return later


def turn_of(choice: Floats) -> Turn:
    """A kernel's choice as a turn."""
    kind = int(choice[KIND])
    if kind == PASS_KIND:
        return Pass()
    if kind == ASIDE_KIND:
        return SetAside()
    base, x, y = int(choice[BASE]), float(choice[PLACE_X]), float(choice[PLACE_Y])
    if kind == OFF_RAMP:
        return OffRamp(base=base, x=x, y=y)
    return Extend(base=base, x=x, y=y, height=int(choice[HEIGHT]), junction=kind == JUNCTION)


def choice_of(turn: Turn) -> Floats:
    """A turn as kernels want it; its stated lie and cars do not matter to them."""
    choice = np.zeros(CHOICE)
    if isinstance(turn, (Extend, OffRamp)):
        choice[BASE], choice[PLACE_X], choice[PLACE_Y] = turn.base, turn.x, turn.y
        choice[KIND] = OFF_RAMP
        if isinstance(turn, Extend):
            choice[KIND], choice[HEIGHT] = JUNCTION if turn.junction else COLUMN, turn.height
    else:
        choice[KIND] = ASIDE_KIND if isinstance(turn, SetAside) else PASS_KIND
    return choice
