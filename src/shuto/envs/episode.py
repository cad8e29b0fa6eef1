"""An episode: one game as it is played. Its arrays change in place; its steps can be replayed as a record."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from shuto.bots.kernels.turns import State, take_turn
from shuto.bots.sight import Sight, turn_of
from shuto.envs.hands import Result
from shuto.rules.kernels.course import PHASE, SETUP
from shuto.rules.kernels.layout import CAR, CAR_OWNER, Floats, Ints
from shuto.rules.play import play_step
from shuto.rules.position import Position
from shuto.rules.records.record import Record, Recorder
from shuto.rules.turn import Aftermath, Turn

Move: TypeAlias = "Floats | Turn"
"""A turn as an object, or as a choice of the kernels (a row of numbers), which is quicker to play."""


class Episode:
    """One game. Choices are played by the compiled kernel that the bots use; everything else by `play`."""

    def __init__(self, position: Position, sight: Sight | None = None) -> None:
        """`sight`: that of an earlier game with the same beginning, whose scratch arrays are used again."""
        self.begin = position
        self._position: Position | None = position
        old = Sight.of(position) if sight is None else sight
        self.sight = Sight(State(position.table, position.course).copy(), old.book, old.trial, position)
        self.steps: list[Floats | tuple[Turn | None, Aftermath | None]] = []

    @property
    def position(self) -> Position:
        """The position now, as a value that does not change when the episode goes on."""
        if self._position is None:  # the arrays of a game that is over do not change any more
            self._position = (self.sight if self.over else self.sight.copy()).position()
        return self._position

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.sight.over

    @property
    def to_move(self) -> int:
        """The seat whose turn it is."""
        return self.sight.to_move

    @property
    def setting_up(self) -> bool:
        """True while components are placed, before the first turn."""
        return bool(self.sight.course.game[PHASE] == SETUP)

    def cars_placed(self) -> Ints:
        """Cars on the table, by owner."""
        table = self.sight.table
        return np.bincount(table.car_marks[: table.counts[CAR], CAR_OWNER], minlength=self.sight.seats)

    def play(self, move: Move) -> None:
        """Play a legal move. Raises ValueError if it is illegal; nothing has changed then."""
        if not isinstance(move, np.ndarray):
            self._step(move, None)
            return
        sight = self.sight
        self.has_played(move, legal=take_turn(sight.state, sight.book, sight.to_move, move, sight.scratch))

    def has_played(self, choice: Floats, *, legal: bool) -> None:
        """Note that a kernel has played a choice. Raises ValueError if the choice was illegal and so was not played."""
        if not legal:
            raise ValueError(f"illegal choice: {turn_of(choice)}")
        self._position = None
        self.steps.append(choice.copy())

    def happen(self, result: Result) -> None:
        """Play what a hand made of a build."""
        self._step(result.turn, result.aftermath)

    def _step(self, turn: Turn | None, aftermath: Aftermath | None) -> None:
        after = play_step(self.position, turn, aftermath).position
        self._position = after
        self.sight = Sight(State(after.table, after.course).copy(), self.sight.book, self.sight.trial, after)
        self.steps.append((turn, aftermath))

    @property
    def record(self) -> Record:
        """The game so far, judged again from its beginning. Each turn has what the referee filled in."""
        recorder = Recorder(self.begin)
        for step in self.steps:
            turn, aftermath = (turn_of(step), None) if isinstance(step, np.ndarray) else step
            recorder.step(turn, aftermath)
        return recorder.record


def turn_from(move: Move) -> Turn:
    """A move as a turn."""
    return turn_of(move) if isinstance(move, np.ndarray) else move
