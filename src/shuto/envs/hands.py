"""The trembling hand: what happens to a build between the action of an agent and its result.

The noise is drawn when a build is made, from a generator that no agent and no bot can see.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from shuto.rules.position import Position
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Aftermath, Build, MissCost

if TYPE_CHECKING:
    from shuto.physics import Level


class Result(NamedTuple):
    """The result of a build: the turn that was played (None: a miss), and what happened besides."""

    turn: Build | None
    aftermath: Aftermath | None = None


@dataclass(frozen=True)
class Noise:
    """A hand that puts a column, or the foot of an off-ramp, down beside its place: a quick model of trembling.

    The build is then judged where it lies. If it is illegal there, the player has missed.
    """

    mm: float = 2.0
    """Standard deviation along each axis."""
    miss: MissCost = "turn"
    """The cost of a miss: the turn, or a disc (and the player may try again)."""

    def __post_init__(self) -> None:
        if not 0.0 <= self.mm <= 100.0:
            raise ValueError(f"mm: from 0 to 100, not {self.mm!r}")

    def build(self, position: Position, turn: Build, rng: np.random.Generator) -> Result:
        """Make a legal build with this hand."""
        dx, dy = rng.normal(0.0, self.mm, 2).tolist()
        landed = msgspec.structs.replace(turn, x=turn.x + dx, y=turn.y + dy)
        return Result(landed) if judge(position, landed) else _missed(position, turn, self.miss)


@dataclass(frozen=True)
class Carried:
    """A hand that carries the road of a build through the simulated table. It may miss, and it may wreck things.

    A model of a person carries it along a natural path (`shuto.physics.Person`). Columns and cars stand as intended.
    """

    tremor: Level = "normal"
    """How much the hand trembles: a level of `shuto.physics.LEVELS`."""
    miss: MissCost = "turn"
    """The cost of a miss: the turn, or a disc (and the player may try again)."""

    def __post_init__(self) -> None:
        from shuto.physics import LEVELS

        if self.tremor not in LEVELS:
            raise ValueError(f"tremor: one of {', '.join(LEVELS)}, not {self.tremor!r}")

    def build(self, position: Position, turn: Build, rng: np.random.Generator) -> Result:
        """Make a legal build with this hand."""
        from shuto.physics import Person, Rehearsal

        outcome = Rehearsal(position, turn, paths=1).attempt(Person(self.tremor, int(rng.integers(2**31))))
        fell = outcome.aftermath if outcome.aftermath.fallen or outcome.aftermath.nudged else None
        if outcome.landing is not None and outcome.landing.legal:
            return Result(outcome.landing.turn, fell)
        return _missed(position, turn, self.miss, fell)


def _missed(position: Position, turn: Build, cost: MissCost, fell: Aftermath | None = None) -> Result:
    seat = turn.player if turn.player is not None else position.to_move
    assert seat is not None
    if cost == "column" and position.supply(seat).columns == 0:
        cost = "turn"  # there is nothing else to lose
    return Result(None, msgspec.structs.replace(fell or Aftermath(by=seat), missed=cost))
