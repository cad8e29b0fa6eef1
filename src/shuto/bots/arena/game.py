"""One game of the arena, from its spec to its result."""

from __future__ import annotations

import time

import msgspec
import numpy as np

from shuto.bots.arena.plan import GameSpec
from shuto.bots.arena.players import make_player
from shuto.bots.basic import MAX_TURNS
from shuto.bots.city import place_at_random
from shuto.rules.play import play
from shuto.rules.position import Position
from shuto.rules.referee.survey import COLUMN, survey
from shuto.rules.setup import new_game


class BotFailedError(RuntimeError):
    """A bot that raised something or played what may not be played; one clear line says which, and in which game."""


class GameResult(msgspec.Struct, frozen=True):
    """How a game went."""

    id: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    """By seat, from 1; equal ranks share a place."""
    turns: int
    reason: str
    seconds: tuple[float, ...]
    """That each seat thought."""
    slowest: tuple[float, ...]
    """The longest thought of each seat."""

    def share(self, bot: str) -> float:
        """How much of the first place a bot won, whatever seats it had."""
        first = [name for name, rank in zip(self.bots, self.ranks, strict=True) if rank == 1]
        return first.count(bot) / len(first)


def opening(position: Position, rng: np.random.Generator) -> Position:
    """The set-up, and one column of each player in a random direction: without it, sure bots play one game for ever."""
    while position.phase == "setup":
        position = play(position, place_at_random(position, rng))
    for _ in range(position.game.seats):
        base = position.base_points()[0].column
        found = survey(position, base, kinds=[(2, COLUMN)])
        cells = np.argwhere(found.legal)
        if not len(cells):
            break
        position = play(position, found.turn(*cells[int(rng.integers(len(cells)))].tolist()))
    return position


def play_spec(spec: GameSpec) -> GameResult:
    """Play a game. The same spec gives the same game, as long as its bots count games and not seconds."""
    rules = dict(spec.house_rules)
    position = new_game(spec.edition, len(spec.bots), house_rules=rules)
    position = opening(position, np.random.default_rng((spec.seed, 0)))
    bots = [make_player(name) for name in spec.bots]
    dice = [np.random.default_rng((spec.seed, 1 + seat)) for seat in range(len(bots))]
    seconds, slowest = [0.0] * len(bots), [0.0] * len(bots)
    turns = 0
    while (seat := position.to_move) is not None:
        if turns >= MAX_TURNS:
            raise RuntimeError(f"{spec.id}: no end after {MAX_TURNS} turns")
        begin = time.perf_counter()
        try:
            turn = bots[seat].choose(position, dice[seat])
            taken = time.perf_counter() - begin
            position = play(position, turn)
        except Exception as error:  # told in words: not every exception travels from process to process
            raise BotFailedError(f"{spec.id}: {spec.bots[seat]}: {type(error).__name__}: {error}") from error
        seconds[seat] += taken
        slowest[seat] = max(slowest[seat], taken)
        turns += 1
    outcome = position.outcome
    assert outcome is not None
    ranks = tuple(outcome.rank(seat) for seat in range(len(bots)))
    return GameResult(spec.id, spec.bots, ranks, turns, outcome.reason, tuple(seconds), tuple(slowest))
