"""A bot's view of a position: its arrays, and copies in which kernels can play ahead."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

import numpy as np

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
from shuto.rules.kernels.layout import Floats, Table
from shuto.rules.position import Position
from shuto.rules.referee.survey import ANGLES, COLUMN, JUNCTION, OFF_RAMP, REACHES, compass
from shuto.rules.turn import Extend, OffRamp, Pass, SetAside, Turn

MAX_CHOICES = 320


def _book(game: Game) -> Book:
    return Book(game.law, game.car_law, game.course_law, compass(ANGLES), np.array(REACHES))


class Sight:
    """The state of a game as arrays, with everything that kernels need to play on from it."""

    def __init__(self, state: State, book: Book, trial: Trial, origin: Position) -> None:
        self.state, self.book, self.trial, self._origin = state, book, trial, origin
        self.scratch = trial.scratch

    @classmethod
    def of(cls, position: Position) -> Self:
        """Make a view of a position. It shares the position's arrays and does not change them."""
        ensure_bots_ready()
        state = State(position.table, position.course)
        return cls(state, _book(position.game), make_trial(state), position)

    @property
    def table(self) -> Table:
        """The pieces that stand."""
        return self.state.table

    @property
    def course(self) -> Course:
        """Whose turn it is and who is still in."""
        return self.state.course

    @property
    def seats(self) -> int:
        """Number of players."""
        return int(self.course.players.shape[0])

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return int(self.course.game[TO_MOVE])

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return bool(self.course.game[PHASE] == OVER)

    def copy(self) -> Self:
        """Return a copy that may be changed."""
        return type(self)(self.state.copy(), self.book, self.trial, self._origin)

    def position(self) -> Position:
        """Return the state as a position, without the windows (builds that may still be adjusted)."""
        return replace(self._origin, table=self.table, course=self.course, windows=())

    def copy_from(self, other: Sight) -> None:
        """Copy another state of the same game into this one."""
        copy_into(other.state, self.state)

    def after(self, choice: Floats) -> Self:
        """Return the state after a choice of the player to move."""
        later = self.copy()
        if not take_turn(later.state, later.book, self.to_move, choice, self.scratch):
            raise ValueError(f"illegal choice: {turn_of(choice)}")
        return later


def turn_of(choice: Floats) -> Turn:
    """Convert a choice of a kernel into a turn."""
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
    """Convert a turn into a choice for a kernel. The lie and the cars that the turn states are dropped."""
    choice = np.zeros(CHOICE)
    if isinstance(turn, (Extend, OffRamp)):
        choice[BASE], choice[PLACE_X], choice[PLACE_Y] = turn.base, turn.x, turn.y
        choice[KIND] = OFF_RAMP
        if isinstance(turn, Extend):
            choice[KIND], choice[HEIGHT] = JUNCTION if turn.junction else COLUMN, turn.height
    else:
        choice[KIND] = ASIDE_KIND if isinstance(turn, SetAside) else PASS_KIND
    return choice
