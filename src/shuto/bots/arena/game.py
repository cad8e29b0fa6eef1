"""One game of the arena, from its spec to its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from shuto.bots.arena.plan import GameSpec
from shuto.bots.arena.players import make_player
from shuto.bots.basic import MAX_TURNS, Bot
from shuto.bots.city import place_at_random
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.referee.survey import COLUMN, survey
from shuto.rules.setup import new_game
from shuto.rules.turn import Turn

Told = Callable[[Turn], object]


class BotFailedError(RuntimeError):
    """A bot raised an exception or played an illegal turn. The message is one line with the game and the bot."""


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game."""

    id: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    """By seat, starting at 1. Tied seats have the same rank."""
    turns: int
    reason: str
    seconds: tuple[float, ...]
    """Total thinking time of each seat."""
    slowest: tuple[float, ...]
    """Longest thinking time of each seat for one turn."""

    def share(self, bot: str) -> float:
        """Return the bot's share of first place: the fraction of first-ranked seats that it holds."""
        first = [name for name, rank in zip(self.bots, self.ranks, strict=True) if rank == 1]
        return first.count(bot) / len(first)


def opening(position: Position, rng: np.random.Generator, told: Told | None = None) -> Position:
    """Set up and build one column per player in a random direction. Otherwise deterministic bots repeat one game.

    told: called with every turn.
    """
    while position.phase == "setup":
        position = _played(position, place_at_random(position, rng), told)
    for _ in range(position.game.seats):
        base = position.base_points()[0].column
        found = survey(position, base, kinds=[(2, COLUMN)])
        cells = np.argwhere(found.legal)
        if not len(cells):
            break
        position = _played(position, found.turn(*cells[int(rng.integers(len(cells)))].tolist()), told)
    return position


def _played(position: Position, turn: Turn, told: Told | None) -> Position:
    after = play(position, turn)
    if told is not None:
        told(turn)
    return after


def play_spec(spec: GameSpec, players: Sequence[Bot] | None = None, told: Told | None = None) -> GameResult:
    """Play a game. The same spec gives the same game, unless a bot's budget is in seconds.

    players: the bots by seat; None: they are made by their names. told: called with every turn, also of the opening.
    """
    rules = dict(spec.house_rules)
    position = new_game(spec.edition, len(spec.bots), house_rules=rules)
    position = opening(position, np.random.default_rng((spec.seed, 0)), told)
    bots = [make_player(name) for name in spec.bots] if players is None else players
    dice = [np.random.default_rng((spec.seed, 1 + seat)) for seat in range(len(bots))]
    seconds, slowest = [0.0] * len(bots), [0.0] * len(bots)
    turns = 0
    while (seat := position.to_move) is not None:
        if turns >= MAX_TURNS:
            raise RuntimeError(f"{spec.id}: the game did not end in {MAX_TURNS} turns")
        start = time.perf_counter()
        try:
            turn = bots[seat].choose(position, dice[seat])
            elapsed = time.perf_counter() - start
            position = _played(position, turn, told)
        except Exception as error:  # wrapped, because not every exception can be pickled
            raise BotFailedError(f"{spec.id}: {spec.bots[seat]}: {type(error).__name__}: {error}") from error
        seconds[seat] += elapsed
        slowest[seat] = max(slowest[seat], elapsed)
        turns += 1
    outcome = position.outcome
    assert outcome is not None
    ranks = tuple(outcome.rank(seat) for seat in range(len(bots)))
    return GameResult(spec.id, spec.bots, ranks, turns, outcome.reason, tuple(seconds), tuple(slowest))
