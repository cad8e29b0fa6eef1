"""The prospect of a turn: the verdict, the position after it, and the changes as views."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from shuto.rules.difference import Difference, SideTaken, difference
from shuto.rules.kernels.course import FINISHED, OUT, STATUS
from shuto.rules.outcome import Outcome
from shuto.rules.pieces import Car, Column, Component, Road, Supply
from shuto.rules.play import play_judged
from shuto.rules.position import Position
from shuto.rules.referee.verdict import IllegalTurnError, Verdict
from shuto.rules.turn import Take, Turn


@dataclass(frozen=True)
class Prospect:
    """The consequences of a turn. Truthy if the turn is legal; for an illegal turn, only the verdict is set."""

    verdict: Verdict
    before: Position
    after: Position | None = None
    """The position after the turn; None if it is illegal."""

    def __bool__(self) -> bool:
        return self.after is not None

    @cached_property
    def change(self) -> Difference:
        """The pieces that the turn adds to the table or moves on it."""
        return difference(self.before, self._now)

    @property
    def column(self) -> Column | None:
        """The new column, or the one that is adjusted."""
        return next(iter(self.change.columns), None)

    @property
    def road(self) -> Road | None:
        """The new road, or the one that is adjusted."""
        return next(iter(self.change.roads), None)

    @property
    def cars(self) -> tuple[Car, ...]:
        """The cars that are placed or moved."""
        return self.change.cars

    @property
    def component(self) -> Component | None:
        """The component that is placed."""
        return next(iter(self.change.components), None)

    @property
    def sides(self) -> tuple[SideTaken, ...]:
        """The sides of roads that the new road takes, its own among them."""
        return self.change.sides

    @property
    def takes(self) -> tuple[Take, ...]:
        """Columns that are taken from others for cars of the same type."""
        return self.verdict.takes if self else ()

    @property
    def supplies(self) -> tuple[tuple[Supply, Supply], ...]:
        """The supplies of all players, by seat: before and after."""
        seats = range(self.before.game.seats)
        return tuple((self.before.supply(seat), self._now.supply(seat)) for seat in seats)

    @property
    def to_move(self) -> int | None:
        """Whose turn it would be; None if the game would be over."""
        return self._now.to_move

    @property
    def out_of_material(self) -> tuple[int, ...]:
        """Seats that would run out of material, so that their clock starts."""
        dry = {one.seat for one in self.before.out_of_material}
        return tuple(one.seat for one in self._now.out_of_material if one.seat not in dry)

    @property
    def saved(self) -> tuple[int, ...]:
        """Seats that are out of material, would be paid a disc, and would play on."""
        dry = {one.seat for one in self._now.out_of_material}
        waiting = (one.seat for one in self.before.out_of_material if one.seat not in dry)
        return tuple(seat for seat in waiting if seat in self._now.still_in)

    @property
    def out(self) -> tuple[int, ...]:
        """Seats that would be out of the game."""
        return self._left(OUT)

    @property
    def finished(self) -> tuple[int, ...]:
        """Seats that would place their last car."""
        return self._left(FINISHED)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome if the game would end; None if it would go on."""
        return self._now.outcome

    @property
    def _now(self) -> Position:
        """The position after the turn; for an illegal turn, the present position."""
        return self.before if self.after is None else self.after

    def _left(self, status: int) -> tuple[int, ...]:
        before, after = self.before.course.players[:, STATUS], self._now.course.players[:, STATUS]
        return tuple(((after == status) & (before != status)).nonzero()[0].tolist())


def foresee(position: Position, turn: Turn) -> Prospect:
    """The prospect of a turn. Does not raise for an illegal turn: the prospect then contains only the verdict."""
    try:
        after, verdict = play_judged(position, turn)
    except IllegalTurnError as error:
        return Prospect(error.verdict, position)
    return Prospect(verdict, position, after)
