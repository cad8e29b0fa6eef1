"""The recipe of a data set: who plays what. It decides every row."""

from __future__ import annotations

from functools import cache

import msgspec
import numpy as np

from shuto.bots import UnknownBotError
from shuto.bots.basic import Bot
from shuto.envs.opponents import steady_bot
from shuto.rules.game import Game, make_game
from shuto.rules.position import Position
from shuto.rules.records.record import Setting
from shuto.rules.setup import start

MOST_GAMES = 10_000_000


class RecipeError(ValueError):
    """A recipe that cannot be followed; the message says why in one line."""


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The recipe of a data set. It gives the same rows on every machine, with any number of workers.

    >>> Recipe(games=3, bots=("greedy", "thrifty"), seed=5).seats(0)
    ('greedy', 'greedy')
    """

    games: int
    """How many games."""
    bots: tuple[str, ...] = ("greedy", "thrifty", "careful")
    """Each seat is drawn from these. NAME@N gives a bot that looks ahead N visits per turn."""
    edition: str = "two-player-2024"
    """The id of an edition."""
    players: int = 2
    """Number of seats."""
    missions: bool = False
    """Play by the mission rules, if the edition has any."""
    house_rules: dict[str, Setting] = {}
    """Switches that differ from the edition."""
    seed: int = 0
    """Other seeds give other games."""
    random: float = 0.05
    """The share of turns that are random, besides the first turn of each player. They bring variety."""
    shard: int = 500
    """Games per file."""

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise RecipeError(f"games: from 1 to {MOST_GAMES}, not {self.games}")
        if not 1 <= self.shard <= 100_000:
            raise RecipeError(f"shard: from 1 to 100000 games, not {self.shard}")
        if not 0.0 <= self.random <= 1.0:
            raise RecipeError(f"random: a share from 0 to 1, not {self.random}")
        if not 0 <= self.seed < 2**63:
            raise RecipeError(f"seed: from 0 to 2**63 - 1, not {self.seed}")
        if not self.bots:
            raise RecipeError("bots: name at least one")
        try:
            for name in self.bots:
                _bot(name)
            self.game()
        except (UnknownBotError, ValueError) as error:
            raise RecipeError(str(error)) from None

    @property
    def shards(self) -> int:
        """How many files of games there are."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def game(self) -> Game:
        """The fixed part of every game of the data set."""
        return make_game(self.edition, self.players, missions=self.missions, house_rules=dict(self.house_rules))

    def first(self) -> Position:
        """The position in which every game begins."""
        return start(self.game())

    def seats(self, number: int) -> tuple[str, ...]:
        """The bots of a game, by seat."""
        drawn = np.random.default_rng((self.seed, number, 0)).integers(len(self.bots), size=self.players)
        return tuple(self.bots[one] for one in drawn.tolist())

    def players_of(self, number: int) -> list[Bot]:
        """The bots of a game, ready to play."""
        return [_bot(name) for name in self.seats(number)]


@cache
def _bot(name: str) -> Bot:
    return steady_bot(name)
