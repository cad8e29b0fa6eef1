"""The rows of a data set: one game, played and described."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from shuto.bots.basic import MAX_TURNS, RandomBot
from shuto.bots.evaluate import judgement_for, values
from shuto.bots.sight import Sight
from shuto.envs.datasets.recipe import Recipe
from shuto.envs.observations.flat import Flat
from shuto.rules.position import Position
from shuto.rules.records.notation import format_turn
from shuto.rules.records.record import Record, Recorder

Row = dict[str, Any]


class Rows(NamedTuple):
    """The rows of one game: that of the game itself, and one for each position in which somebody builds."""

    game: Row
    positions: list[Row]


class Scribe:
    """Plays the games of a recipe and writes them down."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self._first = recipe.first()
        self._flat = Flat(self._first.game)
        self.names = self._flat.names
        """The names of the numbers in an observation."""
        self._mind = judgement_for(self._first.game)
        self._random = RandomBot()

    def play(self, number: int) -> Rows:
        """Play a game of the recipe. The first turn of every player is random, and so is a share of the others."""
        recipe = self.recipe
        bots, rng = recipe.players_of(number), np.random.default_rng((recipe.seed, number, 1))
        recorder, begun = Recorder(self._first), self._first.game.to_place + recipe.players
        positions: list[Position] = []
        drawn: list[bool] = []
        while (seat := recorder.position.to_move) is not None:
            if len(drawn) >= MAX_TURNS:
                raise RuntimeError(f"game {number} did not end in {MAX_TURNS} turns")
            positions.append(recorder.position)
            drawn.append(len(drawn) < begun or bool(rng.random() < recipe.random))
            recorder.play((self._random if drawn[-1] else bots[seat]).choose(recorder.position, rng))
        return self.rows(number, recorder.record, [*positions, recorder.position], drawn)

    def rows(self, number: int, record: Record, positions: Sequence[Position], drawn: Sequence[bool]) -> Rows:
        """The rows of a game that is over: its record, every position, and of each step whether it was random."""
        outcome = positions[-1].outcome
        assert outcome is not None
        game = {
            "game": number,
            "bots": list(self.recipe.seats(number)),
            "ranks": [outcome.rank(seat) for seat in range(len(record.players))],
            "reason": outcome.reason,
            "steps": len(record.steps),
            "record": record.to_text(),
        }
        seen = [
            {"game": number, "step": step, **self._seen(position), "turn": _notation(record, step), "random": random}
            for step, (position, random) in enumerate(zip(positions, drawn, strict=False))
            if position.phase == "building"
        ]
        return Rows(game, seen)

    def _seen(self, position: Position) -> Row:
        """The observation of the player to move, and how the bots' net evaluates each seat."""
        sight, seat = Sight.of(position), position.to_move
        assert seat is not None
        chances = values(sight, self._mind).astype(np.float32)
        return {"seat": seat, "observation": self._flat.of(sight, seat), "evaluation": chances}


def _notation(record: Record, step: int) -> str:
    turn = record.steps[step].turn
    assert turn is not None
    return format_turn(turn)
