"""The legal moves of a position as a numbered list."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from shuto.bots.evaluate import judgement_for
from shuto.bots.propose import new_resolution, proposals
from shuto.bots.sight import Sight, turn_of
from shuto.envs.actions.components import some_places
from shuto.envs.actions.offer import other_turns
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn
from shuto.rules.referee.judge import judge
from shuto.rules.turn import Extend, OffRamp, Turn

MOST = 40
"""How many moves are listed, unless a caller wants more or fewer."""


@dataclass(frozen=True)
class ListedMove:
    """A legal move with its number in the list, counted from 1."""

    number: int
    turn: Turn
    notation: str
    """The turn as one line, which `shuto.parse_turn` reads."""
    outcome: str
    """The roads that it crosses and the cars that it earns; empty if none."""

    def __str__(self) -> str:
        return f"{self.number}. {self.notation}" + (f"  ({self.outcome})" if self.outcome else "")


def legal_moves(position: Position, *, most: int = MOST, seed: int = 0) -> tuple[ListedMove, ...]:
    """Legal moves of the player to move: one of each class of outcome, and the turns without a build.

    There are infinitely many legal builds; a model may also state one that is not listed. `seed` chooses places for
    components. Empty if the game is over.
    """
    if position.to_move is None:
        return ()
    turns: list[Turn] = []
    if position.phase == "setup":
        turns += some_places(position, np.random.default_rng((seed, len(position.components))))
    else:
        resolution = new_resolution(24, (0.2, 0.5, 0.8), 8, keep=most)
        choices = proposals(Sight.of(position), judgement_for(position.game).taste, resolution).choices
        turns += [turn for turn in map(turn_of, choices) if isinstance(turn, (Extend, OffRamp))]
        turns = [*turns[:most], *other_turns(position, builds=bool(turns))]
    return tuple(
        ListedMove(number, turn, format_turn(turn), _outcome(position, turn)) for number, turn in enumerate(turns, 1)
    )


def _outcome(position: Position, turn: Turn) -> str:
    if not isinstance(turn, (Extend, OffRamp)):
        return ""
    verdict = judge(position, turn)
    parts = [f"{'over' if one.over else 'under'} {one.road}" for one in verdict.crossings]
    cars = len(verdict.cars)
    return ", ".join([*parts, *([f"earns {cars} {'car' if cars == 1 else 'cars'}"] if cars else [])])
